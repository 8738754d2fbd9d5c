//! Hints for computer players: what each may expect in the end, and what computer pirates usually do.

use super::play::Play;
use super::rover;
use super::values::*;
use crate::table::{MOST_SEATS, Seat};

/// What things are worth, in hundredths of a point.
const CREW: i32 = 6_00;
const GOODS: i32 = 30_00;
const MISSION: i32 = 12_00;

/// Returns what each seat may expect in the end.
pub fn evaluate(play: &Play) -> [i32; MOST_SEATS] {
    let mut expected = [0; MOST_SEATS];
    for (seat, expected) in play.from(Seat(0)).zip(&mut expected) {
        *expected = worth(play, seat);
    }
    expected
}

/// Returns the points of a seat and its prospects.
fn worth(play: &Play, seat: Seat) -> i32 {
    let points: i32 = play.points(seat).map(i32::from).iter().sum();
    if *play.phase.get() == Phase::Over || play.standing(seat) == Standing::Out {
        return 100 * points;
    }
    let has = play.cards.of(seat);
    // The first cards of a crew are worth most.
    let crew: i32 = (0..i32::from(has.hand.len())).map(|card| CREW / (1 + card / 2)).sum();
    let missions = has.missions.iter().map(|card| MISSION + goods(play, seat, card));
    100 * points + crew + missions.max().unwrap_or(0)
}

/// Returns what the cargo for a delivery is worth: so much of its tons as is aboard.
fn goods(play: &Play, seat: Seat, mission: Card) -> i32 {
    let data = play.data();
    match data.card(mission).mission {
        super::data::Mission::Deliver { tons, .. } => {
            let holds = play.cards.of(seat).holds.iter();
            let own = holds.filter(|&card| data.cargo(card) == data.cargo(mission));
            let aboard: i32 = own.map(|card| i32::from(data.tons(card))).sum();
            let needed = i32::from(tons.get());
            GOODS * aboard.min(needed) / needed
        }
        _ => GOODS / 3,
    }
}

/// Returns what is usually answered: what a computer pirate would.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    Some(rover::choose(play, seat, question, &play.asking.choices))
}
