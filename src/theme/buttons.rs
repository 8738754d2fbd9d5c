//! Buttons, and other things that can be clicked or explain themselves.

use super::pen::Typeface;
use super::{Pen, clear, palette};
use crate::controls::Device;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Pos2, Rect, RectAlign, Response, RichText, Sense, Stroke,
    StrokeKind, Tooltip, WidgetInfo, WidgetType, vec2,
};

/// The interaction of the mouse or the keyboard's cursor with a thing.
#[derive(Debug)]
pub struct Hit {
    /// True if it was clicked, or pressed by the keys.
    pub clicked: bool,
    /// True if the mouse or the keyboard's cursor is on it.
    pub hovered: bool,
    /// True if the keyboard's cursor is on it.
    pub focused: bool,
    /// True if something else is asked for, so that the thing does not stand out.
    pub aside: bool,
    /// The response of egui, for tooltips.
    pub response: Response,
}

/// The way in which a thing that can be chosen stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// It does not: something else is asked for.
    Aside,
    /// It is marked.
    Marked,
    /// It is marked as what the mouse or the keyboard's cursor is on.
    Pointed,
}

impl Glow {
    /// Returns the glow of a thing that is marked in any case.
    #[must_use]
    pub fn marked(pointed: bool) -> Self {
        Self::of(pointed, false)
    }

    /// Returns the glow of a thing that may be pointed at, and that stands aside if something else is asked for.
    #[must_use]
    pub fn of(pointed: bool, aside: bool) -> Self {
        match (pointed, aside) {
            (true, _) => Self::Pointed,
            (false, true) => Self::Aside,
            (false, false) => Self::Marked,
        }
    }

    /// Returns whether the thing is pointed at.
    #[must_use]
    pub fn is_pointed(self) -> bool {
        self == Self::Pointed
    }

    /// Returns whether the mark that is drawn is that of a thing that is pointed at; `None` if none is drawn.
    #[must_use]
    pub fn drawn(self) -> Option<bool> {
        (self != Self::Aside).then(|| self.is_pointed())
    }
}

impl Hit {
    /// Returns the way in which the thing stands out.
    #[must_use]
    pub fn glow(&self) -> Glow {
        Glow::of(self.hovered, self.aside)
    }

    /// Tells a screen reader whether the thing, one of several, is the chosen one.
    pub fn says_taken(&self, label: &str, taken: bool) {
        let kind = WidgetType::RadioButton;
        self.response
            .widget_info(|| WidgetInfo::selected(kind, true, taken, label));
    }

    /// Shows a tip while the mouse rests on the thing or the keyboard's cursor is there.
    pub fn tip(self, text: impl Into<String>) -> Self {
        let around = self.response.rect;
        self.tip_around(around, text)
    }

    /// Shows a tip for one of several things beside each other. For the keyboard's cursor it lies beside all of them.
    pub fn tip_around(self, all: Rect, text: impl Into<String>) -> Self {
        explain(&self.response, self.focused, all, text.into());
        self
    }
}

/// Explains a thing to a screen reader, and shows a tip while the mouse rests on it or the keyboard's cursor is there.
pub fn explain(response: &Response, focused: bool, all: Rect, text: String) {
    if text.is_empty() {
        return;
    }
    let Response { ctx, id, .. } = response;
    ctx.accesskit_node_builder(*id, |node| node.set_description(text.clone()));
    if clear::by_keys(response, focused) {
        beside(response, all).show(|ui| write(ui, &text));
    } else if clear::by_mouse(response) || !response.enabled() {
        clear::at_mouse(response).show(|ui| write(ui, &text));
        response.clone().on_disabled_hover_ui(|ui| write(ui, &text));
    }
}

/// Writes a tip. The first of several lines is its title.
fn write(ui: &mut egui::Ui, text: &str) {
    let Some((title, text)) = text.split_once('\n') else {
        ui.label(text);
        return;
    };
    let size = egui::TextStyle::Body.resolve(ui.style()).size;
    let title = RichText::new(title).font(Typeface::Bold.at(size));
    ui.label(title.color(palette::BRASS_LIGHT));
    ui.label(text);
}

/// Returns a tooltip beside a place, above it where there is room, for a thing that the keyboard's cursor is on.
#[must_use]
pub fn beside(response: &Response, place: Rect) -> Tooltip<'static> {
    beside_at(response, place, RectAlign::TOP)
}

/// Returns a tooltip beside a place, on this side of it if there is room.
#[must_use]
pub fn beside_at(response: &Response, place: Rect, side: RectAlign) -> Tooltip<'static> {
    let Response {
        ctx, layer_id, id, ..
    } = response;
    let mut tip = Tooltip::always_open(ctx.clone(), *layer_id, *id, place);
    tip.popup = tip.popup.align(side).align_alternatives(&clear::SIDES);
    clear::aside(tip.gap(clear::OFF), *id, clear::OFF)
}

/// The least size of things that can be clicked, where there is room for it.
pub const LEAST: f32 = 32.0;

