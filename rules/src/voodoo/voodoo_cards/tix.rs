//! Tix: possess another ship (`voodoo-pirate-card-game §6`, `§12.10`).

use super::VoodooCards;
use super::choice::Reason;
use super::event::Cause;
use super::play::{Agenda, EventLog, Holds, Markers, Play, Ships};
use super::ring::{Heading, Space};
use super::sailing::Voyage;
use super::sea::Sea;
use super::steps::Step;
use super::waters::Waters;
use rules::kit::is;
use rules::table::{Dice, Seat};

/// A possession in this game.
pub type Possession = crate::tix::Possession<VoodooCards>;

impl Play<'_, '_> {
    /// Checks whether Tix can be conjured: a soul to give, and a victim.
    pub fn judge_tix(&self, seat: Seat) -> Result<(), Reason> {
        is(self.holds.has_soul_for_card(seat), Reason::NoSoul)?;
        is(!self.own.sea.is_stuck(seat, &self.ships), Reason::Stuck)?;
        let any = seat.round(self.crew.seats()).any(|victim| {
            Heading::ALL
                .iter()
                .any(|&way| self.judge_victim(seat, victim, way).is_ok())
        });
        is(any, Reason::NothingThere)
    }

    /// Checks whether a ship can be the victim, and both can move: judged before either does.
    pub fn judge_victim(&self, seat: Seat, victim: Seat, way: Heading) -> Result<(), Reason> {
        is(self.crew.has_other(seat, victim), Reason::NoSuchThing)?;
        is(!self.markers.has_grigri(victim), Reason::GriGri)?;
        is(self.holds.has_soul_room(victim), Reason::NoRoom)?;
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
    crate::tix::tix(seat, holds, dice, log, agenda);
}

/// The victim sails first, then the conjurer the opposite way.
pub fn possess((seat, victim, heading): Possession, ships: &Ships, agenda: &mut Agenda) {
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
