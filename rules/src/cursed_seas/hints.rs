//! Hints for computer players: what is usual, and what each seat can expect.

use super::corsair;
use super::play::Play;
use super::values::*;
use crate::table::{MOST_SEATS, Seat};

/// The worth of gold aboard, in hundredths of gold at home.
const ABOARD: i32 = 60;
/// The worth of a sound mast, in hundredths of gold.
const MAST: i32 = 12;

/// Returns what the seat that is asked would usually answer: what a corsair would.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    Some(corsair::choose(play, seat, question, &play.asking.choices))
}

/// Returns what each seat can expect, in hundredths of gold.
pub fn evaluate(play: &Play) -> [i32; MOST_SEATS] {
    let mut expected = [0; MOST_SEATS];
    for seat in play.from(Seat(0)) {
        let home = 100 * i32::from(play.turn.gold[seat.index()]);
        let fleet = play.waters.fleet(seat).map(|vessel| {
            let aboard = play.holds.gold_at(TreasurePlace::Aboard(vessel));
            let masts = play.waters.hull(vessel).sound_masts();
            ABOARD * i32::from(aboard) + MAST * i32::from(masts)
        });
        expected[seat.index()] = home + fleet.sum::<i32>();
    }
    expected
}
