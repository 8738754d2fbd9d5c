//! A row a player: its gold, its events, and its ships with their masts and coins.

use super::chart::Chart;
use super::kept::Anchor;
use super::map::{chosen, paint};
use super::{Scene, labels, tips};
use crate::board::ask::Ask;
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};
use games::cursed_seas::{Back, CardPlace, Lies, TreasurePlace, Vessel};
use rules::table::Seat;

/// Height of a row beyond two lines of text, in the compact layout and in the wide one.
pub(super) const HIGHER: [f32; 2] = [14.0, 26.0];

/// The lines of ships in a row, and the columns.
const LINES: usize = 3;
const COLUMNS: usize = 2;

/// Draws a row a player, in the order of play.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    for (seat, rect) in scene.rows(scene.view.turn.first) {
        row(pen, scene, seat, rect);
    }
}

fn row(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    explain(pen, rect, || tips::gold(scene, seat));
    let size = pen.pick(33.0, 50.0);
    let left = rect.left() + pen.pick(50.0, 80.0);
    let points = pen.pick(40.0, 66.0);
    let right = rect.right() - 6.0 - points;
    let badge = pos2(
        rect.left() + (left - rect.left()) / 2.0 + 3.0,
        rect.center().y,
    );
    let badge = Rect::from_center_size(badge, Vec2::splat(size));
    let first = rect.top() + pen.pick(12.0, 19.0);
    let half = pen.pick(9.0, 13.0);
    let name = Rect::from_x_y_ranges(
        left..=right - pen.pick(34.0, 50.0),
        first - half..=first + half,
    );
    let colour = paint(scene, seat);
    let _ = scene.draw_row(pen, seat, rect, colour, [badge, name]);
    events(pen, scene, seat, pos2(right - 4.0, first));
    let body = Rect::from_x_y_ranges(left..=right, first + half..=rect.bottom() - 4.0);
    ships(pen, scene, seat, body);
    let gold = Rect::from_x_y_ranges(right..=rect.right() - 6.0, rect.y_range().shrink(6.0));
    scene.kept.note(Anchor::Gold(seat), gold.center());
    scene.draw_points(pen, seat, gold, |scene| tips::gold(scene, seat));
}

/// Draws the events that a player holds.
fn events(pen: &mut Pen, scene: &mut Scene, seat: Seat, end: bevy_egui::egui::Pos2) {
    let held = CardPlace::Held(seat);
    let known = scene.view.cards_at(held).count() as u8;
    let count = known + scene.view.hidden_at(held, Back::Event);
    if count == 0 {
        return;
    }
    let font = Typeface::Plain.at(pen.pick(14.0, 17.0));
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::TEXT, count);
    let high = pen.pick(16.0, 22.0);
    let size = vec2(high * 0.8, high);
    let at = drawn.left_center() - vec2(size.x * 0.5 + 3.0, 0.0);
    let card = Rect::from_center_size(at, size);
    pen.picture("art/seas-mini-event", card);
    scene.kept.note(Anchor::Events(seat), card.center());
    let values = [("count", count.into())];
    explain(pen, drawn.union(card), || {
        tips::of(scene, "tip-events", &values)
    });
}

/// Draws the ships of a fleet in two columns. A click looks at one.
fn ships(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    let fleet: Vec<Vessel> = scene.view.fleet(seat).take(LINES * COLUMNS).collect();
    let high = room.height() / LINES as f32;
    let columns = fleet.len().div_ceil(LINES).max(1);
    let wide = room.width() / columns as f32;
    for (number, vessel) in fleet.into_iter().enumerate() {
        let (column, line) = (number / LINES, number % LINES);
        let corner = room.min + vec2(wide * column as f32, high * line as f32);
        let rect = Rect::from_min_size(corner, vec2(wide - 4.0, high));
        ship(pen, scene, vessel, rect);
    }
}

fn ship(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, rect: Rect) {
    let name = tips::name(scene, vessel);
    let look = scene.say("ui-look-at", &[("vessel", name.as_str().into())]);
    let hit = pen.hit_at(rect, rect.center(), "bar", &look);
    let seen = scene.view.vessel(vessel);
    let acted = seen.today.actions > 0 && scene.view.turn.active == seen.hull.seat;
    let masts = f32::from(seen.hull.masts);
    let step = pen.pick(6.5, 9.5);
    let coins = scene.view.coins_at(TreasurePlace::Aboard(vessel));
    let tail = step * masts + 6.0 + if coins > 0 { pen.pick(22.0, 32.0) } else { 0.0 };
    let text = rect.with_max_x(rect.right() - tail);
    let font = Typeface::Plain.at(pen.pick(12.5, 15.5));
    let colour = if chosen(scene) == Some(vessel) || hit.hovered {
        palette::BRASS_LIGHT
    } else if acted || matches!(seen.lies, Lies::Lost(_)) {
        palette::FAINT
    } else {
        palette::TEXT
    };
    // In two columns there is little room; the tip has the whole name.
    let _ = pen.cut(text, font, colour, &name);
    let left = pos2(rect.right() - tail + 3.0, rect.center().y);
    let x = labels::masts_line(pen, scene, vessel, left, step);
    if coins > 0 {
        let size = pen.pick(11.0, 15.0);
        pen.art("art/seas-coin", pos2(x + size / 2.0, rect.center().y), size);
        let font = Typeface::Bold.at(size);
        let at = pos2(x + size + 2.0, rect.center().y);
        pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, coins);
    }
    if hit.clicked {
        look_at(scene, vessel);
    }
    if hit.hovered {
        let _ = hit.tip(tips::vessel(scene, vessel).words());
    }
}

/// Chooses a vessel, and moves it to the middle of what is seen of the sea, from near.
pub(super) fn look_at(scene: &mut Scene, vessel: Vessel) {
    scene.kept.chosen = Some(vessel);
    scene.kept.tried = None;
    if let Some(place) = scene.view.place(vessel) {
        let at = Chart::of(scene.view).at(place.bow);
        scene.ask(Ask::Centre(at));
    }
}
