//! The order of the day (`voodoo-island §6`): dawn, daytimes, and the clean-up.

use super::data::IslandEffect;
use super::play::{Play, Step};
use super::values::*;
use bevy_state::prelude::NextState;

/// A phase is over.
pub fn next(phase: Phase, next_phase: &mut NextState<Phase>) {
    next_phase.set(phase);
}

/// A day begins.
pub fn begin_dawn(mut play: Play) {
    play.clock.day += 1;
    play.clock.daytime = Daytime::Dawn;
    play.begin(Phase::Dawn);
    play.agenda.push(Step::Next(Phase::Daytime));
    play.agenda.push(Step::TurnIsland);
}

/// The island card is turned; mist and helicopter are rolled by the first player.
pub fn turn_island(play: &mut Play) {
    let day = play.clock.day;
    if let Some(card) = play.decks.turn_island(day) {
        play.tell(Event::IslandTurned(day, card), Cause::Dawn);
    }
    let rolls = play.today().mist_rolls();
    let first = play.clock.first;
    play.agenda.push(Step::RollHelicopter(first));
    for _ in 0..rolls {
        play.agenda.push(Step::RollMist(first));
    }
}

/// The daytimes begin.
pub fn begin_daytime(mut play: Play) {
    play.begin(Phase::Daytime);
    play.agenda.push(Step::Daytime);
}

/// A daytime: the helicopter may land anew, then each has a game round.
pub fn daytime(play: &mut Play) {
    let daytime = play.clock.daytime;
    play.tell(Event::CubeMoved(daytime), Cause::Day);
    play.agenda.push(Step::Rounds(0));
    let later = daytime != Daytime::Dawn;
    if later && play.island() == Some(IslandEffect::LandsAnew) {
        play.agenda.push(Step::RollHelicopter(play.clock.first));
    }
}

/// A game round; after the last one the cube moves on.
pub fn rounds(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.agenda.push(Step::Rounds(k + 1));
        play.begin_round(seat, RoundKind::Day);
        return;
    }
    let next = play.clock.daytime.next();
    if (next as u8) < play.numbers().daytimes.get() {
        play.clock.daytime = next;
        play.agenda.push(Step::Daytime);
    } else {
        play.agenda.push(Step::Next(Phase::Night));
    }
}

/// Everything that a night leaves goes back, and new tiles lie on the spots.
pub fn clean_up(mut play: Play) {
    play.begin(Phase::CleanUp);
    play.explorers.clean_up();
    play.land.put_helicopter(None);
    let play = &mut play;
    play.decks.put_back_used(&mut play.dice);
    play.land.tiles.on_spots = play.board().all;
    play.tell(Event::CleanedUp, Cause::CleanUp);
    play.agenda.push(Step::Next(Phase::Dawn));
}
