//! Dragged things: cards, ships and souls.

use super::Scene;
use super::panels::{Laid, small_card, soul};
use super::{Spot, VoodooTable};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Vec2};

/// Draws the dragged thing by the pointer, a little larger than it lies.
pub fn carry<G: VoodooTable>(pen: &Pen, scene: &Scene<G>, from: Spot<G>, at: Pos2) {
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
                pen.art(&soul(held.thing), at, pen.pick(34.0, 48.0));
            }
        }
        _ => {}
    }
}
