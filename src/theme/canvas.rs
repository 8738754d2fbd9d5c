//! The canvas of every screen, with a plan of 1280 by 720 units in its middle.

use super::Frame;
use super::buttons::Look;
use super::{Gallery, Pen, Targets, Typeface, palette};
use crate::controls::Controls;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, Pos2, Rect, Shape, pos2, vec2};

pub use super::title::{title, title_at};

/// The upper edge of a screen's foot on a canvas that holds the whole plan, in units of the plan.
pub const FOOT: f32 = 660.0;
/// The distance by which a screen begins higher if the canvas does not hold the whole plan, in units of the plan.
const RAISED: f32 = 20.0;

/// The parameters of a system that draws a screen.
#[derive(SystemParam)]
pub struct Canvas<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    frame: Res<'w, Frame>,
    gallery: Res<'w, Gallery>,
    targets: ResMut<'w, Targets>,
    controls: Res<'w, Controls>,
}

impl Canvas<'_, '_> {
    /// Draws a screen with a name, and a heading for screen readers.
    ///
    /// A screen that tells how far down it reaches fits any width and scrolls down. One that does not has all 1280 by 720 units
    /// of the plan, and scrolls both ways if the canvas is smaller.
    pub fn draw<R: Reach>(
        &mut self,
        name: &str,
        heading: &str,
        draw: impl FnOnce(&mut Pen, &Plan) -> R,
    ) -> Result {
        self.paint(name, heading, |pen, plan| {
            if R::FLOWS || plan.is_whole() {
                let ground = palette::WALNUT;
                roll(pen, plan, name, ground, |pen, plan| {
                    draw(pen, plan).bottom()
                });
                return;
            }
            pen.scroll(plan.canvas, name, palette::WALNUT, |pen| {
                let corner = pen.ui.max_rect().min;
                draw(pen, &Plan { corner, ..*plan });
                vec2(1280.0, 720.0) * plan.unit
            });
        })
    }

    /// Draws a screen that keeps something in sight while a [`page`] of it scrolls.
    pub fn paint(
        &mut self,
        name: &str,
        heading: &str,
        paint: impl FnOnce(&mut Pen, &Plan),
    ) -> Result {
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

/// The lower end of a screen on its plan.
pub trait Reach {
    /// True if the screen tells it.
    const FLOWS: bool;
    /// Returns the lower end, in units of the plan.
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

/// Draws a page that fits any width on a plan; `draw` returns its lower end. If that is below the canvas, the page scrolls, and
/// fades into its ground at the edges.
pub fn roll(
    pen: &mut Pen,
    plan: &Plan,
    id: &str,
    ground: Color32,
    draw: impl FnOnce(&mut Pen, &Plan) -> f32,
) {
    roll_in(pen, plan, plan.canvas, (id, ground), draw);
}

fn roll_in(
    pen: &mut Pen,
    plan: &Plan,
    area: Rect,
    (id, ground): (&str, Color32),
    draw: impl FnOnce(&mut Pen, &Plan) -> f32,
) {
    pen.scroll(area, id, ground, |pen| {
        let top = pen.ui.max_rect().top();
        let down = vec2(0.0, top - area.top());
        let plan = Plan {
            corner: plan.corner + down,
            ..*plan
        };
        let bottom = plan.at(0.0, draw(pen, &plan)).y;
        // A page that ends at the area's end, but for a rounding, needs no bar.
        vec2(area.width(), bottom - top - 0.5)
    });
}

/// Draws a screen's page above its foot, which has this height, and returns where the foot begins on the plan.
///
/// `draw` returns the lower end of the page. The foot begins there, or at the usual place of all screens if that is farther
/// down. Without room for both, the foot lies at the lower edge, and the page scrolls above it.
pub fn page(
    pen: &mut Pen,
    plan: &Plan,
    id: &str,
    foot: f32,
    draw: impl FnOnce(&mut Pen, &Plan) -> f32,
) -> f32 {
    let raised = plan.raised();
    let up = -plan.down(raised.corner.y);
    let lowest = plan.down(plan.canvas.bottom()) - foot;
    let area = plan.canvas.with_max_y(plan.at(0.0, lowest).y);
    let mut end = 0.0;
    roll_in(pen, &raised, area, (id, palette::WALNUT), |pen, plan| {
        end = draw(pen, plan);
        end
    });
    let begins = if plan.is_whole() {
        end.max(FOOT)
    } else {
        end - up
    };
    if begins > lowest + 2.5 {
        // The foot lies in the shade of what rolls under its edge.
        let shade = [palette::WALNUT, Color32::TRANSPARENT];
        let below = plan.canvas.with_min_y(area.bottom());
        let shade = Shape::gradient_rect(below, egui::Direction::TopDown, shade);
        pen.ui.painter().add(shade);
    }
    begins.min(lowest)
}

/// A plan of 1280 by 720 units in the middle of the canvas.
///
/// If the interface is large, the canvas has fewer units: from `left` to `right`, and from 0 down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// The rectangle of the whole canvas.
    pub canvas: Rect,
    corner: Pos2,
    unit: f32,
}

impl Plan {
    /// Returns the plan on a canvas, with so many canvas units for one of the plan.
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

    /// Returns whether the canvas holds the whole plan.
    pub fn is_whole(&self) -> bool {
        let room = self.canvas.size() / self.unit;
        room.x > 1279.0 && room.y > 719.0
    }

    /// Returns whether there is room for things side by side, as on 1280 units.
    pub fn is_wide(&self) -> bool {
        self.width() > 1279.0
    }

    /// Returns the width that things can have, in units of the plan.
    pub fn width(&self) -> f32 {
        (self.canvas.width() / self.unit).min(1280.0)
    }

    /// Returns the height of the canvas, in units of the plan.
    pub fn height(&self) -> f32 {
        self.canvas.height() / self.unit
    }

    /// Returns the left end of the room for things, in units of the plan.
    pub fn left(&self) -> f32 {
        640.0 - self.width() / 2.0
    }

    /// Returns the right end of the room for things, in units of the plan.
    pub fn right(&self) -> f32 {
        640.0 + self.width() / 2.0
    }

    /// Returns the plan scaled, and moved so that its first point lies where its second one lies now.
    pub fn moved(&self, times: f32, from: (f32, f32), to: (f32, f32)) -> Self {
        let unit = self.unit * times;
        Self {
            corner: self.at(to.0, to.1) - vec2(from.0, from.1) * unit,
            unit,
            ..*self
        }
    }

    /// Returns the plan, a little higher if the canvas does not hold all of it.
    pub fn raised(&self) -> Self {
        if self.is_whole() {
            *self
        } else {
            self.moved(1.0, (0.0, RAISED), (0.0, 0.0))
        }
    }

    /// Returns where a point of the plan lies on the canvas.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.corner.x + x * self.unit, self.corner.y + y * self.unit)
    }

    /// Returns where a rectangle of the plan lies on the canvas.
    pub fn rect(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit)
    }

