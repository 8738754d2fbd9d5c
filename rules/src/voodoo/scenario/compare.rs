//! The tables of both games, held against what a scenario expects.

use super::spelling::{Names, Pirate};
use crate::{CURSED, Colour, GENTLE, GridCell, Place, Play, Shares, Sits, Voodoo};
use rules::table::scenario::{Differences, Maybe, Spelled};
use rules::table::{Seat, SeatKind};
use serde::Serialize;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Returns who sits in a seat, as files spell it: whoever is no Cursed Pirate is a person there.
    pub(crate) fn sits(&self, seat: Seat) -> Sits {
        Sits::new(match seat {
            seat if self.crew.is_gentle(seat) => GENTLE,
            seat if self.crew.is_cursed(seat) => CURSED,
            _ => SeatKind::Human,
        })
    }

    /// The pirate that holds a marker.
    pub(crate) fn holder(&self, marker: G::Marker, names: &Names<G>) -> Option<Pirate> {
        match self.markers.marker(marker).shared() {
            Some(Place::Aboard(seat)) => Some(Pirate::spell(seat, names)),
            _ => None,
        }
    }
}

/// Comparing what both games have.
impl<G: Voodoo<Card: Serialize>> Play<'_, '_, G> {
    /// Compares a pirate's cards.
    pub(crate) fn compare_cards(
        &self,
        seat: Seat,
        played: Maybe<G::Card>,
        [hand, discard, deck]: [&Maybe<Vec<G::Card>>; 3],
        to: &mut Differences,
    ) {
        let at = |place: Place<G>| -> Vec<G::Card> {
            let place = G::Place::from(place);
            let cards = self.hands.cards.iter();
            let there = cards.filter(|(_, _, at)| at.place == place);
            there.map(|(_, card, _)| card.card).collect()
        };
        to.check_there("played card", played, self.hands.played(seat));
        to.check_set("hand", hand, at(Place::Hand(seat)));
        to.check_set("discard", discard, at(Place::Discard(seat)));
        if let Some(cards) = &deck.0 {
            let top = (0..cards.len() as u8).flat_map(|deep| at(Place::Deck(seat, deep)));
            to.check("deck", deck, top.collect());
        }
    }

    /// The souls on the ritual grid, as files spell it.
    pub(crate) fn spelled_grid(&self) -> Vec<(GridCell, Colour)> {
        let cells = GridCell::ALL.iter();
        let souls = cells.map(|&cell| Some((cell, self.holds.grid_soul(cell.cell())?)));
        souls.flatten().collect()
    }
}
