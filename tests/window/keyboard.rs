//! From the shelf over setting up to the score and back, with keys alone.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game};
use games::voodoo_pirate::load;
use games::voodoo_pirate::words::load_words;
use rules::table::Dice;
use std::time::{Duration, Instant};

/// The test fails rather than run longer.
const PATIENCE: Duration = Duration::from_secs(300);
/// A key that changed nothing by then did nothing.
const A_KEY: Duration = Duration::from_millis(1500);
/// The longest way to a thing by `Tab`.
const MOST_TABS: usize = 80;

/// Gives the game's window the keyboard, as a window manager would.
fn focus(display: &Display) {
    let name = "^Voodoo Pirate$";
    display.xdotool(&["search", "--sync", "--name", name, "windowfocus", "--sync"]);
}

/// Presses a key for as long as a finger does.
fn press(display: &Display, key: &str) {
    display.xdotool(&["keydown", key, "sleep", "0.2", "keyup", key]);
}

/// Goes to the thing whose label fits, the shorter way round, and chooses it.
fn choose(game: &mut Game, display: &Display, what: &str, fits: impl Fn(&str) -> bool) {
    for _ in 0..MOST_TABS {
        let page = game.wait(PATIENCE, what, |page| {
            page.targets.iter().any(|thing| fits(&thing.label))
        });
        let place =
            |fits: &dyn Fn(&str) -> bool| page.targets.iter().position(|thing| fits(&thing.label));
        let count = page.targets.len();
        let there = place(&fits).unwrap_or(0);
        let focus = page.focus.as_deref();
        let here = focus.and_then(|focus| place(&|label| label == focus));
        let key = match here {
            Some(here) if here == there => {
                press(display, "Return");
                if game.changes(&page, A_KEY) {
                    return;
                }
                continue;
            }
            Some(here) if (there + count - here) % count > count / 2 => "shift+Tab",
            _ => "Tab",
        };
        press(display, key);
        game.changes(&page, A_KEY);
    }
    panic!("Tab never comes to {what}");
}

/// Presses keys that may well choose something; tells whether anything came of it.
fn answer(game: &mut Game, display: &Display, page: &Page, dice: &mut Dice) -> bool {
    let is_card = page.targets.iter().any(|thing| thing.kind == "card");
    if is_card && dice.below(3) > 0 {
        let card = (1 + dice.below(6)).to_string();
        press(display, &card);
        // A card that may not be played now only says why.
        return game.changes(page, Duration::from_millis(600));
    }
    let ways = ["Tab", "Tab", "Tab", "Tab", "Down", "Left", "shift+Tab"];
    let mut now = page.clone();
    for _ in 0..=dice.below(3) {
        press(display, ways[dice.below(ways.len())]);
        // Where nothing lies that way the cursor stays.
        let most = if now.focus.is_none() { 1500 } else { 250 };
        game.changes(&now, Duration::from_millis(most));
        now = game.page().unwrap_or_default();
    }
    // The game may be over by now: what a key does at the score is none of this game's.
    let focus = now.focus.as_ref();
    let leads_away = !now.answers().any(|thing| Some(&thing.label) == focus);
    if leads_away || now.screen != "table" {
        return false;
    }
    press(display, "Return");
    game.changes(&now, A_KEY)
}

#[test]
fn a_whole_game_is_played_by_keyboard() {
    let folder = fresh_folder("window-keyboard");
    let Some(display) = Display::of_test(&folder, 1280, 720) else {
        return;
    };
    let mut program = game(&["--seed", "6", "--speed", "instant", "--size", "1280x720"]);
    program.arg("--scratch").arg(folder.join("saves"));
    let mut game = Game::start(&display, &folder, program);
    let start = Instant::now();
    let words = load_words(&load::files()).expect("the game's texts can be read");
    let [name, nobody, sail, shelf, pictures] = [
        "ui-game-voodoo-pirate",
        "ui-nobody",
        "ui-play",
        "ui-shelf",
        "ui-in-pictures",
    ]
    .map(|id| words.say(id, &[]));
    let new = words.say("ui-new-game-of", &[("game", name.into())]);
    game.wait(PATIENCE, "the shelf", |page| page.screen == "shelf");
    focus(&display);
    choose(&mut game, &display, &new, |label| label == new);
    game.wait(PATIENCE, "setting up", |page| page.screen == "setup");
    // Three ships make a shorter game than the four that there are at first.
    choose(&mut game, &display, "no fourth pirate", |label| {
        label.contains('4') && label.ends_with(&nobody)
    });
    choose(&mut game, &display, &sail, |label| label == sail);
    let mut dice = Dice::new(2);
    let (mut answers, mut idle) = (0, 0);
    loop {
        let left = PATIENCE.saturating_sub(start.elapsed());
        assert!(!left.is_zero(), "no score after {answers} answers");
        let page = game.wait(left, "the score, or something to choose,", |page| {
            let over = ["score", "shelf"].contains(&page.screen.as_str());
            let asked = page.screen == "table" && page.answers().next().is_some();
            over || asked || page.screen == "words"
        });
        match page.screen.as_str() {
            "table" => {}
            "words" => {
                // A key that came late was for the button that leads there.
                choose(&mut game, &display, &pictures, |label| label == pictures);
                continue;
            }
            _ => break,
        }
        if answer(&mut game, &display, &page, &mut dice) {
            answers += 1;
        } else {
            idle += 1;
        }
    }
    game.picture(&display, "score");
    let time = start.elapsed();
    eprintln!("by keyboard: {answers} answers, {idle} without effect, {time:?}");
    // A key that came late may have led on from the score already.
    if game.page().is_some_and(|page| page.screen == "score") {
        choose(&mut game, &display, &shelf, |label| label == shelf);
    }
    game.wait(PATIENCE, "the shelf", |page| page.screen == "shelf");
    let finished = std::fs::read_dir(folder.join("saves/finished")).map_or(0, Iterator::count);
    assert_eq!(finished, 1, "the game was played to its end");
}
