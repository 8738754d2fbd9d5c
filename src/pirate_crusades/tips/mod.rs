//! The tips of things.

mod cards;
mod missions;
mod players;

pub(super) use cards::{bonus, card, card_name, cargo, nation, sealed, ship};
pub(super) use missions::{
    goal_nation, mission, mission_card, mission_done, mission_of, mission_state,
};
pub(super) use players::{allegiance, figure, player, standing, weight};

use super::looks;
use crate::table;
use crate::table::figures::capital;
pub(super) use crate::table::tips::of;
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::{Nation, Suit};
use rules::table::Seat;
use rules::table::words::Value;

/// A source of tips: a frame of the table, or the table in words.
pub(super) trait Seen: table::Seen<PirateCrusades> {}

impl<T: table::Seen<PirateCrusades>> Seen for T {}

/// Returns a nation, as texts choose by it.
pub(super) fn nation_key(nation: Option<Nation>) -> Value<'static> {
    match nation {
        Some(Nation::English) => "english",
        Some(Nation::Spanish) => "spanish",
        Some(Nation::French) => "french",
        Some(Nation::Dutch) => "dutch",
        None => "none",
    }
    .into()
}

/// Returns what the cards of a suit are called: those of a nation, or Jokers.
pub(super) fn suit_name(seen: &impl Seen, suit: Suit) -> String {
    let nation = Nation::ALL.iter().find(|&&one| looks::suit_of(one) == suit);
    match nation {
        Some(&nation) => capital(&seen.speaker().teller.text(nation)),
        None => seen.say("ui-jokers", &[]),
    }
}

/// Returns who sits in a seat, as text.
pub(super) fn seat_name(seen: &impl Seen, seat: Seat) -> String {
    seen.speaker().teller.name(seat)
}
