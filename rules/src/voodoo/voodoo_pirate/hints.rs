//! Hints for computer players: what things are worth on the way, and what pirates usually do.

use super::choice::{Choice, Question};
use super::pieces::Object;
use super::play::Play;
use super::score::points;
use rules::table::{MOST_SEATS, Seat};

/// The worth of things aboard besides their points, in hundredths of a point, while there is still way to go.
const SOUL: i32 = 50;
const POPPET: i32 = 60;
const COMPASS: i32 = 60;

/// Returns what each seat may expect: its points as things stand, and what souls, poppets and the Compass still help it on.
pub fn evaluate(play: &Play) -> [i32; MOST_SEATS] {
    let all = play.all_holdings();
    let all = &all[..usize::from(play.crew.seats())];
    let mut expected = [0; MOST_SEATS];
    for ((seat, own), expected) in (0..).map(Seat).zip(all).zip(&mut expected) {
        *expected = 100 * points(&play.book.0, play.markers.tide(), all, seat).total();
        if !play.is_ashore(seat) {
            let souls: i32 = own.souls.iter().map(|&souls| i32::from(souls)).sum();
            *expected += SOUL * souls
                + POPPET * i32::from(own.poppets)
                + COMPASS * i32::from(own.objects[Object::Compass as usize]);
        }
    }
    expected
}

/// Returns what a pirate usually answers: what a Cursed Pirate would, where its rules say something.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    let listed = &play.asking.choices;
    match question {
        Question::Harbour
        | Question::PlaceSoul
        | Question::RitualSail(_)
        | Question::GhostWind
        | Question::Board(..)
        | Question::Oars
        | Question::Portal
        | Question::Victim
        | Question::GiveSoul(_) => Some(play.cursed_choice(seat, question, listed)),
        Question::Turn => {
            let barrel = listed
                .iter()
                .find(|choice| matches!(choice, Choice::Barrel(_)));
            let conjures = listed.contains(&Choice::Conjure);
            match barrel {
                Some(&barrel) if !conjures => Some(barrel),
                _ => Some(play.cursed_choice(seat, question, listed)),
            }
        }
        Question::Goods => Some(Choice::Take),
        Question::CallColour => listed.iter().copied().max_by_key(|choice| match choice {
            Choice::Colour(colour) => play.tok_yield(seat, *colour),
            _ => 0,
        }),
        _ => None,
    }
}
