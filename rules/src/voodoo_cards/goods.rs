//! The goods of a space that a ship came to rest on (`voodoo-pirate-card-game §7`).

use super::choice::Question;
use super::data::{Effect, Feature};
use super::event::Cause;
use super::pieces::{Place, SeaCard};
use super::play::Play;
use super::ring::Space;
use super::steps::Step;
use crate::table::Seat;

/// What a space gives or takes, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goods {
    /// A skull header.
    Skull,
    /// Rackham's Map, the Night Watch or sand.
    Feature,
}

/// Where it begins.
pub const FIRST: Goods = Goods::Skull;

impl Play<'_, '_> {
    /// The map of a space, as a bit: it is remembered by card, wherever that lies (§12.16).
    pub fn map_bit(&self, space: Space) -> u32 {
        match self.card_on(space).0 {
            SeaCard::Numbered(number) => 1 << number,
            SeaCard::Cardinal(_) => 0,
        }
    }

    /// Rackham's Map: its coins, once a pirate; not spent if it gave nothing.
    fn plunder(&mut self, seat: Seat, space: Space) {
        let map = self.map_bit(space);
        if self.has_had_map(seat, map) {
            return;
        }
        for _ in 0..self.book.0.start.map_coins {
            if self.move_coin(Place::Supply, Place::Aboard(seat), Cause::Map) {
                self.note_map(seat, map);
            }
        }
    }

    /// The Night Watch: a coin, else one power, of which at least 1 stays.
    fn meet_watch(&mut self, seat: Seat) {
        if !self.move_coin(Place::Aboard(seat), Place::Supply, Cause::NightWatch) {
            self.change_power(seat, -1, Cause::NightWatch);
        }
    }

    /// Whether the pirate can bury a cursed object.
    pub fn is_cursed_by_object(&self, seat: Seat) -> bool {
        self.object_with(seat, Effect::Curse).is_some()
    }
}

/// The goods of the space, one after the other.
pub fn goods((seat, goods): (Seat, Goods), play: &mut Play) {
    let Some(space) = play.space(seat) else {
        return;
    };
    match goods {
        Goods::Skull => {
            play.then(Step::Goods((seat, Goods::Feature)));
            if play.water(space).skull && play.any_object_to_take() {
                play.ask(seat, Question::Goods);
            }
        }
        Goods::Feature => match play.feature(space) {
            Some(Feature::Map) => play.plunder(seat, space),
            Some(Feature::NightWatch) => play.meet_watch(seat),
            Some(Feature::Sand) if play.is_cursed_by_object(seat) => {
                play.ask(seat, Question::Sand);
            }
            _ => {}
        },
    }
}
