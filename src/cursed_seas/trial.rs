//! Tests of the helm: a path of the mouse from the bow comes to the turn and the distance that it shows.

use super::chart::{Eye, millimetres};
use super::kept::Kept;
use super::{Spot, fan, panels, scored};
use crate::board::desk::Desk;
use crate::board::places::board;
use crate::board::trial::Drawn;
use crate::table::{AnimationQueue, Begin, Choose, Observation, Session};
use crate::theme::Frame;
use bevy_egui::egui::{Pos2, vec2};
use rules::cursed_seas::geometry::Place;
use rules::cursed_seas::{
    Choice, CursedSeas, Distance, Heading, Make, Outlook, Question, Ship, Stick, Vessel, View,
};
use rules::kit::Texted;
use rules::table::Packed;
use rules::table::SeatKind::{Human, Random};

type Table = Drawn<CursedSeas>;

fn view(table: &Table) -> View {
    let view = table.get::<AnimationQueue<CursedSeas>>().view();
    view.expect("the table was looked at").clone()
}

/// What the person is asked.
fn question(table: &Table) -> Option<Question> {
    let observation = table.get::<Observation<CursedSeas>>();
    let own = !observation.options.is_empty();
    let asked = observation.asked.filter(|_| own);
    asked.map(|asked| asked.question)
}

/// What a ship may sail next, for her first stick of a move or another one: the stick that is taken up first, a heading without a
/// slide, and a distance about a third of the way.
fn course(view: &View, vessel: Vessel, begins: bool) -> Option<(Stick, Heading, Place, i64)> {
    let data = CursedSeas::standard();
    let (shorts, _) = match begins {
        true => view.sticks(data, vessel),
        false => (view.course.shorts, view.course.longs),
    };
    let stick = match shorts {
        0 => Stick::Long,
        _ => Stick::Short,
    };
    let outlook: Outlook = view.outlook(data, vessel, begins || view.course.first)?;
    Heading::all().find_map(|heading| {
        let turned = outlook.turned(stick, heading)?;
        let (_, distances) = outlook.reach(stick, turned);
        let stays = turned.bow == outlook.place.bow && heading != outlook.place.heading;
        (stays && distances.len() > 12).then(|| (stick, heading, turned, distances[10]))
    })
}

fn at(table: &Table, place: Place) -> Pos2 {
    let eye = Eye::on(&view(table), table.get::<Desk>());
    eye.at(place.bow)
}

/// Plays until something is so: the person puts to sea with each ship, and ends its turns.
fn put_to_sea(table: &mut Table, is: impl Fn(&Table) -> bool) {
    for _ in 0..2_000 {
        if is(table) {
            return;
        }
        let options = &table.get::<Observation<CursedSeas>>().options;
        let choices = options.iter().map(|offer| offer.choice);
        let likely = |choice: &Choice| match *choice {
            Choice::Sail(Distance(distance)) => usize::from(distance),
            Choice::Move(_) => 3,
            Choice::Turn(..) | Choice::End => 2,
            Choice::Done => 1,
            _ => 0,
        };
        if let Some(choice) = choices.max_by_key(likely)
            && table.get::<AnimationQueue<CursedSeas>>().is_idle()
        {
            table.write(Choose::<CursedSeas>::one(choice));
        }
        table.frame();
    }
    panic!("it never comes to that");
}

/// A table at which the person may sail on, with what is sailed.
fn at_the_helm(name: &str) -> (Table, Vessel, (Stick, Heading, Place, i64)) {
    let mut table = Table::at(name, &[Human, Random], 3, panels, |_| {});
    let ready = |table: &Table| match question(table) {
        Some(Question::Turn(vessel)) => course(&view(table), vessel, false).is_some(),
        _ => false,
    };
    put_to_sea(&mut table, ready);
    table.look();
    let Some(Question::Turn(vessel)) = question(&table) else {
        panic!("{:?}", question(&table));
    };
    let course = course(&view(&table), vessel, false).expect("she can sail on");
    (table, vessel, course)
}

