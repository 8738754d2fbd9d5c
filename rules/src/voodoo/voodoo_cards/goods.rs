//! The goods of a space that a ship came to rest on (`voodoo-pirate-card-game §7`).

use super::choice::Question;
use super::data::Feature;
use super::event::Cause;
use super::objects::Objects;
use super::pieces::Place;
use super::play::{Agenda, EventLog, Holds, Ships};
use super::sea::Sea;
use super::steps::Step;
use rules::table::Seat;

/// A thing that a space gives or takes, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goods {
    /// A skull header.
    Skull,
    /// Rackham's Map, the Night Watch or sand.
    Feature,
}

/// The goods with which it begins.
pub const FIRST: Goods = Goods::Skull;

/// Rackham's Map: its coins, once a pirate; not spent if it gave nothing.
fn plunder(
    seat: Seat,
    map: u32,
    coins: u8,
    ships: &mut Ships,
    holds: &mut Holds,
    log: &mut EventLog,
) {
    if ships.has_had_map(seat, map) {
        return;
    }
    for _ in 0..coins {
        if holds.move_coin(Place::Supply, Place::Aboard(seat), Cause::Map, log) {
            ships.note_map(seat, map);
        }
    }
}

/// The goods of the space, one after the other.
pub fn goods(
    (seat, goods): (Seat, Goods),
    ships: &mut Ships,
    sea: &Sea,
    holds: &mut Holds,
    objects: &Objects,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let Some(space) = ships.space(seat) else {
        return;
    };
    match goods {
        Goods::Skull => {
            agenda.then(Step::Goods((seat, Goods::Feature)));
            if sea.water(space).skull && objects.any_object_to_take() {
                agenda.ask(seat, Question::Goods);
            }
        }
        Goods::Feature => match sea.feature(space) {
            Some(Feature::Map) => {
                plunder(seat, sea.map_bit(space), sea.map_coins(), ships, holds, log);
            }
            // The Night Watch: a coin, else one power, of which at least 1 stays.
            Some(Feature::NightWatch) => {
                let aboard = Place::Aboard(seat);
                if !holds.move_coin(aboard, Place::Supply, Cause::NightWatch, log) {
                    ships.change_power(seat, -1, Cause::NightWatch, log);
                }
            }
            Some(Feature::Sand) if objects.is_cursed_by_object(seat) => {
                agenda.ask(seat, Question::Sand);
            }
            _ => {}
        },
    }
}
