//! The tale in words.

use super::{Speaker, ids};
use crate::table::{PieceId, Seat, Told};
use crate::voodoo::{Shares, hearing};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::{Cause, Event, Phase};
use crate::voodoo_cards::pieces::{Face, Place};

impl Speaker {
    /// An event as a line of the log, as far as the viewer may know it; `None` is an onlooker. Nothing where the event
    /// is not for the viewer, or another event tells it better.
    #[must_use]
    pub fn event(&self, told: &Told<Event, Cause>, viewer: Option<Seat>) -> Option<String> {
        if !told.audience.has(viewer) {
            return None;
        }
        let cause = told.cause;
        Some(match hearing::redact::<VoodooCards>(told.event, viewer) {
            Event::PhaseBegan(phase, round) => match phase {
                Phase::Start => self.say("event-phase-start", &[]),
                Phase::Dusk => self.say("event-phase-dusk", &[("round", round.into())]),
                Phase::Moonlight => self.say("event-phase-moonlight", &[]),
                Phase::Dawn => self.say("event-phase-dawn", &[]),
                Phase::Over => self.say("event-phase-over", &[]),
            },
            Event::Decided {
                seat,
                question: Question::ChooseCard,
                choice: Choice::Play(card),
                ..
            } => {
                let card = ("card", self.card(card).into());
                self.say("event-chosen-card", &[self.pirate(seat), card])
            }
            Event::Moved { piece, from, to } => return self.moved(piece, from, to, cause),
            Event::Blocked { ship, at, heading } => {
                let values = [
                    ("ship", self.name(ship).into()),
                    ("heading", self.heading(heading).into()),
                    ("space", self.space(at).into()),
                ];
                self.say("event-blocked", &values)
            }
            // That the wind turned is told.
            Event::Flipped { .. } if cause != Cause::SeaBarrel => return None,
            Event::Flipped { card, .. } => {
                let card = self.piece(Face::Sea(card));
                self.say("event-flipped", &[("card", card.into())])
            }
            Event::Switched { one, other } => {
                let one = ("one", self.space(one).into());
                self.say(
                    "event-switched",
                    &[one, ("other", self.space(other).into())],
                )
            }
            Event::Used { seat, object } => {
                let object = ("object", self.the_object(object).into());
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
        match (to, face) {
            (Place::FaceDown(seat), Some(Face::Card(_, card))) => {
                let card = ("card", self.card(card).into());
                return Some(self.say("moved-card-known", &[self.pirate(seat), card]));
            }
            (Place::FaceDown(seat), _) => {
                return Some(self.say("moved-card", &[self.pirate(seat)]));
            }
            (Place::SecondFaceDown(seat), Some(Face::Card(_, card))) => {
                let card = ("card", self.card(card).into());
                return Some(self.say("moved-second-card-known", &[self.pirate(seat), card]));
            }
            (Place::SecondFaceDown(seat), _) => {
                return Some(self.say("moved-second-card", &[self.pirate(seat)]));
            }
            _ => {}
        }
        match face? {
            face
            @ (Face::Coin | Face::Soul(_) | Face::GriGri | Face::Object(_) | Face::Compass) => {
                self.goods_moved(face, from, to, cause)
            }
            Face::Figure(seat) => match to {
                Place::On(barrel) => {
                    Some(self.say("moved-figure", &[self.pirate(seat), self.on(barrel)]))
                }
                _ => None,
            },
            Face::Sun => self.token_moved("moved-sun", to),
            // At Dawn it goes with the Sun.
            Face::Moon if cause != Cause::Dawn => self.token_moved("moved-moon", to),
            Face::Jail => match from {
                Place::Aboard(seat) => Some(self.say("moved-freed", &[self.pirate(seat)])),
                _ => None,
            },
            Face::Round => match to {
                Place::Ring(space) => {
                    Some(self.say("moved-round", &[("space", self.space(space).into())]))
                }
                _ => None,
            },
            // Events of their own tell these.
            Face::Moon | Face::Ship(_) | Face::Card(..) | Face::Sea(_) | Face::Blessed(_) => None,
        }
    }

    fn token_moved(&self, id: &str, to: Place) -> Option<String> {
        match to {
            Place::Aboard(seat) => Some(self.say(id, &[self.pirate(seat)])),
            _ => None,
        }
    }

    /// Goods that changed hands.
    fn goods_moved(&self, face: Face, from: Place, to: Place, cause: Cause) -> Option<String> {
        let thing = ("thing", self.piece(face).into());
        let key = ids::cause(cause).trim_start_matches("cause-");
        let by = ("cause", key.into());
        Some(match (from, to) {
            (Place::Supply, Place::Aboard(seat)) => {
                self.say("moved-from-supply", &[by, self.pirate(seat), thing])
            }
            (Place::Aboard(seat), Place::Supply) => {
                self.say("moved-to-supply", &[by, self.pirate(seat), thing])
            }
            (Place::Bag, Place::Berth(seat, _)) => {
                self.say("moved-drawn", &[self.pirate(seat), thing])
            }
            (Place::Berth(seat, _), Place::Bag) => {
                self.say("moved-to-bag", &[by, self.pirate(seat), thing])
            }
            (Place::Grid(_), Place::Berth(seat, _)) => {
                self.say("moved-from-grid", &[self.pirate(seat), thing])
            }
            (Place::Berth(seat, _), Place::Grid(cell)) => {
                let cell = ("cell", self.cell(cell).into());
                self.say("moved-to-grid", &[self.pirate(seat), thing, cell])
            }
            (Place::Pile(_), Place::Hold(seat, _)) => {
                self.say("moved-from-pile", &[self.pirate(seat), thing])
            }
            (Place::Spent(_), Place::Hold(seat, _)) => {
                self.say("moved-from-spent", &[self.pirate(seat), thing])
            }
            (Place::Hold(seat, _), Place::Spent(_)) if cause == Cause::Room => {
                self.say("moved-given-up", &[self.pirate(seat), thing])
            }
            (Place::Hold(seat, _), Place::Box) => {
                self.say("moved-buried", &[self.pirate(seat), thing])
            }
            (
                Place::Aboard(giver) | Place::Berth(giver, _) | Place::Hold(giver, _),
                Place::Aboard(taker) | Place::Berth(taker, _) | Place::Hold(taker, _),
            ) if giver != taker => {
                let giver = ("from", self.name(giver).into());
                let taker = ("to", self.name(taker).into());
                self.say("moved-between", &[by, giver, taker, thing])
            }
            // That an object was used is told, and the end of a ritual; who gets the Compass is told by its token.
            _ => return None,
        })
    }
}
