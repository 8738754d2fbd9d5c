//! What a frame of a table is drawn from, and what is asked for in it.

use super::answers::Pointed;
use super::ask::Ask;
use super::desk::Desk;
use super::lies::Lies;
use super::menu::Menu;
use super::offers::Offers;
use super::places::Places;
use super::strip::RolledFor;
use super::why::OpenPage;
use crate::options::Speed;
use crate::table::{
    AnimationQueue, Captions, Foresight, Line, Observation, Offer, Refused, Session, Speak, Spot,
    TableGame, Timeline, tips,
};
use crate::theme::{Frame, Hit, Pen};
use bevy_egui::egui::{Pos2, Rect};
use rules::table::Seat;
use rules::table::words::Words;

/// What a frame is drawn from, and what it asks for; with what the game keeps from frame to frame.
pub struct Scene<'a, G: TableGame, K> {
    /// What is seen.
    pub observation: &'a Observation<G>,
    /// The view as far as it has been shown.
    pub view: &'a G::View,
    /// What its data files say.
    pub data: &'a G::Data,
    /// The game, for its words and its reasons.
    pub session: &'a mut Session<G>,
    /// What moves.
    pub animations: &'a AnimationQueue<G>,
    /// Where the chart lies.
    pub desk: &'a Desk,
    /// Where one would lose something by what can be chosen there.
    pub costly: &'a [G::Spot],
    /// Where the panels lie.
    pub places: &'a Places,
    /// Whether nothing moves, so that choices show.
    pub idle: bool,
    /// Whether things are at their places at once.
    pub still: bool,
    /// How fast things move.
    pub speed: Speed,
    /// Every decision of the game, and which one is looked at.
    pub timeline: &'a Timeline,
    /// What the mouse and the keys ask for in this frame.
    pub asks: Vec<Ask<G>>,
    /// What the game keeps from frame to frame.
    pub kept: &'a mut K,
    /// Where in this frame the things lie that can be chosen, dragged or pointed at.
    pub lies: Lies<G::Spot>,
    /// What the choice that is pointed at will do.
    pub foresight: Option<Foresight<G>>,
    /// The choice that a captain advises, lit where it lies while nothing else is pointed at.
    pub advised: Option<G::Choice>,
    /// The line of the log whose rule is asked for, counted back from the newest.
    pub why: Option<usize>,
    /// Whether a key asks why the open question is asked.
    pub asks_why: bool,
    /// What a page tells of.
    pub told_why: Option<OpenPage>,
    /// How far the strip of panels is rolled, and for what it was.
    pub rolled: (f32, RolledFor),
    /// Whether a choice is pointed at.
    pub(super) pointed: bool,
    /// Whether a page tells why something happened.
    pub(super) tells_why: bool,
    /// What is open by the cursor.
    pub(super) menu: Option<&'a Menu>,
    /// The piece that is held.
    pub(super) held: Option<G::Spot>,
    /// What the player should know at once.
    pub(super) notice: &'a str,
    /// What is only heard.
    pub(super) captions: &'a Captions,
    /// The canvas.
    pub(super) frame: &'a Frame,
}

impl<'a, G: TableGame, K> Scene<'a, G, K> {
    /// Returns the log, as far as it has been shown.
    #[must_use]
    pub fn log(&self) -> &'a [Line<G>] {
        let told = self.animations.told();
        let log = &self.observation.log;
        &log[..log.partition_point(|line| line.number < told)]
    }

    /// Returns whether a captain advises what lies on a spot.
    #[must_use]
    pub fn advises(&self, spot: G::Spot) -> bool {
        let lies = |choice| {
            self.observation
                .at(spot)
                .any(|offer| offer.choice == choice)
        };
        self.advised.is_some_and(lies)
    }

    /// Asks for something.
    pub fn ask(&mut self, ask: Ask<G>) {
        self.asks.push(ask);
    }

    /// Returns whether a menu is about to open.
    #[must_use]
    pub fn asks_for_menu(&self) -> bool {
        self.asks.iter().any(|ask| matches!(ask, Ask::Open(_)))
    }

    /// Looks ahead at what a choice will do; tells it in words.
    pub fn foresee(&mut self, offer: &Offer<G>) -> String {
        self.foresight = self.session.foresee(offer.choice);
        let speaker = self.session.speaker();
        let told = |foresight: &Foresight<G>| foresight.told(&offer.label, speaker);
        self.foresight
            .as_ref()
            .map_or_else(|| offer.label.clone(), told)
    }

    /// Takes the only one of some answers, or opens a menu of them.
    pub fn pick(&mut self, numbers: &[usize], at: Pos2) {
        let offers = &self.observation.options;
        if let [only] = numbers {
            self.ask(Ask::Choose(offers[*only].choice));
        } else {
            let row = |&number: &usize| (number, offers[number].label.clone());
            let menu = Menu {
                at,
                rows: numbers.iter().map(row).collect(),
                changes: self.session.changes(),
            };
            self.ask(Ask::Open(menu));
        }
    }

    /// Tells what an answer will do that is pointed at, more below it, and where the rulebook tells of that.
    pub fn tell(&mut self, pen: &mut Pen, pointed: &Pointed, more: Option<&str>) {
        let observation = self.observation;
        let mut told = self.foresee(&observation.options[pointed.answer]);
        if let Some(more) = more {
            told = format!("{told}\n{more}");
        }
        let topic = self.foresight.as_ref().and_then(Foresight::topic);
        tips::among(pen, &pointed.hit, pointed.among, &told, topic);
    }

    /// Returns whose mat lies before the players: the viewer's, or of several people the one's who decides.
    #[must_use]
    pub fn own(&self) -> Seat {
        let asked = self.observation.asked.map(|asked| asked.seat);
        let person = |seat: &Seat| self.session.is_person(*seat);
        self.observation
            .viewer
            .or(asked.filter(person))
            .or_else(|| self.session.seats().find(person))
            .unwrap_or(Seat(0))
    }
}

impl<G: TableGame, K> Offers<G::Spot> for Scene<'_, G, K> {
    fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: G::Spot,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        self.lies.note(spot, rect);
        if !self.idle {
            return None;
        }
        let observation = self.observation;
        let mut offers = observation.at(spot);
        let first = offers.next()?;
        let more = offers.count();
        let mut label = if more == 0 {
            first.label.clone()
        } else {
            let values = [
                ("first", first.label.as_str().into()),
                ("more", (more as i64).into()),
            ];
            self.words().say("ui-choices-here", &values)
        };
        let mut hit = pen.hit_at(rect, at, spot.kind(), &label);
        if hit.hovered && more == 0 && self.desk.aim.is_meant() {
            label = self.foresee(first);
        }
        hit.hovered |= self.advises(spot);
        self.lies.land(spot, rect);
        if hit.clicked {
            let offers = self.observation.options.iter().enumerate();
            let here: Vec<usize> = offers
                .filter(|(_, offer)| offer.spot == spot)
                .map(|(number, _)| number)
                .collect();
            self.pick(&here, at);
        }
        Some((hit, label))
    }

    fn refusal(&mut self, spot: G::Spot) -> Option<Refused> {
        if !self.idle {
            return None;
        }
        self.session.refused(self.observation, self.view, spot)
    }

    fn refuse(&mut self, refused: Refused) {
        self.ask(Ask::Say(refused));
    }

    fn words(&self) -> &Words {
        self.session.speaker().words()
    }
}
