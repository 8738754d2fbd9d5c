//! Scroll areas, which fade at the edges where they go on.

use super::{Pen, palette};
use bevy_egui::egui::{
    Color32, Direction, Mesh, Painter, Rect, ScrollArea, Shape, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// The depth of the edge in which scrolled things fade out, in units.
const DEEP: f32 = 34.0;
/// Grounds with a grain of their own.
const GRAINED: [Color32; 2] = [palette::PARCHMENT, palette::WALNUT];
/// The distance of bars on a sheet of parchment from its upper and lower edge, in units of the plan.
const CURL: f32 = 16.0;

impl Pen<'_> {
    /// Draws in an area that scrolls: by the wheel, to the keyboard's cursor, and page by page.
    ///
    /// `draw` begins at the corner of its `max_rect` and returns its size. At edges where it goes on it fades into its ground.
    pub fn scroll(
        &mut self,
        area: Rect,
        id: &str,
        ground: Color32,
        draw: impl FnOnce(&mut Pen) -> Vec2,
    ) {
        self.scroll_by(area, id, (ground, true), draw);
    }

    /// Draws in an area that scrolls beside a page, and so leaves the keys that turn pages to that.
    pub fn scroll_aside(
        &mut self,
        area: Rect,
        id: &str,
        ground: Color32,
        draw: impl FnOnce(&mut Pen) -> Vec2,
    ) {
        self.scroll_by(area, id, (ground, false), draw);
    }

    fn scroll_by(
        &mut self,
        area: Rect,
        id: &str,
        (ground, pages): (Color32, bool),
        draw: impl FnOnce(&mut Pen) -> Vec2,
    ) {
        let Pen {
            gallery,
            targets,
            controls,
            wide,
            plan,
            ..
        } = self;
        let builder = UiBuilder::new().max_rect(area).id_salt(id);
        self.ui.scope_builder(builder, |ui| {
            ui.set_clip_rect(area.intersect(ui.clip_rect()));
            let mut bars = area;
            if ground == palette::PARCHMENT {
                in_ink(ui);
                // Clear of the curls in a sheet's corners.
                bars = area.shrink2(vec2(0.0, CURL * *plan));
            }
            ScrollArea::both()
                .id_salt(id)
                .auto_shrink([false, false])
                .scroll_bar_rect(bars)
                .show(ui, |ui| {
                    let mut pen = Pen {
                        ui,
                        gallery,
                        targets,
                        controls,
                        wide: *wide,
                        plan: *plan,
                    };
                    let corner = pen.ui.max_rect().min;
                    let size = draw(&mut pen);
                    // Not below what has been drawn, as a least size would be.
                    let drawn = Rect::from_min_size(corner, size);
                    pen.ui.expand_to_include_rect(drawn);
                    let hidden = [area.top() - drawn.top(), drawn.bottom() - area.bottom()];
                    roll_under(pen.ui.painter(), area, ground, hidden);
                    if pages && size.y > area.height() + 1.0 {
                        pen.turn_pages(area.height());
                    }
                });
        });
    }

    /// Scrolls the area by the pages that keys turn, if this much of it shows, and returns whether they turn any.
    pub fn turn_pages(&mut self, shown: f32) -> bool {
        let by = self.targets.pages() * shown * 0.8;
        if by != 0.0 {
            self.ui.scroll_with_delta(vec2(0.0, -by));
        }
        by != 0.0
    }
}

/// Fades scrolled things into their ground at the upper and lower edge of an area, the more of them is hidden beyond.
///
/// On wood and parchment, whose grain would show, a shadow is drawn instead.
pub fn roll_under(painter: &Painter, area: Rect, ground: Color32, hidden: [f32; 2]) {
    let deep = DEEP.min(area.height() * 0.25);
    for (down, hidden) in [(true, hidden[0]), (false, hidden[1])] {
        let strength = (hidden / deep).clamp(0.0, 1.0);
        if strength <= 0.0 {
            continue;
        }
        if GRAINED.contains(&ground) {
            painter.add(shadow(area, down, strength));
            continue;
        }
        // Near the edge hardly anything is seen: letters that are cut there would be read.
        let [edge, middle, end] =
            [1.0, 0.8, 0.0].map(|part| ground.gamma_multiply(part * strength));
        for (from, shades) in [(0.0, [edge, middle]), (deep / 2.0, [middle, end])] {
            let (span, way) = if down {
                let top = area.top() + from;
                (top..=top + deep / 2.0, Direction::TopDown)
            } else {
                let bottom = area.bottom() - from;
                (bottom - deep / 2.0..=bottom, Direction::BottomUp)
            };
            let strip = Rect::from_x_y_ranges(area.x_range(), span);
            painter.add(Shape::gradient_rect(strip, way, shades));
        }
    }
}

