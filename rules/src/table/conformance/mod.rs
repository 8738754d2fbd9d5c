//! Conformance: tests of the four promises on random games, for any game that is listed.
//!
//! Each function panics with the seed and the choices of the first game that breaks a promise.

mod secrets;
mod sections;
mod views;
mod worlds;

pub use sections::sections_are_written;

use super::files::Files;
use super::save::Saved;
use super::{Dice, Game, Packed, Position, Table, Values};
use std::fmt::Write as _;
use std::sync::Arc;

/// The most decisions that a game may take.
const MOST_DECISIONS: usize = 20_000;

/// A game to be tested: its data, and setups that together use all its rules.
pub struct Case<G: Game> {
    /// The data.
    pub data: Arc<G::Data>,
    /// The setups.
    pub setups: Vec<G::Setup>,
}

impl<G: Game> Case<G> {
    fn table(&self, seed: u64) -> Table<G> {
        let setup = &self.setups[seed as usize % self.setups.len()];
        match Table::new(&self.data, setup, seed) {
            Ok(table) => table,
            Err(why) => panic!("{} cannot be set up: {why}", G::ID),
        }
    }

    /// Tests that games of random choices end, with every invariant holding after every step.
    pub fn random_games_hold_the_invariants(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            while step(&mut table, &mut dice) {
                let faults = table.faults();
                assert!(faults.is_empty(), "{faults:?}\n{}", story(&table));
                assert!(
                    table.choices().len() < MOST_DECISIONS,
                    "no end\n{}",
                    story(&table)
                );
            }
            let result = table.result();
            let seats = G::seats(table.setup()).len();
            assert_eq!(
                result.len(),
                seats,
                "points for every seat\n{}",
                story(&table)
            );
        }
    }

    /// Tests that a decision has at least two choices, all different, none of which is refused; or one beside such as are refused for
    /// what only its seat may know ([`Game::is_veiled`]).
    pub fn decisions_are_real(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            loop {
                let refused = table.refused();
                if let Some(decision) = table.decision() {
                    let mut choices = decision.choices.to_vec();
                    assert!(
                        refused.iter().all(|(choice, _)| !choices.contains(choice)),
                        "{decision:?}\n{}",
                        story(&table)
                    );
                    choices.sort_unstable();
                    choices.dedup();
                    let veiled = refused.iter().filter(|&&(choice, reason)| {
                        G::is_veiled(decision.question, choice, Some(reason))
                    });
                    let offered = choices.len() + veiled.count();
                    let asked = decision.choices.len();
                    let told = format!("{decision:?}");
                    assert!(offered >= 2 && asked >= 1, "{told}\n{}", story(&table));
                    assert_eq!(choices.len(), asked, "twice the same\n{}", story(&table));
                }
                if !step(&mut table, &mut dice) {
                    break;
                }
            }
        }
    }

    /// Tests that the same setup, seed and choices give the same log, also through a file.
    pub fn replays_tell_the_same_log(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let table = self.whole_game(seed);
            let text = match Saved::of(&table).write() {
                Ok(text) => text,
                Err(error) => panic!("cannot be written: {error}"),
            };
            let again = Saved::<G>::read("game.ron", text.as_bytes())
                .and_then(|saved| saved.replay(&self.data));
            match again {
                Ok(again) => {
                    assert_eq!(again.log_digest(), table.log_digest(), "{}", story(&table));
                }
                Err(unfit) => panic!("{unfit}\n{}", story(&table)),
            }
        }
    }

    /// Tests that replaying all choices but the last few gives the position from before them, as undo does.
    pub fn a_prefix_is_undo(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            let mut trail = Vec::new();
            loop {
                trail.push(digest(&mut table));
                if !step(&mut table, &mut dice) {
                    break;
                }
            }
            let saved = Saved::of(&table);
            for back in [1, 2, 7, 40] {
                let Some(count) = saved.choices.len().checked_sub(back) else {
                    continue;
                };
                match saved.replay_to(&self.data, count) {
                    Ok(mut earlier) => {
                        assert_eq!(
                            digest(&mut earlier),
                            trail[count],
                            "{back} back\n{}",
                            story(&table)
                        );
                    }
                    Err(unfit) => panic!("{unfit}"),
                }
            }
        }
    }

    /// Tests that a fork that is played and dropped leaves position and log as they were.
    pub fn forks_leave_no_trace(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            loop {
                let (before, log) = (copy(&mut table), table.log_digest());
                let choices = table.choices().to_vec();
                let viewer = table.decision().map(|decision| decision.seat);
                let mut fork_dice = dice.clone();
                if let Some(viewer) = viewer {
                    table.fork_for(viewer, seed, |fork| {
                        for _ in 0..25 {
                            step(fork, &mut fork_dice);
                            let faults = fork.faults();
                            assert!(faults.is_empty(), "in a fork: {faults:?}\n{}", story(fork));
                        }
                    });
                }
                assert!(
                    copy(&mut table) == before,
                    "the position changed\n{}",
                    story(&table)
                );
                assert_eq!(
                    table.log_digest(),
                    log,
                    "the log changed\n{}",
                    story(&table)
                );
                assert_eq!(table.choices(), choices, "the choices changed");
                if !(0..5).all(|_| step(&mut table, &mut dice)) {
                    break;
                }
            }
        }
    }

    /// Tests that every listed choice is accepted, and that every other value of its type is refused with nothing changed.
    pub fn only_listed_choices_are_taken(
        &self,
        seeds: std::ops::Range<u64>,
        mut pick: impl FnMut(usize) -> usize,
    ) {
        let mut all = G::Choice::values();
        all.sort_unstable();
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            loop {
                let listed = match table.decision() {
                    Some(decision) => decision.choices.to_vec(),
                    None => Vec::new(),
                };
                for &choice in &listed {
                    assert!(
                        all.binary_search(&choice).is_ok(),
                        "{choice:?} is not among all values\n{}",
                        story(&table)
                    );
                    let taken = table.fork(|fork| fork.choose(choice));
                    assert!(taken.is_ok(), "{taken:?}\n{}", story(&table));
                }
                let before = digest(&mut table);
                for _ in 0..12 {
                    let choice = all[pick(all.len())];
                    if !listed.contains(&choice) {
                        assert!(
                            table.choose(choice).is_err(),
                            "{choice:?}\n{}",
                            story(&table)
                        );
                    }
                }
                assert_eq!(digest(&mut table), before, "a refusal changed something");
                if !(0..3).all(|_| step(&mut table, &mut dice)) {
                    break;
                }
            }
        }
    }

    fn whole_game(&self, seed: u64) -> Table<G> {
        let mut table = self.table(seed);
        play(&mut table, seed);
        table
    }
}

