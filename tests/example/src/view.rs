//! The view of a seat, how the log moves it on, and the shuffle of what it hides.

use crate::load::Data;
use crate::play::{Play, Round};
use crate::values::*;
use bevy_ecs::prelude::In;
use rules::kit::{Heading, Supply};
use rules::table::{Seat, ToldApart};

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    pub phase: Phase,
    pub round: Round,
    /// Each raft's buoy and heading, by seat.
    pub rafts: Vec<Course>,
    /// The place of each chest, in deck order; nothing where the viewer does not know.
    pub chests: Vec<Option<Place>>,
    pub pearls: Supply<Pearl>,
}

impl Place {
    /// Returns whether a viewer sees which chest lies there.
    fn is_seen_by(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::Hidden(seat) => viewer == Some(seat),
            place => place != Self::Box,
        }
    }
}

/// Looks at the table.
pub fn look(In(viewer): In<Option<Seat>>, play: Play) -> View {
    play.seen(|place| place.is_seen_by(viewer))
}

/// Deals anew what a seat may not know: chests in the box, and hidden ones of others.
pub fn shuffle_hidden(In(viewer): In<Seat>, mut play: Play) {
    let chests = play.chests.iter_mut();
    let hidden = chests.filter(|at| !at.place.is_seen_by(Some(viewer)));
    play.dice.deal_places(hidden);
}

impl Play<'_, '_> {
    /// Returns what is seen where the chests at some places are.
    fn seen(&self, is_seen: impl Fn(Place) -> bool) -> View {
        let chests = self.chests.iter().map(|at| at.place);
        View {
            phase: *self.phase.get(),
            round: *self.round,
            rafts: self.rafts.iter().map(|at| at.place).collect(),
            chests: chests.map(|at| is_seen(at).then_some(at)).collect(),
            pearls: *self.pearls,
        }
    }

    /// The whole table, as the rules see it.
    pub fn all(&self) -> View {
        self.seen(|_| true)
    }
}

/// The buoys ahead of one in a direction, the nearest first.
pub fn ahead(from: Buoy, heading: Heading) -> impl Iterator<Item = Buoy> {
    std::iter::successors(from.toward(heading), move |buoy| buoy.toward(heading))
}

impl View {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat(0).round(self.rafts.len() as u8)
    }

    /// Moves the view on by an event.
    pub fn follow(&mut self, _: &Data, event: Event) {
        match event {
            Event::PhaseBegan(phase, round) => (self.phase, self.round.number) = (phase, round),
            Event::Rolled(wind) => self.round.wind = wind,
            Event::Turned(seat, heading) => self.rafts[seat.index()].1 = heading,
            Event::Sailed(seat, to) => self.rafts[seat.index()].0 = to,
            Event::Taken(seat, chest) => self.chests[chest.index()] = Some(Place::Aboard(seat)),
            Event::Buried(seat, chest) => self.chests[chest.index()] = Some(Place::Buried(seat)),
            Event::Dived(seat) => _ = self.pearls.take(seat),
            Event::Decided(..) | Event::Scored(..) => {}
        }
    }

    /// Returns which pieces are named: the rafts, which were laid first, and the chests that are known.
    pub fn told_apart(&self) -> ToldApart {
        let chests = self.chests.iter().map(Option::is_some);
        ToldApart::of([vec![true; self.rafts.len()], chests.collect()])
    }

    /// The buoys that a raft can sail to in a direction, the nearest first.
    pub fn way(&self, seat: Seat, heading: Heading) -> impl Iterator<Item = Buoy> {
        let is_free = |&buoy: &Buoy| self.rafts.iter().all(|(at, _)| *at != buoy);
        let ahead = ahead(self.rafts[seat.index()].0, heading);
        ahead.take_while(is_free).take(self.round.wind.into())
    }

    /// The chests at a place, in deck order.
    pub fn chests_at(&self, place: Place) -> impl Iterator<Item = Chest> {
        let chests = (0..).map(Chest).zip(&self.chests);
        let there = chests.filter(move |(_, at)| **at == Some(place));
        there.map(|(chest, _)| chest)
    }

    /// A pirate's points as they stand, by source.
    pub fn points(&self, data: &Data, seat: Seat) -> [u8; 2] {
        let buried = self.chests_at(Place::Buried(seat));
        let chests = buried.map(|chest| data.weight(chest));
        [chests.sum(), self.pearls.of(seat)]
    }
}
