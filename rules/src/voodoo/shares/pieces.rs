//! Pieces and their places.

use crate::{Berth, Cell, Colour, Voodoo};
use rules::kit::family;
use rules::table::Seat;

/// The place of a piece, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place<G: Voodoo> {
    /// In its supply.
    Supply,
    /// In the bag of souls.
    Bag,
    /// On the ritual grid.
    Grid(Cell),
    /// Aboard a ship; a token with its pirate.
    Aboard(Seat),
    /// A soul aboard, on its numbered place.
    Berth(Seat, #[spelled(place: crate::scenario::SoulPlace)] Berth),
    /// On a space of the sea.
    Sea(G::Space),
    /// An Action card in hand.
    Hand(Seat),
    /// An Action card laid face down.
    FaceDown(Seat),
    /// A second Action card laid face down, on Bones.
    SecondFaceDown(Seat),
    /// An Action card revealed.
    FaceUp(Seat),
    /// A second Action card revealed, on Bones.
    SecondFaceUp(Seat),
    /// An Action card in a Cursed Pirate's deck, so many below the top.
    Deck(Seat, u8),
    /// An Action card in a Cursed Pirate's discard pile.
    Discard(Seat),
    /// A figure on its pirate's mat.
    Mat(Seat),
    /// A figure on a barrel.
    On(G::Barrel),
    /// Put away.
    Box,
}

impl<G: Voodoo> Place<G> {
    /// The pirate whose place it is, if it is anybody's.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Aboard(seat)
            | Self::Berth(seat, _)
            | Self::Hand(seat)
            | Self::FaceDown(seat)
            | Self::SecondFaceDown(seat)
            | Self::FaceUp(seat)
            | Self::SecondFaceUp(seat)
            | Self::Deck(seat, _)
            | Self::Discard(seat)
            | Self::Mat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns whether a card lies there that only its owner may know.
    pub fn is_face_down(self) -> bool {
        matches!(self, Self::FaceDown(_) | Self::SecondFaceDown(_))
    }
}

/// The face of a piece, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face<G: Voodoo> {
    /// A pirate's ship.
    Ship(Seat),
    /// A pirate's figure.
    Figure(Seat),
    /// A soul.
    Soul(Colour),
    /// A coin.
    Coin,
    /// An Action card of a pirate.
    Card(Seat, G::Card),
    /// A blessed playing card.
    Blessed(G::Rank),
    /// The Sun token.
    Sun,
    /// The Moon token.
    Moon,
    /// A jail token.
    Jail,
    /// The GriGri.
    #[text = "grigri"]
    GriGri,
}
