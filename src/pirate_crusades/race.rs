//! The race for the ransom: who has how many seals, and how many letters.

use super::holdings::Held;
use super::kept::Anchor;
use super::lay::Lay;
use super::{Scene, seals, tips};
use crate::board::ask::Ask;
use crate::board::offers::Offers;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Sense, Vec2, pos2, vec2};
use games::pirate_crusades::values::Event;

/// Draws it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = Lay::of(scene).race;
    pen.panel(rect);
    let inset = pen.pick(10.0, 16.0);
    let line = rect.top() + pen.pick(15.0, 23.0);
    let words = scene.words();
    let values = [("count", scene.data.numbers.short.missions.get().into())];
    let title = words.say("ui-race", &values);
    let note = words.say("ui-race-first", &values);
    let drawn = pen.heading(pos2(rect.left() + inset, line), &title);
    let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
    if pen.wide_as(&note, font.clone()) < rect.right() - inset - drawn.right() - 8.0 {
        let end = pos2(rect.right() - inset, line);
        pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, note);
    }
    let top = line + pen.pick(12.0, 20.0);
    let seats: Vec<_> = scene
        .rows(scene.view.first)
        .into_iter()
        .map(|(seat, _)| seat)
        .collect();
    let step = (rect.bottom() - pen.pick(4.0, 6.0) - top) / seats.len().max(1) as f32;
    let stamped = scene
        .animations
        .moving()
        .and_then(|(animation, motion)| match animation.event {
            Event::MissionDone(seat, _) => Some((seat, motion.done)),
            _ => None,
        });
    for (place, seat) in seats.into_iter().enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left() + inset * 0.5, top + step * place as f32),
            vec2(rect.width() - inset, step),
        );
        if scene.view.active == seat {
            let lit = palette::LINE_LIT.gamma_multiply(0.2);
            pen.ui.painter().rect_filled(row.shrink(1.0), 6.0, lit);
        }
        let badge = (step * 0.62).min(pen.pick(22.0, 32.0));
        let at = pos2(row.left() + inset * 0.5 + badge / 2.0, row.center().y);
        pen.art(&scene.session.badge(seat), at, badge);
        let middle = row.left() + row.width() * 0.42;
        let name = Rect::from_x_y_ranges(at.x + badge * 0.7..=middle - 6.0, row.y_range());
        let who = tips::seat_name(scene, seat);
        let font = Typeface::Bold.at(pen.pick(15.0, 19.0));
        let _ = pen.fitted(name, font, palette::TEXT, &who);
        let done = scene.view.done(seat);
        let kinds = done
            .iter()
            .map(|&card| scene.data.card(card).mission.kind());
        let held = Held::of(scene.view, scene.data, seat);
        let all = usize::from(scene.data.numbers.short.missions.get());
        let places = seals::places(kinds, held.open(scene.data), all);
        let room = Rect::from_center_size(
            pos2((middle + row.right()) / 2.0, row.center().y),
            Vec2::new(
                row.right() - middle - 4.0,
                (step * 0.82).min(pen.pick(28.0, 46.0)),
            ),
        );
        let stamp = stamped.and_then(|(other, part)| (other == seat).then_some(part));
        let lies = seals::draw(pen, room, &places, stamp);
        let next = lies.get(done.len()).or(lies.last());
        scene.kept.note(
            Anchor::Seals(seat),
            next.map_or(room.center(), Rect::center),
        );
        if scene.own() != seat {
            let letter = lies.get(done.len()).or(lies.last());
            let at = letter.map_or(room.center(), Rect::center);
            scene.kept.note(Anchor::Missions(seat), at);
        }
        for (&card, rect) in done.iter().zip(&lies) {
            explain(pen, *rect, || tips::mission_done(scene, card));
        }
        for (mission, rect) in held
            .missions
            .iter()
            .zip(&lies[done.len().min(lies.len())..])
        {
            explain(pen, *rect, || match mission {
                Some(card) => tips::mission_card(scene, seat, *card),
                None => tips::of(scene, "tip-letter", &[]),
            });
        }
        let rest = row.with_max_x(middle);
        let id = bevy_egui::egui::Id::new(("race", seat.0));
        let response = pen.ui.interact(rest, id, Sense::CLICK);
        if response.clicked() {
            scene.ask(Ask::Points);
        }
        explain(pen, rest, || tips::player(scene, seat));
    }
}
