//! What the command line says of both Voodoo games alike.

use super::telling::{lines, open, seats, words};
use super::{Asked, Line, Listener, Telling};
use crate::out::Failure;
use games::voodoo::words::{Speaker, Voiced};
use games::voodoo::{Event, Shares};
use rules::study::Studied;
use rules::table::{Packed, Table};
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
    let sources = G::SOURCES.iter();
    let lines = lines(table, listener, |told, ear| {
        let line = speaker.event(told, ear)?;
        Some(match told.event.shared() {
            Some(Event::PhaseBegan(..)) => Line::Heading(line),
            _ => Line::Event(line),
        })
    });
    Ok(Telling {
        lines,
        names: seats(table).map(|seat| speaker.name(seat)).collect(),
        sources: sources.map(|source| speaker.score_source(source)).collect(),
        total: speaker.score_total(),
    })
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
    let (seat, question) = open(table)?;
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
    let words = words::<G>(table.data())?;
    Ok(Speaker::at(&Arc::new(words), table))
}
