//! The waters that a ship sails: the spaces it can come to, as things stand or as a look ahead supposes them
//! (`voodoo-pirate-card-game §7`).

use super::choice::Reason;
use super::event::Cause;
use super::pieces::Wind;
use super::play::{Markers, Play, Ships};
use super::ring::{Heading, Space};
use super::sailing::Voyage;
use super::sea::Sea;
use rules::kit::is;
use rules::table::Seat;

/// The waters as they are, or would be if one ship lay elsewhere.
#[derive(Clone, Copy)]
pub struct Waters<'p, 'w, 's> {
    ships: &'p Ships<'w, 's>,
    sea: &'p Sea<'w, 's>,
    markers: &'p Markers<'w, 's>,
    supposed: Option<(Seat, Space)>,
}

impl<'w, 's> Play<'w, 's> {
    /// The waters as things stand.
    pub fn waters(&self) -> Waters<'_, 'w, 's> {
        Waters::of(&self.ships, &self.own.sea, &self.markers)
    }
}

impl<'p, 'w, 's> Waters<'p, 'w, 's> {
    /// The waters as things stand.
    pub fn of(
        ships: &'p Ships<'w, 's>,
        sea: &'p Sea<'w, 's>,
        markers: &'p Markers<'w, 's>,
    ) -> Self {
        Self {
            ships,
            sea,
            markers,
            supposed: None,
        }
    }

    /// The same once a ship lies elsewhere.
    pub fn after(self, supposed: Option<(Seat, Space)>) -> Self {
        Self { supposed, ..self }
    }

    /// The space that a ship is on; none before it is placed.
    pub fn space(self, ship: Seat) -> Option<Space> {
        match self.supposed {
            Some((supposed, at)) if supposed == ship => Some(at),
            _ => self.ships.space(ship),
        }
    }

    /// Another ship on a space.
    pub fn other_on(self, ship: Seat, space: Space) -> Option<Seat> {
        let there = match self.supposed {
            Some((supposed, at)) if at == space => Some(supposed),
            Some((gone, _)) => self.ships.ship_on(space).filter(|&there| there != gone),
            None => self.ships.ship_on(space),
        };
        there.filter(|&other| other != ship)
    }

    /// Returns whether a move goes on: spaces are left, or it would end on a ship.
    pub fn goes_on(self, voyage: &Voyage) -> bool {
        voyage.left > 0 || self.other_on(voyage.ship, voyage.at).is_some()
    }

    /// The spaces that come next: the one beside; for the Compass the next cardinal one too (§12.9). Only those from which
    /// the ship comes to rest on a free space: in a Storm a taken haunted space bars the way (§12.5).
    pub fn nexts(self, voyage: &Voyage) -> impl Iterator<Item = Space> + use<'p, 'w, 's> {
        let leaps = voyage.own && voyage.at.is_cardinal() && self.markers.has_compass(voyage.ship);
        let beside = [voyage.at.step(voyage.heading)];
        let cardinal = leaps.then(|| voyage.at.next_cardinal(voyage.heading));
        let voyage = *voyage;
        beside
            .into_iter()
            .chain(cardinal)
            .filter(move |&next| self.is_open(voyage, next))
    }

    fn is_open(self, mut voyage: Voyage, next: Space) -> bool {
        if self.other_on(voyage.ship, next).is_none() {
            return true;
        }
        if self.sea.wind_on(next) == Some(Wind::Storm) {
            return false;
        }
        voyage.enter(next, self.sea.holds_ships(next));
        self.nexts(&voyage).next().is_some()
    }

    /// Returns whether a captain may end its move here though the Compass leads on: a Storm bars the ring, and the Compass need not be
    /// used (§12.5, §12.9).
    pub fn may_stop(self, voyage: &Voyage) -> bool {
        let on_the_ring = Voyage {
            own: false,
            ..*voyage
        };
        voyage.own
            && self.markers.has_compass(voyage.ship)
            && self.other_on(voyage.ship, voyage.at).is_none()
            && self.nexts(&on_the_ring).next().is_none()
            && self.nexts(voyage).next().is_some()
    }

    /// Checks whether a ship can move one space this way (§12.10).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_move(self, ship: Seat, way: Heading, own: bool) -> Result<(), Reason> {
        let at = self.space(ship).ok_or(Reason::NothingThere)?;
        is(!self.sea.holds_ships(at), Reason::Stuck)?;
        let mut voyage = Voyage::new(ship, at, way, 1, Cause::Tix);
        voyage.own = own;
        let open = self.nexts(&voyage).next().is_some();
        is(open, Reason::CannotMove)
    }
}
