//! Tests of the table as it is drawn.

use super::panels;
use crate::Screen;
use crate::board::trial::Drawn;
use crate::table::lesson::Learn;
use crate::table::{AnimationQueue, Begin, Choose, Session};
use bevy::prelude::{NextState, State};
use games::pirate_crusades::{GAME, PirateCrusades, ROVER, Setup};
use rules::kit::Value;
use rules::table::lesson::Taught;

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

#[test]
fn a_guide_covers_no_label_of_the_piles() {
    let mut lessons = PirateCrusades::LESSONS.iter();
    let number = lessons.position(|path| path.contains("jokers"));
    let begin = Begin::Lesson(number.expect("it is among them"));
    let mut table = Drawn::<PirateCrusades>::begun("guide-crusades", begin, panels, |_| {});
    let title = table.text("lesson-jokers");
    let mut seen = 0;
    loop {
        while !table.get::<AnimationQueue<PirateCrusades>>().is_idle() {
            table.frame();
        }
        table.look();
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
