//! What is being shown while things move, and who thinks while they do not: where else the question stands.

use super::why;
use crate::controls::{Act, Device};
use crate::table::advice;
use crate::theme::{Face, Pen, palette};
use crate::voodoo::Painted;
use crate::voodoo::panels::{Ask, Scene, badge};
use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// A captain thinks.
pub fn thinking<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let Some(seat) = scene.sitting.thinks() else {
        return;
    };
    let speaker = scene.sitting.speaker();
    let words = speaker.words();
    let key = match pen.controls.device {
        Device::Mouse => words.say("ui-click", &[]),
        Device::Keys | Device::Pad => pen.controls.told(Act::Hurry, words),
    };
    let values = [("pirate", speaker.name(seat).into()), ("key", key.into())];
    let text = words.say("ui-thinking", &values);
    let at = scene.places.prompt + vec2(0.0, pen.pick(18.0, 23.0));
    let rect = pen.chip(at, &text);
    let name = badge(scene.pirate(seat).colour);
    let beat = advice::beat(pen, scene.cues.is_calm());
    // Beside the words, also where it is largest.
    let centre = rect.left_center() - vec2(rect.height() * 0.5, 0.0);
    pen.art(&name, centre, rect.height() * 1.25 * beat);
    if pen.hit_at(rect, rect.center(), "button", &text).clicked {
        scene.ask(Ask::Hurry);
    }
}

/// What is being shown; under it the line of its rules that a Cursed Pirate follows.
pub fn caption<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let Some((cue, _)) = scene.cues.running() else {
        return;
    };
    // Whoever goes step by step reads every line that was tried.
    let steps = cue.waits && cue.aid.is_some();
    let inquiry = if steps {
        why::inquire(pen.ui, scene, cue.number)
    } else {
        None
    };
    let tried = inquiry.as_ref().map_or(&[][..], |inquiry| &inquiry.tried);
    let tried = if tried.len() > 1 { tried } else { &[] };
    let Some((seat, text)) = &cue.caption else {
        return;
    };
    let painter = pen.ui.painter();
    let most = scene.places.widest(pen.pick(560.0, 800.0)) - pen.pick(58.0, 74.0);
    let font = Face::Bold.at(pen.pick(16.0, 20.0));
    let said = painter.layout(text.clone(), font, palette::TEXT, most);
    let small = Face::Plain.at(pen.pick(14.5, 17.0));
    let aid = cue.aid.as_ref().map(|line| (line.clone(), palette::FAINT));
    let tried = tried.iter().map(|line| match &line.failed {
        None => (format!("» {}", line.text), palette::TEXT),
        Some(failed) => (format!("× {}. {failed}", line.text), palette::FAINT),
    });
    let aid: Vec<_> = aid
        .into_iter()
        .chain(tried)
        .map(|(line, colour)| painter.layout(line, small.clone(), colour, most))
        .collect();
    let lines = aid.iter().fold(Vec2::ZERO, |size, line| {
        vec2(size.x.max(line.size().x), size.y + line.size().y)
    });
    let least = pen.pick(36.0, 46.0);
    let height = (said.size().y + lines.y + pen.pick(14.0, 18.0)).max(least);
    let width = (said.size().x.max(lines.x) + least * 1.6).max(240.0);
    let middle = pos2(
        scene.places.prompt.x,
        scene.places.asked(height) + height / 2.0,
    );
    let rect = Rect::from_center_size(middle, vec2(width, height));
    bar(pen, rect, palette::LINE);
    if let Some(seat) = seat {
        let name = badge(scene.pirate(*seat).colour);
        let at = rect.left_center() + vec2(least * 0.58, 0.0);
        pen.art(&name, at, least * 0.74);
    }
    let left = rect.left() + least * 1.1;
    let top = rect.center().y - (said.size().y + lines.y) / 2.0;
    let mut under = pos2(left, top + said.size().y);
    pen.ui
        .painter()
        .galley(pos2(left, top), said, palette::TEXT);
    for line in aid {
        let high = line.size().y;
        pen.ui.painter().galley(under, line, palette::FAINT);
        under.y += high;
    }
    if cue.waits {
        let id = match pen.controls.device {
            Device::Pad => "ui-any-button",
            Device::Keys | Device::Mouse => "ui-any-key",
        };
        let text = scene.sitting.speaker().words().say(id, &[]);
        pen.chip(
            rect.center_bottom() + vec2(0.0, pen.pick(16.0, 20.0)),
            &text,
        );
    }
}

/// The bar that what is asked or said stands on.
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
