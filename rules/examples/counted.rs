//! The cost of the rules, for `benches/count.sh`: does a part of the work so often, and prints what one time of it holds.
//!
//! `counted PART GAME TIMES`; `counted` alone lists parts and games.

use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::VoodooPirate;
use rules::captains::{Plan, Thinker};
use rules::table::{AtRandom, Dice, Game, Packed, Position, SeatKind, Table};
use std::hint::black_box;
use std::process::ExitCode;

/// Games of a part.
const GAMES: u64 = 20;
/// Thoughts about each position.
const THOUGHTS: u32 = 60;
/// Decisions to the middle of a game.
const MIDDLE: usize = 60;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let seats = [SeatKind::Random; 4];
    let counted = match words[..] {
        [part, "voodoo-pirate", times] => {
            let setup = games::voodoo_pirate::Setup::of(&seats);
            count::<VoodooPirate>(part, &setup, times)
        }
        [part, "voodoo-cards", times] => {
            let setup = games::voodoo_cards::Setup::of(&seats);
            count::<VoodooCards>(part, &setup, times)
        }
        _ => None,
    };
    match counted {
        Some((count, what)) => {
            println!("{count} {what}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!(
                "usage: counted play|choose|search|new|again|faults voodoo-pirate|voodoo-cards TIMES"
            );
            ExitCode::FAILURE
        }
    }
}

/// Does a part so often; says how much of what one time is.
fn count<G: Packed>(part: &str, setup: &G::Setup, times: &str) -> Option<(u64, &'static str)> {
    let times: u64 = times.parse().ok()?;
    let new = |seed| Table::<G>::new(G::standard(), setup, seed).expect("four pirates can play");
    let mut table = new(1);
    let openings: Vec<Position> = (0..GAMES)
        .map(|seed| {
            let mut position = Position::default();
            new(seed).copy_out(&mut position);
            position
        })
        .collect();
    let mut decisions = 0;
    for opening in &openings {
        table.copy_in(opening);
        choose_all(&mut table);
        decisions += table.choices().len() as u64;
    }
    match part {
        "play" | "choose" => {
            for opening in openings.iter().cycle().take((times * GAMES) as usize) {
                table.copy_in(opening);
                if part == "choose" {
                    choose_all(&mut table);
                    continue;
                }
                let driven = table.drive(&mut AtRandom::new(7));
                driven.expect("a listed choice is legal");
            }
            Some((
                decisions,
                if part == "play" {
                    "decisions of a driver"
                } else {
                    "decisions chosen one by one"
                },
            ))
        }
        "faults" => {
            for _ in 0..times {
                black_box(table.faults());
            }
            Some((1, "checks of the invariants"))
        }
        "new" => {
            (0..times).for_each(|seed| drop(black_box(new(seed))));
            Some((1, "tables set up"))
        }
        "again" => {
            (0..times).for_each(|seed| table.again(seed));
            Some((1, "tables begun again"))
        }
        "search" => {
            table.copy_in(&openings[0]);
            let mut half = AtRandom::new(7);
            half.left = MIDDLE;
            table.drive(&mut half).expect("a listed choice is legal");
            let mut thinker = Thinker::new(&table).expect("the table can be played at");
            let plan = Plan {
                iterations: u32::MAX,
                ..Plan::default()
            };
            thinker.begin(&mut table, plan);
            thinker.think(THOUGHTS * times as u32);
            Some((u64::from(THOUGHTS), "thoughts to the horizon"))
        }
        _ => None,
    }
}

fn choose_all<G: Game>(table: &mut Table<G>) {
    let mut dice = Dice::new(7);
    while let Some(decision) = table.decision() {
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).expect("a listed choice is legal");
    }
}
