//! The news at a table, drawn or in words, that a screen reader says by itself.

use super::{Line, Observation, TableGame};
use bevy::ecs::change_detection::Tick;
use rules::table::Seat;

/// The part of a log that has been said, so that nothing is said twice.
#[derive(Debug, Clone, Default)]
pub(crate) struct Aloud {
    eyes: Option<(Option<Seat>, Option<Tick>)>,
    said: Option<usize>,
}

impl Aloud {
    /// Returns the lines of a log that have not been said yet after so many events, and whether others look than before or the
    /// game went another way. Then no line is new: they read what happened themselves.
    pub fn news<'a, G: TableGame>(
        &mut self,
        observation: &Observation<G>,
        log: &'a [Line<G>],
        told: usize,
    ) -> (Vec<&'a str>, bool) {
        let last = log.last().map(|line| line.so_far(told).0);
        let eyes = Some((observation.viewer, observation.retold()));
        let others = std::mem::replace(&mut self.eyes, eyes) != eyes;
        if others {
            self.said = last;
        }
        let new = log.partition_point(|line| Some(line.so_far(told).0) <= self.said);
        self.said = last.max(self.said);
        let fresh = log[new..].iter().map(|line| line.so_far(told).1);
        (fresh.collect(), others)
    }
}
