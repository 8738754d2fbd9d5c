//! The promises of the table, held by every game that is listed here.
//!
//! `RANDOM_GAMES=10000 cargo test -p rules --release --test conformance` plays many more of them.

use bevy_ecs::component::{Component, Mutable};
use example::Lagoon;
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::{BLESSED, SKILLS, Setup, VoodooPirate, load};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rules::table::SeatKind::Random;
use rules::table::conformance::{self, Case};
use rules::table::{Game, Packed, Table};
use std::sync::Arc;

/// The number of random games to play where `few` will do for every day.
fn games(few: u64) -> u64 {
    match std::env::var("RANDOM_GAMES").map(|games| games.parse()) {
        Ok(Ok(games)) => games,
        _ => few,
    }
}

fn voodoo_pirate() -> Case<VoodooPirate> {
    let five = Setup::of(&[Random, Random, CURSED, Random, Random]);
    let blessed = five.with(&BLESSED, true);
    let unskilled = Setup::of(&[Random, Random]).with(&SKILLS, false);
    Case {
        data: Arc::clone(load::standard()),
        setups: vec![
            Setup::of(&[Random; 4]),
            Setup::of(&[Random, CURSED, Random, CURSED, CURSED]),
            blessed,
            unskilled,
            Setup::of(&[Random; 5]),
            Setup::of(&[Random, CURSED]),
            Setup::of(&[Random]),
            Setup::of(&[CURSED; 3]),
        ],
    }
}

fn voodoo_cards() -> Case<VoodooCards> {
    use games::voodoo_cards::{EAST, Setup};
    let bones = |kinds: &[rules::table::SeatKind]| Setup::of(kinds).with(&EAST, true);
    Case {
        data: Arc::clone(games::voodoo_cards::load::standard()),
        setups: vec![
            Setup::of(&[Random; 4]),
            bones(&[Random; 4]),
            Setup::of(&[Random, CURSED, Random, CURSED]),
            bones(&[CURSED, Random, Random]),
            Setup::of(&[Random, CURSED]),
            Setup::of(&[Random, CURSED, CURSED, CURSED]),
            Setup::of(&[Random]),
            Setup::of(&[CURSED; 4]),
        ],
    }
}

fn voodoo_island() -> Case<VoodooIsland> {
    use games::voodoo_island::{DAYS, EASY, EXPLORER, Setup};
    Case {
        data: Arc::clone(VoodooIsland::standard()),
        setups: vec![
            Setup::of(&[Random; 3]).with(&DAYS, 4),
            Setup::of(&[Random; 2]).with(&DAYS, 4),
            Setup::of(&[Random, EXPLORER, Random, EASY]),
            Setup::of(&[Random; 4]).with(&DAYS, 5),
            Setup::of(&[Random, EXPLORER]).with(&DAYS, 10),
            Setup::of(&[EXPLORER, Random, EXPLORER]),
            Setup::of(&[EXPLORER; 4]),
        ],
    }
}

fn pirate_crusades() -> Case<PirateCrusades> {
    use games::pirate_crusades::{ROVER, SKIN, Setup};
    Case {
        data: Arc::clone(PirateCrusades::standard()),
        setups: vec![
            Setup::of(&[Random; 4]),
            Setup::of(&[Random; 2]).with(&SKIN, true),
            Setup::of(&[Random; 3]),
            Setup::of(&[Random]),
            Setup::of(&[Random, ROVER, Random, ROVER]).with(&SKIN, true),
            Setup::of(&[ROVER, Random]),
            Setup::of(&[ROVER; 4]),
        ],
    }
}

fn long_crusades() -> Case<PirateCrusades> {
    use games::pirate_crusades::{GAME, NO_FISHING, ROUNDS, ROVER, Setup};
    use rules::kit::Value;
    let long = |kinds: &[rules::table::SeatKind]| Setup::of(kinds).with(&GAME, Value::One("long"));
    Case {
        data: Arc::clone(PirateCrusades::standard()),
        setups: vec![
            long(&[Random; 4]),
            long(&[Random; 2]).with(&ROUNDS, 50),
            long(&[Random; 3]).with(&NO_FISHING, true),
            long(&[Random]),
            long(&[Random, ROVER, Random, ROVER]),
            long(&[ROVER, Random]),
            long(&[ROVER; 4]),
        ],
    }
}

