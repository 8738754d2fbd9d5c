//! What a seat sees, how the log moves that on, and what is shuffled because it does not.

use crate::load::Data;
use crate::play::{Play, Round};
use crate::sailing::ahead;
use crate::values::*;
use bevy_ecs::prelude::In;
use rules::kit::{Heading, Supply};
use rules::table::{Dice, Seat, SeatSet, ToldApart};

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    pub phase: Phase,
    pub round: Round,
    /// Each raft's buoy and heading, by seat.
    pub rafts: Vec<Course>,
    /// Where each chest lies, in deck order; nothing where the viewer does not know.
    pub chests: Vec<Option<Place>>,
    /// Who has a chest face down.
    pub hidden: SeatSet,
    pub pearls: Supply<Pearl>,
}

/// Looks at the table.
pub fn look(In(viewer): In<Option<Seat>>, play: Play) -> View {
    let mut hidden = SeatSet::default();
    let chests = play.chests.iter().map(|(_, at)| match at.place {
        Place::Hidden(seat) => {
            hidden.insert(seat);
            (viewer == Some(seat)).then_some(at.place)
        }
        Place::Box => None,
        place => Some(place),
    });
    View {
        phase: *play.phase.get(),
        round: *play.round,
        rafts: play.rafts.iter().map(|(_, at)| at.place).collect(),
        chests: chests.collect(),
        hidden,
        pearls: *play.pearls,
    }
}

/// Deals anew what a seat may not know: chests in the box, and hidden ones of others.
pub fn shuffle_hidden(In((viewer, seed)): In<(Seat, u64)>, mut play: Play) {
    *play.dice = Dice::new(seed);
    let is_hidden = |place: Place| match place {
        Place::Hidden(seat) => seat != viewer,
        place => place == Place::Box,
    };
    let chests = play.chests.iter_mut().map(|(_, at)| at);
    let hidden = chests.filter(|at| is_hidden(at.place));
    play.dice
        .deal_anew(hidden, |at| at.place, |at, place| at.place = place);
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
            Event::Moved(seat, chest, to) => {
                self.chests[usize::from(chest.0)] = Some(to);
                // All chests are shown before anything else is done with one.
                if self.phase == Phase::Burying {
                    self.hidden.remove(seat);
                }
            }
            Event::Dived(seat) => {
                self.pearls.take(seat);
            }
            Event::Decided(..) | Event::Scored(..) => {}
        }
    }

    /// Which pieces are named: the rafts, which were laid first, and the chests that are known.
    pub fn told_apart(&self) -> ToldApart {
        let chests = self.chests.iter().map(Option::is_some);
        ToldApart::of([vec![true; self.rafts.len()], chests.collect()])
    }

    /// The buoys that a raft can sail to in a direction, the nearest first.
    pub fn way(&self, seat: Seat, heading: Heading) -> impl Iterator<Item = Buoy> {
        let is_free = |&buoy: &Buoy| self.rafts.iter().all(|(at, _)| *at != buoy);
        let ahead = ahead(self.rafts[seat.index()].0, heading).take_while(is_free);
        ahead.take(self.round.wind.into())
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
