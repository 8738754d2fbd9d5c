//! Action cards, figures and barrels.

use super::{Play, shift};
use crate::table::Seat;
use crate::voodoo::{ActionCard, Event, Place, Shares, Voodoo};

impl<G: Voodoo> Play<'_, '_, G> {
    /// Where a pirate's card lies.
    pub fn card_place(&self, seat: Seat, wanted: G::Card) -> G::Place {
        self.cards
            .iter()
            .find(|(_, card, _)| card.owner == seat && card.card == wanted)
            .map_or(Place::Box.into(), |(_, _, at)| at.place)
    }

    /// The card that lies in front of a pirate, in a place of which there is one.
    pub fn card_at(&self, place: Place<G>) -> Option<G::Card> {
        self.glance.card_at(place)
    }

    /// The card that the pirate plays in this round, once revealed.
    pub fn played(&self, seat: Seat) -> Option<G::Card> {
        self.card_at(Place::FaceUp(seat))
    }

    /// Moves the card that lies at `from`; says whether there was one.
    pub fn move_card(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let mut cards = self.cards.iter_mut();
        let found = cards.find(|(_, _, at)| at.place == from);
        let moved = found.map(|(id, card, mut at)| {
            at.place = to;
            (*id, card.card)
        });
        if let Some((_, card)) = moved {
            self.glance.card(card, from, to);
        }
        self.tell_moved(moved.map(|(piece, _)| piece), from, to, cause.into())
    }

    /// Moves a certain card of a pirate from one place to another.
    pub fn move_named_card(
        &mut self,
        owner: Seat,
        card: G::Card,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        let (from, to) = (from.into(), to.into());
        let matching = self
            .cards
            .iter_mut()
            .filter(|(_, named, _)| **named == ActionCard { owner, card })
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        if piece.is_some() {
            self.glance.card(card, from, to);
        }
        self.tell_moved(piece, from, to, cause.into());
    }

    /// Where a figure stands.
    pub fn figure(&self, wanted: G::Figure) -> G::Place {
        let mut figures = self.glance.figures();
        let found = figures.find(|&(figure, _)| figure == wanted);
        found.map_or(Place::Box.into(), |(_, place)| place)
    }

    /// Whether the pirate's figure is on its mat.
    pub fn has_figure(&self, seat: Seat) -> bool {
        self.figure(G::figure(seat)) == Place::Mat(seat).into()
    }

    /// The barrel that the pirate's figure is on.
    pub fn barrel_of(&self, seat: Seat) -> Option<G::Barrel> {
        match self.figure(G::figure(seat)).shared() {
            Some(Place::On(barrel)) => Some(barrel),
            _ => None,
        }
    }

    /// Whether no figure is on the barrel.
    pub fn is_free(&self, barrel: G::Barrel) -> bool {
        let on = G::Place::from(Place::On(barrel));
        self.glance.figures().all(|(_, place)| place != on)
    }

    /// Moves a figure.
    pub fn move_figure(
        &mut self,
        wanted: G::Figure,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        let to = to.into();
        let found = self
            .figures
            .iter_mut()
            .find(|(_, figure, at)| **figure == wanted && at.place != to);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.glance.figure(wanted, to);
            self.tell(Event::Moved { piece, from, to }, cause);
        }
    }
}
