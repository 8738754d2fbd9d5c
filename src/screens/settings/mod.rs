//! The pages of settings.

mod column;
mod pace;
mod reading;
mod sound;

pub(super) use column::Column;

use super::library::Library;
use super::notice;
use crate::Over;
use crate::order::DrawSystems;
use crate::settings::{Kept, Settings};
use crate::theme::canvas::{self, Canvas, Plan, title, way_back, wood};
use crate::theme::{Awake, Pen, Severity};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Shape;

/// A part of a page, which stands in a column.
type Part = fn(&mut Column, &mut Pen, &mut Settings);

/// The pages: the id of each one's name, and its parts from left to right.
const PAGES: &[(&str, &[Part])] = &[
    ("ui-settings-pace", &[sound::volumes, pace::how]),
    ("ui-settings-reading", &[reading::size, reading::words]),
];

/// The greatest width and the least height of a page, in units of the plan.
const SHEET: [f32; 2] = [1040.0, 432.0];
/// The least width of a column.
const NARROWEST: f32 = 380.0;
/// The room within a page's edge.
const INSET: f32 = 32.0;

/// The page that is open.
#[derive(Resource, Default)]
struct Open(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSystems)
            .run_if(in_state(Over::Settings).and_then(resource_exists::<Library>)),
    );
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    kept: Res<Kept>,
    mut open: ResMut<Open>,
    mut settings: ResMut<Settings>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let mut set = settings.clone();
    canvas.paint("settings", "", |pen, plan| {
        wood(pen, plan.canvas);
        let below = canvas::page(pen, plan, "settings", 60.0, |pen, plan| {
            title(pen, plan, &library.say("ui-settings"));
            let (top, keys) = tabs(pen, plan, &library, &mut open);
            if keys {
                over.set(Over::Keys);
                awake.stir();
            }
            let mut bottom = page(pen, plan, &library, PAGES[open.0].1, top, &mut set) + 14.0;
            if let Some(error) = &kept.error {
                let text = error.say(library.words());
                let (left, wide) = sheet(plan);
                let rect = plan.rect(left, bottom, wide, 46.0);
                let told = notice::draw(pen, rect, (&text, Severity::Fault));
                bottom += plan.units(told.height()) + 12.0;
            }
            bottom
        });
        let back = library.say("ui-back");
        let left = sheet(plan).0;
        if way_back(pen, plan, (left, below), &back) || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
    })?;
    if settings.set_if_neq(set) {
        awake.stir();
    }
    Ok(())
}

/// Returns the left edge of pages on the plan, and their width.
fn sheet(plan: &Plan) -> (f32, f32) {
    let wide = (plan.width() - 24.0).min(SHEET[0]);
    (640.0 - wide / 2.0, wide)
}

/// Draws a button for each page, side by side, and one for the page of keys, which needs all the room. Returns their lower end,
/// and whether the page of keys is asked for.
fn tabs(pen: &mut Pen, plan: &Plan, library: &Library, open: &mut Open) -> (f32, bool) {
    let ids = PAGES.iter().map(|(id, _)| *id).chain(["ui-keys"]);
    let names: Vec<String> = ids.map(|id| library.say(id)).collect();
    let (left, wide) = sheet(plan);
    let mut row = Column::new(plan, library, left, 86.0, wide);
    let picked = row.one_of(pen, &names, open.0).unwrap_or(open.0);
    let keys = picked == PAGES.len();
    if !keys {
        open.0 = picked;
    }
    (row.y - 10.0, keys)
}

/// Draws the parts of a page, beside each other where there is room for that, on a panel that is as high as they need. Returns
/// its lower end on the plan.
fn page(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    parts: &[Part],
    top: f32,
    set: &mut Settings,
) -> f32 {
    let (left, wide) = sheet(plan);
    let across = ((wide / NARROWEST) as usize).clamp(1, parts.len());
    let room = (wide - INSET) / across as f32 - INSET;
    // Laid under its parts before it is known how high they are.
    let ground = pen.ui.painter().add(Shape::Noop);
    let (mut line, mut bottom) = (top + 26.0, top);
    for (place, part) in parts.iter().enumerate() {
        let at = place % across;
        if place > 0 && at == 0 {
            line = bottom;
        }
        let x = left + INSET + (room + INSET) * at as f32;
        let mut column = Column::new(plan, library, x, line, room);
        part(&mut column, pen, set);
        bottom = bottom.max(column.y);
    }
    let least = if plan.is_whole() { SHEET[1] } else { 0.0 };
    let high = (bottom + 8.0 - top).max(least);
    let panel = Pen::panel_shape(plan.rect(left, top, wide, high));
    pen.ui.painter().set(ground, panel);
    top + high
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::{Pos2, Rect, pos2};
    use rules::table::Language;

    #[test]
    fn each_column_of_a_page_fills_most_of_its_panel_and_no_more() {
        // Nobody's own texts.
        let options = Options {
            scratch: Some(std::env::temp_dir().join("voodoo-settings-of-nobody")),
            ..Options::default()
        };
        for language in Language::ALL {
            for (name, parts) in PAGES {
                let library = Library::open(&options, language);
                let mut screen = canvas((library, Vec::new()), move |pen, (library, high)| {
                    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1280.0, 720.0));
                    let plan = Plan::on(whole, 1.0);
                    let wide = (sheet(&plan).1 - INSET) / parts.len() as f32 - INSET;
                    assert!(wide > NARROWEST, "{name}: columns beside each other");
                    *high = parts
                        .iter()
                        .map(|part| {
                            let mut column = Column::new(&plan, library, 160.0, 0.0, wide);
                            part(&mut column, pen, &mut Settings::default());
                            column.y
                        })
                        .collect();
                });
                screen.run_steps(3);
                let high: &Vec<f32> = &screen.state().state.1;
                // Most of the panel; and the way back below it is clear of the longest.
                let [least, most] = [SHEET[1] * 0.6, SHEET[1] + 20.0];
                assert!(
                    high.iter().all(|high| (least..most).contains(high)),
                    "{language:?} {name}: {high:?}"
                );
            }
        }
    }
}
