//! Trials of how the log is laid out.

use super::*;
use crate::theme::trial::canvas_each;
use games::voodoo_pirate::load;
use games::voodoo_pirate::words::load_words;
use std::cell::Cell;

#[test]
fn a_new_line_is_in_sight_in_the_frame_that_draws_it() {
    let words = load_words(&load::files()).expect("the texts are whole");
    let mut screen = canvas_each(0.25, (0_usize, 0_usize), move |pen, (lines, last)| {
        let drawn = Cell::new(0);
        let entry = |place: usize| {
            drawn.set(place + 1);
            Entry {
                number: place,
                text: "Red sails west",
                rule: String::new(),
                begins: None,
                by: None,
                new: true,
            }
        };
        let log = Log {
            game: "trial",
            lines: *lines,
            entry: &entry,
            told: (None, None),
            timeline: &Timeline::default(),
            lesson: true,
        };
        let rect = Rect::from_min_size(pos2(950.0, 380.0), vec2(318.0, 320.0));
        draw(pen, rect, &log, &words, &mut None, &mut None);
        *last = drawn.get();
    });
    for lines in [60, 61, 75] {
        screen.state_mut().state.0 = lines;
        screen.step();
        assert_eq!(screen.state().state.1, lines);
    }
}
