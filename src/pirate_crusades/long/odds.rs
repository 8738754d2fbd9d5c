//! The odds of the sea: what comes up where a card is turned up.

use crate::pirate_crusades::looks;
use crate::pirate_crusades::tips::Seen;
use crate::table::odds::{drawn, next};
use crate::table::tips::Tip;
use games::pirate_crusades::values::{Blue, BlueKind};

/// A kind of card of the Blue Sea deck: its picture, the id of its text, and whether a card is one.
type Kind = (&'static str, &'static str, fn(BlueKind) -> bool);

/// The kinds of cards of the Blue Sea deck.
const KINDS: [Kind; 4] = [
    (
        "art/crusades-open-sea",
        "ui-odds-open-sea",
        BlueKind::is_open_sea,
    ),
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
        (icon.to_owned(), seen.say(&format!("{id}.name"), &[]), count)
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
        (icon, seen.say(id, &[("percent", percent.into())]))
    });
    lines.collect()
}
