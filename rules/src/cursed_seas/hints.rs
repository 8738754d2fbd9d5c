//! Hints for computer players: what is usual, what is worth a thought, and what each seat can expect.

use super::corsair;
use super::geometry::{Capsule, LONG, SHORT};
use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// The worth of a gold aboard beside the own home, in hundredths of gold there, and what is taken off for each turn away; but never less
/// than the third number.
const ABOARD: (i64, i64, i64) = (92, 6, 30);
/// The same of gold that an empty hold could take of an island, for each turn to there and home.
const ASHORE: (i64, i64, i64) = (55, 5, 5);
/// The supposed worth of a coin that nobody knows, in hundredths of gold.
const COIN: i64 = 190;
/// The worth of a sound mast, and of a creature's segment.
const MAST: i64 = 30;
/// The steps between headings that are thought about, and the answers between distances, and between places.
const APART: (u8, usize, usize) = (12, 12, 16);

/// Returns what the seat that is asked would usually answer: what a corsair would, but where that draws lots.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    match question {
        Question::PlaceIsland(_) | Question::PlaceTerrain(_) => None,
        _ => Some(corsair::choose(play, seat, question, &play.asking.choices)),
    }
}

/// Returns those of many answers that are worth a thought: the usual one, headings in a coarse fan, the whole way and few shorter ones,
/// some places; nothing where all are. A small difference of headings or distances would drown in the luck of few thoughts.
pub fn worth_a_thought(play: &Play, usual: Option<Choice>) -> Vec<Choice> {
    let (Some((_, question)), choices) = (play.asking.open, &play.asking.choices) else {
        return Vec::new();
    };
    let last = choices.len().saturating_sub(1);
    let every = |apart: usize| {
        let listed = choices.iter().enumerate();
        let kept = listed.filter(move |&(place, choice)| {
            (last - place).is_multiple_of(apart) || Some(*choice) == usual
        });
        kept.map(|(_, choice)| *choice).collect()
    };
    match question {
        Question::Turn(vessel) => {
            let present = play.waters.place(vessel).map(|place| place.heading);
            let fits = |heading: Heading| {
                present.is_some_and(|present| present.apart(heading).is_multiple_of(APART.0))
            };
            let kept = choices.iter().copied().filter(|&choice| match choice {
                Choice::Turn(_, heading) => fits(heading) || Some(choice) == usual,
                _ => true,
            });
            kept.collect()
        }
        Question::Sail(_) => every(APART.1),
        Question::PlaceIsland(_)
        | Question::PlaceTerrain(_)
        | Question::PlaceShip(_)
        | Question::Conjure(_) => every(APART.2),
        _ => Vec::new(),
    }
}

/// Returns what a seat can expect, in hundredths of gold.
pub fn worth(play: &Play, seat: Seat) -> i32 {
    let [home, aboard] = play.score(seat).map(i32::from);
    match *play.phase.get() {
        Phase::Over => 100 * (home + aboard),
        _ => 100 * home + prospects(play, seat),
    }
}

/// Returns the worth of a fleet: gold aboard by its way home, room by the way to coins and home, and masts.
fn prospects(play: &Play, seat: Seat) -> i32 {
    let home = play.waters.home(seat).and_then(|home| play.coast(home));
    let fleet = play.waters.fleet(seat);
    let worth = fleet.map(|vessel| {
        let hull = play.waters.hull(vessel);
        let masts = MAST * i64::from(hull.sound_masts());
        let place = play.capsule(vessel).zip(home);
        let carries = place.map_or(0, |(body, home)| cargo(play, vessel, &body, &home));
        masts + carries
    });
    worth.sum::<i64>() as i32
}

/// Returns the worth of what a ship carries and of what she could fetch.
fn cargo(play: &Play, vessel: Vessel, body: &Capsule, home: &Capsule) -> i64 {
    let carrier = play.waters.hull(vessel).tower.unwrap_or(vessel);
    let (short, long, _) = play.sticks(carrier);
    let stride = i64::from(short) * SHORT + i64::from(long) * LONG;
    let turns = |far: i64| 10 * far.max(0) / stride.max(1);
    let worth =
        |(most, less, least): (i64, i64, i64), turns: i64| (most - less * turns / 10).max(least);
    let moves = play.judge_move(carrier).is_ok();
    let gold = i64::from(play.holds.gold_at(TreasurePlace::Aboard(vessel)));
    let aboard = if moves {
        gold * worth(ABOARD, turns(body.gap(home)))
    } else {
        gold * ABOARD.2
    };
    if !moves || !play.waters.hull(vessel).is_ship() {
        return aboard;
    }
    let room = i64::from(play.space(vessel).saturating_sub(play.load(vessel)));
    let wild = play
        .waters
        .islands()
        .filter(|(.., isle)| isle.home.is_none());
    let fetched = wild.filter_map(|(island, ..)| {
        let coast = play.coast(island)?;
        let coins = play.holds.treasures_at(TreasurePlace::On(island)).count() as i64;
        let far = turns(body.gap(&coast)) + turns(coast.gap(home));
        Some(coins.min(room) * COIN * worth(ASHORE, far) / 100)
    });
    aboard + fetched.max().unwrap_or(0)
}
