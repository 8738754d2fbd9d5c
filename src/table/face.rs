//! The faces of captains.

use rules::captains::Level;
use rules::table::SeatKind;

/// Returns the picture of the captain's face in a seat of this kind; `None` where no captain sits.
#[must_use]
pub fn face(kind: SeatKind) -> Option<&'static str> {
    Level::of(kind).map(|level| match level {
        Level::Deckhand => "art/face-deckhand",
        Level::Mate => "art/face-mate",
        Level::Captain => "art/face-captain",
        Level::Ghost => "art/face-ghost",
    })
}
