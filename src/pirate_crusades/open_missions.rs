//! The open missions of a player, with what each needs, and the lines that tell of them.

use super::holdings::Held;
use super::kept::{Anchor, Part};
use super::{Scene, Spot, looks, tips};
use crate::board::offers::{Offers, offer_or_explain};
use crate::table::figures::capital;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{CornerRadius, FontId, Rect, Stroke, StrokeKind, pos2, vec2};
use games::pirate_crusades::values::Card;
use rules::table::Seat;

/// Draws the open missions, each on a line with its needs.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, room: Rect) {
    scene
        .kept
        .note(Anchor::Missions(seat), room.left_center() + vec2(24.0, 0.0));
    scene.kept.note_part(Part::Missions, room);
    let high = room.height();
    if held.missions.is_empty() {
        pen.dashed(room, Stroke::new(1.4, palette::LINE), 6.0, 5.0);
        let size = high * 0.62;
        let at = pos2(room.left() + high * 0.6, room.center().y);
        pen.art(looks::SEAL_PLACE, at, size);
        let words = scene.words();
        let lines = ["ui-no-mission", "ui-no-mission.tip"].map(|id| words.say(id, &[]));
        two_lines(pen, room.with_min_x(at.x + high * 0.55), &lines, false);
        return;
    }
    let count = held.missions.len() as f32;
    let gap = pen.pick(4.0, 6.0);
    // Side by side where there are several.
    let wide = (room.width() - gap * (count - 1.0)) / count;
    for (place, &mission) in held.missions.iter().enumerate() {
        let x = room.left() + (wide + gap) * place as f32;
        let rect = Rect::from_min_size(pos2(x, room.top()), vec2(wide, high));
        one_mission(pen, scene, seat, mission, rect, count > 1.0);
    }
}

fn one_mission(
    pen: &mut Pen,
    scene: &mut Scene,
    seat: Seat,
    mission: Option<Card>,
    rect: Rect,
    tight: bool,
) {
    let painter = pen.ui.painter();
    painter.rect_filled(rect, 6.0, palette::WELL);
    let edge = Stroke::new(1.6, palette::BRASS);
    painter.rect_stroke(rect, CornerRadius::same(6), edge, StrokeKind::Inside);
    let size = (rect.height() * 0.72).min(rect.width() * if tight { 0.15 } else { 0.2 });
    let at = pos2(rect.left() + size * 0.8, rect.center().y);
    let Some(card) = mission else {
        let letter = Rect::from_center_size(at, vec2(1.26, 1.0) * size);
        pen.picture(looks::LETTER, letter);
        let text = scene.words().say("ui-mission-hidden", &[]);
        let room = rect.with_min_x(at.x + size * 0.8);
        two_lines(pen, room, &[text, String::new()], false);
        return;
    };
    let kind = scene.data.card(card).mission.kind();
    let letter = Rect::from_center_size(at, vec2(1.26, 1.0) * size);
    pen.picture(looks::letter(kind), letter);
    let flag = tips::goal_nation(scene, seat, card);
    let mut room = rect.with_min_x(at.x + size * 0.85);
    if let Some(suit) = flag.filter(|_| !tight) {
        let wide = pen.pick(24.0, 38.0_f32).min(rect.width() * 0.16);
        let at = pos2(rect.right() - wide * 0.8, rect.center().y);
        let flag = Rect::from_center_size(at, vec2(wide, wide * 0.7));
        pen.picture(looks::pennant(suit), flag);
        room.max.x = flag.left() - 4.0;
    }
    let (state, near) = tips::mission_state(scene, seat, card);
    let lines = [capital(&tips::mission_of(scene, seat, card)), state];
    mission_lines(pen, room, &lines, near, tight);
    offer_or_explain(pen, scene, Spot::Mission(card), rect, |scene| {
        tips::mission_card(scene, seat, card)
    });
}

/// Draws what a mission needs, over two lines if one has no room for that, and how far it is below.
fn mission_lines(pen: &Pen, room: Rect, lines: &[String; 2], near: bool, tight: bool) {
    if tight || pen.wide_as(&lines[0], title_font(pen)) > room.width() {
        wrapped(pen, room, lines, near);
    } else {
        two_lines(pen, room, lines, near);
    }
}

fn title_font(pen: &Pen) -> FontId {
    Typeface::Bold.at(pen.pick(14.0, 18.0))
}

/// Draws a line, and another below it, lit if `near`.
pub(super) fn two_lines(pen: &Pen, room: Rect, [title, text]: &[String; 2], near: bool) {
    let room = room.shrink2(vec2(2.0, 3.0));
    let half = room.height() / 2.0;
    let [first, second] = if text.is_empty() {
        [room, room]
    } else {
        [
            room.with_max_y(room.top() + half + 1.0),
            room.with_min_y(room.top() + half - 1.0),
        ]
    };
    let _ = pen.fitted(first, title_font(pen), palette::TEXT, title);
    if text.is_empty() {
        return;
    }
    let colour = if near {
        palette::BETTER_LIGHT
    } else {
        palette::FAINT
    };
    let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
    let _ = pen.fitted(second, font, colour, text);
}

/// Draws a text over two lines, and another below it, for a narrow room.
fn wrapped(pen: &Pen, room: Rect, [title, text]: &[String; 2], near: bool) {
    let cut = room.top() + room.height() * 0.64;
    let font = Typeface::Bold.at(pen.pick(13.5, 16.5));
    let above = Rect::from_min_max(room.min - vec2(4.0, 0.0), pos2(room.right() + 4.0, cut));
    let _ = pen.centred(above, font, palette::TEXT, title);
    let colour = if near {
        palette::BETTER_LIGHT
    } else {
        palette::FAINT
    };
    let font = Typeface::Plain.at(pen.pick(12.5, 15.0));
    let below = Rect::from_min_max(pos2(room.left(), cut - 2.0), room.max - vec2(4.0, 3.0));
    let _ = pen.fitted_centred(below, font, colour, text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::{Shape, Vec2};
    use games::pirate_crusades::words::Speaker;
    use games::pirate_crusades::{PirateCrusades, Setup};
    use rules::table::{Language, Packed};

    /// The room beside the letter and the flag of a mission that is alone in the compact layout.
    const ROOM: Vec2 = vec2(194.0, 58.0);

    #[test]
    fn every_mission_is_told_whole_in_its_row_in_every_language() {
        for language in Language::ALL {
            let files = PirateCrusades::files().in_language(language);
            let data = PirateCrusades::standard();
            let words = PirateCrusades::load_words(&files, data).unwrap();
            let speaker = Speaker::new(words, &Setup::of(&[]), data);
            let missions = Card::all().map(|card| capital(&speaker.mission(card)));
            let missions: Vec<String> = missions.collect();
            let mut screen = canvas((), move |pen, ()| {
                let room = Rect::from_min_size(pos2(100.0, 100.0), ROOM);
                for mission in &missions {
                    mission_lines(pen, room, &[mission.clone(), "ready".into()], true, false);
                }
            });
            screen.run_steps(2);
            let shapes = screen.output().shapes.iter();
            let texts = shapes.filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) => Some(&text.galley),
                _ => None,
            });
            let mut told = 0;
            for text in texts {
                let size = text.job.sections[0].format.font_id.size;
                assert!(!text.elided && size > 12.0, "{}: {size}", text.text());
                told += 1;
            }
            assert!(told >= 2 * Card::all().count(), "{told}");
        }
    }
}
