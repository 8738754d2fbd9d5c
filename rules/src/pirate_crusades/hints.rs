//! Hints for computer players: what each may expect in the end, and what computer pirates usually do.

use super::data::Mission;
use super::play::Play;
use super::rover;
use super::values::*;
use rules::table::Seat;

/// Worth of crew, card by card, in hundredths of a point.
const CREW: [i32; 6] = [150, 120, 100, 60, 40, 30];
/// Worth of an open mission, and of all goods for a delivery besides.
const OPEN: i32 = 300;
const GOODS: i32 = 1000;

/// Returns the points of a seat and its prospects.
pub fn worth(play: &Play, seat: Seat) -> i32 {
    let points: i32 = play.points(seat).map(i32::from).iter().sum();
    if *play.phase.get() == Phase::Over || play.standing(seat) == Standing::Out {
        return 100 * points;
    }
    let has = play.cards.of(seat);
    let crew: i32 = CREW.iter().take(has.hand.len().into()).sum();
    let missions = has.missions.iter().map(|card| prospects(play, seat, card));
    100 * points + crew + missions.max().unwrap_or(0)
}

/// Returns what an open mission is worth: the nearer it is to being done, the more.
fn prospects(play: &Play, seat: Seat, mission: Card) -> i32 {
    let data = play.data();
    OPEN + match data.card(mission).mission {
        Mission::Deliver { tons, .. } => {
            let holds = play.cards.of(seat).holds.iter();
            let own = holds.filter(|&card| data.cargo(card) == data.cargo(mission));
            let aboard: i32 = own.map(|card| i32::from(data.tons(card))).sum();
            let needed = i32::from(tons.get());
            GOODS * aboard.min(needed) / needed
        }
        Mission::Prisoner | Mission::Meet => GOODS * 3 / 4,
        Mission::Sink => GOODS / 2,
        Mission::Conquer => 0,
    }
}

/// Returns what is usually answered: what a computer pirate would.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    Some(rover::choose(play, seat, question, &play.asking.choices))
}
