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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::drawings::drawing;
    use std::collections::BTreeSet;

    #[test]
    fn every_captain_has_a_face_of_its_own_and_nobody_else_has_one() {
        let faces: BTreeSet<_> = SeatKind::COMMON.into_iter().filter_map(face).collect();
        assert_eq!(faces.len(), Level::ALL.len());
        for face in faces {
            assert!(drawing(&format!("desktop/{face}.svg")).is_some(), "{face}");
        }
        for kind in [
            SeatKind::Human,
            SeatKind::Random,
            SeatKind::Automa("cursed"),
        ] {
            assert_eq!(face(kind), None);
        }
    }
}
