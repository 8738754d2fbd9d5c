//! The marks of the lessons of both games ([`rules::table::lesson`]).

use super::scenario::{Names, Pirate};
use super::{Cell, GridCell, Voodoo};
use rules::table::Seat;
use rules::table::scenario::{Meant, Spelled, SpellingError};
use serde::Deserialize;
use std::convert::Infallible;

/// A thing on the table that a guide can point at; to files, pirates and places are what they are called there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(bound(
    deserialize = "G::Space: Deserialize<'de>, G::Card: Deserialize<'de>, G::Barrel: Deserialize<'de>, \
                             G::OwnMark: Deserialize<'de>, P: Deserialize<'de>, C: Deserialize<'de>"
))]
pub enum Mark<G: Voodoo, P = Seat, C = Cell> {
    /// A space of the sea.
    Space(G::Space),
    /// A ship.
    Ship(P),
    /// A pirate's row.
    Row(P),
    /// A card in hand.
    Card(G::Card),
    /// A barrel.
    Barrel(G::Barrel),
    /// A cell of the ritual grid.
    Cell(C),
    /// The learner's mat.
    Mat,
    /// The souls on it.
    Souls,
    /// Dusk, Moonlight and Dawn.
    Phases,
    /// The supplies that are left to be taken.
    Supplies,
    /// The bag of souls.
    Bag,
    /// The ritual grid.
    Grid,
    /// The wind and what else changes the sea.
    Weather,
    /// The question with its buttons.
    Prompt,
    /// A mark of this game alone.
    Own(G::OwnMark),
}

/// A mark as files spell it.
pub type MarkName<G> = Mark<G, Pirate, GridCell>;

impl<G: Voodoo, P, C> Mark<G, P, C> {
    /// The same mark, with pirates and cells put in other words.
    fn put<Q, D, E>(
        self,
        pirate: impl Fn(P) -> Result<Q, E>,
        cell: impl Fn(C) -> Result<D, E>,
    ) -> Result<Mark<G, Q, D>, E> {
        Ok(match self {
            Self::Space(space) => Mark::Space(space),
            Self::Ship(who) => Mark::Ship(pirate(who)?),
            Self::Row(who) => Mark::Row(pirate(who)?),
            Self::Card(card) => Mark::Card(card),
            Self::Barrel(barrel) => Mark::Barrel(barrel),
            Self::Cell(place) => Mark::Cell(cell(place)?),
            Self::Mat => Mark::Mat,
            Self::Souls => Mark::Souls,
            Self::Phases => Mark::Phases,
            Self::Supplies => Mark::Supplies,
            Self::Bag => Mark::Bag,
            Self::Grid => Mark::Grid,
            Self::Weather => Mark::Weather,
            Self::Prompt => Mark::Prompt,
            Self::Own(own) => Mark::Own(own),
        })
    }
}

impl<G: Voodoo> Spelled<Names<G>> for MarkName<G> {
    type Rules = Mark<G>;
    fn spell(mark: Mark<G>, names: &Names<G>) -> Self {
        let Ok(spelled) = mark.put::<_, _, Infallible>(
            |seat| Ok(Pirate::spell(seat, names)),
            |cell| Ok(GridCell::spell(cell, names)),
        );
        spelled
    }
}

impl<G: Voodoo> Meant<Names<G>> for MarkName<G> {
    fn meant(self, names: &Names<G>) -> Result<Mark<G>, SpellingError> {
        self.put(|pirate| pirate.meant(names), |cell| cell.meant(names))
    }
}
