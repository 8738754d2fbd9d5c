//! The prospects of an explorer by what it has, as computer players judge them.
//!
//! All worths are in hundredths of a point, and come on top of the points that things bring as they are.

use super::data::Recipe;
use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// A supply that will be made into something, beside the point that it no longer costs; one of those past the sixth.
const SUPPLY: i32 = 60;
const LATER_SUPPLY: i32 = 30;
/// A warrior in the hand.
const WARRIOR: i32 = 60;
/// An object on the way to the helicopter, and one that is yet to be fetched.
const CARRIED: i32 = 950;
const MISSION: i32 = 850;
/// A step more of a way.
const STEP: i32 = 35;
/// The risk of an object by a step to the helicopter, for each of the others; all of them together risk no more than the latter.
const RISK: i32 = 10;
const MOST_RISK: i32 = 60;
/// The work of crafting a tool, and a piece that it lacks.
const CRAFTING: i32 = 100;
const PIECE: i32 = 70;
/// A round of waiting for a mission tile that is gone today.
const WAITING: i32 = 40;
/// A helper that can still be sent today.
const HELPER: i32 = 60;
/// A night round, a heart that a potion heals, and a daytime with a mist potion or an axe.
const NIGHT_ROUND: i32 = 300;
const HEALED: i32 = 120;
const GUARDED: i32 = 15;
/// The steps that stand for a way that nobody knows yet, and the steps of a usual round.
const USUAL_WAY: i32 = 6;
const USUAL_STEPS: i32 = 3;

/// The prospects of an explorer by what it has.
pub struct Prospects<'a, 'w, 's> {
    play: &'a Play<'w, 's>,
    seat: Seat,
    /// Its rounds that are yet to begin today.
    today: i32,
    /// Its rounds in which it can still buy and work.
    working: i32,
    /// Its rounds in which it can still move.
    moving: i32,
}

impl<'a, 'w, 's> Prospects<'a, 'w, 's> {
    /// Looks at what an explorer has, and at the time that is left to it.
    pub fn of(play: &'a Play<'w, 's>, seat: Seat) -> Self {
        let seats = play.seats.count;
        let turn = |seat: Seat| (seat.0 + seats - play.clock.first.0) % seats;
        let daytimes = i32::from(play.numbers().daytimes.get());
        let begun = i32::from(turn(seat) <= turn(play.active()));
        let today = (daytimes - play.clock.daytime as i32 - begun).max(0);
        let days = i32::from(play.clock.days) - i32::from(play.clock.day);
        let later = today + daytimes * days;
        let is_active = play.active() == seat && !play.round.over;
        let moves = matches!(play.asking.open, Some((_, Question::Move(_))));
        Self {
            play,
            seat,
            today,
            working: later + i32::from(is_active && !moves),
            moving: later + i32::from(is_active),
        }
    }

    /// Returns the worth of the supplies: as many as there is time to make cards and items of.
    pub fn supplies(&self) -> i32 {
        let supplies = self.play.explorers.bag(self.seat).supplies;
        // Before the last day what an item lacks may yet be found.
        let items = if self.play.is_last_day() {
            self.crafts(supplies).min(self.working)
        } else {
            self.working
        };
        let count = i32::from(supplies.iter().sum::<u8>());
        let used = count.min(2 * self.working + 3 * items);
        let first = used.min(6);
        (100 + SUPPLY) * first + (100 + LATER_SUPPLY) * (used - first)
    }

    /// Returns how many items some supplies are enough for.
    fn crafts(&self, mut supplies: Recipe) -> i32 {
        let mut items = 0;
        for recipe in &self.play.data().recipes {
            let pieces = supplies.iter().zip(recipe).filter(|(_, needs)| **needs > 0);
            let enough_for = pieces.map(|(has, needs)| has / needs).min().unwrap_or(0);
            for (has, needs) in supplies.iter_mut().zip(recipe) {
                *has -= needs * enough_for;
            }
            items += i32::from(enough_for);
        }
        items
    }

    /// Returns the worth of the warriors in the hand, beside that of any card.
    pub fn warriors(&self) -> i32 {
        use Expedition::{NativeChampion, NativeHunter, NativeScout};
        let warriors = [NativeScout, NativeHunter, NativeChampion];
        let kinds = warriors.map(|kind| i32::from(self.play.decks.in_hand(self.seat, kind) > 0));
        WARRIOR * kinds.into_iter().sum::<i32>() * i32::from(self.working > 0)
    }

    /// Returns the worth of tool spots and helpers: they help today, and items there are gone after the night unless it is the last.
    pub fn tools(&self) -> i32 {
        let play = self.play;
        let item_points = i32::from(play.numbers().points.item);
        let lost = if play.is_last_day() {
            0
        } else {
            100 * item_points
        };
        let hearts = play.explorers.hearts(self.seat).0;
        let missing = i32::from(play.numbers().hearts.get() - hearts);
        let healed = missing.min(i32::from(play.numbers().health_potion));
        let is_day = i32::from(play.clock.daytime < Daytime::Night);
        let helps = |item| match item {
            Item::Torch => is_day * NIGHT_ROUND,
            Item::HealthPotion => is_day * HEALED * healed,
            Item::Map => self.today * STEP * i32::from(play.numbers().map_steps),
            Item::MistPotion | Item::Axe => self.today * GUARDED,
            Item::VoodooDoll => 0,
        };
        let mut worth = HELPER * i32::from(play.explorers.pool(self.seat)).min(self.today);
        for tool in play.explorers.tools(self.seat).0 {
            let help = tool.item.filter(|_| !tool.doll).map_or(0, helps);
            worth += help - tool.item.map_or(0, |_| lost);
        }
        worth + STEP * self.today * i32::from(self.is_helped())
    }

