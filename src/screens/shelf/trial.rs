//! Trials of the shelf, by a screen reader and the keyboard's cursor.

use super::*;
use crate::shelf::Voyage;
use crate::table::lesson::Place;
use crate::theme::trial::{TestCanvas, canvas};
use bevy_egui::egui::accesskit::Toggled;
use bevy_egui::egui::{Event, Key, vec2};
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

fn shelf(learnt: Learnt, left: Vec<Kept>) -> Harness<'static, TestCanvas<Sheet>> {
    // Nobody's own texts.
    let options = Options {
        scratch: Some(std::env::temp_dir().join("voodoo-shelf-of-nobody")),
        ..Options::default()
    };
    let sheet = Sheet {
        library: Library::open(&options, Language::English).unwrap(),
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

/// Returns a game that Anna played to its end, and won.
fn over() -> Kept {
    let mut kept = kept(false);
    kept.over = Some("2026-11-21".to_owned());
    if let Some(voyage) = &mut kept.voyage {
        voyage.winners = vec!["Anna".to_owned()];
    }
    kept
}

#[test]
fn games_for_practice_say_so() {
    let mut page = shelf(Learnt::default(), vec![kept(false), kept(true)]);
    page.run();
    assert!(page.query_by_label("Sail on 1: Anna").is_some());
    assert!(page.query_by_label("Sail on 2: Anna, Practice").is_some());
}

#[test]
fn a_game_is_discarded_by_the_cross_in_its_row_and_can_be_put_back() {
    let mut page = shelf(Learnt::default(), vec![kept(false); 2]);
    page.run();
    assert!(page.query_by_label("Put it back").is_none());
    page.get_by_label("Discard 2: Anna").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Discard(1))));
    let discarded = Discarded::default();
    page.state_mut().state.shelf.discarded = Some(discarded);
    page.run();
    let button = page.get_by_label("Put it back");
    // The heading begins at 74 and takes about 150.
    assert!(button.rect().left() > 240.0, "{:?}", button.rect());
    button.click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::PutBack)));
}

#[test]
fn a_game_is_given_a_name_in_its_row_and_esc_leaves_it_as_it_is() {
    let named = Kept {
        name: "a".to_owned(),
        ..kept(false)
    };
    let mut page = shelf(Learnt::default(), vec![kept(false), named]);
    page.run();
    page.get_by_label("Name 2: a").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Name(1))));
    for (key, taken) in [(Key::Enter, true), (Key::Escape, false)] {
        let sheet = &mut page.state_mut().state;
        sheet.shelf.naming = Naming::of(1, &sheet.shelf);
        page.run();
        page.run();
        page.event(Event::Text(" of old".to_owned()));
        page.run();
        page.key_press(key);
        // In the game a request is carried out at once; here nothing takes the field away.
        while page.state().state.asked.is_none() {
            page.step();
        }
        let sheet = &mut page.state_mut().state;
        let named = sheet.asked.take();
        let asked = if taken {
            matches!(named, Some(Asked::Named))
        } else {
            matches!(named, Some(Asked::Unnamed))
        };
        assert!(asked, "{key:?}");
        let typed = sheet.shelf.naming.take().map(|naming| naming.text);
        assert_eq!(typed.as_deref(), Some("a of old"));
    }
}

#[test]
fn a_name_that_is_refused_stays_in_the_field() {
    let mut shelf = Shelf {
        left: vec![kept(false)],
        ..default()
    };
    let mut naming = Naming::of(0, &shelf).unwrap();
    naming.text = "a/b".to_owned();
    shelf.naming = Some(naming);
    let refused = shelf.rename(&Options::default());
    assert!(matches!(refused, Err(UserError::Name { name }) if name == "a/b"));
    assert_eq!(
        shelf.naming.map(|naming| naming.text).as_deref(),
        Some("a/b")
    );
}

