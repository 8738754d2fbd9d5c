//! The rectangles in a frame of things that can be chosen, dragged or pointed at.

use super::drag::Drop;
use bevy_egui::egui::Rect;

/// The rectangles of things in this frame, by their spots.
#[derive(Debug, Clone)]
pub struct Lies<S> {
    things: Vec<(S, Rect)>,
    landings: Vec<(S, Rect)>,
}

impl<S> Default for Lies<S> {
    fn default() -> Self {
        Self {
            things: Vec::new(),
            landings: Vec::new(),
        }
    }
}

impl<S: Copy + PartialEq> Lies<S> {
    /// Notes the rectangle of a spot. Of several the first one counts.
    pub fn note(&mut self, spot: S, rect: Rect) {
        self.things.push((spot, rect));
    }

    /// Replaces the rectangle of a spot.
    pub fn note_moved(&mut self, spot: S, rect: Rect) {
        self.things.retain(|(other, _)| *other != spot);
        self.note(spot, rect);
    }

    /// Notes the rectangle of a spot with choices, where pieces that go there can be dropped.
    pub fn land(&mut self, spot: S, rect: Rect) {
        self.landings.push((spot, rect));
    }

    /// Returns the rectangle of a spot, if it was noted in this frame.
    #[must_use]
    pub fn of(&self, spot: S) -> Option<Rect> {
        find(&self.things, spot)
    }

    /// Returns all rectangles noted so far, with their spots.
    #[must_use]
    pub fn things(&self) -> &[(S, Rect)] {
        &self.things
    }

    /// Returns the spots with choices that were noted so far, with the rectangles where pieces can be dropped.
    #[must_use]
    pub fn landings(&self) -> &[(S, Rect)] {
        &self.landings
    }

    /// Returns what can be dragged and where to. Each answer has a label, the spot of the piece that it moves, if any, the spot
    /// that it lies on, and whether a lesson asks for another one.
    ///
    /// A piece that goes nowhere in particular can be dropped anywhere on the chart.
    pub fn drops<'a>(
        &self,
        answers: impl Iterator<Item = (&'a str, Option<S>, S, bool)>,
        chart: Rect,
    ) -> Vec<Drop<S>> {
        let drop = |(answer, (label, from, to, aside)): (usize, (&str, Option<S>, S, bool))| {
            let from = from?;
            Some(Drop {
                from,
                piece: self.of(from)?,
                landing: if to == from {
                    chart
                } else {
                    find(&self.landings, to)?
                },
                answer,
                label: label.to_owned(),
                aside,
            })
        };
        answers.enumerate().filter_map(drop).collect()
    }
}

fn find<S: Copy + PartialEq>(noted: &[(S, Rect)], spot: S) -> Option<Rect> {
    let mut noted = noted.iter();
    let found = noted.find(|(other, _)| *other == spot);
    found.map(|(_, rect)| *rect)
}
