//! The sheet of branches in the game's menu, each of which can be played on.

use super::Branch;
use super::pause::{Pause, Sizes, button, heading};
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, vec2};
use rules::table::words::Words;

/// The distance between branches.
const APART: f32 = 50.0;

/// Draws the branches on a sheet of a height, the newest first, each by where it left the game.
///
/// Returns the pick, or that the menu is wanted back; `None` as long as the list stays.
pub(super) fn draw(
    pen: &mut Pen,
    plan: &Plan,
    high: f32,
    words: &Words,
    all: &[Branch],
) -> Option<Pause> {
    let title = words.say("ui-branches", &[]);
    heading(pen, plan, &title, &words.say("ui-branches.tip", &[]));
    let mut picked = None;
    let sheet = plan.rect(440.0, 0.0, 400.0, high);
    let sizes = Sizes::on(plan);
    let below = high - sizes.button * 0.8;
    let top = sizes.asked - sizes.button - 2.0;
    let area = plan.rect(456.0, top, 368.0, below - sizes.button / 2.0 - 12.0 - top);
    pen.scroll(area, "branches", palette::PANEL_SOLID, |pen| {
        let corner = pen.ui.max_rect().min;
        for (row, (number, branch)) in all.iter().enumerate().rev().enumerate() {
            let place = vec2(plan.long(16.0), plan.long(4.0 + APART * row as f32));
            let size = vec2(plan.long(336.0), plan.long(42.0));
            let rect = Rect::from_min_size(corner + place, size);
            let values = [
                ("number", (number as i64 + 1).into()),
                ("round", (branch.round as i64).into()),
                ("from", (branch.from as i64).into()),
                ("long", (branch.long as i64).into()),
            ];
            let label = words.say("ui-branch-of", &values);
            let font = plan.face(Typeface::Bold, 16.0);
            let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
            if hit.clicked {
                picked = Some(Pause::Line(number));
            }
            let _ = hit.tip_around(sheet, words.say("ui-branch.tip", &values));
        }
        vec2(area.width(), plan.long(APART * all.len() as f32))
    });
    let back = words.say("ui-back", &[]);
    if button(pen, plan, below, &back, Look::Brass) {
        picked = Some(Pause::Stay);
    }
    picked
}

#[cfg(test)]
mod tests {
    use super::super::pause::{self, About};
    use super::*;
    use crate::theme::trial::{TestCanvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};

    /// The label of the button that leads to the list.
    const OTHER: &str = "The game as it went before";

    /// Returns the menu of a game with so many branches, one from each round, and the pick on it.
    fn menu_of(ways: usize) -> Harness<'static, TestCanvas<Pause>> {
        let texts = include_str!("../../assets/desktop/en.ftl");
        let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
        let way = |round: usize| Branch {
            from: round * 10,
            round,
            long: 70,
        };
        let about = About {
            lesson: false,
            in_words: false,
            reactions: Vec::new(),
            seed: 7,
            branches: (0..ways).map(way).collect(),
            outdated: false,
        };
        let mut page = canvas(Pause::Stay, move |pen, picked| {
            let whole = pen.ui.max_rect();
            let now = pause::draw(pen, whole, &words, &about);
            if now != Pause::Stay {
                *picked = now;
            }
        });
        page.run_steps(3);
        page
    }

    /// Presses the button of a label, as a screen reader does.
    fn press(page: &mut Harness<TestCanvas<Pause>>, label: &str) {
        page.get_by_label(label).click_accesskit();
        page.run_steps(3);
    }

    /// Presses the button that the keyboard's cursor is on.
    fn enter(page: &mut Harness<TestCanvas<Pause>>) {
        page.state_mut().targets.press();
        page.run_steps(3);
    }

    /// Returns the branches that are listed, from the top.
    fn listed(page: &Harness<TestCanvas<Pause>>) -> Vec<String> {
        let rows = page.query_all_by_label_contains("Branch ");
        rows.filter_map(|row| row.accesskit_node().label())
            .collect()
    }

    #[test]
    fn each_way_that_the_game_went_is_listed_by_round_and_decision_the_newest_first() {
        let names = [
            "Branch 3: round 2, after decision 20",
            "Branch 2: round 1, after decision 10",
            "Branch 1: after decision 0",
        ];
        for (name, number) in names.into_iter().zip([2, 1, 0]) {
            let mut page = menu_of(3);
            assert!(listed(&page).is_empty(), "not before they are asked for");
            press(&mut page, OTHER);
            assert_eq!(listed(&page), names);
            press(&mut page, name);
            assert_eq!(page.state().state, Pause::Line(number));
            assert!(listed(&page).is_empty(), "the menu begins anew");
        }
        let page = menu_of(0);
        assert!(page.query_by_label(OTHER).is_none(), "there is none");
    }

    #[test]
    fn the_keys_go_into_the_list_along_it_and_back() {
        let mut page = menu_of(3);
        page.state_mut().targets.lay(OTHER);
        enter(&mut page);
        let newest = "Branch 3: round 2, after decision 20";
        assert_eq!(page.state().focus().as_deref(), Some(newest));
        page.state_mut().targets.lay("Back");
        enter(&mut page);
        assert!(listed(&page).is_empty() && page.state().state == Pause::Stay);
        page.state_mut().targets.lay(OTHER);
        enter(&mut page);
        page.state_mut().targets.turn(true);
        enter(&mut page);
        assert_eq!(page.state().state, Pause::Line(1));
    }

    #[test]
    fn a_long_list_rolls_to_where_the_keys_go() {
        let mut page = menu_of(30);
        press(&mut page, OTHER);
        page.state_mut().targets.lay("Branch 1: after decision 0");
        page.run_steps(10);
        let below = page.get_by_label("Back").rect().top();
        let at = page.state().targets.focused().unwrap().y;
        assert!((below - 320.0..below).contains(&at), "{at} above {below}");
        enter(&mut page);
        assert_eq!(page.state().state, Pause::Line(0));
    }
}
