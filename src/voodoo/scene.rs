//! What a frame of a Voodoo game's table is drawn from, and what is asked for in it.

use super::ask::Ask;
use super::flights::Anchors;
use super::spots::refusal;
use super::{Commons, Painted, Pirate, Spot};
use crate::board::answers::Pointed;
use crate::board::desk::Desk;
use crate::board::lies::Lies;
use crate::board::menu::Menu;
use crate::board::offers::Offers;
use crate::board::places::Places;
use crate::board::why::Told;
use crate::table::tips;
use crate::table::{Cues, Foresight, Line, Offer, Refused, Sight, Sitting, Timeline};
use crate::theme::{Hit, Pen};
use bevy_egui::egui::{Pos2, Rect};
use rules::table::Seat;
use rules::table::words::Words;

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
    pub lies: Lies<Spot<G>>,
    /// What the choice that is pointed at will do.
    pub foresight: Option<Foresight<G>>,
    /// The choice that a captain advises, lit where it lies while nothing else is pointed at.
    pub advised: Option<G::Choice>,
    /// The line of the log whose rule is asked for, counted back from the newest.
    pub why: Option<usize>,
    /// Whether a key asks why the open question is asked.
    pub asks_why: bool,
    /// What a page tells of.
    pub told_why: Option<Told>,
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

    /// Takes the only one of some answers, or opens a menu of them.
    pub fn pick(&mut self, numbers: &[usize], at: Pos2) {
        let offers = &self.sight.options;
        if let [only] = numbers {
            self.ask(Ask::Choose(offers[*only].choice));
        } else {
            let row = |&number: &usize| (number, offers[number].label.clone());
            let menu = Menu {
                at,
                rows: numbers.iter().map(row).collect(),
                changes: self.sitting.changes(),
            };
            self.ask(Ask::Open(menu));
        }
    }

    /// Tells what an answer will do that is pointed at, and where the rulebook tells of that.
    pub fn tell(&mut self, pen: &mut Pen, pointed: &Pointed) {
        self.tell_with(pen, pointed, "");
    }

    /// The same with more below it.
    pub fn tell_with(&mut self, pen: &mut Pen, pointed: &Pointed, more: &str) {
        let sight = self.sight;
        let mut told = self.foresee(&sight.options[pointed.answer]);
        if !more.is_empty() {
            told = format!("{told}\n{more}");
        }
        let topic = self.foresight.as_ref().and_then(Foresight::topic);
        tips::among(pen, &pointed.hit, pointed.among, &told, topic);
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

impl<G: Painted> Offers<Spot<G>> for Scene<'_, G> {
    fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: Spot<G>,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        self.lies.note(spot, rect);
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
        self.lies.land(spot, rect);
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

    fn refusal(&mut self, spot: Spot<G>) -> Option<Refused> {
        if !self.idle {
            return None;
        }
        refusal(self.sitting, self.sight, self.view, spot)
    }

    fn refuse(&mut self, refused: Refused) {
        self.ask(Ask::Say(refused));
    }

    fn words(&self) -> &Words {
        self.sitting.speaker().words()
    }
}
