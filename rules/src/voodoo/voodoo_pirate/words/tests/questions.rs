//! Everything that is asked at a table.

use super::*;
use crate::voodoo_pirate::choice::Pour;

/// Everything that is asked.
pub(super) fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::Harbour,
        Question::PlayCard,
        Question::CastPoppet,
        Question::SecondCard,
        Question::ChooseCard,
        Question::Bury,
        Question::Stars,
        Question::Turn,
        Question::Quadrants,
        Question::Whirlpool,
        Question::GridSoul,
        Question::CallColour,
        Question::Victim,
        Question::GiveSoul(TOMAS),
        Question::PlaceSoul,
        Question::LayTile(at(4, 4)),
        Question::Portal,
        Question::Goods,
        Question::GiveBack,
        Question::ParrotTakes,
        Question::Oars,
        Question::GhostWind,
    ];
    all.extend(Colour::ALL.iter().copied().map(Question::WhichSoul));
    for left in 1..=2 {
        all.push(Question::Take(left));
        all.push(Question::RitualSail(left));
        all.push(Question::Board(TOMAS, left));
    }
    for pour in [Pour::Either, Pour::Souls, Pour::Poppets] {
        all.push(Question::Bottles(3, pour));
    }
    for item in items() {
        all.push(Question::ParrotGives(TOMAS, item));
    }
    all
}

/// An item of each kind.
pub(super) fn items() -> Vec<Item> {
    let mut all = vec![Item::Coin, Item::Poppet, Item::Soul(0), Item::Skull];
    all.extend(Object::ALL.iter().copied().map(Item::Object));
    all
}
