//! The component of each kind of piece, and what changes on a piece besides its place.

use super::{Card, Colour, Object, Place, Rank, Skull};
use crate::table::{self, Seat, SeatSet};
use crate::voodoo_pirate::chart::{Heading, Quarters};
use bevy_ecs::prelude::*;

/// Where a piece of kind `K` lies.
pub type At<K> = table::At<K, Place>;

/// A pirate's ship. Its place is the space it is on.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ship(pub Seat);

/// Which way a ship faces: west or south.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Facing(pub Heading);

/// A ship's Voodoo Power, 1 to 6.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Power(pub u8);

/// Which maps a pirate has had, a bit a tile's number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MapsTaken(pub u32);

/// A figure. Cursed Pirates' figures only block.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A pirate's own.
    Of(Seat),
    /// One of the two that Cursed Pirates set on barrels.
    Cursed(u8),
}

/// A soul.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Soul(pub Colour);

/// A coin.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Coin;

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

/// An Action card of a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ActionCard {
    /// Whose card it is.
    pub owner: Seat,
    /// Which card.
    pub card: Card,
}

/// A tile that is drawn from the stack: its number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(pub u8);

/// How a tile lies or will lie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turned(pub Quarters);

/// Who knows a piece whose back is up: a tile of the stack by the Telescope, a blessed card by its deal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KnownTo(pub SeatSet);

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

/// A card of the Blessed Deck.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlessedCard(pub Rank);

/// A piece that never moves: harbour, island, barrels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fixture;
