//! The pen that panels are drawn with: text in the typefaces, pictures, panels, buttons.

use super::{Gallery, Targets, palette};
use crate::controls::Controls;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, LayerId, Order, Pos2, Rect, Response,
    ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    epaint::RectShape, pos2, vec2,
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

/// What the mouse or the keyboard does with a thing.
#[derive(Debug)]
pub struct Hit {
    /// It was chosen.
    pub clicked: bool,
    /// The mouse or the keyboard's cursor is on it.
    pub hovered: bool,
    /// The keyboard's cursor is on it.
    pub focused: bool,
    /// For tooltips.
    pub response: Response,
}

impl Hit {
    /// Tells a screen reader that the thing is one of several, and whether it is taken.
    pub fn says_taken(&self, label: &str, taken: bool) {
        let kind = WidgetType::RadioButton;
        self.response
            .widget_info(|| WidgetInfo::selected(kind, true, taken, label));
    }

    /// Explains the thing while the mouse rests on it or the keyboard's cursor is there.
    pub fn tip(self, text: impl Into<String>) -> Self {
        explain(&self.response, self.focused, text.into());
        self
    }
}

/// Explains a thing to a screen reader, and to the eye while the mouse rests on it or the keyboard's cursor is there.
pub fn explain(response: &Response, focused: bool, text: String) {
    if text.is_empty() {
        return;
    }
    let Response { ctx, rect, id, .. } = response;
    ctx.accesskit_node_builder(*id, |node| node.set_description(text.clone()));
    if focused && !response.hovered() {
        let layer = response.layer_id;
        egui::Tooltip::always_open(ctx.clone(), layer, *id, *rect).show(|ui| ui.label(text));
    } else {
        let hovered = response.clone().on_hover_text_at_pointer(text.clone());
        hovered.on_disabled_hover_text(text);
    }
}

/// How a button looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The one thing to do.
    Brass,
    /// One of several.
    Plain,
}

