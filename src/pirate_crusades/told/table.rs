//! The round, what is met, the race, the piles, odds and points, in words.

use super::Teller;
use crate::board::sheet;
use crate::pirate_crusades::scored;
use crate::pirate_crusades::tips;
use crate::table::figures::capital;
use crate::table::{Seen, TextSection};
use games::pirate_crusades::values::Phase;
use rules::table::Seat;

impl Teller<'_> {
    /// Returns the round, and the player whose turn it is.
    pub(super) fn round(&self, order: &[Seat]) -> TextSection {
        let view = self.view();
        let values = [("round", view.round.into()), ("most", view.rounds.into())];
        let heading = self.say("told-round", &values);
        let mut part = TextSection::new(heading).known_by("round");
        let names = order.iter().map(|&seat| self.speaker.teller.name(seat));
        let names: Vec<String> = names.collect();
        part.say(self.say("told-order", &[("players", self.list(&names))]));
        part.about("cause-round");
        if view.phase == Phase::Round {
            let active = [("player", self.name(view.active))];
            part.say(self.say("told-turn", &active));
            part.about("cause-turn");
        }
        part
    }

    /// Returns the ship or town that is met.
    pub(super) fn met(&self) -> Option<TextSection> {
        let view = self.view();
        let met = view.met()?;
        let mut part = TextSection::new(self.say("told-met", &[])).known_by("met");
        for card in [Some(met), view.escort()].into_iter().flatten() {
            let values = [
                ("card", tips::card_name(self, card).into()),
                ("size", self.data().size(card).into()),
                ("nation", tips::nation_key(self.data().nation(card))),
                ("weight", self.data().weight_met(card).into()),
                ("port", self.data().card(card).port.clone().into()),
            ];
            let tip = tips::card(self, card).texts();
            part.explain(self.say("told-met-card", &values), tip);
        }
        Some(part)
    }

    /// Returns the missions done by each player.
    pub(super) fn race(&self) -> TextSection {
        let needed = self.data().numbers.short.missions.get();
        let values = [("count", needed.into())];
        let heading = self.say("told-race", &values);
        let mut part = TextSection::new(heading).known_by("race");
        for seat in self.view().seats() {
            let done = self.view().done(seat);
            let texts = done.iter().map(|&card| capital(&tips::mission(self, card)));
            let texts: Vec<String> = texts.collect();
            let values = [
                ("player", self.name(seat)),
                ("done", (done.len() as i64).into()),
                ("missions", self.list(&texts)),
                ("open", self.view().players[seat.index()].missions.into()),
            ];
            part.say(self.say("told-seals", &values));
            part.about("cause-missions");
        }
        part
    }

    /// Returns deck and discard.
    pub(super) fn piles(&self) -> TextSection {
        let view = self.view();
        let mut part = TextSection::new(self.say("told-piles", &[])).known_by("piles");
        let deck = [("count", view.deck.into())];
        part.explain(self.say("told-deck", &deck), self.say("ui-deck.tip", &deck));
        part.about("book-crusade-cards");
        let discard = view.discard();
        let names = discard
            .iter()
            .rev()
            .map(|&card| tips::card_name(self, card));
        let names: Vec<String> = names.collect();
        let values = [
            ("count", (names.len() as i64).into()),
            ("cards", self.list(&names)),
        ];
        part.explain(
            self.say("told-discard", &values),
            self.say("ui-discard.tip", &values),
        );
        part.about("book-crusade-top");
        part
    }

    /// Returns all points, source by source, each with how it came about; first the end of a game that is over.
    pub(super) fn score(&self) -> TextSection {
        let ended = (self.view.phase == Phase::Over).then(|| scored::ending(self));
        let seats = self.view.seats().map(|seat| scored::points(self, seat));
        let topic = match self.view.long {
            true => "book-crusade-long-end",
            false => "book-crusade-end",
        };
        sheet::told(self, ended, seats, topic, |points, source| {
            scored::why(self, points, source)
        })
    }
}
