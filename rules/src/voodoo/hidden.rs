//! The cards and blessed cards that a seat may not know, shuffled for forks (`voodoo-pirate §5.3`, `§14`).

use super::{Place, Play, Shares, Voodoo};
use rules::table::Seat;

impl<G: Voodoo> Play<'_, '_, G> {
    /// All Action cards that the viewer may not know: others' that lie face down change with those in hand, a deck with itself.
    pub(crate) fn shuffle_cards(&mut self, viewer: Seat) {
        for seat in (0..self.crew.seats()).map(Seat) {
            if seat != viewer {
                self.shuffle_cards_of(seat, Place::is_face_down);
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
        let cards = self.hands.cards.iter_mut();
        let cards = cards
            .filter(|(_, card, at)| card.owner == seat && is_open_to_change(at.place))
            .map(|(_, _, at)| at);
        self.dice.deal_places(cards);
    }

    /// Blessed cards that the viewer has not seen. Who has seen a card belongs to its place.
    pub(crate) fn shuffle_blessed(&mut self, viewer: Seat) {
        let cards = self.blessed.cards.iter_mut();
        let unseen = cards
            .filter(|(_, _, _, known)| !known.0.contains(viewer))
            .map(|(_, _, at, known)| (at, known));
        self.dice.deal_anew(
            unseen,
            |(at, known)| (at.place, **known),
            |(at, known), dealt| (at.place, **known) = dealt,
        );
    }
}
