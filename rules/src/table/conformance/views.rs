//! Tests that what a viewer hears in the log agrees with what it sees.

use super::{Case, step, story};
use crate::table::{Dice, Game, Seat, Table};

impl<G: Game> Case<G> {
    /// Tests that the log leaves nothing out: following it from view to view shows what there is to see.
    pub fn logs_lead_from_view_to_view(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            let mut views = Vec::new();
            for viewer in viewers::<G>(&table) {
                views.push((viewer, table.view(viewer)));
            }
            let mut heard = table.log().len();
            while step(&mut table, &mut dice) {
                for (viewer, view) in &mut views {
                    for (_, told) in table.log_for(*viewer, heard) {
                        G::follow(view, table.data(), &told.event);
                    }
                    let seen = table.view(*viewer);
                    if *view != seen {
                        let lines = [format!("{view:#?}"), format!("{seen:#?}")];
                        let told: Vec<_> = table.log_for(*viewer, heard).collect();
                        panic!(
                            "{viewer:?} follows the log to another view\n{}\nafter {told:#?}\n{}",
                            difference(&lines[0], &lines[1]),
                            story(&table)
                        );
                    }
                }
                heard = table.log().len();
            }
        }
    }

    /// Tests that, up to the first event that reveals something, an answer leads to the same log whatever is hidden from its
    /// seat.
    ///
    /// So taking it back gives nothing away.
    pub fn only_what_reveals_depends_on_secrets(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            while let Some(decision) = table.decision() {
                let viewer = decision.seat;
                let choice = dice.pick(decision.choices);
                let from = table.log().len();
                let [one, other] = [1, 2].map(|hidden| {
                    table.fork_for(viewer, hidden, |fork| {
                        let taken = fork.choose(choice);
                        assert!(taken.is_ok(), "{taken:?}\n{}", story(fork));
                        let told = fork.log_for(Some(viewer), from);
                        let mut told: Vec<_> = told.map(|(_, told)| told).collect();
                        let revealing = told.iter().position(|told| G::reveals(&told.event));
                        told.truncate(revealing.unwrap_or(told.len()));
                        (told, revealing.is_some())
                    })
                });
                assert_eq!(
                    one,
                    other,
                    "a secret shows before anything is revealed\n{}",
                    story(&table)
                );
                if !(0..3).all(|_| step(&mut table, &mut dice)) {
                    break;
                }
            }
        }
    }
}

/// Everybody who can look on: an onlooker and each seat.
fn viewers<G: Game>(table: &Table<G>) -> impl Iterator<Item = Option<Seat>> + use<G> {
    let seats = G::seats(table.setup()).len() as u8;
    std::iter::once(None).chain((0..seats).map(|seat| Some(Seat(seat))))
}

/// Returns where two values first differ, as they print: the parts around, what was followed, what is seen.
fn difference(followed: &str, seen: &str) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let (followed, seen): (Vec<&str>, Vec<&str>) =
        (followed.lines().collect(), seen.lines().collect());
    let same = followed
        .iter()
        .zip(&seen)
        .take_while(|(one, other)| one == other)
        .count();
    let line = |lines: &[&str]| {
        lines
            .get(same)
            .map_or("(nothing)", |line| line.trim())
            .to_owned()
    };
    let mut around = Vec::new();
    let mut depth = followed.get(same).map_or(0, |line| indent(line));
    for line in followed[..same].iter().rev() {
        if indent(line) < depth {
            depth = indent(line);
            around.push(line.trim());
        }
    }
    around.reverse();
    format!(
        "in {}\n  followed: {}\n  seen: {}",
        around.join(" "),
        line(&followed),
        line(&seen)
    )
}
