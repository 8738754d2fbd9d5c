//! Hints for keys and pad at the foot of the table.

use super::places::Places;
use crate::table::{Act, hints};
use crate::theme::Pen;
use bevy_egui::egui::vec2;
use rules::table::words::Words;

/// Draws what the keys and buttons of the device in use do now, in the table's corner: as much as has room below `panels`, the
/// lower end of the left column. Beside a strip there is none.
pub(super) fn draw(pen: &Pen, (places, panels): (&Places, f32), state: State, words: &Words) {
    let corner = places.screen.left_bottom() + vec2(places.row.left() + 6.0, -6.0);
    if places.strip.is_none() {
        let room = corner.y - panels - 8.0;
        hints::draw(pen, corner, room, &acts(state), words);
    }
}

/// The state of the table, by which the hints are chosen.
#[derive(Debug, Clone, Copy)]
pub enum State {
    /// Something lies over it.
    Covered,
    /// Something moves.
    Moves,
    /// A game goes on that nobody plays, or is paused.
    Watched,
    /// A guide leads on.
    Lesson,
    /// Somebody decides.
    Rests {
        /// True if the last decision can be taken back.
        back: bool,
        /// True if a captain can be asked for a hint.
        hint: bool,
        /// True if moves can be tried.
        rehearse: bool,
    },
}

/// Returns the acts that are hinted at, the most important first.
fn acts(state: State) -> Vec<Act> {
    match state {
        State::Covered => vec![Act::Confirm, Act::Next, Act::Back],
        State::Moves => vec![Act::Hurry],
        State::Watched => vec![Act::Hurry, Act::Earlier, Act::Later, Act::Help],
        State::Lesson => vec![Act::Confirm, Act::Next],
        State::Rests {
            back,
            hint,
            rehearse,
        } => [
            (true, Act::Confirm),
            (true, Act::Next),
            (true, Act::Back),
            (true, Act::Help),
            (back, Act::TakeBack),
            (hint, Act::Hint),
            (rehearse, Act::Rehearse),
        ]
        .into_iter()
        .filter_map(|(can, act)| can.then_some(act))
        .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_hinted_at_that_cannot_be_done_now() {
        let rests = |back, hint, rehearse| {
            acts(State::Rests {
                back,
                hint,
                rehearse,
            })
        };
        assert_eq!(rests(true, true, true).len(), 7);
        let first = rests(false, false, false);
        let others = [Act::TakeBack, Act::Hint, Act::Rehearse];
        assert!(!others.iter().any(|act| first.contains(act)), "{first:?}");
        let all = rests(true, false, true);
        assert!(all.contains(&Act::TakeBack) && !all.contains(&Act::Hint));
        assert!(!acts(State::Covered).contains(&Act::TakeBack));
    }
}
