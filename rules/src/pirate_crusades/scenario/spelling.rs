//! How scenario files spell the values of this game: seats by colour, cards by suit and rank.

use crate::kit::scenario::{SeatTokens, Seated};
use crate::pirate_crusades::values::*;
use crate::table::scenario::{Shown, Spell, as_in_the_rules};

/// What stands behind the names at one table.
pub struct Names {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Token>,
}

impl SeatTokens for Names {
    type Token = Token;

    fn tokens(&self) -> &[Token] {
        &self.colours
    }
}

/// A player, by its colour.
pub type Named = Seated<Token>;

as_in_the_rules!(Card, Blue, Location, Points);

impl Spell<Names> for Option<Card> {
    type As = Shown<Card>;
}

impl Spell<Names> for Option<Blue> {
    type As = Shown<Blue>;
}

impl Spell<Names> for Option<Location> {
    type As = Shown<Location>;
}
