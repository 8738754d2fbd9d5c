//! The top bar: the title, the round and its phases, speed and menu.

use super::places::Places;
use crate::options::Speed;
use crate::table::tips::{self, Tip, explain};
use crate::table::{Act, Refused, Stays, Undo, figures};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rangef, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};
use rules::table::words::Words;

/// The width of a button in the bar of a strip, where it is a sign without a word.
pub const BUTTON: f32 = 38.0;

/// The contents of the top bar.
#[derive(Debug, Clone)]
pub struct Top {
    /// The title: what goes on, in words.
    pub title: String,
    /// The round in words; empty if the game has none.
    pub round: String,
    /// True if the game is for practice only.
    pub practice: bool,
    /// The phases of a round, in order.
    pub phases: Vec<Phase>,
    /// The speed that is set.
    pub speed: Speed,
    /// The way in which the last decision can be taken back, or the reason why it stays.
    pub undo: Result<Undo, Stays>,
}

/// The ground and the edge of the current phase: one of the day, and one of dusk.
pub const DAY: [Color32; 2] = [palette::FILL_LIT, palette::MOON];
/// See [`DAY`].
pub const DUSK: [Color32; 2] = [palette::DUSK_GROUND, palette::DUSK];

/// A phase of the round, as the top bar shows it.
#[derive(Debug, Clone)]
pub struct Phase {
    /// Its name.
    pub name: String,
    /// Its picture.
    pub icon: &'static str,
    /// The colours of its ground and edge, while it is the current one.
    pub now: Option<[Color32; 2]>,
}

/// A part of the bar that has a tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The title.
    Title,
    /// The round.
    Round,
    /// A phase, by its index.
    Phase(usize),
}

/// A request made in the bar.
#[derive(Debug, Clone, PartialEq)]
pub enum Pressed {
    /// Opens the game's menu.
    Menu,
    /// Goes to the next speed.
    Speed,
    /// Opens the rulebook.
    Rules,
    /// Takes back the last decision.
    TakeBack,
    /// Tells why the last decision is not taken back.
    Refused(Refused),
}

/// Draws the top bar with its tips, and returns the request made in it and the rectangle of the phases.
pub fn draw(
    pen: &mut Pen,
    places: &Places,
    top: &Top,
    words: &Words,
    tip: impl Fn(Part) -> Tip,
) -> (Option<Pressed>, Rect) {
    let bar = places.top;
    let shade = bar.with_max_y(bar.bottom() + 14.0);
    pen.ui.painter().add(Shape::gradient_rect(
        shade,
        bevy_egui::egui::Direction::TopDown,
        [palette::TOP_BAR, Color32::TRANSPARENT],
    ));
    let middle = bar.center().y - pen.pick(2.0, 6.0);
    let strip = places.strip.is_some();
    let left = places.row.left() + 4.0;
    let title = pen.text(
        pos2(left, middle),
        Align2::LEFT_CENTER,
        Typeface::Title.at(if strip { 24.0 } else { pen.pick(29.0, 38.0) }),
        palette::TEXT,
        &top.title,
    );
    let at = pos2(title.right() + 12.0, middle + pen.pick(3.0, 4.0));
    let font = Typeface::Plain.at(pen.pick(15.0, 18.0));
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, &top.round);
    explain(pen, title, || tip(Part::Title));
    explain(pen, drawn, || tip(Part::Round));
    let mut said = drawn.right().max(title.right());
    if top.practice {
        let at = pos2(said + 12.0, drawn.center().y);
        let text = words.say("ui-practice", &[]);
        let font = Typeface::Bold.at(pen.pick(15.0, 18.0));
        let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::PREVIEW, &text);
        said = drawn.right();
        explain(pen, drawn, || {
            Tip::new(text, words.say("ui-practice.tip", &[]))
        });
    }
    // Where the signs of the strip's panels stand, the round says the phase.
    let phases = if strip {
        drawn
    } else {
        let (edge, button) = on_the_right(pen, places);
        let room = Rangef::new(said + 10.0, edge - 4.0 * button);
        track(pen, &top.phases, pos2(bar.center().x, middle), room, tip)
    };
    (buttons(pen, places, top, middle, words), phases)
}

