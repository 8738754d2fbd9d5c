//! The aims of a computer explorer: its mission, what it lacks and can spare, and its goals (`voodoo-island §13`).

use crate::data::Recipe;
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// The aims of a computer explorer.
#[derive(Debug, Clone, Copy)]
pub struct Aims {
    /// The mission that it goes for.
    pub mission: Option<Mission>,
    /// The supplies that the mission's tool still lacks.
    pub missing: Recipe,
    /// The supplies that it does not need for the tool.
    pub spare: Recipe,
    /// The cells where it wants to go.
    pub goals: Cells,
    /// True if its goal is the helicopter.
    pub goes_home: bool,
    /// True if its goals are supply tiles.
    pub gathers: bool,
}

impl Aims {
    /// Works out what an explorer is after.
    pub fn of(play: &Play, seat: Seat) -> Self {
        let bag = play.explorers.bag(seat);
        let needed = |mission: Mission| -> Recipe {
            let tool = play.data().tools[mission as usize];
            if bag.item(tool) > 0 {
                return Recipe::default();
            }
            play.data().recipes[tool as usize]
        };
        let lacks = |needed: Recipe| less(needed, bag.supplies);
        let me = play.explorers.cell(seat);
        let rank = |mission: &Mission| {
            let spot = play.board().mission(*mission);
            let missing: u8 = lacks(needed(*mission)).iter().sum();
            let way = me.map_or(0, |me| me.distance(spot));
            let is_gone = !play.land.tiles.on_spots.contains(spot);
            (is_gone, 2 * missing + way, *mission)
        };
        let mission = play.decks.missions(seat).min_by_key(rank);
        let needed = mission.map(needed).unwrap_or_default();
        let mut aims = Self {
            mission,
            missing: lacks(needed),
            spare: less(bag.supplies, needed),
            goals: Cells::default(),
            goes_home: false,
            gathers: false,
        };
        if let Some(me) = me {
            aims.set_goals(play, seat, me);
        }
        aims
    }

    fn set_goals(&mut self, play: &Play, seat: Seat, me: Cell) {
        let bag = play.explorers.bag(seat);
        let tiles = play.land.tiles.on_spots;
        let ready: Cells = play
            .decks
            .missions(seat)
            .filter(|mission| bag.item(play.data().tools[*mission as usize]) > 0)
            .map(|mission| play.board().mission(mission))
            .filter(|spot| tiles.contains(*spot))
            .collect();
        let home = play.land.helicopter();
        let home_from = |spot: Cell| home.map_or(0, |home| spot.distance(home));
        let spots: Cells = if play.is_last_day() {
            let daytime = play.clock.daytime as i16;
            let later = i16::from(play.numbers().daytimes.get()) - 1 - daytime;
            let reach = i16::from(play.steps_left()) + 2 * (later - 1);
            let is_night = play.clock.daytime == Daytime::Night;
            let gets_home = |spot: &Cell| {
                let way = me.distance(*spot) + home_from(*spot);
                !is_night && i16::from(way) <= reach
            };
            ready.iter().filter(gets_home).collect()
        } else if play.decks.carried(seat) > 0 {
            let nearer = |spot: &Cell| me.distance(*spot) < home_from(me);
            ready.iter().filter(nearer).collect()
        } else {
            ready
        };
        self.goals = spots;
        if spots.is_empty() {
            if play.is_last_day() || play.decks.carried(seat) > 0 {
                self.goals = home.into_iter().collect();
                self.goes_home = true;
            } else {
                self.goals = self.supplies(play);
                self.gathers = true;
            }
        } else if spots.iter().eq([me]) {
            self.goals = me.neighbours(false).collect();
        }
        self.goals.remove(me);
    }

    /// The supply tiles of missing kinds, or any.
    fn supplies(&self, play: &Play) -> Cells {
        let tiles = play.land.tiles.on_spots.both(play.board().supplies);
        let is_missing = |cell: &Cell| {
            let supply = play.board().supply(*cell);
            supply.is_some_and(|supply| self.missing[supply as usize] > 0)
        };
        let missing: Cells = tiles.iter().filter(is_missing).collect();
        if missing.is_empty() { tiles } else { missing }
    }

    /// Returns whether the mission's tool lacks anything.
    pub fn lacks_something(&self) -> bool {
        self.missing.iter().any(|count| *count > 0)
    }
}

/// Returns what is left of one recipe without another.
fn less(of: Recipe, without: Recipe) -> Recipe {
    let mut left = of;
    for (left, without) in left.iter_mut().zip(without) {
        *left = left.saturating_sub(without);
    }
    left
}
