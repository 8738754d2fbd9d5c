//! Dragging: cards, ships and souls, and what only one of the games has.

use super::Scene;
use super::panels::{Laid, small_card, soul};
use super::{Painted, Spot};
use crate::board::drag::{self, Dragged};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Vec2};

/// Ends the frame: what has been grabbed, and what a drop does.
pub(super) fn draw<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    grabbed: Option<Spot<G>>,
) -> Option<Spot<G>> {
    if !scene.idle || scene.asks_for_menu() {
        return None;
    }
    let offers = scene.sight.options.iter();
    let offers = offers.map(|offer| (offer.label.as_str(), offer.from, offer.spot));
    let drops = scene.lies.drops(offers, scene.places.board);
    match drag::draw(pen, &drops, grabbed) {
        Dragged::Nothing => None,
        Dragged::Held(spot) => Some(spot),
        Dragged::Carried(spot, at) => {
            carry(pen, scene, spot, at);
            Some(spot)
        }
        Dragged::Dropped(answers, at) => {
            scene.pick(&answers, at);
            None
        }
    }
}

/// What is dragged, by the pointer, a little larger than it lies.
fn carry<G: Painted>(pen: &Pen, scene: &Scene<G>, from: Spot<G>, at: Pos2) {
    let own = scene.pirate(scene.own());
    match from {
        Spot::Card(card) => {
            let size = pen.pick(Vec2::new(54.0, 76.0), Vec2::new(76.0, 108.0));
            small_card::<G>(pen, Rect::from_center_size(at, size), Laid::Played(card));
        }
        Spot::Ship(seat) => {
            let colour = scene.pirate(seat).colour;
            let size = scene.desk.square * 1.1 * G::SHIP;
            pen.art(
                &format!("art/ship-{}", palette::colour_name(colour)),
                at,
                size * 1.2,
            );
        }
        Spot::OwnSoul(berth) => {
            if let Some(held) = own.souls[usize::from(berth)] {
                pen.art(&soul(held.colour), at, pen.pick(34.0, 48.0));
            }
        }
        Spot::Own(spot) => G::carry(pen, scene, spot, at),
        _ => {}
    }
}
