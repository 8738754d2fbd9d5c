//! Trials of where the cursor goes, and of how things are named.

use super::*;

pub(super) fn targets() -> Targets {
    let mut targets = Targets::default();
    targets.begin("table", "what now?", 2.0);
    for (label, x, y) in [("a", 0.0, 0.0), ("b", 50.0, 5.0), ("c", 10.0, 80.0)] {
        targets.note(egui::pos2(x, y), "button", label);
    }
    targets
}

#[test]
fn the_cursor_goes_into_a_menu_and_back_to_where_it_was() {
    let mut targets = targets();
    targets.lay("b");
    for _ in 0..2 {
        targets.begin("table", "", 1.0);
        targets.note(egui::pos2(50.0, 5.0), "ship", "b");
        targets.cover();
        targets.note(egui::pos2(60.0, 5.0), "menu", "one");
        targets.note(egui::pos2(60.0, 9.0), "menu", "two");
        targets.enter(None);
        assert!(targets.is_on("one") && !targets.come_back());
    }
    // A page of its own is opened over it, and closed.
    targets.begin("settings", "", 1.0);
    assert!(!targets.come_back());
    // The menu is closed.
    targets.begin("table", "", 1.0);
    targets.note(egui::pos2(50.0, 5.0), "ship", "b");
    assert!(targets.goes_back() && targets.come_back());
    assert!(targets.is_on("b") && !targets.come_back());
    // A list begins where it stands.
    targets.begin("table", "", 1.0);
    targets.note(egui::pos2(60.0, 5.0), "menu", "one");
    targets.note(egui::pos2(60.0, 9.0), "menu", "two");
    targets.enter(Some("two"));
    assert!(targets.is_on("two"));
}

#[test]
fn of_things_with_the_same_label_the_cursor_comes_to_each_and_presses_the_one_that_it_is_on() {
    let mut targets = targets();
    targets.note(egui::pos2(90.0, 5.0), "button", "b");
    targets.note(egui::pos2(10.0, 90.0), "button", "d");
    targets.lay("b");
    let mut walked = Vec::new();
    for _ in 0..4 {
        targets.turn(true);
        walked.extend(targets.focus.clone());
    }
    assert_eq!(walked, ["c", "b (2)", "d", "a"]);
    targets.lay("b (2)");
    targets.press();
    targets.begin("table", "", 1.0);
    let pressed = [(); 2].map(|()| targets.note(egui::Pos2::ZERO, "button", "b").1);
    assert_eq!(pressed, [false, true]);
}

#[test]
fn pages_are_turned_in_the_screen_drawn_next_and_in_none_after_it() {
    let mut targets = targets();
    targets.page(1.0);
    targets.begin("table", "", 1.0);
    targets.begin("rules", "", 1.0);
    let turned = |targets: &mut Targets| targets.pages() as i32;
    assert_eq!(
        turned(&mut targets),
        0,
        "they were meant for another screen"
    );
    targets.page(-1.0);
    targets.begin("rules", "", 1.0);
    assert_eq!([turned(&mut targets), turned(&mut targets)], [-1, 0]);
}

#[test]
fn what_is_pointed_at_is_looked_up_in_the_book_until_the_next_frame_is_drawn() {
    let mut targets = targets();
    targets.tell_of(Some("card-jax"));
    targets.tell_of(None);
    assert_eq!(targets.topic(), Some("card-jax"));
    targets.begin("table", "", 1.0);
    assert_eq!(targets.topic(), Some("card-jax"));
    targets.begin("table", "", 1.0);
    assert_eq!(targets.topic(), None);
}
