//! Tests of the table as it is drawn.

use super::panels;
use crate::Screen;
use crate::board::trial::{Drawn, panels_rest_while_things_move};
use crate::table::lesson::Learn;
use crate::table::{AnimationQueue, Begin, Choose, Session, TableGame};
use crate::theme::Targets;
use bevy::prelude::{NextState, State};
use bevy_egui::egui::{Rect, vec2};
use games::pirate_crusades::values::Choice;
use games::pirate_crusades::{GAME, PirateCrusades, ROVER, Setup};
use rules::kit::Value;
use rules::table::lesson::Taught;
use rules::table::{Packed, SeatKind};

#[test]
fn after_the_end_the_table_tells_it_and_nothing_that_may_come() {
    for (game, id) in [("short", "ui-ahead"), ("long", "ui-sea-ahead")] {
        let setup = Setup::of(&[ROVER; 2]).with(&GAME, Value::One(game));
        let name = format!("end-crusades-{game}");
        let begin = Begin::New(setup, 3);
        let mut table = Drawn::<PirateCrusades>::begun(&name, begin, panels, |_| {});
        let [ahead, end] = [id, "phase-over.name"].map(|id| table.text(id));
        for _ in 0..20_000 {
            if *table.get::<State<Screen>>().get() == Screen::Score {
                break;
            }
            table.frame();
        }
        table.get_mut::<NextState<Screen>>().set(Screen::Table);
        table.look();
        assert!(!table.shows(&ahead), "{game}");
        assert!(table.shows(&end), "{game}");
    }
}

/// Goes on until nothing moves, and looks.
fn come_to_rest(table: &mut Drawn<PirateCrusades>) {
    while !table.get::<AnimationQueue<PirateCrusades>>().is_idle() {
        table.frame();
    }
    table.look();
}

/// Begins the lesson of a name.
fn lesson(table: &str, name: &str) -> Drawn<PirateCrusades> {
    let mut lessons = PirateCrusades::LESSONS.iter();
    let number = lessons.position(|path| path.contains(name));
    let begin = Begin::Lesson(number.expect("it is among them"));
    Drawn::begun(table, begin, panels, |_| {})
}

#[test]
fn a_guide_covers_no_label_of_the_piles() {
    let mut table = lesson("guide-crusades", "jokers");
    let title = table.text("lesson-jokers");
    let mut seen = 0;
    loop {
        come_to_rest(&mut table);
        if let (Some(guide), Some(label)) = (table.place(&title), table.place("Discard ")) {
            assert!(label.bottom() < guide.top(), "{label} under {guide}");
            seen += 1;
        }
        let session = table.get::<Session<PirateCrusades>>();
        let course = session.course().expect("a lesson is taken");
        if course.is_over() {
            break;
        }
        match course.step().ask.first().copied() {
            Some(choice) => table.write(Choose::<PirateCrusades>::one(choice)),
            None => table.write(Learn::On),
        }
        table.look();
    }
    assert!(seen > 3, "the guide is seen with the piles {seen} times");
}

#[test]
fn a_guide_that_tells_of_the_sea_in_port_has_it_in_sight() {
    let mut table = lesson("guide-fame", "fame");
    let port = table.text("ui-town-unfriendly");
    // The steps in which the port is seen.
    let mut ashore = Vec::new();
    loop {
        come_to_rest(&mut table);
        let session = table.get::<Session<PirateCrusades>>();
        let course = session.course().expect("a lesson is taken");
        if course.is_over() {
            break;
        }
        let step = course.step();
        let (say, ask) = (step.say.clone(), step.ask.first().copied());
        if table.shows(&port) {
            ashore.push(say);
        }
        match ask {
            Some(choice) => table.write(Choose::<PirateCrusades>::one(choice)),
            None => table.write(Learn::On),
        }
        table.look();
    }
    let told = ashore
        .iter()
        .map(|say| say.trim_start_matches("lesson-fame-"));
    assert_eq!(told.collect::<Vec<_>>(), ["fame", "flaunt", "steps"]);
}

#[test]
fn in_a_lesson_only_what_it_asks_for_is_framed() {
    let mut table = lesson("framed-crusades", "fame");
    let ways = ["North", "East", "South", "West"];
    let framed = |table: &mut Drawn<PirateCrusades>| {
        come_to_rest(table);
        let at = ways.map(|way| {
            let label = format!("Sail {way}");
            let mut targets = table.get::<Targets>().iter();
            let target = targets.find(|target| target.label == label);
            target.map(|target| target.at)
        });
        let [Some(north), Some(east), Some(south), Some(west)] = at else {
            return None;
        };
        // Nearly a whole card of the sea.
        let size = vec2(east.x - west.x, south.y - north.y) * 0.49;
        let sides = [north, east, south, west];
        Some(sides.map(|at| table.dashes(Rect::from_center_size(at, size)) > 8))
    };
    assert_eq!(framed(&mut table), None, "the guide tells something first");
    table.write(Learn::On);
    assert_eq!(framed(&mut table), Some([true, false, false, false]));
}

#[test]
fn whoever_has_taken_the_last_lesson_plays_the_game_that_it_teaches() {
    let last = PirateCrusades::LESSONS.last().expect("there are lessons");
    let lesson = PirateCrusades::lesson(&PirateCrusades::files(), last).expect("it is whole");
    let table = lesson.table(&[]).expect("it can be laid");
    let game = |setup: &Setup| setup.options.name(&GAME).to_owned();
    assert_eq!(game(&PirateCrusades::first_game()), game(table.setup()));
}

#[test]
fn of_a_ship_to_be_sunk_no_port_is_told() {
    let setup = Setup::of(&[SeatKind::Human, ROVER, ROVER]).with(&GAME, Value::One("long"));
    let begin = Begin::New(setup, 7);
    let mut table = Drawn::<PirateCrusades>::begun("sink-crusades", begin, panels, |_| {});
    table.write(Choose::<PirateCrusades>::one(Choice::Magistrate));
    let mut shown = false;
    for _ in 0..100 {
        table.frame();
        table.look();
        shown |= table.place("Sink ").is_some();
        assert!(table.place("not ").is_none(), "a port is told");
    }
    assert!(shown, "the mission is another one");
}

#[test]
fn panels_rest_while_nothing_moves_on_them() {
    for game in ["short", "long"] {
        let kinds = [SeatKind::Human, ROVER, ROVER];
        let setup = Setup::of(&kinds).with(&GAME, Value::One(game));
        let name = format!("rests-crusades-{game}");
        let begin = Begin::New(setup, 5);
        panels_rest_while_things_move(Drawn::<PirateCrusades>::begun(&name, begin, panels, |_| {}));
    }
}
