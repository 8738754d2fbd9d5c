//! Events and their rules in words, as far as both games tell them alike.

use super::{Speaker, Voiced};
use crate::{Cause, Event, Face, Place, Shares};
use rules::kit::Texted;
use rules::table::{Logged, Seat};

impl<G: Voiced> Speaker<G> {
    /// An event as a line of the log, as far as the viewer may know it; `None` is an onlooker. Nothing where the event
    /// is not for the viewer, or another event tells it better.
    #[must_use]
    pub fn event(&self, told: &Logged<G>, viewer: Option<Seat>) -> Option<String> {
        let is_heard = told.audience.has(viewer);
        let event = is_heard.then(|| G::redact(told.event, viewer))?;
        G::tells(self, event, told.cause)
    }

    /// Why a choice cannot be made.
    #[must_use]
    pub fn reason(&self, reason: G::Reason) -> String {
        self.say(reason.text_id(), &[])
    }

    /// The rule behind an event, short: `Storm, §8.4`.
    #[must_use]
    pub fn cause(&self, cause: G::Cause) -> String {
        let values = [
            ("name", self.say(cause.text_id(), &[]).into()),
            ("section", G::section(cause).into()),
        ];
        self.say("cause-short", &values)
    }

    /// A phase and its section: `Dawn, §11`.
    #[must_use]
    pub fn phase_short(&self, phase: G::Phase) -> String {
        let values = [
            ("name", self.text(phase).into()),
            ("section", G::phase_section(phase).into()),
        ];
        self.say("cause-short", &values)
    }

    /// The rule behind an event in a sentence: its name, its section and what it says.
    #[must_use]
    pub fn why(&self, cause: G::Cause) -> String {
        let values = [
            ("name", self.say(cause.text_id(), &[]).into()),
            ("section", G::section(cause).into()),
            ("rule", self.rule(cause).into()),
        ];
        self.say("cause-long", &values)
    }

    /// Returns what the rule behind an event says, without its name.
    #[must_use]
    pub fn rule(&self, cause: G::Cause) -> String {
        self.say_part(cause.text_id(), "rule", &[])
    }

