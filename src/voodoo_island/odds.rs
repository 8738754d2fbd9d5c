//! The odds of cards that are drawn unseen, as far as the viewer sees.

use super::looks;
use super::tips::Seen;
use crate::table::figures::capital;
use crate::table::odds::{drawn, drawn_each};
use crate::table::tips::Tip;

/// Numbers of expedition cards looked ahead for.
const AHEAD: [usize; 2] = [2, 5];

/// Adds what the next expedition cards may be, while the deck has any.
#[must_use]
pub(super) fn deck(tip: Tip, seen: &impl Seen) -> Tip {
    let view = seen.view();
    if view.deck == 0 {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = view.unseen_cards(seen.data()).into_iter();
    let kinds: Vec<_> = kinds
        .map(|(card, left)| (capital(&teller.text(card)), left))
        .collect();
    let ahead = AHEAD.into_iter();
    let ahead: Vec<usize> = ahead
        .filter(|&ahead| ahead <= usize::from(view.deck))
        .collect();
    let (columns, rows) = drawn_each(teller.words(), &kinds, &ahead);
    let note = teller.say("odds-expedition", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Adds what the next mission card may be, while the deck has any.
#[must_use]
pub(super) fn missions(tip: Tip, seen: &impl Seen) -> Tip {
    let view = seen.view();
    if view.mission_deck == 0 {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = view.next_missions(seen.data()).into_iter();
    let kinds: Vec<_> = kinds
        .map(|(mission, left)| {
            let name = capital(&teller.text(mission));
            (looks::relic(mission).to_owned(), name, left)
        })
        .collect();
    let (columns, rows) = drawn(teller.words(), kinds, &[]);
    let note = teller.say("odds-missions", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Adds what the next island card may be, while there is one.
#[must_use]
pub(super) fn islands(tip: Tip, seen: &impl Seen) -> Tip {
    let next = seen.view().next_islands();
    if next.is_empty() {
        return tip;
    }
    let teller = &seen.speaker().teller;
    let kinds = next.into_iter();
    let kinds: Vec<_> = kinds.map(|card| (capital(&teller.text(card)), 1)).collect();
    let (columns, rows) = drawn_each(teller.words(), &kinds, &[]);
    let note = teller.say("odds-island", &[]);
    tip.table(columns, rows).with(Some(note))
}

/// Returns everything that is drawn unseen, for the table in words.
#[must_use]
pub(super) fn told(seen: &impl Seen) -> Vec<Tip> {
    let view = seen.view();
    let teller = &seen.speaker().teller;
    let titled = |id: &str, count: u8| Tip::new(teller.say(id, &[("count", count.into())]), "");
    let dawns = view.days.saturating_sub(view.day);
    vec![
        deck(titled("tip-deck", view.deck), seen),
        missions(titled("tip-mission-deck", view.mission_deck), seen),
        islands(titled("tip-island-deck", dawns), seen),
    ]
}
