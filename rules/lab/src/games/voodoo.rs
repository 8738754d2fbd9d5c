//! What the command line says of both Voodoo games alike.

use super::{Asked, Line, Listener, Telling};
use crate::out::Failure;
use rules::study::Studied;
use rules::table::{Logged, Packed, Seat, Table};
use rules::voodoo::words::{Speaker, Voiced};
use rules::voodoo::{Event, Shares};
use std::sync::Arc;

/// The game in words, as far as the listener may know it.
///
/// # Errors
/// Where the words that are built in cannot be read.
pub(super) fn telling<G: Voiced + Studied + Packed>(
    table: &mut Table<G>,
    listener: Listener,
) -> Result<Telling, Failure> {
    let speaker = speaker(table)?;
    let seats = G::chairs(table.setup()).len() as u8;
    let sources = G::SOURCES.iter();
    Ok(Telling {
        lines: lines(&speaker, table, seats, listener),
        names: (0..seats).map(|seat| speaker.name(Seat(seat))).collect(),
        sources: sources.map(|source| speaker.score_source(source)).collect(),
        total: speaker.score_total(),
    })
}

/// A table's log line by line. Whoever may know all of an event says it.
fn lines<G: Voiced>(
    speaker: &Speaker<G>,
    table: &Table<G>,
    seats: u8,
    listener: Listener,
) -> Vec<Line> {
    let ear = |told: &Logged<G>| match listener.seat() {
        Some(seat) => Some(seat),
        None => (0..seats).map(Seat).find(|&seat| {
            let heard = G::redact(told.event, Some(seat));
            told.audience.has(Some(seat)) && heard == told.event
        }),
    };
    let lines = table.log().iter().filter_map(|told| {
        let line = G::tells(speaker, told, ear(told))?;
        Some(match told.event.shared() {
            Some(Event::PhaseBegan(..)) => Line::Heading(line),
            _ => Line::Event(line),
        })
    });
    lines.collect()
}

/// The open decision and some of its choices in words.
///
/// # Errors
/// Where nothing is asked, or the words that are built in cannot be read.
pub(super) fn asked<G: Voiced + Packed>(
    table: &mut Table<G>,
    choices: &[G::Choice],
) -> Result<Asked, Failure> {
    let speaker = speaker(table)?;
    let decision = table
        .decision()
        .ok_or_else(|| Failure("nobody is asked anything".to_owned()))?;
    let (seat, question) = (decision.seat, decision.question);
    let view = table.view(Some(seat));
    let choices = choices.iter();
    Ok(Asked {
        question: G::asks(&speaker, &view, seat, question),
        choices: choices
            .map(|&choice| G::answers(&speaker, &view, seat, question, choice))
            .collect(),
    })
}

fn speaker<G: Voiced + Packed>(table: &mut Table<G>) -> Result<Speaker<G>, Failure> {
    let words = G::load_words(&G::files()).map_err(|faults| match faults.first() {
        Some(fault) => Failure(fault.to_string()),
        None => Failure("there are no words".to_owned()),
    })?;
    Ok(Speaker::at(&Arc::new(words), table))
}
