//! What a Cursed Pirate expects of a move: location and coins after all that is known (`voodoo-pirate §12`, `§16`).

use crate::table::Seat;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::data::{Feature, Ground};
use crate::voodoo_pirate::goods::FLEET_POWER;
use crate::voodoo_pirate::pieces::{Place, Wind};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::sailing::Ahead;
use crate::voodoo_pirate::voyage::Voyage;

/// What a move is expected to bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Forecast {
    /// Points gained: location and coins.
    pub points: i16,
    /// Whether a new tile is turned. It counts as calm and empty.
    pub new_tile: bool,
}

impl Play<'_, '_> {
    /// What a voyage is expected to bring its ship.
    pub fn forecast(&self, voyage: Voyage) -> Forecast {
        let mut sight = Sight {
            play: self,
            voyage,
            coins: i16::from(self.coins(voyage.ship)),
            new_tile: false,
        };
        let before = i16::from(voyage.at.value()) + sight.coins;
        while sight.sails_on() {}
        Forecast {
            points: i16::from(sight.voyage.at.value()) + sight.coins - before,
            new_tile: sight.new_tile,
        }
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
struct Sight<'p, 'w, 's> {
    play: &'p Play<'w, 's>,
    voyage: Voyage,
    coins: i16,
    new_tile: bool,
}

impl Sight<'_, '_, '_> {
    fn sails_on(&mut self) -> bool {
        let (play, ship) = (self.play, self.voyage.ship);
        let on_taken = play
            .ship_on(self.voyage.at)
            .is_some_and(|other| other != ship);
        let Some(way) = self.voyage.way(on_taken) else {
            return self.voyage.moved && self.rests();
        };
        match play.ahead(ship, self.voyage.at, way) {
            Ahead::Untiled(space) => {
                self.new_tile = true;
                self.voyage.enter(space, way, None);
                self.voyage.moved = true;
            }
            Ahead::Taken(space, _) if play.passes(self.voyage, space, way) => {
                self.voyage.enter(space, way, play.wind_on(ship, space));
            }
            Ahead::Edge | Ahead::Taken(..) => self.voyage.stop(),
            Ahead::Free(space) => {
                self.voyage.enter(space, way, play.wind_on(ship, space));
                self.voyage.moved = true;
                return play.ground(space) != Ground::Shore;
            }
        }
        true
    }

    /// The end of the move, as far as it is known; says whether something carries the ship on.
    fn rests(&mut self) -> bool {
        let (play, ship, at) = (self.play, self.voyage.ship, self.voyage.at);
        match play.wind_on(ship, at) {
            Some(Wind::Becalmed | Wind::Storm) => return self.gathers(),
            Some(Wind::Mermaids) if play.can_go(self.voyage, self.voyage.travel) => {
                self.coins -= i16::from(self.coins > 0);
                let travel = self.voyage.travel;
                let cause = self.voyage.cause;
                self.voyage.carry(travel, cause);
                return true;
            }
            _ => {}
        }
        if let Some((heading, cause)) = play.carried_by_space(&self.voyage) {
            self.voyage.carried |= 1 << at.index();
            if play.can_go(self.voyage, heading) {
                self.voyage.carry(heading, cause);
            }
            return true;
        }
        if !self.voyage.whirled
            && let Some(heading) = play.whirled_from(at)
            && play.can_go(self.voyage, heading)
        {
            self.voyage.whirled = true;
            let cause = self.voyage.cause;
            self.voyage.carry(heading, cause);
            return true;
        }
        if !self.voyage.ported && play.feature(at) == Some(Feature::Portal) {
            self.voyage.ported = true;
            if let Some(portal) = best_portal(play.open_portals(at)) {
                self.voyage.at = portal;
                return true;
            }
        }
        self.gathers()
    }

    /// The coins of the space; then nothing carries on.
    fn gathers(&mut self) -> bool {
        let (play, ship, at) = (self.play, self.voyage.ship, self.voyage.at);
        let supply = i16::from(play.coins_at(Place::Supply));
        self.coins += match play.feature(at) {
            Some(Feature::Coin) => supply.min(1),
            Some(Feature::Map) if !play.has_had_map(ship, play.map_bit(at)) => {
                supply.min(i16::from(play.map_coins()))
            }
            Some(Feature::Fleet) if play.power(ship) >= FLEET_POWER => supply.min(1),
            Some(Feature::Fleet) => -self.coins.min(1),
            _ => 0,
        };
        false
    }
}

/// The portal of most worth, the furthest west of equals.
pub(super) fn best_portal(portals: impl Iterator<Item = Space>) -> Option<Space> {
    portals.max_by_key(|space| (space.value(), std::cmp::Reverse(space.column())))
}

impl Play<'_, '_> {
    /// Coins that a map gives without a skill.
    pub fn map_coins(&self) -> u8 {
        self.book.0.map_coins
    }

    /// What a pirate on its own course expects.
    pub fn forecast_course(&self, seat: Seat, voyage: impl Fn(Space) -> Voyage) -> Forecast {
        match self.space(seat) {
            Some(at) => self.forecast(voyage(at)),
            None => Forecast {
                points: 0,
                new_tile: false,
            },
        }
    }
}
