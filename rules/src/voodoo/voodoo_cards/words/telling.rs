//! The log in words.

use super::Speaker;
use crate::Shares;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::{Cause, Event};
use crate::voodoo_cards::pieces::{Face, Place};
use rules::table::PieceId;

impl Speaker {
    /// An event as whoever may hear it hears it; nothing where another event tells it better.
    pub(super) fn tell(&self, event: Event, cause: Cause) -> Option<String> {
        Some(match event {
            Event::Decided {
                seat,
                question: Question::ChooseCard,
                choice: Choice::Play(card),
                ..
            } => self.tell_card("event-chosen-card", seat, card),
            Event::Moved { piece, from, to } => return self.moved(piece, from, to, cause),
            Event::Blocked { ship, at, heading } => self.tell_blocked(ship, at, heading),
            // That the wind turned is told.
            Event::Flipped { .. } if cause != Cause::SeaBarrel => return None,
            Event::Flipped { card, up } => {
                let water = self.data.water(card, up);
                let kind = if water.haunted { "haunted" } else { "fair" };
                let values = [("water", kind.into()), ("value", water.value.into())];
                self.say("event-flipped", &values)
            }
            Event::Switched { one, other } => {
                let one = ("one", self.space(one).into());
                self.say(
                    "event-switched",
                    &[one, ("other", self.space(other).into())],
                )
            }
            Event::Used { seat, object } => {
                let object = ("object", self.the(object).into());
                self.say("event-used", &[self.pirate(seat), object])
            }
            Event::Looked { seat, piece, .. } => {
                let thing = ("thing", self.piece(self.face_of(piece)?).into());
                self.say("event-looked", &[self.pirate(seat), thing])
            }
            Event::DeckShuffled => self.say("event-shuffled", &[]),
            // What was taken is told by the piece that moves.
            Event::Boarded { seat, victim, .. } => {
                self.say("event-boarded", &[self.pirate(seat), self.victim(victim)])
            }
            shared => return self.shared_event(shared.shared()?, cause),
        })
    }

    /// A piece that moved, where no other event tells it.
    fn moved(
        &self,
        piece: Option<PieceId>,
        from: Place,
        to: Place,
        cause: Cause,
    ) -> Option<String> {
        let face = piece.and_then(|piece| self.face_of(piece));
        match face {
            Some(
                face
                @ (Face::Coin | Face::Soul(_) | Face::GriGri | Face::Object(_) | Face::Compass),
            ) => self.goods_moved(face, from, to, cause),
            Some(Face::Round) => match to {
                Place::Ring(space) => {
                    Some(self.say("moved-round", &[("space", self.space(space).into())]))
                }
                _ => None,
            },
            face => self.shared_moved(face, from, to, cause),
        }
    }

    /// Goods that changed hands.
    fn goods_moved(&self, face: Face, from: Place, to: Place, cause: Cause) -> Option<String> {
        let thing = self.piece(face);
        let (id, seat) = match (from, to) {
            (Place::Pile(_), Place::Hold(seat, _)) => ("moved-from-pile", seat),
            (Place::Spent(_), Place::Hold(seat, _)) => ("moved-from-spent", seat),
            (Place::Hold(seat, _), Place::Spent(_)) if cause == Cause::Room => {
                ("moved-given-up", seat)
            }
            (Place::Hold(seat, _), Place::Box) => ("moved-buried", seat),
            // That an object was used is told; who gets the Compass is told by its token.
            _ => return self.shared_goods_moved(thing, from, to, cause),
        };
        Some(self.say(id, &[self.pirate(seat), ("thing", thing.into())]))
    }
}
