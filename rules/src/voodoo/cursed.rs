//! The Cursed Pirates' deck (`voodoo-pirate §12`).

use super::{Cause, Choice, Event, Outcome, Place, Play, Shares, TraceLine, Voodoo};
use crate::table::Seat;

/// The most cards that a Cursed Pirate's deck has: one more than there are Action cards.
const MOST_CARDS: usize = 8;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Turns the top card of the deck; the next instead where a card cannot serve.
    pub(super) fn turn_cursed_card(&mut self, seat: Seat) {
        let (front, discard) = (Place::FaceUp(seat), Place::Discard(seat));
        self.move_card(front, discard, Cause::Cursed);
        let mut skipped = Vec::new();
        // All turned without one that serves cannot be: #oodoo and Take always do.
        loop {
            if !self.draw_card(seat) {
                self.reshuffle(seat);
                self.draw_card(seat);
            }
            let Some(card) = self.played(seat) else {
                return;
            };
            let Some(reason) = G::skips(self, seat, card) else {
                self.note_trace(|_| {
                    skipped.push(TraceLine::followed(Choice::Play(card)));
                    skipped
                });
                self.tell(Event::Revealed { seat, card }, Cause::Cursed);
                return;
            };
            let line = || TraceLine::failed(Choice::Play(card), Outcome::Forbidden(reason));
            self.note_trace(|_| {
                skipped.push(line());
                vec![line()]
            });
            self.tell(Event::Skipped { seat, card }, Cause::Cursed);
            self.move_card(front, discard, Cause::Cursed);
        }
    }

    /// Before its turn a Cursed Pirate sees whether its card can be conjured at all; says which cannot.
    pub(crate) fn weigh_card(&mut self, seat: Seat) -> Option<G::Card> {
        if self.round.conjured {
            return None;
        }
        let reason = self.judge_conjure(seat).err()?;
        let card = self.played(seat)?;
        self.round.conjured = true;
        self.note_trace(|_| {
            let outcome = Outcome::Forbidden(reason);
            vec![TraceLine::failed(Choice::Play(card), outcome)]
        });
        self.tell(Event::NotConjured { seat, card }, Cause::Cursed);
        Some(card)
    }

    /// Moves the top card in front of the pirate; the others move up.
    fn draw_card(&mut self, seat: Seat) -> bool {
        let mut drawn = None;
        for (id, card, mut at) in &mut self.cards {
            match at.place.shared() {
                Some(Place::Deck(owner, 0)) if owner == seat => {
                    at.place = Place::FaceUp(seat).into();
                    drawn = Some((*id, card.card));
                }
                Some(Place::Deck(owner, deep)) if owner == seat => {
                    at.place = Place::Deck(seat, deep - 1).into();
                }
                _ => {}
            }
        }
        let (from, to) = (Place::Deck(seat, 0).into(), Place::FaceUp(seat).into());
        let (drawn, card) = drawn.unzip();
        if let Some(card) = card {
            self.glance.card(card, from, to);
        }
        self.tell_moved(drawn, from, to, Cause::Cursed.into())
    }

    /// Shuffles all cards to a new deck.
    fn reshuffle(&mut self, seat: Seat) {
        let mut order: [u8; MOST_CARDS] = std::array::from_fn(|place| place as u8);
        let own = self.cards.iter().filter(|(_, card, _)| card.owner == seat);
        let count = own.count();
        self.dice.shuffle(&mut order[..count]);
        let mine = self
            .cards
            .iter_mut()
            .filter(|(_, card, _)| card.owner == seat);
        for ((_, _, mut at), deep) in mine.zip(order) {
            at.place = Place::Deck(seat, deep).into();
        }
        self.glance.clear_front(seat);
        self.tell(Event::Reshuffled { seat }, Cause::Cursed);
    }
}
