//! A round (`voodoo-island §7`): coming back, the card, the work, what may be done at any moment, and the limits.

use super::data::{IslandEffect, Recipe};
use super::explorers::Tool;
use super::play::{Play, Round, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::{Audience, EventLog, Seat};

/// An explorer comes back to the map, the dead with full hearts.
pub fn come_back(seat: Seat, play: &mut Play) {
    if play.explorers.hearts(seat).0 == 0 {
        let hearts = play.numbers().hearts.get();
        play.heal(seat, hearts, Cause::Return);
    }
    play.roll_cell(seat, Roll::Return);
}

/// The active explorer plays or buys a card.
pub fn card(play: &mut Play) {
    if !play.round.over {
        ask(play, play.active(), Question::Card);
    }
}

/// The active explorer places a helper or crafts.
pub fn work(play: &mut Play) {
    if !play.round.over {
        ask(play, play.active(), Question::Work);
    }
}

/// The active explorer goes on, after another was asked. Only that other hears of it: that it was asked may be a secret.
pub fn go_on(asked: Seat, round: &Round, log: &mut EventLog<Event, Cause>) {
    if !round.over {
        let goes_on = Event::RoundWentOn(round.active);
        log.tell_to(Audience::Only(asked), goes_on, Cause::Day);
    }
}

/// A player throws away what is over the limits, one by one.
pub fn limits(seat: Seat, play: &mut Play) {
    let question = if play.explorers.bag(seat).count() > play.numbers().bag {
        Question::DiscardSupply
    } else if play.decks.held(seat) > play.numbers().hand {
        Question::DiscardCard
    } else {
        return;
    };
    play.agenda.push(Step::Limits(seat));
    ask(play, seat, question);
}

impl Play<'_, '_> {
    /// Begins a round.
    pub fn begin_round(&mut self, seat: Seat, kind: RoundKind) {
        let snares = match kind {
            RoundKind::Day => std::mem::take(&mut self.explorers.snares_mut(seat).0),
            RoundKind::Night | RoundKind::Dusk => 0,
        };
        *self.round = Round {
            active: seat,
            kind,
            snares,
            ..Round::default()
        };
        self.tell(Event::RoundBegan(seat, kind), Cause::Day);
        self.agenda.push(Step::Move);
        if kind == RoundKind::Dusk {
            return;
        }
        self.agenda.push(Step::Work);
        self.agenda.push(Step::Card);
        if self.explorers.at(seat) == Whereabouts::Off {
            self.agenda.push(Step::Return(seat));
        }
    }

    /// A player gets supplies, and throws away what is too much.
    pub fn gain(&mut self, seat: Seat, supply: Supply, count: u8, cause: Cause) {
        self.explorers.bag_mut(seat).supplies[supply as usize] += count;
        self.tell(Event::Gained(seat, supply, count), cause);
        self.agenda.push(Step::Limits(seat));
    }

    /// A player gives supplies away.
    pub fn give(&mut self, seat: Seat, supply: Supply, count: u8, cause: Cause) {
        self.explorers.bag_mut(seat).supplies[supply as usize] -= count;
        self.tell(Event::Gave(seat, supply, count), cause);
    }

    /// An item of a player's is used up.
    pub fn spend(&mut self, seat: Seat, item: Item, cause: Cause) {
        self.explorers.bag_mut(seat).items[item as usize] -= 1;
        self.tell(Event::Spent(seat, item), cause);
    }

    /// An explorer has so many more hearts, never more than full.
    pub fn heal(&mut self, seat: Seat, hearts: u8, cause: Cause) {
        let missing = self.numbers().hearts.get() - self.explorers.hearts(seat).0;
        let healed = hearts.min(missing);
        if healed > 0 {
            self.explorers.hearts_mut(seat).0 += healed;
            self.tell(Event::Healed(seat, healed), cause);
        }
    }

    /// An expedition card is drawn, if there is one.
    pub fn draw_card(&mut self, seat: Seat, cause: Cause) {
        let Some(card) = self.decks.draw(seat) else {
            return;
        };
        self.tell(Event::CardDrawn(seat, Some(card)), cause);
        self.agenda.push(Step::Limits(seat));
    }

    /// A card from a hand comes to the used pile.
    pub fn use_card(&mut self, seat: Seat, kind: Expedition, cause: Cause) {
        let from = CardPlace::Hand(seat);
        if let Some(card) = self.decks.move_card(kind, from, CardPlace::Used) {
            self.tell(Event::CardUsed(seat, card), cause);
        }
    }

    /// A card from a hand is laid face down.
    pub fn lay_card(&mut self, seat: Seat, kind: Expedition) {
        let (from, to) = (CardPlace::Hand(seat), CardPlace::Laid(seat));
        if let Some(card) = self.decks.move_card(kind, from, to) {
            self.tell(Event::CardLaid(seat, Some(card)), Cause::Battle);
        }
    }

    pub(super) fn judge_buy(&self, seat: Seat, with: Bundle) -> Result<(), Reason> {
        if self.decks.deck_len() == 0 {
            return Err(Reason::DeckEmpty);
        }
        if with.size() != self.today().price() {
            return Err(Reason::WrongPrice);
        }
        let bag = self.explorers.bag(seat);
        let has = with
            .iter()
            .all(|(supply, count)| bag.supply(supply) >= count);
        has.then_some(()).ok_or(Reason::TooFewSupplies)
    }

    /// A card is bought.
    pub fn buy(&mut self, seat: Seat, with: Bundle) {
        self.tell(Event::Bought(seat, with), Cause::Buying);
        for (supply, count) in with.iter() {
            self.give(seat, supply, count, Cause::Buying);
        }
        self.draw_card(seat, Cause::Buying);
    }

    fn judge_helper(&self, seat: Seat) -> Result<(), Reason> {
        let has = self.explorers.pool(seat) > 0;
        has.then_some(()).ok_or(Reason::NoHelper)
    }

    pub(super) fn judge_helper_tool(&self, seat: Seat, slot: Slot) -> Result<(), Reason> {
        self.judge_helper(seat)?;
        // Aboard helpers are sent for supplies alone (§11).
        if self.explorers.at(seat) == Whereabouts::Aboard {
            return Err(Reason::Aboard);
        }
        if self.explorers.helper_slot(seat).is_some() {
            return Err(Reason::OneHelper);
        }
        self.judge_free(seat, slot)
    }

    fn judge_free(&self, seat: Seat, slot: Slot) -> Result<(), Reason> {
        if self.explorers.tools(seat).0[slot as usize].doll {
            return Err(Reason::Blocked);
        }
        let free = self.explorers.is_free(seat, slot);
        free.then_some(()).ok_or(Reason::SpotTaken)
    }

    pub(super) fn judge_helper_supply(&self, seat: Seat, supply: Supply) -> Result<(), Reason> {
        self.judge_helper(seat)?;
        self.today().judge_fetching(supply)?;
        let there = self.explorers.helpers_at(HelperPlace::Supply(supply));
        let room = there < self.board().helpers;
        room.then_some(()).ok_or(Reason::PlaceTaken)
    }

    /// A helper fetches supplies.
    pub fn send_for(&mut self, seat: Seat, supply: Supply) {
        self.send_helper(seat, HelperPlace::Supply(supply));
        let today = self.today();
        let count = today.helper_brings() + today.more_of(supply);
        self.gain(seat, supply, count, Cause::Helpers);
    }

    pub(super) fn judge_helper_call(&self, seat: Seat) -> Result<(), Reason> {
        self.judge_helper(seat)?;
        if !self.can_move_helicopter() {
            return Err(Reason::HelicopterStays);
        }
        let free = self.explorers.helpers_at(HelperPlace::Helicopter) == 0;
        free.then_some(()).ok_or(Reason::PlaceTaken)
    }

    /// A helper is sent.
    pub fn send_helper(&mut self, seat: Seat, to: HelperPlace) {
        self.explorers.send_helper(seat, to);
        self.tell(Event::HelperSent(seat, to), Cause::Helpers);
    }

    pub(super) fn judge_craft(
        &self,
        seat: Seat,
        item: Item,
        other: Option<(Supply, Supply)>,
    ) -> Result<(), Reason> {
        let recipe = self.recipe(item, other)?;
        let lacks = self.explorers.bag(seat).lacks(recipe);
        let has = lacks == Recipe::default();
        has.then_some(()).ok_or(Reason::TooFewSupplies)
    }

    /// Returns what an item is made of, with another supply in the place of one piece.
    fn recipe(&self, item: Item, other: Option<(Supply, Supply)>) -> Result<Recipe, Reason> {
        let mut recipe = self.data().recipes[item as usize];
        if let Some((piece, by)) = other {
            let allowed = self.island() == Some(IslandEffect::AnyPiece);
            if !allowed || piece == by || recipe[piece as usize] == 0 {
                return Err(Reason::WrongRecipe);
            }
            recipe[piece as usize] -= 1;
            recipe[by as usize] += 1;
        }
        Ok(recipe)
    }

    /// An item is crafted.
    pub fn craft(&mut self, seat: Seat, item: Item, other: Option<(Supply, Supply)>) {
        let Ok(recipe) = self.recipe(item, other) else {
            return;
        };
        for (&supply, count) in Supply::ALL.iter().zip(recipe) {
            if count > 0 {
                self.give(seat, supply, count, Cause::Crafting);
            }
        }
        self.explorers.bag_mut(seat).items[item as usize] += 1;
        self.tell(Event::Crafted(seat, item), Cause::Crafting);
    }

    /// Checks whether something of those that may be done at any moment may be done in this round.
    pub(super) fn judge_moment(&self) -> Result<(), Reason> {
        let dusk = self.round.kind == RoundKind::Dusk;
        (!dusk).then_some(()).ok_or(Reason::OnlySteps)
    }

    pub(super) fn judge_set_tool(&self, seat: Seat, item: Item, slot: Slot) -> Result<(), Reason> {
        self.judge_moment()?;
        if item == Item::VoodooDoll {
            return Err(Reason::DollIsNoTool);
        }
        if self.explorers.bag(seat).item(item) == 0 {
            return Err(Reason::NoItem);
        }
        self.judge_free(seat, slot)
    }

    /// An item comes into a tool spot.
    pub fn set_tool(&mut self, seat: Seat, item: Item, slot: Slot) {
        self.explorers.bag_mut(seat).items[item as usize] -= 1;
        self.explorers.tools_mut(seat).0[slot as usize] = Tool {
            item: Some(item),
            doll: false,
        };
        self.tell(Event::ToolSet(seat, item, slot), Cause::Free);
    }

    pub(super) fn judge_doll(&self, seat: Seat, on: Seat, slot: Slot) -> Result<(), Reason> {
        self.judge_moment()?;
        if self.explorers.bag(seat).item(Item::VoodooDoll) == 0 {
            return Err(Reason::NoItem);
        }
        if on == seat || on.0 >= self.seats.count {
            return Err(Reason::NoTarget);
        }
        if self.explorers.at(on) == Whereabouts::Aboard {
            return Err(Reason::Aboard);
        }
        let blocked = self.explorers.tools(on).0[slot as usize].doll;
        (!blocked).then_some(()).ok_or(Reason::Blocked)
    }

    /// A doll comes onto a tool spot of another player.
    pub fn set_doll(&mut self, seat: Seat, on: Seat, slot: Slot) {
        self.explorers.bag_mut(seat).items[Item::VoodooDoll as usize] -= 1;
        self.explorers.tools_mut(on).0[slot as usize].doll = true;
        self.tell(Event::DollSet(seat, on, slot), Cause::Free);
    }

    pub(super) fn judge_trade(&self, seat: Seat) -> Result<(), Reason> {
        self.judge_moment()?;
        if self.decks.mission_deck_len() == 0 {
            return Err(Reason::DeckEmpty);
        }
        let has = self.explorers.bag(seat).item(Item::Map) > 0;
        has.then_some(()).ok_or(Reason::NoItem)
    }

    /// A map is traded for a mission card.
    pub fn trade_map(&mut self, seat: Seat) {
        self.spend(seat, Item::Map, Cause::Free);
        self.draw_mission(seat, Cause::Free);
    }
}
