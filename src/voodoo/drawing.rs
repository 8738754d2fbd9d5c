//! The table of a Voodoo game, frame by frame.

use super::anchors::Anchors;
use super::panels::page;
use super::{Scene, Spot, VoodooTable};
use crate::board::frame::{self, Manner, TableCanvas};
use crate::table::{Offer, Session};
use crate::theme::Pen;
use bevy::prelude::*;
use rules::table::Seat;

pub(super) fn plugin<G: VoodooTable>(app: &mut App) {
    frame::plugin::<G, Anchors<G>, _>(app, draw::<G>);
}

/// A frame of it, from the chart up to what lies over all.
fn draw<G: VoodooTable>(canvas: TableCanvas<G>, mut anchors: ResMut<Anchors<G>>) -> Result {
    let manner = Manner {
        book: G::BOOK,
        on_chart: &["space", "ship", "beside"],
        higher: [0.0; 2],
        warns,
    };
    canvas.draw(&mut *anchors, &manner, G::draw)
}

/// Draws what comes last: the two answers that a look back compares, and the page that tells why.
pub fn end<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>) {
    // A card lies aslant: the hand frames it.
    scene.draw_compared(pen, |spot| matches!(spot, Spot::Card(_)));
    scene.draw_end(pen, page);
}

/// Whether a choice is marked as a loss: a space by what comes of it, a card that would come to nothing.
fn warns<G: VoodooTable>(session: &mut Session<G>, seat: Seat, offer: &Offer<G>) -> bool {
    match offer.spot {
        Spot::Space(_) => {
            let foresight = session.foresee(&[offer.choice]);
            foresight.is_some_and(|foresight| foresight.costs(seat))
        }
        Spot::Card(_) => session.doubt(offer.choice).is_some(),
        _ => false,
    }
}
