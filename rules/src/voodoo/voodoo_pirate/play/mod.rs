//! What a rule of this game has within reach: the shared [`Play`](crate::Play) with the game's own pieces.

mod markers;
mod sea;
mod stores;

pub(super) use sea::SeaGlance;
pub use sea::{Sea, face_water};
pub(super) use stores::StoreGlance;
pub use stores::{Stores, most_skulls};

use super::VoodooPirate;
use super::data::Data;
use crate as voodoo;
use bevy_ecs::system::SystemParam;

pub use crate::{MOST_OBJECTS, MOST_POWER, MOST_SOULS};

/// The table, within reach of a rule.
pub type Play<'w, 's> = voodoo::Play<'w, 's, VoodooPirate>;

/// The ships.
pub type Ships<'w, 's> = voodoo::Ships<'w, 's, VoodooPirate>;
/// The souls and the coins.
pub type Holds<'w, 's> = voodoo::Holds<'w, 's, VoodooPirate>;
/// The markers, tokens and figures.
pub type Markers<'w, 's> = voodoo::Markers<'w, 's, VoodooPirate>;
/// What is to be done next.
pub type Agenda<'w> = voodoo::Agenda<'w, VoodooPirate>;
/// What is told.
pub type EventLog<'w> = voodoo::EventLog<'w, VoodooPirate>;
/// The round and the turn.
pub type Round = voodoo::Round<super::objects::Used>;
/// The data of the game.
pub type Book = rules::table::Book<Data>;
/// Who sits where, and by which house rules.
pub type Crew = voodoo::Crew<House>;

/// The most poppets that a ship holds.
pub const MOST_POPPETS: u8 = 3;

/// The house rules.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// Whether unique skills are on (`voodoo-pirate §13`).
    pub skills: bool,
    /// Whether the Blessed Deck is on (`voodoo-pirate §14`).
    pub blessed: bool,
}

/// The groups that only this game has.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    pub(in crate::voodoo_pirate) sea: Sea<'w, 's>,
    pub(in crate::voodoo_pirate) stores: Stores<'w, 's>,
}
