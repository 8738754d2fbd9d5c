//! Trials of events as they are shown: step by step, paused, and again.

use super::{Table, sit_down};
use crate::options::Speed;
use crate::table::{Act, AnimationQueue, Session};
use crate::theme::Targets;
use games::voodoo::CURSED;
use games::voodoo_pirate::VoodooPirate;

/// Returns a table at which an act of a Cursed Pirate waits to be seen.
fn waiting(name: &str, in_words: bool) -> Table {
    let mut table = sit_down(name, |settings| {
        settings.speed = Speed::Times(4.0);
        settings.step_by_step = true;
        settings.in_words = in_words;
    });
    table.play_until(|table| table.get::<AnimationQueue<VoodooPirate>>().is_waiting());
    table
}

/// Returns the number of events that have been shown.
fn told(table: &Table) -> usize {
    table.get::<AnimationQueue<VoodooPirate>>().told()
}

#[test]
fn what_waits_to_be_seen_goes_on_by_any_key_and_in_words_by_its_button_alone() {
    let mut drawn = waiting("steps", false);
    let mut words = waiting("steps-in-words", true);
    let before = told(&drawn);
    assert_eq!(before, told(&words));
    drawn.press(Act::Hurry);
    assert!(told(&drawn) > before, "the key that hurries does not go on");
    for act in [Act::Down, Act::Hurry, Act::Next] {
        words.press(act);
        assert_eq!(told(&words), before, "{act:?}");
    }
    let on = words.text("ui-told-go-on");
    words.get_mut::<Targets>().lay(&on);
    words.press(Act::Confirm);
    assert_eq!(told(&words), told(&drawn), "one step at a time");
}

#[test]
fn a_game_that_nobody_plays_is_paused_and_rewound_by_keys_and_cut_short_by_none() {
    for in_words in [false, true] {
        let sit_down = |name: &str, steps| {
            Table::new(&format!("{name}-{in_words}"), &[CURSED, CURSED], 5, |set| {
                set.speed = Speed::Times(1.0);
                set.step_by_step = steps;
                set.in_words = in_words;
            })
        };
        let watching = |table: &Table| {
            let session = table.get::<Session<VoodooPirate>>();
            session.watching().expect("nobody plays")
        };
        let mut table = sit_down("watched", false);
        let on = table.text("ui-watch-on");
        for act in [Act::Next, Act::Down, Act::Closer] {
            table.press(act);
        }
        table.look();
        assert!(told(&table) < table.get::<Session<VoodooPirate>>().log().len() / 2);
        assert!(!table.says(&on));
        table.press(Act::Hurry);
        let then = told(&table);
        table.look();
        assert_eq!(told(&table), then);
        assert!(watching(&table).paused && table.says(&on));
        table.press(Act::Earlier);
        table.look();
        assert!(watching(&table).at < then && table.says(&on));
        table.press(Act::Hurry);
        assert!(!watching(&table).paused);
        // Whoever goes step by step begins so.
        let mut table = sit_down("watched-in-steps", true);
        let start = watching(&table);
        assert!(start.paused && start.ends[0]);
        table.press(Act::Later);
        assert!(watching(&table).paused && watching(&table).at > start.at);
    }
}
