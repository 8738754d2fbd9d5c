//! Killed at any moment, the game goes on where it stood: what was shown once is never lost.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game, say};
use rules::table::Dice;
use rules::table::save::Saved;
use rules::voodoo_pirate::{Choice, VoodooPirate};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often it is killed.
const LIVES: usize = 50;
/// A page that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(60);
/// Choices in one life at most.
const MOST_CHOICES: usize = 8;

/// The choices of the saved game; nothing where none is left.
fn saved(saves: &Path) -> Option<Vec<Choice>> {
    let bytes = fs::read(saves.join("current.ron")).ok()?;
    let saved = Saved::<VoodooPirate>::read("current.ron", &bytes);
    Some(saved.expect("what is saved can be read").choices)
}

/// Sits down at the game that was left, or at a new one.
fn sit_down(game: &mut Game, display: &Display, resume: bool) -> Page {
    let label = say(if resume { "ui-resume" } else { "ui-play" });
    let shelf = game.wait(PATIENCE, &label, |page| page.labelled(&label).is_some());
    let at = shelf.labelled(&label).map(|thing| thing.at);
    display.click(at.expect("it was there"));
    game.wait(PATIENCE, "the table", |page| {
        page.screen == "score" || page.screen == "table" && page.decided.is_some()
    })
}

/// Makes some choices, by mouse or keys, and says what was seen last.
fn live(
    game: &mut Game,
    display: &Display,
    dice: &mut Dice,
    asked: &mut HashMap<usize, String>,
) -> Page {
    let start = Instant::now();
    let choices = 1 + dice.below(MOST_CHOICES);
    let mut last = Page::default();
    for turn in 0..choices {
        last = game.wait(PATIENCE, "something to choose, or the score,", |page| {
            page.screen == "score" || !page.targets.is_empty()
        });
        if last.screen == "score" || start.elapsed() > Duration::from_secs(8) {
            break;
        }
        let Some(decided) = last.decided else {
            continue;
        };
        // What is asked after so many choices is the same in every life.
        if !last.prompt.is_empty() {
            let before = asked.entry(decided).or_insert_with(|| last.prompt.clone());
            assert_eq!(
                *before, last.prompt,
                "after {decided} choices; the page:\n{}",
                last.text
            );
        }
        let thing = &last.targets[dice.below(last.targets.len())];
        if dice.below(4) == 0 {
            display.xdotool(&["key", "Tab", "key", "Return"]);
        } else {
            display.click(thing.at);
        }
        if turn + 1 < choices {
            game.changes(&last, Duration::from_millis(1500));
        }
    }
    // From right after the last click to the middle of what follows.
    sleep(Duration::from_millis(dice.below(250) as u64));
    game.page().unwrap_or(last)
}

#[test]
fn killed_at_any_moment_the_game_goes_on_where_it_stood() {
    let folder = fresh_folder("window-killed");
    let Some(display) = Display::open(&folder, 1280, 720) else {
        return;
    };
    let saves = folder.join("saves");
    let mut dice = Dice::new(12);
    let mut asked = HashMap::new();
    let mut kept: Vec<Choice> = Vec::new();
    let (mut games, mut resumed, mut choices) = (0, 0, 0);
    let start = Instant::now();
    for life in 0..LIVES {
        let speed = ["instant", "4"][life % 2];
        let mut program = game(&["--seed", "21", "--speed", speed, "--size", "1280x720"]);
        program.arg("--scratch").arg(&saves);
        let mut game = Game::start(&display, &folder, program);
        let left = saved(&saves);
        let first = sit_down(&mut game, &display, left.is_some());
        if let Some(left) = &left {
            resumed += 1;
            // It is resumed before anything is chosen: all that is saved is there, and nothing else.
            assert_eq!(
                first.decided,
                Some(left.len()),
                "life {life}:\n{}",
                first.text
            );
        } else {
            games += 1;
            asked.clear();
            kept.clear();
        }
        let last = live(&mut game, &display, &mut dice, &mut asked);
        game.kill();
        let seen = last.decided.unwrap_or(0);
        let now = saved(&saves).unwrap_or_default();
        if last.screen == "table" && !now.is_empty() {
            // Only the choice in flight may be missing from what was shown; nothing from what was saved before.
            assert!(
                now.len() + 1 >= seen,
                "life {life}: {seen} choices were shown, {} are saved",
                now.len()
            );
            assert!(
                now.starts_with(&kept),
                "life {life}: what was chosen is another"
            );
        }
        choices += now.len().saturating_sub(kept.len());
        kept = now;
    }
    let time = start.elapsed();
    eprintln!(
        "killed {LIVES} times in {games} games, resumed {resumed} times, {choices} choices, {time:?}"
    );
    assert!(
        resumed * 10 >= LIVES * 8,
        "only {resumed} of {LIVES} lives were resumed"
    );
}
