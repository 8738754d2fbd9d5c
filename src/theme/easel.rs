//! What every screen is drawn with: the pen, and a plan of 1280 by 720 units in the middle of the canvas.

use super::Frame;
use super::{Face, Gallery, Pen, Targets, palette};
use crate::controls::Controls;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

/// Pen and canvas of a screen.
#[derive(SystemParam)]
pub struct Easel<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    frame: Res<'w, Frame>,
    gallery: Res<'w, Gallery>,
    targets: ResMut<'w, Targets>,
    controls: Res<'w, Controls>,
}

impl Easel<'_, '_> {
    /// Draws a screen under its name, with what it says first.
    pub fn draw(
        &mut self,
        name: &str,
        heading: &str,
        draw: impl FnOnce(&mut Pen, &Plan),
    ) -> Result {
        let ctx = self.contexts.ctx_mut()?.clone();
        self.targets.begin(name, heading, ctx.pixels_per_point());
        let canvas = self.frame.rect();
        let mut ui = egui::Ui::new(
            ctx,
            name.to_owned().into(),
            egui::UiBuilder::new()
                .layer_id(egui::LayerId::background())
                .max_rect(canvas),
        );
        let mut pen = Pen {
            ui: &mut ui,
            gallery: &self.gallery,
            targets: &mut self.targets,
            controls: &self.controls,
            wide: self.frame.wide,
        };
        draw(&mut pen, &Plan::on(canvas, self.frame.wide));
        Ok(())
    }
}

/// A plan of 1280 by 720 units, as large as the canvas allows and in its middle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// The whole canvas.
    pub canvas: Rect,
    corner: Pos2,
    unit: f32,
}

impl Plan {
    pub fn on(canvas: Rect, wide: bool) -> Self {
        let unit = if wide { 1.5 } else { 1.0 };
        Self {
            canvas,
            corner: canvas.center() - vec2(640.0, 360.0) * unit,
            unit,
        }
    }

    /// A point of the plan on the canvas.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.corner.x + x * self.unit, self.corner.y + y * self.unit)
    }

    /// A part of the plan on the canvas.
    pub fn rect(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit)
    }

    /// A length of the plan on the canvas.
    pub fn long(&self, length: f32) -> f32 {
        length * self.unit
    }

    /// A length on the canvas in units of the plan.
    pub fn units(&self, length: f32) -> f32 {
        length / self.unit
    }

    /// A typeface at a size of the plan.
    pub fn face(&self, face: Face, size: f32) -> egui::FontId {
        face.at(size * self.unit)
    }
}

/// A screen's title, in the middle of its upper edge.
pub fn title(pen: &Pen, plan: &Plan, y: f32, text: &str) {
    let font = plan.face(Face::Title, 46.0);
    let at = plan.at(640.0, y);
    let shade = Color32::from_black_alpha(170);
    let below = at + vec2(plan.long(-3.0), plan.long(4.0));
    pen.text(below, Align2::CENTER_CENTER, font.clone(), shade, text);
    let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, text);
    pen.aloud(drawn, text);
}

/// Lines of text in the middle of a width, cut after so many of them; where they came to lie. The point is the middle of
/// the first line's upper edge.
pub fn centred(
    pen: &Pen,
    top: Pos2,
    width: f32,
    lines: usize,
    font: egui::FontId,
    colour: Color32,
    text: &str,
) -> Rect {
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour, width);
    job.halign = egui::Align::Center;
    job.wrap.max_rows = lines;
    let galley = pen.ui.painter().layout_job(job);
    let rect = galley.rect.translate(top.to_vec2());
    pen.ui.painter().galley(top, galley, colour);
    pen.aloud(rect, text);
    rect
}

/// A sheet of parchment. It is there even before its picture is.
pub fn parchment(pen: &Pen, rect: Rect) {
    let sheet = rect.shrink(rect.height() * 0.035);
    pen.ui.painter().rect_filled(sheet, 6.0, palette::PARCHMENT);
    pen.picture("art/parchment", rect);
}
