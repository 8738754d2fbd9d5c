//! Rounds, turns, and who is out (`pirate-crusades §1`, `§3.2`).

use crate::cards::Row;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use bevy_state::prelude::NextState;
use rules::kit::ask;
use rules::table::Seat;

/// The first round is about to begin.
pub fn begin(mut play: Play) {
    play.tell(Event::PhaseBegan(Phase::Setup, 0), Cause::Setup);
    play.agenda.push(Step::Next(Phase::Round));
}

/// A round begins.
pub fn begin_round(mut play: Play) {
    play.turn.round += 1;
    let round = play.turn.round;
    play.tell(Event::PhaseBegan(Phase::Round, round), Cause::Round);
    play.agenda.push(Step::Turns(0));
}

/// The phase is over.
pub fn next(phase: Phase, next: &mut NextState<Phase>) {
    next.set(phase);
}

/// The round is over: the next begins, up to the last one.
pub fn round_over(play: &mut Play) {
    let is_last = play.turn.round >= play.seats.rounds;
    let phase = if is_last { Phase::Over } else { Phase::Round };
    play.agenda.push(Step::Next(phase));
}

/// A player has its turn, unless it is out; after the last the next round begins, up to the last round.
pub fn turns(k: u8, play: &mut Play) {
    if k >= play.seats.count {
        return match play.seats.long {
            true => play.agenda.push(Step::Next(Phase::EndOfRound)),
            false => round_over(play),
        };
    }
    play.agenda.push(Step::Turns(k + 1));
    let seat = play.turn.first.clockwise(k, play.seats.count);
    if play.standing(seat) == Standing::Out {
        return;
    }
    if play.seats.long {
        return play.take_long_turn(seat);
    }
    play.turn.active = seat;
    play.tell(Event::TurnBegan(seat), Cause::Turn);
    if play.standing(seat) == Standing::Ready {
        play.stand(seat, Standing::Sailing, Cause::Turn);
    }
    play.agenda.push(Step::AfterAction(seat));
    play.agenda.push(Step::Action(seat));
}

/// A player is asked for an action.
pub fn action(seat: Seat, play: &mut Play) {
    play.turn.dry = false;
    match play.standing(seat) {
        _ if play.seats.long => play.act_at_length(seat),
        Standing::Docked => ask(play, seat, Question::Docked),
        Standing::Sailing => ask(play, seat, Question::AtSea),
        _ => {}
    }
}

/// Missions are turned in, then limits hold, then players without crew at sea are out.
pub fn after_action(seat: Seat, play: &mut Play) {
    let long = play.seats.long;
    play.agenda
        .push(if long { Step::SetAdrift } else { Step::Outs });
    let mut seats: Vec<Seat> = play.from(seat).collect();
    while let Some(seat) = seats.pop() {
        play.agenda.push(Step::Limits(seat));
    }
    if !long {
        play.agenda.push(Step::TurnIn(seat));
    }
}

/// Sailing players without a card are out; the game ends where nobody, or one of several, is left.
pub fn outs(play: &mut Play) {
    for seat in play.from(play.turn.active) {
        let is_lost =
            play.standing(seat) == Standing::Sailing && play.cards.of(seat).hand.is_empty();
        if is_lost {
            play.lose(seat);
        }
    }
    play.end_if_decided();
}

impl Play<'_, '_> {
    /// The game ends where nobody, or one of several, is left.
    pub(crate) fn end_if_decided(&mut self) {
        let mut left = self
            .from(Seat(0))
            .filter(|&seat| self.standing(seat) != Standing::Out);
        match (left.next(), left.next()) {
            (None, _) => self.end(),
            (Some(last), None) if self.seats.count > 1 => {
                self.turn.winner = Some(last);
                self.end();
            }
            _ => {}
        }
    }

    /// A player is out, and all its cards are discarded.
    fn lose(&mut self, seat: Seat) {
        self.stand(seat, Standing::Out, Cause::Turn);
        let has = self.cards.of(seat);
        let rows = [has.bonuses, has.holds, has.missions, has.done];
        let mut cards: CardSet = rows.iter().flat_map(Row::iter).collect();
        cards = cards.union(has.hand);
        for card in has.ship.into_iter().chain(has.town) {
            cards.insert(card);
        }
        self.discard(cards, Cause::Turn);
    }

    /// The game is over, whatever was still to come.
    pub fn end(&mut self) {
        self.agenda.clear();
        self.agenda.push(Step::Next(Phase::Over));
    }
}
