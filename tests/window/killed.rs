//! Killed at any moment, a game of each box goes on where it stood: no choice that was ever shown is lost.
//!
//! `VOODOO_PIRATE_KILLS=10 cargo test --test window killed:: -- --nocapture` kills each game so often.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game};
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::table::save::Saved;
use rules::table::{self, Dice};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// Says how often each game is killed.
const KILLS: &str = "VOODOO_PIRATE_KILLS";
/// The usual number of kills of each game.
const USUAL: usize = 5;
/// A page that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(60);
/// Choices in one life at most.
const MOST_CHOICES: usize = 8;

/// The choices of the game saved last; nothing where no game is left.
fn saved<G: table::Game>(saves: &Path) -> Option<Vec<G::Choice>> {
    let files = fs::read_dir(saves.join("games")).ok()?.flatten();
    let file = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .max_by_key(|path| fs::metadata(path).and_then(|about| about.modified()).ok())?;
    let saved = Saved::<G>::read("a saved game", &fs::read(file).ok()?);
    Some(saved.expect("what is saved can be read").choices)
}

/// Makes some choices by mouse, and tells what was seen last. `asked` is what was asked after so many choices
/// in all lives: it is the same in each.
fn live(
    game: &mut Game,
    display: &Display,
    dice: &mut Dice,
    asked: &mut HashMap<usize, String>,
) -> Page {
    let choices = 1 + dice.below(MOST_CHOICES);
    let mut last = Page::default();
    for turn in 1..=choices {
        last = game.wait(PATIENCE, "something to choose, or the score,", |page| {
            page.screen == "score" || page.answers().next().is_some()
        });
        if last.screen == "score" {
            break;
        }
        if let Some(decided) = last.decided {
            let before = asked.entry(decided).or_insert_with(|| last.prompt.clone());
            assert_eq!(*before, last.prompt, "{}", last.text);
        }
        let answers: Vec<_> = last.answers().collect();
        display.click(answers[dice.below(answers.len())].at);
        if turn < choices {
            game.changes(&last, Duration::from_millis(1500));
        }
    }
    // From right after the last click to the middle of what follows.
    sleep(Duration::from_millis(dice.below(250) as u64));
    game.page().unwrap_or(last)
}

/// Plays a game until it was killed often enough, and returns the number of choices made.
fn goes_on<G: table::Game>(seats: &str) -> usize {
    let lives = std::env::var(KILLS).map_or(USUAL, |kills| kills.parse().expect("a number"));
    let folder = fresh_folder(&format!("window-killed-{}", G::ID));
    let Some(display) = Display::of_test(&folder, 640, 360) else {
        return 0;
    };
    let saves = folder.join("saves");
    let mut dice = Dice::new(12);
    let mut asked = HashMap::new();
    let mut kept: Option<Vec<G::Choice>> = None;
    let (mut games, mut choices) = (0, 0);
    for life in 0..lives {
        let speed = ["instant", "4"][life % 2];
        let seed = (20 + life).to_string();
        let mut program = game(&["--speed", speed, "--size", "640x360", "--scratch"]);
        program.arg(&saves);
        if kept.is_some() {
            program.arg("--resume");
        } else {
            games += 1;
            asked.clear();
            program.args(["--game", G::ID, "--seats", seats, "--seed", &seed]);
        }
        let mut game = Game::start(&display, &folder, program);
        // Where the computer's pirates have the last choices, the score may be the first thing that is seen.
        let first = game.wait(PATIENCE, "the game", |page| {
            page.decided.is_some() || page.screen == "score"
        });
        let before = kept.take().unwrap_or_default();
        // All that was saved is there; that nothing else was chosen in its place is seen by what is saved next.
        assert!(
            first.decided.is_none_or(|decided| decided >= before.len()),
            "{} life {life}: {} choices were saved:\n{}",
            G::ID,
            before.len(),
            first.text
        );
        let last = live(&mut game, &display, &mut dice, &mut asked);
        let program = &mut game.program.0;
        program.kill().expect("the game is killed");
        program.wait().expect("the game is gone");
        // A game that is over is left no more.
        let Some(now) = saved::<G>(&saves) else {
            continue;
        };
        let seen = last.decided.unwrap_or(0);
        assert!(
            now.len() + 1 >= seen,
            "{} life {life}: {seen} choices were seen, {} are saved",
            G::ID,
            now.len()
        );
        assert!(
            now.starts_with(&before),
            "{} life {life}: other choices are saved",
            G::ID
        );
        choices += now.len() - before.len();
        kept = Some(now);
    }
    eprintln!(
        "{} killed {lives} times in {games} games with {choices} choices",
        G::ID
    );
    assert!(games * 2 < lives, "{games} games in {lives} lives are many");
    choices
}

#[test]
fn killed_at_any_moment_each_game_goes_on_where_it_stood() {
    let choices = goes_on::<VoodooPirate>("human,cursed,cursed")
        + goes_on::<VoodooCards>("human,cursed,cursed")
        + goes_on::<VoodooIsland>("human,explorer")
        + goes_on::<PirateCrusades>("human,rover")
        + goes_on::<CursedSeas>("human,corsair");
    eprintln!("{choices} choices in all");
}
