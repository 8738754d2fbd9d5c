//! The harm that others did to a player since its last decision, said when it is asked again.

use super::scene::Scene;
use crate::table::TableGame;
use crate::theme::Pen;
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::Id;
use rules::table::words::Words;
use rules::table::{Logged, Seat};

/// The most lines.
const LINES: usize = 3;
/// Seconds for which the lines stay. A late frame counts for little.
const READ: f32 = 5.0;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Returns the lines of the log, in order, that tell a player what befell it since it decided last; none before it has.
    ///
    /// `acts` tells whether an event is another's doing, `hits` whether it befalls the player. Told is all that hits it from the
    /// first doing of another on.
    #[must_use]
    pub fn befell(
        &self,
        own: Seat,
        acts: impl Fn(&Logged<G>) -> bool,
        hits: impl Fn(&Logged<G>) -> bool,
    ) -> Vec<String> {
        let log = self.session.log();
        let decided = |told: &Logged<G>| G::decided(&told.event) == Some(own);
        let Some(since) = log.iter().rposition(decided) else {
            return Vec::new();
        };
        let later = log.iter().enumerate().skip(since + 1);
        // What one's own deed cost is no news.
        let others = later.skip_while(|(_, told)| !acts(told));
        let hit = others.filter(|(_, told)| hits(told));
        let shown = self.log();
        let said = hit.filter_map(|(number, _)| {
            let place = shown.binary_search_by_key(&number, |line| line.number);
            place.ok().map(|place| shown[place].text().to_owned())
        });
        said.collect()
    }

    /// Returns those of [`Scene::befell`] that tell what a player lost, once others acted.
    #[must_use]
    pub fn lost_to_others(&self, own: Seat) -> Vec<String> {
        let acts = |told: &Logged<G>| G::actor(&told.event).is_some_and(|actor| actor != own);
        self.befell(own, acts, |told| G::loser(told) == Some(own))
    }
}

/// Returns the lines in a sentence, for a while after a change, if there are any.
pub fn told(
    pen: &Pen,
    seen: Option<Tick>,
    words: &Words,
    lines: impl FnOnce() -> Vec<String>,
) -> Option<String> {
    let what = seen.map_or(0, Tick::get);
    if pen.shown_for(Id::new("befell"), what.into()) >= READ {
        return None;
    }
    let lines = counted(lines());
    if lines.is_empty() {
        return None;
    }
    let what = lines.join(" ");
    Some(words.say("ui-befell", &[("what", what.into())]))
}

/// Returns the first [`LINES`] different lines, each with its count if that is more than one.
fn counted(said: Vec<String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for line in said {
        match counts.iter_mut().find(|(other, _)| *other == line) {
            Some((_, count)) => *count += 1,
            None => counts.push((line, 1)),
        }
    }
    let lines = counts.into_iter().map(|(line, count)| match count {
        1 => line,
        count => format!("{line} (×{count})"),
    });
    lines.take(LINES).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_befell_one_twice_is_said_once() {
        let said = ["a soul", "a coin", "a soul"].map(str::to_owned);
        assert_eq!(counted(said.into()), ["a soul (×2)", "a coin"]);
    }
}
