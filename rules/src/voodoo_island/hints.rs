//! Hints for computer players: what each may expect in the end, and what explorers usually do.

use super::play::Play;
use super::prospects::Prospects;
use super::score::LEFT_BEHIND;
use super::values::*;
use super::{EXPLORER, explorer};
use rules::table::Seat;

/// Returns the points of a seat and its prospects, in hundredths of a point; on the last day by how likely it is to come aboard.
pub fn worth(play: &Play, seat: Seat) -> i32 {
    let points = |points: Points| 100 * points.into_iter().map(i32::from).sum::<i32>();
    if *play.phase.get() == Phase::Over {
        return points(play.final_points(seat));
    }
    let prospects = Prospects::of(play, seat);
    let worth = points(play.points(seat)) + prospects.supplies() + prospects.warriors();
    if play.explorers.at(seat) == Whereabouts::Aboard {
        return worth;
    }
    let worth = worth + prospects.tools() + prospects.objects() - prospects.danger();
    if !play.is_last_day() {
        return worth;
    }
    let aboard = prospects.comes_aboard();
    (worth * aboard + 100 * i32::from(LEFT_BEHIND) * (100 - aboard)) / 100
}

/// Returns what an explorer usually answers: what a computer explorer would.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    let choices = &play.asking.choices;
    Some(explorer::choose(play, EXPLORER, seat, question, choices))
}
