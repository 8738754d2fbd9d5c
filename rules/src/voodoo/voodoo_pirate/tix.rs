//! Tix: possess another ship (`voodoo-pirate §7`).

use super::VoodooPirate;
use super::chart::{Heading, Space};
use super::choice::{Question, Reason};
use super::event::{Cause, Event};
use super::pieces::Place;
use super::play::{Agenda, Crew, Markers, Play, Sea, Ships};
use super::steps::Step;
use super::voyage::Voyage;
use super::waters::Waters;
use crate::Voodoo;
use rules::table::Seat;

/// The ways a victim can be made to sail.
pub const VICTIM_WAYS: [Heading; 2] = [Heading::North, Heading::East];

/// A possession: who, whom, which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Possession {
    /// The conjurer.
    pub seat: Seat,
    /// The victim.
    pub victim: Seat,
    /// The way the victim sails; the conjurer sails the opposite way.
    pub heading: Heading,
}

impl Play<'_, '_> {
    /// Whether Tix can be conjured: a poppet, a soul to give, and a victim.
    pub fn judge_tix(&self, seat: Seat) -> Result<(), Reason> {
        if self.own.sea.in_harbour(seat, &self.ships) {
            return Err(Reason::InHarbour);
        }
        if self.own.stores.poppets(seat) == 0 {
            return Err(Reason::NoPoppet);
        }
        if !self.holds.has_soul_for_card(seat) {
            return Err(Reason::NoSoul);
        }
        if self.waters().is_stuck(seat) {
            return Err(Reason::Stuck);
        }
        self.victims(seat)
            .next()
            .map(|_| ())
            .ok_or(Reason::NothingThere)
    }

    /// Every victim and way that the rule allows.
    pub fn victims(&self, seat: Seat) -> impl Iterator<Item = (Seat, Heading)> {
        seat.round(self.crew.seats())
            .flat_map(|victim| VICTIM_WAYS.map(|way| (victim, way)))
            .filter(move |&(victim, way)| self.judge_victim(seat, victim, way).is_ok())
    }

    /// Whether a ship can be the victim, and both can move (§16 Tix).
    pub fn judge_victim(&self, seat: Seat, victim: Seat, way: Heading) -> Result<(), Reason> {
        if victim == seat || victim.0 >= self.crew.seats() || !VICTIM_WAYS.contains(&way) {
            return Err(Reason::NoSuchThing);
        }
        if VoodooPirate::has_grigri(self, victim) {
            return Err(Reason::GriGri);
        }
        if self.own.sea.in_harbour(victim, &self.ships) {
            return Err(Reason::VictimInHarbour);
        }
        if self.own.sea.is_ashore(victim, &self.ships) {
            return Err(Reason::Ashore);
        }
        if self.holds.free_berths(victim).next().is_none() {
            return Err(Reason::NoRoom);
        }
        if self.waters().is_stuck(victim) {
            return Err(Reason::Stuck);
        }
        let able = {
            let waters = self.waters();
            waters.can_move(victim, way) && waters.can_move(seat, way.opposite())
        };
        able.then_some(()).ok_or(Reason::CannotMove)
    }

    /// Chooses a victim.
    pub fn tix(&mut self, seat: Seat) {
        if self.holds.gets_free_souls(seat) && !self.holds.has_soul(seat) {
            self.holds
                .draw_soul(seat, Cause::Cursed, &mut self.dice, &mut self.log);
        }
        self.agenda.ask(seat, Question::Victim);
    }

    /// Pays a poppet for the possession; the soul to give is chosen next.
    pub fn possess(&mut self, possession: Possession) {
        let Possession {
            seat,
            victim,
            heading,
        } = possession;
        self.log.tell(
            Event::Possessed {
                seat,
                victim,
                heading,
            },
            Cause::Tix,
        );
        self.own.stores.move_poppet(
            Place::Aboard(seat),
            Place::Supply,
            Cause::Tix,
            &mut self.log,
        );
        self.agenda.then(Step::Possess(possession));
        self.agenda.ask(seat, Question::GiveSoul(victim));
    }
}

/// The victim sails first, then the conjurer the opposite way.
pub fn possess(possession: Possession, ships: &Ships, agenda: &mut Agenda) {
    let Possession {
        seat,
        victim,
        heading,
    } = possession;
    agenda.then(Step::SailOpposite((seat, heading.opposite())));
    if let Some(at) = ships.space(victim) {
        agenda.then(Step::Sail(forced(victim, at, heading)));
    }
}

/// The conjurer's own space, if the victim's move left it possible.
pub fn sail_opposite(
    (seat, heading): (Seat, Heading),
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    agenda: &mut Agenda,
) {
    if let Some(at) = ships.space(seat)
        && Waters::of(ships, sea, markers, crew).can_move(seat, heading)
    {
        agenda.then(Step::Sail(own(seat, at, heading)));
    }
}

/// The victim's move.
pub(super) fn forced(victim: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage {
        possessed: true,
        ..Voyage::new(victim, at, heading, 1, Cause::Tix)
    }
}

/// The conjurer's move.
pub(super) fn own(seat: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage::new(seat, at, heading, 1, Cause::Tix).willing()
}