#[test]
fn a_game_has_a_name_of_its_own_once_it_was_given_one() {
    let mut kept = kept(false);
    for (name, own) in [
        ("voodoo-pirate-7", false),
        ("voodoo-pirate-7-again-2", false),
        ("voodoo-pirate-of old", true),
        ("New Year", true),
    ] {
        name.clone_into(&mut kept.name);
        assert_eq!(kept.own_name().is_some(), own, "{name}");
        let mut page = shelf(Learnt::default(), vec![kept.clone()]);
        page.run();
        let shown = if own { name } else { "Anna" };
        assert!(
            page.query_by_label(&format!("Sail on 1: {shown}"))
                .is_some()
        );
    }
}

#[test]
fn a_game_that_cannot_be_read_says_so_in_the_place_of_its_name() {
    let broken = Kept {
        name: "New Year".to_owned(),
        voyage: None,
        ..kept(false)
    };
    let mut page = shelf(Learnt::default(), vec![broken]);
    page.run();
    let row = page.query_by_label("Sail on 1: A voyage that cannot be read");
    assert!(row.is_some());
}

#[test]
fn all_games_can_be_scrolled_to_beside_a_lesson() {
    let mut page = shelf(learnt(0), vec![kept(false); 4]);
    page.run();
    let shown = |page: &Harness<TestCanvas<Sheet>>| {
        let rows = page.query_all_by_label_contains("Sail on");
        rows.filter_map(|row| row.accesskit_node().label())
            .map(|label| label["Sail on ".len()..][..1].to_owned())
            .collect::<Vec<_>>()
            .concat()
    };
    assert_eq!(shown(&page), "12");
    for rows in ["23", "34"] {
        page.get_by_label("Older voyages").click_accesskit();
        page.run();
        assert_eq!(shown(&page), rows);
    }
    assert!(page.query_by_label("Older voyages").is_none());
}

#[test]
fn games_that_are_over_are_listed_in_the_place_of_those_that_were_left() {
    let mut page = shelf(learnt(0), vec![kept(false)]);
    page.run();
    assert!(page.query_by_label("Finished voyages").is_none(), "none is");
    page.state_mut().state.shelf.any_over = true;
    page.run();
    page.state_mut().targets.lay("Finished voyages");
    page.run();
    assert!(matches!(enter(&mut page), Some(Asked::Turn)));
    page.state_mut().state.shelf.over = Some(vec![over(); 4]);
    page.run();
    // The way back is where the way in was.
    assert_eq!(page.state().focus().as_deref(), Some("Voyages under way"));
    assert!(page.query_by_label_contains("Sail on").is_none());
    assert!(page.query_by_label_contains("Go on learning").is_none());
    assert!(page.query_by_label("Look back 3: Anna").is_some());
    page.get_by_label("Older voyages").click_accesskit();
    page.run();
    page.get_by_label("Look back 4: Anna").click_accesskit();
    page.run();
    let asked = page.state_mut().state.asked.take();
    assert!(matches!(asked, Some(Asked::Open(3))));
}

#[test]
fn a_game_that_is_over_says_when_that_was_and_who_won() {
    let page = shelf(Learnt::default(), Vec::new());
    let library = &page.state().state.library;
    let told = |kept: &Kept| voyages::told(library, kept);
    assert_eq!(told(&over()), "Voodoo Pirate, 2026-11-21: Anna won");
    let mut shared = over();
    if let Some(voyage) = &mut shared.voyage {
        voyage.winners.push("Bela".to_owned());
    }
    assert!(told(&shared).ends_with("Anna and Bela shared the win"));
    // One that a player put there before it was over.
    let mut early = kept(false);
    early.over = Some("2026-11-21".to_owned());
    assert_eq!(told(&early), told(&kept(false)));
    let mut broken = over();
    broken.voyage = None;
    assert!(
        told(&broken).starts_with("finished/voodoo-pirate-7.ron"),
        "it is named"
    );
}

#[test]
fn the_list_begins_at_the_same_place_with_and_without_a_lesson() {
    let mut learning = shelf(learnt(0), vec![kept(false)]);
    let mut sailing = shelf(Learnt::default(), vec![kept(false)]);
    learning.run();
    sailing.run();
    let lesson = learning.get_by_label_contains("Go on learning").rect();
    let voyage = sailing.get_by_label_contains("Sail on 1").rect();
    assert_eq!(lesson, voyage);
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
