//! Measures on the sea: the free ruler, and the reach of all enemy cannons, as one shaded area (`cursed-seas §10`).

use super::Scene;
use super::chart::{Eye, apart};
use crate::board::zoom::chip;
use crate::table::Seen;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, PointerButton, Rangef, Rect, Stroke, StrokeKind, pos2, vec2,
};

/// Draws them, and the switch of the reach.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    if scene.kept.reach {
        enemies(pen, scene, eye);
    }
    switch(pen, scene);
    ruler(pen, scene, eye);
}

/// Draws the area that any enemy cannon or flag reaches from where it stands.
fn enemies(pen: &Pen, scene: &Scene, eye: Eye) {
    let own = scene.own();
    let (view, data) = (scene.view, scene.data);
    let foes = view
        .afloat()
        .filter(|(_, _, hull)| hull.seat != own && !hull.submerged);
    let guns = foes.flat_map(|(vessel, ..)| {
        let guns = view.guns(data, vessel);
        guns.filter_map(move |gun| {
            let (_, range) = view.gun(data, vessel, gun)?;
            Some((view.muzzle(vessel, gun)?, range))
        })
    });
    let forts = view.forts().filter(|(_, fort)| fort.seat != own);
    let flags = forts.flat_map(|(island, _)| {
        let flags = view.flag_places(data, island).into_iter();
        flags.filter_map(move |(flag, at)| {
            let (_, range, _) = view.flag(data, island, flag)?;
            Some((at, range))
        })
    });
    let tint = palette::DANGER.gamma_multiply(0.07);
    let edge = Stroke::new(1.2, palette::DANGER.gamma_multiply(0.5));
    for (muzzle, range) in guns.chain(flags) {
        let painter = pen.ui.painter();
        painter.circle(eye.at(muzzle), eye.long(range), tint, edge);
    }
}

/// Returns the letters of the switch.
fn letters(pen: &Pen) -> FontId {
    Typeface::Bold.at(pen.pick(12.5, 15.0))
}

/// Returns where the switch with a label lies: at the sea's lower left corner, above the zoom where that leaves it no room.
fn beside_zoom(pen: &Pen, sea: Rect, label: &str) -> Rect {
    let size = vec2(
        pen.wide_as(label, letters(pen)) + 22.0,
        pen.pick(22.0, 28.0),
    );
    let place = Rect::from_min_size(pos2(sea.left() + 8.0, sea.bottom() - size.y - 8.0), size);
    let zoom = chip(pen, sea);
    match place.right() + 8.0 > zoom.left() {
        true => place.translate(vec2(0.0, zoom.top() - 6.0 - place.bottom())),
        false => place,
    }
}

/// Returns the room at the foot of the sea between the switch and a chip.
pub(super) fn foot(pen: &Pen, scene: &Scene, chip: Rect) -> Rangef {
    let label = scene.say("ui-enemy-reach", &[]);
    let switch = beside_zoom(pen, scene.places.seen, &label);
    let left = match switch.y_range().intersection(chip.y_range()).span() > 0.0 {
        true => switch.right(),
        false => scene.places.seen.left(),
    };
    Rangef::new(left + 8.0, chip.left())
}

/// Draws the switch of the reach.
fn switch(pen: &mut Pen, scene: &mut Scene) {
    let label = scene.say("ui-enemy-reach", &[]);
    let rect = beside_zoom(pen, scene.places.seen, &label);
    let (font, high) = (letters(pen), rect.height());
    let hit = pen.hit_at(rect, rect.center(), "bar", &label);
    let on = scene.kept.reach;
    let edge = match (on, hit.hovered) {
        (true, _) => palette::DANGER,
        (false, true) => palette::CREAM,
        (false, false) => palette::LINE,
    };
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((high / 2.0) as u8);
    let stroke = Stroke::new(1.6, edge);
    painter.rect(rect, radius, palette::CHIP, stroke, StrokeKind::Inside);
    let ink = if on { palette::TEXT } else { palette::FAINT };
    pen.text(rect.center(), Align2::CENTER_CENTER, font, ink, &label);
    if hit.clicked {
        scene.kept.reach = !on;
    }
    let _ = hit.tip(scene.say("ui-enemy-reach.tip", &[]));
}

/// Draws the distance from the point where the right button was pressed to the mouse, in millimetres.
fn ruler(pen: &Pen, scene: &Scene, eye: Eye) {
    let (down, from, to) = pen.ui.input(|input| {
        let pointer = &input.pointer;
        let down = pointer.button_down(PointerButton::Secondary);
        (down, pointer.press_origin(), pointer.latest_pos())
    });
    let Some((from, to)) = from.zip(to).filter(|_| down) else {
        return;
    };
    if !scene.places.seen.contains(from) {
        return;
    }
    for (wide, colour) in [(4.0, palette::INK), (2.0, palette::PARCHMENT)] {
        let stroke = Stroke::new(wide, colour);
        pen.ui.painter().line_segment([from, to], stroke);
    }
    let words = scene.session.speaker().teller.words();
    let length = apart(words, eye.point(from), eye.point(to));
    let values = [("distance", length.into())];
    let text = scene.say("ui-ruler", &values);
    pen.lasting_chip(to + vec2(0.0, -14.0), Align2::CENTER_BOTTOM, &text, "ruler");
}
