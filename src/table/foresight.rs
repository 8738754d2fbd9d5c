//! What a choice will do, as far as whoever makes it can know: it is played in a fork, up to what would be drawn or
//! shown. Everything before that follows from what lies open.

use super::sitting::SHUFFLE;
use super::{Shown, Sitting, Speak};
use rules::table::{Seat, ToldBy};

/// Lines that are said at most.
const LINES: usize = 6;

/// What a choice will do.
#[derive(Debug, Clone)]
pub struct Foresight<G: Shown> {
    /// What happens, in order.
    pub tale: Vec<ToldBy<G>>,
    /// What is said of it.
    said: Vec<String>,
    /// Who wins or loses points, and how many.
    pub points: Vec<(Seat, i32)>,
    /// Whether more happens, which depends on what is not known.
    pub unknown: bool,
}

impl<G: Shown> Sitting<G> {
    /// What one of the choices will do that are open on the table looked at; nothing where it is not listed.
    pub fn foresee(&mut self, choice: G::Choice) -> Option<Foresight<G>> {
        // Told as those who look may hear it: several people may be looking.
        let viewer = self.viewer();
        let before = self.seen();
        let data = self.table().data().clone();
        let all = self.at_seen(|table| {
            let seat = table.decision()?.seat;
            let from = table.tale().len();
            table.fork_for(seat, SHUFFLE, |fork| {
                fork.choose(choice).ok()?;
                let tale = fork.tale_for(viewer, from);
                Some(tale.map(|(_, told)| told).collect::<Vec<_>>())
            })
        })??;
        let known = all.iter().position(|told| G::reveals(&told.event));
        let mut tale = all;
        let unknown = known.is_some();
        tale.truncate(known.unwrap_or(tale.len()));
        let mut after = before.clone();
        for told in &tale {
            G::follow(&mut after, &data, &told.event);
        }
        let said = tale
            .iter()
            .filter_map(|told| self.speaker().event(told, viewer))
            .collect();
        let points = self
            .seats()
            .map(|seat| (seat, G::points(&after, seat) - G::points(&before, seat)))
            .filter(|&(_, points)| points != 0)
            .collect();
        Some(Foresight {
            tale,
            said,
            points,
            unknown,
        })
    }
}

impl<G: Shown> Foresight<G> {
    /// In words, below the choice itself.
    #[must_use]
    pub fn told(&self, choice: &str, speaker: &G::Speaker) -> String {
        let mut lines = vec![choice.to_owned()];
        lines.extend(self.said.iter().take(LINES).cloned());
        if self.said.len() > LINES {
            lines.push(speaker.say("ui-foresight-more"));
        }
        for &(seat, points) in &self.points {
            lines.push(format!("{}: {points:+}", speaker.name(seat)));
        }
        if self.unknown {
            lines.push(speaker.say("ui-foresight-unknown"));
        }
        lines.join("\n")
    }
}
