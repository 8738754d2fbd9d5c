//! The supplies: the deck of objects, the discard pile, Rackham's treasure.

use super::{OwnSpot, Scene, Spot, objects, odds};
use crate::board::pile::{CARDS, Pile, SQUARE, pile, three};
use crate::table::tips::{Tip, explain};
use crate::theme::Pen;
use bevy_egui::egui::{Rect, pos2, vec2};
use games::voodoo_cards::pieces::{Face, Object, Place};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let view = scene.view;
    let ([deck, spent, coins], below) = three(pen, scene.places.supplies);
    let count = view.pile.len() as u8;
    heap(
        pen,
        scene,
        ("art/object-back", "ui-deck-left"),
        count,
        Spot::Own(OwnSpot::Deck),
        deck,
    );
    discard(pen, scene, spent);
    heap(
        pen,
        scene,
        ("art/coins", "ui-treasure-left"),
        view.coins,
        Spot::Coins,
        coins,
    );
    let any = Face::Object(Object::GreySkull);
    scene.kept.note(any, Place::Pile(0), deck.center());
    scene.kept.note(any, Place::Spent(0), spent.center());
    scene.kept.note(Face::Coin, Place::Supply, coins.center());
    scene.kept.note_rest(Place::Supply, coins.center());
    spread_out(pen, scene, below);
}

/// Draws a pile by its picture and the id of its texts.
fn heap(
    pen: &mut Pen,
    scene: &mut Scene,
    (picture, id): (&str, &str),
    count: u8,
    spot: Spot,
    area: Rect,
) {
    let values = [("count", i64::from(count).into())];
    let words = scene.session.speaker().words();
    let label = words.say(id, &values);
    let mut tip = Tip::new(&label, words.say(&format!("{id}.tip"), &values));
    if spot == Spot::Own(OwnSpot::Deck) {
        // A player who has searched a wreck knows some of them.
        let speaker = scene.session.speaker();
        let known = scene.view.pile.iter().zip(1..);
        for (object, deep) in known.filter_map(|(card, deep): (_, i64)| Some(((*card)?, deep))) {
            let values = [
                ("deep", deep.into()),
                ("object", speaker.text(object).into()),
            ];
            tip = tip.with(Some(words.say("ui-deck-known", &values)));
        }
        tip = odds::objects(tip, speaker, scene.view);
    }
    let of = Pile {
        picture,
        count,
        label,
        spot: Some(spot),
        place: if spot == Spot::Coins { SQUARE } else { CARDS },
    };
    pile(pen, scene, &of, area, |_| tip);
}

/// Draws the discard pile, with its top card open.
fn discard(pen: &mut Pen, scene: &mut Scene, area: Rect) {
    let spent = &scene.view.spent;
    let spot = Spot::Own(OwnSpot::Spent);
    heap(
        pen,
        scene,
        ("", "ui-spent-left"),
        spent.len() as u8,
        spot,
        area,
    );
    let card = Rect::from_center_size(area.center(), area.size() * CARDS);
    if let Some(&top) = spent.first() {
        objects::small(pen, card, top);
        if pen.ui.rect_contains_pointer(card) {
            let foot = card.center_top() - vec2(0.0, 6.0);
            objects::large(pen, scene.session.speaker(), foot, top);
        }
    }
}

/// Draws the whole discard pile in a row, the top first, for players who fetch from it.
fn spread_out(pen: &mut Pen, scene: &Scene, line: Rect) {
    let spent = &scene.view.spent;
    if spent.is_empty() {
        return;
    }
    let height = pen.pick(37.0, 56.0);
    let ground = Rect::from_center_size(line.center(), vec2(line.width(), height));
    pen.panel(ground);
    let size = pen.pick(vec2(21.0, 28.0), vec2(32.0, 42.0));
    let room = ground.width() - pen.pick(14.0, 24.0);
    let left = ground.left() + pen.pick(7.0, 12.0);
    let step = (size.x + 4.0).min(room / spent.len().max(1) as f32);
    let speaker = scene.session.speaker();
    let words = speaker.words();
    explain(pen, ground, || {
        Tip::new(
            words.say("ui-spent-row", &[]),
            words.say("ui-spent-row.tip", &[]),
        )
    });
    for (place, &object) in spent.iter().enumerate() {
        let corner = pos2(left + step * place as f32, line.center().y - size.y / 2.0);
        let rect = Rect::from_min_size(corner, size);
        objects::small(pen, rect, object);
        let seen = rect.with_max_x(rect.left() + step.min(size.x));
        explain(pen, seen, || objects::object_tip(speaker, object));
    }
}