/// The button that sails so far.
fn sail_so(table: &Table, distance: i64) -> String {
    let words = table.get::<Session<CursedSeas>>().speaker().teller.words();
    format!("Sail {} mm", millimetres(words, distance))
}

#[test]
fn one_drag_from_the_bow_is_the_turn_and_the_distance_that_it_shows() {
    let (mut table, vessel, (stick, heading, turned, distance)) = at_the_helm("seas-helm");
    let before = table.made();
    let (from, to) = (at(&table, turned), at(&table, turned.ahead(distance)));
    table.point(from);
    table.button(from, true);
    table.point(from.lerp(to, 0.5));
    table.point(to);
    let tried = table.get::<Kept>().tried.expect("the ghost is shown");
    assert_eq!((tried.vessel, tried.stick), (vessel, stick));
    assert_eq!((tried.heading, tried.distance), (heading, distance));
    table.button(to, false);
    table.frame();
    assert_eq!(table.made(), before, "letting go decides nothing");
    assert_eq!(table.get::<Kept>().tried, Some(tried), "the course stays");
    table.click_on(&sail_so(&table, distance));
    table.frame();
    let made = made_since(&mut table, before);
    let sailed = [
        Choice::Turn(stick, heading),
        Choice::Sail(Distance(distance as u16)),
    ];
    assert_eq!(made[..2], sailed);
}

/// The choices made since so many.
fn made_since(table: &mut Table, before: usize) -> Vec<Choice> {
    let session = table.get_mut::<Session<CursedSeas>>().into_inner();
    session.table().choices()[before..].to_vec()
}

#[test]
fn a_tap_sails_as_far_as_it_lies_though_the_mouse_was_elsewhere() {
    for beside in [0.0, 9.0] {
        let (mut table, _, (stick, heading, turned, distance)) = at_the_helm("seas-tap");
        choose(&mut table, |one| one == Choice::Turn(stick, heading));
        assert!(matches!(question(&table), Some(Question::Sail(_))));
        let before = table.made();
        let course = Eye::way(heading);
        let off = vec2(-course.y, course.x) * beside;
        let tapped = at(&table, turned.ahead(distance)) + off;
        table.tap(tapped);
        table.frame();
        let sailed = Choice::Sail(Distance(distance as u16));
        assert_eq!(made_since(&mut table, before)[0], sailed, "{beside}");
    }
}

#[test]
fn a_click_on_a_heading_turns_her_for_the_stick_that_is_taken_up() {
    let both = |table: &Table| {
        let options = &table.get::<Observation<CursedSeas>>().options;
        let turns = |stick| {
            let turn = options.iter().filter_map(move |offer| match offer.choice {
                Choice::Turn(taken, heading) if taken == stick => Some(heading),
                _ => None,
            });
            turn.collect::<Vec<_>>()
        };
        let long = turns(Stick::Long);
        let both = turns(Stick::Short).into_iter();
        both.filter(|heading| long.contains(heading)).nth(3)
    };
    for (taken, key) in [(Stick::Short, None), (Stick::Long, Some("L ×1"))] {
        let mut table = Table::at("seas-taken", &[Human, Random], 9, panels, |_| {});
        put_to_sea(&mut table, |table| both(table).is_some());
        table.look();
        key.into_iter().for_each(|key| table.click_on(key));
        table.look();
        let heading = both(&table).expect("both sticks can be turned so");
        let (before, eye) = (table.made(), Eye::on(&view(&table), table.get::<Desk>()));
        let Some(Question::Turn(vessel)) = question(&table) else {
            panic!("{:?}", question(&table));
        };
        let place = view(&table).place(vessel).expect("she is there");
        table.click(fan::lies(eye, place.bow, heading));
        table.frame();
        assert_eq!(
            made_since(&mut table, before)[0],
            Choice::Turn(taken, heading)
        );
    }
}

