//! Whole games played by mouse: of each Voodoo game by two people and two Cursed Pirates, of Voodoo Island a short one.

use super::display::Display;
use super::page::{Game, Page, Thing, fresh_folder, game};
use rules::table::Dice;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The test fails rather than run longer.
const PATIENCE: Duration = Duration::from_secs(300);
/// The longest time for which anything is held.
const A_HOLD: Duration = Duration::from_secs(8);
/// A click that changed nothing by then is tried elsewhere.
const A_CLICK: Duration = Duration::from_millis(2500);

/// A game that is played.
struct Played {
    game: &'static str,
    /// The seats and options on the command line.
    options: &'static [&'static str],
    /// The kinds of things that have to be clicked at least once; a place beside a ship is as good as the ship.
    wanted: &'static [&'static str],
}

const VOODOO: Played = Played {
    game: "voodoo-pirate",
    options: &["--seats", "human,human,cursed,cursed", "--seed", "4"],
    wanted: &["space", "ship", "card", "barrel", "cell", "drag"],
};

const ISLAND: Played = Played {
    game: "voodoo-island",
    options: &[
        "--seats",
        "human,explorer",
        "--set",
        "days=4",
        "--seed",
        "4",
    ],
    wanted: &["space", "place", "tool", "button", "drag"],
};

fn wanted(kind: &str) -> &str {
    if kind == "beside" { "ship" } else { kind }
}

/// Cards that lead to the barrels and to the cells of the ritual grid: a ritual, and what it is paid with.
const MAGIC: [&str; 3] = ["#oodoo", "Jax", "Poppet"];

/// Picks what was not tried yet, or what leads to it; else anything.
fn pick<'a>(
    page: &'a Page,
    played: &Played,
    done: &BTreeSet<String>,
    dice: &mut Dice,
) -> &'a Thing {
    let is_new = |thing: &&Thing| {
        let kind = wanted(&thing.kind);
        let named = MAGIC.iter().any(|card| thing.label.ends_with(card));
        let leads = named && ["card", "button"].contains(&kind);
        let waits = ["cell", "barrel"]
            .iter()
            .any(|place| !done.contains(*place));
        !done.contains(kind) && played.wanted.contains(&kind) || leads && waits
    };
    let all = || page.drags.iter().chain(page.answers());
    let fresh: Vec<&Thing> = all().filter(is_new).collect();
    let from = if fresh.is_empty() {
        all().collect()
    } else {
        fresh
    };
    from[dice.below(from.len())]
}

#[test]
fn a_whole_game_is_played_by_mouse() {
    play(&VOODOO);
}

#[test]
fn a_whole_card_game_is_played_by_mouse() {
    let game = "voodoo-cards";
    play(&Played { game, ..VOODOO });
}

#[test]
fn a_short_game_of_the_island_is_played_by_mouse() {
    play(&ISLAND);
}

fn play(played: &Played) {
    let folder = fresh_folder(&format!("window-mouse-{}", played.game));
    let Some(display) = Display::of_test(&folder, 1280, 720) else {
        return;
    };
    let saves = folder.join("saves");
    let mut program = game(played.options);
    program.args(["--game", played.game]);
    program.args(["--speed", "instant", "--size", "1280x720", "--scratch"]);
    program.arg(saves);
    let mut game = Game::start(&display, &folder, program);
    let mut dice = Dice::new(9);
    let start = Instant::now();
    let mut done = BTreeSet::new();
    let (mut clicks, mut misses) = (0, 0);
    loop {
        let left = PATIENCE.saturating_sub(start.elapsed());
        assert!(
            !left.is_zero(),
            "no score after {clicks} clicks, {misses} of them without effect"
        );
        let page = game.wait(left, "the score, or something to click,", |page| {
            page.screen == "score" || page.screen == "table" && page.answers().next().is_some()
        });
        if page.screen == "score" {
            break;
        }
        let thing = pick(&page, played, &done, &mut dice);
        match thing.to {
            Some(to) => display.drag(thing.at, to),
            None if thing.kind == "hold" => display.hold(thing.at, || {
                game.changes(&page, A_HOLD);
            }),
            None => display.click(thing.at),
        }
        clicks += 1;
        if clicks % 40 == 5 {
            game.picture(&display, &format!("table-{clicks:03}"));
        }
        if game.changes(&page, A_CLICK) {
            done.insert(wanted(&thing.kind).to_owned());
        } else {
            eprintln!("nothing came of {thing:?}");
            misses += 1;
        }
    }
    game.picture(&display, "score");
    let time = start.elapsed();
    eprintln!("by mouse: {clicks} clicks, {misses} of them without effect, {done:?}, {time:?}");
    assert!(
        misses * 10 <= clicks,
        "{misses} of {clicks} clicks did nothing"
    );
    for &kind in played.wanted {
        assert!(
            done.contains(kind),
            "nothing came of any {kind}, only of {done:?}"
        );
    }
}
