//! The panels round the chart, and the scene that all of them are drawn from.

pub mod aboard;
mod hold;
pub mod magic;
pub mod mat;
mod pirates;
pub mod things;
pub mod weather;

pub(super) use self::mat::with_caption;
pub use self::things::{Laid, small_card};
pub use super::ask::Ask;

use super::flights::Anchors;
use super::spots::refusal;
use super::{Commons, Painted, Pirate, Spot};
use crate::board::desk::Desk;
use crate::board::menu::Menu;
use crate::board::places::Places;
use crate::board::strip::RolledFor;
use crate::board::{log, strip, top};
use crate::options::Speed;
use crate::table::tips::{self, Tip};
use crate::table::{Cues, Foresight, Line, Offer, Refused, Sight, Sitting, Timeline};
use crate::theme::{Hit, Pen, palette, roll_under};
use bevy_egui::egui::{self, Color32, Pos2, Rect, Response, Stroke, StrokeKind};
use rules::table::Seat;
use rules::voodoo::Colour;

/// What a frame is drawn from, and what it asks for.
pub struct Scene<'a, G: Painted> {
    /// What is seen.
    pub sight: &'a Sight<G>,
    /// The view as far as it has been shown.
    pub view: &'a G::View,
    /// What its data files say.
    pub data: &'a G::Data,
    /// The game, for its words and its reasons.
    pub sitting: &'a mut Sitting<G>,
    /// What moves.
    pub cues: &'a Cues<G>,
    /// Where the chart lies.
    pub desk: &'a Desk,
    /// Where one would lose something by what can be chosen there.
    pub costly: &'a [Spot<G>],
    /// Where the panels lie.
    pub places: &'a Places,
    /// Whether nothing moves, so that choices show.
    pub idle: bool,
    /// Whether things are at their places at once.
    pub still: bool,
    /// Every decision of the game, and which one is looked at.
    pub timeline: &'a Timeline,
    /// What the mouse and the keys ask for in this frame.
    pub asks: Vec<Ask<G>>,
    /// Where pieces lie in panels, for those that fly.
    pub anchors: &'a mut Anchors<G>,
    /// Where in this frame the things lie that can be chosen, dragged or pointed at.
    pub pieces: Vec<(Spot<G>, Rect)>,
    /// What the choice that is pointed at will do.
    pub foresight: Option<Foresight<G>>,
    /// The choice that a captain advises, lit where it lies while nothing else is pointed at.
    pub advised: Option<G::Choice>,
    /// The line of the log whose rule is asked for, counted back from the newest.
    pub why: Option<usize>,
    /// Whether a key asks why the open question is asked.
    pub asks_why: bool,
    /// What a page tells of: the number of a line of the log or of the open question, where that lies, and the button that
    /// opened the page.
    pub told_why: Option<(usize, Rect, Response)>,
    /// Where in this frame choices can be dropped.
    pub landings: Vec<(Spot<G>, Rect)>,
}

impl<'a, G: Painted> Scene<'a, G> {
    /// What lies on the table for all.
    #[must_use]
    pub fn commons(&self) -> Commons<'a, G> {
        G::commons(self.view)
    }

    /// A pirate.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> Pirate<'a, G> {
        G::pirate(self.view, seat)
    }

    /// The log, as far as it has been shown.
    #[must_use]
    pub fn log(&self) -> &'a [Line<G>] {
        let told = self.cues.told();
        let log = &self.sight.log;
        &log[..log.partition_point(|line| line.number < told)]
    }

    /// Lets the choices that lie on a spot be clicked there: one at once, several by a menu; whether the mouse or the
    /// keyboard's cursor is there. Nothing where none lies.
    pub fn offer(&mut self, pen: &mut Pen, spot: Spot<G>, rect: Rect, at: Pos2) -> Option<bool> {
        let (hit, label) = self.offer_untold(pen, spot, rect, at)?;
        let hovered = hit.hovered;
        tips::offer(pen, hit, label, Tip::default);
        Some(hovered)
    }

    /// The same for what explains itself; with what there is to choose.
    pub fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: Spot<G>,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        self.piece(spot, rect);
        if !self.idle {
            return None;
        }
        let sight = self.sight;
        let mut offers = sight.at(spot);
        let first = offers.next()?;
        let more = offers.count();
        let mut label = if more == 0 {
            first.label.clone()
        } else {
            let words = self.sitting.speaker().words();
            let values = [
                ("first", first.label.as_str().into()),
                ("more", (more as i64).into()),
            ];
            words.say("ui-choices-here", &values)
        };
        let mut hit = pen.hit_at(rect, at, spot.kind(), &label);
        if hit.hovered && more == 0 && self.desk.aim.is_meant() {
            label = self.foresee(first);
        }
        hit.hovered |= self.advises(spot);
        self.landings.push((spot, rect));
        if hit.clicked {
            let offers = self.sight.options.iter().enumerate();
            let here: Vec<usize> = offers
                .filter(|(_, offer)| offer.spot == spot)
                .map(|(number, _)| number)
                .collect();
            self.pick(&here, at);
        }
        Some((hit, label))
    }

    /// Whether a captain advises what lies on a spot.
    #[must_use]
    pub fn advises(&self, spot: Spot<G>) -> bool {
        let lies = |choice| self.sight.at(spot).any(|offer| offer.choice == choice);
        self.advised.is_some_and(lies)
    }

    /// Asks for something.
    pub fn ask(&mut self, ask: Ask<G>) {
        self.asks.push(ask);
    }

    /// Whether a menu is about to open.
    #[must_use]
    pub fn asks_for_menu(&self) -> bool {
        self.asks.iter().any(|ask| matches!(ask, Ask::Open(_)))
    }

    /// Looks ahead at what a choice will do; tells it in words.
    pub fn foresee(&mut self, offer: &Offer<G>) -> String {
        self.foresight = self.sitting.foresee(offer.choice);
        let speaker = self.sitting.speaker();
        let told = |foresight: &Foresight<G>| foresight.told(&offer.label, speaker);
        self.foresight
            .as_ref()
            .map_or_else(|| offer.label.clone(), told)
    }

    /// Takes the only one of some choices, or opens a menu of them.
    pub fn pick(&mut self, numbers: &[usize], at: Pos2) {
        let offers = &self.sight.options;
        if let [only] = numbers {
            self.ask(Ask::Choose(offers[*only].choice));
        } else {
            let row = |&number: &usize| offers[number].clone();
            let menu = Menu {
                at,
                rows: numbers.iter().map(row).collect(),
                changes: self.sitting.changes(),
            };
            self.ask(Ask::Open(menu));
        }
    }

    /// Notes where a thing lies.
    pub fn piece(&mut self, spot: Spot<G>, rect: Rect) {
        self.pieces.push((spot, rect));
    }

    /// Notes where a thing lies in this frame after all.
    pub fn piece_moved(&mut self, spot: Spot<G>, rect: Rect) {
        self.pieces.retain(|(other, _)| *other != spot);
        self.piece(spot, rect);
    }

    /// Where in this frame a thing lies, of those noted so far.
    #[must_use]
    pub fn rect_of(&self, spot: Spot<G>) -> Option<Rect> {
        let mut pieces = self.pieces.iter();
        let found = pieces.find(|(other, _)| *other == spot);
        found.map(|(_, rect)| *rect)
    }

    /// Which rule forbids what a click on a spot would mean, unless things still move.
    pub fn refusal(&mut self, spot: Spot<G>) -> Option<Refused> {
        if !self.idle {
            return None;
        }
        refusal(self.sitting, self.sight, self.view, spot)
    }

    /// Whose mat lies before the players: the viewer's, or of several people the one's who decides.
    #[must_use]
    pub fn own(&self) -> Seat {
        let asked = self.sight.asked.map(|asked| asked.seat);
        let person = |seat: &Seat| self.sitting.is_person(*seat);
        self.sight
            .viewer
            .or(asked.filter(person))
            .or_else(|| self.sitting.seats().find(person))
            .unwrap_or(Seat(0))
    }
}

