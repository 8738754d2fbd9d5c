//! The credits: the makers of the game's parts.

use super::library::Library;
use crate::order::DrawSystems;
use crate::theme::canvas::{Canvas, Plan, edge, page, title, way_back};
use crate::theme::parchment::{parchment_shape, within_edge};
use crate::theme::{Pen, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Rect, Shape, Stroke, pos2};

/// The parts of the page, each with a heading and a text.
const PARTS: [&str; 5] = ["game", "icons", "fonts", "sound", "engine"];
/// The upper edge of the sheet on the plan.
const TOP: f32 = 92.0;
/// The distance of the text from the sheet's torn edge.
const INSET: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSystems).run_if(
            in_state(Screen::Credits)
                .and_then(in_state(Over::Nothing))
                .and_then(resource_exists::<Library>),
        ),
    );
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    canvas.paint("credits", "", |pen, plan| {
        let mut left = edge(plan);
        let below = page(pen, plan, "credits", 60.0, |pen, plan| {
            title(pen, plan, &library.say("ui-credits"));
            let sheet = sheet(pen, plan, &library);
            left = left.max(plan.across(within_edge(pen, sheet).left()));
            plan.down(sheet.bottom()) + 38.0
        });
        let back = library.say("ui-back");
        if way_back(pen, plan, (left, below), &back) || pen.targets.steps_back() {
            screen.set(Screen::Shelf);
        }
    })
}

/// Draws the sheet with all that is written on it, and returns its rectangle.
fn sheet(pen: &Pen, plan: &Plan, library: &Library) -> Rect {
    let (left, width) = (plan.left().max(140.0), plan.width().min(1000.0));
    // Laid under the text before it is known how high that is.
    let ground = pen.ui.painter().add(Shape::Noop);
    let edge = 60.0 * width / 1000.0;
    let room = plan.long(width - edge * 2.0);
    let mut y = plan.at(0.0, TOP + INSET).y;
    for part in PARTS {
        let id = format!("ui-credits-{part}");
        let at = pos2(plan.at(left + edge, 0.0).x, y);
        let font = plan.face(Typeface::Head, 20.0);
        let ink = palette::CARD_TEXT;
        let heading = pen.paragraph(at, room, font, ink, &library.say(&id));
        let under = heading.bottom() + plan.long(2.0);
        let rule = Stroke::new(1.0, palette::BRASS_DARK.gamma_multiply(0.6));
        pen.ui.painter().hline(at.x..=at.x + room, under, rule);
        let at = pos2(at.x, under + plan.long(6.0));
        let font = plan.face(Typeface::Plain, 17.5);
        let text = library.say(&format!("{id}.text"));
        let body = pen.paragraph(at, room, font, ink, &text);
        y = body.bottom() + plan.long(9.0);
    }
    let high = (plan.down(y) - TOP + INSET * 0.8).max(530.0);
    let sheet = plan.rect(left, TOP, width, high);
    let shape = parchment_shape(pen, sheet);
    pen.ui.painter().set(ground, shape);
    sheet
}
