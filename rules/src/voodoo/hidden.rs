//! What a seat may not know of cards and blessed cards, shuffled for forks (`voodoo-pirate §5.3`, `§14`).
//!
//! Places are sorted before they are dealt anew, so that nothing of what was hidden shows in what comes out.

use super::{KnownTo, Place, Play, Shares, Voodoo};
use crate::table::Seat;

impl<G: Voodoo> Play<'_, '_, G> {
    /// All Action cards that the viewer may not know: others' that lie face down change with those in hand, a deck with itself.
    pub(crate) fn shuffle_cards(&mut self, viewer: Seat) {
        for seat in (0..self.crew.seats()).map(Seat) {
            if seat != viewer {
                let is_down =
                    |place| matches!(place, Place::FaceDown(_) | Place::SecondFaceDown(_));
                self.shuffle_cards_of(seat, is_down);
            }
            self.shuffle_cards_of(seat, |place| matches!(place, Place::Deck(..)));
        }
    }

    fn shuffle_cards_of(&mut self, seat: Seat, is_hidden: impl Fn(Place<G>) -> bool) {
        let is_hidden = |place: G::Place| place.shared().is_some_and(&is_hidden);
        let any = self
            .hands
            .cards
            .iter()
            .any(|(_, card, at)| card.owner == seat && is_hidden(at.place));
        if !any {
            return;
        }
        let hand = G::Place::from(Place::Hand(seat));
        let is_open_to_change = |place: G::Place| is_hidden(place) || place == hand;
        let mut places: Vec<G::Place> = self
            .hands
            .cards
            .iter()
            .filter(|(_, card, at)| card.owner == seat && is_open_to_change(at.place))
            .map(|(_, _, at)| at.place)
            .collect();
        places.sort_unstable();
        self.dice.shuffle(&mut places);
        let mut places = places.into_iter();
        for (_, card, mut at) in &mut self.hands.cards {
            if card.owner == seat
                && is_open_to_change(at.place)
                && let Some(place) = places.next()
            {
                at.place = place;
            }
        }
    }

    /// Blessed cards that the viewer has not seen. Who has seen a card belongs to its place.
    pub(crate) fn shuffle_blessed(&mut self, viewer: Seat) {
        let mut places: Vec<(G::Place, KnownTo)> = self
            .blessed
            .cards
            .iter()
            .filter(|(_, _, _, known)| !known.0.contains(viewer))
            .map(|(_, _, at, known)| (at.place, *known))
            .collect();
        places.sort_unstable_by_key(|&(place, _)| place);
        self.dice.shuffle(&mut places);
        let mut places = places.into_iter();
        for (_, _, mut at, mut known) in &mut self.blessed.cards {
            if !known.0.contains(viewer)
                && let Some((place, known_there)) = places.next()
            {
                at.place = place;
                *known = known_there;
            }
        }
    }
}
