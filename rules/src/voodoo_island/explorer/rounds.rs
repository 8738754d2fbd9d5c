//! A computer explorer's own rounds: at any moment, card, work and moves (`voodoo-island §13`).

use super::Mind;
use crate::data::IslandEffect;
use crate::values::*;
use rules::kit::Ways;
use rules::table::Seat;
use std::cmp::Reverse;

/// The speed from which a card is worth an attack, and from which a hunt is.
const FAST: u8 = 6;
const FASTER: u8 = 7;

impl Mind<'_, '_, '_> {
    /// A spare item of a line, put into the first free tool spot where it is wanted there now.
    pub fn set_spare(&self, line: Line) -> Option<Choice> {
        let play = self.play;
        let daytime = play.clock.daytime;
        let (item, wanted) = match line {
            Line::SetTorch => (Item::Torch, !self.has_set(Item::Torch)),
            Line::SetMap => (Item::Map, daytime <= Daytime::Noon),
            Line::SetHealthPotion => {
                let late = [Daytime::Afternoon, Daytime::Dusk].contains(&daytime);
                (Item::HealthPotion, late && self.missing_hearts() >= 3)
            }
            Line::SetAxe => (Item::Axe, play.is_last_day()),
            _ => return None,
        };
        let slots = Slot::ALL.iter().map(|&slot| Choice::SetTool(item, slot));
        let wanted = wanted && self.spare(item);
        wanted.then(|| self.first_legal(slots)).flatten()
    }

    /// Returns whether it has an item beyond one of each tool that its mission cards ask for.
    fn spare(&self, item: Item) -> bool {
        let play = self.play;
        let mut missions = play.decks.missions(self.seat);
        let asked = missions.any(|mission| play.data().tools[mission as usize] == item);
        play.explorers.bag(self.seat).item(item) > u8::from(asked)
    }

    fn has_set(&self, item: Item) -> bool {
        let tools = self.play.explorers.tools(self.seat).0;
        tools.iter().any(|tool| tool.item == Some(item))
    }

    /// The distance to the nearest goal.
    pub fn nearest_goal(&self) -> Option<u8> {
        let me = self.play.explorers.cell(self.seat)?;
        let goals = self.aims.goals.iter();
        goals.map(|goal| self.distance(me, goal)).min()
    }

    /// A warrior or a snare against a carrier, or against anybody when it is late.
    pub fn strike(&self) -> Option<Choice> {
        use Expedition as E;
        let play = self.play;
        let targets = play.others(self.seat);
        let mut targets = targets.filter(|&other| play.explorers.cell(other).is_some());
        let wanted = self.is_late() || targets.any(|other| play.decks.carried(other) > 0);
        let cards = [E::NativeChampion, E::NativeHunter, E::NativeScout, E::Snare];
        let wanted = wanted && !self.is_easy;
        wanted.then(|| self.one_of(&cards)).flatten()
    }

    fn one_of(&self, cards: &[Expedition]) -> Option<Choice> {
        self.first_legal(cards.iter().map(|&card| Choice::Play(card)))
    }

    /// A card that gives supplies, if something is missing and there is room.
    pub fn supply_card(&self) -> Option<Choice> {
        let bag = self.play.explorers.bag(self.seat);
        let wanted = self.aims.lacks_something() && bag.count() <= 7;
        let cards = [Expedition::HiddenCache, Expedition::ForagersBasket];
        wanted.then(|| self.one_of(&cards)).flatten()
    }

    /// The card of a line that shortens its way, if its steps are too few.
    pub fn way_card(&self, line: Line) -> Option<Choice> {
        use Expedition as E;
        let play = self.play;
        let me = play.explorers.cell(self.seat)?;
        let far = self.nearest_goal()?;
        let steps = play.steps();
        let mut goals = self.aims.goals.iter();
        let (helps, cards): (bool, &[E]) = match line {
            Line::MachetePath => (far <= steps + 2, &[E::MachetePath]),
            Line::JungleLeap => {
                let in_line = |goal: Cell| goal.row() == me.row() || goal.column() == me.column();
                (goals.any(in_line), &[E::JungleLeap])
            }
            Line::SureFooting => {
                let near = |goal: Cell| goal.kings_distance(me) <= steps;
                (goals.any(near), &[E::SureFooting])
            }
            _ => {
                let helps = self.aims.goes_home && far > 2 * steps + 1;
                (helps, &[E::FlarePistol, E::RadioCall])
            }
        };
        let wanted = far > steps && helps;
        wanted.then(|| self.one_of(cards)).flatten()
    }

    /// A purchase with spare supplies, the most plentiful first.
    pub fn buy(&self) -> Option<Choice> {
        let play = self.play;
        let mut spare = self.aims.spare;
        if play.decks.held(self.seat) >= play.numbers().hand {
            return None;
        }
        let mut pieces = Vec::with_capacity(3);
        for _ in 0..play.today().price() {
            let most = spare.iter().copied().max().filter(|most| *most > 0)?;
            let kind = spare.iter().position(|count| *count == most)?;
            spare[kind] -= 1;
            pieces.push(Supply::ALL[kind]);
        }
        self.if_legal(Choice::Buy(Bundle::of(&pieces)))
    }

    /// The tool of its mission, by its true recipe, if it lacks it.
    pub fn craft_tool(&self) -> Option<Choice> {
        let tool = self.play.data().tools[self.aims.mission? as usize];
        let lacks = self.play.explorers.bag(self.seat).item(tool) == 0;
        lacks.then(|| self.if_legal(Choice::Craft(tool))).flatten()
    }

    /// A helper for the kind that is most missing.
    pub fn fetch_missing(&self) -> Option<Choice> {
        let missing = |supply: Supply| self.aims.missing[supply as usize];
        let wanted = |choice| fetched(choice).filter(|&supply| missing(supply) > 0);
        self.least(wanted, |supply| Reverse(missing(supply)))
    }

    /// A helper on its card, early in the day.
    pub fn helper_on_card(&self) -> Option<Choice> {
        let early = self.play.clock.daytime <= Daytime::Morning;
        let slots = Slot::ALL.iter().map(|&slot| Choice::HelperTool(slot));
        early.then(|| self.first_legal(slots)).flatten()
    }

    /// A helper for the kind that it has least of, if there is room for what it brings.
    pub fn fetch_least(&self) -> Option<Choice> {
        let bag = self.play.explorers.bag(self.seat);
        let room = bag.count() + 2 <= self.play.numbers().bag;
        let least = || self.least(fetched, |supply| bag.supply(supply));
        room.then(least).flatten()
    }

    /// A call of the helicopter, if it carries something far.
    pub fn call(&self) -> Option<Choice> {
        let play = self.play;
        let me = play.explorers.cell(self.seat)?;
        let far = play.land.helicopter()?.distance(me) > 2 * play.steps() + 2;
        let middle = |counted: u8| (2 * counted).abs_diff(9);
        let die = if middle(me.column()) <= middle(me.row()) {
            Die::Black
        } else {
            Die::Green
        };
        let wanted = self.carries() && far;
        wanted
            .then(|| self.if_legal(Choice::HelperCall(die)))
            .flatten()
    }

    /// An item of spare supplies.
    pub fn craft_spare(&self) -> Option<Choice> {
        let items = [
            Item::Torch,
            Item::Axe,
            Item::VoodooDoll,
            Item::Map,
            Item::MistPotion,
        ];
        let spare = |item: &Item| {
            let recipe = self.play.data().recipes[*item as usize];
            recipe
                .iter()
                .zip(self.aims.spare)
                .all(|(needs, has)| *needs <= has)
        };
        self.first_legal(items.into_iter().filter(spare).map(Choice::Craft))
    }

    fn best_speed(&self) -> u8 {
        let hand = self.play.decks.hand(self.seat);
        hand.map(|card| self.speed(card)).max().unwrap_or(0)
    }

    pub fn attack(&self) -> Option<Choice> {
        let play = self.play;
        if self.is_easy || self.carries() || self.best_speed() < FAST {
            return None;
        }
        let anybody = self.is_late() || play.explorers.working(self.seat, Item::Axe) > 0;
        let wanted = |choice| match choice {
            Choice::Attack(target) if anybody || play.decks.carried(target) > 0 => Some(target),
            _ => None,
        };
        self.least(wanted, |target| {
            (Reverse(play.decks.carried(target)), self.clockwise(target))
        })
    }

    /// Returns how far clockwise another sits.
    pub fn clockwise(&self, other: Seat) -> usize {
        let others = self.play.from(self.seat);
        others.take_while(|&seat| seat != other).count()
    }

    /// A pick-up, with room in the bag.
    pub fn pick_up(&self) -> Option<Choice> {
        let room = self.play.explorers.bag(self.seat).count() < self.play.numbers().bag;
        room.then(|| self.if_legal(Choice::PickUp)).flatten()
    }

    pub fn wants_tile(&self) -> bool {
        let play = self.play;
        let cell = play.explorers.cell(self.seat);
        let supply = cell.and_then(|cell| play.board().supply(cell));
        let is_missing = supply.is_some_and(|supply| self.aims.missing[supply as usize] > 0);
        let idle = !play.is_last_day()
            && !self.carries()
            && !self.aims.lacks_something()
            && self.aims.gathers;
        let is_night = play.round.kind == RoundKind::Night;
        is_missing || play.steps_left() == 0 || is_night || idle
    }

    /// A step towards a carrier in reach.
    pub fn hunt(&self) -> Option<Choice> {
        let play = self.play;
        let peace = play.island() == Some(IslandEffect::Truce) || play.is_last_day();
        if self.is_easy || self.carries() || peace || self.best_speed() < FASTER {
            return None;
        }
        let me = play.explorers.cell(self.seat)?;
        let others = play.others(self.seat);
        let carriers = others.filter(|&other| play.decks.carried(other) > 0);
        let mut cells: Cells = carriers
            .filter_map(|other| play.explorers.cell(other))
            .collect();
        cells.remove(me);
        self.step_to(cells, Some(play.steps_left()))
    }

    /// The step that begins a cheapest way to any of some cells, at a price within so many steps.
    pub fn step_to(&self, goals: Cells, within: Option<u8>) -> Option<Choice> {
        if goals.is_empty() {
            return None;
        }
        let play = self.play;
        let dread = match self.hearts() {
            _ if play.defies_mist(self.seat) => 0,
            0..=2 => 10,
            _ => 2,
        };
        let steps = self.choices.iter().filter_map(|&choice| match choice {
            Choice::Step(to) => Some(to),
            _ => None,
        });
        let ways = Ways {
            goals,
            diagonally: play.goes_diagonally(self.seat),
            dear: play.land.tiles.mist,
            price: 1 + dread,
        };
        let (to, price) = ways.begin(steps.collect())?;
        within
            .is_none_or(|within| price <= within)
            .then_some(Choice::Step(to))
    }
}

/// The supply that a helper would fetch.
fn fetched(choice: Choice) -> Option<Supply> {
    match choice {
        Choice::HelperSupply(supply) => Some(supply),
        _ => None,
    }
}
