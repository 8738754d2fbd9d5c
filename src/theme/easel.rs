//! What every screen is drawn with: the pen, and a plan of 1280 by 720 units in the middle of the canvas.

use super::Frame;
use super::buttons::Look;
use super::{Face, Gallery, Pen, Targets, palette};
use crate::controls::Controls;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, Pos2, Rect, Shape, pos2, vec2};

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
    /// Draws a screen under its name, with what it says first. One that tells how far down it reaches finds its place in
    /// any width, and scrolls where that is farther than the canvas. Of one that does not, all 1280 by 720 units are there:
    /// it scrolls both ways where the interface is so large that the canvas cannot hold them.
    pub fn draw<R: Reach>(
        &mut self,
        name: &str,
        heading: &str,
        draw: impl FnOnce(&mut Pen, &Plan) -> R,
    ) -> Result {
        self.paint(name, heading, |pen, plan| {
            if R::FLOWS || plan.is_whole() {
                roll(pen, plan, name, |pen, plan| draw(pen, plan).bottom());
                return;
            }
            pen.scroll(plan.canvas, name, |pen| {
                let corner = pen.ui.max_rect().min;
                draw(pen, &Plan { corner, ..*plan });
                vec2(1280.0, 720.0) * plan.unit
            });
        })
    }

    fn paint(&mut self, name: &str, heading: &str, paint: impl FnOnce(&mut Pen, &Plan)) -> Result {
        let ctx = self.contexts.ctx_mut()?.clone();
        self.targets.begin(name, heading, ctx.pixels_per_point());
        let mut ui = self.frame.ui(ctx, name);
        let mut pen = self
            .frame
            .pen(&mut ui, &self.gallery, &mut self.targets, &self.controls);
        let plan = Plan::on(self.frame.rect(), self.frame.plan);
        paint(&mut pen, &plan);
        Ok(())
    }
}

/// How far down on its plan a screen reaches.
pub trait Reach {
    /// Whether it tells.
    const FLOWS: bool;
    /// Where it ends.
    fn bottom(self) -> f32;
}

impl Reach for f32 {
    const FLOWS: bool = true;

    fn bottom(self) -> f32 {
        self
    }
}

impl Reach for () {
    const FLOWS: bool = false;

    fn bottom(self) -> f32 {
        720.0
    }
}

/// Draws what finds its place in any width on a plan, and tells how far down it reaches: it scrolls where that is farther
/// than the canvas.
pub fn roll(pen: &mut Pen, plan: &Plan, id: &str, draw: impl FnOnce(&mut Pen, &Plan) -> f32) {
    pen.scroll(plan.canvas, id, |pen| {
        let top = pen.ui.max_rect().top();
        let down = vec2(0.0, top - plan.canvas.top());
        let plan = Plan {
            corner: plan.corner + down,
            ..*plan
        };
        let bottom = plan.at(0.0, draw(pen, &plan)).y;
        vec2(plan.canvas.width(), bottom - top)
    });
}

/// A plan of 1280 by 720 units in the middle of the canvas. Where the interface is large, the canvas has fewer: from
/// `left` to `right`, and from 0 down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// The whole canvas.
    pub canvas: Rect,
    corner: Pos2,
    unit: f32,
}

impl Plan {
    /// The plan on a canvas that has so many units for one of the plan.
    pub fn on(canvas: Rect, unit: f32) -> Self {
        let high = (canvas.height() / unit).max(720.0);
        let top = canvas.center().y - 360.0 * unit;
        Self {
            canvas,
            corner: pos2(
                canvas.center().x - 640.0 * unit,
                if high > 720.0 {
                    top
                } else {
                    top.max(canvas.top())
                },
            ),
            unit,
        }
    }

    /// Whether the canvas holds all of it.
    pub fn is_whole(&self) -> bool {
        let room = self.canvas.size() / self.unit;
        room.x > 1279.0 && room.y > 719.0
    }

    /// Whether things find room side by side, as on 1280 units.
    pub fn is_wide(&self) -> bool {
        self.width() > 1279.0
    }

