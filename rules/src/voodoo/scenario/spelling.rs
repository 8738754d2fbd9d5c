//! The spelling of both games' values in scenario files: pirates by colour, cells and places as printed, pieces by what they are.

use crate::{Berth, Cell, Colour, GridCell, MOST_BERTHS, Voodoo};
use rules::kit::Faces;
use rules::kit::scenario::{SeatTokens, Seated};
use rules::table::scenario::{Maybe, Meant, Spell, Spelled, SpellingError};
use rules::table::{PieceId, Table};
use serde::{Deserialize, Serialize};

/// The meaning of the names at one table.
pub struct Names<G: Voodoo> {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// The face of each piece, by its number.
    pub faces: Faces<G::Face>,
}

impl<G: Voodoo> Names<G> {
    /// The names at a table.
    pub fn at(table: &mut Table<G>) -> Self {
        let chairs = table.setup().chairs.iter();
        Self {
            colours: chairs.map(|chair| chair.colour).collect(),
            faces: table.world_mut().resource::<Faces<G::Face>>().clone(),
        }
    }
}

impl<G: Voodoo> SeatTokens for Names<G> {
    type Token = Colour;

    fn tokens(&self) -> &[Colour] {
        &self.colours
    }
}

/// A pirate, by its colour.
pub type Pirate = Seated<Colour>;

/// A place for a soul aboard as it is printed, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SoulPlace(u8);

impl<N> Spelled<N> for SoulPlace {
    type Rules = Berth;
    fn spell(berth: Berth, _: &N) -> Self {
        Self(berth + 1)
    }
}

impl<N> Meant<N> for SoulPlace {
    fn meant(self, _: &N) -> Result<Berth, SpellingError> {
        match self.0 {
            1..=MOST_BERTHS => Ok(self.0 - 1),
            other => Err(SpellingError(format!(
                "there is no place {other} for a soul, expected 1 to {MOST_BERTHS}"
            ))),
        }
    }
}

impl<N> Spelled<N> for GridCell {
    type Rules = Cell;
    fn spell(cell: Cell, _: &N) -> Self {
        Self::ALL[usize::from(cell.0)]
    }
}

impl<N> Spell<N> for Cell {
    type As = GridCell;
}

impl<N> Meant<N> for GridCell {
    fn meant(self, _: &N) -> Result<Cell, SpellingError> {
        Ok(self.cell())
    }
}

/// A piece, by what it is; nobody knows by which of several alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(deserialize = "F: Deserialize<'de>"))]
pub struct Thing<F: Serialize>(Maybe<F>);

impl<G: Voodoo, F: Serialize + Spelled<Names<G>, Rules = G::Face>> Spelled<Names<G>> for Thing<F> {
    type Rules = Option<PieceId>;
    fn spell(piece: Option<PieceId>, names: &Names<G>) -> Self {
        let face = piece.and_then(|piece| names.faces.of(piece));
        Self(Maybe(face.map(|face| F::spell(face, names))))
    }
}

impl<G: Voodoo<Face: Spell<Names<G>>>> Spell<Names<G>> for Option<PieceId> {
    type As = Thing<<G::Face as Spell<Names<G>>>::As>;
}
