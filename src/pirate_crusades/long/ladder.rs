//! Reputation and riches of whoever sits before the screen: the ladder with what each step gives, and the row of doubloons.

use crate::pirate_crusades::kept::{Anchor, Part};
use crate::pirate_crusades::{Scene, looks, tips};
use crate::table::Seen;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};
use games::pirate_crusades::values::Event;
use rules::table::Seat;

/// The first step of the ladder and the distance to the next, in units of its drawing, which is so wide and so high.
const FIRST: f32 = 30.0;
const STEP: f32 = 64.0;
const DRAWN: Vec2 = vec2(444.0, 52.0);

/// Draws both in a room: the ladder with its titles, and below it the doubloons.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let voyage = scene.view.players[seat.index()].voyage;
    let line = pen.pick(12.0, 18.0);
    let reputation = scene.say("ui-reputation", &[("count", voyage.reputation.into())]);
    let font = Typeface::Head.at(pen.pick(14.5, 18.0));
    let head = Rect::from_min_size(room.min, vec2(room.width() * 0.5, line));
    let drawn = pen.fitted(head, font.clone(), palette::BRASS_LIGHT, &reputation);
    let goal = scene.view.goal(scene.data);
    let left = i64::from(goal) - i64::from(voyage.reputation);
    let note = scene.say("ui-reputation-left", &[("count", left.into())]);
    let small = Typeface::Plain.at(pen.pick(13.0, 16.0));
    let rest = Rect::from_min_max(
        pos2(drawn.right() + 8.0, head.top()),
        pos2(room.right(), head.bottom()),
    );
    let _ = pen.fitted_right(rest, small, palette::FAINT, &note);
    let coin = pen.pick(18.0, 29.0);
    let foot = room.with_min_y(room.bottom() - coin);
    let ladder = Rect::from_min_max(
        pos2(room.left(), head.bottom() + 2.0),
        pos2(room.right(), foot.top() - 3.0),
    );
    steps(pen, scene, seat, ladder);
    riches(pen, scene, seat, foot);
    scene.kept.note_part(Part::Ladder, head.union(ladder));
    scene.kept.note_part(Part::Riches, foot);
}

/// Draws the steps of the ladder, each with its benefit.
fn steps(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let voyage = scene.view.players[seat.index()].voyage;
    let title = pen.pick(15.0, 17.0);
    let high = (room.height() - title).min(room.width() * DRAWN.y / DRAWN.x);
    let unit = room.width() / DRAWN.x;
    // Above it there is room for the badge.
    let middle = room.bottom() - title - high / 2.0;
    let bar = Rect::from_center_size(
        pos2(room.center().x, middle),
        vec2(room.width(), DRAWN.y * unit),
    );
    pen.picture("art/crusades-ladder", bar);
    let at = |step: u8| pos2(bar.left() + (FIRST + STEP * f32::from(step)) * unit, middle);
    for step in 0..voyage.reputation {
        let between = at(step).lerp(at(step + 1), 0.5);
        let lit = Rect::from_center_size(between, vec2(76.0, 12.0) * unit);
        pen.picture("art/crusades-ladder-lit", lit);
    }
    let risen = scene
        .animations
        .moving()
        .and_then(|(animation, motion)| match animation.event {
            Event::Reputation(who, to) if who == seat => Some((to, motion.done)),
            _ => None,
        });
    let own = scene.session.badge(seat);
    let names: Vec<String> = (0..scene.data.reputation.len())
        .map(|step| scene.say(&format!("ui-step-{step}"), &[]))
        .collect();
    let wide = STEP * unit;
    let size = pen.pick(12.5, 14.5);
    let fits = |name: &String| pen.wide_as(name, Typeface::Bold.at(size)) < wide;
    let all = names.iter().all(fits);
    for (step, &benefit) in (0..).zip(&scene.data.reputation) {
        let centre = at(step);
        let reached = step <= voyage.reputation;
        let last = usize::from(step) + 1 == scene.data.reputation.len();
        if last && reached {
            pen.art("art/crusades-step-infamous", centre, 52.0 * unit);
        } else if reached && benefit.is_some() {
            pen.art("art/crusades-step", centre, 48.0 * unit);
        }
        if let Some(benefit) = benefit {
            let holds = voyage.benefits.contains(step) || (last && reached);
            let colour = if holds {
                palette::BRASS_LIGHT
            } else {
                palette::HINT
            };
            pen.icon(looks::benefit(benefit), centre, 22.0 * unit, colour);
        }
        let name = &names[usize::from(step)];
        let now = step == voyage.reputation;
        // Where they cannot all be read beside each other, the goal is named, and how far one has come.
        if all || now || last && voyage.reputation + 1 < step {
            let (font, colour) = if now {
                (Typeface::Bold, palette::BRASS_LIGHT)
            } else {
                (Typeface::Plain, palette::FAINT)
            };
            let half = pen.wide_as(name, font.at(size)) / 2.0;
            let x = centre.x.clamp(room.left() + half, room.right() - half);
            let at = pos2(x, room.bottom() - title / 2.0 + 1.0);
            pen.text(at, Align2::CENTER_CENTER, font.at(size), colour, name);
        }
        let place = Rect::from_center_size(centre, vec2(wide, high));
        explain(pen, place, || {
            let gives = benefit.map_or_else(String::new, |benefit| {
                let what = scene.session.speaker().teller.text(benefit);
                scene.say("ui-step-gives", &[("benefit", what.into())])
            });
            let number = scene.say(
                "ui-step",
                &[("name", name.as_str().into()), ("step", step.into())],
            );
            Tip::new(number, gives).about("book-crusade-long-fame")
        });
    }
    let mut mark = at(voyage.reputation.min(scene.data.reputation.len() as u8 - 1));
    if let Some((to, done)) = risen {
        mark = mark.lerp(at(to), done);
    }
    let size = pen.pick(13.0, 20.0);
    pen.art(&own, mark - vec2(0.0, 27.0 * unit), size);
    scene.kept.note(Anchor::Fame(seat), mark);
}

/// Draws the doubloons.
fn riches(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let riches = scene.view.players[seat.index()].voyage.riches;
    let text = scene.say("ui-riches", &[("count", riches.into())]);
    let font = Typeface::Head.at(pen.pick(14.5, 18.0));
    let head = room.with_max_x(room.left() + room.width() * 0.24);
    let _ = pen.fitted(head, font, palette::BRASS_LIGHT, &text);
    let most = scene.data.numbers.long.most_riches.get();
    let place = room.with_min_x(head.right());
    let step = place.width() / f32::from(most.max(1));
    let size = step.min(room.height()) * 0.94;
    for number in 0..most {
        let x = place.left() + step * (f32::from(number) + 0.5);
        let picture = if number < riches {
            "art/crusades-doubloon"
        } else {
            "art/crusades-doubloon-place"
        };
        pen.art(picture, pos2(x, room.center().y), size);
    }
    explain(pen, room, || tips::figure(scene, "tip-riches", seat));
}
