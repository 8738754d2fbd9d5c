//! Every scenario file in `tests/scenarios` is played; all that fail are told together.

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::table::scenario::{Script, run_text};
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios");
    let folder = scenarios.join(folder);
    let listing =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = listing
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    files.sort();
    files
}

/// Plays every file of a game's folder. Fewer than `least`, and some have gone missing.
fn every_scenario_holds<S: Script>(folder: &str, least: usize) {
    let files = files(folder);
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| {
            let text = fs::read_to_string(path).expect("it was listed");
            let played = run_text::<S>(&path.display().to_string(), &text);
            played.err().map(|failure| failure.to_string())
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail:\n\n{}\n",
        failures.len(),
        files.len(),
        failures.join("\n\n")
    );
    assert!(
        files.len() >= least,
        "{} scenario files, expected at least {least}",
        files.len()
    );
}

#[test]
fn every_scenario_of_cursed_seas_holds() {
    every_scenario_holds::<CursedSeas>("cursed_seas", 180);
}

#[test]
fn every_scenario_of_voodoo_pirate_holds() {
    every_scenario_holds::<VoodooPirate>("voodoo_pirate", 60);
}

#[test]
fn every_scenario_of_voodoo_cards_holds() {
    every_scenario_holds::<VoodooCards>("voodoo_cards", 40);
}

#[test]
fn every_scenario_of_voodoo_island_holds() {
    every_scenario_holds::<VoodooIsland>("voodoo_island", 150);
}

#[test]
fn every_scenario_of_pirate_crusades_holds() {
    every_scenario_holds::<PirateCrusades>("pirate_crusades", 390);
}

/// The example of the designers' page is a scenario that holds, too.
#[test]
fn the_example_of_the_page_holds() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios/README.md");
    let text = fs::read_to_string(&page).expect("the page is there");
    let example = text
        .split("```ron\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("the page has an example");
    assert_eq!(run_text::<VoodooPirate>("README.md", example), Ok(()));
}