    /// Points by source, those that are none left out: `Location 7, Coins 2`.
    #[must_use]
    pub fn score_parts(&self, score: &G::Score) -> String {
        let sources = G::points(score).1.into_iter();
        let parts = sources
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| {
                let source = ("source", self.score_source(source).into());
                self.say("score-part", &[source, ("points", points.into())])
            });
        let parts: Vec<String> = parts.collect();
        parts.join(&self.say("list-comma", &[]))
    }

    /// An event that both games tell; nothing where the games tell it each in its own way.
    pub(crate) fn shared_event(&self, event: Event<G>, cause: G::Cause) -> Option<String> {
        let by = ("cause", cause_key::<G>(cause).into());
        Some(match event {
            Event::Decided { .. } | Event::Moved { .. } => return None,
            Event::PhaseBegan(phase, round) => {
                let id = format!("event-{}", phase.text_id());
                match phase == G::DUSK {
                    true => self.say(&id, &[("round", round.into())]),
                    false => self.say(&id, &[]),
                }
            }
            Event::Sailed {
                ship, to, heading, ..
            } => {
                let heading = ("heading", self.text(heading).into());
                let space = ("space", G::space(self, to).into());
                self.say("event-sailed", &[by, self.ship(ship), heading, space])
            }
            Event::Leapt { ship, to, .. } => {
                let space = ("space", G::space(self, to).into());
                self.say("event-leapt", &[by, self.ship(ship), space])
            }
            Event::Passed { ship, over, at } => {
                let space = ("space", G::space(self, at).into());
                let other = ("other", self.name(over).into());
                self.say("event-passed", &[self.ship(ship), other, space])
            }
            Event::Held { ship, wind: by } => {
                let by = by.text_id().trim_start_matches("wind-");
                self.say("event-held", &[("wind", by.into()), self.ship(ship)])
            }
            Event::Faced { ship, heading } => {
                let heading = ("heading", self.text(heading).into());
                self.say("event-faced", &[self.ship(ship), heading])
            }
            Event::WindTurned { from, to } => {
                let to = ("to", self.text(to).into());
                self.say("event-wind", &[("from", self.text(from).into()), to])
            }
            Event::Revealed { seat, card } => self.tell_card("event-revealed", seat, card),
            Event::Skipped { seat, card } => self.tell_card("event-skipped", seat, card),
            Event::Reshuffled { seat } => self.say("event-reshuffled", &[self.pirate(seat)]),
            Event::Conjured { seat, card } => self.tell_card("event-conjured", seat, card),
            Event::NotConjured { seat, card } => self.tell_card("event-not-conjured", seat, card),
            Event::BarrelConjured { seat, barrel } => {
                self.say("event-barrel", &[self.pirate(seat), self.on(barrel)])
            }
            Event::RitualCalled { caller, cards } => {
                let cards = ("cards", cards.into());
                self.say("event-ritual", &[self.pirate(caller), cards])
            }
            Event::RitualSecondRound => self.say("event-ritual-second", &[]),
            Event::RitualEnded { full: false } => self.say("event-ritual-ended", &[]),
            Event::RitualEnded { full: true } => self.say("event-ritual-full", &[]),
            Event::ColourCalled {
                seat,
                colour,
                found,
                room,
            } => {
                let colour = ("colour", self.text(colour).into());
                let (found, room) = (("found", found.into()), ("room", room.into()));
                self.say("event-called", &[self.pirate(seat), colour, found, room])
            }
            Event::Possessed {
                seat,
                victim,
                heading,
            } => {
                let heading = ("heading", self.text(heading).into());
                let (pirate, victim) = (self.pirate(seat), self.victim(victim));
                self.say("event-possessed", &[pirate, victim, heading])
            }
            Event::BlessedSwapped { seat, victim } => {
                self.say("event-swapped", &[self.pirate(seat), self.victim(victim)])
            }
            Event::Fired { seat, victim, hits } => {
                let (pirate, victim) = (self.pirate(seat), self.victim(victim));
                self.say("event-fired", &[pirate, victim, ("hits", hits.into())])
            }
            Event::PowerChanged { seat, from, to } => {
                let id = if to > from {
                    "event-power-up"
                } else {
                    "event-power-down"
                };
                let values = [self.pirate(seat), ("from", from.into()), ("to", to.into())];
                self.say(id, &values)
            }
            Event::Jailed { seat } => self.say("event-jailed", &[self.pirate(seat)]),
            Event::PassedOver { seat } => self.say("event-passed-over", &[self.pirate(seat)]),
            Event::Shown { seat, face } => {
                let thing = ("thing", G::piece(self, face).into());
                self.say("event-shown", &[self.pirate(seat), thing])
            }
            Event::Scored { seat, score } => {
                let total = ("total", G::points(&score).0.into());
                let parts = ("parts", self.score_parts(&score).into());
                self.say("event-scored", &[self.pirate(seat), total, parts])
            }
            Event::Won { seat } => self.say("event-won", &[self.pirate(seat)]),
        })
    }

    /// Returns what a pirate did with an Action card.
    pub(crate) fn tell_card(&self, id: &str, seat: Seat, card: G::Card) -> String {
        let card = ("card", self.text(card).into());
        self.say(id, &[self.pirate(seat), card])
    }

    /// That a ship could not go on.
    pub(crate) fn tell_blocked(&self, ship: Seat, at: G::Space, heading: G::Heading) -> String {
        let heading = ("heading", self.text(heading).into());
        let space = ("space", G::space(self, at).into());
        self.say("event-blocked", &[self.ship(ship), heading, space])
    }

    /// A piece of both games that moved, where no other event tells it; goods aside.
    pub(crate) fn shared_moved(
        &self,
        face: Option<G::Face>,
        from: G::Place,
        to: G::Place,
        cause: G::Cause,
    ) -> Option<String> {
        let face = face.map(Shares::shared);
        let (known, unknown, seat) = match to.shared() {
            Some(Place::FaceDown(seat)) => ("moved-card-known", "moved-card", seat),
            Some(Place::SecondFaceDown(seat)) => {
                ("moved-second-card-known", "moved-second-card", seat)
            }
            to => return self.marker_moved(face??, from.shared(), to?, cause),
        };
        Some(match face.flatten() {
            Some(Face::Card(_, card)) => self.tell_card(known, seat, card),
            _ => self.say(unknown, &[self.pirate(seat)]),
        })
    }

    fn marker_moved(
        &self,
        face: Face<G>,
        from: Option<Place<G>>,
        to: Place<G>,
        cause: G::Cause,
    ) -> Option<String> {
        let at_dawn = cause.shared() == Some(Cause::Dawn);
        Some(match (face, from, to) {
            (Face::Figure(seat), _, Place::On(barrel)) => {
                self.say("moved-figure", &[self.pirate(seat), self.on(barrel)])
            }
            (Face::Sun, _, Place::Aboard(seat)) => self.say("moved-sun", &[self.pirate(seat)]),
            // At Dawn it goes with the Sun.
            (Face::Moon, _, Place::Aboard(seat)) if !at_dawn => {
                self.say("moved-moon", &[self.pirate(seat)])
            }
            (Face::Jail, Some(Place::Aboard(seat)), _) => {
                self.say("moved-freed", &[self.pirate(seat)])
            }
            // Events of their own tell of the others.
            _ => return None,
        })
    }

    /// Goods that changed hands between places of both games.
    pub(crate) fn shared_goods_moved(
        &self,
        thing: String,
        from: G::Place,
        to: G::Place,
        cause: G::Cause,
    ) -> Option<String> {
        let thing = ("thing", thing.into());
        let by = ("cause", cause_key::<G>(cause).into());
        if let (Some(giver), Some(taker)) = (G::owner(from), G::owner(to))
            && giver != taker
        {
            let giver = ("from", self.name(giver).into());
            let taker = ("to", self.name(taker).into());
            return Some(self.say("moved-between", &[by, giver, taker, thing]));
        }
        Some(match (from.shared()?, to.shared()?) {
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
            // The end of a ritual tells that its souls go back into the bag.
            _ => return None,
        })
    }
}

/// Returns what texts select by: the cause's id without what all of them begin with.
fn cause_key<G: Voiced>(cause: G::Cause) -> &'static str {
    cause.text_id().trim_start_matches("cause-")
}