#[test]
fn a_drag_from_a_bow_begins_the_move_too() {
    let mut table = Table::at("seas-begins", &[Human, Random], 3, panels, |_| {});
    let first = |table: &Table| {
        let options = &table.get::<Observation<CursedSeas>>().options;
        let moves = options.iter().find_map(|offer| match offer.choice {
            Choice::Move(vessel) => Some(vessel),
            _ => None,
        })?;
        Some((moves, course(&view(table), moves, true)?))
    };
    let ready = |table: &Table| question(table) == Some(Question::Menu) && first(table).is_some();
    put_to_sea(&mut table, ready);
    table.look();
    let (vessel, (stick, heading, turned, distance)) = first(&table).expect("it was found");
    let before = table.made();
    let (from, to) = (at(&table, turned), at(&table, turned.ahead(distance)));
    table.point(from);
    table.button(from, true);
    table.point(from.lerp(to, 0.5));
    table.point(to);
    table.button(to, false);
    table.click_on(&sail_so(&table, distance));
    table.look();
    let made = made_since(&mut table, before);
    let sailed = [
        Choice::Move(vessel),
        Choice::Turn(stick, heading),
        Choice::Sail(Distance(distance as u16)),
    ];
    assert_eq!(made[..3], sailed);
}

#[test]
fn a_course_that_is_tried_is_forgotten_when_the_bow_is_taken_again() {
    let (mut table, _, (_, _, turned, distance)) = at_the_helm("seas-again");
    let (from, to) = (at(&table, turned), at(&table, turned.ahead(distance)));
    table.point(from);
    table.button(from, true);
    table.point(to);
    table.button(to, false);
    table.frame();
    assert!(table.get::<Kept>().tried.is_some());
    table.point(from);
    table.button(from, true);
    table.button(from, false);
    table.frame();
    assert_eq!(table.get::<Kept>().tried, None);
}

/// Chooses the first choice that is so.
fn choose(table: &mut Table, is: impl Fn(Choice) -> bool) {
    let options = &table.get::<Observation<CursedSeas>>().options;
    let choice = options
        .iter()
        .map(|offer| offer.choice)
        .find(|&one| is(one));
    table.write(Choose::<CursedSeas>::one(choice.expect("it can be chosen")));
    table.look();
    table.look();
}

/// The ships that may be moved now.
fn movable(table: &Table) -> usize {
    let options = &table.get::<Observation<CursedSeas>>().options;
    let moves = options
        .iter()
        .filter(|offer| matches!(offer.choice, Choice::Move(_)));
    moves.count()
}

/// A fleet that is asked what it does, and of which two ships or more may be moved.
fn with_two_to_move(name: &str) -> Table {
    let mut table = Table::at(name, &[Human, Random], 3, panels, |_| {});
    let ready = |table: &Table| question(table) == Some(Question::Menu) && movable(table) > 1;
    put_to_sea(&mut table, ready);
    table.look();
    table
}

#[test]
fn the_sea_comes_near_to_the_ship_that_moves_and_then_shows_all_of_itself_again() {
    let mut table = with_two_to_move("seas-near");
    assert!(!table.get::<Desk>().is_close());
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    assert!(matches!(question(&table), Some(Question::Turn(_))));
    assert!(table.get::<Desk>().is_close());
    choose(&mut table, |choice| choice == Choice::Done);
    assert_eq!(question(&table), Some(Question::Menu));
    assert!(!table.get::<Desk>().is_close());
}

