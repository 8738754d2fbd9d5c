//! The log in words, and the rules behind it.

use super::Speaker;
use crate::Shares;
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{Face, Place, Tide};
use rules::table::{PieceId, Seat};

impl Speaker {
    /// An event as whoever may hear it hears it; nothing where another event tells it better.
    pub(super) fn tell(&self, event: Event, cause: Cause) -> Option<String> {
        Some(match event {
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => return self.decided(seat, question, choice),
            Event::Moved { piece, from, to } => return self.moved(piece, from, to, cause),
            Event::MovedHidden { piece, from, to } => {
                return self.skull_moved(piece, from, to, cause);
            }
            Event::Blocked { ship, at, heading } => self.tell_blocked(ship, at, heading),
            Event::Landed { ship } => self.say("event-landed", &[("ship", self.name(ship).into())]),
            Event::TileLaid { tile, slot, .. } => {
                let space = ("space", self.space(slot.spaces()[0]).into());
                if self.is_time_out(tile) {
                    self.say("event-tile-time-out", &[space])
                } else {
                    self.say("event-tile", &[("tile", tile.into()), space])
                }
            }
            Event::Looked { seat, tile, .. } => {
                let tile = ("tile", tile.into());
                self.say("event-looked", &[self.pirate(seat), tile])
            }
            Event::TideTurned(Tide::In) => self.say("event-tide-in", &[]),
            Event::TideTurned(Tide::Out) => self.say("event-tide-out", &[]),
            Event::ColonialsSailed(ships) => {
                self.say("event-colonials", &[("ships", ships.into())])
            }
            Event::Used { seat, object } => {
                let object = ("object", self.the(object).into());
                self.say("event-used", &[self.pirate(seat), object])
            }
            // What was taken is told by the piece that moves.
            Event::Boarded { seat, victim, .. } => {
                self.say("event-boarded", &[self.pirate(seat), self.victim(victim)])
            }
            shared => return self.shared_event(shared.shared()?, cause),
        })
    }

    /// A decision, where no other event tells what came of it.
    fn decided(&self, seat: Seat, question: Question, choice: Choice) -> Option<String> {
        match (question, choice) {
            (Question::ChooseCard, Choice::Play(card)) => {
                Some(self.tell_card("event-chosen-card", seat, card))
            }
            (Question::Turn, Choice::EndTurn) => {
                Some(self.say("event-waits", &[self.pirate(seat)]))
            }
            _ => None,
        }
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
            Some(face @ (Face::Coin | Face::Poppet | Face::Soul(_) | Face::GriGri)) => {
                // The figure tells that a poppet was cast.
                (cause != Cause::Casting)
                    .then(|| self.goods_moved(self.piece(face), from, to, cause))?
            }
            Some(face @ Face::Object(_)) => {
                // That it was used is told.
                let used = to == Place::Supply && cause != Cause::Room;
                (!used).then(|| self.goods_moved(self.piece(face), from, to, cause))?
            }
            Some(Face::CursedFigure(_)) => match to {
                Place::On(barrel) => Some(self.say("moved-cursed-figure", &[self.on(barrel)])),
                _ => None,
            },
            Some(Face::Whirlpool) => match to {
                Place::Sea(space) => {
                    Some(self.say("moved-whirlpool", &[("space", self.space(space).into())]))
                }
                _ => None,
            },
            face => self.shared_moved(face, from, to, cause),
        }
    }

    /// A skull that moved: which one, only to who may know.
    fn skull_moved(
        &self,
        piece: Option<PieceId>,
        from: Place,
        to: Place,
        cause: Cause,
    ) -> Option<String> {
        let face = piece.and_then(|piece| self.face_of(piece));
        let skull = face.map_or_else(|| self.unknown_skull(), |face| self.piece(face));
        self.goods_moved(skull, from, to, cause)
    }

    /// Goods that changed hands.
    fn goods_moved(&self, thing: String, from: Place, to: Place, cause: Cause) -> Option<String> {
        let (id, seat) = match (from, to) {
            (
                Place::Aboard(_) | Place::Berth(..),
                Place::Buried(seat) | Place::BuriedBerth(seat, _),
            ) => ("moved-buried", seat),
            (
                Place::Buried(seat) | Place::BuriedBerth(seat, _),
                Place::Aboard(_) | Place::Berth(..),
            ) => ("moved-dug-up", seat),
            _ => return self.shared_goods_moved(thing, from, to, cause),
        };
        Some(self.say(id, &[self.pirate(seat), ("thing", thing.into())]))
    }
}
