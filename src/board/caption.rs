//! Captions in the question's place: of the event that is shown, or of a captain that thinks.

use super::places::Places;
use crate::controls::{Act, Device};
use crate::table::advice;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rules::table::words::Words;

/// Draws that a captain with a name, a badge and perhaps a face thinks, in the middle below a point; its badge beats unless `calm`.
/// If it `hurries`, a click or the key that is told lets it decide now.
///
/// Returns the rectangle of all that, and whether it is to decide now.
pub fn thinking(
    pen: &mut Pen,
    at: Pos2,
    (name, badge, face): (&str, &str, Option<&str>),
    calm: bool,
    hurries: bool,
    words: &Words,
) -> (Rect, bool) {
    let key = match pen.controls.device {
        Device::Mouse => words.say("ui-click", &[]),
        Device::Keys | Device::Pad => pen.controls.told(Act::Hurry, words),
    };
    let values = [("pirate", name.into()), ("key", key.into())];
    let id = if hurries {
        "ui-thinking-hurry"
    } else {
        "ui-thinking"
    };
    let text = words.say(id, &values);
    // Badge and face stand before the words.
    let before = pen.chip_size(&text).y * face.map_or(1.125, |_| 2.85);
    let middle = at + vec2(before / 2.0, pen.pick(18.0, 23.0));
    let rect = pen.chip(middle, &text);
    let whole = rect.with_min_x(rect.left() - before);
    let beat = advice::beat(pen, calm);
    // Beside the words, also where it is largest.
    let centre = rect.left_center() - vec2(rect.height() * 0.5, 0.0);
    pen.art(badge, centre, rect.height() * 1.25 * beat);
    if let Some(face) = face {
        let beside = centre - vec2(rect.height() * 1.5, 0.0);
        pen.art(face, beside, rect.height() * 1.7);
    }
    if !hurries {
        pen.aloud(rect, &text);
        return (whole, false);
    }
    let hit = pen.hit_at(rect, rect.center(), "button", &text);
    (whole, hit.clicked)
}

/// The caption of an event while it is shown.
#[derive(Debug, Clone)]
pub struct Caption<'a> {
    /// The event in words.
    pub text: &'a str,
    /// The badge of the seat that acts, or a picture of an event that is nobody's doing.
    pub badge: Option<String>,
    /// The face of the captain that acts, if one does.
    pub face: Option<&'static str>,
    /// Small lines below it, and whether each stands out.
    pub lines: Vec<(String, bool)>,
    /// The text of a chip below it: how to go on, if the animation waits.
    pub below: Option<String>,
}

/// Draws the caption of an event in the question's place, and returns the rectangle of its bar.
pub fn draw(pen: &mut Pen, places: &Places, caption: &Caption) -> Rect {
    let painter = pen.ui.painter();
    let least = pen.pick(36.0, 46.0);
    // The face stands between badge and text.
    let aside = caption.face.map_or(0.0, |_| least * 0.9);
    let most = places.widest(pen.pick(560.0, 800.0)) - pen.pick(58.0, 74.0) - aside;
    let font = Typeface::Bold.at(pen.pick(16.0, 20.0));
    let said = painter.layout(caption.text.to_owned(), font, palette::TEXT, most);
    let small = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let small: Vec<_> = caption
        .lines
        .iter()
        .map(|(line, stands_out)| {
            let colour = if *stands_out {
                palette::TEXT
            } else {
                palette::FAINT
            };
            painter.layout(line.clone(), small.clone(), colour, most)
        })
        .collect();
    let lines = small.iter().fold(Vec2::ZERO, |size, line| {
        vec2(size.x.max(line.size().x), size.y + line.size().y)
    });
    let height = (said.size().y + lines.y + pen.pick(14.0, 18.0)).max(least);
    let width = (said.size().x.max(lines.x) + least * 1.6 + aside).max(240.0);
    let middle = pos2(places.prompt.x, places.asked(height) + height / 2.0);
    let rect = Rect::from_center_size(middle, vec2(width, height));
    bar(pen, rect, palette::LINE);
    if let Some(badge) = &caption.badge {
        let at = rect.left_center() + vec2(least * 0.58, 0.0);
        pen.art(badge, at, least * 0.74);
    }
    let left = rect.left() + least * 1.1 + aside;
    if let Some(face) = caption.face {
        let at = pos2(left - least * 0.55, rect.center().y);
        pen.art(face, at, least * 0.92);
    }
    let top = rect.center().y - (said.size().y + lines.y) / 2.0;
    let mut under = pos2(left, top + said.size().y);
    pen.ui
        .painter()
        .galley(pos2(left, top), said, palette::TEXT);
    for line in small {
        let high = line.size().y;
        pen.ui.painter().galley(under, line, palette::FAINT);
        under.y += high;
    }
    if let Some(text) = &caption.below {
        let below = rect.center_bottom() + vec2(0.0, pen.pick(16.0, 20.0));
        pen.chip(below, text);
    }
    rect
}

