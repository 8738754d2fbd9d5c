//! Moonlight: a turn for each pirate (`voodoo-pirate §6`).

use super::choice::{Question, Reason};
use super::event::{Cause, Event, Phase};
use super::pieces::{Card, Marker, Place};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

/// The Moon rises.
pub fn moon_rises(mut play: Play) {
    let number = play.round.number;
    play.tell(Event::PhaseBegan(Phase::Moonlight, number), Cause::Round);
    play.then(Step::PassMoon(()));
}

/// The Moon passes to the next pirate in order: the one on the Moon barrel first, then from the Sun's holder.
/// When all have had it, Dawn.
pub fn pass_moon((): (), play: &mut Play) {
    play.round.active = None;
    let waits = |play: &Play, seat: Seat| !play.round.had_turn.contains(seat);
    let next = play
        .round
        .moon_barrel
        .filter(|&seat| waits(play, seat))
        .or_else(|| {
            (0..play.seats())
                .filter_map(|k| play.in_turn(k))
                .find(|&seat| waits(play, seat))
        });
    let Some(seat) = next else {
        play.next_phase.set(Phase::Dawn);
        return;
    };
    play.then(Step::PassMoon(()));
    let from = play.marker(Marker::Moon);
    if from != Place::Aboard(seat) {
        play.move_marker(Marker::Moon, from, Place::Aboard(seat), Cause::Round);
    }
    play.round.begin_turn(seat);
    if play.is_jailed(seat) || play.is_ashore(seat) {
        play.tell(Event::PassedOver { seat }, Cause::Round);
    } else {
        play.then(Step::TakeTurn(seat));
    }
}

/// Asks the Moon's holder what it does next. Reaching the shore ends the turn.
pub fn take_turn(seat: Seat, play: &mut Play) {
    if !play.is_ashore(seat) {
        if play.is_cursed(seat) && play.cursed_object(seat).is_none() {
            play.cursed_weighs_card(seat);
        }
        play.ask(seat, Question::Turn);
    }
}

impl Play<'_, '_> {
    /// Whether the Action card played can be conjured now (§7).
    pub fn judge_conjure(&self, seat: Seat) -> Result<(), Reason> {
        if self.round.conjured {
            return Err(Reason::DoneAlready);
        }
        match self.played(seat).ok_or(Reason::NothingThere)? {
            Card::Jax | Card::Poppet | Card::Take => Ok(()),
            Card::Tok => self.judge_tok(seat),
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
            Card::Take => self.take(seat),
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
