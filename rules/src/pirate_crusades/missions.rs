//! Missions: when each is done (`pirate-crusades §2.1`, `§3.6`).

use super::data::{Data, Mission};
use super::payment::can_suffice;
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A deed by which missions of one player are completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A ship of this nation was sunk.
    Sunk(Option<Nation>),
    /// A town of this nation was conquered.
    Conquered(Option<Nation>),
    /// A friendly ship was met.
    Met,
}

impl Deed {
    /// Returns whether a mission is done by it, of a player of this nation: where it names the own nation, any other will do.
    #[must_use]
    pub fn does(self, data: &Data, card: Card, own: Option<Nation>) -> bool {
        let wanted = data.nation(card);
        let fits = |nation: Option<Nation>| match wanted {
            Some(_) if wanted == own => nation.is_some() && nation != own,
            _ => nation.is_some() && nation == wanted,
        };
        match (self, data.card(card).mission) {
            (Self::Sunk(nation), Mission::Sink) | (Self::Conquered(nation), Mission::Conquer) => {
                fits(nation)
            }
            (Self::Met, Mission::Meet) => true,
            _ => false,
        }
    }
}

/// Returns whether docking at a port of the Long Game completes a mission that was taken at another, or nowhere: a delivery or a
/// prisoner (`pirate-crusades §4.5`).
#[must_use]
pub fn completes_at(data: &Data, card: Card, taken: Option<Card>, port: Card) -> bool {
    let wanted = match data.card(card).mission {
        Mission::Deliver { to, .. } => Some(to),
        Mission::Prisoner => data.nation(card),
        _ => None,
    };
    wanted.is_some() && data.nation(port) == wanted && taken != Some(port)
}

/// The first mission that the town completes is turned in, then the next.
pub fn turn_in(seat: Seat, play: &mut Play) {
    if play.standing(seat) != Standing::Docked {
        return;
    }
    let Some(card) = play.completed_here(seat) else {
        return;
    };
    play.agenda.push(Step::TurnIn(seat));
    match play.data().card(card).mission {
        Mission::Deliver { tons, .. } if !play.seats.long => {
            play.shift(card, Place::Met, Cause::Missions);
            play.agenda.push(Step::Delivered(seat));
            ask(play, seat, Question::Deliver(card, tons.get()));
        }
        _ => play.complete(seat, card),
    }
}

/// The cargo of a delivery is handed over.
pub fn delivered(seat: Seat, play: &mut Play) {
    let chosen = play.cards.of(seat).chosen;
    play.discard(chosen, Cause::Missions);
    if let Some(card) = play.cards.met() {
        play.complete(seat, card);
    }
}

impl Play<'_, '_> {
    /// Returns the oldest mission that the town where a player is docked completes.
    fn completed_here(&self, seat: Seat) -> Option<Card> {
        let has = self.cards.of(seat);
        if self.seats.long {
            let port = self.port_here(seat)?;
            let mut missions = has.missions.iter();
            return missions.find(|&card| self.completes_at(card, port));
        }
        let (town, friendly) = (has.town?, self.player(seat).friendly);
        let mut missions = has.missions.iter();
        missions.find(|&card| self.completes(seat, card, town, friendly))
    }

    /// Returns whether docking at a port of the Long Game completes a mission.
    pub fn completes_at(&self, card: Card, port: Card) -> bool {
        completes_at(self.data(), card, self.cards.mark(card), port)
    }

    /// Returns whether a town, a friend or not, completes a mission of a player's that docks there; a cove completes none.
    pub fn completes(&self, seat: Seat, card: Card, town: Card, friendly: bool) -> bool {
        if town.is_joker() {
            return false;
        }
        let nation = self.data().nation(town);
        match self.data().card(card).mission {
            Mission::Prisoner => {
                self.data().nation(card) == nation && self.cards.mark(card) != Some(town)
            }
            Mission::Deliver { tons, to } => {
                let fits = match self.seats.poker {
                    true => friendly,
                    false => nation == Some(to),
                };
                let worth = |card| u16::from(self.data().tons(card));
                let goods = self.goods(seat, card, town);
                fits && can_suffice(CardSet::default(), goods, tons.get().into(), worth)
            }
            _ => false,
        }
    }

    /// Returns the cargo that a delivery can be paid with in a town: of its kind, and loaded elsewhere.
    pub fn goods(&self, seat: Seat, mission: Card, town: Card) -> CardSet {
        let wanted = self.data().cargo(mission);
        let is_elsewhere = |card: Card| self.cards.mark(card) != Some(town);
        let holds = self.cards.of(seat).holds.iter();
        holds
            .filter(|&card| self.data().cargo(card) == wanted && is_elsewhere(card))
            .collect()
    }

    /// Returns the cargo that a delivery can be paid with in the town where a player is docked.
    pub fn goods_here(&self, seat: Seat, mission: Card) -> CardSet {
        let town = self.cards.of(seat).town;
        town.map_or(CardSet::default(), |town| self.goods(seat, mission, town))
    }

    /// A mission is done. The last that is needed ends the game.
    pub fn complete(&mut self, seat: Seat, card: Card) {
        if self.seats.long {
            self.shift(card, Place::Discard(0), Cause::Missions);
            self.tell(Event::MissionDone(seat, card), Cause::Missions);
            return self.earn(seat, 1, Cause::Missions);
        }
        self.shift(card, Place::Done(seat, 0), Cause::Missions);
        self.tell(Event::MissionDone(seat, card), Cause::Missions);
        if self.cards.of(seat).done.len() >= self.numbers().short.missions.get() {
            self.turn.winner = Some(seat);
            self.end();
        }
    }

    /// All missions of a player's that a deed does are done, the oldest first.
    pub fn achieve(&mut self, seat: Seat, deed: Deed) {
        let own = self.vessel(seat).nation;
        let missions = self.cards.of(seat).missions;
        for card in missions.iter() {
            if self.turn.winner.is_none() && deed.does(self.data(), card, own) {
                self.complete(seat, card);
            }
        }
    }
}
