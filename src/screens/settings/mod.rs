//! What can be set, page by page.

mod column;
mod pace;
mod reading;
mod sound;

pub(super) use column::Column;

use super::library::Library;
use crate::Over;
use crate::settings::{Kept, Settings};
use crate::theme::easel::{Easel, Plan, title};
use crate::theme::pen::Look;
use crate::theme::{Awake, Face, Pen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, Shape, vec2};

/// A part of a page, which stands in a column.
type Part = fn(&mut Column, &mut Pen, &mut Settings);

/// The pages: the id of each one's name, and its parts from left to right. Another page is a line.
const PAGES: &[(&str, &[Part])] = &[
    ("ui-settings-pace", &[pace::how, pace::how_calm]),
    (
        "ui-settings-reading",
        &[reading::language, reading::in_words],
    ),
    ("ui-settings-sound", &[sound::volumes, sound::captions]),
];

/// Where the pages lie on the plan: left, top, width, least height.
const SHEET: [f32; 4] = [120.0, 138.0, 1040.0, 432.0];
/// The room within a page's edge.
const INSET: f32 = 32.0;

/// The page that is open.
#[derive(Resource, Default)]
struct Open(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>().add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Over::Settings).and_then(resource_exists::<Library>)),
    );
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    kept: Res<Kept>,
    mut open: ResMut<Open>,
    mut settings: ResMut<Settings>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let mut set = settings.clone();
    easel.draw("settings", "", |pen, plan| {
        let shade = Color32::from_black_alpha(190);
        pen.ui.painter().rect_filled(plan.canvas, 0.0, shade);
        title(pen, plan, 44.0, &library.say("ui-settings"));
        if tabs(pen, plan, &library, &mut open) {
            over.set(Over::Keys);
            awake.stir();
        }
        let bottom = page(pen, plan, &library, PAGES[open.0].1, &mut set);
        if let Some((why, aside)) = &kept.trouble {
            let values = [
                ("why", why.as_str().into()),
                ("aside", aside.display().to_string().into()),
            ];
            let text = library.fill("ui-settings-trouble", &values);
            let rect = plan.rect(140.0, bottom + 14.0, 1000.0, 46.0);
            super::shelf::warning(pen, rect, &text);
        }
        let back = library.say("ui-back");
        let font = plan.face(Face::Bold, 16.0);
        let rect = plan.rect(540.0, bottom + 74.0, 200.0, 44.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        if hit.clicked || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
    })?;
    if settings.set_if_neq(set) {
        awake.stir();
    }
    Ok(())
}

/// A button a page, side by side, and one for the page of keys, which needs all the room; whether that is asked for.
fn tabs(pen: &mut Pen, plan: &Plan, library: &Library, open: &mut Open) -> bool {
    let ids = PAGES.iter().map(|(id, _)| *id).chain(["ui-keys"]);
    let names: Vec<String> = ids.map(|id| library.say(id)).collect();
    let [left, _, width, _] = SHEET;
    let mut row = Column::new(plan, library, left, 86.0, width);
    let picked = row.one_of(pen, &names, open.0).unwrap_or(open.0);
    if picked == PAGES.len() {
        return true;
    }
    open.0 = picked;
    false
}

/// The parts of a page beside each other, on a panel that is as high as they need; where it ends on the plan.
fn page(pen: &mut Pen, plan: &Plan, library: &Library, parts: &[Part], set: &mut Settings) -> f32 {
    let [left, top, width, least] = SHEET;
    let count = parts.len() as f32;
    let room = (width - INSET * (count + 1.0)) / count;
    // Laid under its parts before it is known how high they are.
    let ground = pen.ui.painter().add(Shape::Noop);
    let mut bottom = top + least;
    for (place, part) in parts.iter().enumerate() {
        let x = left + INSET + (room + INSET) * place as f32;
        let mut column = Column::new(plan, library, x, top + 26.0, room);
        part(&mut column, pen, set);
        bottom = bottom.max(column.y + 14.0);
    }
    let size = vec2(width, bottom - top);
    let panel = Pen::panel_shape(plan.rect(left, top, size.x, size.y));
    pen.ui.painter().set(ground, panel);
    bottom
}
