//! The sheet of the chosen ship or creature: how she looks from the side, her cannons, her move, her hold, what she can do.

use super::map::{chosen, paint};
use super::spots::subject;
use super::{Scene, Spot, hold, looks, tips};
use crate::board::ask::Ask;
use crate::board::marks::brackets_round;
use crate::board::offers::{Offers, offer_or_explain};
use crate::table::tips::explain;
use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use rules::cursed_seas::{Choice, Gun, Make, Mast, Question, Stick, Vessel};

/// Returns where it lies: where other tables have a mat and supplies.
pub(super) fn lies(scene: &Scene) -> Rect {
    let places = scene.places;
    let whole = places.mat.union(places.supplies);
    if places.strip.is_some() {
        return whole;
    }
    let top = scene.all_rows().bottom() + 8.0;
    whole
        .with_min_y(top)
        .with_max_y(places.screen.bottom() - 42.0)
}

/// Draws it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = lies(scene);
    pen.panel(rect);
    scene.kept.gun = None;
    let Some(vessel) = chosen(scene) else {
        return;
    };
    let Some(make) = scene.view.vessel(vessel).hull.make else {
        return;
    };
    let inner = rect.shrink(pen.pick(10.0, 16.0));
    let mut y = heading(pen, scene, vessel, make, inner);
    let lines = pen.pick(30.0, 42.0);
    // Below the picture: cannons, move, hold, keywords, buttons.
    let below = lines * 2.0 + pen.pick(44.0, 60.0) + pen.pick(64.0, 92.0);
    let high = (inner.bottom() - y - below).clamp(0.0, pen.pick(166.0, 250.0));
    if high > 50.0 {
        let room = Rect::from_x_y_ranges(inner.x_range(), y..=y + high);
        portrait(pen, scene, vessel, make, room);
        y += high + 6.0;
    }
    let mut band = |high: f32| {
        let room = Rect::from_x_y_ranges(inner.x_range(), y..=y + high);
        y += high;
        room
    };
    let room = band(lines);
    guns(pen, scene, vessel, room);
    let room = band(lines);
    moves(pen, scene, vessel, room);
    let room = band(pen.pick(44.0, 60.0));
    if matches!(make, Make::Ship(_)) {
        hold::draw(pen, scene, vessel, room);
    }
    let rest = Rect::from_min_max(pos2(inner.left(), room.bottom() + 4.0), inner.max);
    actions(pen, scene, vessel, make, rest);
}

/// The name, and whose she is; returns where that ends.
fn heading(pen: &mut Pen, scene: &Scene, vessel: Vessel, make: Make, inner: Rect) -> f32 {
    let high = pen.pick(22.0, 30.0);
    let line = Rect::from_min_size(inner.min, vec2(inner.width(), high));
    let nation = tips::nation(scene.data, make);
    let points = match make {
        Make::Ship(ship) => scene.data.ship(ship).points,
        Make::Creature(creature) => scene.data.creature(creature).points,
    };
    let nation = scene.session.speaker().teller.text(nation);
    let values = [("nation", nation.into()), ("points", points.into())];
    let aside = tips::say(scene, "ui-of-nation", &values);
    let font = Typeface::Plain.at(pen.pick(13.5, 16.0));
    let drawn = pen.text(
        line.right_center(),
        Align2::RIGHT_CENTER,
        font,
        palette::FAINT,
        aside,
    );
    let room = line.with_max_x(drawn.left() - 8.0);
    let font = Typeface::Head.at(pen.pick(16.0, 20.0));
    let name = tips::name(scene, vessel);
    let title = pen.fitted(room, font, palette::BRASS_LIGHT, &name);
    pen.aloud(title, &name);
    explain(pen, title, || tips::vessel(scene, vessel));
    line.bottom() + 4.0
}

/// Where the masts of a ship of so many stand in her picture from the side, from the foremost, and their scale.
fn rigging(masts: u8) -> (&'static [f32], f32) {
    match masts {
        0 | 1 => (&[146.0], 1.12),
        2 => (&[181.0, 113.0], 1.0),
        3 => (&[189.0, 147.0, 105.0], 0.92),
        4 => (&[198.0, 164.0, 130.0, 96.0], 0.84),
        _ => (&[207.0, 177.0, 147.0, 117.0, 87.0], 0.78),
    }
}

