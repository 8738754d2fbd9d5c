//! The part of the telling that every game shares: its words, its seats, its log and the open question.

use super::{Line, Listener};
use crate::out::Failure;
use rules::table::words::Words;
use rules::table::{Game, Logged, Packed, Seat, Table};

/// Returns the words that are built in.
///
/// # Errors
/// Fails if they cannot be read, with the first fault.
pub(super) fn words<G: Packed>() -> Result<Words, Failure> {
    G::load_words(&G::files()).map_err(|faults| match faults.first() {
        Some(fault) => Failure(fault.to_string()),
        None => Failure("there are no words".to_owned()),
    })
}

/// Returns a table's seats in order.
pub(super) fn seats<G: Game>(table: &Table<G>) -> impl Iterator<Item = Seat> + use<G> {
    (0..G::seats(table.setup()).len() as u8).map(Seat)
}

/// A table's log line by line, as `say` has a seat say an event. Whoever may know all of an event says it.
pub(super) fn lines<G: Game>(
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
