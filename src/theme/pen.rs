//! The pen that panels are drawn with: text in the typefaces, pictures, panels, buttons.

use super::{Gallery, Targets, announce, palette};
use crate::controls::Controls;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Galley, LayerId, Order, Pos2, Rect,
    Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// A typeface of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typeface {
    /// For phases and scores.
    Title,
    /// For the titles of cards and panels.
    Head,
    /// For names.
    Bold,
    /// For everything else.
    Plain,
}

impl Typeface {
    /// Returns the typeface at a size, of at least a unit: a place may have no room for letters at all.
    #[must_use]
    pub fn at(self, size: f32) -> FontId {
        let family = match self {
            Self::Title => FontFamily::Name("title".into()),
            Self::Head => FontFamily::Name("head".into()),
            Self::Bold => FontFamily::Name("bold".into()),
            Self::Plain => FontFamily::Proportional,
        };
        FontId::new(size.max(1.0), family)
    }
}

/// The least size of text before it is cut, as a share of its usual size.
const SMALLEST: f32 = 0.75;

/// Draws on a part of the screen.
pub struct Pen<'a> {
    /// The area of egui that it draws in.
    pub ui: &'a mut Ui,
    /// The pictures.
    pub gallery: &'a Gallery,
    /// The list of things that can be clicked.
    pub targets: &'a mut Targets,
    /// The keys and buttons bound to acts, for hints.
    pub controls: &'a Controls,
    /// True if the wide layout is used.
    pub wide: bool,
    /// The canvas units for one unit of the plan.
    pub plan: f32,
}

impl Pen<'_> {
    /// Returns the first of two values in the compact layout, the second in the wide one.
    #[must_use]
    pub fn pick<T>(&self, compact: T, wide: T) -> T {
        if self.wide { wide } else { compact }
    }

    /// Returns the width of a line of text.
    #[must_use]
    pub fn wide_as(&self, text: &str, font: FontId) -> f32 {
        let painter = self.ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), font, palette::TEXT);
        galley.size().x
    }

    /// Draws a line of text, and returns its rectangle.
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

    /// Draws text with an edge in another colour, for grounds that are light in one place and dark in another.
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

    /// Draws a word with a picture before it, ending at a point, and returns the rectangle of both.
    pub fn sign(&self, end: Pos2, font: FontId, tint: Color32, icon: &str, word: &str) -> Rect {
        let size = font.size * 1.375;
        let drawn = self.text(end, Align2::RIGHT_CENTER, font, tint, word);
        let at = drawn.left_center() - vec2(size * 0.82, 0.0);
        self.icon(icon, at, size, tint);
        drawn.union(Rect::from_center_size(at, vec2(size, size)))
    }

    /// Draws a line of text, cut to a width, and returns its rectangle.
    pub fn line(&self, at: Pos2, width: f32, font: FontId, colour: Color32, text: &str) -> Rect {
        self.lines(at, (width, 1), font, colour, text)
    }

    /// Draws text cut to a width and to so many lines, and returns its rectangle.
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

    /// Draws a line of text at half a place's height, smaller or cut where the place is narrow, and returns its rectangle.
    pub fn fitted(&self, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
        self.fitted_by(&[0.92, 0.84, SMALLEST], place, font, colour, text)
    }

    /// Draws a line of text at half a place's height, cut and no smaller where the place is narrow, and returns its rectangle.
    pub fn cut(&self, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
        self.fitted_by(&[], place, font, colour, text)
    }

    /// Draws a line of text that is cut where none of some smaller sizes fits either.
    fn fitted_by(
        &self,
        smaller: &[f32],
        place: Rect,
        font: FontId,
        colour: Color32,
        text: &str,
    ) -> Rect {
        let lay = |size: f32| {
            let font = FontId::new(font.size * size, font.family.clone());
            let mut job =
                egui::text::LayoutJob::simple(text.to_owned(), font, colour, place.width());
            job.wrap.max_rows = 1;
            job.wrap.break_anywhere = true;
            self.ui.painter().layout_job(job)
        };
        let mut galley = lay(1.0);
        for &size in smaller {
            if galley.elided {
                galley = lay(size);
            }
        }
        let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
        let drawn = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, colour);
        drawn
    }

    /// Draws a line of text as [`Pen::fitted`] does, in the middle of a place, and returns its rectangle.
    pub fn fitted_centred(&self, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
        let wide = self.wide_as(text, font.clone()).min(place.width());
        let middle = Rect::from_center_size(place.center(), vec2(wide, place.height()));
        self.fitted(middle, font, colour, text)
    }

    /// Draws a line of text as [`Pen::fitted`] does, at the right end of a place, and returns its rectangle.
    pub fn fitted_right(&self, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
        let wide = self.wide_as(text, font.clone()).min(place.width());
        let right = place.with_min_x(place.right() - wide);
        self.fitted(right, font, colour, text)
    }

    /// Draws text over several lines, and returns its rectangle.
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

    /// Lays out text in as few lines as fit a width, all of about the same length.
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

    /// Moves the keyboard's cursor into a menu or page that lies over the rest, if it was opened by keys. Call it after
    /// everything is drawn there.
    pub fn enter(&mut self) {
        self.enter_on(None);
    }

    /// Moves the keyboard's cursor as [`Pen::enter`] does, to the thing of this label.
    pub fn enter_on(&mut self, label: Option<&str>) {
        if self.targets.enter(label) {
            self.ui.ctx().request_repaint();
        }
    }

    /// Makes a text that is drawn known to screen readers.
    pub fn aloud(&self, rect: Rect, text: &str) -> Response {
        let place = [rect.min.x, rect.min.y].map(|at| at as i32);
        let id = egui::Id::new(("aloud", text, place));
        let response = self.ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        response
    }

    /// Makes a text that is drawn known to screen readers as [`Pen::aloud`] does. They say it as soon as it appears.
    pub fn announce(&self, rect: Rect, text: &str) {
        announce(&self.aloud(rect, text));
    }

    /// Draws a tinted picture in a square round a point.
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

    /// Draws a picture in its own colours, in a square round a point.
    pub fn art(&self, name: &str, centre: Pos2, size: f32) {
        self.icon(name, centre, size, palette::OWN);
    }

    /// Draws a picture of a width, turned clockwise about its centre by an angle in radians.
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

    /// Draws a picture that fills a rectangle.
    pub fn picture(&self, name: &str, rect: Rect) {
        self.stretched(name, rect, palette::OWN);
    }

    /// Draws a tinted picture that fills a rectangle.
    pub fn stretched(&self, name: &str, rect: Rect, tint: Color32) {
        if let Some((texture, _)) = self.gallery.panel(name) {
            self.ui.painter().image(texture, rect, full_uv(), tint);
        }
    }

    /// Draws a panel's title, and returns its rectangle.
    pub fn heading(&self, at: Pos2, text: &str) -> Rect {
        let font = Typeface::Head.at(self.pick(16.0, 20.0));
        let drawn = self.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, text);
        self.aloud(drawn, text);
        drawn
    }

    /// Draws the mark of the keyboard's cursor round a rectangle.
    pub fn mark(&self, rect: Rect, radius: CornerRadius) {
        mark(self.ui.painter(), rect, radius);
    }

    /// Draws the mark of the keyboard's cursor round a rectangle, above tips.
    pub fn mark_above(&self, rect: Rect, radius: CornerRadius) {
        let layer = LayerId::new(Order::Debug, egui::Id::new("mark above"));
        mark(&self.ui.ctx().layer_painter(layer), rect, radius);
    }
}

