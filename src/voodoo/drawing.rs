//! The table of a Voodoo game, frame by frame.

use super::anchors::Anchors;
use super::{Spot, VoodooTable, befell, flights, foreseen, guide, hand, panels};
use crate::board::composed::Composition;
use crate::board::frame::{self, Manner};
use crate::table::{Offer, Session};
use bevy::prelude::*;
use rules::table::Seat;

pub(super) fn plugin<G: VoodooTable>(app: &mut App) {
    let manner = Manner {
        book: G::BOOK,
        on_chart: &["space", "ship", "beside"],
        grows: [14.0, 20.0],
        warns,
        ..Manner::default()
    };
    frame::plugin(app, manner, G::composed());
}

/// The composition of a table.
pub type Composed<G> = Composition<G, Anchors<G>>;

/// Returns the parts of the composition that both games share.
#[must_use]
pub fn composed<G: VoodooTable>() -> Composed<G> {
    Composition {
        top: panels::top,
        signs: panels::signs,
        about: guide::about,
        befell: befell::lines,
        hand: hand::draw,
        flights: |pen, scene| flights::draw(pen, scene),
        foresight: foreseen::draw,
        in_hand: |spot| matches!(spot, Spot::Card(_)),
        page: panels::page,
        ..Composition::default()
    }
}

/// Returns whether a choice is marked as a loss: a space by its foreseen effect.
fn warns<G: VoodooTable>(session: &mut Session<G>, seat: Seat, offer: &Offer<G>) -> bool {
    let foresight = matches!(offer.spot, Spot::Space(_)).then(|| session.foresee(&[offer.choice]));
    foresight
        .flatten()
        .is_some_and(|foresight| foresight.costs(seat))
}
