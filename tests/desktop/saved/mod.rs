//! Saved games: whatever happens to the files, nothing is lost, nothing panics, and the player is told in a sentence.

mod discarded;
mod disk;
mod held;
mod player;
mod refused;
mod renamed;
mod written;

use games::voodoo::CURSED;
use games::voodoo_pirate::words::load_words;
use games::voodoo_pirate::{Setup, VoodooPirate, load};
use rules::table::save::Saved;
use rules::table::{Dice, Game, SeatKind, Table};
use std::fs;
use std::path::{Path, PathBuf};
use voodoo_pirate::options::Options;
use voodoo_pirate::saves::{Slot, UserError};

const GAME: &str = "voodoo-pirate";

fn options(name: &str) -> (Options, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("saves-{name}"));
    // What an earlier run left is nobody's game.
    let _ = fs::remove_dir_all(&folder);
    (at(&folder), folder)
}

fn at(folder: &Path) -> Options {
    Options {
        scratch: Some(folder.to_path_buf()),
        ..Options::default()
    }
}

/// A game of so many choices, as it is saved.
fn text(seed: u64, choices: usize) -> String {
    use SeatKind::Human;
    let setup = Setup::of(&[Human, Human, CURSED]);
    let mut table: Table<VoodooPirate> =
        Table::new(load::standard(), &setup, seed).expect("the game goes on");
    let mut dice = Dice::new(seed);
    for _ in 0..choices {
        let Some(decision) = table.decision() else {
            break;
        };
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).expect("the game goes on");
    }
    Saved::of(&table).write().expect("the game goes on")
}

fn said(trouble: &UserError) -> String {
    let said = trouble.say(&load_words(&load::files()).expect("the game's own words are whole"));
    assert!(!said.contains('[') && !said.contains('\n'), "{said}");
    said
}

fn play_on(slot: &Slot, bytes: &[u8]) -> Result<Table<VoodooPirate>, UserError> {
    Saved::<VoodooPirate>::read(&slot.file().display().to_string(), bytes)
        .and_then(|saved| saved.replay(load::standard()))
        .map_err(|unfit| slot.unfit(unfit, VoodooPirate::digest(load::standard())))
}
