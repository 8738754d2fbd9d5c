//! The spelling of this game's values in scenario files: seats by colour, cards by what they are.

use crate::data::Data;
use crate::values::*;
use rules::kit::scenario::Seated;
use rules::table::scenario::{Shown, Spell, Spelled, as_in_the_rules};
use serde::{Deserialize, Serialize};

rules::table_names!(Token, Data);

/// An explorer, by its colour.
pub type Named = Seated<Token>;

as_in_the_rules!(Bundle, HelperPlace);
as_in_the_rules!(Names => Cell, Points, Option<Expedition>);

/// An expedition card, by its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardKind(Expedition);

impl Spelled<Names> for CardKind {
    type Rules = Card;
    fn spell(card: Card, names: &Names) -> Self {
        Self(names.data.deck[usize::from(card.0)])
    }
}

impl Spell<Names> for Card {
    type As = CardKind;
}

impl Spell<Names> for Option<Card> {
    type As = Shown<CardKind>;
}

/// A mission card, by its mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MissionKind(Mission);

impl Spelled<Names> for MissionKind {
    type Rules = MissionCard;
    fn spell(card: MissionCard, names: &Names) -> Self {
        Self(names.data.mission(card))
    }
}

impl Spell<Names> for MissionCard {
    type As = MissionKind;
}

impl Spell<Names> for Option<MissionCard> {
    type As = Shown<MissionKind>;
}
