//! The hint as it is drawn: the button that asks for it, and its text.

use super::{Session, TableGame};
use crate::controls::Act;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, vec2};
use rules::table::words::Words;

/// The number of swells per second of the icon of a captain that thinks.
const BEATS: f64 = 0.9;

/// Returns the scale at this moment of the icon of a captain that thinks, 0.9 to 1.1; always 1 where motion is calm.
#[must_use]
pub fn beat(pen: &Pen, calm: bool) -> f32 {
    if calm {
        return 1.0;
    }
    let time = pen.ui.input(|input| input.time);
    1.0 + 0.1 * (time * BEATS * std::f64::consts::TAU).sin() as f32
}

/// The state of the hint that can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hinting {
    /// True while a captain works it out.
    pub thinks: bool,
    /// True once it has been given.
    pub given: bool,
    /// True if motion is calm.
    pub calm: bool,
}

impl Hinting {
    /// Returns the state of the hint in a session; `None` if none can be asked for.
    #[must_use]
    pub fn of<G: TableGame>(session: &Session<G>, calm: bool) -> Option<Self> {
        session.can_hint().then(|| Self {
            thinks: session.thinks_about_hint(),
            given: session.advice().is_some(),
            calm,
        })
    }
}

/// Draws the round button that asks for a hint or sends it away, and returns whether it was clicked.
pub fn button(pen: &mut Pen, rect: Rect, hinting: Hinting, words: &Words) -> bool {
    let Hinting {
        thinks,
        given,
        calm,
    } = hinting;
    let id = if thinks { "ui-hint-stop" } else { "ui-hint" };
    // It is no answer, as nothing in the bar is.
    let hit = pen.hit_at(rect, rect.center(), "bar", &words.say(id, &[]));
    let edge = match (hit.hovered, thinks || given) {
        (true, _) => palette::CREAM,
        (false, true) => palette::PREVIEW,
        (false, false) => palette::LINE,
    };
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let stroke = Stroke::new(1.4, edge);
    let painter = pen.ui.painter();
    painter.rect(rect, radius, palette::WELL, stroke, StrokeKind::Inside);
    let (icon, size) = if thinks {
        ("sands-of-time", 0.62 * beat(pen, calm))
    } else {
        ("spyglass", 0.66)
    };
    let tint = if thinks || given {
        palette::PREVIEW
    } else {
        palette::BRASS_LIGHT
    };
    pen.icon(icon, rect.center(), rect.height() * size, tint);
    if hit.focused {
        pen.mark(rect, radius);
    }
    let key = [("key", pen.controls.told(Act::Hint, words).into())];
    hit.tip(words.say(&format!("{id}.tip"), &key)).clicked
}

/// Draws the hint where `lies` puts something of its size, and returns that place. It is no wider than `most`.
pub fn told(pen: &Pen, most: f32, text: &str, lies: impl FnOnce(Vec2) -> Rect) -> Rect {
    let font = Typeface::Bold.at(pen.pick(14.5, 17.0));
    let icon = pen.pick(20.0, 26.0);
    let sides = icon + 34.0;
    let painter = pen.ui.painter();
    let galley = pen.even(text, font, palette::TEXT, most - sides);
    let rect = lies(galley.size() + vec2(sides, 12.0));
    let radius = CornerRadius::same((rect.height() / 2.0).min(16.0) as u8);
    let stroke = Stroke::new(1.6, palette::PREVIEW);
    painter.rect(
        rect,
        radius,
        palette::PANEL_SOLID,
        stroke,
        StrokeKind::Inside,
    );
    let at = rect.left_center() + vec2(12.0 + icon / 2.0, 0.0);
    pen.icon("spyglass", at, icon, palette::PREVIEW);
    let corner = rect.left_top() + vec2(icon + 22.0, 6.0);
    pen.ui.painter().galley(corner, galley, palette::TEXT);
    rect
}
