//! The game in words: which text is said when, and with which values.

use crate::load::Data;
use crate::play::Round;
use crate::values::{Buoy, Chest, Choice, Event, Place};
use crate::{Lagoon, Setup};
use rules::kit::{Filled, Said, Texted};
use rules::speaker;
use rules::table::words::Value;
use rules::table::{Logged, Seat};

speaker!(Lagoon);

impl Speaker {
    /// A value, into whose text the name of a pirate may be filled.
    pub fn of(&self, value: impl Texted, seat: Seat) -> String {
        let pirate = ("pirate", self.teller.name(seat).into());
        self.teller.say(value.text_id(), &[pirate])
    }

    /// The round, and its wind.
    pub fn round(&self, Round { number, wind }: Round) -> String {
        let values = [("round", number.into()), ("wind", wind.into())];
        self.teller.say("told-round", &values)
    }

    /// A buoy by its column and row.
    pub fn buoy(&self, buoy: Buoy) -> String {
        format!("{}{}", char::from(b'A' + buoy.column()), buoy.row() + 1)
    }

    /// An answer.
    pub fn choice(&self, choice: Choice) -> String {
        self.teller.say(choice.text_id(), &choice.filled(self))
    }

    /// What happened; nothing of what other events tell.
    pub fn event(&self, told: &Logged<Lagoon>) -> Option<String> {
        let id = match told.event {
            Event::Decided(..) => return None,
            Event::PhaseBegan(phase, _) => phase.text_id(),
            event => event.text_id(),
        };
        Some(self.teller.say(id, &told.event.filled(self)))
    }
}

impl Said<Speaker> for Buoy {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.buoy(self).into()
    }
}

/// A chest is called by its weight.
impl Said<Speaker> for Chest {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.data.weight(self).into()
    }
}

impl Said<Speaker> for Place {
    fn said(self, _: &Speaker) -> Value<'static> {
        match self {
            Self::Buried(_) => "buried".into(),
            _ => "aboard".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::{Cause, Reason};
    use rules::table::conformance::step;
    use rules::table::{Dice, Packed, SeatKind, Table};

    #[test]
    fn every_text_is_said_with_its_values() {
        let setup = Setup::of(&[SeatKind::Random; 3]);
        let data = Lagoon::standard();
        let mut table = Table::<Lagoon>::new(data, &setup, 1).unwrap();
        let words = Lagoon::load_words(&Lagoon::files(), Lagoon::standard()).unwrap();
        let speaker = Speaker::new(words, &setup, data);
        let text = |&one: &Reason| speaker.teller.text(one);
        let mut said: Vec<String> = Reason::ALL.iter().map(text).collect();
        said.extend(Cause::ALL.iter().map(|&one| speaker.teller.text(one)));
        let mut dice = Dice::new(1);
        while let Some(decision) = table.decision() {
            said.push(speaker.of(decision.question, decision.seat));
            said.extend(decision.choices.iter().map(|&one| speaker.choice(one)));
            step(&mut table, &mut dice);
        }
        said.extend(table.log().iter().filter_map(|told| speaker.event(told)));
        let sails = said.iter().any(|line| line == "White sails to B1.");
        let whole = said.iter().all(|line| !line.contains(['[', '{']));
        assert!(sails && whole, "{said:#?}");
    }
}
