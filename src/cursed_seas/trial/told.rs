//! Log, sheets and panels tell of what happened.

use super::{Table, choose, put_to_sea, question, view, with_two_to_move};
use crate::cursed_seas::kept::Kept;
use crate::cursed_seas::{panels, scored, tips};
use crate::settings::Settings;
use crate::table::{Begin, Observation, Session};
use games::cursed_seas::{Choice, CursedSeas, Distance, Heading, Make, Question, Ship, Stick};
use rules::kit::Texted;
use rules::table::SeatKind::{Human, Random};
use rules::table::{Packed, Seat};

/// Returns a lesson, with its first page read.
fn lesson(name: &str, number: usize) -> Table {
    let mut table = Table::begun(name, Begin::Lesson(number), panels, |_| {});
    table.look();
    table.click_on(&table.text("ui-lesson-on"));
    table.look();
    table
}

/// Returns the number of lines of the log that say this.
fn lines(table: &Table, text: &str) -> usize {
    let log = table.get::<Observation<CursedSeas>>().log.iter();
    log.filter(|line| line.text().contains(text)).count()
}

#[test]
fn a_keyword_is_told_in_words_where_the_sheet_has_the_room() {
    for percent in [100, 115] {
        let name = format!("seas-keyword-{percent}");
        let large = |settings: &mut Settings| settings.interface = percent;
        let mut table = Table::at(&name, &[Human, Random], 3, panels, large);
        let mut id = String::new();
        put_to_sea(&mut table, |table| {
            let Some(Question::PlaceShip(vessel)) = question(table) else {
                return false;
            };
            let Some(make) = view(table).vessel(vessel).hull.make else {
                return false;
            };
            let keywords = tips::keywords(CursedSeas::standard(), make);
            let [keyword] = keywords.as_slice() else {
                return false;
            };
            id = format!("{}.text", keyword.text_id());
            true
        });
        table.look();
        assert!(table.says(&table.text(&id)), "{percent} %: {id}");
    }
}

#[test]
fn a_cannon_that_has_fired_hits_nothing_more() {
    let mut table = lesson("seas-fired", 1);
    choose(&mut table, |choice| matches!(choice, Choice::Shoot(_)));
    let (fired, expected) = (table.text("ui-has-fired"), "1.7 hits expected");
    assert!(!table.says(&fired) && table.says(expected));
    choose(&mut table, |choice| matches!(choice, Choice::Fire(..)));
    for _ in 0..20 {
        table.frame();
    }
    assert_eq!(table.counts(&fired), 1);
    assert!(table.says("1.0 hits expected"), "of two cannons");
}

#[test]
fn the_log_tells_all_sticks_of_a_move_in_a_line() {
    let mut table = lesson("seas-sticks", 0);
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    for (steps, distance) in [(6, 750), (0, 615)] {
        let heading = Heading::new(steps).expect("it is one");
        choose(&mut table, |one| one == Choice::Turn(Stick::Long, heading));
        choose(&mut table, |one| one == Choice::Sail(Distance(distance)));
        if steps == 6 {
            assert_eq!(lines(&table, "HMS Pendrake sails 75 mm."), 1);
        }
    }
    assert_eq!(lines(&table, "HMS Pendrake sails 75 mm, then 61.5 mm."), 1);
    assert_eq!(lines(&table, "sails"), 1);
    let log = &table.get::<Observation<CursedSeas>>().log;
    let line = log.iter().find(|line| line.text().contains("sails"));
    let line = line.expect("it was told");
    assert_eq!(
        line.seat,
        Some(view(&table).turn.active),
        "her player's badge"
    );
    let (last, _) = line.so_far(usize::MAX);
    let while_shown = [line.number + 1, last, last + 1].map(|told| line.so_far(told).1);
    let first = "HMS Pendrake sails 75 mm.";
    assert_eq!(while_shown, [first, first, line.text()]);
}

#[test]
fn the_log_tells_all_coins_of_an_island_in_a_line() {
    let mut table = lesson("seas-coins", 2);
    choose(&mut table, |choice| matches!(choice, Choice::Explore(_)));
    assert_eq!(lines(&table, "Old Mole shows"), 1);
    for value in [3, 2] {
        choose(&mut table, |one| one == Choice::TakeCoin(value));
    }
    let taken = "HMS Pendrake takes aboard a coin of 3, a coin of 2.";
    assert_eq!(
        (lines(&table, taken), lines(&table, "takes aboard")),
        (1, 1)
    );
}

#[test]
fn the_sheet_tells_of_the_ship_that_a_lesson_speaks_of() {
    let mut table = lesson("seas-spoken-of", 4);
    let chosen = |table: &Table| {
        let chosen = table.get::<Kept>().chosen;
        chosen.map(|vessel| view(table).vessel(vessel).hull.make)
    };
    choose(&mut table, |choice| matches!(choice, Choice::Play(_)));
    assert_eq!(chosen(&table), Some(Some(Make::Ship(Ship::Hartley))));
}

#[test]
fn the_sheet_stays_with_the_own_ships_while_others_move() {
    let mut table = with_two_to_move("seas-sheet-stays");
    let chosen = |table: &Table| {
        let chosen = table.get::<Kept>().chosen;
        chosen.map(|vessel| view(table).vessel(vessel).hull.seat)
    };
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    assert_eq!(chosen(&table), Some(Seat(0)), "she is asked for her turn");
    let others = |table: &Table| {
        let asked = table.get::<Observation<CursedSeas>>().asked;
        asked.is_some_and(|asked| asked.seat != Seat(0))
    };
    put_to_sea(&mut table, others);
    put_to_sea(&mut table, |table| question(table) == Some(Question::Menu));
    table.look();
    assert_eq!(chosen(&table), Some(Seat(0)));
}

#[test]
fn the_sheet_of_points_is_called_by_what_counts_here() {
    let table = Table::at("seas-points", &[Human, Random], 3, panels, |_| {});
    let session = table.get::<Session<CursedSeas>>();
    let told = scored::tally(session, &view(&table), false);
    assert_eq!(told.midway, "Gold as things stand");
}
