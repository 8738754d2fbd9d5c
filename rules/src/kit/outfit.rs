//! The declaration of a game's seats and options.

use super::{Declared, Setup, Texted};
use crate::table::{Game, SeatKind, Word};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;

/// The mark by which a seat's pieces are known: its colour, on most tables.
pub trait Token: Word + Ord + Texted + Serialize + DeserializeOwned {
    /// Returns its name, as pictures and the ids of texts have it.
    fn name(self) -> &'static str {
        let id = self.text_id();
        id.split_once('-').map_or(id, |(_, name)| name)
    }
}

impl<T: Word + Ord + Texted + Serialize + DeserializeOwned> Token for T {}

/// The seats of games whose files spell alike how they are told apart, and who can sit in them.
pub trait Seating: Word {
    /// The token by which seats are told apart.
    type Token: Token;
    /// The automa of the games, beside the kinds of seat that any game has.
    const KINDS: &'static [SeatKind] = &[];
    /// The options of a seat.
    const SEAT_OPTIONS: &'static [Declared] = &[];
}

/// The declaration of who can sit down to a game, and of what can be chosen for it.
pub trait Outfit: Word {
    /// The seats: how they are told apart and filled.
    type Seats: Seating;
    /// The fewest and the most seats.
    const PLAYERS: (u8, u8);
    /// The tokens that can be taken, in the order they are offered.
    const TOKENS: &'static [<Self::Seats as Seating>::Token];
    /// The automa of this game, in the order they are offered, beside the kinds of seat that any game has; those of its seats, where a game has all.
    const AUTOMA: &'static [SeatKind] = <Self::Seats as Seating>::KINDS;
    /// The options of the game, in the order they are offered.
    const OPTIONS: &'static [Declared] = &[];
}

/// A game whose setup is the [`Setup`] of its outfit.
pub trait Fitted: Outfit + Game<Setup = Setup<Self>> {}

impl<G: Outfit + Game<Setup = Setup<G>>> Fitted for G {}

/// Declares a game, its `Setup`, and who can sit down to it: from so many to so many players, each with a token of its own. Behind that, in this
/// order, the `kinds` of its automa, what can be chosen for a seat, and its `options`.
#[macro_export]
macro_rules! game {
    (
        $(#[$doc:meta])*
        $game:ident for $least:literal to $most:literal of $token:ident
        $(, kinds: $kinds:expr)? $(, seat_options: $seat_options:expr)? $(, options: $options:expr)? $(,)?
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $game;

        /// The players, and the options chosen for the game.
        pub type Setup = $crate::kit::Setup<$game>;

        impl $crate::kit::Seating for $game {
            type Token = $token;
            $( const KINDS: &'static [$crate::table::SeatKind] = $kinds; )?
            $( const SEAT_OPTIONS: &'static [$crate::kit::Declared] = $seat_options; )?
        }

        impl $crate::kit::Outfit for $game {
            type Seats = Self;
            const PLAYERS: (u8, u8) = ($least, $most);
            const TOKENS: &'static [$token] = $token::ALL;
            $( const OPTIONS: &'static [$crate::kit::Declared] = $options; )?
        }
    };
}

/// A game's [`Outfit`] as a value, for code that handles any game.
#[derive(Debug, Clone, Copy)]
pub struct Declaration {
    /// The fewest and the most seats.
    pub players: (u8, u8),
    /// The names of the tokens that can be taken.
    pub tokens: fn() -> Vec<&'static str>,
    /// The kinds of seat beside those that the table knows.
    pub automa: &'static [SeatKind],
    /// The options of the game.
    pub options: &'static [Declared],
    /// The options of a seat.
    pub seat_options: &'static [Declared],
}

impl Declaration {
    /// Returns what a game declares.
    #[must_use]
    pub const fn of<G: Outfit>() -> Self {
        Self {
            players: G::PLAYERS,
            tokens: tokens::<G>,
            automa: G::AUTOMA,
            options: G::OPTIONS,
            seat_options: G::Seats::SEAT_OPTIONS,
        }
    }

    /// Returns the kinds that can sit down, in the order they are offered.
    #[must_use]
    pub fn kinds(&self) -> Vec<SeatKind> {
        SeatKind::all(self.automa)
    }
}

fn tokens<G: Outfit>() -> Vec<&'static str> {
    G::TOKENS.iter().map(|token| token.name()).collect()
}

/// The kind of a seat, as the files of a seating spell it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sits<S>(pub SeatKind, PhantomData<S>);

impl<S> Sits<S> {
    /// Returns a kind, to be written.
    #[must_use]
    pub fn new(kind: SeatKind) -> Self {
        Self(kind, PhantomData)
    }
}

impl<S> Serialize for Sits<S> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, S: Seating> Deserialize<'de> for Sits<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        SeatKind::read(deserializer, S::KINDS).map(Self::new)
    }
}
