//! Titles of screens.

use super::canvas::Plan;
use super::{Pen, Typeface, palette};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, Color32, Galley, vec2};
use std::sync::Arc;

/// The height of a screen's title on a plan, in units from its top.
const DOWN: f32 = 44.0;
/// The extra width of spaces between its words, in sizes of its letters: these lean over into them.
const WIDER: f32 = 0.15;

/// Draws a screen's title in the middle of its upper edge.
pub fn title(pen: &Pen, plan: &Plan, text: &str) {
    title_at(pen, plan, DOWN, text);
}

/// Draws a title at a height of the plan.
pub fn title_at(pen: &Pen, plan: &Plan, y: f32, text: &str) {
    let most = plan.long(plan.width() - 40.0);
    let large = plan.long(46.0 * (plan.width() / 1280.0).max(0.7));
    let long = spaced(pen, large, text).size().x;
    let galley = spaced(pen, large * (most / long).min(1.0), text);
    let drawn = Align2::CENTER_CENTER.anchor_size(plan.at(640.0, y), galley.size());
    let below = drawn.min + vec2(plan.long(-3.0), plan.long(4.0));
    let shade = Color32::from_black_alpha(170);
    let painter = pen.ui.painter();
    painter.galley_with_override_text_color(below, galley.clone(), shade);
    painter.galley(drawn.min, galley, palette::TEXT);
    pen.aloud(drawn, text);
}

/// Returns a line of a title's letters.
fn spaced(pen: &Pen, size: f32, text: &str) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    for part in text.split_inclusive(' ') {
        let (word, space) = part.split_at(part.trim_end().len());
        let mut format = TextFormat::simple(Typeface::Title.at(size), palette::TEXT);
        job.append(word, 0.0, format.clone());
        if !space.is_empty() {
            format.extra_letter_spacing = size * WIDER;
            job.append(space, 0.0, format);
        }
    }
    pen.ui.painter().layout_job(job)
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas;
    use super::*;

    #[test]
    fn the_words_of_a_title_stand_apart() {
        let mut screen = canvas([0.0; 2], |pen, widths| {
            let wide = |text: &str| spaced(pen, 46.0, text).size().x;
            *widths = [wide("of") + wide("Voodoo"), wide("of Voodoo")];
        });
        screen.run_steps(3);
        let [without, with] = screen.state().state;
        assert!(with - without > 12.0, "{without} {with}");
    }
}