/// Draws the bar, with an edge of a colour, on which something asked or said stands.
pub fn bar(pen: &Pen, rect: Rect, edge: Color32) {
    let radius = CornerRadius::same((rect.height() / 2.0).min(24.0) as u8);
    // Where there is little room it lies over panels, of which nothing may show through.
    let fill = palette::PANEL_SOLID;
    pen.ui.painter().rect(
        rect,
        radius,
        fill,
        Stroke::new(1.8, edge),
        StrokeKind::Inside,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::places::Rows;
    use crate::theme::Frame;
    use crate::theme::trial::{TestCanvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    const MIDDLE: f32 = 640.0;
    const BADGE: &str = "art/badge-red";
    const FACE: &str = "art/face-ghost";

    #[test]
    fn a_captain_that_thinks_shows_its_face_beside_its_badge() {
        let page = thinks(true);
        assert!(page.state().has_shown(BADGE) && page.state().has_shown(FACE));
    }

    #[test]
    fn a_captain_that_thinks_stands_in_the_middle_with_all_that_is_drawn_of_it() {
        let page = thinks(true);
        let whole = page.state().state;
        assert!((whole.center().x - MIDDLE).abs() < 1.0, "{whole:?}");
        let words = page.get_by_label("Anne thinks: Click").rect();
        assert!(words.left() > whole.left() + words.height(), "{words:?}");
    }

    #[test]
    fn those_who_only_watch_a_captain_think_are_asked_for_nothing() {
        for (hurries, told) in [(true, Some("Anne thinks: Click")), (false, None)] {
            let page = thinks(hurries);
            let asked = page.state().targets.iter();
            let asked: Vec<&str> = asked.map(|target| &*target.label).collect();
            assert_eq!(asked, Vec::from_iter(told));
            assert_eq!(
                page.query_by_label("Anne thinks").is_some(),
                !hurries,
                "it is read aloud"
            );
        }
    }

    /// Returns a canvas on which a captain thinks, with the rectangle of all that is drawn of it.
    fn thinks(hurries: bool) -> Harness<'static, TestCanvas<Rect>> {
        let texts = "ui-click = Click\nui-thinking = { $pirate } thinks\n\
            ui-thinking-hurry = { $pirate } thinks: { $key }";
        let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
        let mut page = canvas(Rect::NOTHING, move |pen, whole: &mut Rect| {
            let who = ("Anne", BADGE, Some(FACE));
            (*whole, _) = thinking(pen, pos2(MIDDLE, 300.0), who, true, hurries, &words);
        });
        page.run_steps(2);
        page
    }

    #[test]
    fn what_is_said_of_a_captain_has_its_face_and_of_anybody_else_the_badge_alone() {
        for face in [None, Some(FACE)] {
            let mut page = canvas((), move |pen, ()| {
                let frame = Frame::of(bevy::math::vec2(1280.0, 720.0), 100);
                let places = Places::of(&frame, Rows::of(4), 0.0);
                let caption = Caption {
                    text: "Anne sails.",
                    badge: Some(BADGE.to_owned()),
                    face,
                    lines: Vec::new(),
                    below: None,
                };
                draw(pen, &places, &caption);
            });
            page.run_steps(2);
            assert!(page.state().has_shown(BADGE));
            assert_eq!(page.state().has_shown(FACE), face.is_some());
        }
    }
}
