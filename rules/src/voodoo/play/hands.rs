//! Action cards: in hand, in front of their pirate, and the Cursed Pirates' decks.

use super::{EventLog, Lying, shift};
use crate::{ActionCard, Cause, Event, Place, Reason, Shares, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::PieceSet;
use rules::table::{Dice, MOST_SEATS, Seat};

/// The most cards that a Cursed Pirate's deck has: one more than there are Action cards.
const MOST_CARDS: usize = 8;

/// The index of the place in front of a pirate that has the card it plays.
const UP: usize = 2;

/// The Action cards.
#[derive(SystemParam)]
pub struct Hands<'w, 's, G: Voodoo> {
    glance: ResMut<'w, HandGlance<G>>,
    pub(crate) cards: Lying<'w, 's, ActionCard<<G as Voodoo>::Card>, <G as PieceSet>::Place>,
}

/// The cards that a pirate has in hand and in front of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Held<C> {
    /// The cards in hand, a bit each.
    hand: u8,
    /// Those in front: face down and up, each with a second one on Bones.
    front: [Option<C>; 4],
}

impl<C: Copy> Held<C> {
    const NONE: Self = Self {
        hand: 0,
        front: [None; 4],
    };
}

/// A place in front of a pirate: whose, and which of the four.
fn front<G: Voodoo>(place: Place<G>) -> Option<(usize, usize)> {
    match place {
        Place::FaceDown(seat) => Some((seat.index(), 0)),
        Place::SecondFaceDown(seat) => Some((seat.index(), 1)),
        Place::FaceUp(seat) => Some((seat.index(), UP)),
        Place::SecondFaceUp(seat) => Some((seat.index(), 3)),
        _ => None,
    }
}

/// The cards of pirates at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HandGlance<G: Voodoo> {
    held: [Held<G::Card>; MOST_SEATS],
}

impl<G: Voodoo> Default for HandGlance<G> {
    fn default() -> Self {
        Self {
            held: [Held::NONE; MOST_SEATS],
        }
    }
}

impl<G: Voodoo> HandGlance<G> {
    fn of(hands: &Hands<G>) -> Self {
        let mut glance = Self::default();
        for (_, card, at) in &hands.cards {
            glance.card(card.card, at.place, true);
        }
        glance
    }

    /// Notes that a card came to a place, or left it.
    fn card(&mut self, card: G::Card, place: G::Place, came: bool) {
        match place.shared() {
            Some(Place::Hand(seat)) if came => self.held[seat.index()].hand |= bit::<G>(card),
            Some(Place::Hand(seat)) => self.held[seat.index()].hand &= !bit::<G>(card),
            place => {
                if let Some((seat, which)) = place.and_then(front) {
                    self.held[seat].front[which] = came.then_some(card);
                }
            }
        }
    }

    fn moved(&mut self, card: G::Card, from: G::Place, to: G::Place) {
        self.card(card, from, false);
        self.card(card, to, true);
    }
}

/// The bit of a card among those that each pirate has.
fn bit<G: Voodoo>(card: G::Card) -> u8 {
    let number = G::CARDS.iter().position(|&own| own == card);
    number.map_or(0, |number| 1 << number)
}

impl<G: Voodoo> Hands<'_, '_, G> {
    crate::play::glances!(HandGlance);

    /// Returns how many pirates have a card in front of them that is face up.
    pub(crate) fn cards_in_front(&self) -> usize {
        let held = self.glance.held.iter();
        held.filter(|held| held.front[UP].is_some()).count()
    }

    /// The card that lies in front of a pirate; nothing in any other place.
    pub fn card_at(&self, place: Place<G>) -> Option<G::Card> {
        let (seat, which) = front(place)?;
        self.glance.held[seat].front[which]
    }

    /// The card that the pirate plays in this round, once revealed.
    pub fn played(&self, seat: Seat) -> Option<G::Card> {
        self.card_at(Place::FaceUp(seat))
    }

    /// Checks whether a card can be laid now (`voodoo-pirate §5.1`, `§5.3`).
    pub(crate) fn judge_card(&self, seat: Seat, card: G::Card) -> Result<(), Reason> {
        let held = &self.glance.held[seat.index()];
        if held.hand & bit::<G>(card) != 0 {
            Ok(())
        } else if held.front[UP] == Some(card) {
            Err(Reason::PlayedLastRound)
        } else {
            Err(Reason::NotInHand)
        }
    }

    /// Moves the card that lies in front of a pirate; says whether there was one.
    pub fn move_card(
        &mut self,
        from: Place<G>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) -> bool {
        let Some(card) = self.card_at(from) else {
            return false;
        };
        self.shift_card(card, from.into(), to.into(), cause, log)
    }

    /// Moves the first card of a kind that lies at `from`; says whether there was one.
    fn shift_card(
        &mut self,
        card: G::Card,
        from: G::Place,
        to: G::Place,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) -> bool {
        let matching = self
            .cards
            .iter_mut()
            .filter(|(_, named, _)| named.card == card)
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        if piece.is_some() {
            self.glance.moved(card, from, to);
        }
        log.tell_moved(piece, from, to, cause)
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
        self.shift_card(card, Place::Hand(owner).into(), to.into(), cause, log);
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
            self.glance.moved(card, from, to);
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
        self.glance.held[seat.index()] = Held::NONE;
        log.tell(Event::Reshuffled { seat }, Cause::Cursed);
    }
}
