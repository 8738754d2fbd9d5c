//! Action cards, figures and barrels.

use super::{Play, shift};
use crate::table::Seat;
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{ActionCard, Barrel, Card, Figure, Place};

impl Play<'_, '_> {
    /// Where a pirate's card lies.
    pub fn card_place(&self, seat: Seat, wanted: Card) -> Place {
        self.cards
            .iter()
            .find(|(_, card, _)| card.owner == seat && card.card == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// The card that lies at a place of which there is one.
    pub fn card_at(&self, place: Place) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, _, at)| at.place == place)
            .map(|(_, card, _)| card.card)
    }

    /// The card that the pirate plays in this round, once revealed.
    pub fn played(&self, seat: Seat) -> Option<Card> {
        self.cards
            .iter()
            .find(|(_, _, at)| matches!(at.place, Place::FaceUp(owner) if owner == seat))
            .map(|(_, card, _)| card.card)
    }

    /// Moves the card that lies at `from`; says whether there was one.
    pub fn move_card(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.cards.iter_mut().map(|(id, _, at)| (id, at)), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Moves a certain card of a pirate from one place to another.
    pub fn move_named_card(
        &mut self,
        owner: Seat,
        card: Card,
        from: Place,
        to: Place,
        cause: Cause,
    ) {
        let matching = self
            .cards
            .iter_mut()
            .filter(|(_, named, _)| **named == ActionCard { owner, card })
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        self.tell_moved(piece, from, to, cause);
    }

    /// Where a figure stands.
    pub fn figure(&self, wanted: Figure) -> Place {
        self.figures
            .iter()
            .find(|(_, figure, _)| **figure == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// The barrel that the pirate's figure is on.
    pub fn barrel_of(&self, seat: Seat) -> Option<Barrel> {
        match self.figure(Figure::Of(seat)) {
            Place::On(barrel) => Some(barrel),
            _ => None,
        }
    }

    /// Whether no figure is on the barrel.
    pub fn is_free(&self, barrel: Barrel) -> bool {
        !self
            .figures
            .iter()
            .any(|(_, _, at)| matches!(at.place, Place::On(on) if on == barrel))
    }

    /// Moves a figure.
    pub fn move_figure(&mut self, wanted: Figure, to: Place, cause: Cause) {
        let found = self
            .figures
            .iter_mut()
            .find(|(_, figure, at)| **figure == wanted && at.place != to);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.tell(Event::Moved { piece, from, to }, cause);
        }
    }

    /// Whether a barrel works at Dusk.
    pub fn is_dusk_barrel(&self, barrel: Barrel) -> bool {
        self.book
            .0
            .barrels
            .iter()
            .any(|entry| entry.barrel == barrel && entry.dusk)
    }
}
