//! Controls of screens: text fields, switches, one of several choices, small arrows. The mouse and the keyboard's cursor
//! reach all of them.

use super::buttons::{LEAST, Look};
use super::{Hit, Pen, Typeface, palette};
use bevy::prelude::Res;
use bevy_egui::egui::{
    self, Align2, CornerRadius, Id, Key, Rect, Shape, Stroke, StrokeKind, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use bevy_egui::input::EguiWantsInput;

/// The field that is being typed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Typing {
    field: Id,
    begun: bool,
}

impl Typing {
    fn key() -> Id {
        Id::new("typing")
    }

    fn field(label: &str) -> Id {
        Id::new(("field", label))
    }
}

/// Returns whether somebody types in a field, so that keys are letters.
pub fn types(wants: Res<EguiWantsInput>) -> bool {
    wants.wants_keyboard_input()
}

impl Pen<'_> {
    /// Draws a field for a line of text of at most so many letters.
    ///
    /// A click or Enter begins; Enter, Esc, Tab or a click elsewhere ends it.
    pub fn field(
        &mut self,
        rect: Rect,
        label: &str,
        text: &mut String,
        hint: &str,
        most: usize,
    ) -> Hit {
        let size = rect.height() * 0.56;
        let font = Typeface::Bold.at(size);
        let (key, field) = (Typing::key(), Typing::field(label));
        let typing = self.typing(label);
        let mut hit = self.hit(rect, label);
        hit.response
            .widget_info(|| WidgetInfo::text_edit(true, text.as_str(), text.as_str(), hint));
        let radius = CornerRadius::same(5);
        let edge = if typing.is_some() {
            palette::BRASS_LIGHT
        } else if hit.hovered {
            palette::CREAM
        } else {
            palette::FAINT
        };
        let painter = self.ui.painter();
        let stroke = Stroke::new(1.2, edge);
        painter.rect(rect, radius, palette::WELL, stroke, StrokeKind::Inside);
        let inset = rect.height() * 0.3;
        let Some(typing) = typing else {
            // A hint must not look like typed text.
            let (shown, font, colour) = if text.is_empty() {
                (hint, Typeface::Plain.at(size * 0.92), palette::HINT)
            } else {
                (text.as_str(), font, palette::TEXT)
            };
            let at = rect.left_center() + vec2(inset, 0.0);
            let clipped = painter.with_clip_rect(rect.shrink(3.0));
            clipped.text(at, Align2::LEFT_CENTER, shown, font, colour);
            if hit.focused {
                self.mark(rect, radius);
            }
            if hit.clicked {
                self.type_in(label);
            }
            return hit;
        };
        // A field that is typed in needs no tip.
        hit.focused = false;
        let edit = egui::TextEdit::singleline(text)
            .id(field)
            .hint_text(hint)
            .char_limit(most)
            .font(font)
            .frame(egui::Frame::NONE)
            .vertical_align(egui::Align::Center);
        let response = self.ui.put(rect.shrink2(vec2(inset, 2.0)), edit);
        let named = |node: &mut egui::accesskit::Node| node.set_label(label);
        self.ui.ctx().accesskit_node_builder(response.id, named);
        let tab = self.ui.input(|input| {
            let tab = input.key_pressed(Key::Tab);
            tab.then_some(!input.modifiers.shift)
        });
        if !typing.begun {
            response.request_focus();
            let begun = Typing {
                begun: true,
                ..typing
            };
            self.ui.data_mut(|data| data.insert_temp(key, begun));
        } else if !response.has_focus() || tab.is_some() {
            response.surrender_focus();
            self.ui.data_mut(|data| data.remove::<Typing>(key));
            if let Some(forward) = tab {
                self.targets.turn_later(forward);
            }
            self.ui.ctx().request_repaint();
        }
        hit
    }

    /// Begins to type in the field of that label.
    pub fn type_in(&mut self, label: &str) {
        self.targets.lay(label);
        let begins = Typing {
            field: Typing::field(label),
            begun: false,
        };
        self.ui
            .data_mut(|data| data.insert_temp(Typing::key(), begins));
        self.ui.ctx().request_repaint();
    }

    /// Returns whether the field of that label is typed in.
    pub fn types_in(&self, label: &str) -> bool {
        self.typing(label).is_some()
    }

    fn typing(&self, label: &str) -> Option<Typing> {
        let typing = self.ui.data(|data| data.get_temp::<Typing>(Typing::key()));
        typing.filter(|typing| typing.field == Typing::field(label))
    }

    /// Draws a switch with its name beside it, and returns the interaction with it.
    pub fn switch(&mut self, corner: egui::Pos2, size: f32, label: &str, on: &mut bool) -> Hit {
        let square = Rect::from_min_size(corner, Vec2::splat(size));
        let at = square.right_center() + vec2(size * 0.45, 0.0);
        let font = Typeface::Bold.at(size * 0.72);
        let text = self.text(at, Align2::LEFT_CENTER, font, palette::TEXT, label);
        let hit = self.hit(square.union(text).expand(size * 0.12), label);
        if hit.clicked {
            *on = !*on;
        }
        let kind = WidgetType::Checkbox;
        hit.response
            .widget_info(|| WidgetInfo::selected(kind, true, *on, label));
        let edge = if hit.hovered {
            palette::CREAM
        } else {
            palette::FAINT
        };
        let radius = CornerRadius::same((size * 0.22) as u8);
        let painter = self.ui.painter();
        let stroke = Stroke::new(1.6, edge);
        painter.rect(square, radius, palette::WELL, stroke, StrokeKind::Inside);
        if *on {
            let tick = [(0.2, 0.52), (0.42, 0.74), (0.82, 0.26)]
                .map(|(x, y)| square.min + vec2(x, y) * size);
            painter.add(Shape::line(
                tick.to_vec(),
                Stroke::new(size * 0.13, palette::BRASS_LIGHT),
            ));
        }
        if hit.focused {
            self.mark(hit.response.rect, radius);
        }
        hit
    }

    /// Draws one of several choices, its picture over its name.
    pub fn one_of(
        &mut self,
        rect: Rect,
        icon: &str,
        text: &str,
        label: &str,
        taken: Option<Look>,
    ) -> Hit {
        let hit = self.hit(rect, label);
        hit.says_taken(label, taken.is_some());
        let (fill, edge, ink) = match (taken, hit.hovered) {
            (Some(Look::Brass), _) => (palette::BRASS, palette::BRASS_LIGHT, palette::INK),
            (Some(Look::Plain), _) => (palette::FILL_LIT, palette::FAINT, palette::TEXT),
            (None, true) => (palette::FILL_LIT, palette::CREAM, palette::TEXT),
            (None, false) => (palette::FILL, palette::LINE, palette::FAINT),
        };
        let radius = CornerRadius::same((rect.height() * 0.17) as u8);
        let painter = self.ui.painter();
        painter.rect(
            rect,
            radius,
            fill,
            Stroke::new(1.2, edge),
            StrokeKind::Inside,
        );
        let at = rect.center_top() + vec2(0.0, rect.height() * 0.34);
        // A picture in its own colours is larger, and pale where it is not taken.
        let clear = if taken.is_some() || hit.hovered {
            1.0
        } else {
            0.6
        };
        let (size, tint) = if icon.starts_with("art/") {
            (0.6, palette::OWN.gamma_multiply(clear))
        } else {
            (0.46, ink)
        };
        self.icon(icon, at, rect.height() * size, tint);
        let at = rect.center_bottom() - vec2(0.0, rect.height() * 0.22);
        let font = Typeface::Bold.at(rect.height() * 0.28);
        self.text(at, Align2::CENTER_CENTER, font, ink, text);
        if hit.focused {
            self.mark(rect, radius);
        }
        hit
    }

    /// Draws the sign that another click opens a list, in the corner of a button.
    pub fn more_below(&self, rect: Rect, lit: bool) {
        let ink = if lit { palette::INK } else { palette::FAINT };
        let side = rect.height() * 0.12;
        let centre = rect.right_top() + vec2(-2.2 * side, 2.2 * side);
        let points =
            [(-1.0, -0.5), (0.0, 0.5), (1.0, -0.5)].map(|(x, y)| centre + side * vec2(x, y));
        let stroke = Stroke::new(side * 0.45, ink);
        self.ui.painter().add(Shape::line(points.to_vec(), stroke));
    }

    /// Draws a small button with a die on it.
    pub fn throw(&mut self, rect: Rect, label: &str) -> Hit {
        let hit = self.small_ground(rect, label);
        self.die(rect.center(), rect.height() * 0.66, 5);
        hit
    }

    /// Draws a small button with an arrow that points up or down.
    pub fn arrow(&mut self, rect: Rect, up: bool, label: &str) -> Hit {
        let hit = self.small_ground(rect, label);
        let tint = if hit.hovered {
            palette::CREAM
        } else {
            palette::TEXT
        };
        let reach = rect.height() * 0.24 * if up { 1.0 } else { -1.0 };
        let centre = rect.center();
        let points = [(-1.5, 0.8), (0.0, -0.8), (1.5, 0.8)]
            .map(|(x, y): (f32, f32)| pos2(centre.x + x * reach.abs(), centre.y + y * reach));
        let stroke = Stroke::new(rect.height() * 0.12, tint);
        self.ui.painter().add(Shape::line(points.to_vec(), stroke));
        hit
    }

    /// Draws the ground of a small button, which is hit beside it too.
    fn small_ground(&mut self, rect: Rect, label: &str) -> Hit {
        let least = Vec2::splat(LEAST * self.plan);
        let place = rect.union(Rect::from_center_size(rect.center(), least));
        let hit = self.hit(place, label);
        let (fill, edge) = if hit.hovered {
            (palette::FILL_LIT, palette::CREAM)
        } else {
            (palette::FILL, palette::LINE)
        };
        let radius = CornerRadius::same((rect.height() * 0.22) as u8);
        let stroke = Stroke::new(1.2, edge);
        let painter = self.ui.painter();
        painter.rect(rect, radius, fill, stroke, StrokeKind::Inside);
        if hit.focused {
            self.mark(rect, radius);
        }
        hit
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{self, canvas_each};
    use super::*;

    /// Returns the number of presses of a small button by a click so far below its middle.
    fn clicks(off: f32) -> u32 {
        let middle = pos2(100.0, 100.0);
        let mut screen = canvas_each(0.1, 0, move |pen, clicks| {
            let rect = Rect::from_center_size(middle, Vec2::splat(16.0));
            *clicks += u32::from(pen.arrow(rect, true, "Up").clicked);
        });
        screen.run_steps(3);
        let pos = middle + vec2(0.0, off);
        trial::click(&mut screen, pos);
        screen.state().state
    }

    #[test]
    fn a_small_button_is_hit_beside_it_too() {
        assert_eq!([0.0, 15.0, 24.0].map(clicks), [1, 1, 0]);
    }
}
