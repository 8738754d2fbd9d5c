//! The sentences on the sheet of the score that tell what decided the game.

use crate::table::Sentence;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{CornerRadius, Galley, Rect, Stroke, StrokeKind};
use rules::table::words::Words;
use std::sync::Arc;

/// The sizes in which sentences are written where they have a room, by how large it is.
const SIZES: [f32; 4] = [21.0, 19.0, USUAL, 16.0];
/// The size where they have all the room that they take.
const USUAL: f32 = 17.0;
/// The size where the room is too low for all others.
const SMALLEST: f32 = 15.0;
/// The room between two sentences.
const APART: f32 = 4.0;

/// Sentences, with their place on the plan.
pub(super) struct Sentences<'a> {
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub told: &'a [Sentence],
    pub left: f32,
    pub wide: f32,
}

impl Sentences<'_> {
    /// Returns their height where they have all the room that they take.
    pub fn high(&self, pen: &Pen) -> f32 {
        self.high_as(&self.laid(pen, USUAL))
    }

    /// Draws the sentences from a height down: in the middle of a room of this height, in the largest letters that it holds, or
    /// one after the other. Returns the number of decisions after which the table is to be looked at, if that was clicked.
    pub fn draw(&self, pen: &mut Pen, top: f32, room: Option<f32>) -> Option<usize> {
        let plan = self.plan;
        let fits =
            |size: &f32| room.is_some_and(|room| self.high_as(&self.laid(pen, *size)) <= room);
        let least = if room.is_some() { SMALLEST } else { USUAL };
        let size = SIZES.into_iter().find(fits).unwrap_or(least);
        let laid = self.laid(pen, size);
        let spare = room.map_or(0.0, |room| (room - self.high_as(&laid)).max(0.0));
        let mut y = top + spare / 2.0;
        let mut opened = None;
        for (sentence, galley) in self.told.iter().zip(laid) {
            let rect = Rect::from_min_size(plan.at(self.left, y), galley.size());
            y = plan.down(rect.bottom()) + APART;
            let painter = pen.ui.painter();
            painter.galley(rect.min, galley, palette::CARD_TEXT);
            let Some(at) = sentence.at else {
                pen.aloud(rect, &sentence.text);
                continue;
            };
            let around = rect.expand(plan.long(2.0));
            let hit = pen.hit(around, &sentence.text);
            let radius = CornerRadius::same(6);
            if hit.hovered {
                let stroke = Stroke::new(1.4, palette::GILT);
                let painter = pen.ui.painter();
                painter.rect_stroke(around, radius, stroke, StrokeKind::Inside);
            }
            if hit.focused {
                pen.mark(around, radius);
            }
            if hit.tip(self.words.say("ui-decided-open", &[])).clicked {
                opened = Some(at);
            }
        }
        opened
    }

    /// Lays the sentences out in letters of a size. Those that lead to the table are underlined.
    fn laid(&self, pen: &Pen, size: f32) -> Vec<Arc<Galley>> {
        let font = self.plan.face(Typeface::Plain, size);
        let wide = self.plan.long(self.wide);
        let lay = |sentence: &Sentence| {
            let ink = palette::CARD_TEXT;
            let mut job = LayoutJob::simple(sentence.text.clone(), font.clone(), ink, wide);
            if sentence.at.is_some() {
                for section in &mut job.sections {
                    section.format.underline = Stroke::new(1.0, palette::GILT);
                }
            }
            pen.ui.painter().layout_job(job)
        };
        self.told.iter().map(lay).collect()
    }

    /// Returns the height of sentences, one after the other.
    fn high_as(&self, laid: &[Arc<Galley>]) -> f32 {
        let rows = laid.iter().map(|galley| self.plan.units(galley.size().y));
        rows.sum::<f32>() + APART * laid.len().saturating_sub(1) as f32
    }
}