/// A ship from the side, on the water by night; or a creature.
fn portrait(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, make: Make, room: Rect) {
    let unit = (room.width() / 300.0).min(room.height() / 168.0);
    let frame = Rect::from_center_size(room.center(), vec2(300.0, 168.0) * unit);
    pen.picture("art/seas-sky", frame);
    let at = |x: f32, y: f32| frame.min + vec2(x, y) * unit;
    let hull = scene.view.vessel(vessel).hull;
    let Make::Ship(ship) = make else {
        let picture = looks::portrait(make, tips::nation(scene.data, make), hull.masts);
        pen.art(&picture, frame.center(), frame.height() * 0.92);
        return;
    };
    let nation = scene.data.ship(ship).nation;
    let build = looks::build(ship, nation);
    let tint = paint(scene, hull.seat);
    let (stands, scale) = rigging(hull.masts);
    for (mast, &x) in (0_u8..).zip(stands) {
        let outer = hull.masts > 2 && (mast == 0 || mast + 1 == hull.masts);
        let scale = if outer { scale * 0.9 } else { scale };
        // The hull lies at 10, 48 of the sky, and masts stand on its line 70.
        let foot = at(10.0 + x, 48.0 + 70.0);
        let part = |size: Vec2, foot_at: Vec2| {
            Rect::from_min_size(foot - foot_at * unit * scale, size * unit * scale)
        };
        if (hull.sound | hull.fire) >> mast & 1 == 0 {
            let stump = part(vec2(32.0, 36.0), vec2(16.0, 34.0));
            pen.picture("art/seas-side-stump", stump);
            continue;
        }
        let rect = part(vec2(96.0, 132.0), vec2(48.0, 128.0));
        pen.picture(&format!("art/seas-side-mast-{}", build.rig), rect);
        pen.stretched(&format!("art/seas-side-sail-{}", build.rig), rect, tint);
        if hull.fire >> mast & 1 == 1 {
            let middle = rect.center();
            pen.art("art/seas-fire-1", middle, rect.height() * 0.7);
        }
    }
    let body = Rect::from_min_size(at(10.0, 48.0), vec2(280.0, 112.0) * unit);
    let masts = hull.masts;
    pen.picture(&format!("art/seas-side-{}-{masts}", build.hull), body);
    let trim = looks::trim(nation);
    pen.stretched(
        &format!("art/seas-side-trim-{}-{masts}", build.hull),
        body,
        trim,
    );
    pen.picture("art/seas-sky-front", frame);
    choose_mast(pen, scene, vessel, at(10.0, 48.0 + 70.0), unit);
}

/// The masts that can be chosen, on the hull of the ship that the question is about.
fn choose_mast(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, deck: Pos2, unit: f32) {
    let question = scene.observation.asked.map(|asked| asked.question);
    if question.and_then(subject) != Some(vessel) {
        return;
    }
    let (stands, scale) = rigging(scene.view.vessel(vessel).hull.masts);
    for (mast, &x) in (0_u8..).zip(stands) {
        let size = vec2(34.0, 96.0 * scale) * unit;
        let middle = deck + vec2(x * unit, -size.y / 2.0);
        let rect = Rect::from_center_size(middle, size);
        if let Some(hovered) = scene.offer(pen, Spot::Mast(Mast(mast)), rect, middle) {
            brackets_round(pen, rect, hovered);
        }
    }
}

/// The word before a line of the sheet; returns where it ends.
fn word(pen: &Pen, scene: &Scene, room: Rect, id: &str) -> f32 {
    let font = Typeface::Plain.at(pen.pick(13.5, 16.0));
    let text = tips::say(scene, id, &[]);
    pen.text(
        room.left_center(),
        Align2::LEFT_CENTER,
        font,
        palette::FAINT,
        text,
    );
    room.left() + pen.pick(48.0, 70.0)
}

/// The cannons from the bow. One that is pointed at shows its field on the sea.
fn guns(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, room: Rect) {
    let mut x = word(pen, scene, room, "ui-guns");
    let size = room.height() * 0.86;
    let hull = scene.view.vessel(vessel).hull;
    let musketeers = scene
        .view
        .gun(scene.data, vessel, Gun::MUSKETEERS)
        .is_some();
    let all = (0..hull.masts).map(Gun);
    let all = all.chain(musketeers.then_some(Gun::MUSKETEERS));
    for gun in all {
        let middle = pos2(x + size / 2.0, room.center().y);
        let rect = Rect::from_center_size(middle, Vec2::splat(size));
        draw_gun(pen, scene, vessel, gun, rect);
        let spot = Spot::Gun(gun);
        offer_or_explain(pen, scene, spot, rect, |scene| {
            tips::gun(scene, vessel, gun)
        });
        point_at(pen, scene, gun, rect);
        x += size + pen.pick(3.0, 6.0);
    }
}

/// Notes a cannon that the mouse is on.
pub(super) fn point_at(pen: &Pen, scene: &mut Scene, gun: Gun, rect: Rect) {
    let mouse = pen.ui.input(|input| input.pointer.hover_pos());
    if mouse.is_some_and(|at| rect.contains(at)) {
        scene.kept.gun = Some(gun);
    }
}

