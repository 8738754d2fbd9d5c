//! Every scenario file in `tests/scenarios` is played; all that fail are told together.

use rules::{voodoo_cards, voodoo_pirate};
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
fn every_scenario_holds(
    folder: &str,
    least: usize,
    run_text: fn(&str, &str) -> Result<(), String>,
) {
    let files = files(folder);
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| {
            let text = fs::read_to_string(path).expect("it was listed");
            run_text(&path.display().to_string(), &text).err()
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
fn every_scenario_of_voodoo_pirate_holds() {
    every_scenario_holds("voodoo_pirate", 60, voodoo_pirate::scenario::run_text);
}

#[test]
fn every_scenario_of_voodoo_cards_holds() {
    every_scenario_holds("voodoo_cards", 40, voodoo_cards::scenario::run_text);
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
    assert_eq!(
        voodoo_pirate::scenario::run_text("README.md", example),
        Ok(())
    );
}
