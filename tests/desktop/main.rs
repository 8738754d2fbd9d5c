//! The desktop without a window: set up, a whole game through the messages that the mouse sends, and the score. All that is tested
//! without a window and from outside the library is this one binary, since each one is linked with all of Bevy.

mod animations;
mod breakdown;
mod calm;
mod captains;
mod credits;
mod crusades;
mod either;
mod exports;
mod finished;
mod foresight;
mod hidden;
mod island;
mod killed;
mod lagoon;
mod language;
mod lessons;
mod mods;
mod odds;
mod order;
mod reactions;
mod rehearsal;
mod review;
mod rulebook;
mod saved;
mod seas;
mod sharing;
mod sounds;
mod statistics;
mod study;
mod timeline;
mod undo;
mod watching;
mod why;
mod words;

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::{Choice, Setup, VoodooPirate};
use rules::kit::Value;
use rules::table::{Dice, SeatKind};
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use voodoo_pirate::Screen;
use voodoo_pirate::options::{Options, Speed};
use voodoo_pirate::saves;
use voodoo_pirate::table::{self, Choose, Look, Notice, TableGame, Travel};
use voodoo_pirate::voodoo_pirate::{AnimationQueue, Begin, Observation, Session};

thread_local! {
    /// Set if the games of this test are Long Games, of a game that has two.
    static AT_LENGTH: Cell<bool> = const { Cell::new(false) };
}

/// Returns a setup of this crew, of the Long Game where this test is of those.
fn crewed<G: TableGame>(kinds: &[SeatKind]) -> rules::kit::Setup<G> {
    let setup = rules::kit::Setup::of(kinds);
    match AT_LENGTH.get() {
        true => setup.with(&games::pirate_crusades::GAME, Value::One("long")),
        false => setup,
    }
}

/// Returns a folder of this name that does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let folder = place(name);
    // What an earlier run left is nobody's game.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Returns where a folder of this name is, another one for tests of Long Games.
fn place(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    match AT_LENGTH.get() {
        true => folder.join(format!("{name}-long")),
        false => folder.join(name),
    }
}

fn options(folder: &Path) -> Options {
    Options {
        speed: Some(Speed::Instant),
        scratch: Some(folder.to_path_buf()),
        ..Options::default()
    }
}

/// Returns the name of the game left last that is not open.
fn last(folder: &Path) -> Option<String> {
    let mut left = saves::left(&options(folder)).into_iter();
    left.find(|game| !game.held).map(|game| game.name)
}

fn desktop(folder: &Path) -> App {
    voodoo_pirate::headless(options(folder))
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn notice(app: &App) -> String {
    app.world().resource::<Notice>().text.clone()
}

fn log(app: &mut App) -> Option<u64> {
    let mut session = app.world_mut().get_resource_mut::<Session>()?;
    Some(session.table().log_digest())
}

fn go(app: &mut App, to: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(to);
    app.update();
}

fn begin<G: TableGame>(app: &mut App, begin: table::Begin<G>) {
    app.world_mut().write_message(begin);
    for _ in 0..4 {
        app.update();
    }
}

fn choose(app: &mut App, choice: Choice) {
    app.world_mut()
        .write_message(Choose::<VoodooPirate>::one(choice));
}

fn digest(app: &mut App) -> u64 {
    either::digest::<VoodooPirate>(app)
}

/// All people who are asked agree that the game becomes practice.
fn agree<G: TableGame>(app: &mut App) {
    let session = app.world().resource::<table::Session<G>>();
    assert!(session.proposal().is_some(), "the people are asked");
    let people: Vec<_> = session.people().collect();
    for seat in people {
        app.world_mut().write_message(Travel::Agree(seat));
    }
    app.update();
}

/// Answers as a person would who picks anything: draws the curtain, then clicks one of the choices shown.
fn step(app: &mut App, dice: &mut Dice) {
    let observation = app.world().resource::<Observation>();
    let curtain = observation.curtain;
    let choices: Vec<_> = observation
        .options
        .iter()
        .map(|offer| offer.choice)
        .collect();
    if let Some(seat) = curtain {
        assert!(choices.is_empty(), "nothing can be chosen behind a curtain");
        assert_eq!(
            observation.viewer, None,
            "nobody's secrets show before the curtain is drawn"
        );
        app.world_mut().write_message(Look::Unveil(seat));
    } else if !choices.is_empty() {
        let choice = choices[dice.below(choices.len())];
        choose(app, choice);
    }
    app.update();
    let notice = &app.world().resource::<Notice>().text;
    assert!(notice.is_empty(), "a listed choice was refused: {notice}");
}

fn play(kinds: &[SeatKind], seed: u64) -> App {
    let folder = scratch(&format!("desktop-{seed}-{}", kinds.len()));
    let mut app = desktop(&folder);
    app.update();
    assert_eq!(screen(&app), Screen::Shelf);
    begin(&mut app, Begin::New(Setup::of(kinds), seed));
    assert_ne!(screen(&app), Screen::Shelf);
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        if screen(&app) == Screen::Score {
            let listed = |room: &str| fs::read_dir(folder.join(room)).map_or(0, Iterator::count);
            assert_eq!(listed("games"), 0, "a finished game is not resumed");
            assert_eq!(listed("finished"), 1, "a finished game is kept");
            return app;
        }
        step(&mut app, &mut dice);
    }
    panic!("the game of seed {seed} never ends");
}

