//! Trials of the page that tells why.

use super::*;
use crate::theme::Targets;
use crate::theme::trial::{TestCanvas, canvas_each, click};
use bevy_egui::egui::pos2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// The head of the page, and the label of its button.
const ENDS: [&str; 2] = ["Red sails west", "Read it"];
/// The mark that closes it.
const CLOSE: &str = "Close";

/// Returns a page of so many lines, opened by a key at a line so far down. Its state counts how often its button was pressed.
fn opened(lines: usize, y: f32) -> Harness<'static, TestCanvas<u32>> {
    let row = Rect::from_min_size(pos2(950.0, y), vec2(300.0, 20.0));
    let mut begun = false;
    let mut screen = canvas_each(0.25, 0, move |pen, pressed| {
        let below = Rect::from_min_size(pos2(20.0, 20.0), vec2(90.0, 30.0));
        let _ = pen.button(below, "Jax", Look::Plain);
        let button = pen.ui.interact(row, Id::new("why"), Sense::click());
        if !std::mem::replace(&mut begun, true) {
            Popup::open_id(pen.ui.ctx(), Popup::default_response_id(&button));
        }
        if goes_back(pen, &button) {
            return;
        }
        let [first, last] = ENDS;
        let said = [first, last, CLOSE];
        let page = at_line(pen, &button, row, vec2(330.0, 430.0), said, |ui| {
            for line in 0..lines {
                let label = bevy_egui::egui::Label::new(format!("{line}"));
                ui.add_sized(vec2(200.0, 24.0), label);
            }
        });
        *pressed += u32::from(page.unwrap_or_default());
    });
    screen.state_mut().targets.lay("Jax");
    for _ in 0..4 {
        screen.step();
    }
    screen
}

fn key(screen: &mut Harness<TestCanvas<u32>>, key: impl FnOnce(&mut Targets)) {
    key(&mut screen.state_mut().targets);
    screen.run_steps(8);
}

#[test]
fn the_page_is_whole_wherever_its_line_lies() {
    for y in [60.0, 330.0, 560.0, 690.0] {
        let screen = opened(10, y);
        let row = Rect::from_min_size(pos2(950.0, y), vec2(300.0, 20.0));
        let [first, last] = ENDS.map(|line| screen.get_by_label(line).rect());
        assert!(
            first.top() >= 0.0 && last.bottom() <= 720.0,
            "{y}: {first} {last}"
        );
        let whole = Rect::from_min_max(first.min, last.max);
        assert!(!whole.intersects(row), "{y}: the line is covered");
    }
}

#[test]
fn keys_read_the_page_and_press_its_button_and_go_back_to_where_they_were() {
    let mut screen = opened(40, 330.0);
    assert_eq!(screen.state().focus().as_deref(), Some(ENDS[0]));
    let top = |screen: &Harness<TestCanvas<u32>>| screen.get_by_label("0").rect().top();
    let before = top(&screen);
    key(&mut screen, |targets| targets.page(1.0));
    assert!(top(&screen) < before - 100.0, "{before} {}", top(&screen));
    key(&mut screen, |targets| targets.turn(true));
    assert_eq!(screen.state().focus().as_deref(), Some(ENDS[1]));
    let button = screen.get_by_label(ENDS[1]).rect();
    assert!(button.bottom() < 720.0, "the cursor is out of sight");
    key(&mut screen, Targets::press);
    assert_eq!(screen.state().state, 1);
    // Nothing else can be reached meanwhile.
    key(&mut screen, |targets| targets.turn(true));
    assert_eq!(screen.state().focus().as_deref(), Some(ENDS[1]));
    assert!(screen.state().targets.is_covered());
    key(&mut screen, Targets::step_back);
    assert!(screen.query_by_label(ENDS[0]).is_none(), "it is open");
    assert!(!screen.state().targets.is_covered());
    assert!(screen.state_mut().targets.come_back());
    assert!(screen.state().targets.is_on("Jax"));
}

#[test]
fn the_mouse_closes_the_page_by_the_mark_in_its_corner() {
    let mut screen = opened(40, 330.0);
    let [first, close] = [ENDS[0], CLOSE].map(|label| screen.get_by_label(label).rect());
    assert!(!close.intersects(first) && close.top() < first.bottom());
    click(&mut screen, close.center());
    screen.run_steps(4);
    assert!(screen.query_by_label(ENDS[0]).is_none(), "it is open");
    assert_eq!(screen.state().state, 0);
}
