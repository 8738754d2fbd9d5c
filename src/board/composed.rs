//! A table composed of the parts that a game draws itself, and the order in which all of it is drawn.

use super::asking::Asking;
use super::prompt::Taken;
use super::scene::Scene;
use super::strip::Panel;
use super::why::Page;
use crate::table::{Asked, Explain, Line, Speak, TableGame};
use crate::theme::Pen;
use bevy_egui::egui::{Pos2, Rect};

/// Draws a part of a table.
pub type Draws<G, K> = fn(&mut Pen, &mut Scene<G, K>);

/// The parts that a game draws itself. Those that it leaves at their default are drawn as any game draws it, or not at all.
pub struct Composition<G: TableGame, K> {
    /// True if the chart leaves a space free on either side, so that it can grow while no card in hand can be chosen.
    pub slim: bool,
    /// Draws what lies on the chart.
    pub chart: Draws<G, K>,
    /// Draws the top bar, by [`Scene::draw_top`].
    pub top: Draws<G, K>,
    /// Draws the panels round the chart.
    pub panels: Draws<G, K>,
    /// Returns the signs of the panels, for where they lie below each other.
    pub signs: fn(&Scene<G, K>) -> Vec<Panel>,
    /// Returns the rectangle of a mark that the guide of a lesson points at, if it is seen.
    pub guided: fn(&Pen, &Scene<G, K>, G::Mark) -> Option<Rect>,
    /// Returns the rectangle that whoever chooses something on a spot is to see.
    pub about: fn(&Scene<G, K>, G::Spot) -> Option<Rect>,
    /// Returns the way in which a question is shown.
    pub asking: fn(&Pen, &Scene<G, K>, Asked<G>) -> Asking,
    /// Draws the picture of an answer, by its index, and whether it is pointed at.
    pub picture: fn(&mut Pen, &mut Scene<G, K>, usize, Rect, bool),
    /// Returns the lines of the log that tell what others did to whoever is asked.
    pub befell: fn(&Scene<G, K>, Asked<G>) -> Vec<String>,
    /// Returns where the panels of the left column end. Hints for keys stand below.
    pub foot: fn(&Scene<G, K>) -> f32,
    /// Draws the hand, clear of what is asked.
    pub hand: fn(&mut Pen, &mut Scene<G, K>, Taken),
    /// Draws what flies between the panels and the chart.
    pub flights: fn(&mut Pen, &Scene<G, K>),
    /// Draws the piece that is dragged from a spot, at the pointer.
    pub carry: fn(&Pen, &Scene<G, K>, G::Spot, Pos2),
    /// Draws on the chart what the choice that is pointed at will do.
    pub foresight: fn(&Pen, &Scene<G, K>),
    /// Returns whether a spot is a card in hand. Cards lie aslant: a look back that compares them frames them where they lie.
    pub in_hand: fn(G::Spot) -> bool,
    /// Returns the page about the rule behind a line of the log.
    pub page: fn(&Scene<G, K>, &Line<G>) -> Page,
}

impl<G: TableGame, K> Default for Composition<G, K> {
    fn default() -> Self {
        Self {
            slim: false,
            chart: |_, _| {},
            top: |_, _| {},
            panels: |_, _| {},
            signs: |_| Vec::new(),
            guided: |_, _, _| None,
            about: |scene, spot| scene.lies.of(spot),
            asking: |_, _, _| Asking::default(),
            picture: |_, _, _, _, _| {},
            befell: |scene, asked| scene.lost_to_others(asked.seat),
            foot: |scene| scene.places.supplies.bottom(),
            hand: |_, _, _| {},
            flights: |_, _| {},
            carry: |_, _, _, _| {},
            foresight: |_, _| {},
            in_hand: |_| false,
            page: rule_page,
        }
    }
}

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws a frame of a table, from the chart up to what lies over all.
    pub(super) fn compose(&mut self, pen: &mut Pen, own: &Composition<G, K>) {
        self.draw_chart(pen, own.chart);
        (own.top)(pen, self);
        self.draw_panels(pen, own.panels, own.signs, own.guided, own.about);
        self.say_news(pen);
        let taken = self.asked(pen, own.asking, own.picture, own.befell);
        let taken = self.draw_captions(pen, taken);
        // The hand keeps clear of what is asked, and so does a card that is read.
        (own.hand)(pen, self, taken);
        self.draw_foot(pen, (own.foot)(self));
        (own.flights)(pen, self);
        self.draw_guide(pen, (own.foot)(self), own.guided);
        self.drag(pen, own.carry);
        self.draw_menu(pen, own.about);
        self.draw_foresight(pen, own.foresight);
        self.draw_compared(pen, taken, own.in_hand);
        self.draw_end(pen, own.page);
    }
}

/// Returns the page of a line: the name of the rule, and below it all that the game's words say of it; else the rule in a sentence.
fn rule_page<G: TableGame, K>(scene: &Scene<G, K>, line: &Line<G>) -> Page {
    let speaker = scene.session.speaker();
    let (words, id) = (speaker.words(), G::told_of(line.cause));
    let rule = format!("{id}.rule");
    let (title, rule) = if words.has(&rule) {
        (words.say(id, &[]), words.say(&rule, &[]))
    } else {
        (speaker.why(line.cause), String::new())
    };
    Page {
        text: line.text().to_owned(),
        inquiry: None,
        title,
        aid: line.aid.clone(),
        rule,
    }
}
