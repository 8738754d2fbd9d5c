//! Moonlight: what a pirate does in its turn (`voodoo-pirate-card-game §5`, `§6`).

use super::choice::{Choice, Reason};
use super::event::{Cause, Event};
use super::pieces::Card;
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo;

impl Play<'_, '_> {
    /// Whether an Action card can be conjured as things stand.
    pub fn judge_conjuring(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        match card {
            Card::Jax | Card::Take => Ok(()),
            // A Cursed Pirate without a soul takes one from the bag for it (§10).
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
            Card::Jax => {
                // The k-th to conjure Jax this round takes k souls.
                self.own.tonight.jaxes += 1;
                let souls = self.own.tonight.jaxes;
                self.then(voodoo::Step::Jax((seat, souls)));
            }
            Card::Tok => self.tok(seat),
            Card::Hoodoo => self.call_ritual(seat),
            Card::Tix => self.tix(seat),
            Card::Take if self.is_cursed(seat) => self.cursed_take(seat),
            Card::Take => self.take_two(seat),
        }
    }

    /// What the Moon's holder does; the turn goes on, unless that ended it with a facing and a broadside.
    pub fn act(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Face(heading) = choice {
            self.face(seat, heading);
            return self.then(Step::Fire(seat));
        }
        self.then(voodoo::Step::TakeTurn(seat));
        match choice {
            Choice::Conjure => self.conjure(seat),
            Choice::Barrel(barrel) => self.conjure_barrel(seat, barrel),
            Choice::Use(object) => self.use_object(seat, object),
            _ => {}
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
        Card::Take => Cause::Take,
    }
}
