//! The sheet of the chosen ship or creature: how she looks from the side, her cannons, her move, her hold, what she can do.

use super::map::{chosen, paint};
use super::spots::subject;
use super::{Scene, Spot, abilities, hold, portrait, tips};
use crate::board::marks::brackets_round;
use crate::board::offers::{Offers, offer_or_explain};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};
use games::cursed_seas::{Choice, Gun, Keyword, Make, Mast, Question, Reason, Stick, Vessel};

/// The height of the picture above which it can be seen.
const SEEN: f32 = 51.0;

/// Returns where it lies: where other tables have a mat and supplies.
pub(super) fn lies(scene: &Scene) -> Rect {
    let places = scene.places;
    let whole = places.mat.union(places.supplies);
    if places.strip.is_some() {
        return whole;
    }
    let top = scene.all_rows().bottom() + 8.0;
    let foot = scene.above_guide(places.screen.bottom() - 42.0);
    whole.with_min_y(top).with_max_y(foot)
}

/// Draws what a panel tells before there is a ship to tell of: a title, and some lines.
pub(super) fn before(pen: &Pen, room: Rect, head: &str, text: &str) {
    let title = pos2(room.left(), room.top() + pen.pick(6.0, 8.0));
    let drawn = pen.heading(title, head);
    let font = Typeface::Plain.at(pen.pick(13.5, 16.0));
    let at = pos2(room.left(), drawn.bottom() + 8.0);
    pen.paragraph(at, room.width(), font, palette::FAINT, text);
}

/// Draws it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = lies(scene);
    pen.panel(rect);
    scene.kept.gun = None;
    let Some(vessel) = chosen(scene) else {
        let said = ["ui-part-fleets", "ui-fleets-wait"].map(|id| scene.say(id, &[]));
        before(pen, rect.shrink(pen.pick(12.0, 18.0)), &said[0], &said[1]);
        return;
    };
    let Some(make) = scene.view.vessel(vessel).hull.make else {
        return;
    };
    let inner = rect.shrink(pen.pick(10.0, 16.0));
    let mut y = heading(pen, scene, vessel, make, inner);
    let lines = pen.pick(30.0, 42.0);
    let told = abilities::told(pen, scene, make, inner.width());
    // What cannons, move and hold leave to the picture, and to keywords and buttons below.
    let spare = inner.bottom() - y - lines * 2.0 - pen.pick(44.0, 60.0);
    // The picture leaves the keywords their words, where it can still be seen.
    let in_words = abilities::words_high(pen, &told) + 2.0 * abilities::button_line(pen) + 10.0;
    let high = [in_words, pen.pick(64.0, 92.0)]
        .map(|below| (spare - below).min(pen.pick(166.0, 250.0)))
        .into_iter()
        .find(|high| *high > SEEN);
    if let Some(high) = high {
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
    abilities::actions(pen, scene, vessel, told, rest);
}

/// Draws the name and the owner, and returns their lower end.
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
    let aside = scene.say("ui-of-nation", &values);
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

/// Draws a ship from the side, on the water by night; or a creature.
fn portrait(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, make: Make, room: Rect) {
    let frame = portrait::frame(room);
    let hull = scene.view.vessel(vessel).hull;
    match make {
        Make::Ship(ship) => {
            let sails = paint(scene, hull.seat);
            portrait::ship(
                pen,
                frame,
                scene.data.ship(ship),
                [hull.sound, hull.fire],
                sails,
            );
            choose_mast(pen, scene, vessel, frame);
        }
        Make::Creature(creature) => portrait::creature(pen, frame, creature),
    }
}

/// Draws the masts that can be chosen, on the hull of the ship that the question is about.
fn choose_mast(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, frame: Rect) {
    let question = scene.observation.asked.map(|asked| asked.question);
    if question.and_then(subject) != Some(vessel) {
        return;
    }
    let masts = scene.view.vessel(vessel).hull.masts;
    for (mast, rect) in (0_u8..).zip(portrait::masts(frame, masts)) {
        let middle = rect.center();
        if let Some(glow) = scene.offer(pen, Spot::Mast(Mast(mast)), rect, middle) {
            brackets_round(pen, rect, glow);
        }
    }
}

/// Draws the word before a line of the sheet, and returns where the line goes on.
pub(super) fn word(pen: &Pen, scene: &Scene, room: Rect, id: &str) -> f32 {
    let font = Typeface::Plain.at(pen.pick(13.5, 16.0));
    let right = room.left() + pen.pick(52.0, 74.0);
    let place = room.with_max_x(right - 4.0);
    pen.fitted(place, font, palette::FAINT, &scene.say(id, &[]));
    right
}

/// Draws the cannons from the bow. One that is pointed at shows its field on the sea.
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

/// Draws the die of a cannon with its rank and its range; where it is gone, an empty place with what is printed there.
pub(super) fn draw_gun(pen: &Pen, scene: &Scene, vessel: Vessel, gun: Gun, rect: Rect) {
    let Some((rank, range)) = scene.view.gun(scene.data, vessel, gun) else {
        pen.picture("art/seas-gun-lost", rect);
        let hull = &scene.view.vessel(vessel).hull;
        if let Some(printed) = tips::printed(scene.data, hull).get(gun.index()) {
            let font = Typeface::Bold.at(rect.height() * 0.48);
            let middle = rect.center();
            pen.text(middle, Align2::CENTER_CENTER, font, palette::FAINT, printed);
        }
        return;
    };
    draw_die(pen, rank, range > games::cursed_seas::geometry::SHORT, rect);
}

/// Draws the die of a cannon of a rank.
pub(super) fn draw_die(pen: &Pen, rank: u8, long: bool, rect: Rect) {
    let (picture, ink) = match long {
        true => ("art/seas-gun-l", palette::CREAM),
        false => ("art/seas-gun-s", palette::INK),
    };
    pen.picture(picture, rect);
    let font = Typeface::Bold.at(rect.height() * 0.48);
    let text = format!("{rank}{}", if long { "L" } else { "S" });
    pen.text(rect.center(), Align2::CENTER_CENTER, font, ink, text);
}

/// Draws the sticks of her move; in the midst of it, those that are left.
fn moves(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, room: Rect) {
    let mut x = word(pen, scene, room, "ui-move");
    let course = scene.view.course;
    let asked = scene.observation.asked.map(|asked| asked.question);
    let under_way = matches!(
        asked,
        Some(Question::Turn(other) | Question::Sail(other)) if other == vessel
    );
    let moves = Choice::Move(vessel);
    let mut options = scene.observation.options.iter();
    let rows =
        scene.view.has(scene.data, vessel, Keyword::Galley) || options.any(|offer| offer.is(moves));
    let (shorts, longs) = match under_way {
        true => (course.shorts, course.longs),
        // Without a sound mast she needs oars.
        false if scene.view.vessel(vessel).hull.is_derelict() && !rows => (0, 0),
        false => scene.view.sticks(scene.data, vessel),
    };
    if shorts + longs == 0 {
        let at = pos2(x, room.center().y);
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
        let none = scene.session.speaker().teller.text(Reason::Derelict);
        pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, none);
    }
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
