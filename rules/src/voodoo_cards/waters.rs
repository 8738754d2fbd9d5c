//! The waters that a ship sails: the spaces it can come to, as things stand or as a look ahead supposes them
//! (`voodoo-pirate-card-game §7`).

use super::choice::Reason;
use super::event::Cause;
use super::pieces::Wind;
use super::play::Play;
use super::ring::{Heading, Space};
use super::sailing::Voyage;
use crate::table::Seat;

/// What a look ahead takes for done already. By default nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Supposed {
    /// A ship that lies elsewhere by then.
    pub ship: Option<(Seat, Space)>,
    /// A pirate that has so many coins by then.
    pub coins: Option<(Seat, u8)>,
}

/// The waters as they are once what is supposed is done.
#[derive(Clone, Copy)]
pub struct Waters<'p, 'w, 's> {
    /// The table as it stands.
    pub(super) play: &'p Play<'w, 's>,
    supposed: Supposed,
}

impl<'w, 's> Play<'w, 's> {
    /// The waters as things stand.
    pub fn waters(&self) -> Waters<'_, 'w, 's> {
        self.waters_after(Supposed::default())
    }

    /// The waters once something is done.
    pub fn waters_after(&self, supposed: Supposed) -> Waters<'_, 'w, 's> {
        Waters {
            play: self,
            supposed,
        }
    }
}

impl<'p, 'w, 's> Waters<'p, 'w, 's> {
    /// The space that a ship is on; none before it is placed.
    pub fn space(self, ship: Seat) -> Option<Space> {
        match self.supposed.ship {
            Some((supposed, at)) if supposed == ship => Some(at),
            _ => self.play.space(ship),
        }
    }

    /// A pirate's coins.
    pub fn coins(self, seat: Seat) -> u8 {
        match self.supposed.coins {
            Some((supposed, coins)) if supposed == seat => coins,
            _ => self.play.coins(seat),
        }
    }

    /// Another ship on a space.
    pub fn other_on(self, ship: Seat, space: Space) -> Option<Seat> {
        let there = match self.supposed.ship {
            Some((supposed, at)) if at == space => Some(supposed),
            Some((gone, _)) => self.play.ship_on(space).filter(|&there| there != gone),
            None => self.play.ship_on(space),
        };
        there.filter(|&other| other != ship)
    }

    /// Whether a move goes on: spaces are left, or it would end on a ship.
    pub fn goes_on(self, voyage: &Voyage) -> bool {
        voyage.left > 0 || self.other_on(voyage.ship, voyage.at).is_some()
    }

    /// The spaces that come next: the one beside; for the Compass the next cardinal one too (§12.9). Only those from which
    /// the ship comes to rest on a free space: in a Storm a taken haunted space bars the way (§12.5).
    pub fn nexts(self, voyage: &Voyage) -> impl Iterator<Item = Space> + use<'p, 'w, 's> {
        let leaps = voyage.own && voyage.at.is_cardinal() && self.play.has_compass(voyage.ship);
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
        if self.play.wind_on(next) == Some(Wind::Storm) {
            return false;
        }
        voyage.enter(next, self.play.holds_ships(next));
        self.nexts(&voyage).next().is_some()
    }

    /// Whether a captain may end its move here though the Compass leads on: a Storm bars the ring, and the Compass need not be
    /// used (§12.5, §12.9).
    pub fn may_stop(self, voyage: &Voyage) -> bool {
        let on_the_ring = Voyage {
            own: false,
            ..*voyage
        };
        voyage.own
            && self.play.has_compass(voyage.ship)
            && self.other_on(voyage.ship, voyage.at).is_none()
            && self.nexts(&on_the_ring).next().is_none()
            && self.nexts(voyage).next().is_some()
    }

    /// Whether a ship can move one space this way (§12.10).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_move(self, ship: Seat, way: Heading, own: bool) -> Result<(), Reason> {
        let at = self.space(ship).ok_or(Reason::NothingThere)?;
        if self.play.holds_ships(at) {
            return Err(Reason::Stuck);
        }
        let mut voyage = Voyage::new(ship, at, way, 1, Cause::Tix);
        voyage.own = own;
        let open = self.nexts(&voyage).next().is_some();
        open.then_some(()).ok_or(Reason::CannotMove)
    }
}
