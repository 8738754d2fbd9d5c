//! Dragging: what a click on a legal space, cell or barrel does, dragging the piece there does too.

use crate::table::Offer;
use crate::theme::{Pen, palette};
use crate::voodoo::panels::{Laid, Scene, glow, small_card, soul};
use crate::voodoo::{Painted, Spot};
use bevy_egui::egui::{Pos2, Rect, Vec2};

/// Ends the frame: what has been grabbed, where it may be dropped, and what a drop does.
pub fn draw<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    grabbed: Option<Spot<G>>,
) -> Option<Spot<G>> {
    if !scene.idle || scene.asks_for_menu() {
        return None;
    }
    let drops = drops(scene, scene.places.board);
    for drop in &drops {
        pen.targets
            .note_drag(drop.piece.center(), drop.landing.center(), &drop.label);
    }
    let (pressed, dragging, released, at, origin) = pen.ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_pressed(),
            pointer.is_decidedly_dragging(),
            pointer.primary_released(),
            pointer.latest_pos(),
            pointer.press_origin(),
        )
    });
    let at = at?;
    if pressed {
        let under = origin.unwrap_or(at);
        return drops
            .iter()
            .filter(|drop| drop.piece.contains(under))
            .min_by(|a, b| a.piece.area().total_cmp(&b.piece.area()))
            .map(|drop| drop.from);
    }
    let from = grabbed?;
    let fitting: Vec<&Drop<G>> = drops.iter().filter(|drop| drop.from == from).collect();
    let under = fitting
        .iter()
        .filter(|drop| drop.landing.contains(at))
        .min_by(|a, b| a.landing.area().total_cmp(&b.landing.area()));
    if released {
        if let Some(drop) = under {
            let landing = drop.landing;
            let here: Vec<usize> = fitting
                .iter()
                .filter(|other| other.landing == landing)
                .map(|other| other.offer)
                .collect();
            scene.pick(&here, at);
        }
        return None;
    }
    if dragging {
        for drop in &fitting {
            let hovered = under.is_some_and(|other| other.landing == drop.landing);
            glow(pen, drop.landing.shrink(2.0), hovered);
        }
        carry(pen, scene, from, at);
    }
    Some(from)
}

/// A piece that can be dragged, and where to.
struct Drop<G: Painted> {
    from: Spot<G>,
    piece: Rect,
    landing: Rect,
    offer: usize,
    label: String,
}

fn drops<G: Painted>(scene: &Scene<G>, board: Rect) -> Vec<Drop<G>> {
    let place = |spots: &[(Spot<G>, Rect)], spot: Spot<G>| {
        spots
            .iter()
            .find(|(other, _)| *other == spot)
            .map(|(_, rect)| *rect)
    };
    let drop = |(number, offer): (usize, &Offer<G>)| {
        let from = offer.from?;
        Some(Drop {
            from,
            piece: place(&scene.pieces, from)?,
            // A card is played anywhere on the chart.
            landing: if offer.spot == from {
                board
            } else {
                place(&scene.landings, offer.spot)?
            },
            offer: number,
            label: offer.label.clone(),
        })
    };
    scene
        .sight
        .options
        .iter()
        .enumerate()
        .filter_map(drop)
        .collect()
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
