//! Killed at any moment, a game of each box goes on where it stood: a process of its own plays with real files until it is
//! killed, and another goes on.
//!
//! `VOODOO_PIRATE_KILLS=200 cargo test --test desktop killed -- --nocapture` kills each game so often.

use super::*;
use either::{answer, digest, made};
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use rules::table::Game;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Says to the test that plays on which game it is, and in which folder.
const PLAYED: &str = "VOODOO_PIRATE_PLAYED";
/// Says how often each game is killed.
const KILLS: &str = "VOODOO_PIRATE_KILLS";
/// The usual number of kills of each game.
const USUAL: usize = 6;
/// Decisions in one life at most.
const MOST: usize = 40;
/// The beginning of a line that tells where a game stands.
const STANDS: &str = "stands ";

/// A player's progress: games that are over, choices made in the open one, and the digest of its log.
type Stand = (usize, usize, u64);

fn read(line: &str) -> Option<Stand> {
    // The first line comes behind what the test's own frame says of it.
    let (_, told) = line.split_once(STANDS)?;
    let mut parts = told.split(' ').map(str::parse::<u64>);
    let mut next = || parts.next()?.ok();
    Some((next()? as usize, next()? as usize, next()?))
}

/// Returns the number of games in a room of the saved games.
fn count(folder: &Path, room: &str) -> usize {
    let files = fs::read_dir(folder.join(room))
        .into_iter()
        .flatten()
        .flatten();
    let games = files.filter(|file| file.path().extension().is_some_and(|kind| kind == "ron"));
    games.count()
}

fn finished(folder: &Path) -> usize {
    count(folder, "finished")
}

/// Goes on with the game that was left, or begins one, and picks anything until it is killed.
fn plays_on<G: TableGame>(folder: &Path) {
    use SeatKind::Human;
    let seed = finished(folder) as u64;
    let is_left = last(folder).is_some();
    let mut app = voodoo_pirate::headless(Options {
        resume: is_left,
        ..options(folder)
    });
    app.update();
    if !is_left {
        let setup = crewed(&[Human, either::automa::<G>()]);
        begin(&mut app, table::Begin::<G>::New(setup, seed));
    }
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(notice(&app), "");
    let mut dice = Dice::new(seed);
    let mut out = std::io::stdout();
    loop {
        // A game that is over lies among the finished ones an update before its score is shown.
        let over = finished(folder);
        let choices = match count(folder, "games") {
            0 => 0,
            _ => made::<G>(&mut app).len(),
        };
        let digest = digest::<G>(&mut app);
        writeln!(out, "{STANDS}{over} {choices} {digest}").expect("the test listens");
        out.flush().expect("the test listens");
        if screen(&app) != Screen::Table {
            return;
        }
        answer::<G>(&mut app, &mut dice);
    }
}

#[test]
#[ignore = "plays until it is killed: the tests of this file start it"]
fn a_game_is_played_until_it_is_killed() {
    let Some(played) = std::env::var_os(PLAYED) else {
        return;
    };
    let played = played.into_string().expect("it is of this file");
    let (game, folder) = played.split_once(':').expect("a game and a folder");
    let folder = Path::new(folder);
    match game {
        VoodooPirate::ID => plays_on::<VoodooPirate>(folder),
        VoodooCards::ID => plays_on::<VoodooCards>(folder),
        VoodooIsland::ID => plays_on::<VoodooIsland>(folder),
        PirateCrusades::ID => plays_on::<PirateCrusades>(folder),
        CursedSeas::ID => plays_on::<CursedSeas>(folder),
        other => panic!("there is no game {other}"),
    }
}

/// Has a game played, and kills it in the midst of it; where it stood at first and when it was seen last.
fn life(game: &str, folder: &Path, dice: &mut Dice) -> (Stand, Stand) {
    let mut child = Command::new(std::env::current_exe().expect("this test runs"))
        .args(["killed::a_game_is_played_until_it_is_killed", "--exact"])
        .args(["--ignored", "--nocapture"])
        .env(PLAYED, format!("{game}:{}", folder.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it is started");
    let out = child.stdout.take().expect("it is heard");
    let mut lines = BufReader::new(out).lines().map_while(Result::ok);
    let mut stands = lines.by_ref().filter_map(|line| read(&line));
    let first = stands.next().expect("it goes on");
    let mut last = first;
    for _ in 0..dice.below(MOST) {
        let Some(stand) = stands.next() else { break };
        last = stand;
    }
    // Some are killed in the midst of the next decision.
    sleep(Duration::from_micros(dice.below(30_000) as u64));
    // One whose game is over has gone by itself.
    let _ = child.kill();
    child.wait().expect("it is gone");
    // What it said before it was killed was kept before.
    last = stands.last().unwrap_or(last);
    (first, last)
}

fn goes_on<G: TableGame>() {
    let kills = std::env::var(KILLS).map_or(USUAL, |kills| kills.parse().expect("a number"));
    let folder = scratch(&format!("killed-{}", G::ID));
    let mut dice = Dice::new(7);
    let mut before = (0, 0, 0);
    let mut decisions = 0;
    for number in 0..kills {
        let (first, last) = life(G::ID, &folder, &mut dice);
        let [(games, choices, digest), (over, made, log)] = [first, before];
        assert!(
            (games, choices) >= (over, made),
            "life {number}: {before:?}, then {first:?}"
        );
        let is_same = number > 0 && (games, choices) == (over, made) && choices > 0;
        assert!(!is_same || digest == log, "life {number}: other events");
        decisions += last.1.saturating_sub(choices);
        before = last;
    }
    eprintln!(
        "{}: killed {kills} times in {decisions} decisions, {} games over",
        G::ID,
        before.0
    );
    assert!(decisions > 2 * kills, "only {decisions} decisions");
}

#[test]
fn the_tile_game_goes_on_where_it_stood() {
    goes_on::<VoodooPirate>();
}

#[test]
fn the_card_game_goes_on_where_it_stood() {
    goes_on::<VoodooCards>();
}

#[test]
fn the_island_goes_on_where_it_stood() {
    goes_on::<VoodooIsland>();
}

#[test]
fn the_crusades_go_on_where_they_stood() {
    goes_on::<PirateCrusades>();
}

#[test]
fn the_seas_go_on_where_they_stood() {
    goes_on::<CursedSeas>();
}
