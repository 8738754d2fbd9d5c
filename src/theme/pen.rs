//! The pen that panels are drawn with: text in the typefaces, pictures, panels, buttons.

use super::{Gallery, Targets, palette};
use crate::controls::Controls;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, LayerId, Order, Pos2, Rect, Response,
    ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// A typeface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Phases and scores.
    Title,
    /// Titles of cards and panels.
    Head,
    /// Names.
    Bold,
    /// Everything else.
    Plain,
}

impl Face {
    /// The typeface at a size.
    #[must_use]
    pub fn at(self, size: f32) -> FontId {
        let family = match self {
            Self::Title => FontFamily::Name("title".into()),
            Self::Head => FontFamily::Name("head".into()),
            Self::Bold => FontFamily::Name("bold".into()),
            Self::Plain => FontFamily::Proportional,
        };
        FontId::new(size, family)
    }
}

/// How small text may get, of its usual size, before it is cut.
const SMALLEST: f32 = 0.75;

/// Draws on a part of the screen.
pub struct Pen<'a> {
    /// Where it draws.
    pub ui: &'a mut Ui,
    /// Its pictures.
    pub gallery: &'a Gallery,
    /// What can be clicked.
    pub targets: &'a mut Targets,
    /// What asks for what, for hints.
    pub controls: &'a Controls,
    /// Whether there is room for the large sizes.
    pub wide: bool,
    /// Units of the canvas in a unit of the plan.
    pub plan: f32,
}