/// Draws the die of a cannon with its rank and its range; an empty place where it is gone.
pub(super) fn draw_gun(pen: &Pen, scene: &Scene, vessel: Vessel, gun: Gun, rect: Rect) {
    let Some((rank, range)) = scene.view.gun(scene.data, vessel, gun) else {
        pen.picture("art/seas-gun-lost", rect);
        return;
    };
    let long = range > rules::cursed_seas::geometry::SHORT;
    let (picture, ink) = match long {
        true => ("art/seas-gun-l", palette::CREAM),
        false => ("art/seas-gun-s", palette::INK),
    };
    pen.picture(picture, rect);
    let font = Typeface::Bold.at(rect.height() * 0.48);
    let text = format!("{rank}{}", if long { "L" } else { "S" });
    pen.text(rect.center(), Align2::CENTER_CENTER, font, ink, text);
}

/// The sticks of her move; in the midst of it, those that are left.
fn moves(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, room: Rect) {
    let mut x = word(pen, scene, room, "ui-move");
    let course = scene.view.course;
    let asked = scene.observation.asked.map(|asked| asked.question);
    let under_way = matches!(
        asked,
        Some(Question::Turn(other) | Question::Sail(other)) if other == vessel
    );
    let (shorts, longs) = match under_way {
        true => (course.shorts, course.longs),
        false => scene.view.sticks(scene.data, vessel),
    };
    let high = room.height() * 0.62;
    let unit = pen.pick(0.42, 0.58);
    let all = [(Stick::Short, shorts, 133.0), (Stick::Long, longs, 195.5)];
    let from = x;
    for (stick, count, wide) in all {
        for _ in 0..count {
            let size = vec2(wide * unit, high);
            let rect = Rect::from_min_size(pos2(x, room.center().y - high / 2.0), size);
            let picture = match stick {
                Stick::Short => "art/seas-stick-s",
                Stick::Long => "art/seas-stick-l",
            };
            pen.picture(picture, rect);
            let font = Typeface::Bold.at(high * 0.8);
            let letter = stick.letter();
            pen.text(
                rect.center(),
                Align2::CENTER_CENTER,
                font,
                palette::INK,
                letter,
            );
            x += size.x + 6.0;
        }
    }
    let rect = Rect::from_x_y_ranges(from..=x.max(from + 20.0), room.y_range());
    explain(pen, rect, || tips::of(scene, "tip-sticks", &[]));
}

/// Her keywords as signs, and buttons for all that she can be told to do; what she cannot do says why.
fn actions(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, make: Make, room: Rect) {
    let size = pen.pick(22.0, 32.0);
    let mut at = room.min + Vec2::splat(size / 2.0);
    for keyword in tips::keywords(scene.data, make) {
        let rect = Rect::from_center_size(at, Vec2::splat(size));
        pen.picture(&looks::keyword(keyword), rect);
        explain(pen, rect, || tips::what(scene, keyword));
        at.x += size + 6.0;
    }
    let top = room.top() + size + 6.0;
    let mut corner = pos2(room.left(), top);
    let high = pen.pick(26.0, 34.0);
    let wide = (room.width() - 8.0) / 2.0;
    let next = |corner: &mut Pos2| {
        let rect = Rect::from_min_size(*corner, vec2(wide, high));
        corner.x += wide + 8.0;
        if corner.x + wide > room.right() + 1.0 {
            *corner = pos2(room.left(), corner.y + high + 5.0);
        }
        rect
    };
    let menu = scene.observation.asked.filter(|_| scene.idle);
    if menu.is_none_or(|asked| asked.question != Question::Menu) {
        return;
    }
    let offers = scene.observation.numbers(|offer| {
        offer.spot == Spot::Vessel(vessel) && !matches!(offer.choice, Choice::StowAboard(..))
    });
    for number in offers {
        if corner.y + high > room.bottom() + 2.0 {
            return;
        }
        let label = scene.observation.options[number].label.clone();
        let rect = next(&mut corner);
        if pen.button(rect, &label, Look::Plain).clicked {
            let ask = scene.answer(number);
            scene.ask(ask);
        }
    }
    let barred = scene.observation.barred.iter();
    let barred: Vec<_> = barred
        .filter(|barred| is_action_of(barred.choice, vessel))
        .map(|barred| (barred.label.clone(), barred.why.clone()))
        .collect();
    for (label, why) in barred {
        if corner.y + high > room.bottom() + 2.0 {
            return;
        }
        let rect = next(&mut corner);
        let response = pen.barred(rect, &label);
        if response.clicked() {
            scene.ask(Ask::Say(why.clone()));
        }
        let _ = response.on_hover_text(why.text);
    }
}

/// Whether a choice is one of the four actions of a vessel, or builds a fort.
fn is_action_of(choice: Choice, vessel: Vessel) -> bool {
    [
        Choice::Move(vessel),
        Choice::Shoot(vessel),
        Choice::Explore(vessel),
        Choice::Repair(vessel),
        Choice::BuildFort(vessel),
    ]
    .contains(&choice)
}
