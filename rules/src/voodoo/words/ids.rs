//! Which text names what, of what both games have.

use crate::table::SeatKind;
use crate::voodoo::{Cell, Colour, Wind};

/// Declares a function from a plain enum to ids; for tests it lists the enum's names too.
macro_rules! ids {
    ($function:ident, $list:ident: $name:ident { $( $variant:ident => $id:literal, )* }) => {
        pub(crate) fn $function(name: $name) -> &'static str {
            match name { $( $name::$variant => $id, )* }
        }

        #[cfg(test)]
        pub(crate) const $list: &[$name] = &[ $( $name::$variant, )* ];
    };
}
pub(crate) use ids;

ids! { seat_kind, SEAT_KINDS: SeatKind {
    Human => "seat-human",
    Cursed => "seat-cursed",
    Gentle => "seat-gentle",
    Deckhand => "seat-deckhand",
    Mate => "seat-mate",
    Captain => "seat-captain",
    Ghost => "seat-ghost",
    Random => "seat-random",
} }

ids! { colour, COLOURS: Colour {
    Red => "colour-red",
    Yellow => "colour-yellow",
    Blue => "colour-blue",
    Green => "colour-green",
    Purple => "colour-purple",
} }

ids! { wind, WINDS: Wind {
    Fair => "wind-fair",
    Storm => "wind-storm",
    Becalmed => "wind-becalmed",
    Mermaids => "wind-mermaids",
} }

/// The ritual grid's cells, row by row from the north-west.
const CELLS: [&str; 9] = [
    "cell-nw",
    "cell-n",
    "cell-ne",
    "cell-w",
    "cell-centre",
    "cell-e",
    "cell-sw",
    "cell-s",
    "cell-se",
];

pub(crate) fn cell(cell: Cell) -> &'static str {
    CELLS
        .get(usize::from(cell.0))
        .copied()
        .unwrap_or("cell-none")
}