#[test]
fn a_click_on_the_bow_is_a_click_on_the_ship() {
    let mut table = with_two_to_move("seas-bow");
    let options = &table.get::<Observation<CursedSeas>>().options;
    let alone = |vessel: Vessel| {
        let there = options
            .iter()
            .filter(|offer| offer.spot == Spot::Vessel(vessel));
        there.count() == 1
    };
    let mut moves = options.iter().filter_map(|offer| match offer.choice {
        Choice::Move(vessel) => Some(vessel),
        _ => None,
    });
    let vessel = moves.find(|&vessel| alone(vessel));
    let vessel = vessel.expect("one can do nothing but move");
    let place = view(&table).place(vessel).expect("she is there");
    table.click(at(&table, place));
    table.look();
    assert_eq!(question(&table), Some(Question::Turn(vessel)));
    assert_eq!(table.get::<Kept>().tried, None);
}

#[test]
fn the_sea_follows_a_bow_so_far_that_its_headings_are_seen() {
    let mut table = with_two_to_move("seas-edge");
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    let Some(Question::Turn(vessel)) = question(&table) else {
        panic!("{:?}", question(&table));
    };
    let bow = |table: &Table| at(table, view(table).place(vessel).expect("she is there"));
    let sea = board(&Frame::default());
    // Her bow is just seen, at an edge of the sea: where the mat goes on beyond it.
    let half = sea.size() / 2.0 - vec2(12.0, 12.0);
    let ways = [vec2(0.0, half.y), vec2(half.x, 0.0)];
    let at_edge = ways.into_iter().flat_map(|way| [way, -way]).any(|way| {
        let middle = table.get::<Desk>().in_world(bow(&table) + way);
        table.get_mut::<Desk>().centre_on(middle);
        (0..20).for_each(|_| table.frame());
        let lies = bow(&table);
        sea.contains(lies) && !sea.shrink(20.0).contains(lies)
    });
    assert!(at_edge, "the sea moves by hand");
    choose(&mut table, |choice| matches!(choice, Choice::Turn(..)));
    (0..20).for_each(|_| table.frame());
    let lies = bow(&table);
    assert!(sea.shrink(60.0).contains(lies), "{lies:?} of {sea:?}");
}

#[test]
fn what_is_looked_at_by_hand_stays_near() {
    let mut table = with_two_to_move("seas-by-hand");
    table.click_on("+");
    table.look();
    let zoom = table.get::<Desk>().zoom();
    assert!(zoom > 1.0);
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    choose(&mut table, |choice| choice == Choice::Done);
    assert_eq!(table.get::<Desk>().zoom().to_bits(), zoom.to_bits());
    table.click_on(&format!("{zoom:.1} ×"));
    table.look();
    assert!(!table.get::<Desk>().is_close(), "the whole sea at a click");
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

/// A lesson, with its first page read.
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
fn nothing_explains_itself_over_a_course_that_is_tried() {
    let (mut table, _, (_, _, turned, distance)) = at_the_helm("seas-tips");
    let seen = view(&table);
    let sea = board(&Frame::default()).shrink(20.0);
    let island = seen.isles().find_map(|(island, centre, _)| {
        let at = Eye::on(&seen, table.get::<Desk>()).at(centre);
        sea.contains(at).then_some((island, at))
    });
    let (island, middle) = island.expect("an island is near");
    let name = table.text(island.text_id());
    let told = |table: &mut Table| {
        table.point(middle);
        // A tip waits until the mouse rests.
        for _ in 0..12 {
            table.frame();
        }
        table.counts(&name)
    };
    // The name plate, and the tip.
    assert_eq!(told(&mut table), 2);
    let (from, to) = (at(&table, turned), at(&table, turned.ahead(distance)));
    table.point(from);
    table.button(from, true);
    table.point(to);
    table.button(to, false);
    table.frame();
    assert_eq!(told(&mut table), 1);
}

#[test]
fn the_sheet_of_points_is_called_by_what_counts_here() {
    let table = Table::at("seas-points", &[Human, Random], 3, panels, |_| {});
    let session = table.get::<Session<CursedSeas>>();
    let told = scored::tally(session, &view(&table), false);
    assert_eq!(told.midway, "Gold as things stand");
}
