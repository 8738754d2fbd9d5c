//! The lower line of the mat: coins, objects, skulls, GriGri, figure, cards in front.

use super::aboard;
use super::mat::empty;
use super::spread::spread;
use super::things::{self, OBJECT_PLACES};
use super::tips::{self, Tip, explain};
use super::{Scene, glow, offer_or_explain};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::flights::Kind;
use crate::voodoo_pirate::marks::capital;
use bevy_egui::egui::{Align2, Id, Rect, Sense, Vec2, pos2, vec2};
use rules::voodoo_pirate::Choice;
use rules::voodoo_pirate::data::Feature;
use rules::voodoo_pirate::pieces::{Face as Piece, Object, Place, Skull};
use rules::voodoo_pirate::view::{Held, PirateView};

/// A thing of the lower line.
#[derive(Clone, Copy)]
enum Good {
    Coins,
    Object(Held<Object>),
    Skull(Held<Option<Skull>>),
    Room,
    GriGri,
    Figure,
    Card(things::Laid),
    Blessed,
}

/// Coins, objects and skulls with the places left for them, GriGri, the figure, the cards in front.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, rect: Rect) {
    let mut goods = vec![Good::Coins];
    goods.extend(pirate.objects.iter().copied().map(Good::Object));
    goods.extend(pirate.skulls.iter().copied().map(Good::Skull));
    let held = pirate.objects.len() + pirate.skulls.len();
    goods.extend((held..OBJECT_PLACES).map(|_| Good::Room));
    goods.extend(pirate.grigri.then_some(Good::GriGri));
    goods.extend(pirate.blessed.is_some().then_some(Good::Blessed));
    goods.push(Good::Figure);
    goods.extend(things::laid(scene, pirate).into_iter().map(Good::Card));
    let size = pen.pick(29.0, 42.0);
    let card = pen.pick(vec2(23.0, 31.0), vec2(34.0, 46.0));
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    let coins = aboard::coins(scene.sitting.speaker(), pirate.coins);
    let text = |text: String| {
        let galley = pen
            .ui
            .painter()
            .layout_no_wrap(text, font.clone(), palette::TEXT);
        galley.size().x + 5.0
    };
    let buried = things::mound_width(font.size, pirate.buried_coins);
    let coins_width = size * 0.85 + text(coins) + buried;
    let names: Vec<String> = goods.iter().map(|good| name(scene, good)).collect();
    let width = |good: &Good| match good {
        Good::Coins => coins_width,
        Good::Card(_) => card.x,
        Good::Blessed | Good::Room => size * 0.86,
        _ => size,
    };
    let room = rect.width() - pen.pick(26.0, 38.0);
    let plain: Vec<f32> = goods.iter().map(width).collect();
    let full: Vec<f32> = plain
        .iter()
        .zip(&names)
        .map(|(width, name)| {
            width
                + if name.is_empty() {
                    0.0
                } else {
                    text(name.clone())
                }
        })
        .collect();
    // Names of things only where all of them have room.
    let gap = pen.pick(7.0, 12.0);
    let named = full.iter().sum::<f32>() + gap * (goods.len() - 1) as f32 <= room;
    let widths = if named { full } else { plain.clone() };
    let lefts = spread(&widths, room, gap);
    let y = rect.bottom() - pen.pick(23.0, 36.0);
    for ((good, name), (left, plain)) in goods
        .into_iter()
        .zip(names)
        .zip(lefts.into_iter().zip(plain))
    {
        let left = rect.left() + pen.pick(13.0, 19.0) + left;
        let place = Rect::from_min_size(pos2(left, y - size / 2.0), vec2(plain, size));
        draw_good(pen, scene, pirate, good, place, card);
        if named && !name.is_empty() {
            let at = place.right_center() + vec2(5.0, 0.0);
            pen.text(at, Align2::LEFT_CENTER, font.clone(), palette::TEXT, name);
        }
    }
}

/// What stands beside a thing where there is room.
fn name(scene: &Scene, good: &Good) -> String {
    let speaker = scene.sitting.speaker();
    match good {
        Good::Object(held) => speaker.object(held.thing),
        Good::Skull(held) => match held.thing {
            Some(skull) => speaker.skull(skull),
            None => capital(&speaker.feature(Feature::Skull)),
        },
        Good::GriGri => speaker.words().say("ui-grigri", &[]),
        _ => String::new(),
    }
}

