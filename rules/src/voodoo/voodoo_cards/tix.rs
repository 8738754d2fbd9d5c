//! Tix: possess another ship (`voodoo-pirate-card-game §6`, `§12.10`).

use super::choice::{Question, Reason};
use super::event::{Cause, Event};
use super::play::{Agenda, EventLog, Holds, Markers, Play, Ships};
use super::ring::{Heading, Space};
use super::sailing::Voyage;
use super::sea::Sea;
use super::steps::Step;
use super::waters::Waters;
use rules::table::{Dice, Seat};

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
    /// Whether Tix can be conjured: a soul to give, and a victim.
    pub fn judge_tix(&self, seat: Seat) -> Result<(), Reason> {
        if !self.holds.has_soul_for_card(seat) {
            return Err(Reason::NoSoul);
        }
        if self.own.sea.is_stuck(seat, &self.ships) {
            return Err(Reason::Stuck);
        }
        let any = seat.round(self.crew.seats()).any(|victim| {
            Heading::ALL
                .iter()
                .any(|&way| self.judge_victim(seat, victim, way).is_ok())
        });
        any.then_some(()).ok_or(Reason::NothingThere)
    }

    /// Whether a ship can be the victim, and both can move: judged before either does.
    pub fn judge_victim(&self, seat: Seat, victim: Seat, way: Heading) -> Result<(), Reason> {
        if victim == seat || victim.0 >= self.crew.seats() {
            return Err(Reason::NoSuchThing);
        }
        if self.markers.has_grigri(victim) {
            return Err(Reason::GriGri);
        }
        if !self.holds.has_soul_room(victim) {
            return Err(Reason::NoRoom);
        }
        let waters = self.waters();
        waters.judge_move(victim, way, false)?;
        waters.judge_move(seat, way.opposite(), true)
    }
}

/// Chooses a victim.
pub fn tix(
    seat: Seat,
    holds: &mut Holds,
    dice: &mut Dice,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    if holds.gets_free_souls(seat) && !holds.has_soul(seat) {
        holds.draw_soul(seat, Cause::Cursed, dice, log);
    }
    agenda.ask(seat, Question::Victim);
}

/// The victim is chosen; then the soul to give.
pub fn choose_victim(possession: Possession, log: &mut EventLog, agenda: &mut Agenda) {
    let Possession {
        seat,
        victim,
        heading,
    } = possession;
    let event = Event::Possessed {
        seat,
        victim,
        heading,
    };
    log.tell(event, Cause::Tix);
    agenda.then(Step::Possess(possession));
    agenda.ask(seat, Question::GiveSoul(victim));
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
    agenda: &mut Agenda,
) {
    let waters = Waters::of(ships, sea, markers);
    if let Some(at) = ships.space(seat)
        && waters.judge_move(seat, heading, true).is_ok()
    {
        agenda.then(Step::Sail(own(seat, at, heading)));
    }
}

/// The victim's move.
pub(super) fn forced(victim: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage::new(victim, at, heading, 1, Cause::Tix)
}

/// The conjurer's move.
pub(super) fn own(seat: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage::new(seat, at, heading, 1, Cause::Tix).willing()
}
