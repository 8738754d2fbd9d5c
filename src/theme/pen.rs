//! The pen that panels are drawn with: text in the typefaces, pictures, panels, buttons.

use super::{Gallery, Targets, palette};
use crate::controls::Controls;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Galley, LayerId, Order, Pos2, Rect,
    Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// A typeface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typeface {
    /// Phases and scores.
    Title,
    /// Titles of cards and panels.
    Head,
    /// Names.
    Bold,
    /// Everything else.
    Plain,
}

impl Typeface {
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

    /// Text laid out in as few lines as a width has room for, all of them about as long as each other.
    #[must_use]
    pub fn even(&self, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
        const STEP: f32 = 0.96;
        let painter = self.ui.painter();
        let lay = |width: f32| painter.layout(text.to_owned(), font.clone(), colour, width);
        let mut galley = lay(width);
        let lines = galley.rows.len();
        if lines == 1 {
            return galley;
        }
        loop {
            let wide = galley.size().x;
            let narrower = lay(wide * STEP);
            if narrower.rows.len() > lines || narrower.size().x >= wide {
                return galley;
            }
            galley = narrower;
        }
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
        let font = Typeface::Head.at(self.pick(16.0, 20.0));
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
    use super::super::trial::canvas;
    use super::*;

    #[test]
    fn lines_that_are_even_are_no_more_than_others_and_about_as_long_as_each_other() {
        const TEXT: &str = "The Captain would choose this: you would have about eight points a few decisions later. \
            That is as good.";
        let mut screen = canvas(Vec::new(), |pen, told: &mut Vec<Vec<f32>>| {
            let font = Typeface::Plain.at(15.0);
            let plain =
                pen.ui
                    .painter()
                    .layout(TEXT.to_owned(), font.clone(), palette::TEXT, 500.0);
            let even = pen.even(TEXT, font, palette::TEXT, 500.0);
            *told = [plain, even]
                .iter()
                .map(|galley| galley.rows.iter().map(|row| row.size.x).collect())
                .collect();
        });
        screen.step();
        let told = &screen.state().state;
        let [plain, even] = told.as_slice() else {
            panic!("{told:?}");
        };
        assert!(plain.len() == 2 && plain[1] < 0.6 * plain[0], "{plain:?}");
        assert!(even.len() == 2 && even[1] > 0.7 * even[0], "{even:?}");
        assert!(even[0] <= plain[0], "{even:?}");
    }
}