fn draw_good(
    pen: &mut Pen,
    scene: &mut Scene,
    pirate: &PirateView,
    good: Good,
    place: Rect,
    card: Vec2,
) {
    let (centre, size) = (place.center(), place.height());
    let seat = pirate.seat;
    match good {
        Good::Coins => scene.anchors.note(Kind::Coin, Place::Aboard(seat), centre),
        Good::Figure => scene.anchors.note(Kind::Figure, Place::Mat(seat), centre),
        Good::Card(_) => {
            scene.anchors.note(Kind::Card, Place::FaceUp(seat), centre);
            scene
                .anchors
                .note(Kind::Card, Place::FaceDown(seat), centre);
        }
        _ => scene.anchors.note(Kind::Thing, Place::Aboard(seat), centre),
    }
    match good {
        Good::Coins => coins(pen, scene, pirate, place),
        Good::Object(held) => {
            things::object(pen, held, centre, size);
            let area = Rect::from_center_size(centre, Vec2::splat(size.max(32.0)));
            object_choices(pen, scene, held, area);
        }
        Good::Skull(held) => {
            things::skull(pen, held, centre, size);
            offer_or_explain(pen, scene, Spot::OwnSkull, place, |scene| {
                aboard::skull_tip(scene.sitting.speaker(), held)
            });
        }
        Good::Room => {
            empty(pen, centre, place.width() * 0.44);
            let words = scene.sitting.speaker().words();
            explain(pen, place, || {
                Tip::new(
                    words.say("ui-object-place", &[]),
                    words.say("ui-object-place.tip", &[]),
                )
            });
        }
        Good::GriGri => {
            pen.art("art/grigri", centre, size);
            let speaker = scene.sitting.speaker();
            explain(pen, place, || {
                Tip::new(
                    capital(&speaker.piece(Piece::GriGri)),
                    speaker.tip(Piece::GriGri),
                )
            });
        }
        Good::Blessed => {
            pen.icon("poker-hand", centre, size * 0.8, palette::TEXT);
            let speaker = scene.sitting.speaker();
            explain(pen, place, || {
                aboard::blessed_tip(speaker, pirate.blessed.flatten())
            });
        }
        Good::Figure => figure(pen, scene, pirate, place),
        Good::Card(laid) => {
            let place = Rect::from_center_size(centre, card);
            things::small_card(pen, place, laid);
            let speaker = scene.sitting.speaker();
            explain(pen, place, || aboard::card_tip(speaker, pirate, laid));
        }
    }
}

fn coins(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, place: Rect) {
    let size = place.height();
    let text_size = pen.pick(14.5, 17.0);
    let at = place.left_center() + vec2(size * 0.4, 0.0);
    pen.art("art/coin", at, size * 0.95);
    let text = aboard::coins(scene.sitting.speaker(), pirate.coins);
    let at = place.left_center() + vec2(size * 0.85, 0.0);
    let font = Face::Plain.at(text_size);
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, text);
    if pirate.buried_coins > 0 {
        let at = drawn.right_center() + vec2(3.0, 0.0);
        things::buried_count(pen, at, text_size, pirate.buried_coins);
    }
    offer_or_explain(pen, scene, Spot::OwnCoins, place, |scene| {
        aboard::coins_tip(scene.sitting.speaker(), pirate)
    });
}

/// An object that can be clicked: where that is not legal, it says why.
fn object_choices(pen: &mut Pen, scene: &mut Scene, held: Held<Object>, place: Rect) {
    let tip = aboard::object_tip(scene.sitting.speaker(), held);
    let spot = Spot::OwnObject(held.thing);
    if let Some((hit, label)) = scene.offer_untold(pen, spot, place, place.center()) {
        glow(pen, place, hit.hovered);
        tips::offer(pen, hit, label, || tip);
        return;
    }
    let id = Id::new(("object", held.thing as u8));
    let response = pen.ui.interact(place, id, Sense::click());
    let clicked = response.clicked();
    tips::show(pen, response, || tip);
    if clicked {
        scene.try_choice(Some(Choice::Use(held.thing)));
    }
}

/// The figure, on its barrel or waiting for one.
fn figure(pen: &mut Pen, scene: &Scene, pirate: &PirateView, place: Rect) {
    let speaker = scene.sitting.speaker();
    let size = place.height();
    let name = super::figure(pirate.colour);
    let figure = speaker.piece(Piece::Figure(pirate.seat));
    match pirate.barrel {
        Some(barrel) => {
            let dusk = scene
                .view
                .barrels
                .iter()
                .any(|&(other, dusk, _)| other == barrel && dusk);
            things::barrel_disc(
                pen,
                barrel,
                dusk,
                place.center() - vec2(size * 0.1, 0.0),
                size * 0.42,
            );
            pen.art(
                &name,
                place.center() + vec2(size * 0.3, size * 0.24),
                size * 0.6,
            );
            explain(pen, place, || {
                let title = aboard::figure_on(speaker, Piece::Figure(pirate.seat), barrel);
                Tip::new(title, speaker.tip(Piece::Barrel(barrel)))
            });
        }
        None => {
            pen.art(&name, place.center(), size * 0.86);
            explain(pen, place, || {
                Tip::new(figure, speaker.tip(Piece::Figure(pirate.seat)))
            });
        }
    }
}
