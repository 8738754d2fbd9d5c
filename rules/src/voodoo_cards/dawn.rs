//! Dusk's round marker; Dawn: the end of the game, or a new round (`voodoo-pirate-card-game §5`, `§9`).

use super::VoodooCards;
use super::choice::Question;
use super::data::Effect;
use super::event::{Cause, Event, Phase};
use super::pieces::{Face, Marker, Place};
use super::play::{Play, Tonight};
use super::ring::{Heading, Space};
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo::{self, Begins, dawn};
use bevy_ecs::prelude::ResMut;

/// Dusk falls: the Sun's holder moves the round marker one place clockwise.
pub fn dusk_falls(mut begins: Begins<VoodooCards>, mut tonight: ResMut<Tonight>) {
    *tonight = Tonight::default();
    voodoo::begin_dusk(&mut begins);
    begins.then(Step::RoundMarker);
}

/// The round marker goes on.
pub fn move_round_marker(play: &mut Play) {
    let from = play.marker(Marker::Round);
    if let Place::Ring(space) = from {
        let to = Place::Ring(space.step(Heading::Clockwise));
        play.move_marker(Marker::Round, from, to, Cause::Round);
    }
}

/// Dawn breaks. With the marker back on the North the game is over.
pub fn dawn_breaks(mut begins: Begins<VoodooCards>) {
    begins.round.active = None;
    begins.tell(Phase::Dawn, Cause::Round);
    begins.then(Step::Dawn);
}

/// The game is over, or a new round is to come.
pub fn dawn(play: &mut Play) {
    if play.marker(Marker::Round) == Place::Ring(Space::of_cardinal(super::pieces::Wind::Fair)) {
        play.then(Step::LastTrades(0));
    } else {
        dawn::free_all(play);
    }
}

/// Before the score each pirate may still use its Octopus (§12.18).
pub fn last_trades(k: u8, play: &mut Play) {
    let Some(seat) = play.in_turn(k) else {
        return play.next_phase.set(Phase::Over);
    };
    play.then(Step::LastTrades(k + 1));
    let octopus = play.object_with(seat, Effect::TradeSoul);
    let usable = octopus.is_some_and(|object| play.judge_use(seat, object).is_ok());
    if usable && !play.is_cursed(seat) {
        play.ask(seat, Question::LastTrade);
    }
}

/// What only its owner knew is shown; the score is told, and who won.
pub fn score_is_told(mut play: Play) {
    let number = play.round.number;
    play.tell(Event::PhaseBegan(Phase::Over, number), Cause::Score);
    for seat in Seat(0).round(play.seats()) {
        if let Some(rank) = play.blessed_rank(seat) {
            let face = Face::Blessed(rank);
            play.tell(Event::Shown { seat, face }, Cause::Score);
        }
    }
    play.tell_score();
}
