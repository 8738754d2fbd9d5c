//! The part of the telling that every game shares: its words, its seats, its log and the open question.

use super::{Asked, Line, Listener, Telling};
use crate::out::Failure;
use rules::kit::Speaks;
use rules::study::Studied;
use rules::table::{Game, Logged, Packed, Seat, Table};

/// Returns a speaker of the words that are built in, with the numbers of a table's data.
///
/// # Errors
/// Fails if they cannot be read, with the first fault.
pub(super) fn speaker<G: Packed, S: Speaks<G>>(table: &mut Table<G>) -> Result<S, Failure> {
    let words = G::load_words(&G::files(), table.data());
    let words = words.map_err(|faults| match faults.first() {
        Some(fault) => Failure(fault.to_string()),
        None => Failure("there are no words".to_owned()),
    })?;
    Ok(S::at_table(words, table))
}

/// Returns a table's seats in order.
fn seats<G: Game>(table: &Table<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0..G::seats(table.setup()).len() as u8).map(Seat)
}

/// A table's log line by line, as `say` has a seat say an event. Whoever may know all of an event says it.
fn lines<G: Game>(
    table: &Table<G>,
    listener: Listener,
    say: impl Fn(&Logged<G>, Option<Seat>) -> Option<Line>,
) -> Vec<Line> {
    let hears_all = |told: &Logged<G>, seat| {
        let heard = G::redact(told.event, Some(seat));
        told.audience.has(Some(seat)) && heard == told.event
    };
    let lines = table.log().iter().filter_map(|told| {
        let ear = match listener.seat() {
            Some(seat) => Some(seat),
            None => seats(table).find(|&seat| hears_all(told, seat)),
        };
        say(told, ear)
    });
    lines.collect()
}

/// Returns the seat that is asked, and its question.
///
/// # Errors
/// Fails if nobody is asked anything.
pub(super) fn open<G: Game>(table: &Table<G>) -> Result<(Seat, G::Question), Failure> {
    let decision = table.decision();
    let decision = decision.ok_or_else(|| Failure("nobody is asked anything".to_owned()))?;
    Ok((decision.seat, decision.question))
}

/// Returns the game in words, as far as the listener may know it: what `say` makes of its events, those that `heads` among them as headings.
pub(super) fn telling<G: Studied, S: Speaks<G>>(
    table: &Table<G>,
    listener: Listener,
    speaker: &S,
    say: impl Fn(&S, &Logged<G>) -> Option<String>,
    heads: impl Fn(&G::Event) -> bool,
) -> Telling {
    let teller = speaker.as_ref();
    let lines = lines(table, listener, |told, ear| {
        let mut heard = *told;
        heard.event = G::redact(told.event, ear);
        let line = say(speaker, &heard).filter(|_| told.audience.has(ear))?;
        Some(match heads(&told.event) {
            true => Line::Heading(line),
            false => Line::Event(line),
        })
    });
    let source = |source: &&str| teller.say(&format!("score-{source}"), &[]);
    Telling {
        lines,
        names: seats(table).map(|seat| teller.name(seat)).collect(),
        sources: G::SOURCES.iter().map(source).collect(),
        total: teller.say("score-total", &[]),
    }
}

/// Returns the open decision and some of its choices in words.
///
/// # Errors
/// Fails if nobody is asked anything.
pub(super) fn asked<G: Game, S>(
    table: &Table<G>,
    choices: &[G::Choice],
    speaker: &S,
    question: impl Fn(&S, Seat, G::Question) -> String,
    choice: impl Fn(&S, G::Choice) -> String,
) -> Result<Asked, Failure> {
    let (seat, open) = open(table)?;
    let choices = choices.iter();
    Ok(Asked {
        question: question(speaker, seat, open),
        choices: choices.map(|&one| choice(speaker, one)).collect(),
    })
}
