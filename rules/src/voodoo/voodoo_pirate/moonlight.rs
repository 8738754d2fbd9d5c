//! Moonlight: what a pirate does in its turn (`voodoo-pirate §6`).

use super::choice::{Question, Reason};
use super::event::{Cause, Event};
use super::pieces::Card;
use super::play::Play;
use super::steps::Step;
use crate::{self as voodoo, tix::tix};
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Checks whether an Action card can be conjured as things stand (§7).
    pub fn judge_conjuring(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        match card {
            Card::Jax | Card::Poppet | Card::Take => Ok(()),
            Card::Tok if self.in_harbour(seat) => Err(Reason::InHarbour),
            // A Cursed Pirate without a soul takes one from the bag for it (§12).
            Card::Tok => is(self.holds.has_soul_for_card(seat), Reason::NoSoul),
            Card::Hoodoo => is(!self.round.ritual_held, Reason::RitualHeld),
            Card::Tix => self.judge_tix(seat),
        }
    }

    /// Conjures the Action card played.
    pub fn conjure(&mut self, seat: Seat) {
        self.round.conjured = true;
        let Some(card) = self.hands.played(seat) else {
            return;
        };
        self.log
            .tell(Event::Conjured { seat, card }, card_cause(card));
        match card {
            Card::Jax => self.jax(seat),
            Card::Tok => self.agenda.then(voodoo::Step::CallColour(seat)),
            Card::Hoodoo => self.agenda.then(voodoo::Step::CallRitual(seat)),
            Card::Tix => {
                let (holds, log, agenda) = (&mut self.holds, &mut self.log, &mut self.agenda);
                tix(seat, holds, &mut self.dice, log, agenda);
            }
            Card::Poppet => self.make_poppet(seat),
            Card::Take if self.crew.is_cursed(seat) => self.cursed_take(seat),
            Card::Take => self.agenda.then(voodoo::Step::Take((seat, voodoo::THINGS))),
        }
    }

    /// Ends the turn: the ship turns, and fires (§6, §9).
    pub fn end_turn(&mut self, seat: Seat, facing: Option<super::chart::Heading>) {
        if let Some(heading) = facing {
            self.ships.face(seat, heading, &mut self.log);
            self.agenda.then(Step::Fire(seat));
        }
    }
}

/// A turn goes on: of the whole table, for a Cursed Pirate weighs first what it can do. Reaching the shore ends the turn.
pub fn take_turn(seat: Seat, play: &mut Play) {
    if play.is_ashore(seat) {
        return;
    }
    if play.crew.is_cursed(seat) && play.cursed_object(seat).is_none() {
        play.cursed_weighs_card(seat);
    }
    play.agenda.ask(seat, Question::Turn);
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
