//! Moonlight: what a pirate does in its turn (`voodoo-pirate §6`).

use super::choice::Reason;
use super::event::{Cause, Event};
use super::pieces::Card;
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

impl Play<'_, '_> {
    /// Whether an Action card can be conjured as things stand (§7).
    pub fn judge_conjuring(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        match card {
            Card::Jax | Card::Poppet | Card::Take => Ok(()),
            Card::Tok if self.in_harbour(seat) => Err(Reason::InHarbour),
            // A Cursed Pirate without a soul takes one from the bag for it (§12).
            Card::Tok => self
                .has_soul_for_card(seat)
                .then_some(())
                .ok_or(Reason::NoSoul),
            Card::Hoodoo => (!self.round.ritual_held)
                .then_some(())
                .ok_or(Reason::RitualHeld),
            Card::Tix => self.judge_tix(seat),
        }
    }

    /// Conjures the Action card played.
    pub fn conjure(&mut self, seat: Seat) {
        self.round.conjured = true;
        let Some(card) = self.played(seat) else {
            return;
        };
        self.tell(Event::Conjured { seat, card }, card_cause(card));
        match card {
            Card::Jax => self.jax(seat),
            Card::Tok => self.tok(seat),
            Card::Hoodoo => self.call_ritual(seat),
            Card::Tix => self.tix(seat),
            Card::Poppet => self.make_poppet(seat),
            Card::Take if self.is_cursed(seat) => self.cursed_take(seat),
            Card::Take => self.take_two(seat),
        }
    }

    /// Ends the turn: the ship turns, and fires (§6, §9).
    pub fn end_turn(&mut self, seat: Seat, facing: Option<super::chart::Heading>) {
        if let Some(heading) = facing {
            self.face(seat, heading);
            self.then(Step::Fire(seat));
        }
    }
}

/// The cause that a card's effects have.
#[must_use]
pub fn card_cause(card: Card) -> Cause {
    match card {
        Card::Jax => Cause::Jax,
        Card::Tok => Cause::Tok,
        Card::Hoodoo => Cause::Ritual,
        Card::Tix => Cause::Tix,
        Card::Poppet => Cause::Poppet,
        Card::Take => Cause::Take,
    }
}
