//! Where in a frame the things lie that can be chosen, dragged or pointed at.

use super::drag::Drop;
use bevy_egui::egui::Rect;

/// Where things lie in this frame, by the spots of a game's table.
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
    /// Notes where a thing lies.
    pub fn note(&mut self, spot: S, rect: Rect) {
        self.things.push((spot, rect));
    }

    /// Notes where a thing lies after all.
    pub fn note_moved(&mut self, spot: S, rect: Rect) {
        self.things.retain(|(other, _)| *other != spot);
        self.note(spot, rect);
    }

    /// Notes where what is chosen can be dropped.
    pub fn land(&mut self, spot: S, rect: Rect) {
        self.landings.push((spot, rect));
    }

    /// Returns where a thing lies, of those noted so far.
    #[must_use]
    pub fn of(&self, spot: S) -> Option<Rect> {
        find(&self.things, spot)
    }

    /// Returns all things noted so far.
    #[must_use]
    pub fn things(&self) -> &[(S, Rect)] {
        &self.things
    }

    /// Returns where choices can be dropped, as far as they have been noted.
    #[must_use]
    pub fn landings(&self) -> &[(S, Rect)] {
        &self.landings
    }

    /// Returns what can be dragged and where to, of answers that each move a piece from a spot to a spot. What goes nowhere
    /// in particular is dropped anywhere on the chart.
    pub fn drops<'a>(
        &self,
        answers: impl Iterator<Item = (&'a str, Option<S>, S)>,
        chart: Rect,
    ) -> Vec<Drop<S>> {
        let drop = |(answer, (label, from, to)): (usize, (&str, Option<S>, S))| {
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
