//! Trials of the table in words, by a screen reader and by keys.

use super::*;
use crate::table::Begin;
use crate::table::in_words::trial::Trial;
use games::voodoo::CURSED;
use games::voodoo_pirate::Event;
use rules::table::SeatKind::{Human, Random};
use rules::table::lesson::Taught;

#[test]
fn every_lesson_is_taken_by_what_a_screen_reader_finds() {
    let mut strayed = 0;
    for number in 0..VoodooPirate::LESSONS.len() {
        let name = format!("lesson-{number}");
        let mut trial = Trial::<VoodooPirate>::begin(&name, Begin::Lesson(number));
        strayed += trial.takes_the_lesson();
    }
    assert!(strayed > 20, "only {strayed} answers led nowhere");
}

#[test]
fn a_hint_is_heard_and_followed_or_put_away() {
    let mut trial = Trial::<VoodooPirate>::new("hints", &[Human, CURSED, CURSED], 4);
    trial.takes_hints();
}

#[test]
fn choices_are_rehearsed_without_a_key_to_hold() {
    let mut trial = Trial::<VoodooPirate>::new("rehearses", &[Human, Random, Random], 4);
    let mut tried = 0;
    for seed in 0..4 {
        tried += trial.rehearses(seed);
        trial.answers(seed);
    }
    assert!(tried > 4, "only {tried} choices were tried");
}

#[test]
fn it_is_asked_twice_before_a_curtain_rises() {
    let mut trial = Trial::<VoodooPirate>::new("twice", &[Human, Human], 4);
    trial.asks_twice_before_the_curtain_rises();
}

#[test]
fn whole_games_are_played_by_what_a_screen_reader_finds() {
    let crews = [vec![Human, CURSED, CURSED], vec![Human, Human, Random]];
    for (seed, kinds) in (1..).zip(&crews) {
        let mut trial = Trial::<VoodooPirate>::new(&format!("whole-{seed}"), kinds, seed);
        trial.play_to_the_score(seed);
        let mut session = trial.session();
        let won = session
            .table()
            .log()
            .iter()
            .find_map(|told| match told.event {
                Event::Won { seat } => Some(seat),
                _ => None,
            });
        let winner = session.speaker().name(won.expect("somebody has won"));
        assert!(trial.finds_after_the_score(&format!("{winner} wins the voyage!")));
    }
}

#[test]
fn nothing_hidden_is_told() {
    let crews = [
        vec![Human, Human, CURSED],
        vec![Human, CURSED, CURSED],
        vec![Human, Human, Human, Human, CURSED],
    ];
    for (seed, kinds) in (40..).zip(&crews) {
        let mut trial = Trial::<VoodooPirate>::new(&format!("hidden-{seed}"), kinds, seed);
        let others = trial.tells_nothing_hidden(seed);
        assert!(others > 20, "only {others} positions were dealt anew");
    }
}

#[test]
fn it_is_played_by_keys() {
    let mut trial = Trial::<VoodooPirate>::new("keys", &[Human, CURSED], 3);
    trial.is_played_by_keys();
}

#[test]
fn the_log_says_why_and_leads_back() {
    let mut trial = Trial::<VoodooPirate>::new("why", &[Human, CURSED, CURSED], 4);
    assert!(trial.says_why() > 0, "nobody weighed anything");
    trial.stays_at_what_it_told();
    let mut trial = Trial::<VoodooPirate>::new("rounds", &[Human, CURSED], 4);
    trial.goes_back_by_rounds();
}

#[test]
fn odds_are_told() {
    let mut trial = Trial::<VoodooPirate>::new("odds", &[Human, CURSED, CURSED], 4);
    trial.tells_odds(20);
}