#[test]
fn a_whole_game_of_two_people_and_two_cursed_pirates_reaches_the_score() {
    use SeatKind::Human;
    let mut app = play(&[Human, Human, CURSED, CURSED], 3);
    let result = app.world_mut().resource_mut::<Session>().table().result();
    assert_eq!(result.len(), 4);
}

#[test]
fn a_game_left_is_resumed_where_it_stood() {
    use SeatKind::Human;
    let folder = scratch("desktop-resume");
    let mut app = desktop(&folder);
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, CURSED, CURSED]), 11),
    );
    let mut dice = Dice::new(11);
    for _ in 0..25 {
        step(&mut app, &mut dice);
    }
    let before = log(&mut app);
    assert!(before.is_some());
    // It is open: a second window has a table of its own.
    let mut second = desktop(&folder);
    begin(&mut second, Begin::Resume("voodoo-pirate-1".to_owned()));
    assert_eq!(screen(&second), Screen::Shelf);
    assert!(notice(&second).contains("open in another window"));
    // Back on the shelf it is let go, and any window can have it.
    go(&mut app, Screen::Shelf);
    begin(&mut second, Begin::Resume("voodoo-pirate-1".to_owned()));
    assert_eq!(screen(&second), Screen::Table);
    assert_eq!(log(&mut second), before);
    assert_eq!(notice(&second), "");
    assert_eq!(last(&folder), None);
    drop(second);
    let name = last(&folder).expect("one was left");
    begin(&mut app, Begin::Resume(name));
    assert_eq!(log(&mut app), before);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn the_command_line_sails_on_with_the_game_left_last() {
    use SeatKind::Human;
    let folder = scratch("desktop-resume-option");
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), 11));
    let mut dice = Dice::new(11);
    for _ in 0..10 {
        step(&mut app, &mut dice);
    }
    let before = log(&mut app);
    drop(app);
    let mut again = voodoo_pirate::headless(Options {
        resume: true,
        speed: Some(Speed::Instant),
        scratch: Some(folder.clone()),
        ..Options::default()
    });
    for _ in 0..4 {
        again.update();
    }
    assert_eq!(screen(&again), Screen::Table);
    assert_eq!(log(&mut again), before);
    assert_eq!(notice(&again), "");
    drop(again);
    // A newer one that is broken is passed over and told of.
    fs::write(folder.join("games/broken.ron"), "(\n  rules: many").unwrap();
    let mut past = voodoo_pirate::headless(Options {
        resume: true,
        ..options(&folder)
    });
    for _ in 0..4 {
        past.update();
    }
    assert_eq!(screen(&past), Screen::Table);
    assert_eq!(log(&mut past), before);
    assert!(notice(&past).contains("broken.ron"), "{}", notice(&past));
}

#[test]
fn a_broken_game_leaves_the_shelf_with_a_sentence_and_itself_as_it_was() {
    let folder = scratch("desktop-broken");
    fs::create_dir_all(folder.join("games")).unwrap();
    let file = folder.join("games/mine.ron");
    fs::write(&file, "(\n  game: \"voodoo-pirate\",\n  rules: many").unwrap();
    let mut app = desktop(&folder);
    begin(&mut app, Begin::Resume("mine".to_owned()));
    assert_eq!(screen(&app), Screen::Shelf);
    let told = notice(&app);
    assert!(told.contains("mine.ron:3:"), "{told}");
    assert!(fs::read_to_string(&file).unwrap().ends_with("rules: many"));
    begin(&mut app, Begin::Resume("../mine".to_owned()));
    assert!(notice(&app).starts_with("A saved game can’t be called “../mine”: only letters"));
    // The shelf goes on working.
    begin(&mut app, Begin::New(Setup::of(&[SeatKind::Human]), 5));
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(notice(&app), "");
}

