//! Hints for computer players: what things are worth on the way, and what pirates usually do.

use super::choice::{Choice, Question};
use super::play::Play;
use super::ring::SPACES;
use rules::table::{MOST_SEATS, Seat};

/// The worth of things aboard besides their points, in hundredths of a point, while there is still way to go.
const SOUL: i32 = 50;
const COMPASS: i32 = 100;

/// Returns what each seat may expect: its points as things stand, and what souls and the compass still help it on.
pub fn evaluate(play: &Play) -> [i32; MOST_SEATS] {
    let mut expected = [0; MOST_SEATS];
    // The round marker goes once round the ring.
    let way_to_go = play.round.number < SPACES;
    for (seat, expected) in (0..play.crew.seats()).map(Seat).zip(&mut expected) {
        *expected = 100 * play.score(seat).total();
        if way_to_go {
            let souls = play.holds.souls_aboard(seat).into_iter().flatten().count() as i32;
            *expected += SOUL * souls + COMPASS * i32::from(play.markers.has_compass(seat));
        }
    }
    expected
}

/// Returns what a pirate usually answers: what a Cursed Pirate would, where its rules say something.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    let listed = &play.asking.choices;
    match question {
        Question::Start
        | Question::PlaceSoul
        | Question::RitualSail(_)
        | Question::Course
        | Question::Victim
        | Question::GiveSoul(_)
        | Question::Board(_) => Some(play.cursed_choice(seat, question, listed)),
        Question::Turn => {
            let does = |wanted: fn(&Choice) -> bool| listed.iter().copied().find(wanted);
            does(|choice| matches!(choice, Choice::Conjure))
                .or_else(|| does(|choice| matches!(choice, Choice::Barrel(_))))
                .or_else(|| Some(play.cursed_choice(seat, question, listed)))
        }
        Question::Goods => listed
            .iter()
            .copied()
            .find(|&choice| choice != Choice::Pass),
        Question::CallColour => listed.iter().copied().max_by_key(|choice| match choice {
            Choice::Colour(colour) => play.tok_yield(seat, *colour),
            _ => 0,
        }),
        _ => None,
    }
}
