//! The lower line of the mat: coins, the game's goods, GriGri, figure, cards in front.

use super::aboard;
use super::things;
use super::{Scene, VoodooTable};
use crate::board::mat::{self, empty};
use crate::board::offers::offer_or_explain;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::{Good, Spot};
use bevy_egui::egui::{Align2, Rect, Vec2, vec2};
use games::voodoo::{Face, PirateView, Place};

/// A thing of the lower line.
#[derive(Clone, Copy)]
enum Thing<G: VoodooTable> {
    Coins,
    Good(G::Good),
    Room,
    GriGri,
    Figure,
    Card(things::Laid<G>),
    Blessed,
}

/// Draws coins, goods with the places left for them, GriGri, the blessed card, the figure, and the cards in front.
pub(super) fn draw<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    pirate: &PirateView<G>,
    rect: Rect,
) {
    let mut goods = vec![Thing::Coins];
    goods.extend(
        G::goods(scene.view, pirate.seat)
            .into_iter()
            .map(Thing::Good),
    );
    goods.extend((goods.len()..=G::PLACES).map(|_| Thing::Room));
    goods.extend(pirate.grigri.then_some(Thing::GriGri));
    goods.extend(pirate.blessed.is_some().then_some(Thing::Blessed));
    goods.push(Thing::Figure);
    goods.extend(things::laid(scene, pirate).into_iter().map(Thing::Card));
    let size = mat::high(pen);
    let card = pen.pick(vec2(23.0, 31.0), vec2(34.0, 46.0));
    let coins = aboard::coins(scene.session.speaker(), pirate.coins);
    let buried = things::mound_width(mat::letters(pen).size, pirate.buried_coins);
    let coins = size * 0.85 + mat::beside(pen, &coins) + buried;
    let thing = |good: &Thing<G>| mat::Thing {
        wide: match good {
            Thing::Coins => coins,
            Thing::Card(_) => card.x,
            Thing::Blessed | Thing::Room => size * 0.86,
            _ => size,
        },
        name: name(scene, good),
    };
    let things: Vec<_> = goods.iter().map(thing).collect();
    // Names of things only where all of them have room.
    let (places, named) = mat::lower_line(pen, rect, &things);
    for ((good, thing), place) in goods.into_iter().zip(things).zip(places) {
        draw_good(pen, scene, pirate, good, place, card);
        if named && !thing.name.is_empty() {
            mat::name(pen, place, &thing.name);
        }
    }
}

/// Returns the name beside a thing, for where there is room; empty for none.
fn name<G: VoodooTable>(scene: &Scene<G>, good: &Thing<G>) -> String {
    let speaker = scene.session.speaker();
    match good {
        Thing::Good(good) => good.name(speaker),
        Thing::GriGri => speaker.words().say("ui-grigri", &[]),
        _ => String::new(),
    }
}

fn draw_good<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    pirate: &PirateView<G>,
    good: Thing<G>,
    place: Rect,
    card: Vec2,
) {
    let (centre, size) = (place.center(), place.height());
    let seat = pirate.seat;
    match good {
        Thing::Coins => scene.kept.note(Face::Coin, Place::Aboard(seat), centre),
        Thing::Figure => scene
            .kept
            .note(Face::Figure(seat), Place::Mat(seat), centre),
        Thing::Card(_) => {
            let any = Face::Card(seat, G::HOODOO);
            scene.kept.note(any, Place::FaceUp(seat), centre);
            scene.kept.note(any, Place::FaceDown(seat), centre);
        }
        _ => scene.kept.note_rest(Place::Aboard(seat), centre),
    }
    match good {
        Thing::Coins => coins(pen, scene, pirate, place),
        Thing::Good(good) => {
            good.draw(pen, centre, size);
            let area = Rect::from_center_size(centre, Vec2::splat(size.max(32.0)));
            choices(pen, scene, good, area);
        }
        Thing::Room => {
            empty(pen, centre, place.width() * 0.44);
            let words = scene.session.speaker().words();
            explain(pen, place, || {
                Tip::new(
                    words.say("ui-object-place", &[]),
                    words.say("ui-object-place.tip", &[]),
                )
            });
        }
        Thing::GriGri => {
            pen.art("art/grigri", centre, size);
            let speaker = scene.session.speaker();
            explain(pen, place, || {
                Tip::new(
                    capital(&G::piece(speaker, Face::GriGri.into())),
                    G::tip(speaker, Face::GriGri.into()),
                )
            });
        }
        Thing::Blessed => {
            pen.icon("poker-hand", centre, size * 0.8, palette::TEXT);
            explain(pen, place, || {
                aboard::blessed_tip(scene, pirate.blessed.flatten())
            });
        }
        Thing::Figure => figure(pen, scene, pirate, place),
        Thing::Card(laid) => {
            let place = Rect::from_center_size(centre, card);
            things::small_card(pen, place, laid);
            let speaker = scene.session.speaker();
            explain(pen, place, || aboard::card_tip(speaker, pirate, laid));
        }
    }
}

fn coins<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, pirate: &PirateView<G>, place: Rect) {
    let size = place.height();
    let text_size = pen.pick(14.5, 17.0);
    let at = place.left_center() + vec2(size * 0.4, 0.0);
    pen.art("art/coin", at, size * 0.82);
    let text = aboard::coins(scene.session.speaker(), pirate.coins);
    let at = place.left_center() + vec2(size * 0.85, 0.0);
    let font = Typeface::Plain.at(text_size);
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, text);
    if pirate.buried_coins > 0 {
        let at = drawn.right_center() + vec2(3.0, 0.0);
        things::buried_count(pen, at, text_size, pirate.buried_coins);
    }
    offer_or_explain(pen, scene, Spot::OwnCoins, place, |scene| {
        aboard::coins_tip(scene.session.speaker(), pirate)
    });
}

/// Lets a good be chosen, or explains it. A click that is not legal says why.
pub fn choices<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, good: G::Good, place: Rect) {
    let tip = good.tip(scene.session.speaker());
    match good.spot() {
        Some(spot) => offer_or_explain(pen, scene, spot, place, |_| tip),
        None => explain(pen, place, || tip),
    }
}

/// Draws the figure, on its barrel or waiting for one.
fn figure<G: VoodooTable>(pen: &mut Pen, scene: &Scene<G>, pirate: &PirateView<G>, place: Rect) {
    let speaker = scene.session.speaker();
    let size = place.height();
    let name = super::figure(pirate.colour);
    let own = Face::Figure(pirate.seat).into();
    match pirate.barrel {
        Some(barrel) => {
            let looks = G::barrel_looks(scene.view, barrel);
            let at = place.center() - vec2(size * 0.1, 0.0);
            things::barrel_disc(pen, looks, at, size * 0.42);
            pen.art(
                &name,
                place.center() + vec2(size * 0.3, size * 0.24),
                size * 0.6,
            );
            explain(pen, place, || {
                let title = aboard::figure_on(speaker, own, barrel);
                Tip::new(title, speaker.does(barrel))
            });
        }
        None => {
            pen.art(&name, place.center(), size * 0.86);
            explain(pen, place, || {
                Tip::new(G::piece(speaker, own), G::tip(speaker, own))
            });
        }
    }
}
