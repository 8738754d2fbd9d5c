//! The spots of a Voodoo game's table.

use crate::table;
use games::voodoo::{Berth, Cell, Voodoo};
use rules::table::{Seat, Word};

/// The spots of choices that only one game has, or lays elsewhere than its sister.
pub trait Spotted: Voodoo {
    /// A spot that choices can lie on, on this game's table alone.
    type OwnSpot: Word;

    /// Returns the game's own spot of a choice; `None` for the shared one.
    fn own_spot(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Option<Spot<Self>>;

    /// Returns the game's own spot of the piece that a choice moves, likewise.
    fn own_origin(
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> Option<Spot<Self>>;

    /// Returns the choice that a click on a spot means to a question in this game alone; `None` for the shared meaning.
    fn own_attempt(
        _view: &Self::View,
        _seat: Seat,
        _question: Self::Question,
        _spot: Spot<Self>,
    ) -> Option<Self::Choice> {
        None
    }

    /// Returns the kind of thing that an own spot is, in a word.
    fn spot_kind(spot: Self::OwnSpot) -> &'static str;
}

/// A spot on the table that choices can lie on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot<G: Spotted> {
    /// A space of the sea.
    Space(G::Space),
    /// A ship.
    Ship(Seat),
    /// Beside a ship, in a direction.
    Beside(Seat, G::Heading),
    /// A cell of the ritual grid.
    Cell(Cell),
    /// A barrel.
    Barrel(G::Barrel),
    /// A card in hand.
    Card(G::Card),
    /// The bag of souls.
    Bag,
    /// The coins of the supply.
    Coins,
    /// A coin on one's own mat.
    OwnCoins,
    /// A soul on one's own mat, by its place.
    OwnSoul(Berth),
    /// A spot that only this game has.
    Own(G::OwnSpot),
    /// Nowhere: a button beside the question.
    Button,
}

impl<G: Spotted> table::Spot for Spot<G> {
    const BUTTON: Self = Self::Button;

    fn kind(self) -> &'static str {
        match self {
            Self::Space(_) => "space",
            Self::Ship(_) => "ship",
            Self::Beside(..) => "beside",
            Self::Cell(_) => "cell",
            Self::Barrel(_) => "barrel",
            Self::Card(_) => "card",
            Self::Bag => "bag",
            Self::Coins => "supply",
            Self::OwnCoins | Self::OwnSoul(_) => "own",
            Self::Own(spot) => G::spot_kind(spot),
            Self::Button => "button",
        }
    }
}
