//! Sets that a computer pirate chooses, card by card.

use super::{Note, Rover};
use crate::values::*;
use std::cmp::Reverse;

/// A set and what it costs: its worth, then how many cards it has.
type Cost = (u16, u8);

impl Rover<'_, '_, '_> {
    /// Returns the cards that have been chosen so far.
    pub(super) fn chosen(&self) -> CardSet {
        self.play.cards.of(self.seat).chosen
    }

    /// Adds the next card of a set, or is done where all have been chosen.
    pub(super) fn next_of(&self, set: CardSet) -> Option<Choice> {
        let next = set.after(self.chosen().last()).first();
        Some(next.map_or(Choice::Done, Choice::Add))
    }

    /// Returns so many of some cards that are worth least; of several alike those first in card order.
    pub(super) fn least(&self, cards: CardSet, count: u8, worth: impl Fn(Card) -> u16) -> CardSet {
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|&card| worth(card));
        cards.into_iter().take(count.into()).collect()
    }

    /// Returns the cards that, with those chosen, suffice at the least worth and then the fewest cards; none where no set does.
    pub(super) fn cheapest(
        &self,
        left: CardSet,
        worth: &impl Fn(Card) -> u16,
        suffices: &impl Fn(CardSet) -> bool,
    ) -> Option<CardSet> {
        let mut best: Option<(Cost, CardSet)> = None;
        let chosen = self.chosen();
        let left = left.after(chosen.last());
        search((0, 0), chosen, left, worth, suffices, &mut best);
        best.map(|(_, set)| set)
    }

    pub(super) fn give_up(&self, loss: Loss, count: u8, note: Note) -> Option<Choice> {
        let given = self.play.cards.of(self.seat).given;
        let left = self.play.losable(self.seat, loss).after(given.last());
        let tons = |card| u16::from(self.play.data().tons(card));
        let (line, least) = match loss {
            Loss::HoldLimit => (Line::Lightest, self.least(left, count, tons)),
            _ => (
                Line::LeastWorth,
                self.least(left, count, |card| self.worth(card)),
            ),
        };
        self.follow(line, note, || least.first().map(Choice::Add))
    }

    pub(super) fn commit(&self, strength: u16, note: Note) -> Option<Choice> {
        self.follow(Line::CheapestSet, note, || {
            let (vessel, data) = (self.play.vessel(self.seat), self.play.data());
            let powder = vessel.has(data, Bonus::PowderCache);
            let worth = |card| self.worth(card);
            let beats = |powder| {
                let beats = |set: CardSet| vessel.total(data, set, powder) > strength;
                self.cheapest(self.hand(), &worth, &beats)
            };
            let set = beats(false).or_else(|| beats(powder));
            self.next_of(set.unwrap_or(self.chosen().union(self.hand())))
        })
    }

    pub(super) fn pay(&self, guns: u8, note: Note) -> Option<Choice> {
        self.follow(Line::CheapestSet, note, || {
            let data = self.play.data();
            let suffices = |set| data.all_guns(set) >= guns.into();
            let set = self.cheapest(self.hand(), &|card| self.worth(card), &suffices);
            self.next_of(set?)
        })
    }

    pub(super) fn deliver(&self, mission: Card, tons: u8, note: Note) -> Option<Choice> {
        self.follow(Line::CheapestSet, note, || {
            let data = self.play.data();
            let goods = self.play.goods_here(self.seat, mission);
            let suffices = |set| data.all_tons(set) >= tons.into();
            let worth = |card| u16::from(data.tons(card));
            self.next_of(self.cheapest(goods, &worth, &suffices)?)
        })
    }

    pub(super) fn fill(&self, note: Note) -> Option<Choice> {
        self.follow(Line::FillHolds, note, || {
            let (data, vessel) = (self.play.data(), self.play.vessel(self.seat));
            let chosen = self.chosen();
            let free = vessel.free_holds(data).saturating_sub(chosen.len());
            let wanted = self.play.cards.discard().iter();
            let wanted = wanted.filter(|card| !card.is_joker() && self.is_wanted(*card));
            let wanted: CardSet = wanted.collect();
            let mut best: Vec<Card> = wanted.after(chosen.last()).iter().collect();
            best.sort_by_key(|&card| Reverse(data.tons(card)));
            let best: CardSet = best.into_iter().take(free.into()).collect();
            self.next_of(best)
        })
    }
}

/// Tries all sets of what is left, but for those that cost more than the best one known.
fn search(
    cost: Cost,
    set: CardSet,
    left: CardSet,
    worth: &impl Fn(Card) -> u16,
    suffices: &impl Fn(CardSet) -> bool,
    best: &mut Option<(Cost, CardSet)>,
) {
    if best.is_some_and(|(known, _)| known <= cost) {
        return;
    }
    if !set.is_empty() && suffices(set) {
        *best = Some((cost, set));
        return;
    }
    for card in left.iter() {
        let more = (cost.0 + worth(card), cost.1 + 1);
        let with = set.union(CardSet::of(card));
        search(more, with, left.after(Some(card)), worth, suffices, best);
    }
}
