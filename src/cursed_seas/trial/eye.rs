//! The sea comes near to what is played, and goes by what is asked of it by hand.

use super::{Table, choose, put_to_sea, question, view, with_two_to_move};
use crate::board::desk::Desk;
use crate::board::places::board;
use crate::cursed_seas::chart::Eye;
use crate::cursed_seas::panels;
use crate::theme::Frame;
use bevy_egui::egui::vec2;
use games::cursed_seas::{Choice, Question};
use rules::table::SeatKind::{Human, Random};

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
fn the_sea_follows_a_bow_so_far_that_its_headings_are_seen() {
    let mut table = with_two_to_move("seas-edge");
    choose(&mut table, |choice| matches!(choice, Choice::Move(_)));
    let Some(Question::Turn(vessel)) = question(&table) else {
        panic!("{:?}", question(&table));
    };
    let bow = |table: &Table| {
        let place = view(table).place(vessel).expect("she is there");
        Eye::on(&view(table), table.get::<Desk>()).at(place.bow)
    };
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
fn the_sea_comes_near_to_the_home_at_which_ships_start() {
    let mut table = Table::at("seas-berths", &[Human, Random], 3, panels, |_| {});
    put_to_sea(&mut table, |table| {
        matches!(question(table), Some(Question::PlaceShip(_)))
    });
    (0..20).for_each(|_| table.look());
    let view = view(&table);
    let home = view.home(view.turn.active).expect("it was picked");
    let (lies, ..) = view.islands[home as usize];
    let lies = Eye::on(&view, table.get::<Desk>()).at(lies.expect("it lies there"));
    assert!(table.get::<Desk>().is_close());
    assert!(
        board(&Frame::default()).shrink(60.0).contains(lies),
        "{lies:?}"
    );
}

#[test]
fn all_islands_are_seen_when_one_of_them_is_picked() {
    let mut table = Table::at("seas-homes", &[Human, Human], 11, panels, |_| {});
    let mut came = false;
    put_to_sea(&mut table, |table| {
        came |= table.get::<Desk>().is_close();
        came && matches!(question(table), Some(Question::PickHome(_)))
    });
    (0..20).for_each(|_| table.look());
    assert!(!table.get::<Desk>().is_close());
}
