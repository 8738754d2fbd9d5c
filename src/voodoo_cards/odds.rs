//! The odds of the next cards of the object deck, worked out from the viewer's view and from nothing else.

use super::Speaker;
use super::objects::looks;
use crate::table::odds::drawn;
use crate::table::tips::Tip;
use crate::voodoo::odds::unseen;
use games::voodoo_cards::pieces::{Back, Face, Object};
use games::voodoo_cards::view::View;

/// The numbers of cards that odds look ahead: a Take of two, and a Shipwreck.
const AHEAD: [usize; 2] = [2, 5];

/// Returns the objects in the deck that the viewer has not looked at, each with its number of cards.
#[must_use]
pub fn deck(view: &View) -> Vec<(Object, usize)> {
    let hidden = unseen(view, Back::Object);
    let kinds = Object::ALL.iter().map(|&object| {
        let cards = hidden.iter().filter(|&&face| face == Face::Object(object));
        (object, cards.count())
    });
    kinds.filter(|(_, cards)| *cards > 0).collect()
}

/// Returns the odds of the deck for the table in words.
#[must_use]
pub(super) fn told(speaker: &Speaker, view: &View) -> Tip {
    let count = [("count", (view.pile.len() as i64).into())];
    let deck = speaker.words().say("ui-deck-left", &count);
    objects(Tip::new(deck, ""), speaker, view)
}

/// Returns a tip with the cards still in the deck, and the odds that the next ones are each of them.
#[must_use]
pub fn objects(tip: Tip, speaker: &Speaker, view: &View) -> Tip {
    let kinds = deck(view).into_iter().map(|(object, cards)| {
        let (icon, ..) = looks(object);
        (icon.to_owned(), speaker.text(object), cards)
    });
    let kinds: Vec<_> = kinds.collect();
    let left: usize = kinds.iter().map(|(.., cards)| cards).sum();
    let ahead: Vec<usize> = AHEAD.into_iter().filter(|&ahead| ahead < left).collect();
    let note = (kinds.len() > 1).then(|| speaker.words().say("ui-odds-objects", &[]));
    let (columns, rows) = drawn(speaker.words(), kinds, &ahead);
    tip.table(columns, rows)
        .with(note)
        .about("book-ring-objects")
}