impl Pen<'_> {
    /// One of two sizes, by the room there is.
    #[must_use]
    pub fn pick<T>(&self, compact: T, wide: T) -> T {
        if self.wide { wide } else { compact }
    }

    /// Draws in an area that scrolls, by the wheel, to where the keyboard's cursor goes, and page by page. What is drawn
    /// begins at the corner of its `max_rect` and tells how large it is.
    pub fn scroll(&mut self, area: Rect, id: &str, draw: impl FnOnce(&mut Pen) -> Vec2) {
        self.scroll_by(area, id, true, draw);
    }

    /// The same for what stands beside a page: not page by page, or it would take them from that.
    pub fn scroll_aside(&mut self, area: Rect, id: &str, draw: impl FnOnce(&mut Pen) -> Vec2) {
        self.scroll_by(area, id, false, draw);
    }

    fn scroll_by(
        &mut self,
        area: Rect,
        id: &str,
        pages: bool,
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
            ScrollArea::both()
                .id_salt(id)
                .auto_shrink([false, false])
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
                    if pages && size.y > area.height() + 1.0 {
                        pen.turn_pages(area.height());
                    }
                });
        });
    }

    /// Rolls the area that is drawn in, of which so much shows, by the pages that keys turn; whether they turn any.
    pub fn turn_pages(&mut self, shown: f32) -> bool {
        let by = self.targets.pages() * shown * 0.8;
        if by != 0.0 {
            self.ui.scroll_with_delta(vec2(0.0, -by));
        }
        by != 0.0
    }

    /// How wide a line of text is.
    #[must_use]
    pub fn wide_as(&self, text: &str, font: FontId) -> f32 {
        let painter = self.ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), font, palette::TEXT);
        galley.size().x
    }

    /// A line of text; where it came to lie.
    pub fn text(
        &self,
        at: Pos2,
        align: Align2,
        font: FontId,
        colour: Color32,
        text: impl ToString,
    ) -> Rect {
        self.ui.painter().text(at, align, text, font, colour)
    }

    /// Text with an edge in another colour, for grounds that are here as light as it and there as dark.
    pub fn edged(
        &self,
        at: Pos2,
        align: Align2,
        font: FontId,
        [colour, edge]: [Color32; 2],
        text: impl ToString,
    ) -> Rect {
        let painter = self.ui.painter();
        let galley = painter.layout_no_wrap(text.to_string(), font, colour);
        let rect = align.anchor_size(at, galley.size());
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            let at = rect.min + vec2(x, y);
            painter.galley_with_override_text_color(at, galley.clone(), edge);
        }
        painter.galley(rect.min, galley, colour);
        rect
    }

    /// A word with its picture before it, that ends at a point; where both came to lie.
    pub fn sign(&self, end: Pos2, font: FontId, tint: Color32, icon: &str, word: &str) -> Rect {
        let size = font.size * 1.375;
        let drawn = self.text(end, Align2::RIGHT_CENTER, font, tint, word);
        let at = drawn.left_center() - vec2(size * 0.82, 0.0);
        self.icon(icon, at, size, tint);
        drawn.union(Rect::from_center_size(at, vec2(size, size)))
    }

    /// A line of text that is cut to a width.
    pub fn line(&self, at: Pos2, width: f32, font: FontId, colour: Color32, text: &str) -> Rect {
        self.lines(at, (width, 1), font, colour, text)
    }

    /// Text that is cut to a width and so many lines.
    pub fn lines(
        &self,
        at: Pos2,
        (width, lines): (f32, usize),
        font: FontId,
        colour: Color32,
        text: &str,
    ) -> Rect {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour, width);
        job.wrap.max_rows = lines;
        job.wrap.break_anywhere = lines == 1;
        let galley = self.ui.painter().layout_job(job);
        let rect = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, colour);
        rect
    }

    /// A line of text in the middle of a place's height, smaller where the place is narrow, and cut where it is too narrow
    /// even so; where it came to lie.
    pub fn fitted(&self, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
        let lay = |size: f32| {
            let font = FontId::new(font.size * size, font.family.clone());
            let mut job =
                egui::text::LayoutJob::simple(text.to_owned(), font, colour, place.width());
            job.wrap.max_rows = 1;
            job.wrap.break_anywhere = true;
            self.ui.painter().layout_job(job)
        };
        let mut galley = lay(1.0);
        for size in [0.92, 0.84, SMALLEST] {
            if galley.elided {
                galley = lay(size);
            }
        }
        let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
        let drawn = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, colour);
        drawn
    }

    /// Text over several lines; where it came to lie.
    pub fn paragraph(
        &self,
        at: Pos2,
        width: f32,
        font: FontId,
        colour: Color32,
        text: &str,
    ) -> Rect {
        let galley = self
            .ui
            .painter()
            .layout(text.to_owned(), font, colour, width);
        let rect = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, colour);
        self.aloud(rect, text);
        rect
    }

    /// Whoever opened what lies over the rest by keys goes on in it. Goes last of all that is drawn of it.
    pub fn enter(&mut self) {
        self.enter_on(None);
    }

    /// The same, on the thing of this label rather than the first.
    pub fn enter_on(&mut self, label: Option<&str>) {
        if self.targets.enter(label) {
            self.ui.ctx().request_repaint();
        }
    }

    /// Lets a screen reader find a text that is drawn.
    pub fn aloud(&self, rect: Rect, text: &str) -> Response {
        let place = [rect.min.x, rect.min.y].map(|at| at as i32);
        let id = egui::Id::new(("aloud", text, place));
        let response = self.ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        response
    }

    /// A picture in a square round a point, tinted.
    pub fn icon(&self, name: &str, centre: Pos2, size: f32, tint: Color32) {
        if let Some((texture, full)) = self.gallery.panel(name) {
            let fit = full * (size / full.x.max(full.y));
            self.ui.painter().image(
                texture,
                Rect::from_center_size(centre, fit),
                full_uv(),
                tint,
            );
        }
    }

    /// A picture in its own colours.
    pub fn art(&self, name: &str, centre: Pos2, size: f32) {
        self.icon(name, centre, size, palette::OWN);
    }

    /// A picture of a width, turned clockwise by an angle round its middle.
    pub fn turned(&self, name: &str, centre: Pos2, width: f32, angle: f32, tint: Color32) {
        let Some((texture, full)) = self.gallery.panel(name) else {
            return;
        };
        let turn = egui::emath::Rot2::from_angle(angle);
        let size = full * (width / full.x);
        let mut mesh = egui::Mesh::with_texture(texture);
        for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
            let offset = (vec2(x, y) - Vec2::splat(0.5)) * size;
            mesh.vertices.push(egui::epaint::Vertex {
                pos: centre + turn * offset,
                uv: pos2(x, y),
                color: tint,
            });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        self.ui.painter().add(Shape::mesh(mesh));
    }

    /// A picture that fills a rectangle.
    pub fn picture(&self, name: &str, rect: Rect) {
        if let Some((texture, _)) = self.gallery.panel(name) {
            self.ui
                .painter()
                .image(texture, rect, full_uv(), palette::OWN);
        }
    }

    /// A panel's title.
    pub fn heading(&self, at: Pos2, text: &str) -> Rect {
        let font = Face::Head.at(self.pick(16.0, 20.0));
        let drawn = self.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, text);
        self.aloud(drawn, text);
        drawn
    }

    /// The mark of the keyboard's cursor round a thing.
    pub fn mark(&self, rect: Rect, radius: CornerRadius) {
        mark(self.ui.painter(), rect, radius);
    }

    /// The same, above tips.
    pub fn mark_above(&self, rect: Rect, radius: CornerRadius) {
        let layer = LayerId::new(Order::Debug, egui::Id::new("mark above"));
        mark(&self.ui.ctx().layer_painter(layer), rect, radius);
    }
}

/// The mark of the keyboard's cursor round a thing.
pub fn mark(painter: &egui::Painter, rect: Rect, radius: CornerRadius) {
    for (width, colour) in [(5.0, palette::INK), (2.2, palette::CREAM)] {
        let stroke = Stroke::new(width, colour);
        painter.rect_stroke(rect.expand(4.0), radius + 4, stroke, StrokeKind::Middle);
    }
}

/// A whole picture.
#[must_use]
pub fn full_uv() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas_each;
    use super::*;
    use egui::{Event, Modifiers, MouseWheelUnit, TouchPhase};

    /// Where a page of 200 by 100 begins that is so high, before and after the wheel has turned.
    fn tops(high: f32) -> (f32, f32) {
        let mut screen = canvas_each(1.0 / 30.0, f32::NAN, move |pen, top| {
            let area = Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0));
            pen.scroll(area, "page", |pen| {
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
}