/// What a frame that comes late counts for at most, in seconds.
const LATE: f64 = 0.1;

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
                    let size = draw(&mut pen);
                    pen.ui.set_min_size(size);
                    if size.y > area.height() + 1.0 {
                        let by = pen.targets.pages() * area.height() * 0.8;
                        if by != 0.0 {
                            pen.ui.scroll_with_delta(vec2(0.0, -by));
                        }
                    }
                });
        });
    }

    /// How long something is shown already, in seconds: from when it was not, or was something else. A frame that comes
    /// late counts for little, so that all of what it asks for is seen.
    #[must_use]
    pub fn shown_for(&self, id: egui::Id, what: u64) -> f32 {
        let ctx = self.ui.ctx();
        let (now, pass) = (ctx.input(|input| input.time), ctx.cumulative_pass_nr());
        ctx.data_mut(|data| {
            let shown = data.get_temp_mut_or(id, (what, 0.0, now, pass));
            let (is, seconds, before, last) = *shown;
            let seconds = if is == what && last + 1 >= pass {
                seconds + (now - before).min(LATE)
            } else {
                0.0
            };
            *shown = (what, seconds, now, pass);
            seconds as f32
        })
    }

    /// How far something has faded in, 0 to 1; at once where motion is calm.
    #[must_use]
    pub fn faded(&self, id: egui::Id, what: u64) -> f32 {
        let shown = self.shown_for(id, what);
        let time = self.ui.style().animation_time;
        if shown >= time {
            return 1.0;
        }
        self.ui.ctx().request_repaint();
        egui::emath::easing::cubic_out(shown / time)
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

    /// A line of text that is cut to a width.
    pub fn line(&self, at: Pos2, width: f32, font: FontId, colour: Color32, text: &str) -> Rect {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour, width);
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        let galley = self.ui.painter().layout_job(job);
        let rect = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, colour);
        rect
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
        self.icon(name, centre, size, Color32::WHITE);
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
                .image(texture, rect, full_uv(), Color32::WHITE);
        }
    }

    /// A panel.
    pub fn panel(&self, rect: Rect) {
        self.ui.painter().add(Self::panel_shape(rect));
    }

    /// A panel, for whoever knows only later how large it is.
    pub fn panel_shape(rect: Rect) -> Shape {
        let shadow = egui::epaint::Shadow {
            offset: [-2, 6],
            blur: 16,
            spread: 0,
            color: Color32::from_black_alpha(110),
        };
        let ground = RectShape::new(
            rect,
            CornerRadius::same(10),
            palette::PANEL,
            Stroke::new(1.0, palette::LINE.gamma_multiply(0.75)),
            StrokeKind::Inside,
        );
        let trim = RectShape::stroke(
            rect.shrink(3.5),
            CornerRadius::same(7),
            Stroke::new(1.0, palette::BRASS.gamma_multiply(0.28)),
            StrokeKind::Inside,
        );
        let shadow = shadow.as_shape(rect, CornerRadius::same(10));
        Shape::Vec(vec![shadow.into(), ground.into(), trim.into()])
    }

    /// A panel's title.
    pub fn heading(&self, at: Pos2, text: &str) -> Rect {
        let font = Face::Head.at(self.pick(16.0, 20.0));
        let drawn = self.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, text);
        self.aloud(drawn, text);
        drawn
    }

    /// A thing that can be clicked, by mouse or keyboard.
    pub fn hit(&mut self, rect: Rect, label: &str) -> Hit {
        self.hit_at(rect, rect.center(), "button", label)
    }

    /// A thing that can be clicked, of which perhaps only a part shows, and what kind of thing it is.
    pub fn hit_at(&mut self, rect: Rect, at: Pos2, kind: &'static str, label: &str) -> Hit {
        let id = egui::Id::new(("hit", label, rect.min.x as i32, rect.min.y as i32));
        // Not for the panels' own cursor: ours walks over everything on the screen.
        let response = self.ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
        let (focused, pressed) = self.targets.note_widget(&response, at, kind, label);
        if focused && self.targets.is_fresh() {
            self.ui.scroll_to_rect(rect.expand(14.0), None);
        }
        let clicked = response.clicked() || pressed;
        if clicked {
            self.targets.click();
        }
        Hit {
            clicked,
            hovered: response.hovered() || focused,
            focused,
            response,
        }
    }

    /// A thing that only explains itself.
    pub fn explain(&mut self, rect: Rect, text: impl FnOnce() -> String) {
        let id = egui::Id::new((
            "explain",
            rect.min.x as i32,
            rect.min.y as i32,
            rect.max.x as i32,
        ));
        let response = self.ui.interact(rect, id, Sense::hover());
        if response.hovered() {
            response.on_hover_text_at_pointer(text());
        }
    }

    /// How wide a button with this text is.
    #[must_use]
    pub fn button_width(&self, text: &str) -> f32 {
        let font = Face::Bold.at(self.pick(15.0, 17.0));
        self.wide_as(text, font) + 30.0
    }

    /// A button.
    pub fn button(&mut self, rect: Rect, text: &str, look: Look) -> Hit {
        let font = Face::Bold.at(self.pick(15.0, 17.0));
        self.button_in(rect, text, text, font, look)
    }

    /// A button in a typeface of its own, under a name of its own in the list of what can be clicked.
    pub fn button_in(
        &mut self,
        rect: Rect,
        text: &str,
        label: &str,
        font: FontId,
        look: Look,
    ) -> Hit {
        let mut hit = self.hit(rect, label);
        let (fill, edge, ink) = match (look, hit.hovered) {
            (Look::Brass, false) => (palette::BRASS, palette::BRASS_DARK, palette::INK),
            (Look::Brass, true) => (palette::BRASS_LIGHT, palette::CREAM, palette::INK),
            (Look::Plain, false) => (palette::FILL, palette::LINE, palette::TEXT),
            (Look::Plain, true) => (palette::FILL_LIT, palette::CREAM, palette::TEXT),
        };
        let radius = CornerRadius::same((rect.height() / 2.0) as u8);
        self.ui.painter().rect(
            rect,
            radius,
            fill,
            Stroke::new(1.4, edge),
            StrokeKind::Inside,
        );
        if !self.centred(rect, font, ink, text) {
            hit = hit.tip(text);
        }
        if hit.focused {
            self.mark(rect, radius);
        }
        hit
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

    /// Text in the middle of a place: in as many lines as it has room for, and smaller before it is cut. Tells whether all
    /// of it is there.
    fn centred(&self, rect: Rect, font: FontId, colour: Color32, text: &str) -> bool {
        let room = rect.size() - vec2(12.0, 2.0);
        let painter = self.ui.painter();
        let lay = |size: f32| {
            let font = FontId::new(font.size * size, font.family.clone());
            let row = painter.fonts_mut(|fonts| fonts.row_height(&font));
            let mut job = LayoutJob::simple(text.to_owned(), font, colour, room.x);
            job.halign = egui::Align::Center;
            job.wrap.max_rows = ((room.y / row) as usize).max(1);
            painter.layout_job(job)
        };
        let mut galley = lay(1.0);
        for size in [0.9, 0.8, 0.7] {
            if galley.elided {
                galley = lay(size);
            }
        }
        let whole = !galley.elided;
        let at = rect.center() - vec2(0.0, galley.size().y / 2.0);
        painter.galley(at, galley, colour);
        whole
    }

    /// A die that shows so many pips.
    pub fn die(&self, centre: Pos2, size: f32, pips: u8) {
        let rect = Rect::from_center_size(centre, Vec2::splat(size));
        let painter = self.ui.painter();
        painter.rect(
            rect,
            CornerRadius::same((size / 5.0) as u8),
            Color32::from_rgb(0xEF, 0xE6, 0xD0),
            Stroke::new(size * 0.06, palette::INK),
            StrokeKind::Inside,
        );
        let places: &[(f32, f32)] = match pips {
            1 => &[(0.0, 0.0)],
            2 => &[(-1.0, -1.0), (1.0, 1.0)],
            3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
            4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
            5 => &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (0.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
            _ => &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (-1.0, 0.0),
                (1.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
        };
        for &(x, y) in places {
            painter.circle_filled(centre + vec2(x, y) * size * 0.26, size * 0.1, palette::INK);
        }
    }

    /// A rectangle with a dashed edge.
    pub fn dashed(&self, rect: Rect, stroke: Stroke, dash: f32, gap: f32) {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
            rect.left_top(),
        ];
        self.ui
            .painter()
            .extend(Shape::dashed_line(&corners, stroke, dash, gap));
    }

    /// A circle with a dashed edge.
    pub fn dashed_circle(&self, centre: Pos2, radius: f32, stroke: Stroke, dash: f32, gap: f32) {
        let points: Vec<Pos2> = (0..=48)
            .map(|step| {
                let angle = step as f32 / 48.0 * std::f32::consts::TAU;
                centre + radius * Vec2::angled(angle)
            })
            .collect();
        self.ui
            .painter()
            .extend(Shape::dashed_line(&points, stroke, dash, gap));
    }

    /// A small label on dark ground, above everything on the chart; a long one has several lines.
    pub fn chip(&self, centre: Pos2, text: &str) -> Rect {
        self.chip_at(centre, Align2::CENTER_CENTER, text)
    }

    /// The same, with a point of it where it is told to be; it keeps to the screen.
    pub fn chip_at(&self, at: Pos2, align: Align2, text: &str) -> Rect {
        let font = Face::Bold.at(self.pick(14.5, 16.0));
        let screen = self.ui.max_rect().shrink(3.0);
        let most = self.pick(540.0_f32, 800.0).min(screen.width() - 24.0);
        let galley = self
            .ui
            .painter()
            .layout(text.to_owned(), font, palette::TEXT, most);
        let rect = align.anchor_size(at, galley.size() + vec2(22.0, 10.0));
        let inside = rect.center().clamp(
            screen.min + rect.size() / 2.0,
            (screen.max - rect.size() / 2.0).max(screen.min + rect.size() / 2.0),
        );
        let rect = Rect::from_center_size(inside, rect.size());
        let mut painter = self.ui.painter().clone();
        painter.multiply_opacity(self.faded(egui::Id::new(("chip", text)), 0));
        painter.rect(
            rect,
            CornerRadius::same((rect.height() / 2.0).min(16.0) as u8),
            palette::CHIP,
            Stroke::new(1.4, palette::CREAM),
            StrokeKind::Inside,
        );
        painter.galley(rect.center() - galley.size() / 2.0, galley, palette::TEXT);
        rect
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
    use super::*;
    use bevy_egui::egui::{Context, RawInput};

    /// How far a thing has faded in at each of some moments, in which it is shown or something else in its place.
    fn faded(time: f32, frames: &[(f64, Option<u64>)]) -> Vec<f32> {
        let ctx = Context::default();
        ctx.set_fonts(super::super::fonts::definitions(
            crate::settings::Typeface::Usual,
        ));
        ctx.all_styles_mut(|style| style.animation_time = time);
        let (gallery, controls) = (Gallery::default(), Controls::default());
        let mut targets = Targets::default();
        let mut seen = Vec::new();
        for &(at, what) in frames {
            let input = RawInput {
                time: Some(at),
                ..RawInput::default()
            };
            let mut drawn = ctx.run_ui(input, |ui| {
                let pen = Pen {
                    ui,
                    gallery: &gallery,
                    targets: &mut targets,
                    controls: &controls,
                    wide: false,
                    plan: 1.0,
                };
                let id = egui::Id::new("thing");
                seen.extend(what.map(|what| pen.faded(id, what)));
            });
            drawn.textures_delta.clear();
        }
        seen
    }

    #[test]
    fn what_appears_fades_in_once_and_anew_when_it_was_away_or_is_another() {
        let frames = [
            (0.0, Some(1)),
            (0.06, Some(1)),
            (0.5, Some(1)),
            (0.6, Some(2)),
            (0.7, Some(2)),
            (0.8, Some(2)),
            (0.9, None),
            (1.0, Some(2)),
        ];
        let seen = faded(0.12, &frames);
        assert_eq!([seen[0], seen[3], seen[6]], [0.0; 3]);
        assert!(0.5 < seen[1] && seen[1] < seen[4] && seen[4] < 1.0);
        assert_eq!([seen[2], seen[5]], [1.0; 2]);
    }

    #[test]
    fn where_motion_is_calm_it_is_there_at_once() {
        assert_eq!(faded(0.0, &[(0.0, Some(1)), (0.3, Some(2))]), [1.0; 2]);
    }
}
