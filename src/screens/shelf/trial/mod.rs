//! Trials of the shelf, by a screen reader and the keyboard's cursor.

mod naming;
mod rows;

use super::*;
use crate::controls::Controls;
use crate::order;
use crate::shelf::Voyage;
use crate::table::lesson::Place;
use crate::table::{self, Reading};
use crate::theme::trial::{TestCanvas, canvas};
use crate::theme::{Awake, Targets};
use bevy::state::app::StatesPlugin;
use bevy::time::TimePlugin;
use bevy_egui::egui::accesskit::Toggled;
use bevy_egui::egui::vec2;
use bevy_egui::input::EguiWantsInput;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rules::table::Language;
use rules::table::lesson::name;

const BOXES: [&str; 5] = [
    "Voodoo Pirate: a new game",
    "Voodoo Pirate Card Game: a new game",
    "Voodoo Island: a new game",
    "Pirate Crusades: a new game",
    "Cursed Seas: a new game",
];

/// The inputs of the shelf, and the request made on it.
struct Sheet {
    library: Library,
    shelf: Shelf,
    learnt: Learnt,
    asked: Option<Asked>,
}

/// Returns the options of a shelf with nobody's own texts, and its library.
fn of_nobody() -> (Options, Library) {
    let options = Options {
        scratch: Some(std::env::temp_dir().join("voodoo-shelf-of-nobody")),
        ..Options::default()
    };
    let library = Library::open(&options, Language::English);
    (options, library)
}

fn shelf(learnt: Learnt, left: Vec<Kept>) -> Harness<'static, TestCanvas<Sheet>> {
    let (_, library) = of_nobody();
    let sheet = Sheet {
        library,
        shelf: Shelf { left, ..default() },
        learnt,
        asked: None,
    };
    canvas(sheet, |pen, sheet| {
        let plan = Plan::on(pen.ui.max_rect(), 1.0);
        let lies = Lies::on(&plan);
        let Sheet {
            library,
            shelf,
            learnt,
            asked,
        } = sheet;
        *asked = things(pen, &lies, library, shelf, learnt).or(asked.take());
    })
}

fn turn(page: &mut Harness<TestCanvas<Sheet>>, forward: bool) -> String {
    page.state_mut().targets.turn(forward);
    page.run();
    page.state().focus().unwrap()
}

fn walk(page: &mut Harness<TestCanvas<Sheet>>, x: f32, y: f32) -> String {
    page.state_mut().targets.walk(vec2(x, y));
    page.run();
    page.state().focus().unwrap()
}

/// Presses Enter, and returns the request that this makes.
fn enter(page: &mut Harness<TestCanvas<Sheet>>) -> Option<Asked> {
    page.state_mut().targets.press();
    page.run();
    page.state_mut().state.asked.take()
}

fn is_chosen(page: &Harness<TestCanvas<Sheet>>, place: usize) -> bool {
    let node = page.get_by_label(BOXES[place]).accesskit_node();
    node.toggled() == Some(Toggled::True)
}

/// Returns the lessons of somebody who has done so many of the first game, and begun the next.
fn learnt(done: usize) -> Learnt {
    let mut learnt = Learnt::default();
    let game = &GAMES[0];
    for path in &game.lessons[..done] {
        learnt.stands(game.name, name(path), Place::default(), true);
    }
    if let Some(path) = game.lessons.get(done) {
        learnt.stands(game.name, name(path), Place::of::<u8>(2, &[]), false);
    }
    learnt
}

#[test]
fn the_keys_go_from_a_box_to_what_is_begun_with_it_and_then_to_the_next_box() {
    let mut page = shelf(Learnt::default(), Vec::new());
    page.run();
    let order: Vec<String> = (0..16).map(|_| turn(&mut page, true)).collect();
    let expected = [
        BOXES[0],
        "New game: Voodoo Pirate",
        "Learn Voodoo Pirate",
        BOXES[1],
        "New game: Voodoo Pirate Card Game",
        "Learn Voodoo Pirate Card Game",
        BOXES[2],
        "New game: Voodoo Island",
        "Learn Voodoo Island",
        BOXES[3],
        "New game: Pirate Crusades",
        "Learn Pirate Crusades",
        BOXES[4],
        "New game: Cursed Seas",
        "Learn Cursed Seas",
        "Learn to play",
    ];
    assert_eq!(order, expected);
    assert_eq!(turn(&mut page, true), BOXES[0]);
    assert_eq!(turn(&mut page, false), expected[15]);
}

#[test]
fn of_the_games_that_stand_there_the_chosen_one_alone_is_read() {
    let mut page = shelf(Learnt::default(), Vec::new());
    page.run();
    assert_eq!(page.state().state.library.read(), [GAMES[0].name]);
}

#[test]
fn the_box_that_the_keys_were_on_last_is_shown_as_chosen_and_is_what_a_new_game_means() {
    let mut page = shelf(Learnt::default(), Vec::new());
    page.run();
    assert!(is_chosen(&page, 0) && !is_chosen(&page, 1));
    turn(&mut page, true);
    assert_eq!(walk(&mut page, 1.0, 0.0), BOXES[1]);
    assert!(!is_chosen(&page, 0) && is_chosen(&page, 1));
    walk(&mut page, 0.0, 1.0);
    let new = walk(&mut page, 1.0, 0.0);
    assert!(is_chosen(&page, 1), "the keys are on {new}");
    page.state_mut()
        .targets
        .lay("New game: Voodoo Pirate Card Game");
    page.run();
    assert!(matches!(enter(&mut page), Some(Asked::SetUp(1))));
}

