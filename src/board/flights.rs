//! Flights: pieces that move between panels.

use crate::theme::{Pen, palette};
use bevy::math::curve::{Curve, EaseFunction};
use bevy::platform::collections::HashMap;
use bevy_egui::egui::{Color32, Pos2, Stroke, vec2};
use std::f32::consts::PI;
use std::hash::Hash;

/// The points of the canvas where pieces lie, by kind and place, as the panels drew them last.
///
/// A kind has an anchor of its own where it lies apart from other pieces of the place; an anchor without a kind is for all the
/// others.
#[derive(Debug, Clone)]
pub struct Anchors<K, P>(HashMap<(Option<K>, P), Pos2>);

impl<K, P> Default for Anchors<K, P> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

impl<K: Copy + Eq + Hash, P: Copy + Eq + Hash> Anchors<K, P> {
    /// Notes where pieces of a kind lie in a place; without a kind, all other pieces.
    pub fn note(&mut self, kind: Option<K>, place: P, at: Pos2) {
        self.0.insert((kind, place), at);
    }

    /// Returns where exactly this kind of piece lies, if that was noted.
    #[must_use]
    pub fn of(&self, kind: Option<K>, place: P) -> Option<Pos2> {
        self.0.get(&(kind, place)).copied()
    }

    /// Returns where pieces of a kind lie in a place, or else where the others lie there.
    #[must_use]
    pub fn find(&self, kind: Option<K>, place: P) -> Option<Pos2> {
        self.of(kind, place).or_else(|| self.of(None, place))
    }
}

/// The path by which a piece flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Flies in an arc.
    Arc,
    /// Rises first, as out of a bag, and then flies.
    Rising,
    /// Flies to above its place, drops there and bounces.
    Dropping,
}

/// A piece on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight {
    /// Its point on the canvas.
    pub at: Pos2,
    /// Its size, as a factor of the usual one.
    pub lifted: f32,
    /// The share of the way that is done, 0 to 1.
    pub part: f32,
}

impl Flight {
    /// Returns a piece on its way; `done` is the share of the time gone by, 0 to 1.
    #[must_use]
    pub fn new(pen: &Pen, way: Way, from: Pos2, to: Pos2, done: f32) -> Self {
        let (part, up) = match way {
            Way::Arc => flown(done),
            Way::Rising => risen(done),
            Way::Dropping => dropped(done),
        };
        Self {
            at: from.lerp(to, part) - vec2(0.0, pen.pick(40.0, 60.0) * up),
            lifted: 1.0 + 0.25 * (PI * part).sin(),
            part,
        }
    }

    /// Draws a piece by the name of its picture, with its shadow.
    pub fn draw(&self, pen: &Pen, picture: &str) {
        let size = self.size(pen);
        let shadow = self.at + vec2(-5.0, 8.0) * 2.2 * (self.lifted - 1.0) * 2.0;
        let dark = Color32::from_black_alpha(90);
        pen.icon(picture, shadow, size, dark);
        pen.art(picture, self.at, size);
    }

    /// Returns the side of the square that a piece is drawn in, in units of the canvas.
    #[must_use]
    pub fn size(&self, pen: &Pen) -> f32 {
        pen.pick(34.0, 50.0) * self.lifted
    }
}

/// Returns the share of the way flown after a share of the time, and the height in parts of an arc's; all are 0 to 1.
fn flown(done: f32) -> (f32, f32) {
    let part = EaseFunction::CubicInOut.sample_clamped(done);
    (part, (PI * part).sin())
}

/// Returns the same as [`flown`] for a piece that rises before it flies.
fn risen(done: f32) -> (f32, f32) {
    const RISES: f32 = 0.16 / (0.16 + 0.42);
    const HIGH: f32 = 0.7;
    if done < RISES {
        let up = EaseFunction::BackOut.sample_clamped(done / RISES);
        return (0.0, HIGH * up);
    }
    let (part, arc) = flown((done - RISES) / (1.0 - RISES));
    (part, arc.max(HIGH * (1.0 - part)))
}

/// Returns the same as [`flown`] for a piece that flies to above its place, drops there and bounces.
fn dropped(done: f32) -> (f32, f32) {
    const FLIES: f32 = 0.22 / 0.42;
    const HIGH: f32 = 0.6;
    if done < FLIES {
        let (part, arc) = flown(done / FLIES);
        return (part, arc.max(HIGH * part));
    }
    let drop = EaseFunction::BounceOut.sample_clamped((done - FLIES) / (1.0 - FLIES));
    (1.0, HIGH * (1.0 - drop))
}

/// Draws a ring that spreads from something that changes in its place; `done` is its progress, 0 to 1.
pub fn ring(pen: &Pen, at: Pos2, done: f32) {
    let done = EaseFunction::SineOut.sample_clamped(done);
    let radius = pen.pick(12.0, 18.0) + pen.pick(26.0, 40.0) * done;
    let colour = palette::BRASS_LIGHT.gamma_multiply(1.0 - done);
    let stroke = Stroke::new(pen.pick(3.0, 4.0), colour);
    pen.ui.painter().circle_stroke(at, radius, stroke);
}
