//! The guide's words in a lesson, on a sheet beside the table, with rings round the things they are about.

use super::{Course, Learn};
use crate::controls::Device;
use crate::table::{Speak, TableGame};
use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Galley, Id, Rect, Stroke, StrokeKind, pos2, vec2,
};
use std::sync::Arc;

/// Sizes of type that are tried, from large to small, until everything fits.
const SIZES: [f32; 4] = [17.0, 16.0, 15.0, 14.0];

/// The step that was drawn last.
#[derive(Clone, Copy, PartialEq)]
struct Step(usize, usize);

impl<G: TableGame> Course<G> {
    /// Draws the guide's sheet at the foot or else the head of the first of some rooms where it leaves free what has to be seen,
    /// and a ring round each thing that it is about. Its words are small before it reaches above `top`. Returns the player's request.
    pub fn draw(
        &self,
        pen: &mut Pen,
        speaker: &G::Speaker,
        (rooms, top): (&[Rect], f32),
        marks: &[Rect],
        free: &[Rect],
    ) -> Option<Learn> {
        for mark in joined(marks) {
            ring(pen, mark);
        }
        let unit = pen.pick(1.0, 1.32);
        let inset = 14.0 * unit;
        let head = 32.0 * unit;
        let foot = 42.0 * unit;
        let laid = |(room, low): (&Rect, bool)| {
            let width = room.width() - 2.0 * inset;
            let most = room.bottom() - top.max(room.top()) - head - foot;
            let said = self.said(pen, speaker, width, unit, most);
            let tall: f32 = said.iter().map(|text| text.size().y + 6.0 * unit).sum();
            let height = (head + tall + foot).min(room.height());
            let sheet = if low {
                room.with_min_y(room.bottom() - height)
            } else {
                room.with_max_y(room.top() + height)
            };
            (sheet, said)
        };
        let covered = |sheet: Rect| {
            let things = free.iter().map(|thing| thing.intersect(sheet));
            let seen = things.filter(Rect::is_positive);
            seen.map(|thing| thing.area()).sum::<f32>()
        };
        let places = [true, false].into_iter();
        let places = places.flat_map(|low| rooms.iter().map(move |room| (room, low)));
        // The first of the places that cover least.
        let place = places.min_by(|one, other| {
            let [one, other] = [*one, *other].map(|place| covered(laid(place).0));
            one.total_cmp(&other)
        });
        let (sheet, said) = laid(place?);
        paper(pen, sheet);
        let line = sheet.top() + head * 0.55;
        pen.icon(
            "pirate-hat",
            pos2(sheet.left() + inset + 9.0 * unit, line),
            24.0 * unit,
            palette::GILT,
        );
        let font = Typeface::Head.at(17.0 * unit);
        let at = pos2(sheet.left() + inset + 27.0 * unit, line);
        let title = speaker.say(&format!("lesson-{}", self.name()));
        pen.text(at, Align2::LEFT_CENTER, font, palette::CARD_TEXT, title);
        let mut y = sheet.top() + head;
        for text in said {
            let high = text.size().y;
            let at = pos2(sheet.left() + inset, y);
            pen.ui.painter().galley(at, text, palette::CARD_TEXT);
            y += high + 6.0 * unit;
        }
        let foot = Rect::from_min_max(
            pos2(sheet.left() + inset, sheet.bottom() - foot + 6.0 * unit),
            pos2(sheet.right() - inset, sheet.bottom() - 10.0 * unit),
        );
        if !self.is_over() {
            self.way(pen, foot, unit);
        }
        self.buttons(pen, speaker, foot)
    }

    /// Returns the guide's words in the largest type that fits; after a choice that leads nowhere, the words about that alone.
    fn said(
        &self,
        pen: &Pen,
        speaker: &G::Speaker,
        width: f32,
        unit: f32,
        most: f32,
    ) -> Vec<Arc<Galley>> {
        let step = self.step();
        let say = speaker.say(&step.say);
        let other = self.strays().then(|| speaker.say(&step.other()));
        let lay = |size: f32| -> Vec<Arc<Galley>> {
            let painter = pen.ui.painter();
            let face = if other.is_some() {
                Typeface::Bold
            } else {
                Typeface::Plain
            };
            let say = other.is_none().then(|| say.clone());
            let texts = say.into_iter().map(|text| (Typeface::Plain, text));
            let texts = texts.chain(other.iter().map(|text| (face, text.clone())));
            texts
                .map(|(face, text)| {
                    painter.layout(text, face.at(size * unit), palette::CARD_TEXT, width)
                })
                .collect()
        };
        let high = |said: &[Arc<Galley>]| -> f32 {
            said.iter().map(|text| text.size().y + 6.0 * unit).sum()
        };
        let mut sizes = SIZES.into_iter().map(lay);
        let fitting = sizes.find(|said| high(said) <= most);
        fitting.unwrap_or_else(|| lay(SIZES[SIZES.len() - 1]))
    }