#[test]
fn a_click_chooses_a_box_another_one_takes_it_down_and_passing_over_it_does_neither() {
    let mut page = shelf(Learnt::default(), Vec::new());
    page.run();
    page.get_by_label(BOXES[1]).hover();
    page.run();
    assert!(is_chosen(&page, 0) && !is_chosen(&page, 1));
    page.get_by_label(BOXES[1]).click();
    page.run();
    assert!(is_chosen(&page, 1) && page.state().state.asked.is_none());
    page.get_by_label(BOXES[1]).click();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::SetUp(1))));
}

#[test]
fn a_begun_lesson_is_on_the_shelf_until_all_are_done() {
    let lessons = GAMES[0].lessons.len();
    for (done, text) in [
        (0, "Go on learning: lesson 1, A round"),
        (1, "Go on learning: lesson 2, Sailing"),
    ] {
        let mut page = shelf(learnt(done), Vec::new());
        page.run();
        page.get_by_label(text).click_accesskit();
        page.run();
        let asked = page.state_mut().state.asked.take();
        assert!(matches!(asked, Some(Asked::Lesson(number)) if number == done));
        // Of the other game no lesson was begun.
        page.state_mut().targets.lay(BOXES[1]);
        page.run();
        assert!(page.query_by_label_contains("Go on learning").is_none());
    }
    let mut page = shelf(learnt(lessons), Vec::new());
    page.run();
    assert!(page.query_by_label_contains("Go on learning").is_none());
    assert!(page.query_by_label("Learn to play").is_none());
}

#[test]
fn who_opened_a_lesson_and_took_no_step_is_offered_them_as_at_first() {
    let mut learnt = Learnt::default();
    let (game, lesson) = (GAMES[0].name, name(GAMES[0].lessons[0]));
    learnt.stands(game, lesson, Place::default(), false);
    let mut page = shelf(learnt, Vec::new());
    page.run();
    assert!(page.query_by_label("Learn to play").is_some());
}

/// Returns a game that Anna left.
fn kept(practice: bool) -> Kept {
    Kept {
        game: &GAMES[0],
        name: "voodoo-pirate-7".to_owned(),
        voyage: Some(Voyage {
            crew: vec![((GAMES[0].token)(0), "Anna".to_owned())],
            round: Some((2, 8)),
            practice,
            winners: Vec::new(),
        }),
        held: false,
        over: None,
    }
}

#[test]
fn settings_that_could_not_be_used_or_kept_are_told_of_on_the_shelf() {
    let page = shelf(Learnt::default(), Vec::new());
    let library = &page.state().state.library;
    let fault = settings::Fault {
        at: "settings.ron:2".to_owned(),
        wrong: settings::Wrong::Large(7),
    };
    let unread = settings::UserError::Unread(fault, "bad-1.ron".into());
    let unkept = settings::UserError::Unkept {
        file: "settings.ron".into(),
        why: "no room".to_owned(),
    };
    let told = |notice: &str, error| {
        let mut told = Notice::default();
        told.report((notice.to_owned(), Severity::Told));
        said(&told, error, library)
    };
    let (unread_told, severity) = told("", Some(&unread));
    assert!(unread_told.contains("settings.ron:2") && unread_told.contains("bad-1.ron"));
    assert_eq!(severity, Severity::Fault);
    let (kept, _) = told("", Some(&unkept));
    assert!(kept.contains("no room") && kept.contains("kept"), "{kept}");
    assert_eq!(
        told("Saved as log.txt", Some(&unread)),
        ("Saved as log.txt".to_owned(), Severity::Told)
    );
    assert_eq!(told("", None).0, "");
}

#[test]
fn whether_all_sound_is_mute_is_told_as_soon_as_it_is() {
    let (options, library) = of_nobody();
    let texts = ["ui-muted", "ui-unmuted"].map(|id| library.say(id));
    let mut app = App::new();
    app.add_plugins((StatesPlugin, TimePlugin, order::plugin))
        .insert_state(Screen::Shelf)
        .init_state::<Over>()
        .insert_resource(options)
        .insert_resource(library)
        .init_resource::<Settings>()
        .init_resource::<Notice>()
        .init_resource::<Controls>()
        .init_resource::<Targets>()
        .init_resource::<Awake>()
        .init_resource::<Reading>()
        .init_resource::<EguiWantsInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_plugins((table::walking, plugin));
    let keys = app.world_mut().spawn(ActionState::<Act>::default()).id();
    app.update();
    for (muted, text) in [true, false].into_iter().zip(&texts) {
        let mut keys = app.world_mut().entity_mut(keys);
        let mut acts = keys.get_mut::<ActionState<Act>>().unwrap();
        acts.reset_all();
        acts.press(&Act::Mute);
        app.update();
        let world = app.world();
        assert_eq!(world.resource::<Settings>().muted, muted);
        let said = world.resource::<Notice>().said();
        assert_eq!(said, (text.as_str(), Severity::Told));
    }
}
