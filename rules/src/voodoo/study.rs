//! The figures that both games count alike when their balance is studied.

use super::words::Voiced;
use super::{Event, Seeing, Shares};
use rules::study::{Ending, Studied};
use rules::table::{Logged, Seat, Table};

/// The places of the kinds of things in the list of what is counted.
pub(crate) const CARDS: usize = 0;
pub(crate) const BARRELS: usize = 1;
pub(crate) const OBJECTS: usize = 2;

/// A thing that somebody used once: who, of which kind, and which of them.
pub(crate) type Use = (Seat, usize, usize);

/// The round that is played, from 1; 0 before the first.
pub(crate) fn round<G: Voiced>(table: &Table<G>) -> u32 {
    let mut phases = table.log().iter().rev().filter_map(begun::<G>);
    phases.next().unwrap_or(0)
}

/// The round of a phase that an event begins.
fn begun<G: Voiced>(told: &Logged<G>) -> Option<u32> {
    match told.event.shared() {
        Some(Event::PhaseBegan(_, round)) => Some(u32::from(round)),
        _ => None,
    }
}

/// Returns how a game that is over ended; nothing where its log does not say. The game says what each event used, of which it hears
/// the round too.
pub(crate) fn ending<G: Studied + Voiced>(
    table: &Table<G>,
    mut used: impl FnMut(&Logged<G>, u32) -> Option<Use>,
) -> Option<Ending> {
    let seats = table.setup().chairs.len();
    let nothing = G::counted()
        .iter()
        .map(|kind| vec![0; kind.things.len()])
        .collect();
    let mut ending = Ending {
        rounds: 0,
        winners: Vec::new(),
        traits: Vec::new(),
        points: Vec::new(),
        uses: vec![nothing; seats],
    };
    for told in table.log() {
        ending.rounds = ending.rounds.max(begun::<G>(told).unwrap_or(0));
        match told.event.shared() {
            Some(Event::Won { seat }) => ending.winners.push(seat),
            Some(Event::Scored { score, .. }) => ending.points.push(sources::<G>(&score)),
            _ => {}
        }
        if let Some((seat, kind, thing)) = used(told, ending.rounds) {
            ending.uses[seat.index()][kind][thing] += 1;
        }
    }
    (ending.points.len() == seats).then_some(ending)
}

/// Points by seat and source as they stand: as a viewer sees them, or each seat itself.
pub(crate) fn points<G: Studied + Voiced + Seeing>(
    table: &mut Table<G>,
    viewer: Option<Seat>,
) -> Vec<Vec<i32>> {
    let seats = table.setup().chairs.len() as u8;
    let mut points = |seat| {
        let view = table.view(Some(viewer.unwrap_or(seat)));
        sources::<G>(&view.pirate(seat).score)
    };
    (0..seats).map(|seat| points(Seat(seat))).collect()
}

fn sources<G: Voiced>(score: &G::Score) -> Vec<i32> {
    let (_, sources) = G::points(score);
    sources
        .into_iter()
        .map(|(_, points)| i32::from(points))
        .collect()
}