    /// Draws a pip for each step, those that were taken filled.
    fn way(&self, pen: &Pen, foot: Rect, unit: f32) {
        let (at, all) = self.steps();
        let step = (9.0 * unit).min(foot.width() * 0.3 / all as f32);
        let painter = pen.ui.painter();
        for number in 0..all {
            let x = foot.left() + step * (number as f32 + 0.5);
            let centre = pos2(x, foot.center().y);
            let stroke = Stroke::new(1.2 * unit, palette::BRASS_DARK);
            if number <= at {
                painter.circle(centre, step * 0.33, palette::BRASS_DARK, stroke);
            } else {
                painter.circle_stroke(centre, step * 0.3, stroke);
            }
        }
    }

    fn buttons(&self, pen: &mut Pen, speaker: &G::Speaker, foot: Rect) -> Option<Learn> {
        let brass = if !self.is_over() {
            (!self.asks()).then_some(("ui-lesson-on", Learn::On))
        } else if self.is_last() {
            Some(("ui-lesson-play", Learn::Play))
        } else {
            Some(("ui-lesson-next", Learn::Next))
        };
        let plain = if self.is_over() {
            Some(("ui-shelf", Learn::Leave))
        } else {
            (self.steps().0 > 0).then_some(("ui-lesson-back", Learn::Back))
        };
        let now = Step(self.number(), self.steps().0);
        let new = pen.ui.data_mut(|data| {
            let before = data.get_temp(Id::NULL);
            data.insert_temp(Id::NULL, now);
            before != Some(now)
        });
        let mut asked = None;
        let mut right = foot.right();
        let both = [(brass, Look::Brass), (plain, Look::Plain)];
        for ((id, learn), look) in both
            .into_iter()
            .filter_map(|(button, look)| button.map(|button| (button, look)))
        {
            let text = speaker.say(id);
            let wide = pen.button_width(&text);
            let corner = pos2(right - wide, foot.top());
            let rect = Rect::from_min_size(corner, vec2(wide, foot.height()));
            if look == Look::Brass && new && pen.controls.device != Device::Mouse {
                // A player who uses the keys goes on with one of them.
                pen.targets.lay(&text);
            }
            let hit = pen.button(rect, &text, look);
            if hit.clicked {
                asked = Some(learn);
            }
            right -= wide + 8.0;
        }
        if self.asks() {
            let font = Typeface::Bold.at(pen.pick(15.0, 19.0));
            let at = pos2(foot.right(), foot.center().y);
            let at = if plain.is_some() {
                pos2(right - 2.0, at.y)
            } else {
                at
            };
            let text = speaker.say("ui-lesson-yours");
            pen.text(at, Align2::RIGHT_CENTER, font, palette::GILT, text);
        }
        asked
    }
}

/// Draws the sheet itself.
fn paper(pen: &Pen, sheet: Rect) {
    let painter = pen.ui.painter();
    let shadow = bevy_egui::egui::epaint::Shadow {
        offset: [-4, 7],
        blur: 16,
        spread: 0,
        color: Color32::from_black_alpha(140),
    };
    let radius = CornerRadius::same(8);
    painter.add(shadow.as_shape(sheet, radius));
    let edge = Stroke::new(2.0, palette::BRASS);
    painter.rect(sheet, radius, palette::PARCHMENT, edge, StrokeKind::Inside);
}

/// The least height of a thing that is more than a line of text, in units of the canvas. Between lines there is no room for a ring.
const MORE_THAN_A_LINE: f32 = 24.0;

/// Returns things with lines of text that follow each other as one.
fn joined(marks: &[Rect]) -> Vec<Rect> {
    let is_line = |mark: &Rect| mark.height() < MORE_THAN_A_LINE;
    let mut all: Vec<(Rect, bool)> = Vec::new();
    for mark in marks {
        let line = is_line(mark);
        let near = all
            .iter_mut()
            .find(|(other, lines)| line && *lines && other.expand(2.0).intersects(*mark));
        match near {
            Some((other, _)) => *other = other.union(*mark),
            None => all.push((*mark, line)),
        }
    }
    all.into_iter().map(|(mark, _)| mark).collect()
}

/// Draws a ring round a thing; one round a few lines of text is narrow and keeps off the lines beside them.
fn ring(pen: &Pen, mark: Rect) {
    let few = mark.height() < 2.0 * MORE_THAN_A_LINE && mark.width() > 3.0 * mark.height();
    let (room, wide) = if few { (1.0, 0.5) } else { (7.0, 1.0) };
    let rect = mark.expand(pen.pick(room, room * 9.0 / 7.0));
    let radius = CornerRadius::same(if few { 6 } else { 12 });
    let painter = pen.ui.painter();
    for (width, colour) in [
        (8.0, Color32::from_black_alpha(170)),
        (4.0, palette::BRASS_LIGHT),
    ] {
        let stroke = Stroke::new(pen.pick(width, width * 1.3) * wide, colour);
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn lines_that_follow_each_other_have_one_ring_and_cards_one_each() {
        let lies = |y: f32, high: f32| Rect::from_min_size(pos2(20.0, y), vec2(200.0, high));
        let lines = [lies(40.0, 16.0), lies(56.0, 16.0), lies(90.0, 16.0)];
        assert_eq!(joined(&lines), [lies(40.0, 32.0), lines[2]]);
        let cards = [lies(200.0, 90.0), lies(240.0, 90.0)];
        assert_eq!(joined(&cards), cards);
    }
}
