//! The component of each kind of piece, and what changes on a piece besides its place.

use super::{Card, Object, Skull};
use crate as voodoo;
use crate::voodoo_pirate::chart::Quarters;
use bevy_ecs::prelude::*;
use rules::table::Seat;

/// A figure. Cursed Pirates' figures only block.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A pirate's own.
    Of(Seat),
    /// One of the two that Cursed Pirates set on barrels.
    Cursed(u8),
}

/// A poppet.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Poppet;

/// An object, a skull or the GriGri.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Treasure {
    /// One of the seven objects.
    Object(Object),
    /// A skull, by its reverse.
    Skull(Skull),
    /// The GriGri, which is no object: it takes no room aboard.
    GriGri,
}

/// A tile that is drawn from the stack: its number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(pub u8);

/// How a tile lies or will lie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turned(pub Quarters);

/// A marker or token of which the game has one, or one a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Marker {
    /// The vane.
    Vane,
    /// The tide marker.
    Tide,
    /// The marker of the colonial ships.
    Colonials,
    /// The whirlpool.
    Whirlpool,
    /// The Sun.
    Sun,
    /// The Moon.
    Moon,
    /// A jail token.
    Jail,
}

/// An Action card of a pirate.
pub type ActionCard = voodoo::ActionCard<Card>;
