//! The outcome that a Cursed Pirate expects of a move: location and coins after all that is known (`voodoo-pirate §12`, `§16`).

use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::data::{Feature, Ground};
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::goods::FLEET_POWER;
use crate::voodoo_pirate::pieces::{Place, Wind};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::tix;
use crate::voodoo_pirate::voyage::Voyage;
use crate::voodoo_pirate::waters::{Ahead, Supposed, Waters};
use rules::table::Seat;

/// The gain that is expected of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Forecast {
    /// Points gained: location and coins.
    pub points: i16,
    /// True if a new tile is turned. It counts as calm and empty.
    pub new_tile: bool,
}

impl Forecast {
    /// The gain of staying.
    const NONE: Self = Self {
        points: 0,
        new_tile: false,
    };
}

impl Play<'_, '_> {
    /// Returns what a pirate on its own course expects.
    pub(super) fn course(&self, seat: Seat, heading: Heading, spaces: u8) -> Forecast {
        let Some(at) = self.ships.space(seat) else {
            return Forecast::NONE;
        };
        let voyage = Voyage::new(seat, at, heading, spaces, Cause::Cursed).willing();
        Lookahead::sail(self, voyage, Supposed::default()).forecast()
    }

    /// Returns what Tix is expected to bring its conjurer: the victim moves first (§7), and may then block it.
    pub fn forecast_tix(&self, seat: Seat, victim: Seat, heading: Heading) -> Forecast {
        let (Some(own), Some(theirs)) = (self.ships.space(seat), self.ships.space(victim)) else {
            return Forecast::NONE;
        };
        let forced = tix::forced(victim, theirs, heading);
        let then = Lookahead::sail(self, forced, Supposed::default()).supposed();
        let heading = heading.opposite();
        if !self.waters().after(then).can_move(seat, heading) {
            return Forecast::NONE;
        }
        Lookahead::sail(self, tix::own(seat, own, heading), then).forecast()
    }

    /// Of two courses with equal points and tiles, the one further along west, south, north, east.
    #[must_use]
    pub fn course_rank(heading: Heading) -> u8 {
        match heading {
            Heading::West => 3,
            Heading::South => 2,
            Heading::North => 1,
            Heading::East => 0,
        }
    }
}

/// A look ahead: the move as it would go, with nothing changed.
struct Lookahead<'p, 'w, 's> {
    play: &'p Play<'w, 's>,
    supposed: Supposed,
    voyage: Voyage,
    coins: i16,
    before: i16,
    new_tile: bool,
}

impl<'p, 'w, 's> Lookahead<'p, 'w, 's> {
    /// Sails a voyage to its end, once what is supposed is done.
    fn sail(play: &'p Play<'w, 's>, voyage: Voyage, supposed: Supposed) -> Self {
        let coins = i16::from(play.holds.coins(voyage.ship));
        let mut ahead = Self {
            play,
            supposed,
            voyage,
            coins,
            before: i16::from(voyage.at.value()) + coins,
            new_tile: false,
        };
        while ahead.sails_on() {}
        ahead
    }

    /// Returns what the voyage brought.
    fn forecast(&self) -> Forecast {
        Forecast {
            points: i16::from(self.voyage.at.value()) + self.coins - self.before,
            new_tile: self.new_tile,
        }
    }

    /// Returns what is done after the voyage.
    fn supposed(&self) -> Supposed {
        Supposed {
            ship: Some((self.voyage.ship, self.voyage.at)),
            ..self.supposed
        }
    }

    fn waters(&self) -> Waters<'p, 'w, 's> {
        self.play.waters().after(self.supposed)
    }

    fn sails_on(&mut self) -> bool {
        let (play, ship, waters) = (self.play, self.voyage.ship, self.waters());
        let on_taken = waters
            .ship_on(self.voyage.at)
            .is_some_and(|other| other != ship);
        let Some(way) = self.voyage.way(on_taken) else {
            return self.voyage.moved && self.rests();
        };
        match waters.ahead(ship, self.voyage.at, way) {
            Ahead::Untiled(space) => {
                self.new_tile = true;
                self.supposed.lay_tile(space);
                self.voyage.enter(space, way, None);
                self.voyage.moved = true;
            }
            Ahead::Taken(space, _) if waters.passes(self.voyage, space, way) => {
                self.voyage
                    .enter(space, way, play.waters().wind_on(ship, space));
            }
            Ahead::Edge | Ahead::Taken(..) => self.voyage.stop(),
            Ahead::Free(space) => {
                self.voyage
                    .enter(space, way, play.waters().wind_on(ship, space));
                self.voyage.moved = true;
                return play.own.sea.ground(space) != Ground::Shore;
            }
        }
        true
    }

    /// The end of the move, as far as it is known; says whether something carries the ship on.
    fn rests(&mut self) -> bool {
        let (play, ship, at, waters) = (self.play, self.voyage.ship, self.voyage.at, self.waters());
        match play.waters().wind_on(ship, at) {
            Some(Wind::Becalmed | Wind::Storm) => return self.gathers(),
            Some(Wind::Mermaids) if waters.can_go(self.voyage, self.voyage.travel) => {
                self.gain(-self.coins.min(1));
                let travel = self.voyage.travel;
                let cause = self.voyage.cause;
                self.voyage.carry(travel, cause);
                return true;
            }
            _ => {}
        }
        if let Some((heading, cause)) = play.waters().carried_by_space(&self.voyage) {
            self.voyage.carried |= 1 << at.index();
            if waters.can_go(self.voyage, heading) {
                self.voyage.carry(heading, cause);
            }
            return true;
        }
        if !self.voyage.whirled
            && let Some(heading) = play.waters().whirled_from(at)
            && waters.can_go(self.voyage, heading)
        {
            self.voyage.whirled = true;
            let cause = self.voyage.cause;
            self.voyage.carry(heading, cause);
            return true;
        }
        if !self.voyage.ported && play.own.sea.feature(at) == Some(Feature::Portal) {
            self.voyage.ported = true;
            if let Some(portal) = best_portal(waters.open_portals(at)) {
                self.voyage.at = portal;
                return true;
            }
        }
        self.gathers()
    }

    /// The coins of the space; then nothing carries on.
    fn gathers(&mut self) -> bool {
        let (play, ship, at) = (self.play, self.voyage.ship, self.voyage.at);
        let in_supply = i16::from(play.holds.coins_at(Place::Supply));
        let supply = in_supply + self.supposed.supply;
        self.gain(match play.own.sea.feature(at) {
            Some(Feature::Coin) => supply.min(1),
            Some(Feature::Map) if !play.ships.has_had_map(ship, play.own.sea.map_bit(at)) => {
                supply.min(i16::from(play.book.0.start.map_coins))
            }
            Some(Feature::Fleet) if play.ships.power(ship) >= FLEET_POWER => supply.min(1),
            Some(Feature::Fleet) => -self.coins.min(1),
            _ => 0,
        });
        false
    }

    /// Coins that come from the supply, or go there.
    fn gain(&mut self, coins: i16) {
        self.coins += coins;
        self.supposed.supply -= coins;
    }
}

/// The portal of most worth, the furthest west of equals.
pub(super) fn best_portal(portals: impl Iterator<Item = Space>) -> Option<Space> {
    portals.max_by_key(|space| (space.value(), std::cmp::Reverse(space.column())))
}
