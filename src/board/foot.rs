//! Hints at the table's foot.

use crate::table::{Act, hints};
use crate::theme::Pen;
use crate::voodoo::Painted;
use crate::voodoo::panels::Scene;
use bevy_egui::egui::vec2;

/// What the keys and buttons of the device in use do now, in the table's corner, where the supplies leave room.
pub fn draw<G: Painted>(pen: &Pen, scene: &Scene<G>) {
    let state = if scene.desk.pause || scene.sitting.proposal().is_some() {
        State::Covered
    } else if !scene.idle {
        State::Moves
    } else if scene.sitting.course().is_some() {
        State::Lesson
    } else {
        let tries = scene.sitting.can_rehearse();
        State::Rests {
            back: scene.sight.can_take_back.is_ok(),
            hint: scene.sitting.can_hint(),
            rehearse: tries || scene.sitting.is_rehearsing(),
        }
    };
    let places = scene.places;
    let corner = places.screen.left_bottom() + vec2(places.row.left() + 6.0, -6.0);
    if places.strip.is_none() {
        let room = corner.y - places.supplies.bottom() - 8.0;
        let words = scene.sitting.speaker().words();
        hints::draw(pen, corner, room, &acts(state), words);
    }
}

/// What goes on at the table.
#[derive(Debug, Clone, Copy)]
enum State {
    /// Something lies over it.
    Covered,
    /// Something moves.
    Moves,
    /// A guide leads on.
    Lesson,
    /// Somebody decides. What can be done besides: to go back, to be advised, to try.
    Rests {
        back: bool,
        hint: bool,
        rehearse: bool,
    },
}

/// What can be asked for: that first which leads on, and to all else.
fn acts(state: State) -> Vec<Act> {
    match state {
        State::Covered => vec![Act::Confirm, Act::Next, Act::Back],
        State::Moves => vec![Act::Hurry],
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
