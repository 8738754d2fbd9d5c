//! The tips of things.

mod cards;
mod missions;
mod players;

pub(super) use cards::{bonus, card, card_name, cargo, nation, sealed, ship};
pub(super) use missions::{
    goal_nation, mission, mission_card, mission_done, mission_of, mission_state,
};
pub(super) use players::{allegiance, figure, player, standing, weight};

use super::{Scene, looks};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use games::pirate_crusades::data::Data;
use games::pirate_crusades::values::{Nation, Suit};
use games::pirate_crusades::view::View;
use games::pirate_crusades::words::Speaker;
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

/// A source of tips: a frame of the table, or the table in words.
pub(super) trait Seen {
    /// Returns who says it.
    fn speaker(&self) -> &Speaker;

    /// Returns what those who look may know.
    fn view(&self) -> &View;

    /// Returns what the game's data files say.
    fn data(&self) -> &Data;
}

impl Seen for Scene<'_> {
    fn speaker(&self) -> &Speaker {
        self.session.speaker()
    }

    fn view(&self) -> &View {
        self.view
    }

    fn data(&self) -> &Data {
        self.data
    }
}

/// A view, with who tells of it.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
}

impl Seen for Shown<'_> {
    fn speaker(&self) -> &Speaker {
        self.speaker
    }

    fn view(&self) -> &View {
        self.view
    }

    fn data(&self) -> &Data {
        &self.speaker.data
    }
}

/// Returns a text with its values.
pub(super) fn say(seen: &impl Seen, id: &str, values: &[(&str, Value)]) -> String {
    seen.speaker().teller.say(id, values)
}

/// Returns a tip of a text with a title, and its `.tip`.
pub(super) fn of(seen: &impl Seen, id: &'static str, values: &[(&str, Value)]) -> Tip {
    let text = say(seen, &format!("{id}.tip"), values);
    Tip::new(say(seen, id, values), text).about(id)
}

/// Returns the text of a value.
fn text(seen: &impl Seen, value: impl Texted) -> Value<'static> {
    seen.speaker().teller.text(value).into()
}

/// Returns who sits in a seat.
pub(super) fn name(seen: &impl Seen, seat: Seat) -> Value<'static> {
    seen.speaker().teller.name(seat).into()
}

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
        None => say(seen, "ui-jokers", &[]),
    }
}

/// Returns who sits in a seat, as text.
pub(super) fn seat_name(seen: &impl Seen, seat: Seat) -> String {
    seen.speaker().teller.name(seat)
}