/// Plays to the end at random.
fn play<G: Game>(table: &mut Table<G>, seed: u64) {
    let mut dice = Dice::new(seed);
    while step(table, &mut dice) {}
}

/// Makes a random legal choice; says whether there was one to make.
pub fn step<G: Game>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    let Some(decision) = table.decision() else {
        return false;
    };
    let choice = dice.pick(decision.choices);
    if let Err(refusal) = table.choose(choice) {
        panic!("a listed choice is refused: {refusal:?}\n{}", story(table));
    }
    true
}

/// Returns what is said of a game's own files with one text of one of them replaced by another.
pub fn faults_with<G: Packed>(path: &str, from: &str, to: &str) -> String {
    let embedded = G::EMBEDDED.iter().copied();
    let spoilt = embedded.map(|(file, text)| {
        if file != path {
            return (file, text);
        }
        assert!(text.contains(from), "there is no {from} in {path}");
        let text: &'static str = text.replacen(from, to, 1).leak();
        (file, text)
    });
    let files: Vec<_> = spoilt.collect();
    match G::load(&Files::embedded(files.leak())) {
        Ok(_) => String::new(),
        Err(faults) => {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            lines.join("\n")
        }
    }
}

fn copy<G: Game>(table: &mut Table<G>) -> Position {
    let mut position = Position::default();
    table.copy_out(&mut position);
    position
}

fn digest<G: Game>(table: &mut Table<G>) -> u64 {
    copy(table).digest()
}

/// Returns how to get to where it went wrong.
fn story<G: Game>(table: &Table<G>) -> String {
    let mut story = format!("seed {}, {:?}\nchoices", table.seed(), table.setup());
    for choice in table.choices() {
        let _ = write!(story, " {choice:?}");
    }
    let log = table.log();
    for told in &log[log.len().saturating_sub(12)..] {
        let _ = write!(story, "\n{told:?}");
    }
    story
}
