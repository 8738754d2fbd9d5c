//! Tix: possess another ship (`voodoo-pirate §7`).

use super::VoodooPirate;
use super::chart::{Heading, Space};
use super::choice::Reason;
use super::event::Cause;
use super::pieces::Place;
use super::play::{Agenda, Crew, Markers, Play, Sea, Ships};
use super::steps::Step;
use super::voyage::Voyage;
use super::waters::Waters;
use crate::Voodoo;
use crate::tix::choose_victim;
use rules::kit::is;
use rules::table::Seat;

/// The ways a victim can be made to sail.
pub const VICTIM_WAYS: [Heading; 2] = [Heading::North, Heading::East];

/// A possession in this game.
pub type Possession = crate::tix::Possession<VoodooPirate>;

impl Play<'_, '_> {
    /// Checks whether Tix can be conjured: a poppet, a soul to give, and a victim.
    pub fn judge_tix(&self, seat: Seat) -> Result<(), Reason> {
        is(!self.in_harbour(seat), Reason::InHarbour)?;
        is(self.own.stores.poppets(seat) != 0, Reason::NoPoppet)?;
        is(self.holds.has_soul_for_card(seat), Reason::NoSoul)?;
        is(!self.waters().is_stuck(seat), Reason::Stuck)?;
        is(self.victims(seat).next().is_some(), Reason::NothingThere)
    }

    /// Every victim and way that the rule allows.
    pub fn victims(&self, seat: Seat) -> impl Iterator<Item = (Seat, Heading)> {
        seat.round(self.crew.seats())
            .flat_map(|victim| VICTIM_WAYS.map(|way| (victim, way)))
            .filter(move |&(victim, way)| self.judge_victim(seat, victim, way).is_ok())
    }

    /// Checks whether a ship can be the victim, and both can move (§16 Tix).
    pub fn judge_victim(&self, seat: Seat, victim: Seat, way: Heading) -> Result<(), Reason> {
        is(self.crew.has_other(seat, victim), Reason::NoSuchThing)?;
        is(VICTIM_WAYS.contains(&way), Reason::NoSuchThing)?;
        is(!VoodooPirate::has_grigri(self, victim), Reason::GriGri)?;
        is(!self.in_harbour(victim), Reason::VictimInHarbour)?;
        is(!self.is_ashore(victim), Reason::Ashore)?;
        is(self.holds.has_soul_room(victim), Reason::NoRoom)?;
        let waters = self.waters();
        is(!waters.is_stuck(victim), Reason::Stuck)?;
        let able = waters.can_move(victim, way) && waters.can_move(seat, way.opposite());
        is(able, Reason::CannotMove)
    }

    /// Pays a poppet for the possession; the soul to give is chosen next.
    pub fn possess(&mut self, possession: Possession) {
        let (log, agenda) = (&mut self.log, &mut self.agenda);
        choose_victim(possession, Step::Possess(possession), log, agenda);
        self.move_poppet(Place::Aboard(possession.0), Place::Supply, Cause::Tix);
    }
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
