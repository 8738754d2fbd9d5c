//! What hovering over a thing explains: its name, and what it is or does.

use crate::theme::{Face, Hit, Pen, palette};
use bevy_egui::egui::{self, Id, Rect, Response, RichText, Sense};

/// Titles, each with its text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tip(Vec<(String, String)>);

impl Tip {
    /// A title and a text; either may be empty.
    #[must_use]
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Self {
        Self(vec![(title.into(), text.into())])
    }

    /// More, under a title of its own.
    #[must_use]
    pub fn and(mut self, title: impl Into<String>, text: impl Into<String>) -> Self {
        self.0.push((title.into(), text.into()));
        self
    }

    /// What another one says as well.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// More of the same, where there is some.
    #[must_use]
    pub fn with(self, text: Option<String>) -> Self {
        match text {
            Some(text) => self.and("", text),
            None => self,
        }
    }
}

/// Explains what a response stands for while the mouse rests on it.
pub fn show(pen: &Pen, response: Response, tip: impl FnOnce() -> Tip) {
    if !response.hovered() {
        return;
    }
    let (title, text) = pen.pick((16.0, 15.0), (19.0, 17.0));
    let width = pen.pick(300.0, 380.0);
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing = egui::vec2(0.0, 3.0);
        for (head, body) in tip().0 {
            if !head.is_empty() {
                let head = RichText::new(head).font(Face::Bold.at(title));
                ui.label(head.color(palette::BRASS_LIGHT));
            }
            if !body.is_empty() {
                ui.label(RichText::new(body).font(Face::Plain.at(text)));
            }
        }
    });
}

/// Explains what can be chosen on a thing and what it will do, and then the thing itself; the keyboard's cursor asks for
/// the first alone.
pub fn offer(pen: &Pen, hit: Hit, choice: String, tip: impl FnOnce() -> Tip) {
    if hit.response.hovered() {
        let (title, text) = choice.split_once('\n').unwrap_or((&choice, ""));
        show(pen, hit.response, || Tip::new(title, text).join(tip()));
    } else {
        // Told by the time it returns.
        let _ = hit.tip(choice);
    }
}

/// A thing that only explains itself.
pub fn explain(pen: &mut Pen, rect: Rect, tip: impl FnOnce() -> Tip) {
    let corners = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|at| at as i32);
    let response = pen
        .ui
        .interact(rect, Id::new(("tip", corners)), Sense::hover());
    show(pen, response, tip);
}
