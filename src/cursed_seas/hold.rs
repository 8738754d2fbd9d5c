//! The hold of a ship: crew, equipment and coins in its spaces, and what waits on the quay where she is docked.

use super::sheet::word;
use super::{Scene, Spot, looks, tips};
use crate::board::offers::offer_or_explain;
use crate::table::tips::explain;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use games::cursed_seas::{Back, Card, CardPlace, Item, Loot, TreasurePlace, Vessel};

/// Draws it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, room: Rect) {
    let left = word(pen, scene, room, "ui-hold");
    let high = room.height() * 0.9;
    let things = things(scene, vessel);
    let space = usize::from(scene.view.space(scene.data, vessel));
    let count = things.len().max(space);
    let wide = (high * 0.8).min((room.right() - left) / count.max(1) as f32 - 3.0);
    let place = |number: usize| {
        let x = left + (wide + 3.0) * number as f32;
        Rect::from_min_size(pos2(x, room.center().y - high / 2.0), vec2(wide, high))
    };
    for (number, thing) in things.iter().enumerate() {
        draw_thing(pen, scene, *thing, place(number));
    }
    for number in things.len()..space {
        pen.picture("art/seas-mini-slot", place(number));
    }
    let whole = place(0).union(place(count.saturating_sub(1)));
    if things.is_empty() {
        explain(pen, whole, || tips::of(scene, "tip-hold", &[]));
    }
}

/// A thing in a hold or on a quay.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Thing {
    /// A card that is seen, and whether all see it.
    Card(Card, Item, bool),
    /// A card that lies face down for the viewer.
    Hidden(Back),
    /// Treasure that is seen.
    Loot(Loot),
    /// A coin that lies face down for the viewer.
    Coin,
}

/// Returns what is aboard, and after it what can be taken aboard from the quay.
fn things(scene: &Scene, vessel: Vessel) -> Vec<Thing> {
    let view = scene.view;
    let (cards, loot) = (CardPlace::Aboard(vessel), TreasurePlace::Aboard(vessel));
    let mut things: Vec<Thing> = view
        .cards_at(cards)
        .map(|(card, item, known)| Thing::Card(card, item, tips::is_shown(known)))
        .collect();
    for back in [Back::Crew, Back::Equipment] {
        let hidden = usize::from(view.hidden_at(cards, back));
        things.extend(std::iter::repeat_n(Thing::Hidden(back), hidden));
    }
    things.extend(view.loot_at(loot).map(|(_, loot, _)| Thing::Loot(loot)));
    let hidden = view.hidden_treasures.get(&loot);
    let hidden = usize::from(hidden.copied().unwrap_or_default());
    things.extend(std::iter::repeat_n(Thing::Coin, hidden));
    let seat = view.vessel(vessel).hull.seat;
    for island in view.touched(scene.data, vessel) {
        let quay = view.cards_at(CardPlace::Ashore(island, seat));
        things.extend(quay.map(|(card, item, _)| Thing::Card(card, item, true)));
    }
    things
}

fn draw_thing(pen: &mut Pen, scene: &mut Scene, thing: Thing, rect: Rect) {
    match thing {
        Thing::Card(card, item, shown) => {
            pen.small_card(rect, [palette::PARCHMENT, palette::CARD_BACK]);
            pen.art(&looks::item(item), rect.center(), rect.width() * 0.9);
            if !shown {
                closed(pen, rect.left_bottom());
            }
            offer_or_explain(pen, scene, Spot::Card(card), rect, |scene| {
                let tip = tips::item(scene, item);
                match shown {
                    true => tip,
                    false => tip.join(tips::of(scene, "tip-face-down", &[])),
                }
            });
        }
        Thing::Hidden(back) => {
            let picture = match back {
                Back::Crew => "art/seas-mini-crew",
                Back::Equipment => "art/seas-mini-equipment",
                Back::Event => "art/seas-mini-event",
            };
            pen.picture(picture, rect);
            explain(pen, rect, || tips::of(scene, "tip-face-down", &[]));
        }
        Thing::Loot(loot) => {
            pen.art(&looks::loot(loot), rect.center(), rect.width());
            explain(pen, rect, || match loot {
                Loot::Coin(value) => tips::of(scene, "tip-coin", &[("value", value.into())]),
                Loot::Unique(unique) => tips::what(scene, unique),
            });
        }
        Thing::Coin => {
            pen.art("art/seas-coin", rect.center(), rect.width());
            explain(pen, rect, || tips::of(scene, "tip-coin-down", &[]));
        }
    }
}

/// Draws the sign of a card that lies face down for the others.
fn closed(pen: &Pen, corner: Pos2) {
    let size = pen.pick(10.0, 14.0);
    let at = corner + vec2(size * 0.5, -size * 0.5);
    pen.icon("third-eye", at, size, palette::FAINT);
}