fn cursed_seas() -> Case<CursedSeas> {
    use games::cursed_seas::{CORSAIR, FORTS, MYSTERIOUS, Setup, TERRAIN, UNIQUES};
    let forts = |kinds: &[rules::table::SeatKind]| Setup::of(kinds).with(&FORTS, true);
    Case {
        data: Arc::clone(CursedSeas::standard()),
        setups: vec![
            Setup::of(&[Random; 2]),
            Setup::of(&[Random; 3]).with(&TERRAIN, 2),
            forts(&[Random, CORSAIR]).with(&UNIQUES, true),
            Setup::of(&[Random; 4]).with(&MYSTERIOUS, false),
            forts(&[CORSAIR, Random, CORSAIR]).with(&TERRAIN, 1),
            Setup::of(&[CORSAIR; 2]),
        ],
    }
}

fn lagoon() -> Case<Lagoon> {
    let seats = |seats| example::Setup::of(&[Random; 4][..seats]);
    Case {
        data: Arc::clone(Lagoon::standard()),
        setups: vec![seats(4), seats(2), seats(3)],
    }
}

/// The suite for a game: one line in the list below. A game that takes long is played so many times less often.
macro_rules! conforms {
    ($game:ident $(, $less:literal)?) => {
        mod $game {
            use super::*;

            /// The number of random games to play where `few` will do for a game that takes no longer than others.
            fn games(few: u64) -> u64 {
                super::games((few $( / $less)?).max(1))
            }

            #[test]
            fn random_games_hold_the_invariants() {
                super::$game().random_games_hold_the_invariants(0..games(400));
            }

            #[test]
            fn decisions_are_real() {
                super::$game().decisions_are_real(0..games(60));
            }

            #[test]
            fn replays_tell_the_same_log() {
                super::$game().replays_tell_the_same_log(0..games(60));
            }

            #[test]
            fn a_prefix_is_undo() {
                super::$game().a_prefix_is_undo(0..games(60));
            }

            #[test]
            fn forks_leave_no_trace() {
                super::$game().forks_leave_no_trace(0..games(24));
            }

            #[test]
            fn forks_know_no_secret() {
                super::$game().forks_know_no_secret(0..games(24));
            }

            #[test]
            fn what_is_hidden_lies_elsewhere_in_forks() {
                super::$game().what_is_hidden_lies_elsewhere_in_forks(games(200));
            }

            #[test]
            fn logs_lead_from_view_to_view() {
                super::$game().logs_lead_from_view_to_view(0..games(40));
            }

            #[test]
            fn only_what_reveals_depends_on_secrets() {
                super::$game().only_what_reveals_depends_on_secrets(0..games(40));
            }

            #[test]
            fn only_listed_choices_are_taken() {
                let mut runner = TestRunner::new(Config {
                    cases: 8,
                    failure_persistence: None,
                    ..Config::default()
                });
                let strategy = (0..1000_u64, any::<u64>());
                let holds = runner.run(&strategy, |(seed, salt)| {
                    let mut dice = rules::table::Dice::new(salt);
                    super::$game().only_listed_choices_are_taken(seed..seed + 1, |n| dice.below(n));
                    Ok(())
                });
                if let Err(error) = holds {
                    panic!("{error}");
                }
            }

            #[test]
            fn pieces_are_entities() {
                super::$game().pieces_are_entities(0..games(16));
            }

            #[test]
            fn nothing_that_changes_is_left_out_of_positions() {
                super::$game().nothing_that_changes_is_left_out_of_positions();
            }

            #[test]
            fn used_tables_begin_again() {
                super::$game().used_tables_begin_again(0..games(60));
            }

            #[test]
            fn used_worlds_tell_the_same() {
                super::$game().used_worlds_tell_the_same(0..games(120));
            }
        }
    };
}

conforms!(voodoo_pirate);
conforms!(voodoo_cards);
conforms!(voodoo_island);
conforms!(pirate_crusades);
conforms!(long_crusades);
conforms!(cursed_seas, 20);
conforms!(lagoon);

/// Returns what the check of a shuffle finds that puts back where it was whatever lies by a component.
fn fault_of_forgetting<G: Game, At>(game: &Case<G>) -> String
where
    At: Component<Mutability = Mutable> + Copy,
{
    let forgets = |table: &mut Table<G>, viewer, seed| {
        let mut all = table.world_mut().query::<&mut At>();
        let before: Vec<At> = all.iter(table.world_mut()).copied().collect();
        table.shuffle_for(viewer, seed);
        let shuffled = all.iter_mut(table.world_mut());
        shuffled
            .zip(before)
            .for_each(|(mut at, before)| *at = before);
    };
    match game.shuffles(200, forgets) {
        Err(found) => found.0,
        Ok(_) => panic!("nobody finds out"),
    }
}

