//! A saved game that is being given a name, in the place of its row.

use super::{Asked, Shelf};
use crate::saves::LONGEST;
use crate::screens::library::Library;
use crate::theme::Pen;
use crate::theme::canvas::Plan;
use bevy_egui::egui::{Key, Rect, vec2};

/// The game that is being named.
#[derive(Debug)]
pub(super) struct Naming {
    /// Its number among those listed.
    pub number: usize,
    /// The name so far.
    pub text: String,
    begun: bool,
    escaped: bool,
}

impl Naming {
    /// Begins with the name that the game listed of that number has.
    pub fn of(number: usize, shelf: &Shelf) -> Option<Self> {
        let kept = shelf.listed().get(number)?;
        Some(Self {
            number,
            text: kept.own_name().unwrap_or_default().to_owned(),
            begun: false,
            escaped: false,
        })
    }

    /// Begins again with what was typed.
    pub fn again(self) -> Self {
        Self {
            begun: false,
            escaped: false,
            ..self
        }
    }

    /// Draws the field, and returns the request made when the typing ends: Esc and an empty name leave the game's name as it is.
    pub fn draw(
        &mut self,
        pen: &mut Pen,
        plan: &Plan,
        library: &Library,
        row: Rect,
    ) -> Option<Asked> {
        let label = library.fill(
            "ui-name-of-game",
            &[("number", (self.number as i64 + 1).into())],
        );
        if !self.begun {
            self.begun = true;
            pen.type_in(&label);
        }
        self.escaped |= pen.ui.input(|input| input.key_pressed(Key::Escape));
        let field = row.shrink2(vec2(plan.long(8.0), plan.long(7.0)));
        pen.field(field, &label, &mut self.text, &label, LONGEST);
        if pen.types_in(&label) {
            return None;
        }
        let leaves = self.escaped || self.text.trim().is_empty();
        Some(if leaves { Asked::Unnamed } else { Asked::Named })
    }
}
