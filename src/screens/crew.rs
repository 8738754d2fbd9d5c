//! The rows of the shelf: a seat each, and the switches below them.

use super::shelf::{Fitting, fresh_seed};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2, vec2};
use rules::table::SeatKind;
use rules::table::words::Words;

/// Who sits in a seat.
pub(super) fn seat(pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect, words: &Words) {
    let seat = &mut fitting.places[place];
    let well = if seat.kind.is_some() { 150 } else { 70 };
    pen.ui
        .painter()
        .rect_filled(row, 8.0, Color32::from_black_alpha(well));
    let stripe = Rect::from_min_size(row.min, vec2(6.0, row.height()));
    pen.ui
        .painter()
        .rect_filled(stripe, 3.0, palette::colour(seat.colour));
    let badge = format!("art/badge-{}", palette::colour_name(seat.colour));
    let tint = if seat.kind.is_some() {
        Color32::WHITE
    } else {
        Color32::from_white_alpha(90)
    };
    pen.icon(&badge, row.left_center() + vec2(40.0, 0.0), 42.0, tint);
    let field = Rect::from_min_size(row.min + vec2(76.0, 13.0), vec2(200.0, 30.0));
    let hint = words.say(
        &format!("colour-{}.name", palette::colour_name(seat.colour)),
        &[],
    );
    if seat.kind.is_some() {
        let stroke = Stroke::new(1.0, palette::SLOT);
        pen.ui
            .painter()
            .rect_stroke(field, 5.0, stroke, StrokeKind::Outside);
        let edit = egui::TextEdit::singleline(&mut seat.name)
            .hint_text(hint)
            .char_limit(24)
            .font(Face::Bold.at(18.0))
            .margin(egui::Margin::symmetric(8, 5));
        pen.ui
            .put(field, edit)
            .on_hover_text(words.say("ui-name.tip", &[]));
    } else {
        let at = field.left_center() + vec2(8.0, 0.0);
        pen.text(
            at,
            Align2::LEFT_CENTER,
            Face::Plain.at(18.0),
            palette::FAINT,
            hint,
        );
    }
    let kinds = [
        (
            Some(SeatKind::Human),
            words.say("seat-human", &[]),
            words.say("seat-human.tip", &[]),
        ),
        (
            Some(SeatKind::Cursed),
            words.say("seat-cursed", &[]),
            words.say("seat-cursed.tip", &[]),
        ),
        (
            Some(SeatKind::Random),
            words.say("seat-random", &[]),
            words.say("seat-random.tip", &[]),
        ),
        (None, words.say("pirate-nobody", &[]), String::new()),
    ];
    let mut x = row.left() + 292.0;
    for (kind, label, tip) in kinds {
        let wide = if kind.is_some() { 122.0 } else { 80.0 };
        let rect = Rect::from_min_size(pos2(x, row.top() + 11.0), vec2(wide, 34.0));
        let id = egui::Id::new(("kind", place, kind));
        let response = pen.ui.interact(rect, id, egui::Sense::click());
        let on = seat.kind == kind;
        let (fill, ink) = if on {
            (palette::BRASS, palette::INK)
        } else if response.hovered() {
            (Color32::from_rgb(0x2B, 0x3A, 0x4D), palette::TEXT)
        } else {
            (Color32::from_rgb(0x1B, 0x26, 0x34), palette::FAINT)
        };
        let edge = Stroke::new(
            1.2,
            if on {
                palette::BRASS_DARK
            } else {
                palette::LINE
            },
        );
        pen.ui
            .painter()
            .rect(rect, 8.0, fill, edge, StrokeKind::Inside);
        pen.text(
            rect.center(),
            Align2::CENTER_CENTER,
            Face::Bold.at(15.0),
            ink,
            label,
        );
        if response.clicked() {
            seat.kind = kind;
        }
        if !tip.is_empty() {
            response.on_hover_text_at_pointer(tip);
        }
        x += wide + 8.0;
    }
}

/// House rules and seed.
pub(super) fn switches(pen: &mut Pen, fitting: &mut Fitting, rect: Rect, y: f32, words: &Words) {
    let say = |id: &str| words.say(id, &[]);
    let mut x = rect.left() + 28.0;
    let rows = [
        ("ui-skills", "ui-skills.tip"),
        ("ui-blessed", "ui-blessed.tip"),
    ];
    for (place, (id, tip)) in rows.into_iter().enumerate() {
        let on = if place == 0 {
            &mut fitting.skills
        } else {
            &mut fitting.blessed
        };
        let square = Rect::from_min_size(pos2(x, y - 2.0), vec2(24.0, 24.0));
        let at = square.right_center() + vec2(10.0, 0.0);
        let text = pen.text(
            at,
            Align2::LEFT_CENTER,
            Face::Plain.at(17.0),
            palette::TEXT,
            say(id),
        );
        let response = pen.ui.interact(
            square.union(text).expand(4.0),
            egui::Id::new(id),
            egui::Sense::click(),
        );
        let stroke = Stroke::new(
            1.6,
            if response.hovered() {
                palette::CREAM
            } else {
                palette::LINE
            },
        );
        pen.ui
            .painter()
            .rect(square, 5.0, palette::WELL, stroke, StrokeKind::Inside);
        if *on {
            let tick = vec![
                square.min + vec2(5.0, 12.0),
                square.min + vec2(10.0, 17.0),
                square.min + vec2(19.0, 6.0),
            ];
            pen.ui
                .painter()
                .line(tick, Stroke::new(3.0, palette::BRASS_LIGHT));
        }
        if response.clicked() {
            *on = !*on;
        }
        response.on_hover_text_at_pointer(say(tip));
        x = text.right() + 34.0;
    }
    let font = Face::Plain.at(17.0);
    let label = pos2(rect.right() - 250.0, y + 10.0);
    pen.text(
        label,
        Align2::RIGHT_CENTER,
        font,
        palette::TEXT,
        say("ui-seed"),
    );
    let field = Rect::from_min_size(pos2(rect.right() - 240.0, y - 4.0), vec2(120.0, 30.0));
    let edit = egui::TextEdit::singleline(&mut fitting.seed)
        .char_limit(20)
        .margin(egui::Margin::symmetric(8, 5));
    pen.ui.put(field, edit).on_hover_text(say("ui-seed.tip"));
    let again = Rect::from_min_size(pos2(rect.right() - 112.0, y - 6.0), vec2(84.0, 34.0));
    let response = pen
        .ui
        .interact(again, egui::Id::new("again"), egui::Sense::click());
    let edge = Stroke::new(1.2, palette::LINE);
    let fill = Color32::from_rgb(0x1B, 0x26, 0x34);
    pen.ui
        .painter()
        .rect(again, 8.0, fill, edge, StrokeKind::Inside);
    pen.icon("swap-bag", again.center(), 20.0, palette::TEXT);
    if response.clicked() {
        fitting.seed = fresh_seed().to_string();
    }
    response.on_hover_text_at_pointer(say("ui-new-seed"));
}
