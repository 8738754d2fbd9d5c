//! Deck and discard, and the cards that are seen nowhere.

use super::face::{self, Zone};
use super::kept::{Anchor, Part};
use super::lay::Lay;
use super::{Scene, Spot, long, looks, odds, tips};
use crate::board::card::{self, Lying, SIZE};
use crate::board::offers::{Offers, offer_or_explain};
use crate::board::pile::tag;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use games::pirate_crusades::values::Suit;

/// Draws them.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    if scene.view.long {
        return long::piles(pen, scene);
    }
    let rect = Lay::of(scene).piles;
    let third = rect.width() / 3.0;
    let column = |place: f32| {
        let left = rect.left() + third * place;
        Rect::from_x_y_ranges(left..=left + third, rect.y_range())
    };
    deck(pen, scene, column(0.0));
    discard(pen, scene, column(1.0));
    unseen(pen, scene, column(2.0));
}

/// Returns the rectangle of a card in a column, and the place of its label.
pub(super) fn places(pen: &Pen, column: Rect) -> (Rect, Pos2) {
    let label = pen.pick(22.0, 32.0);
    let room = column.with_max_y(column.bottom() - label);
    let scale = (room.size() / face::SMALL)
        .min_elem()
        .min(pen.pick(0.8, 1.1));
    let card = Rect::from_center_size(room.center(), face::SMALL * scale);
    (
        card,
        pos2(column.center().x, column.bottom() - label / 2.0 + 2.0),
    )
}

pub(super) fn deck(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    let (card, foot) = places(pen, column);
    let left = scene.view.deck;
    if left == 0 {
        pen.dashed(card, Stroke::new(1.6, palette::LINE), 6.0, 5.0);
    }
    let scale = card.height() / SIZE.y;
    for place in 0..left.div_ceil(12).min(4) {
        let off = vec2(1.4, -1.4) * f32::from(place);
        let lying = Lying::new(card.center() + off, 0.0, scale);
        card::back(pen, &lying, looks::BACK);
    }
    let values = [("count", left.into())];
    let label = scene.words().say("ui-deck", &values);
    let tag = tag(pen, foot, &label, left == 0);
    scene.kept.note(Anchor::Deck, card.center());
    offer_or_explain(
        pen,
        scene,
        Spot::Deck,
        card.union(tag).expand(2.0),
        |scene| odds::deck(tips::of(scene, "ui-deck", &values), scene),
    );
}

pub(super) fn discard(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    let (place, foot) = places(pen, column);
    let cards = scene.view.discard();
    if cards.is_empty() {
        pen.dashed(place, Stroke::new(1.6, palette::LINE), 6.0, 5.0);
    }
    let scale = place.height() / face::SMALL.y;
    let turns = [-0.07, 0.05, 0.0];
    let shown = &cards[cards.len().saturating_sub(3)..];
    for (&card, turn) in shown.iter().zip(&turns[3 - shown.len()..]) {
        let face = scene.card(card, Some(Zone::Ship));
        face::small_at(pen, &Lying::new(place.center(), *turn, scale), &face, true);
    }
    let values = [("count", (cards.len() as i64).into())];
    let label = scene.words().say("ui-discard", &values);
    let tag = tag(pen, foot, &label, cards.is_empty());
    scene.kept.note(Anchor::Discard, place.center());
    let whole = place.union(tag).expand(2.0);
    offer_or_explain(pen, scene, Spot::Discard, whole, |scene| {
        odds::discard(tips::of(scene, "ui-discard", &values), scene)
    });
}

/// The cards that are seen nowhere, by nation.
fn unseen(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    pen.panel(column);
    let inset = pen.pick(8.0, 14.0);
    let cards = scene.view.unseen();
    let values = [("count", cards.len().into())];
    let title = scene.words().say("ui-unseen", &values);
    let line = column.top() + pen.pick(13.0, 20.0);
    pen.heading(pos2(column.left() + inset, line), &title);
    let top = line + pen.pick(8.0, 14.0);
    let step = (column.bottom() - pen.pick(5.0, 10.0) - top) / 5.0;
    let counts = Suit::ALL.iter().map(|&suit| {
        let of = cards.iter().filter(|card| card.suit() == suit);
        (suit, of.count())
    });
    let counts: Vec<_> = counts.collect();
    let most = counts
        .iter()
        .map(|(_, count)| *count)
        .max()
        .unwrap_or(1)
        .max(1);
    for (place, (suit, count)) in counts.into_iter().enumerate() {
        let y = top + step * (place as f32 + 0.5);
        let high = (step * 0.72).min(pen.pick(13.0, 17.0));
        let flag = Rect::from_center_size(
            pos2(column.left() + inset + high * 0.7, y),
            vec2(high * 1.4, high),
        );
        pen.picture(looks::pennant(suit), flag);
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
        let end = pos2(column.right() - inset, y);
        pen.text(end, Align2::RIGHT_CENTER, font, palette::TEXT, count);
        let left = flag.right() + pen.pick(5.0, 10.0);
        let room = end.x - pen.pick(16.0, 24.0) - left;
        let wide = room * count as f32 / most as f32;
        let bar = Rect::from_min_size(pos2(left, y - high * 0.36), vec2(wide, high * 0.72));
        pen.ui.painter().rect_filled(bar, 3.0, looks::light(suit));
    }
    scene.kept.note_part(Part::Unseen, column);
    explain(pen, column, || {
        odds::unseen(tips::of(scene, "ui-unseen", &values), scene)
    });
}

/// The cards of the discard that can be loaded, as small cards in a row below the stage's edge.
pub(super) fn choose_from_discard(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let cards: Vec<_> = scene.view.discard().into_iter().rev().collect();
    let cards = cards
        .into_iter()
        .filter(|&card| scene.gathers(Spot::Discarded(card)).is_some());
    let cards: Vec<_> = cards.collect();
    let count = cards.len().max(1);
    let size = Vec2::new(65.0, 91.0) * pen.pick(0.72, 1.0);
    let apart = size + vec2(8.0, 14.0);
    let columns = ((room.width() / apart.x) as usize).clamp(1, count);
    let rows = count.div_ceil(columns);
    let tight = (room.height() / (apart.y * rows as f32)).min(1.0);
    let (size, apart) = (size * tight, apart * tight);
    for (place, card) in cards.into_iter().enumerate() {
        let (column, row) = (place % columns, place / columns);
        let in_row = columns.min(count - row * columns) as f32;
        let x = room.center().x + apart.x * (column as f32 - (in_row - 1.0) / 2.0);
        let y = room.center().y + apart.y * (row as f32 - (rows as f32 - 1.0) / 2.0);
        let spot = Spot::Discarded(card);
        let raised = scene.is_raised(spot);
        let up = if raised { -8.0 * tight } else { 0.0 };
        let rect = Rect::from_center_size(pos2(x, y + up), size);
        let face = scene.card(card, Some(Zone::Cargo));
        face::small(pen, rect, &face, true);
        offer_or_explain(pen, scene, spot, rect, |scene| tips::card(scene, card));
        if raised {
            crate::board::marks::tick(pen, rect.center_top(), pen.pick(8.0, 11.0));
        }
    }
}
