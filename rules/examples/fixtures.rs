//! Writes twenty saved games of each game, and what must come of them, into a folder: `fixtures FOLDER`.
//!
//! `rules/tests/fixtures.rs` replays those under `tests/fixtures/`, which were written so. Files that were written once stay: they are
//! what players have. New ones are added when the format or the rules' version changes.

use games::cursed_seas::{
    BUILD, CORSAIR, CursedSeas, FLEET, FORTS, MYSTERIOUS, ROUNDS as LAST_ROUND, TERRAIN, UNIQUES,
};
use games::pirate_crusades::{GAME, NO_FISHING, PirateCrusades, ROUNDS, ROVER, SKIN};
use games::voodoo::{CURSED, GENTLE};
use games::voodoo_cards::{EAST, VoodooCards};
use games::voodoo_island::{DAYS, EASY, EXPLORER, VoodooIsland};
use games::voodoo_pirate::{BLESSED, SKILLS, VoodooPirate};
use rules::kit::{Outfit, Setup, Value};
use rules::table::save::Saved;
use rules::table::{AtRandom, Packed, SeatKind, Table};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

use SeatKind::{Captain, Deckhand, Ghost, Human, Mate, Random};

/// Saved games of each game.
const GAMES: u64 = 20;
/// The numbers of choices at which a game is not over.
const MIDWAY: [usize; 4] = [1, 12, 45, 90];

fn main() -> io::Result<()> {
    let Some(folder) = env::args().nth(1) else {
        return Err(io::Error::other("usage: fixtures FOLDER"));
    };
    let folder = Path::new(&folder);
    let crews: [&[SeatKind]; 6] = [
        &[Human],
        &[Human, CURSED],
        &[Human, CURSED, Random],
        &[Human, Deckhand, Mate, Captain],
        &[Ghost, Human, CURSED, CURSED],
        &[Random, Random, Human, Human],
    ];
    write::<VoodooPirate>(&folder.join("voodoo_pirate"), |n| {
        let gentle: &[SeatKind] = &[Human, GENTLE, GENTLE, Human, CURSED];
        let crew = if n % 7 == 6 {
            gentle
        } else {
            crews[n % crews.len()]
        };
        Setup::of(crew)
            .with(&SKILLS, n % 3 != 1)
            .with(&BLESSED, n % 4 == 2)
    })?;
    write::<VoodooCards>(&folder.join("voodoo_cards"), |n| {
        Setup::of(crews[n % crews.len()]).with(&EAST, n % 2 == 1)
    })?;
    let explorers: [&[SeatKind]; 5] = [
        &[Human, EXPLORER],
        &[Human, EASY, Random],
        &[Ghost, Human, EXPLORER, EASY],
        &[Human, Deckhand, Mate, Captain],
        &[Random, Human, Human],
    ];
    write::<VoodooIsland>(&folder.join("voodoo_island"), |n| {
        let days = 4 + n as i32 % 7;
        Setup::of(explorers[n % explorers.len()]).with(&DAYS, days)
    })?;
    let pirates: [&[SeatKind]; 6] = [
        &[Human],
        &[Human, ROVER],
        &[Human, ROVER, Random],
        &[Human, Deckhand, Mate, Captain],
        &[Ghost, Human, ROVER, ROVER],
        &[Random, Random, Human, Human],
    ];
    write::<PirateCrusades>(&folder.join("pirate_crusades"), |n| {
        Setup::of(pirates[n % pirates.len()]).with(&SKIN, n % 4 == 1)
    })?;
    write::<PirateCrusades>(&folder.join("pirate_crusades_long"), |n| {
        Setup::of(pirates[n % pirates.len()])
            .with(&GAME, Value::One("long"))
            .with(&ROUNDS, [100, 50, 150][n % 3])
            .with(&NO_FISHING, n % 4 == 1)
    })?;
    let fleets: [&[SeatKind]; 6] = [
        &[Human, CORSAIR],
        &[Human, CORSAIR, Random],
        &[Human, Deckhand, Mate, Captain],
        &[Ghost, Human, CORSAIR, CORSAIR],
        &[Random, Random, Human],
        &[Human, Human],
    ];
    write::<CursedSeas>(&folder.join("cursed_seas"), |n| {
        let mut setup = Setup::of(fleets[n % fleets.len()])
            .with(
                &BUILD,
                Value::One(["forty", "twenty", "forty", "thirty", "sixty"][n % 5]),
            )
            .with(&LAST_ROUND, [40, 15, 25][n % 3])
            .with(&MYSTERIOUS, n % 4 != 3)
            .with(&TERRAIN, n as i32 % 4)
            .with(&UNIQUES, n % 3 == 1)
            .with(&FORTS, n % 2 == 1);
        let chosen = ["lot", "england", "EN1+G02 home+Q1 V05"][n % 3];
        setup.chairs[0]
            .options
            .set(&FLEET, Value::Text(chosen.into()));
        setup
    })
}

/// Games to the end and games left midway, by turns; some with other ways they went, some for practice.
fn write<G: Packed<Setup = Setup<G>> + Outfit>(
    folder: &Path,
    setup: impl Fn(usize) -> Setup<G>,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut list = String::from(
        "// Of each file: the digest of its log, and the points at the end, none where it is left midway.\n[\n",
    );
    for seed in 0..GAMES {
        let number = seed as usize;
        let mut table =
            Table::<G>::new(G::standard(), &setup(number), seed).map_err(io::Error::other)?;
        let mut player = AtRandom::new(seed);
        if number % 2 == 1 {
            player.left = MIDWAY[number / 2 % MIDWAY.len()];
        }
        table
            .drive(&mut player)
            .map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
        let mut saved = Saved::of(&table);
        saved.practice = number % 5 == 4;
        if number % 4 >= 2 {
            saved.lines = vec![other_way(&saved)?];
        }
        let file = format!("{number:02}.ron");
        let text = saved.write().map_err(io::Error::other)?;
        fs::write(folder.join(&file), text)?;
        let (digest, points) = (table.log_digest(), table.result());
        let _ = writeln!(
            list,
            "    (file: \"{file}\", log: \"{digest:016x}\", points: {points:?}),"
        );
    }
    list.push_str("]\n");
    fs::write(folder.join("games.ron"), list)
}

/// Half of the game, then other choices.
fn other_way<G: Packed>(saved: &Saved<G>) -> io::Result<Vec<G::Choice>> {
    let half = saved.choices.len() / 2;
    let mut table = saved
        .replay_to(G::standard(), half)
        .map_err(io::Error::other)?;
    let mut player = AtRandom::new(!saved.seed);
    player.left = 10;
    table
        .drive(&mut player)
        .map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    Ok(table.choices().to_vec())
}
