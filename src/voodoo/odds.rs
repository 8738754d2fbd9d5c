//! The odds of draws in both games, worked out from the viewer's view and from nothing else.

use super::Scene;
use super::VoodooTable;
use super::panels::soul;
use crate::table::figures::capital;
use crate::table::odds::{cell, drawn, next};
use crate::table::tips::{Row, Tip};
use games::voodoo::words::Speaker;
use games::voodoo::{Colour, Face, Place, Shares, View};
use rules::table::{PieceId, Seat};

/// The most souls that odds look ahead: as many as a ship has places for.
const AHEAD: usize = 4;

/// Returns the faces with a back that the viewer sees nowhere: those that hidden pieces can have.
#[must_use]
pub fn unseen<G: VoodooTable>(view: &View<G>, back: G::Back) -> Vec<G::Face> {
    let seen: Vec<PieceId> = view.pieces.iter().filter_map(|piece| piece.id).collect();
    let all = (0..).map(PieceId).zip(view.faces.0.iter().copied());
    all.filter(|(id, face)| G::back(*face) == Some(back) && !seen.contains(id))
        .map(|(_, face)| face)
        .collect()
}

/// Returns the tip of the bag: for each colour the number left, and the odds that the next soul or one of the next few has it.
#[must_use]
pub fn bag<G: VoodooTable>(speaker: &Speaker<G>, bag: [u8; 5]) -> Tip {
    let words = speaker.words();
    let souls: usize = bag.iter().map(|&souls| usize::from(souls)).sum();
    let title = words.say("ui-bag", &[("count", (souls as i64).into())]);
    let tip = Tip::new(
        title,
        words.say("ui-bag.tip", &[("count", (souls as i64).into())]),
    );
    let held = Colour::ALL.iter().zip(bag).filter(|(_, held)| *held > 0);
    let kinds = held.map(|(&colour, held)| {
        let name = capital(&speaker.text(colour));
        (soul(colour), name, usize::from(held))
    });
    let ahead: Vec<usize> = (2..=AHEAD.min(souls)).collect();
    let (columns, rows) = drawn(words, kinds.collect(), &ahead);
    let note = (rows.len() > 1).then(|| words.say("ui-odds-note", &[]));
    tip.table(columns, rows).with(note).about("book-bag")
}

/// Returns the cards that a Cursed Pirate's deck still holds, each with its number; all cards if the next one is turned over
/// from a new deck.
#[must_use]
pub fn deck<G: VoodooTable>(view: &View<G>, seat: Seat) -> Vec<(G::Card, usize)> {
    let back = G::card_back(seat);
    let mut left = unseen(view, back);
    let in_deck =
        |place: G::Place| matches!(place.shared(), Some(Place::Deck(owner, _)) if owner == seat);
    let known = view.pieces.iter().filter(|piece| in_deck(piece.place));
    left.extend(known.filter_map(|piece| piece.face));
    if left.is_empty() {
        let all = view.faces.0.iter().copied();
        left.extend(all.filter(|face| G::back(*face) == Some(back)));
    }
    let cards = G::CARDS.iter().map(|&card| {
        let face = G::Face::from(Face::Card(seat, card));
        (card, left.iter().filter(|&&other| other == face).count())
    });
    cards.filter(|(_, count)| *count > 0).collect()
}

/// Returns the tip of a Cursed Pirate's deck, with the odds of its next card.
#[must_use]
pub fn deck_tip<G: VoodooTable>(speaker: &Speaker<G>, view: &View<G>, seat: Seat) -> Tip {
    let words = speaker.words();
    let cards = deck(view, seat);
    let all: usize = cards.iter().map(|(_, count)| count).sum();
    let kinds = cards.into_iter().map(|(card, left)| {
        let icon = G::card_looks(card).0.to_owned();
        (icon, speaker.text(card), left)
    });
    let (columns, rows) = drawn(words, kinds.collect(), &[]);
    let title = words.say("ui-odds-deck", &[("count", (all as i64).into())]);
    Tip::new(title, "")
        .table(columns, rows)
        .with(Some(words.say("ui-odds-deck.tip", &[])))
        .about("book-deck")
}

/// Returns a tip of a pirate's cards, with that of its deck below if it is a Cursed Pirate.
#[must_use]
pub fn with_deck<G: VoodooTable>(tip: Tip, scene: &Scene<G>, seat: Seat) -> Tip {
    if scene.pirate(seat).cursed {
        tip.join(deck_tip(scene.session.speaker(), scene.view, seat))
    } else {
        tip
    }
}

/// Returns a tip with the blessed cards that the viewer has not seen, and the odds that another pirate's is each of them.
#[must_use]
pub fn blessed<G: VoodooTable>(tip: Tip, speaker: &Speaker<G>, view: &View<G>) -> Tip {
    let cards = unseen(view, G::BLESSED_BACK);
    let chance = next(1, cards.len());
    let rows = cards.iter().map(|&face| Row {
        icon: None,
        name: capital(&G::piece(speaker, face)),
        cells: vec![cell(chance)],
    });
    tip.table(vec![String::new()], rows.collect())
}