/// The look of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The main action of a screen.
    Brass,
    /// One button of several.
    Plain,
}

impl Pen<'_> {
    /// Makes a rectangle clickable by mouse and keyboard, under a label.
    pub fn hit(&mut self, rect: Rect, label: &str) -> Hit {
        self.hit_at(rect, rect.center(), "button", label)
    }

    /// Makes a rectangle clickable, of which perhaps only a part shows: `at` is the point where a click hits it, `kind` the kind
    /// of thing.
    pub fn hit_at(&mut self, rect: Rect, at: Pos2, kind: &'static str, label: &str) -> Hit {
        // By the point that stays where it is while the mouse makes the rectangle grow.
        let id = egui::Id::new(("hit", label, at.x as i32, at.y as i32));
        // Not for the panels' own cursor: ours walks over everything on the screen.
        let response = self.ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
        let (focused, pressed) = self.targets.note_widget(&response, at, kind, label);
        if focused && self.targets.is_fresh() {
            self.ui.scroll_to_rect(rect.expand(14.0), None);
        }
        let now = self.ui.input(|input| input.time);
        let stray = self.targets.has_turned(now) && response.double_clicked();
        let clicked = response.clicked() && !stray || pressed;
        if clicked {
            self.targets.click();
        }
        Hit {
            clicked,
            hovered: response.hovered() || focused,
            focused,
            aside: false,
            response,
        }
    }

    /// Makes a rectangle explain itself; nothing comes of a click.
    pub fn explain(&mut self, rect: Rect, text: impl FnOnce() -> String) {
        let id = egui::Id::new((
            "explain",
            rect.min.x as i32,
            rect.min.y as i32,
            rect.max.x as i32,
        ));
        let response = self.ui.interact(rect, id, Sense::hover());
        if !self.is_read() {
            if response.hovered() {
                response.on_hover_text_at_pointer(text());
            }
            return;
        }
        let text = text();
        let name = text.lines().next().unwrap_or_default();
        let (focused, _) = self.targets.note_look(&response, name);
        if focused {
            self.mark(rect, CornerRadius::same(6));
        }
        explain(&response, focused, rect, text);
    }

    /// Returns whether the player goes from thing to thing by keys, pad or screen reader. Then things that only explain
    /// themselves have names, too.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.controls.device != Device::Mouse || self.targets.is_heard()
    }

    /// Returns the width of a button with this text.
    #[must_use]
    pub fn button_width(&self, text: &str) -> f32 {
        let font = Typeface::Bold.at(self.pick(15.0, 17.0));
        self.wide_as(text, font) + 30.0
    }

    /// Draws a button, and returns the interaction with it.
    pub fn button(&mut self, rect: Rect, text: &str, look: Look) -> Hit {
        let font = Typeface::Bold.at(self.pick(15.0, 17.0));
        self.button_in(rect, text, text, font, look)
    }

    /// Draws a button in a typeface, under a label of its own for keys and screen readers.
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

    /// Draws a button that cannot be used now.
    pub fn barred(&mut self, rect: Rect, text: &str) -> Response {
        let id = egui::Id::new(("barred", text, rect.min.x as i32, rect.min.y as i32));
        let response = self.ui.interact(rect, id, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, false, text));
        let radius = CornerRadius::same((rect.height() / 2.0) as u8);
        let painter = self.ui.painter();
        painter.rect_filled(rect, radius, palette::WELL);
        // Told apart not by its colours alone.
        let stroke = Stroke::new(1.2, palette::LINE);
        self.dashed_pill(rect.shrink(0.6), stroke, 4.0, 4.0);
        let font = Typeface::Plain.at(self.pick(15.0, 17.0));
        let _ = self.centred(rect, font, palette::FAINT, text);
        response
    }

    /// Draws text in the middle of a place, on as many lines as fit, smaller before it is cut. Returns whether all of it shows.
    pub fn centred(&self, rect: Rect, font: FontId, colour: Color32, text: &str) -> bool {
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
}

#[cfg(test)]
mod tests {
    use super::super::trial::{self, canvas_each};
    use super::*;
    use bevy_egui::egui::pos2;

    /// Returns the clicks that a button counts of a double click, on a screen that has stood for so many frames of 0.05 seconds.
    fn double_click(frames: usize) -> u32 {
        let mut screen = canvas_each(0.05, 0, |pen, clicks| {
            let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(200.0, 40.0));
            *clicks += u32::from(pen.button(place, "Set sail", Look::Brass).clicked);
        });
        for _ in 0..frames {
            screen.step();
        }
        let pos = pos2(60.0, 30.0);
        trial::click(&mut screen, pos);
        trial::click(&mut screen, pos);
        screen.state().state
    }

    #[test]
    fn the_second_click_of_two_was_meant_for_the_screen_that_stood_there_before() {
        assert_eq!(double_click(2), 1);
        assert_eq!(double_click(20), 2);
    }
}
