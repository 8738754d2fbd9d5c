//! The table of a Voodoo game, composed of what any table is drawn with and of what the family has.

use super::flights::Anchors;
use super::{Painted, Spot, asking, befell, drag, flights, foreseen, guide, hand, marks, panels};
use crate::board::frame::{self, Canvas, Manner};
use crate::table::{Offer, Sitting};
use bevy::prelude::*;
use rules::table::Seat;

pub(super) fn plugin<G: Painted>(app: &mut App) {
    frame::plugin::<G, Anchors<G>, _>(app, draw::<G>);
}

/// A frame of it, from the chart up to what lies over all.
fn draw<G: Painted>(canvas: Canvas<G>, mut anchors: ResMut<Anchors<G>>) -> Result {
    let manner = Manner {
        book: G::BOOK,
        on_chart: &["space", "ship", "beside"],
        warns,
    };
    canvas.draw(&mut *anchors, &manner, |pen, scene| {
        scene.draw_chart(pen, marks::draw);
        panels::top::draw(pen, scene);
        scene.draw_panels(pen, panels::draw, panels::signs, guide::marks, guide::about);
        let taken = scene.asked(pen, asking::asking, asking::picture, befell::lines);
        // The hand keeps clear of what is asked, and so does a card that is read.
        hand::draw(pen, scene, taken);
        scene.draw_foot(pen, taken);
        flights::draw(pen, scene);
        scene.draw_guide(pen, guide::marks);
        scene.drag(pen, drag::carry);
        scene.draw_menu(pen, guide::about);
        scene.draw_foresight(pen, foreseen::draw);
        // A card lies aslant: the hand frames it.
        scene.draw_compared(pen, |spot| matches!(spot, Spot::Card(_)));
        scene.draw_end(pen, panels::log::page);
    })
}

/// Whether a choice is marked as a loss: a space by what comes of it, a card that would come to nothing.
fn warns<G: Painted>(sitting: &mut Sitting<G>, seat: Seat, offer: &Offer<G>) -> bool {
    match offer.spot {
        Spot::Space(_) => {
            let foresight = sitting.foresee(offer.choice);
            foresight.is_some_and(|foresight| foresight.costs(seat))
        }
        Spot::Card(_) => sitting.doubt(offer.choice).is_some(),
        _ => false,
    }
}