    /// How wide things can be, in units of the plan.
    pub fn width(&self) -> f32 {
        (self.canvas.width() / self.unit).min(1280.0)
    }

    /// How high the canvas is, in units of the plan.
    pub fn height(&self) -> f32 {
        self.canvas.height() / self.unit
    }

    /// Where the room for things begins, in units of the plan.
    pub fn left(&self) -> f32 {
        640.0 - self.width() / 2.0
    }

    /// Where it ends.
    pub fn right(&self) -> f32 {
        640.0 + self.width() / 2.0
    }

    /// The same plan, so many times as large and moved so that its first point lies where its second one is here.
    pub fn moved(&self, times: f32, from: (f32, f32), to: (f32, f32)) -> Self {
        let unit = self.unit * times;
        Self {
            corner: self.at(to.0, to.1) - vec2(from.0, from.1) * unit,
            unit,
            ..*self
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

/// The table's wood, as it lies behind every screen, over whatever lies there now.
pub fn wood(pen: &Pen, canvas: Rect) {
    pen.ui.painter().rect_filled(canvas, 0.0, palette::WALNUT);
    if let Some((_, size)) = pen.gallery.panel("art/table") {
        let cover = (canvas.size() / size).max_elem();
        let whole = Rect::from_center_size(canvas.center(), size * cover);
        pen.picture("art/table", whole);
    }
}

/// The button that leads back out of a screen, at its left, so far down on the plan; whether it is clicked.
pub fn way_back(pen: &mut Pen, plan: &Plan, y: f32, text: &str) -> bool {
    let left = if plan.is_whole() {
        40.0
    } else {
        plan.left() + 12.0
    };
    let rect = plan.rect(left, y, 200.0, 44.0);
    let font = plan.face(Face::Bold, 16.0);
    pen.button_in(rect, text, text, font, Look::Plain).clicked
}

/// A screen's title, in the middle of its upper edge.
pub fn title(pen: &Pen, plan: &Plan, y: f32, text: &str) {
    let most = plan.long(plan.width() - 40.0);
    let large = plan.long(46.0 * (plan.width() / 1280.0).max(0.7));
    let long = pen.wide_as(text, Face::Title.at(large));
    let font = Face::Title.at(large * (most / long).min(1.0));
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
    pen.ui.painter().add(parchment_shape(pen, rect));
}

/// A sheet of parchment, for whoever knows only later how large it is.
pub fn parchment_shape(pen: &Pen, rect: Rect) -> Shape {
    let picture = pen.gallery.panel("art/parchment");
    let scale = picture.map_or(1.0, |(_, full)| (rect.size() / full).min_elem());
    // Inside of its torn edge on all sides.
    let sheet = rect.shrink(27.0 * scale);
    let ground = Shape::rect_filled(sheet, 6.0, palette::PARCHMENT);
    let picture = picture.map(|(texture, full)| framed(texture, full, rect, scale));
    Shape::Vec([Some(ground), picture].into_iter().flatten().collect())
}

/// How far a sheet's torn edge, its frame and the curls of its corners reach in, in units of its drawing.
const EDGE: f32 = 72.0;

/// A picture laid into a sheet of any shape, whose edges and corners keep theirs.
fn framed(texture: egui::TextureId, full: egui::Vec2, rect: Rect, scale: f32) -> Shape {
    let stops = |low: f32, high: f32, edge: f32| [low, low + edge, high - edge, high];
    let edge = EDGE * scale;
    let across = stops(rect.left(), rect.right(), edge);
    let down = stops(rect.top(), rect.bottom(), edge);
    let [u, v] = [full.x, full.y].map(|long| stops(0.0, 1.0, EDGE / long));
    let mut mesh = egui::Mesh::with_texture(texture);
    for row in 0..3 {
        for column in 0..3 {
            let part = |x: &[f32; 4], y: &[f32; 4]| {
                Rect::from_min_max(pos2(x[column], y[row]), pos2(x[column + 1], y[row + 1]))
            };
            mesh.add_rect_with_uv(part(&across, &down), part(&u, &v), palette::OWN);
        }
    }
    Shape::mesh(mesh)
}
