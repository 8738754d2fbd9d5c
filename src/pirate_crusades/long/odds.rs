//! The odds of the sea: what comes up where a card is turned up, and what an attack on a captain comes to.

use crate::pirate_crusades::looks;
use crate::pirate_crusades::tips::{Seen, say};
use crate::table::odds::{drawn, next};
use crate::table::tips::Tip;
use rules::pirate_crusades::values::{Blue, BlueKind, Captain, Card};
use rules::table::Seat;

/// A kind of card of the Blue Sea deck: its picture, the id of its text, and whether a card is one.
type Kind = (&'static str, &'static str, fn(BlueKind) -> bool);

/// The kinds of cards of the Blue Sea deck.
const KINDS: [Kind; 4] = [
    ("art/crusades-open-sea", "ui-odds-open-sea", |kind| {
        matches!(kind, BlueKind::Wind(_) | BlueKind::Calm)
    }),
    ("art/crusades-island", "ui-odds-island", |kind| {
        matches!(kind, BlueKind::Isle(_))
    }),
    (looks::CAPTAIN, "ui-odds-captain", |kind| {
        matches!(kind, BlueKind::Captain(_))
    }),
    (looks::STORM, "ui-odds-storm", |kind| {
        kind == BlueKind::Storm
    }),
];

/// Returns the cards of the Blue Sea deck that nobody sees: those of the deck and of unexplored locations.
fn unseen(seen: &impl Seen) -> Vec<BlueKind> {
    let cards = (0..).map(Blue).zip(&seen.view().blue);
    let unseen = cards.filter(|(_, place)| place.is_none_or(|place| !place.is_open()));
    unseen
        .map(|(blue, _)| seen.data().blue[blue.index()])
        .collect()
}

/// Adds what the next card of the Blue Sea deck may be, by its kind.
pub(super) fn blue(tip: Tip, seen: &impl Seen) -> Tip {
    let cards = unseen(seen);
    let kinds = KINDS.into_iter().map(|(icon, id, is)| {
        let count = cards.iter().filter(|kind| is(**kind)).count();
        (
            icon.to_owned(),
            say(seen, &format!("{id}.name"), &[]),
            count,
        )
    });
    let kinds = kinds.filter(|(.., count)| *count > 0).collect();
    let (columns, rows) = drawn(seen.speaker().teller.words(), kinds, &[]);
    tip.table(columns, rows)
}

/// Returns how likely each kind of card comes up where one is turned up, each with its sign.
pub(super) fn uncovered(seen: &impl Seen) -> Vec<(&'static str, String)> {
    let cards = unseen(seen);
    let lines = KINDS.into_iter().map(|(icon, id, is)| {
        let count = cards.iter().filter(|kind| is(**kind)).count();
        let percent = next(count, cards.len()).percent();
        (icon, say(seen, id, &[("percent", percent.into())]))
    });
    lines.collect()
}

/// An outcome of an attack, by the average cannon that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outlook {
    /// More than twice the strength: the captain surrenders.
    Yields,
    /// More than the strength.
    Taken,
    /// Not enough, but lighter: it can be fled.
    Fled,
    /// Not enough.
    Beaten,
    /// A treasure fleet.
    Fleet,
}

impl Outlook {
    /// All of them, in the order in which they are drawn.
    pub(super) const ALL: [Self; 5] = [
        Self::Yields,
        Self::Taken,
        Self::Fled,
        Self::Beaten,
        Self::Fleet,
    ];
}

/// Returns what an attack of a seat with its whole hand on a captain comes to, for each card that the cannon may be.
pub(super) fn attack(seen: &impl Seen, seat: Seat, captain: Captain) -> Vec<(Card, Outlook)> {
    let (view, data) = (seen.view(), seen.data());
    let vessel = view.vessel(data, seat);
    let joker = vessel.hand.iter().any(Card::is_joker);
    let total = match vessel.hand.is_empty() {
        true => 0,
        false => vessel.total(data, vessel.hand, false),
    };
    let weight = vessel.weight(data);
    let outlook = |cannon: Card| {
        if cannon.is_joker() {
            return Outlook::Fleet;
        }
        let strength = view.captains_strength(data, captain, cannon);
        if total > 2 * strength {
            Outlook::Yields
        } else if total > strength || joker {
            Outlook::Taken
        } else if weight < view.captains_weight(data, captain, cannon) {
            Outlook::Fled
        } else {
            Outlook::Beaten
        }
    };
    let cards = view.unseen();
    cards.iter().map(|card| (card, outlook(card))).collect()
}
