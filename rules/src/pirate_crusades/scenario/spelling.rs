//! The spelling of values in scenario files of this game: seats by colour, cards by suit and rank.

use crate::data::Data;
use crate::values::*;
use rules::kit::scenario::Seated;
use rules::table::scenario::{Shown, Spell, Spelled, as_in_the_rules};
use serde::{Deserialize, Serialize};

rules::table_names!(Token, Data);

/// A player, by its colour.
pub type Named = Seated<Token>;

as_in_the_rules!(Card, Location);
as_in_the_rules!(Names => Points);

/// A card of the Blue Sea deck, by what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlueName(BlueKind);

impl Spelled<Names> for BlueName {
    type Rules = Blue;
    fn spell(card: Blue, names: &Names) -> Self {
        Self(names.data.blue[card.index()])
    }
}

impl Spell<Names> for Blue {
    type As = BlueName;
}

impl Spell<Names> for Option<Card> {
    type As = Shown<Card>;
}

impl Spell<Names> for Option<Blue> {
    type As = Shown<BlueName>;
}

impl Spell<Names> for Option<Location> {
    type As = Shown<Location>;
}
