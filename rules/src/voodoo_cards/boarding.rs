//! Boarding: taking an item of a ship passed, and swapping blessed cards (`voodoo-pirate-card-game §8`).

use super::choice::{Item, Question, Reason};
use super::event::{Cause, Event};
use super::pieces::{Colour, Marker, Object, Place};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

/// A boarding under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boarding {
    /// Who boards.
    pub seat: Seat,
    /// Whose ship is boarded.
    pub victim: Seat,
}

/// Everything that can be taken aboard a ship, in the order it is offered.
pub fn all_items() -> impl Iterator<Item = Item> + Clone {
    [Item::Compass, Item::Coin]
        .into_iter()
        .chain(Colour::ALL.iter().map(|&colour| Item::Soul(colour)))
        .chain(Object::ALL.iter().map(|&object| Item::Object(object)))
        .chain([Item::GriGri])
}

impl Play<'_, '_> {
    /// Whether an item of the ship boarded can be taken.
    pub fn judge_item(&self, seat: Seat, victim: Seat, item: Item) -> Result<(), Reason> {
        let there = match item {
            Item::Compass => self.has_compass(victim),
            Item::Coin => self.coins(victim) > 0,
            Item::Soul(colour) => self.berth_of(victim, colour).is_some(),
            Item::Object(object) => self.holds(victim, object),
            Item::GriGri => self.marker(Marker::GriGri) == Place::Aboard(victim),
        };
        if !there {
            return Err(Reason::NothingThere);
        }
        let fits = !matches!(item, Item::Soul(_)) || self.has_soul_room(seat);
        fits.then_some(()).ok_or(Reason::NoRoom)
    }

    /// Takes an item of the ship boarded. An object too many is given up (§12.17).
    pub fn take_item(&mut self, seat: Seat, victim: Seat, item: Item) {
        self.tell(Event::Boarded { seat, victim, item }, Cause::Boarding);
        let (theirs, own) = (Place::Aboard(victim), Place::Aboard(seat));
        match item {
            Item::Compass => self.move_marker(Marker::Compass, theirs, own, Cause::Boarding),
            Item::Coin => {
                self.move_coin(theirs, own, Cause::Boarding);
            }
            Item::Soul(colour) => {
                if let Some(berth) = self.berth_of(victim, colour) {
                    self.take_soul(seat, Place::Berth(victim, berth), Cause::Boarding);
                }
            }
            Item::Object(object) => {
                if let Some(place) = self.place_of(victim, object) {
                    self.stow(seat, place, Cause::Boarding);
                }
            }
            Item::GriGri => self.move_marker(Marker::GriGri, theirs, own, Cause::Boarding),
        }
    }
}

/// Asks what is taken of the ship boarded, then whether cards are swapped. A Cursed Pirate always swaps.
pub fn board(boarding: Boarding, play: &mut Play) {
    play.then(Step::Swap(boarding));
    let Boarding { seat, victim } = boarding;
    if all_items().any(|item| play.judge_item(seat, victim, item).is_ok()) {
        play.ask(seat, Question::Board(victim));
    }
}

/// Asks whether blessed cards are swapped.
pub fn swap(Boarding { seat, victim }: Boarding, play: &mut Play) {
    play.ask(seat, Question::Swap(victim));
}
