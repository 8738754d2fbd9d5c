//! The severity of a notice: the colour of its frame and a sign, so that not the colour alone tells it.

use super::{Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Stroke, vec2};

/// The severity of a notice.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Something was done.
    Told,
    /// Something went wrong, cannot be done, or was lost.
    #[default]
    Fault,
}

impl Severity {
    /// Returns the colour of the frame round what is said.
    #[must_use]
    pub fn edge(self) -> Color32 {
        match self {
            Self::Told => palette::BRASS_LIGHT,
            Self::Fault => palette::DANGER,
        }
    }

    /// Draws the sign: a tick, or an exclamation mark.
    pub fn sign(self, painter: &Painter, middle: Pos2, radius: f32) {
        let edge = Stroke::new(1.6, palette::CREAM);
        match self {
            Self::Told => {
                painter.circle(middle, radius, palette::BETTER, edge);
                let at = |x: f32, y: f32| middle + vec2(x, y) * radius;
                let points = vec![at(-0.46, 0.02), at(-0.12, 0.38), at(0.5, -0.38)];
                painter.line(points, Stroke::new(radius * 0.24, palette::CREAM));
            }
            Self::Fault => {
                painter.circle(middle, radius, palette::DANGER, edge);
                let font = Typeface::Bold.at(radius * 1.6);
                painter.text(middle, Align2::CENTER_CENTER, "!", font, palette::INK);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas;
    use super::*;
    use bevy_egui::egui::{Shape, pos2};

    /// Returns what a chip of a severity is drawn with, apart from its colours: the corners of its lines, and its texts.
    fn chip(severity: Severity) -> (Vec<usize>, Vec<String>) {
        let drawn = (Vec::new(), Vec::new());
        let mut screen = canvas(drawn, move |pen, (lines, texts)| {
            pen.said_at(
                pos2(640.0, 300.0),
                Align2::CENTER_TOP,
                "It is so.",
                severity,
            );
            lines.clear();
            texts.clear();
            pen.ui
                .painter()
                .for_each_shape(|clipped| match &clipped.shape {
                    Shape::Path(path) => lines.push(path.points.len()),
                    Shape::Text(text) => texts.push(text.galley.text().to_owned()),
                    _ => {}
                });
        });
        screen.run_steps(3);
        screen.state().state.clone()
    }

    #[test]
    fn what_went_well_is_told_from_a_fault_without_colours() {
        let said = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        assert_eq!(chip(Severity::Told), (vec![3], said(&["It is so."])));
        assert_eq!(chip(Severity::Fault), (vec![], said(&["!", "It is so."])));
    }
}
