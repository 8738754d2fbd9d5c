//! Treasure maps and chests (`pirate-crusades §4.5`).

use super::sea_event::coordinate;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::{ask, is};
use rules::table::Seat;

/// A card was drawn for the place of a treasure. With the second the buyer knows it, and both go back into the deck.
pub fn map_drawn(seat: Seat, play: &mut Play) {
    let has = play.cards.of(seat);
    let (looked, laid) = (has.looked.first(), has.laid.first());
    let Some(second) = looked else {
        return play.bury(seat, None);
    };
    let Some(first) = laid else {
        play.shift(second, Place::Laid(seat), Cause::Treasure);
        play.agenda.push(Step::MapDrawn(seat));
        return play.want(seat, Draw::MapCoordinate);
    };
    let number = |card| coordinate(play.data().size(card));
    let at = Location::at(number(first), number(second));
    play.bury(seat, at);
}

impl Play<'_, '_> {
    /// Checks whether a player can buy a treasure map.
    pub(super) fn judge_map(&self, seat: Seat) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        is(!self.has_flaw(seat, Flaw::Impatient), Reason::Flaw)?;
        is(has.buried.is_none(), Reason::HasMap)?;
        is(has.chest.is_none(), Reason::HasChest)?;
        self.judge_price(seat, self.numbers().long.map_price)
    }

    /// A player buys a treasure map.
    pub(super) fn buy_map(&mut self, seat: Seat) {
        let price = self.numbers().long.map_price;
        self.spend_riches(seat, price, Cause::Treasure);
        self.agenda.push(Step::MapDrawn(seat));
        self.want(seat, Draw::MapCoordinate);
        self.want(seat, Draw::Treasure);
    }

    /// The place of a treasure is known to its buyer: the cards that gave it go back into the deck, which is shuffled. Where cards
    /// were wanting there is no treasure.
    fn bury(&mut self, seat: Seat, at: Option<Location>) {
        let has = self.cards.of(seat);
        let (given, buried) = (has.looked.union(has.laid), has.buried);
        for card in given.iter() {
            self.shift(card, Place::Deck(0), Cause::Treasure);
        }
        self.cards.shuffle_deck(&mut self.dice);
        match at.filter(|_| buried.is_some()) {
            Some(at) => {
                self.voyages.of_mut(seat).map = Some(at);
                self.tell(Event::MapBought(seat, Some(at)), Cause::Treasure);
            }
            None => {
                let price = self.numbers().long.map_price;
                self.discard(buried.into_iter().collect(), Cause::Treasure);
                self.earn(seat, price, Cause::Treasure);
            }
        }
    }

    /// Checks whether a player can dig here, with the whole of its turn.
    pub(super) fn judge_dig(&self, seat: Seat, leg: Leg) -> Result<(), Reason> {
        let map = self.voyages.of(seat).map;
        is(leg == Leg::Move, Reason::TooLate)?;
        is(map.is_some(), Reason::NoMap)?;
        is(self.cards.of(seat).chest.is_none(), Reason::HasChest)?;
        is(!self.must_attack(seat), Reason::Flaw)?;
        // The place of the treasure is a secret: it is looked at last.
        is(map == self.at(seat), Reason::NoTreasureHere)
    }

    /// A player digs its treasure up; a Joker is cursed.
    pub(super) fn dig(&mut self, seat: Seat) {
        let Some(treasure) = self.cards.of(seat).buried else {
            return;
        };
        self.voyages.of_mut(seat).map = None;
        self.shift(treasure, Place::Chest(seat), Cause::Treasure);
        self.tell(Event::Dug(seat, treasure), Cause::Treasure);
        if treasure.is_joker() {
            self.tell(Event::Cursed(seat), Cause::Treasure);
            ask(self, seat, Question::Cursed);
        }
    }

    /// A player takes a cursed treasure for all its crew but one, or leaves it.
    pub(super) fn take_treasure(&mut self, seat: Seat, choice: Choice) {
        let has = self.cards.of(seat);
        if choice == Choice::TakeTreasure {
            let all_but_one = has.hand.len().saturating_sub(1);
            self.give_up(seat, Loss::Curse, all_but_one);
        } else if let Some(chest) = has.chest {
            self.shift(chest, Place::Discard(0), Cause::Treasure);
        }
    }
}
