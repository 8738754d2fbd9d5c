//! What a rule of this game has within reach: the shared [`Play`](crate::voodoo::Play) with the game's own pieces.

mod glance;
mod markers;
mod poppets;
mod sea;
mod treasures;

pub(super) use glance::Lying;
pub use sea::face_water;

use super::VoodooPirate;
use super::data::{Data, Skill};
use super::pieces::*;
use crate::table::{At, PieceId, Seat};
use crate::voodoo;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

pub use crate::voodoo::{MOST_OBJECTS, MOST_POWER, MOST_SOULS};

/// The table, within reach of a rule.
pub type Play<'w, 's> = voodoo::Play<'w, 's, VoodooPirate>;

/// The ships.
pub type Ships<'w, 's> = voodoo::Ships<'w, 's, VoodooPirate>;
/// The markers, tokens and figures.
pub type Markers<'w, 's> = voodoo::Markers<'w, 's, VoodooPirate>;
/// What is to be done next.
pub type Agenda<'w> = voodoo::Agenda<'w, VoodooPirate>;
/// What is told.
pub type EventLog<'w> = voodoo::EventLog<'w, VoodooPirate>;
/// The data of the game.
pub type Book = crate::table::Book<Data>;
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

/// The pieces that only this game has.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    pub(in crate::voodoo_pirate) lying: ResMut<'w, Lying>,
    pub(in crate::voodoo_pirate) poppets:
        Query<'w, 's, (&'static PieceId, &'static mut At<Poppet, Place>)>,
    pub(in crate::voodoo_pirate) treasures: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Treasure,
            &'static mut At<Treasure, Place>,
        ),
    >,
    pub(in crate::voodoo_pirate) tiles: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Tile,
            &'static mut At<Tile, Place>,
            &'static mut Turned,
            &'static mut KnownTo,
        ),
        // The shared rules hold who knows the blessed cards.
        Without<BlessedCard<Rank>>,
    >,
}

impl Play<'_, '_> {
    /// What only this pirate can do, if skills are on and it is not Cursed (`voodoo-pirate §13`).
    pub fn skill(&self, seat: Seat) -> Option<Skill> {
        (self.crew.house.skills && !self.crew.is_cursed(seat))
            .then(|| self.book.0.skills[self.crew.colour(seat) as usize])
    }
}
