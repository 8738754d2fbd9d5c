//! The game in words: which text is said when, and with which values.

use super::data::{Data, Mission};
use super::options::{GAME, SKIN};
use super::values::*;
use super::{PirateCrusades, Setup};
use rules::kit::{Filled, Filling, Said, Texted};
use rules::table::words::Value;
use rules::table::{Logged, Seat};

rules::speaker! {
    PirateCrusades,
    /// True if deliveries go to ports of the own nation, as with a poker deck.
    poker: bool = |setup| setup.options.is_on(&SKIN),
    /// True in the Long Game.
    long: bool = |setup| setup.options.name(&GAME) == "long",
}

impl Speaker {
    /// Returns a card's rank and suit: `7 of Hearts`.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        let rank = card.rank();
        if card.is_joker() {
            return self.teller.say("card-joker", &[("rank", rank.into())]);
        }
        let rank = match rank {
            1 | 11.. => self.teller.say(&format!("rank-{rank}"), &[]),
            rank => rank.to_string(),
        };
        let suit = self.teller.text(card.suit());
        let values = [("rank", rank.into()), ("suit", suit.into())];
        self.teller.say("card", &values)
    }

    /// Returns what is to be done for a mission: `Take a prisoner to an English port`.
    #[must_use]
    pub fn mission(&self, card: Card) -> String {
        self.mission_of(card, None)
    }

    /// Returns what a captain of a nation is to do for a mission: `Sink a ship of another nation`, where it is the own one that is to
    /// be sunk (`pirate-crusades §2.1`).
    #[must_use]
    pub fn mission_of(&self, card: Card, own: Option<Nation>) -> String {
        let data = &self.data;
        let mission = data.card(card).mission;
        let (nation, tons) = match mission {
            Mission::Deliver { tons, to } => (Some(to).filter(|_| !self.poker), tons.get()),
            _ => (data.nation(card), 0),
        };
        let any_other = matches!(mission, Mission::Conquer | Mission::Sink) && nation == own;
        let id = match nation {
            Some(_) if any_other => "nation-other",
            Some(nation) => nation.text_id(),
            None => "nation-none",
        };
        let part = |part: &str| self.teller.say(&format!("{id}.{part}"), &[]).into();
        let values = [
            ("tons", tons.into()),
            ("cargo", data.cargo(card).said(self)),
            ("to", part("port")),
            ("ship", part("ship")),
        ];
        let id = mission.kind().text_id();
        self.teller.say(&format!("{id}.long"), &values)
    }

    /// Returns what can be said of a card beside its rank and suit.
    fn about(&self, card: Card) -> Vec<Filling> {
        let of = self.data.card(card);
        let nation = self.data.nation(card).map_or_else(
            || self.teller.say("nation-none", &[]),
            |nation| self.teller.text(nation),
        );
        vec![
            ("ship", of.ship.clone().into()),
            ("port", of.port.clone().into()),
            ("nation", nation.into()),
            ("size", of.size.get().into()),
            ("crew", of.crew.get().into()),
            ("tons", of.tons.get().into()),
            ("cargo", self.data.cargo(card).said(self)),
            ("mission", self.mission(card).into()),
            ("bonus", of.bonus.said(self)),
        ]
    }

    /// Returns a text with what is said of a card, if there is one, and with its own values.
    fn say_of(&self, id: &str, card: Option<Card>, own: Vec<Filling>) -> String {
        let mut values = card.map_or_else(Vec::new, |card| self.about(card));
        values.extend(own);
        self.teller.say(id, &values)
    }

    /// Returns a question to a seat.
    #[must_use]
    pub fn question(&self, seat: Seat, question: Question) -> String {
        let mut values = question.filled(self);
        values.push(("seat", seat.said(self)));
        self.say_of(question.text_id(), question.card(), values)
    }

    /// Returns an answer.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> String {
        let card = match choice {
            Choice::Dump(card) | Choice::TakeHold(card) => Some(card),
            _ => None,
        };
        self.say_of(choice.text_id(), card, choice.filled(self))
    }

    /// Returns what was tried before an answer that nobody was asked for: a line of `pirate-crusades §6`, or a choice with the rule
    /// that forbids it.
    #[must_use]
    pub fn tried(&self, tried: Tried) -> String {
        self.teller.tried(tried, |choice| self.choice(choice))
    }

    rules::says!(event of PirateCrusades, "round", happened);

    fn happened(&self, told: &Logged<PirateCrusades>) -> Option<String> {
        let mut id = told.event.text_id();
        let mut values = told.event.filled(self);
        let card = match told.event {
            Event::Moved(card, from, to) => {
                id = moved(from, to, told.cause)?;
                let seat = to.owner().or(from.owner())?;
                values.push(("seat", seat.said(self)));
                values.push(("other", from.owner().unwrap_or(seat).said(self)));
                card
            }
            // Docking tells it.
            Event::Stood(_, Standing::Docked) if told.cause == Cause::Dock => {
                return None;
            }
            Event::CaptainCame(..) if told.cause == Cause::EndOfRound => {
                id = "event-captain-drifted";
                None
            }
            Event::StormStands(_, category) if told.cause == Cause::EndOfRound && category > 0 => {
                id = "event-storm-faded";
                None
            }
            Event::SeaEvent(blue) if self.data.blue[blue.index()].is_open_sea() => {
                id = "event-sea-event-none";
                None
            }
            // What they are spent on or gained for is the rule behind it.
            Event::Riches(..) => {
                let deed = told.cause.text_id().trim_start_matches("cause-");
                values.push(("deed", deed.into()));
                None
            }
            Event::MissionLost(_, card) if told.cause == Cause::Relinquish => {
                id = "event-moved-given-back";
                Some(card)
            }
            // A Joker brings two of them there, a ship and her cannon.
            Event::AllyCame(_, card) if self.long => {
                id = "event-ally-came-long";
                Some(card)
            }
            Event::Docked(_, town) => town,
            Event::ShipSighted(_, card)
            | Event::FleetSighted(_, card)
            | Event::TownSighted(_, card)
            | Event::CrewCalled(_, card, _)
            | Event::AllyCame(_, card)
            | Event::Sunk(_, card)
            | Event::Conquered(_, card)
            | Event::MissionDone(_, card)
            | Event::MissionLost(_, card)
            | Event::PortChanged(_, card)
            | Event::Seized(_, card)
            | Event::Dug(_, card) => Some(card),
            _ => None,
        };
        Some(self.say_of(id, card, values))
    }
}

