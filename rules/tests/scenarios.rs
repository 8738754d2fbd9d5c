//! Every scenario file in `tests/scenarios` is played; all that fail are told together.

use rules::voodoo_pirate::scenario;
use std::fs;
use std::path::{Path, PathBuf};

/// Fewer files than this, and some have gone missing.
const LEAST: usize = 60;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios/voodoo_pirate");
    let listing =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = listing
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_of_voodoo_pirate_holds() {
    let files = files();
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| scenario::run_file(path).err())
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail:\n\n{}\n",
        failures.len(),
        files.len(),
        failures.join("\n\n")
    );
    assert!(
        files.len() >= LEAST,
        "{} scenario files, expected at least {LEAST}",
        files.len()
    );
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
    assert_eq!(scenario::run_text("README.md", example), Ok(()));
}
