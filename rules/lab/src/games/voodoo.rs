//! The words of both Voodoo games on the command line.

use super::telling::{self, open, speaker};
use super::{Asked, Listener, Telling};
use crate::out::Failure;
use games::voodoo::words::{Speaker, Voiced};
use games::voodoo::{Event, Shares};
use rules::study::Studied;
use rules::table::{Logged, Packed, Table};

/// The game in words, as far as the listener may know it.
///
/// # Errors
/// Fails where the words that are built in cannot be read.
pub(super) fn telling<G: Voiced + Studied + Packed>(
    table: &mut Table<G>,
    listener: Listener,
) -> Result<Telling, Failure> {
    let speaker: Speaker<G> = speaker(table)?;
    let say = |speaker: &Speaker<G>, told: &Logged<G>| G::tells(speaker, told.event, told.cause);
    let heads = |event: &G::Event| matches!(event.shared(), Some(Event::PhaseBegan(..)));
    Ok(telling::telling(table, listener, &speaker, say, heads))
}

/// The open decision and some of its choices in words.
///
/// # Errors
/// Fails where nothing is asked, or the words that are built in cannot be read.
pub(super) fn asked<G: Voiced + Packed>(
    table: &mut Table<G>,
    choices: &[G::Choice],
) -> Result<Asked, Failure> {
    let speaker: Speaker<G> = speaker(table)?;
    let (seat, question) = open(table)?;
    let view = table.view(Some(seat));
    let choices = choices.iter();
    Ok(Asked {
        question: speaker.prompt_in(&view, seat, question),
        choices: choices
            .map(|&choice| speaker.choice_in(&view, seat, question, choice))
            .collect(),
    })
}
