//! The answers that are possible, in the order of `voodoo-island §12`.

use crate::data::{CardEffect, IslandEffect};
use crate::play::{Leap, Play};
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Lists everything that could be an answer.
    pub(super) fn list_answers(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        let hand = || self.decks.hand(seat).map(Choice::Card);
        match question {
            Question::Card => {
                self.propose_cards(seat, to);
                let bag = self.explorers.bag(seat);
                if self.decks.deck_len() > 0 {
                    let buy = |with| to.push(Choice::Buy(with));
                    Bundle::each(self.today().price(), bag.supplies, buy);
                }
                self.propose_moments(seat, to);
                to.push(Choice::Pass);
            }
            Question::Work => {
                to.extend(Slot::ALL.iter().map(|&slot| Choice::HelperTool(slot)));
                let supplies = Supply::ALL.iter();
                to.extend(supplies.map(|&supply| Choice::HelperSupply(supply)));
                to.extend(Die::ALL.iter().map(|&die| Choice::HelperCall(die)));
                self.propose_crafts(to);
                self.propose_cards(seat, to);
                self.propose_moments(seat, to);
                to.push(Choice::Pass);
            }
            Question::Move(_) => self.propose_moves(seat, to),
            Question::Target(_) => to.extend(self.others(seat).map(Choice::Target)),
            Question::Take(card) => {
                if let CardEffect::Take { pieces, different } = self.data().effect(card) {
                    let most = if different { 1 } else { pieces.get() };
                    let take = |bundle| to.push(Choice::Take(bundle));
                    Bundle::each(pieces.get(), [most; 6], take);
                }
            }
            Question::Call(..) | Question::Flare(_) => to.extend(Cell::all().map(Choice::Land)),
            Question::Radio(cell) => to.extend([Choice::Land(cell), Choice::Leave]),
            Question::Clear(_) => {
                to.extend(self.land.tiles.mist.iter().map(Choice::Clear));
                to.push(Choice::Done);
            }
            Question::CraftNow => self.propose_crafts(to),
            Question::BattleCard(_) | Question::DiscardCard => to.extend(hand()),
            Question::Defend(_) | Question::Answer(..) => {
                to.extend(hand());
                to.push(Choice::Decline);
            }
            Question::Plunder(_) | Question::DiscardSupply => {
                to.extend(Supply::ALL.iter().map(|&supply| Choice::Supply(supply)));
            }
            Question::Reroll(..) | Question::RerollDie(..) => {
                to.extend([Choice::RollAgain, Choice::Keep]);
            }
            Question::MistTie(cell) => {
                to.extend(self.mist_cells(cell).iter().map(Choice::Mist));
            }
            Question::Ward(..) => to.extend([Choice::Ward, Choice::Suffer]),
            Question::Toll => {
                if let Some(IslandEffect::Toll { give, .. }) = self.island() {
                    to.extend([give.0, give.1].map(Choice::Supply));
                }
                to.push(Choice::Hurt);
            }
        }
    }

    fn propose_cards(&self, seat: Seat, to: &mut Vec<Choice>) {
        to.extend(self.decks.hand(seat).map(Choice::Play));
    }

    /// Proposes all that may be done at any moment, cards aside.
    fn propose_moments(&self, seat: Seat, to: &mut Vec<Choice>) {
        let bag = self.explorers.bag(seat);
        for &item in Item::ALL {
            if bag.item(item) == 0 {
                continue;
            }
            for &slot in Slot::ALL {
                if item == Item::VoodooDoll {
                    to.extend(self.others(seat).map(|on| Choice::Doll(on, slot)));
                } else {
                    to.push(Choice::SetTool(item, slot));
                }
            }
        }
        if bag.item(Item::Map) > 0 {
            to.push(Choice::TradeMap);
        }
    }

    fn propose_crafts(&self, to: &mut Vec<Choice>) {
        to.extend(Item::ALL.iter().map(|&item| Choice::Craft(item)));
        if self.island() != Some(IslandEffect::AnyPiece) {
            return;
        }
        for &item in Item::ALL {
            for &piece in Supply::ALL {
                let others = Supply::ALL.iter();
                to.extend(others.map(|&by| Choice::CraftWith(item, piece, by)));
            }
        }
    }

    fn propose_moves(&self, seat: Seat, to: &mut Vec<Choice>) {
        if let Some(cell) = self.explorers.cell(seat) {
            to.extend(cell.neighbours(true).map(Choice::Step));
            if self.round.canoe {
                to.extend(self.board().waters.iter().map(Choice::Canoe));
            }
            if self.round.leap == Leap::Ready {
                to.extend(Cell::all().map(Choice::Leap));
            }
            to.push(Choice::PickUp);
            if self.land.tiles.on_spots.contains(cell) {
                to.extend(self.decks.missions(seat).map(Choice::Mission));
            }
            to.extend(self.others(seat).map(Choice::Attack));
        }
        self.propose_cards(seat, to);
        self.propose_moments(seat, to);
        to.push(Choice::End);
    }
}
