//! Killed at any moment, the game goes on where it stood: no choice that was ever shown is lost.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game};
use rules::table::Dice;
use rules::table::save::Saved;
use rules::voodoo_pirate::{Choice, VoodooPirate};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// How often it is killed.
const LIVES: usize = 25;
/// A page that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(60);
/// Choices in one life at most.
const MOST_CHOICES: usize = 8;

/// The choices of the game saved last; nothing where no game is left.
fn saved(saves: &Path) -> Option<Vec<Choice>> {
    let files = fs::read_dir(saves.join("games")).ok()?.flatten();
    let file = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .max_by_key(|path| fs::metadata(path).and_then(|about| about.modified()).ok())?;
    let saved = Saved::<VoodooPirate>::read("a saved game", &fs::read(file).ok()?);
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

#[test]
fn killed_at_any_moment_the_game_goes_on_where_it_stood() {
    let folder = fresh_folder("window-killed");
    let Some(display) = Display::of_test(&folder, 640, 360) else {
        return;
    };
    let saves = folder.join("saves");
    let mut dice = Dice::new(12);
    let mut asked = HashMap::new();
    let mut kept: Option<Vec<Choice>> = None;
    let (mut games, mut choices) = (0, 0);
    for life in 0..LIVES {
        let speed = ["instant", "4"][life % 2];
        let seed = (20 + life).to_string();
        let mut program = game(&["--speed", speed, "--size", "640x360", "--scratch"]);
        program.arg(&saves);
        if kept.is_some() {
            program.arg("--resume");
        } else {
            games += 1;
            asked.clear();
            program.args(["--seats", "human,cursed,cursed", "--seed", &seed]);
        }
        let mut game = Game::start(&display, &folder, program);
        let first = game.wait(PATIENCE, "the game", |page| page.decided.is_some());
        let before = kept.take().unwrap_or_default();
        // All that was saved is there, and nothing else.
        assert_eq!(
            first.decided,
            Some(before.len()),
            "life {life}:\n{}",
            first.text
        );
        let last = live(&mut game, &display, &mut dice, &mut asked);
        let program = &mut game.program.0;
        program.kill().expect("the game is killed");
        program.wait().expect("the game is gone");
        // A game that is over is left no more.
        let Some(now) = saved(&saves) else { continue };
        let seen = last.decided.unwrap_or(0);
        assert!(
            now.len() + 1 >= seen,
            "life {life}: {seen} choices were seen, {} are saved",
            now.len()
        );
        assert!(
            now.starts_with(&before),
            "life {life}: other choices are saved"
        );
        choices += now.len() - before.len();
        kept = Some(now);
    }
    eprintln!("killed {LIVES} times in {games} games with {choices} choices");
    assert!(games * 3 < LIVES, "{games} games in {LIVES} lives are many");
}
