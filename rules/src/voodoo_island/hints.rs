//! Hints for computer players: what things are worth on the way, and what explorers usually do.

use super::data::Recipe;
use super::play::Play;
use super::score::LEFT_BEHIND;
use super::values::*;
use super::{EXPLORER, explorer};
use crate::table::{MOST_SEATS, Seat};

// What things are worth besides their points, in hundredths of a point.
/// An object that is carried, and a step of its way to the helicopter.
const CARRIED: i32 = 750;
const STEP_HOME: i32 = 20;
/// A tool that a mission card asks for, and a piece of one.
const TOOL: i32 = 150;
const PIECE: i32 = 90;
/// Any other supply before the last day.
const SUPPLY: i32 = 40;
/// Objects of one who is nearly dead.
const DANGER: i32 = 60;
/// A step too many to be home in time.
const LATE: i32 = 400;

/// Returns what each seat may expect in the end.
pub fn evaluate(play: &Play) -> [i32; MOST_SEATS] {
    let mut expected = [0; MOST_SEATS];
    for (seat, expected) in play.from(Seat(0)).zip(&mut expected) {
        *expected = worth(play, seat);
    }
    expected
}

fn worth(play: &Play, seat: Seat) -> i32 {
    let points = |points: Points| 100 * points.into_iter().map(i32::from).sum::<i32>();
    let is_over = *play.phase.get() == Phase::Over;
    if is_over || play.explorers.at(seat) == Whereabouts::Aboard {
        return points(play.final_points(seat));
    }
    let (bag, hearts) = (play.explorers.bag(seat), play.explorers.hearts(seat).0);
    let mut worth = points(play.points(seat));
    let carried = i32::from(play.decks.carried(seat));
    let cell = play.explorers.cell(seat);
    let home = play.land.helicopter().zip(cell);
    let way = home.map_or(8, |(home, cell)| i32::from(home.distance(cell)));
    worth += carried * (CARRIED - STEP_HOME * way);
    if hearts <= 2 && cell.is_some() {
        worth -= DANGER * (carried + i32::from(play.decks.delivered(seat)));
    }
    if play.is_last_day() {
        let left = (Daytime::Night as i32 - play.clock.daytime as i32).max(0);
        let late = (way - 2 * left).max(0);
        let lost = worth - 100 * i32::from(LEFT_BEHIND);
        return worth - (LATE * late).min(lost.max(0));
    }
    let supplies = i32::from(bag.supply_count());
    worth += (100 + SUPPLY) * supplies;
    let data = play.data();
    let asked = play.decks.missions(seat).map(|mission| {
        let tool = data.tools[mission as usize];
        if bag.item(tool) > 0 {
            return TOOL + 3 * PIECE;
        }
        PIECE * i32::from(covered(data.recipes[tool as usize], bag.supplies))
    });
    worth + asked.max().unwrap_or(0)
}

/// How many pieces of a recipe are there.
fn covered(recipe: Recipe, has: Recipe) -> u8 {
    let pieces = recipe.iter().zip(has);
    pieces.map(|(needs, has)| has.min(*needs)).sum()
}

/// Returns what an explorer usually answers: what a computer explorer would.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let (seat, question) = play.asking.open?;
    let choices = &play.asking.choices;
    Some(explorer::choose(play, EXPLORER, seat, question, choices))
}