    /// Returns whether a helper on an unblocked tool spot gives it a step more.
    fn is_helped(&self) -> bool {
        let explorers = &self.play.explorers;
        let tools = explorers.tools(self.seat).0;
        let slot = explorers.helper_slot(self.seat);
        slot.is_some_and(|slot| !tools[slot as usize].doll)
    }

    /// Returns the worth of the objects that it carries, and of the mission that it is nearest to doing.
    pub fn objects(&self) -> i32 {
        let play = self.play;
        let me = play.explorers.cell(self.seat);
        let home = way(me, play.land.helicopter());
        let carried = i32::from(play.decks.carried(self.seat));
        let safe = CARRIED - self.risk() * (home + 1);
        let carries = carried * safe.max(100) - STEP * home * carried.min(1);
        let missions = play.decks.missions(self.seat);
        let (mut best, mut second) = (0, 0);
        for worth in missions.map(|mission| self.mission(mission, me)) {
            second = second.max(worth.min(best));
            best = best.max(worth);
        }
        carries + best + second / 3
    }

    /// Returns what a step to the helicopter risks of an object: little with a fast card in the hand.
    fn risk(&self) -> i32 {
        let hand = self.play.decks.hand(self.seat);
        let fastest = hand.map(|card| self.play.data().speed(card)).max();
        let tenths = match fastest.unwrap_or(0) {
            9.. => 3,
            7..=8 => 6,
            5..=6 => 8,
            _ => 10,
        };
        let others = i32::from(self.play.seats.count) - 1;
        (RISK * others * tenths / 10).min(MOST_RISK)
    }

    /// Returns what a mission is worth besides its tool: nothing where it cannot be done and brought home any more.
    fn mission(&self, mission: Mission, me: Option<Cell>) -> i32 {
        let play = self.play;
        let spot = play.board().mission(mission);
        let tool = play.data().tools[mission as usize];
        let recipe = play.data().recipes[tool as usize];
        let bag = play.explorers.bag(self.seat);
        let has = bag.item(tool) > 0;
        let work = if has {
            0
        } else {
            CRAFTING + PIECE * i32::from(bag.lacks(recipe).iter().sum::<u8>())
        };
        let is_gone = !play.land.tiles.on_spots.contains(spot);
        let wait = i32::from(is_gone) * (self.today + 1);
        let steps = way(me, Some(spot)) + way(Some(spot), play.land.helicopter());
        if wait + steps / USUAL_STEPS + i32::from(!has) > self.moving {
            return 0;
        }
        let used_up = 100 * i32::from(play.numbers().points.item);
        (MISSION - used_up - STEP * steps - work - WAITING * wait).max(0)
    }

    /// Returns what it may lose by dying, all objects: the more the fewer hearts it has. The dead lose no more, and come back whole.
    pub fn danger(&self) -> i32 {
        let play = self.play;
        let objects = play.decks.delivered(self.seat) + play.decks.carried(self.seat);
        let of_each = match play.explorers.hearts(self.seat).0 {
            0 => {
                let numbers = play.numbers();
                return 100 * i32::from(numbers.points.heart) * i32::from(numbers.hearts.get());
            }
            1 => 220,
            2 => 150,
            3 => 90,
            4 => 50,
            5 => 10,
            _ => 0,
        };
        of_each * i32::from(objects)
    }

    /// Returns in how many of a hundred games it is aboard in the end, on the last day.
    ///
    /// The shares are those of ten thousand positions in games of computer explorers.
    pub fn comes_aboard(&self) -> i32 {
        let play = self.play;
        let steps = play.today().steps();
        let by_maps = i32::from(play.numbers().map_steps)
            * i32::from(play.explorers.working(self.seat, Item::Map));
        let by_helper = i32::from(play.numbers().helper_steps) * i32::from(self.is_helped());
        let now = if play.active() == self.seat {
            play.steps_left()
        } else {
            0
        };
        let has_torch = play.explorers.working(self.seat, Item::Torch) > 0;
        let at_night = if has_torch && play.clock.daytime < Daytime::Night {
            play.numbers().night_steps
        } else {
            0
        };
        let a_round = i32::from(steps) + by_helper + by_maps;
        let reach = i32::from(now) + a_round * self.today + i32::from(at_night);
        let home = way(play.explorers.cell(self.seat), play.land.helicopter());
        match reach - home {
            8.. => 98,
            6..=7 => 95,
            4..=5 => 93,
            2..=3 => 87,
            1 => 75,
            0 => 62,
            -1 => 45,
            -2 => 30,
            -4..=-3 => 15,
            _ => 5,
        }
    }
}

/// The steps from a cell to another, or as many as it may be where one of them is not known yet.
fn way(from: Option<Cell>, to: Option<Cell>) -> i32 {
    let ways = from.zip(to).map(|(from, to)| from.distance(to));
    ways.map_or(USUAL_WAY, i32::from)
}