/// Returns the shadow of an edge under which something scrolls. Its ends fade, so that they do not show on a lighter ground.
fn shadow(area: Rect, down: bool, strength: f32) -> Shape {
    const DARK: f32 = 0.5;
    const LOW: f32 = 12.0;
    let (edge, inside) = if down {
        (area.top(), area.top() + LOW)
    } else {
        (area.bottom(), area.bottom() - LOW)
    };
    let end = LOW.min(area.width() / 2.0);
    let across = [
        (area.left(), 0.0),
        (area.left() + end, 1.0),
        (area.right() - end, 1.0),
        (area.right(), 0.0),
    ];
    let mut mesh = Mesh::default();
    for (number, (x, part)) in across.into_iter().enumerate() {
        let dark = Color32::from_black_alpha((255.0 * DARK * strength * part) as u8);
        mesh.colored_vertex(pos2(x, edge), dark);
        mesh.colored_vertex(pos2(x, inside), Color32::TRANSPARENT);
        if let Some(left) = number.checked_sub(1) {
            let first = 2 * left as u32;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    mesh.into()
}

/// Gives scroll bars the ink of parchment.
fn in_ink(ui: &mut Ui) {
    let visuals = ui.visuals_mut();
    visuals.extreme_bg_color = palette::CARD_FAINT;
    let widgets = &mut visuals.widgets;
    widgets.inactive.fg_stroke.color = palette::CARD_FAINT;
    widgets.hovered.fg_stroke.color = palette::CARD_TEXT;
    widgets.active.fg_stroke.color = palette::CARD_TEXT;
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas_each;
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, MouseWheelUnit, Pos2, TouchPhase};

    /// Returns the upper edge of a page so high in an area of 200 by 100, before and after the wheel has turned.
    fn tops(high: f32) -> (f32, f32) {
        let mut screen = canvas_each(1.0 / 30.0, f32::NAN, move |pen, top| {
            let area = Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0));
            pen.scroll(area, "page", palette::WALNUT, |pen| {
                *top = pen.ui.max_rect().top();
                // A widget that takes its place moves on what comes after it.
                pen.ui.allocate_space(vec2(180.0, 80.0));
                vec2(200.0, high)
            });
        });
        screen.event(Event::PointerMoved(pos2(50.0, 50.0)));
        screen.step();
        let before = screen.state().state;
        screen.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -40.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        screen.run_steps(25);
        (before, screen.state().state)
    }

    #[test]
    fn a_page_scrolls_where_it_is_higher_than_its_place_and_only_there() {
        let (before, after) = tops(95.0);
        assert!((before - after).abs() < 0.01, "{before} {after}");
        let (before, after) = tops(200.0);
        assert!(after < before - 10.0, "{before} {after}");
    }

    /// Returns the number of shades that are laid over an area on a ground, with so much hidden beyond its edges.
    fn shades(ground: Color32, hidden: [f32; 2]) -> usize {
        let mut screen = canvas_each(0.1, 0, move |pen, laid| {
            let painter = pen.ui.painter();
            let shapes = || {
                let mut all = 0;
                painter.for_each_shape(|_| all += 1);
                all
            };
            let before = shapes();
            let area = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 200.0));
            roll_under(painter, area, ground, hidden);
            *laid = shapes() - before;
        });
        screen.run_steps(3);
        screen.state().state
    }

    #[test]
    fn what_rolls_fades_away_at_the_edges_beyond_which_it_goes_on_and_only_there() {
        for (ground, each) in [(palette::PANEL_SOLID, 2), (palette::WALNUT, 1)] {
            assert_eq!(shades(ground, [0.0, 0.0]), 0);
            assert_eq!(shades(ground, [5.0, 0.0]), each);
            assert_eq!(shades(ground, [5.0, 90.0]), 2 * each);
        }
    }
}
