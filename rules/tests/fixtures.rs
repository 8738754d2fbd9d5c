//! Saved games of earlier builds are read, written the same, and replayed to the same log. `rules/examples/fixtures.rs` wrote them.

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::table::Packed;
use rules::table::save::Saved;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The expectation of a saved game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    file: String,
    // The files written first call it so.
    #[serde(alias = "tale")]
    log: String,
    points: Vec<i32>,
}

fn saved_games_are_read_and_replayed<G: Packed>(folder: &str) {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures");
    let folder = fixtures.join(folder);
    let list = fs::read_to_string(folder.join("games.ron")).expect("the list is there");
    let games: Vec<Expected> = ron::from_str(&list).expect("the list is RON");
    assert!(games.len() >= 20, "only {} saved games", games.len());
    for game in games {
        let text = fs::read_to_string(folder.join(&game.file)).expect("the file is there");
        let read = Saved::<G>::read(&game.file, text.as_bytes());
        let saved = read.unwrap_or_else(|unfit| panic!("{unfit}"));
        assert_eq!(
            saved.write().expect("it can be written"),
            text,
            "{}",
            game.file
        );
        let replayed = saved.replay(G::standard());
        let mut table = replayed.unwrap_or_else(|unfit| panic!("{}: {unfit}", game.file));
        assert_eq!(
            format!("{:016x}", table.log_digest()),
            game.log,
            "{}",
            game.file
        );
        assert_eq!(table.result(), game.points, "{}", game.file);
        for line in &saved.lines {
            let other = Saved::<G> {
                choices: line.clone(),
                ..saved.clone()
            };
            let replayed = other.replay(G::standard());
            assert!(replayed.is_ok(), "another way of {}", game.file);
        }
    }
}

#[test]
fn saved_games_of_voodoo_pirate_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<VoodooPirate>("voodoo_pirate");
}

#[test]
fn saved_games_of_voodoo_cards_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<VoodooCards>("voodoo_cards");
}

#[test]
fn saved_games_of_voodoo_island_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<VoodooIsland>("voodoo_island");
}

#[test]
fn saved_games_of_pirate_crusades_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<PirateCrusades>("pirate_crusades");
}

#[test]
fn saved_games_of_its_long_game_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<PirateCrusades>("pirate_crusades_long");
}

#[test]
fn saved_games_of_cursed_seas_are_read_and_replayed() {
    saved_games_are_read_and_replayed::<CursedSeas>("cursed_seas");
}
