//! A computer explorer's own rounds: at any moment, card, work and moves (`voodoo-island §13`).

use super::Mind;
use crate::kit::Ways;
use crate::table::Seat;
use crate::voodoo_island::data::IslandEffect;
use crate::voodoo_island::values::*;

/// The speed from which a card is worth an attack, and from which a hunt is.
const FAST: u8 = 6;
const FASTER: u8 = 7;

impl Mind<'_, '_, '_> {
    /// What it does before each of its decisions.
    pub fn at_any_moment(&self) -> Option<Choice> {
        let daytime = self.play.clock.daytime;
        let torch = self.spare(Item::Torch) && !self.has_set(Item::Torch);
        let map = self.spare(Item::Map) && daytime <= Daytime::Noon;
        let afternoon = [Daytime::Afternoon, Daytime::Dusk].contains(&daytime);
        let health = self.spare(Item::HealthPotion) && afternoon && self.missing_hearts() >= 3;
        let axe = self.spare(Item::Axe) && self.play.is_last_day();
        let wanted = [
            (torch, Item::Torch),
            (map, Item::Map),
            (health, Item::HealthPotion),
            (axe, Item::Axe),
        ];
        let items = wanted.into_iter().filter(|(wanted, _)| *wanted);
        let set = |item| {
            Slot::ALL
                .iter()
                .map(move |&slot| Choice::SetTool(item, slot))
        };
        let set = self.first_legal(items.flat_map(|(_, item)| set(item)));
        let near = self.nearest_goal().is_some_and(|distance| distance <= 2);
        let wind = || self.if_legal(Choice::Play(Expedition::SecondWind));
        set.or_else(|| near.then(wind).flatten())
    }

    /// Whether it has an item beyond one of each tool that its mission cards ask for.
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
    fn nearest_goal(&self) -> Option<u8> {
        let me = self.play.explorers.cell(self.seat)?;
        let goals = self.aims.goals.iter();
        goals.map(|goal| self.distance(me, goal)).min()
    }

    /// The card that it plays, or what it buys one with.
    pub fn card(&self) -> Option<Choice> {
        use Expedition as E;
        let play = self.play;
        let plays = |card| self.if_legal(Choice::Play(card));
        let one_of = |cards: &[E]| self.first_legal(cards.iter().map(|&card| Choice::Play(card)));
        let medicine = (self.missing_hearts() >= 3)
            .then(|| plays(E::BushMedicine))
            .flatten();
        let strike = || {
            let targets = play.others(self.seat);
            let mut targets = targets.filter(|&other| play.explorers.cell(other).is_some());
            let wanted = self.is_late() || targets.any(|other| play.decks.carried(other) > 0);
            let cards = [E::NativeChampion, E::NativeHunter, E::NativeScout, E::Snare];
            (wanted && !self.is_easy).then(|| one_of(&cards)).flatten()
        };
        let bag = play.explorers.bag(self.seat);
        let supplies = || {
            let wanted = self.aims.lacks_something() && bag.count() <= 7;
            wanted
                .then(|| one_of(&[E::HiddenCache, E::ForagersBasket]))
                .flatten()
        };
        medicine
            .or_else(strike)
            .or_else(|| self.way_card())
            .or_else(supplies)
            .or_else(|| self.buy())
            .or_else(|| self.if_legal(Choice::Pass))
    }

    /// A card that shortens its way.
    fn way_card(&self) -> Option<Choice> {
        use Expedition as E;
        let play = self.play;
        let me = play.explorers.cell(self.seat)?;
        let plays = |card| self.if_legal(Choice::Play(card));
        let far = self.nearest_goal()?;
        let steps = play.steps();
        if far <= steps {
            return None;
        }
        let goals = || self.aims.goals.iter();
        let path = (far <= steps + 2).then(|| plays(E::MachetePath)).flatten();
        let in_line = |goal: Cell| goal.row() == me.row() || goal.column() == me.column();
        let leap = || goals().any(in_line).then(|| plays(E::JungleLeap)).flatten();
        let askew = || goals().any(|goal| goal.kings_distance(me) <= steps);
        let footing = || askew().then(|| plays(E::SureFooting)).flatten();
        let landing = || {
            let wanted = self.aims.goes_home && far > 2 * steps + 1;
            let call = || plays(E::FlarePistol).or_else(|| plays(E::RadioCall));
            wanted.then(call).flatten()
        };
        path.or_else(leap).or_else(footing).or_else(landing)
    }

    /// A purchase with spare supplies, the most plentiful first.
    fn buy(&self) -> Option<Choice> {
        let play = self.play;
        let mut spare = self.aims.spare;
        if play.decks.held(self.seat) >= play.numbers().hand {
            return None;
        }
        let mut pieces = Vec::with_capacity(3);
        for _ in 0..play.price() {
            let most = spare.iter().copied().max().filter(|most| *most > 0)?;
            let kind = spare.iter().position(|count| *count == most)?;
            spare[kind] -= 1;
            pieces.push(Supply::ALL[kind]);
        }
        self.if_legal(Choice::Buy(Bundle::of(&pieces)))
    }

    /// The work that it does.
    pub fn work(&self) -> Option<Choice> {
        let play = self.play;
        let (bag, aims) = (play.explorers.bag(self.seat), &self.aims);
        let tool = aims
            .mission
            .map(|mission| play.data().tools[mission as usize]);
        let tool = tool.filter(|tool| bag.item(*tool) == 0);
        let helper = |choice| match choice {
            Choice::HelperSupply(supply) => Some(supply),
            _ => None,
        };
        let missing = |choice| helper(choice).filter(|supply| aims.missing[*supply as usize] > 0);
        let most_missing = |supply: Supply| std::cmp::Reverse(aims.missing[supply as usize]);
        let on_card = || {
            let early = play.clock.daytime <= Daytime::Morning;
            let slots = Slot::ALL.iter().map(|&slot| Choice::HelperTool(slot));
            early.then(|| self.first_legal(slots)).flatten()
        };
        let fetch = || {
            let room = bag.count() + 2 <= play.numbers().bag;
            let least = || self.least(helper, |supply| bag.supply(supply));
            room.then(least).flatten()
        };
        tool.and_then(|tool| self.if_legal(Choice::Craft(tool)))
            .or_else(|| self.least(missing, most_missing))
            .or_else(|| self.call())
            .or_else(on_card)
            .or_else(|| self.craft_spare())
            .or_else(fetch)
            .or_else(|| self.if_legal(Choice::Pass))
    }

    /// A call of the helicopter, if it carries something far.
    fn call(&self) -> Option<Choice> {
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
    fn craft_spare(&self) -> Option<Choice> {
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

    /// What it does where it is, and where it goes.
    pub fn moves(&self) -> Option<Choice> {
        let mission = || self.first_legal(Mission::ALL.iter().map(|&one| Choice::Mission(one)));
        let goals = || self.aims.goals.iter();
        mission()
            .or_else(|| self.attack())
            .or_else(|| self.wants_tile().then(|| self.pick_up()).flatten())
            .or_else(|| self.first_legal(goals().map(Choice::Leap)))
            .or_else(|| self.hunt())
            .or_else(|| self.step_to(self.aims.goals, None))
            .or_else(|| self.pick_up())
            .or_else(|| self.if_legal(Choice::End))
    }

    fn best_speed(&self) -> u8 {
        let hand = self.play.decks.hand(self.seat);
        hand.map(|card| self.speed(card)).max().unwrap_or(0)
    }

    fn attack(&self) -> Option<Choice> {
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
            (
                std::cmp::Reverse(play.decks.carried(target)),
                self.clockwise(target),
            )
        })
    }

    /// How far clockwise another sits.
    pub fn clockwise(&self, other: Seat) -> usize {
        let others = self.play.from(self.seat);
        others.take_while(|&seat| seat != other).count()
    }

    /// A pick-up, with room in the bag.
    fn pick_up(&self) -> Option<Choice> {
        let room = self.play.explorers.bag(self.seat).count() < self.play.numbers().bag;
        room.then(|| self.if_legal(Choice::PickUp)).flatten()
    }

    fn wants_tile(&self) -> bool {
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
    fn hunt(&self) -> Option<Choice> {
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
    fn step_to(&self, goals: Cells, within: Option<u8>) -> Option<Choice> {
        if goals.is_empty() {
            return None;
        }
        let play = self.play;
        let dread = match self.hearts() {
            _ if play.defies_mist(self.seat) => 0,
            0..=2 => 10,
            _ => 2,
        };
        let mist = play.land.tiles.mist;
        let price = |cell| if mist.contains(cell) { 1 + dread } else { 1 };
        let ways = Ways::to(goals, play.goes_diagonally(self.seat), price);
        let total = |choice| match choice {
            Choice::Step(to) => ways.price(to).map(|rest| price(to) + rest),
            _ => None,
        };
        let best = self.least(total, |total| total)?;
        let in_reach = within.is_none_or(|within| total(best).is_some_and(|total| total <= within));
        in_reach.then_some(best)
    }
}
