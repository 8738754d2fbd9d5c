//! The commands that play, tell and weigh, on a game that is no sister of Voodoo Pirate.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, lab, well};
use games::voodoo_island::{EXPLORER, Setup, VoodooIsland};
use rules::table::save::Saved;
use rules::table::{Dice, Packed, SeatKind, Table};

const GAME: &str = "voodoo-island";

/// A saved game of two that pick at random and a computer explorer, after so many choices or at its end.
fn saved(most: usize) -> String {
    let setup = Setup::of(&[SeatKind::Random, SeatKind::Random, EXPLORER]);
    let data = VoodooIsland::standard();
    let mut table = Table::<VoodooIsland>::new(data, &setup, 11).unwrap();
    let mut dice = Dice::new(5);
    for _ in 0..most {
        let Some(decision) = table.decision() else {
            break;
        };
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).unwrap();
    }
    Saved::of(&table).write().unwrap()
}

#[test]
fn a_game_is_told_to_all_and_to_each() {
    let folder = Folder::new("isle-replay");
    let game = folder.file("game.ron", saved(usize::MAX));
    let everything = well(&lab(&["replay", &game]));
    for line in ["Day 1 begins.", "Objects", "Left behind", "Total"] {
        assert!(everything.contains(line), "no {line} in {everything}");
    }
    // A card that is drawn is named to its player alone.
    let drawn = |said: &str| {
        let lines = said.lines().filter(|line| line.contains("draws"));
        lines.filter(|line| !line.contains("card")).count()
    };
    let heard = |seat| drawn(&well(&lab(&["replay", &game, "--as", seat])));
    let all = drawn(&everything);
    assert!(heard("1") < all && heard("1") + heard("2") + heard("3") == all);
}

#[test]
fn decisions_are_weighed_and_looked_back_at() {
    let folder = Folder::new("isle-hint");
    let game = folder.file("game.ron", saved(40));
    let said = well(&lab(&["hint", &game, "--by", "mate@iterations=50"]));
    assert!(said.contains("worth of 100"), "{said}");
    let game = folder.file("whole.ron", saved(usize::MAX));
    let by = "deckhand@iterations=12@horizon=3";
    let review = ["review", &game, "--of", "1", "--by", by, "--most", "3"];
    let said = well(&lab(&review));
    assert_eq!(said.matches("It cost ").count(), 3, "{said}");
}

#[test]
fn a_simulation_has_the_keys_of_the_other_games() {
    let folder = Folder::new("isle-simulate");
    let keys = |game: &str, seats: &str| {
        let file = folder.0.join(format!("{game}.json"));
        let how = ["--games", "20", "--json", file.to_str().unwrap()];
        let what = ["simulate", game, "--seats", seats];
        well(&lab(&[&what[..], &how].concat()));
        let json: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        json
    };
    let isle = keys(GAME, "explorer,easy,random");
    let pirate = keys("voodoo-pirate", "cursed,random,random");
    let names = |json: &serde_json::Value| {
        let object = json.as_object().unwrap();
        object.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(names(&isle), names(&pirate));
    let uses = &isle["uses"];
    for kind in ["missions", "deaths", "missions_by_day", "deaths_by_day"] {
        assert!(uses[kind].is_object(), "no {kind} in {uses}");
    }
    let ends = ["Aboard", "LeftBehind"].map(|end| uses["ends"][end].as_u64().unwrap());
    assert_eq!(ends[0] + ends[1], 60);
}