#[test]
fn a_shuffle_that_forgets_some_pieces_is_found_out() {
    use games::voodoo_cards::pieces::{ObjectCard, Place as CardPlace};
    use games::voodoo_pirate::pieces::{ActionCard, BlessedCard, Place, Rank, Tile, Treasure};
    use rules::table::At;
    let tiles = voodoo_pirate();
    let faults = [
        fault_of_forgetting::<_, At<Treasure, Place>>(&tiles),
        fault_of_forgetting::<_, At<Tile, Place>>(&tiles),
        fault_of_forgetting::<_, At<ActionCard, Place>>(&tiles),
        fault_of_forgetting::<_, At<BlessedCard<Rank>, Place>>(&tiles),
        fault_of_forgetting::<_, At<ObjectCard, CardPlace>>(&voodoo_cards()),
    ];
    for fault in faults {
        assert!(fault.contains("hidden, but in the same place"), "{fault}");
    }
}

#[test]
fn a_shuffle_that_shows_something_or_knows_what_is_drawn_is_found_out() {
    let as_it_is = voodoo_pirate().shuffles(1, |_, _, _| {});
    let drawn = as_it_is.unwrap_err().0;
    assert!(drawn.contains("what will be drawn"), "{drawn}");
    let plays_on = |table: &mut Table<VoodooPirate>, viewer, seed| {
        table.shuffle_for(viewer, seed);
        conformance::step(table, &mut rules::table::Dice::new(seed));
    };
    let shown = voodoo_pirate().shuffles(1, plays_on).unwrap_err().0;
    assert!(shown.contains("the view of a fork is another"), "{shown}");
}

/// The logs of a thousand games, on any machine, in debug and in release. A change of rules or data changes the
/// number: then raise `VERSION` of the game where saved games no longer fit, and write the new number here.
#[test]
fn a_thousand_games_tell_the_same_logs_everywhere() {
    let digest = voodoo_pirate().used_worlds_tell_the_same(0..1000);
    assert_eq!(format!("{digest:016x}"), "c4d1ea24189f7e0d");
    let digest = voodoo_cards().used_worlds_tell_the_same(0..1000);
    assert_eq!(format!("{digest:016x}"), "d81e7456e7ebb0ac");
    let digest = voodoo_island().used_worlds_tell_the_same(0..1000);
    assert_eq!(format!("{digest:016x}"), "bbc01b6a0ef8b715");
    let digest = pirate_crusades().used_worlds_tell_the_same(0..1000);
    assert_eq!(format!("{digest:016x}"), "2d2bd6774ed59d45");
    let digest = long_crusades().used_worlds_tell_the_same(0..1000);
    assert_eq!(format!("{digest:016x}"), "5e512c2840d41a69");
}

/// The same of a thousand games for each number of explorers, half of them at random, half by the computer explorer.
#[test]
fn a_thousand_games_of_each_crew_of_the_island_tell_the_same_logs() {
    use games::voodoo_island::{EXPLORER, Setup};
    for (seats, known) in [
        (2, "53f65f54c2ba910a"),
        (3, "90fd74e932ec6077"),
        (4, "1ebf9112c2e611c9"),
    ] {
        let crews = [Random, EXPLORER].map(|kind| Setup::of(&vec![kind; seats]));
        let case = Case::<VoodooIsland> {
            data: Arc::clone(VoodooIsland::standard()),
            setups: crews.into(),
        };
        let digest = case.used_worlds_tell_the_same(0..1000);
        assert_eq!(format!("{digest:016x}"), known, "{seats} explorers");
    }
}

/// The same of a hundred games for each number of fleets, of random players and of corsairs, as they are set up and with all options.
#[test]
fn a_hundred_games_of_each_number_of_fleets_tell_the_same_logs() {
    use games::cursed_seas::{CORSAIR, FORTS, MYSTERIOUS, Setup, TERRAIN, UNIQUES};
    let digests = [2, 3, 4].map(|seats| {
        let fleets = |kind| Setup::of(&vec![kind; seats]).with(&FORTS, true);
        let random = fleets(Random).with(&TERRAIN, 2).with(&UNIQUES, true);
        let corsairs = fleets(CORSAIR).with(&TERRAIN, 1).with(&MYSTERIOUS, false);
        let case = Case::<CursedSeas> {
            data: Arc::clone(CursedSeas::standard()),
            setups: vec![
                Setup::of(&vec![Random; seats]),
                Setup::of(&vec![CORSAIR; seats]),
                random,
                corsairs,
            ],
        };
        format!("{:016x}", case.used_worlds_tell_the_same(0..100))
    });
    let known = ["006cce329ae67784", "ad6a61eddec4e196", "ffd967bd46fee330"];
    assert_eq!(digests, known);
}
