//! Action cards: in hand, in front of their pirate, and the Cursed Pirates' decks.

use super::{EventLog, shift};
use crate::kit::PieceSet;
use crate::table::{At, Dice, MOST_SEATS, PieceId, Seat};
use crate::voodoo::{ActionCard, Cause, Event, Place, Reason, Shares, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

/// The most cards that a Cursed Pirate's deck has: one more than there are Action cards.
const MOST_CARDS: usize = 8;

/// The Action cards.
#[derive(SystemParam)]
pub struct Hands<'w, 's, G: Voodoo> {
    glance: ResMut<'w, HandGlance<G>>,
    pub(crate) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static ActionCard<<G as Voodoo>::Card>,
            &'static mut At<ActionCard<<G as Voodoo>::Card>, <G as PieceSet>::Place>,
        ),
    >,
}

/// The cards that lie in front of a pirate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Front<C> {
    down: Option<C>,
    second_down: Option<C>,
    up: Option<C>,
    second_up: Option<C>,
}

impl<C> Default for Front<C> {
    fn default() -> Self {
        Self {
            down: None,
            second_down: None,
            up: None,
            second_up: None,
        }
    }
}

/// The cards in front of pirates at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HandGlance<G: Voodoo> {
    fronts: [Front<G::Card>; MOST_SEATS],
}

impl<G: Voodoo> Default for HandGlance<G> {
    fn default() -> Self {
        Self {
            fronts: [Front::default(); MOST_SEATS],
        }
    }
}

impl<G: Voodoo> HandGlance<G> {
    fn of(hands: &Hands<G>) -> Self {
        let mut glance = Self::default();
        for (_, card, at) in &hands.cards {
            if let Some(place) = glance.front(at.place) {
                *place = Some(card.card);
            }
        }
        glance
    }

    /// The place in front of a pirate, where it is one.
    fn front(&mut self, place: G::Place) -> Option<&mut Option<G::Card>> {
        let (seat, which): (_, fn(&mut Front<G::Card>) -> &mut Option<G::Card>) =
            match place.shared()? {
                Place::FaceDown(seat) => (seat, |front| &mut front.down),
                Place::SecondFaceDown(seat) => (seat, |front| &mut front.second_down),
                Place::FaceUp(seat) => (seat, |front| &mut front.up),
                Place::SecondFaceUp(seat) => (seat, |front| &mut front.second_up),
                _ => return None,
            };
        Some(which(&mut self.fronts[seat.index()]))
    }

    fn card(&mut self, card: G::Card, from: G::Place, to: G::Place) {
        if let Some(left) = self.front(from) {
            *left = None;
        }
        if let Some(come) = self.front(to) {
            *come = Some(card);
        }
    }
}

impl<G: Voodoo> Hands<'_, '_, G> {
    /// Works out the glance anew.
    pub(super) fn look_over(&mut self) {
        *self.glance = HandGlance::of(self);
    }

    /// Whether the glance is as the components have it.
    pub(super) fn is_looked_over(&self) -> bool {
        *self.glance == HandGlance::of(self)
    }

    /// How many pirates have a card in front of them that is face up.
    pub(crate) fn cards_in_front(&self) -> usize {
        let fronts = self.glance.fronts.iter();
        fronts.filter(|front| front.up.is_some()).count()
    }

    /// Where a pirate's card lies.
    pub fn card_place(&self, seat: Seat, wanted: G::Card) -> G::Place {
        self.cards
            .iter()
            .find(|(_, card, _)| card.owner == seat && card.card == wanted)
            .map_or(Place::Box.into(), |(_, _, at)| at.place)
    }

    /// The card that lies in front of a pirate; nothing in any other place.
    pub fn card_at(&self, place: Place<G>) -> Option<G::Card> {
        match place {
            Place::FaceDown(seat) => self.glance.fronts[seat.index()].down,
            Place::SecondFaceDown(seat) => self.glance.fronts[seat.index()].second_down,
            Place::FaceUp(seat) => self.glance.fronts[seat.index()].up,
            Place::SecondFaceUp(seat) => self.glance.fronts[seat.index()].second_up,
            _ => None,
        }
    }

    /// The card that the pirate plays in this round, once revealed.
    pub fn played(&self, seat: Seat) -> Option<G::Card> {
        self.card_at(Place::FaceUp(seat))
    }

    /// Whether a card can be laid now (`voodoo-pirate §5.1`, `§5.3`).
    pub(crate) fn judge_card(&self, seat: Seat, card: G::Card) -> Result<(), Reason> {
        match self.card_place(seat, card).shared() {
            Some(Place::Hand(_)) => Ok(()),
            Some(Place::FaceUp(_)) => Err(Reason::PlayedLastRound),
            _ => Err(Reason::NotInHand),
        }
    }

    /// Moves the card that lies at `from`; says whether there was one.
    pub fn move_card(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
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
        log.tell_moved(moved.map(|(piece, _)| piece), from, to, cause)
    }

    /// Lays a certain card of a pirate's hand somewhere.
    pub fn lay_card(
        &mut self,
        owner: Seat,
        card: G::Card,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) {
        let (from, to) = (Place::Hand(owner).into(), to.into());
        let matching = self
            .cards
            .iter_mut()
            .filter(|(_, named, _)| **named == ActionCard { owner, card })
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        if piece.is_some() {
            self.glance.card(card, from, to);
        }
        log.tell_moved(piece, from, to, cause);
    }

    /// Moves the top card of a Cursed Pirate's deck in front of it; the others move up.
    pub(crate) fn draw_card(&mut self, seat: Seat, log: &mut EventLog<G>) -> bool {
        let mut drawn = None;
        for (id, card, mut at) in &mut self.cards {
            match at.place.shared() {
                Some(Place::Deck(owner, 0)) if owner == seat => {
                    at.place = Place::FaceUp(seat).into();
                    drawn = Some((*id, card.card));
                }
                Some(Place::Deck(owner, deep)) if owner == seat => {
                    at.place = Place::Deck(seat, deep - 1).into();
                }
                _ => {}
            }
        }
        let (from, to) = (Place::Deck(seat, 0).into(), Place::FaceUp(seat).into());
        let (drawn, card) = drawn.unzip();
        if let Some(card) = card {
            self.glance.card(card, from, to);
        }
        log.tell_moved(drawn, from, to, Cause::Cursed)
    }

    /// Shuffles all cards of a Cursed Pirate to a new deck.
    pub(crate) fn reshuffle(&mut self, seat: Seat, dice: &mut Dice, log: &mut EventLog<G>) {
        let mut order: [u8; MOST_CARDS] = std::array::from_fn(|place| place as u8);
        let own = self.cards.iter().filter(|(_, card, _)| card.owner == seat);
        let count = own.count();
        dice.shuffle(&mut order[..count]);
        let mine = self
            .cards
            .iter_mut()
            .filter(|(_, card, _)| card.owner == seat);
        for ((_, _, mut at), deep) in mine.zip(order) {
            at.place = Place::Deck(seat, deep).into();
        }
        self.glance.fronts[seat.index()] = Front::default();
        log.tell(Event::Reshuffled { seat }, Cause::Cursed);
    }
}