    /// Returns a length of the plan in units of the canvas.
    pub fn long(&self, length: f32) -> f32 {
        length * self.unit
    }

    /// Returns a length on the canvas in units of the plan.
    pub fn units(&self, length: f32) -> f32 {
        length / self.unit
    }

    /// Returns the x coordinate on the plan of something on the canvas.
    pub fn across(&self, x: f32) -> f32 {
        (x - self.corner.x) / self.unit
    }

    /// Returns the y coordinate on the plan of something on the canvas.
    pub fn down(&self, y: f32) -> f32 {
        (y - self.corner.y) / self.unit
    }

    /// Returns a typeface at a size in units of the plan.
    pub fn face(&self, face: Typeface, size: f32) -> egui::FontId {
        face.at(size * self.unit)
    }
}

/// Draws the table's wood, which lies behind every screen, over whatever is there.
pub fn wood(pen: &Pen, canvas: Rect) {
    pen.ui.painter().rect_filled(canvas, 0.0, palette::WALNUT);
    if let Some((_, size)) = pen.gallery.panel("art/table") {
        let cover = (canvas.size() / size).max_elem();
        let whole = Rect::from_center_size(canvas.center(), size * cover);
        pen.picture("art/table", whole);
    }
}

/// Returns the left edge of things that take the whole width, in units of the plan.
pub fn edge(plan: &Plan) -> f32 {
    if plan.is_whole() {
        40.0
    } else {
        plan.left() + 12.0
    }
}

/// The width of the button that leads back from a page.
pub const WAY_BACK: f32 = 200.0;

/// Draws the button that leads out of a screen, at a point of the plan, and returns whether it was clicked.
pub fn way_back(pen: &mut Pen, plan: &Plan, (left, y): (f32, f32), text: &str) -> bool {
    let rect = plan.rect(left, y, WAY_BACK, 44.0);
    let font = plan.face(Typeface::Bold, 16.0);
    pen.button_in(rect, text, text, font, Look::Plain).clicked
}

/// Draws at most so many lines of text in the middle of a width, and returns their rectangle. The point is the middle of the
/// first line's upper edge.
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

#[cfg(test)]
mod tests {
    use super::super::trial::{TestCanvas, canvas};
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    /// Returns a page of buttons that ends so far down, above a way back, on a canvas with so many units for one of the plan.
    fn footed(unit: f32, end: f32) -> Harness<'static, TestCanvas<()>> {
        let mut screen = canvas((), move |pen, _| {
            let whole = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let plan = Plan::on(whole, unit);
            let below = page(pen, &plan, "page", 60.0, |pen, plan| {
                title(pen, plan, "A page");
                let mut y = 80.0;
                while y + 40.0 < end {
                    let text = format!("So far down: {y}");
                    let font = plan.face(Typeface::Bold, 16.0);
                    let rect = plan.rect(540.0, y, 200.0, 36.0);
                    let _ = pen.button_in(rect, &text, &text, font, Look::Plain);
                    y += 40.0;
                }
                end
            });
            let _ = way_back(pen, &plan, (edge(&plan), below), "Back");
        });
        screen.run_steps(3);
        screen
    }

    #[test]
    fn the_way_back_is_in_sight_however_long_a_page_is_and_the_page_rolls_above_it() {
        for (unit, end, top) in [
            (1.0, 660.0, 660.0),
            (2.0, 200.0, 360.0),
            (2.0, 900.0, 600.0),
        ] {
            let screen = footed(unit, end);
            let back = screen.get_by_label("Back").rect();
            assert!((back.top() - top).abs() < 0.1, "{unit} {end}: {back}");
        }
        let mut screen = footed(2.0, 900.0);
        screen.state_mut().targets.lay("So far down: 840");
        screen.run_steps(8);
        let last = screen.get_by_label("So far down: 840").rect();
        let back = screen.get_by_label("Back").rect();
        assert!(last.bottom() <= back.top(), "{last} under {back}");
    }
}