#[test]
fn a_fault_in_the_players_own_data_leaves_the_shelf_with_file_and_line() {
    let own = scratch("desktop-mods");
    let mods = own.join("mods/voodoo_pirate");
    fs::create_dir_all(&mods).unwrap();
    let mut app = desktop(&own);
    let mut told = |name: &str, bytes: &[u8]| {
        fs::write(mods.join(name), bytes).unwrap();
        begin(&mut app, Begin::New(Setup::of(&[SeatKind::Human]), 5));
        fs::remove_file(mods.join(name)).unwrap();
        assert_eq!(screen(&app), Screen::Shelf, "{name}");
        let told = notice(&app);
        let place = mods.join(name).display().to_string();
        assert!(told.contains(&format!("{place}:")), "{told}");
        assert!(!told.contains('\n'), "{told}");
        told
    };
    let told_of = [
        told("skulls.ron", b"[\n  (colour: Red),\n]"),
        told("start.ron", b""),
        told("tiles.ron", &[0xff; 300]),
        told("barrels.ron", b"[[[[[[[["),
        told("en.ftl", b"card-tok = Tok\n\ncard-jax Jax\n"),
        told("cursed.ron", &vec![b' '; 2 << 20]),
    ];
    assert!(told_of[0].contains("skulls.ron:2:"), "{}", told_of[0]);
    assert!(told_of[4].contains("en.ftl:3:"), "{}", told_of[4]);
    assert!(
        told_of
            .iter()
            .all(|told| told.to_lowercase().contains("expected")),
        "{told_of:#?}"
    );
    // Mended, the same shelf sets the table.
    begin(&mut app, Begin::New(Setup::of(&[SeatKind::Human]), 5));
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn a_game_that_cannot_be_saved_is_played_with_a_lasting_notice_and_saved_once_it_can_be() {
    use SeatKind::Human;
    let folder = scratch("desktop-unsaved");
    fs::create_dir_all(&folder).unwrap();
    let games = folder.join("games");
    fs::write(&games, "in the way").unwrap();
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED, CURSED]), 5));
    assert_eq!(screen(&app), Screen::Table);
    let choose = |app: &mut App| {
        let observation = app.world().resource::<Observation>();
        let choice = observation.options.first().map(|offer| offer.choice);
        if let Some(choice) = choice {
            app.world_mut()
                .write_message(Choose::<VoodooPirate>::one(choice));
        }
        app.update();
    };
    for _ in 0..10 {
        let told = notice(&app);
        assert!(told.contains("can’t be saved"), "{told}");
        choose(&mut app);
    }
    fs::remove_file(&games).unwrap();
    for _ in 0..4 {
        choose(&mut app);
    }
    assert_eq!(notice(&app), "");
    assert!(games.join("voodoo-pirate-1.ron").is_file());
}

#[test]
fn an_illegal_choice_is_refused_with_a_reason_and_changes_nothing() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-refusal"));
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED, CURSED]), 5));
    let before = digest(&mut app);
    choose(&mut app, Choice::EndTurn);
    app.update();
    assert!(!app.world().resource::<Notice>().text.is_empty());
    let after = digest(&mut app);
    assert_eq!(before, after);
}

#[test]
fn a_click_changes_the_position_in_the_update_that_reads_it() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-click"));
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED, CURSED]), 8));
    let mut dice = Dice::new(8);
    let mut clicks = 0;
    while screen(&app) == Screen::Table {
        let options = &app.world().resource::<Observation>().options;
        let Some(offer) = options.get(dice.below(options.len().max(1))).cloned() else {
            app.update();
            continue;
        };
        clicks += 1;
        let before = changes(&app);
        let mut session = app.world_mut().resource_mut::<Session>();
        let choices = session.table().choices().len();
        choose(&mut app, offer.choice);
        app.update();
        let mut session = app.world_mut().resource_mut::<Session>();
        let chosen = session.table().choices().to_vec();
        assert_eq!(chosen.get(choices), Some(&offer.choice));
        assert!(!app.world().resource::<Session>().has_news());
        assert_ne!(before, changes(&app), "and it is seen at once");
    }
    assert!(clicks > 10, "only {clicks} clicks");
}

fn changes(app: &App) -> Option<Tick> {
    either::changes::<VoodooPirate>(app)
}
