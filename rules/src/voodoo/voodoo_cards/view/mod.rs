//! The view of a seat (`voodoo-pirate-card-game §3`, `§5`).
//!
//! A [`View`] is worked out from which piece the viewer sees lying where (`crate::view`): `known.rs` looks at this game's own
//! pieces, `derive.rs` says what follows.

mod derive;
mod known;
#[cfg(test)]
mod tests;

use super::VoodooCards;
use super::data::Water;
use super::event::Phase;
use super::pieces::*;
use super::ring::{Heading, Space};
use super::score::Score;
use crate::MOST_SOULS;
use rules::kit;
use rules::table::Seat;

/// A piece as the viewer sees it.
pub type Seen = kit::Seen<VoodooCards>;

/// A space of the ring as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// The Sea card that lies there and the face that is up; nothing while it is on its way.
    pub card: Option<(SeaCard, Side)>,
    /// The water on that face.
    pub water: Option<Water>,
    /// Whose ship lies there.
    pub ship: Option<Seat>,
}

/// A pirate with everything it owns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PirateView {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The space of its ship; none before it is placed.
    pub space: Option<Space>,
    /// The way the ship faces.
    pub facing: Heading,
    /// The ship's power, 1 to 6.
    pub power: u8,
    /// Coins.
    pub coins: u8,
    /// Souls by place.
    pub souls: [Option<Colour>; MOST_SOULS],
    /// Objects, the newest last.
    pub objects: Vec<Object>,
    /// True if it has the compass token.
    pub compass: bool,
    /// True if it holds the GriGri.
    pub grigri: bool,
    /// True if it is in jail.
    pub jailed: bool,
    /// True if the ship is held by the wind.
    pub stuck: bool,
    /// Cards in hand; to others only while none of them lies face down, since the rest would tell which.
    pub hand: Option<Vec<Card>>,
    /// The card laid face down: whether there is one, and which to its owner.
    pub face_down: Option<Option<Card>>,
    /// The second card laid face down, on Bones.
    pub second_face_down: Option<Option<Card>>,
    /// The card in front: played in this round, or in the last one until the reveal.
    pub face_up: Option<Card>,
    /// The second card revealed, on Bones.
    pub second_face_up: Option<Card>,
    /// A Cursed Pirate's discard pile.
    pub discard: Vec<Card>,
    /// The barrel its figure is on.
    pub barrel: Option<Barrel>,
    /// Its blessed card: whether it has one, and which to who was dealt it.
    pub blessed: Option<Option<Rank>>,
    /// Its points as far as the viewer may know them.
    pub score: Score,
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The seat that looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// The space of the round marker; nothing while it is on its way.
    pub marker: Option<Space>,
    /// The wind.
    pub wind: Wind,
    /// The holder of the Sun.
    pub sun: Seat,
    /// The holder of the Moon.
    pub moon: Option<Seat>,
    /// Whose turn it is under the Moon.
    pub active: Option<Seat>,
    /// All spaces, clockwise from the North.
    pub spaces: Vec<SpaceView>,
    /// Cards in the object deck, from the top; which they are, to who has looked at them.
    pub pile: Vec<Option<Object>>,
    /// The discard pile of objects, from the top.
    pub spent: Vec<Object>,
    /// Objects that left the game.
    pub gone: Vec<Object>,
    /// Coins in Rackham's treasure.
    pub coins: u8,
    /// Souls in the bag by colour: everybody can count.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// The barrels on which somebody sits, and who.
    pub sitters: Vec<(Barrel, Seat)>,
    /// All pirates, by seat.
    pub pirates: Vec<PirateView>,
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: Vec<Seen>,
    /// The face of each piece in the box.
    pub faces: Faces,
}

impl View {
    /// A space's view.
    #[must_use]
    pub fn at(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }

    /// A pirate's view.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> &PirateView {
        &self.pirates[seat.index()]
    }
}