/// Draws the phases, the current one lit, smaller and aside where they have little room, and returns their rectangle.
fn track(
    pen: &mut Pen,
    phases: &[Phase],
    middle: Pos2,
    room: Rangef,
    tip: impl Fn(Part) -> Tip,
) -> Rect {
    let letters = pen.pick(15.0, 18.0);
    let font = Typeface::Bold.at(letters);
    let least = pen.pick(vec2(108.0, 32.0), vec2(140.0, 38.0));
    // Long names take the room that they need.
    let width = |phase: &Phase| least.x.max(pen.wide_as(&phase.name, font.clone()) + 50.0);
    let widths: Vec<f32> = phases.iter().map(width).collect();
    let gap = pen.pick(16.0, 20.0);
    let gaps = gap * phases.len().saturating_sub(1) as f32;
    let whole = vec2(widths.iter().sum::<f32>() + gaps, least.y);
    let part = (room.span() / whole.x.max(1.0)).clamp(0.5, 1.0);
    let whole = vec2(whole.x * part, whole.y);
    let most = (room.max - whole.x / 2.0).max(room.min + whole.x / 2.0);
    let x = middle.x.clamp(room.min + whole.x / 2.0, most);
    let whole = Rect::from_center_size(pos2(x, middle.y), whole);
    let (letters, gap) = (letters * part, gap * part);
    let mut left = whole.left();
    // The right end of the visible part of the phase before.
    let mut before = None;
    for (number, (phase, width)) in phases.iter().zip(widths).enumerate() {
        let corner = pos2(left, middle.y - least.y / 2.0);
        let width = width * part;
        let place = Rect::from_min_size(corner, vec2(width, least.y));
        left += width + gap;
        let (face, colour) = match phase.now {
            Some(_) => (Typeface::Bold, palette::TEXT),
            None => (Typeface::Plain, palette::FAINT),
        };
        if let Some([fill, edge]) = phase.now {
            let radius = CornerRadius::same((place.height() / 2.0) as u8);
            let stroke = Stroke::new(1.8, edge);
            let painter = pen.ui.painter();
            painter.rect(place, radius, fill, stroke, StrokeKind::Inside);
        }
        // Icon and name stand in the middle together.
        let font = face.at(letters);
        let side = pen.pick(17.0, 20.0) * part;
        let to_name = side / 2.0 + 15.0 * part;
        let long = to_name + pen.wide_as(&phase.name, font.clone());
        let begins = place.center() - vec2(long / 2.0, 0.0);
        pen.icon(phase.icon, begins + vec2(side / 2.0, 0.0), side, colour);
        let at = begins + vec2(to_name, 0.0);
        pen.text(at, Align2::LEFT_CENTER, font, colour, &phase.name);
        // The sign between two is as far from what is seen of the one as of the other.
        let seen = match phase.now {
            Some(_) => place.x_range(),
            None => Rangef::new(begins.x, begins.x + long),
        };
        if let Some(before) = before.replace(seen.max) {
            onward(pen, pos2((before + seen.min) / 2.0, middle.y));
        }
        explain(pen, place, || tip(Part::Phase(number)));
    }
    whole
}

/// Draws the sign between a phase and the next.
fn onward(pen: &Pen, middle: Pos2) {
    let reach: f32 = pen.pick(2.5, 3.0);
    let points = [(-1.0, -2.0), (1.0, 0.0), (-1.0, 2.0)].map(|(x, y)| middle + reach * vec2(x, y));
    let stroke = Stroke::new(pen.pick(1.6, 2.0), palette::FAINT.gamma_multiply(0.6));
    pen.ui.painter().add(Shape::line(points.to_vec(), stroke));
}

/// Returns the right edge of the buttons, and the width of each, where no strip lies.
fn on_the_right(pen: &Pen, places: &Places) -> (f32, f32) {
    (places.upper.right(), pen.pick(70.0, 76.0))
}

fn buttons(
    pen: &mut Pen,
    places: &Places,
    top: &Top,
    middle: f32,
    words: &Words,
) -> Option<Pressed> {
    let strip = places.strip.is_some();
    let (right, width) = if strip {
        (places.screen.right() - 6.0, BUTTON)
    } else {
        on_the_right(pen, places)
    };
    // Whether the last decision can be taken back, and the text that says how or why not.
    let (can_undo, of_undo) = match top.undo {
        Ok(undo) => (true, undo.id()),
        Err(stays) => (false, Some(stays.id())),
    };
    let of_undo = of_undo.map(|id| words.say(id, &[]));
    let refused = |text| Pressed::Refused(Refused { text, topic: None });
    let take_back = if can_undo {
        Some(Pressed::TakeBack)
    } else {
        of_undo.clone().map(refused)
    };
    let mut pressed = None;
    let rows = [
        ("ship-wheel", "ui-menu", Act::Back, Some(Pressed::Menu)),
        (
            "sands-of-time",
            "ui-speed",
            Act::Speed,
            Some(Pressed::Speed),
        ),
        ("treasure-map", "ui-rules", Act::Rules, Some(Pressed::Rules)),
        (
            "anticlockwise-rotation",
            "ui-undo",
            Act::TakeBack,
            take_back,
        ),
    ];
    for (place, (icon, id, act, asks)) in rows.into_iter().enumerate() {
        let text = match act {
            Act::Speed => figures::speed(words, top.speed),
            _ => words.say(id, &[]),
        };
        let (can, of_it) = match act {
            Act::TakeBack => (can_undo, of_undo.clone()),
            _ => (true, None),
        };
        let centre = pos2(right - width * (place as f32 + 0.5), middle);
        let rect = Rect::from_center_size(centre, vec2(width - 4.0, pen.pick(42.0, 52.0)));
        let hit = pen.hit_at(rect, rect.center(), "bar", &text);
        let key = [("key", pen.controls.told(act, words).into())];
        tips::told(pen, hit.response.clone(), hit.focused, None, || {
            let tip = words.say(&format!("{id}.tip"), &key);
            Tip::new(words.say(id, &[]), tip).with(of_it)
        });
        if hit.focused {
            pen.mark(rect.shrink(3.0), CornerRadius::same(6));
        }
        let colour = if !can {
            palette::FAINT.gamma_multiply(0.55)
        } else if hit.hovered {
            palette::BRASS_LIGHT
        } else {
            palette::TEXT
        };
        if strip {
            pen.icon(icon, centre, 20.0, colour);
        } else {
            pen.icon(icon, centre - vec2(0.0, 9.0), pen.pick(18.0, 21.0), colour);
            let at = centre + vec2(0.0, pen.pick(10.0, 13.0));
            let place = Rect::from_center_size(at, vec2(width - 4.0, 20.0));
            let font = Typeface::Plain.at(pen.pick(14.0, 15.0));
            pen.fitted_centred(place, font, colour, &text);
        }
        if hit.clicked {
            pressed = asks;
        }
    }
    pressed
}