/// Draws the mark of the keyboard's cursor round a rectangle.
pub fn mark(painter: &egui::Painter, rect: Rect, radius: CornerRadius) {
    for (width, colour) in [(5.0, palette::INK), (2.2, palette::CREAM)] {
        let stroke = Stroke::new(width, colour);
        painter.rect_stroke(rect.expand(4.0), radius + 4, stroke, StrokeKind::Middle);
    }
}

/// Returns the texture coordinates of a whole picture.
#[must_use]
pub fn full_uv() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas;
    use super::*;

    #[test]
    fn a_line_that_is_cut_is_as_large_as_any_and_no_wider_than_its_place() {
        let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(47.0, 18.0));
        let mut screen = canvas(
            (0.0, [Rect::NOTHING; 2]),
            move |pen, drawn: &mut (f32, _)| {
                let font = Typeface::Plain.at(12.5);
                drawn.0 = pen
                    .ui
                    .painter()
                    .layout_no_wrap("HMS".to_owned(), font.clone(), palette::TEXT)
                    .size()
                    .y;
                let name = "HMS Dauntless";
                drawn.1 = [
                    pen.cut(place, font.clone(), palette::TEXT, name),
                    pen.fitted(place, font, palette::TEXT, name),
                ];
            },
        );
        screen.step();
        let (high, [cut, fitted]) = screen.state().state;
        assert!((cut.height() - high).abs() < 0.5, "{cut}");
        assert!(cut.width() <= place.width() + 0.5, "{cut}");
        assert!(fitted.height() < high - 0.5, "{fitted}");
    }

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
