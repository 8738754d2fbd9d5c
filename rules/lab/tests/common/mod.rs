//! The command line as a program, and folders of its own for each test.

#![allow(dead_code, reason = "no test file needs everything")]

use games::voodoo::CURSED;
use games::voodoo_pirate::{Setup, VoodooPirate, load};
use rules::table::save::Saved;
use rules::table::{Dice, SeatKind, Table};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The game's id.
pub const GAME: &str = "voodoo-pirate";

/// The program, in a folder.
pub fn lab_in(folder: &Path, args: &[&str]) -> Output {
    command(args).current_dir(folder).output().unwrap()
}

/// The program, at the root of the workspace.
pub fn lab(args: &[&str]) -> Output {
    lab_in(&root(), args)
}

/// The arguments in a line of words, and more behind them.
pub fn words<'a>(line: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let words = line.split(' ').filter(|_| !line.is_empty());
    words.chain(more.iter().copied()).collect()
}

/// The program, not yet started.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
    command.args(args);
    command
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns what a run wrote to its standard output.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns what a run complained of.
pub fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The run ended well; what it said.
#[track_caller]
pub fn well(output: &Output) -> String {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}{}",
        said(output),
        complaint(output)
    );
    said(output)
}

/// The run ended with exit code 1 and without a panic; what it said and complained of.
#[track_caller]
pub fn ill(output: &Output) -> String {
    let all = said(output) + &complaint(output);
    assert_eq!(output.status.code(), Some(1), "{all}");
    assert!(!all.contains("panicked"), "{all}");
    all
}

/// A folder that goes with its test.
pub struct Folder(pub PathBuf);

impl Folder {
    /// An empty folder of this name.
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("lab-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// A file in it.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let place = self.0.join(name);
        fs::create_dir_all(place.parent().unwrap()).unwrap();
        fs::write(&place, bytes).unwrap();
        place.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// A saved game of three random pirates and a Cursed one, after so many choices or at its end.
pub fn saved(most: usize) -> Saved<VoodooPirate> {
    use SeatKind::Random;
    let setup = Setup::of(&[Random, CURSED, Random, Random]);
    let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 11).unwrap();
    let mut dice = Dice::new(5);
    for _ in 0..most {
        let Some(decision) = table.decision() else {
            break;
        };
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).unwrap();
    }
    Saved::of(&table)
}
