//! A path of the mouse from the bow comes to the turn and the distance that it shows.

use super::{Table, choose, made_since, put_to_sea, question, view, with_two_to_move};
use crate::board::desk::Desk;
use crate::board::places::board;
use crate::cursed_seas::chart::{Eye, millimetres};
use crate::cursed_seas::kept::Kept;
use crate::cursed_seas::{Spot, fan, panels};
use crate::table::{Observation, Session};
use crate::theme::Frame;
use bevy_egui::egui::{Pos2, vec2};
use games::cursed_seas::geometry::Place;
use games::cursed_seas::{
    Choice, CursedSeas, Distance, Heading, Outlook, Question, Stick, Vessel, View,
};
use rules::kit::Texted;
use rules::table::Packed;
use rules::table::SeatKind::{Human, Random};

/// Returns a course that a ship may sail, for her first stick of a move or another one: the stick that is taken up first, a
/// heading without a slide, and a distance about a third of the way.
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
