//! Dusk's round marker; Dawn: the end of the game, or a new round (`voodoo-pirate-card-game §5`, `§9`).

use super::VoodooCards;
use super::choice::Question;
use super::data::Effect;
use super::event::{Cause, Event, Phase};
use super::objects::Objects;
use super::pieces::{Face, Marker, Place};
use super::play::{Agenda, Crew, EventLog, Holds, Markers, Play, Tonight};
use super::ring::{Heading, Space};
use super::steps::Step;
use crate::{self as voodoo, Begins};
use bevy_ecs::prelude::ResMut;
use rules::table::Seat;

/// Dusk falls: the Sun's holder moves the round marker one place clockwise.
pub fn dusk_falls(mut begins: Begins<VoodooCards>, mut tonight: ResMut<Tonight>) {
    *tonight = Tonight::default();
    voodoo::begin_dusk(&mut begins);
    begins.then(Step::RoundMarker);
}

/// The round marker goes on.
pub fn move_round_marker(markers: &mut Markers, log: &mut EventLog) {
    let from = markers.marker(Marker::Round);
    if let Place::Ring(space) = from {
        let to = Place::Ring(space.step(Heading::Clockwise));
        markers.move_marker(Marker::Round, from, to, Cause::Round, log);
    }
}

/// Dawn breaks. With the marker back on the North the game is over.
pub fn dawn_breaks(mut begins: Begins<VoodooCards>) {
    begins.round.active = None;
    begins.tell(Phase::Dawn, Cause::Round);
    begins.then(Step::Dawn);
}

/// The game is over, or a new round is to come.
pub fn dawn(markers: &Markers, agenda: &mut Agenda) {
    if markers.marker(Marker::Round) == Place::Ring(Space::of_cardinal(super::pieces::Wind::Fair)) {
        agenda.then(Step::LastTrades(0));
    } else {
        agenda.then(voodoo::Step::PassSun);
        agenda.then(voodoo::Step::Free(0));
    }
}

/// Before the score each pirate may still use its Octopus (§12.18).
pub fn last_trades(
    k: u8,
    holds: &Holds,
    objects: &Objects,
    markers: &Markers,
    crew: &Crew,
    agenda: &mut Agenda,
) {
    let Some(seat) = markers.in_turn(k, crew) else {
        return agenda.enter(Phase::Over);
    };
    agenda.then(Step::LastTrades(k + 1));
    let octopus = objects.object_with(seat, Effect::TradeSoul);
    if octopus.is_some() && holds.judge_trades(seat).is_ok() && !crew.is_cursed(seat) {
        agenda.ask(seat, Question::LastTrade);
    }
}

/// All that only its owner knew is shown; the score is told, and who won.
pub fn score_is_told(mut play: Play) {
    let number = play.round.number;
    play.log
        .tell(Event::PhaseBegan(Phase::Over, number), Cause::Score);
    for seat in Seat(0).round(play.crew.seats()) {
        if let Some(rank) = play.blessed.rank(seat) {
            let face = Face::Blessed(rank);
            play.log.tell(Event::Shown { seat, face }, Cause::Score);
        }
    }
    play.tell_score();
}
