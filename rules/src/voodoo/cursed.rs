//! The Cursed Pirates' deck (`voodoo-pirate §12`).

use super::{Cause, Choice, Event, Place, Play, Step, TraceLine, Voodoo};
use rules::kit::Outcome;
use rules::table::Seat;

/// The next Cursed Pirate turns the top card of its deck: of the whole table, for whether a card serves depends on anything.
pub(super) fn turn_cards<G: Voodoo>(k: u8, play: &mut Play<G>) {
    if let Some(seat) = play.markers.in_turn(k, &play.crew) {
        play.agenda.then(Step::TurnCursedCards(k + 1));
        if play.crew.is_cursed(seat) {
            play.turn_cursed_card(seat);
        }
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Turns the top card of the deck; the next instead where a card cannot serve.
    fn turn_cursed_card(&mut self, seat: Seat) {
        let (front, discard) = (Place::FaceUp(seat), Place::Discard(seat));
        self.hands
            .move_card(front, discard, Cause::Cursed, &mut self.log);
        let mut skipped = Vec::new();
        // All turned without one that serves cannot be: #oodoo and Take always do.
        loop {
            if !self.hands.draw_card(seat, &mut self.log) {
                self.hands.reshuffle(seat, &mut self.dice, &mut self.log);
                self.hands.draw_card(seat, &mut self.log);
            }
            let Some(card) = self.hands.played(seat) else {
                return;
            };
            let Some(reason) = G::skips(self, seat, card) else {
                self.log.note_trace(|| {
                    skipped.push(TraceLine::followed(Choice::Play(card)));
                    skipped
                });
                self.log.tell(Event::Revealed { seat, card }, Cause::Cursed);
                return;
            };
            let line = || TraceLine::failed(Choice::Play(card), Outcome::Forbidden(reason));
            self.log.note_trace(|| {
                skipped.push(line());
                vec![line()]
            });
            self.log.tell(Event::Skipped { seat, card }, Cause::Cursed);
            self.hands
                .move_card(front, discard, Cause::Cursed, &mut self.log);
        }
    }

    /// Before its turn a Cursed Pirate sees whether its card can be conjured at all; says which cannot.
    pub(crate) fn weigh_card(&mut self, seat: Seat) -> Option<G::Card> {
        if self.round.conjured {
            return None;
        }
        let reason = self.judge_conjure(seat).err()?;
        let card = self.hands.played(seat)?;
        self.round.conjured = true;
        self.log.note_trace(|| {
            let outcome = Outcome::Forbidden(reason);
            vec![TraceLine::failed(Choice::Play(card), outcome)]
        });
        self.log
            .tell(Event::NotConjured { seat, card }, Cause::Cursed);
        Some(card)
    }
}
