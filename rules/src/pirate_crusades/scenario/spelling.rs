//! The spelling of values in scenario files of this game: seats by colour, cards by suit and rank.

use crate::data::Data;
use crate::values::*;
use rules::kit::scenario::{SeatTokens, Seated, TableNames};
use rules::table::scenario::{Shown, Spell, Spelled, as_in_the_rules};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// The names at one table.
pub struct Names(pub(super) TableNames<Token, Data>);

impl Deref for Names {
    type Target = TableNames<Token, Data>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl SeatTokens for Names {
    type Token = Token;

    fn tokens(&self) -> &[Token] {
        self.0.tokens()
    }
}

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
