//! Dragging: a piece dragged to where something can be chosen does what a click there does.

use super::marks::panel_frame;
use crate::theme::{Glow, Pen};
use bevy_egui::egui::{Pos2, Rect};

/// A piece that can be dragged, and a place to drop it.
#[derive(Debug, Clone, PartialEq)]
pub struct Drop<S> {
    /// The spot where it lies.
    pub from: S,
    /// The rectangle of that spot.
    pub piece: Rect,
    /// The rectangle on which it can be dropped.
    pub landing: Rect,
    /// The index of the answer that dropping it there gives.
    pub answer: usize,
    /// The answer's label.
    pub label: String,
    /// True if a lesson asks for another answer.
    pub aside: bool,
}

/// The state of dragging after a frame.
#[derive(Debug, Clone, PartialEq)]
pub enum Dragged<S> {
    /// Nothing is held.
    Nothing,
    /// A piece is held where it lies.
    Held(S),
    /// A piece is dragged, and is to be drawn at the pointer.
    Carried(S, Pos2),
    /// A piece has been dropped at a point where it gives one of these answers.
    Dropped(Vec<usize>, Pos2),
}

/// Handles dragging at the end of a frame, and frames the places where a piece that is dragged can be dropped.
///
/// `held` is the spot of the piece that was grabbed in an earlier frame: it is held until it is dropped.
pub fn draw<S: Copy + PartialEq>(pen: &mut Pen, drops: &[Drop<S>], held: Option<S>) -> Dragged<S> {
    for drop in drops {
        pen.targets
            .note_drag(drop.piece.center(), drop.landing.center(), &drop.label);
    }
    let (pressed, dragging, released, at, origin) = pen.ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_pressed(),
            pointer.is_decidedly_dragging(),
            pointer.primary_released(),
            pointer.latest_pos(),
            pointer.press_origin(),
        )
    });
    let Some(at) = at else {
        return Dragged::Nothing;
    };
    if pressed {
        let under = origin.unwrap_or(at);
        return drops
            .iter()
            .filter(|drop| drop.piece.contains(under))
            .min_by(|a, b| a.piece.area().total_cmp(&b.piece.area()))
            .map_or(Dragged::Nothing, |drop| Dragged::Held(drop.from));
    }
    let Some(from) = held else {
        return Dragged::Nothing;
    };
    let fitting: Vec<&Drop<S>> = drops.iter().filter(|drop| drop.from == from).collect();
    let under = fitting
        .iter()
        .filter(|drop| drop.landing.contains(at))
        .min_by(|a, b| a.landing.area().total_cmp(&b.landing.area()));
    if released {
        return under.map_or(Dragged::Nothing, |drop| {
            let here = fitting
                .iter()
                .filter(|other| other.landing == drop.landing)
                .map(|other| other.answer);
            Dragged::Dropped(here.collect(), at)
        });
    }
    if !dragging {
        return Dragged::Held(from);
    }
    for drop in &fitting {
        let hovered = under.is_some_and(|other| other.landing == drop.landing);
        panel_frame(pen, drop.landing.shrink(2.0), Glow::of(hovered, drop.aside));
    }
    Dragged::Carried(from, at)
}