/// Draws all of them; where they lie in a strip, it is rolled to what is wanted next.
pub(super) fn draw<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    speed: Speed,
    rolled: &mut (f32, RolledFor),
) {
    top::draw(pen, scene, speed);
    let whole = pen.ui.clip_rect();
    if let Some((seen, _)) = scene.places.strip {
        pen.ui.set_clip_rect(seen);
    }
    pirates::draw(pen, scene);
    mat::draw(pen, scene);
    G::draw_panels(pen, scene);
    let asks_why = scene.why.is_some();
    log::draw(pen, scene);
    if let Some((seen, farthest)) = scene.places.strip {
        let hidden = [rolled.0, farthest - rolled.0];
        roll_under(pen.ui.painter(), seen, palette::WALNUT, hidden);
    }
    pen.ui.set_clip_rect(whole);
    strip::roll(pen, scene, rolled, asks_why);
}

/// The badge of a colour.
#[must_use]
pub fn badge(colour: Colour) -> String {
    format!("art/badge-{}", palette::colour_name(colour))
}

/// A soul of a colour.
#[must_use]
pub fn soul(colour: Colour) -> String {
    format!("art/soul-{}", palette::colour_name(colour))
}

/// The frame round a thing in a panel that can be chosen.
pub fn glow(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(rect, 6.0, palette::CREAM.gamma_multiply(0.2));
    }
    let under = Stroke::new(4.0, Color32::from_black_alpha(140));
    painter.rect_stroke(rect, 6.0, under, StrokeKind::Middle);
    let width = if hovered { 2.6 } else { 1.8 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 6.0, 4.0);
}

/// Lets what lies on a spot be chosen there, framed; explains it in any case.
pub fn offer_or_explain<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    spot: Spot<G>,
    rect: Rect,
    tip: impl FnOnce(&Scene<G>) -> Tip,
) {
    match scene.offer_untold(pen, spot, rect, rect.center()) {
        Some((hit, label)) => {
            glow(pen, rect, hit.hovered);
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => refuse_or_explain(pen, scene, spot, rect, tip),
    }
}

/// Explains what lies on a spot where nothing can be chosen now, and which rule forbids it where one does; a click says it.
pub fn refuse_or_explain<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    spot: Spot<G>,
    rect: Rect,
    tip: impl FnOnce(&Scene<G>) -> Tip,
) {
    let corner = [rect.min.x, rect.min.y].map(|at| at as i32);
    let id = egui::Id::new(("spot", spot, corner));
    let response = pen.ui.interact(rect, id, egui::Sense::click());
    let read = pen.is_read();
    if !read && !response.hovered() && !response.clicked() {
        return;
    }
    let tip = tip(scene);
    let on = if read {
        tips::named(pen, &response, tip.name())
    } else {
        None
    };
    if !response.hovered() && !response.clicked() && on.is_none() {
        return;
    }
    let refused = scene.refusal(spot);
    if response.clicked() {
        scene.asks.extend(refused.clone().map(Ask::Say));
    }
    tips::told(pen, response, on.is_some(), on.as_deref(), || {
        tip.refused(refused)
    });
}

/// The picture of a colour's figure.
#[must_use]
pub fn figure(colour: Colour) -> String {
    format!("art/figure-{}", palette::colour_name(colour))
}
