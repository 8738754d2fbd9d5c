//! The ids of texts, of what both games have.

use crate::Cell;
use rules::table::SeatKind;

pub(crate) fn seat_kind(kind: SeatKind) -> String {
    format!("seat-{}", kind.name())
}

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
