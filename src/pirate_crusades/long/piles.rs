//! The piles of the Long Game side by side: deck and discard of both kinds of cards.

use super::{course, odds};
use crate::board::card::{self, Lying, SIZE};
use crate::board::pile::tag;
use crate::pirate_crusades::face;
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::lay::Lay;
use crate::pirate_crusades::{Scene, looks, piles, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, Stroke, pos2, vec2};
use games::pirate_crusades::values::{Blue, BluePlace, Event};
use games::pirate_crusades::view::View;

/// Draws them.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = Lay::of(scene).piles;
    pen.panel(rect);
    let inset = pen.pick(10.0, 16.0);
    let line = rect.top() + pen.pick(13.0, 21.0);
    let title = scene.say("ui-decks", &[]);
    let drawn = pen.heading(pos2(rect.left() + inset, line), &title);
    if let Some(blue) = last_event(scene) {
        let name = super::tips::event_name(scene, scene.data.blue[blue.index()]);
        let text = scene.say("ui-last-event", &[("event", name.into())]);
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0));
        let room = Rect::from_min_max(
            pos2(drawn.right() + 10.0, line - 10.0),
            pos2(rect.right() - inset, line + 10.0),
        );
        let _ = pen.fitted_right(room, font, palette::FAINT, &text);
    }
    let room = Rect::from_min_max(
        pos2(rect.left() + inset * 0.5, line + pen.pick(10.0, 14.0)),
        rect.max - vec2(inset * 0.5, pen.pick(3.0, 7.0)),
    );
    let wide = room.width() / 4.0;
    let column = |place: f32| {
        let left = room.left() + wide * place;
        Rect::from_x_y_ranges(left..=left + wide, room.y_range())
    };
    piles::deck(pen, scene, column(0.0));
    piles::discard(pen, scene, column(1.0));
    deck(pen, scene, column(2.0));
    discard(pen, scene, column(3.0));
}

/// Returns the last event at the end of a round, as far as it has been shown.
fn last_event(scene: &Scene) -> Option<Blue> {
    let mut events = scene.told_back().filter_map(|told| match told.event {
        Event::SeaEvent(blue) => Some(blue),
        _ => None,
    });
    events.next()
}

/// Draws the Blue Sea deck.
fn deck(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    let (place, foot) = piles::places(pen, column);
    let left = scene.view.blue_deck;
    if left == 0 {
        pen.dashed(place, Stroke::new(1.6, palette::LINE), 6.0, 5.0);
    }
    let scale = place.height() / SIZE.y;
    for number in 0..left.div_ceil(8).min(4) {
        let off = vec2(1.4, -1.4) * f32::from(number);
        let lying = Lying::new(place.center() + off, 0.0, scale);
        card::back(pen, &lying, looks::BACK_BLUE);
    }
    let values = [("count", left.into())];
    let label = scene.say("ui-sea-deck", &values);
    let tag = tag(pen, foot, &label, left == 0);
    scene.kept.note(Anchor::BlueDeck, place.center());
    explain(pen, place.union(tag), || {
        odds::blue(tips::of(scene, "ui-sea-deck", &values), scene)
    });
}

/// Draws the deck's discard, the top open.
fn discard(pen: &mut Pen, scene: &mut Scene, column: Rect) {
    let (place, foot) = piles::places(pen, column);
    let discarded = discarded(scene.view);
    match discarded.last() {
        Some(&top) => {
            let size = vec2(
                place.height() * face::SMALL.x / face::SMALL.y,
                place.height(),
            );
            let place = Rect::from_center_size(place.center(), size);
            course::blue_card(pen, scene, place, top);
        }
        None => pen.dashed(place, Stroke::new(1.6, palette::LINE), 6.0, 5.0),
    }
    let values = [("count", (discarded.len() as i64).into())];
    let label = scene.say("ui-sea-discard", &values);
    let tag = tag(pen, foot, &label, discarded.is_empty());
    scene.kept.note(Anchor::BlueDiscard, place.center());
    explain(pen, place.union(tag), || {
        let tip = tips::of(scene, "ui-sea-discard", &values);
        let names = discarded.iter().rev();
        let names = names.map(|blue| super::tips::blue_name(scene, scene.data.blue[blue.index()]));
        let names: Vec<String> = names.collect();
        let list = names.join(&scene.say("list-comma", &[]));
        tip.with(Some(list).filter(|list| !list.is_empty()))
    });
}

/// Returns the Blue Sea discard, the top last.
pub(super) fn discarded(view: &View) -> Vec<Blue> {
    let numbered = (0..).map(Blue).zip(&view.blue);
    let mut cards: Vec<(u8, Blue)> = numbered
        .filter_map(|(blue, place)| match place {
            Some(BluePlace::Discard(number)) => Some((*number, blue)),
            _ => None,
        })
        .collect();
    cards.sort_unstable_by_key(|(number, _)| *number);
    cards.into_iter().map(|(_, blue)| blue).collect()
}