/// Returns the text of what it means that a card comes from one place to another; none where other events tell it.
fn moved(from: Place, to: Place, cause: Cause) -> Option<&'static str> {
    use Place as P;
    Some(match (from, to) {
        (_, P::Ship(_)) => "event-moved-ship",
        (_, P::Bonus(..)) => "event-moved-bonus",
        (_, P::Prize(_)) => "event-moved-prize",
        // That it is dug up tells it.
        (_, P::Chest(_)) if cause == Cause::Treasure => return None,
        (_, P::Chest(_)) => "event-moved-chest",
        (P::Mission(..), P::Mission(..)) => "event-moved-robbed-mission",
        (P::Met | P::Cannon, P::Mission(..)) => "event-moved-plunder-mission",
        (_, P::Mission(..)) => "event-moved-mission",
        (P::Hand(_) | P::Chosen(_), P::Hand(_)) => "event-moved-robbed-crew",
        (P::Met | P::Cannon, P::Hand(_)) => "event-moved-plunder-crew",
        (P::Discard(_), P::Hand(_)) => "event-moved-crew-from-discard",
        (_, P::Hand(_)) => "event-moved-crew",
        (P::Hold(..), P::Hold(..)) => "event-moved-robbed-hold",
        (P::Met | P::Cannon, P::Hold(..)) => "event-moved-plunder-cargo",
        (P::Discard(_) | P::Chosen(_), P::Hold(..)) => "event-moved-cargo-from-discard",
        (_, P::Hold(..)) => "event-moved-cargo",
        (P::Deck(_), P::Looked(_) | P::Chosen(_)) => "event-moved-looked",
        (P::Looked(_), P::Discard(_)) => "event-moved-rejected",
        (_, P::Laid(_)) => "event-moved-laid",
        (P::Laid(_), P::Chosen(_)) => "event-moved-shown",
        (P::Hand(_), P::Met) => "event-moved-joker",
        (P::Bonus(..), P::Town(_)) => "event-moved-map",
        (P::Bonus(..), P::Discard(_)) if cause == Cause::Combat => "event-moved-powder",
        (P::Ship(_), P::Discard(_)) if cause == Cause::Cove => "event-moved-old-ship",
        (P::Mission(..), P::Chosen(_)) => "event-moved-given-back",
        (P::Hold(..), P::Discard(_)) if cause == Cause::JokerTrade => "event-moved-joker-spent",
        (P::Hold(..), P::Discard(_)) if cause != Cause::Turn => "event-moved-overboard",
        (P::Hold(..), P::Given(_)) => "event-moved-overboard",
        (P::Hand(_) | P::Hold(..), P::Chosen(_) | P::Given(_)) => given(cause),
        (P::Hand(_), P::Discard(_)) if cause != Cause::Turn => given(cause),
        _ => return None,
    })
}

/// Returns the text of a card of the hand or of cargo that is given up by a rule.
fn given(cause: Cause) -> &'static str {
    match cause {
        Cause::Combat | Cause::AttackTown | Cause::Battle => "event-moved-chosen",
        Cause::HeadForTown | Cause::Dock => "event-moved-deserts",
        Cause::Disembark => "event-moved-left-ashore",
        Cause::Trade | Cause::Missions | Cause::Bribe | Cause::Market => "event-moved-given",
        _ => "event-moved-lost",
    }
}

impl Said<Speaker> for Card {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.card(self).into()
    }
}

impl Said<Speaker> for Location {
    fn said(self, _: &Speaker) -> Value<'static> {
        self.to_string().into()
    }
}

impl Said<Speaker> for Blue {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        match speaker.data.blue[self.index()] {
            BlueKind::Tracker => speaker.teller.say("blue-tracker", &[]).into(),
            BlueKind::Corner(nation) => nation.said(speaker),
            BlueKind::Wind(heading) => {
                let heading = speaker.teller.text(heading);
                let values = [("heading", heading.into())];
                speaker.teller.say("blue-wind", &values).into()
            }
            BlueKind::Calm => speaker.teller.say("blue-calm", &[]).into(),
            BlueKind::Isle(isle) => isle.said(speaker),
            BlueKind::Storm => speaker.teller.say("blue-storm", &[]).into(),
            BlueKind::Captain(captain) => captain.said(speaker),
        }
    }
}

#[cfg(test)]
mod tests;
