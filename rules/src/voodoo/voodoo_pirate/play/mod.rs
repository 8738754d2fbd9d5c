//! The table within reach of a rule of this game: the shared [`Play`](crate::Play) with the game's own pieces.

mod markers;
mod sea;
mod stores;

pub(super) use sea::SeaGlance;
pub use sea::{Sea, face_water};
pub(super) use stores::StoreGlance;
pub use stores::Stores;

use super::VoodooPirate;
use super::data::Data;
use super::event::Cause;
use super::pieces::{Place, Treasure};
use crate as voodoo;
use bevy_ecs::system::SystemParam;

pub use crate::{MOST_OBJECTS, MOST_POWER, MOST_SOULS};
use rules::table::Seat;

/// The table, within reach of a rule.
pub type Play<'w, 's> = voodoo::Play<'w, 's, VoodooPirate>;

/// The ships.
pub type Ships<'w, 's> = voodoo::Ships<'w, 's, VoodooPirate>;
/// The souls and the coins.
pub type Holds<'w, 's> = voodoo::Holds<'w, 's, VoodooPirate>;
/// The markers, tokens and figures.
pub type Markers<'w, 's> = voodoo::Markers<'w, 's, VoodooPirate>;
/// The steps that are to be done next.
pub type Agenda<'w> = voodoo::Agenda<'w, VoodooPirate>;
/// The events that are told.
pub type EventLog<'w> = voodoo::EventLog<'w, VoodooPirate>;
/// The round and the turn.
pub type Round = voodoo::Round<super::objects::Used>;
/// The data of the game.
pub type Book = rules::table::Book<Data>;
/// The seats of a game, and its house rules.
pub type Crew = voodoo::Crew<House>;

/// The most poppets that a ship holds.
pub const MOST_POPPETS: u8 = 3;

/// The house rules.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// True if unique skills are on (`voodoo-pirate §13`).
    pub skills: bool,
    /// True if the Blessed Deck is on (`voodoo-pirate §14`).
    pub blessed: bool,
}

/// The groups that only this game has.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    pub(in crate::voodoo_pirate) sea: Sea<'w, 's>,
    pub(in crate::voodoo_pirate) stores: Stores<'w, 's>,
}

/// The places of ships, and the room aboard.
impl Play<'_, '_> {
    /// Returns whether the ship is in the harbour, or not yet placed.
    pub fn in_harbour(&self, seat: Seat) -> bool {
        self.own.sea.in_harbour(seat, &self.ships)
    }

    /// Returns whether the ship is on the shore.
    pub fn is_ashore(&self, seat: Seat) -> bool {
        self.own.sea.is_ashore(seat, &self.ships)
    }

    /// The most skulls that the pirate holds: one, a Cursed Pirate that is not gentle two.
    pub fn most_skulls(&self, seat: Seat) -> u8 {
        if self.crew.is_cursed(seat) && !self.crew.is_gentle(seat) {
            self.book.0.cursed.skulls
        } else {
            1
        }
    }

    /// Returns whether a skull fits aboard.
    pub fn has_skull_room(&self, seat: Seat) -> bool {
        let stores = &self.own.stores;
        stores.has_object_room(seat) && stores.skulls_held(seat) < self.most_skulls(seat)
    }
}

/// The moves of rules that are lent the whole table.
impl Play<'_, '_> {
    /// Moves a poppet, if there is one.
    pub fn move_poppet(&mut self, from: Place, to: Place, cause: Cause) {
        let log = &mut self.log;
        self.own.stores.move_poppet(from, to, cause, log);
    }

    /// Moves a treasure, wherever it lies.
    pub fn move_treasure(&mut self, wanted: Treasure, to: Place, cause: Cause) {
        let log = &mut self.log;
        self.own.stores.move_treasure(wanted, to, cause, log);
    }

    /// Moves a random skull from a place, if there is one.
    pub fn move_skull(&mut self, from: Place, to: Place, cause: Cause) {
        let (dice, log) = (&mut self.dice, &mut self.log);
        self.own.stores.move_skull(from, to, cause, dice, log);
    }
}
