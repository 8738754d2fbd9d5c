//! Answers that are legal and would have no effect as things stand.

use crate::data::CardEffect;
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Returns the rule by which a legal answer would have no effect.
    pub fn doubt(&self, choice: Choice) -> Option<Reason> {
        let (seat, _) = self.asking.open?;
        match choice {
            Choice::SetTool(item, _) => self.doubt_tool(seat, item),
            Choice::Play(card) => self.doubt_card(seat, card),
            _ => None,
        }
    }

    /// Returns why an item would do nothing in a tool spot: it is the second of what does not add up, or for a night that has come (§6, §7).
    fn doubt_tool(&self, seat: Seat, item: Item) -> Option<Reason> {
        let is_night = self.clock.daytime == Daytime::Night;
        let works = self.explorers.working(seat, item) > 0;
        match item {
            Item::Torch | Item::HealthPotion if is_night => Some(Reason::TooLate),
            Item::Torch | Item::Axe | Item::MistPotion if works => Some(Reason::OneWorks),
            _ => None,
        }
    }

    /// A card that gives what its player has (§4).
    fn doubt_card(&self, seat: Seat, card: Expedition) -> Option<Reason> {
        match self.data().effect(card) {
            CardEffect::Diagonally if self.goes_diagonally(seat) => Some(Reason::GoesDiagonally),
            CardEffect::GasMask if self.defies_mist(seat) => Some(Reason::DefiesMist),
            CardEffect::PickUpOnTheWay if self.round.kind == RoundKind::Night => {
                Some(Reason::OneWorks)
            }
            _ => None,
        }
    }
}
