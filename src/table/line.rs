//! The lines of the log.

use super::{Explain, LogText, Session, Speak, TableGame};
use rules::table::{Game, Logged, Seat};

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<G: Game> {
    /// The event's number in the log.
    pub number: usize,
    /// The seat that acts, if any.
    pub seat: Option<Seat>,
    /// The sentence as it stood after each event that it tells of, with the event's number.
    pub texts: Vec<(usize, String)>,
    /// The rule behind it.
    pub cause: G::Cause,
    /// The line of its rules that an automa followed here, or what a captain wanted by it.
    pub aid: Option<String>,
}

impl<G: Game> Line<G> {
    /// Returns the number of the last event that it tells of among the first so many of the log, and its text then; its first event
    /// and text where it tells of none of them.
    #[must_use]
    pub fn so_far(&self, told: usize) -> (usize, &str) {
        let shown = self.texts.partition_point(|(number, _)| *number < told);
        let text = self.texts.get(shown.saturating_sub(1));
        text.map_or((self.number, ""), |(number, text)| (*number, text))
    }

    /// Returns its text about all its events.
    #[must_use]
    pub fn text(&self) -> &str {
        self.so_far(usize::MAX).1
    }
}

impl<G: TableGame> Session<G> {
    /// Returns the whole log as those who look may know it, wherever in the game they look and whatever they rehearse.
    pub(super) fn whole_log(&self) -> Vec<Line<G>> {
        let (viewer, told) = (self.viewer(), self.happened());
        let mut log = Vec::new();
        for (place, event) in told.iter().enumerate() {
            let earlier = || told[..place].iter().rev().map(|(_, told)| *told);
            tell(&mut log, self.speaker(), event, earlier, viewer);
        }
        log
    }
}

/// Adds what is said of an event to the lines of a log; `earlier` are the events that the viewer was told before it, the latest
/// first.
pub(super) fn tell<G: TableGame, I: Iterator<Item = Logged<G>>>(
    log: &mut Vec<Line<G>>,
    speaker: &G::Speaker,
    (number, told): &(usize, Logged<G>),
    earlier: impl Fn() -> I,
    viewer: Option<Seat>,
) {
    match speaker.line(told, &mut earlier(), viewer) {
        Some(LogText::Own(text)) => log.push(Line {
            number: *number,
            seat: speaker.doer(told, &mut earlier()),
            texts: vec![(*number, text)],
            cause: told.cause,
            aid: speaker.aid(told),
        }),
        Some(LogText::Joined(text)) => {
            if let Some(line) = log.last_mut() {
                line.texts.push((*number, text));
            }
        }
        None => {}
    }
}
