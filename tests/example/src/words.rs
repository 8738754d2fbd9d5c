//! The game in words: which text is said when, and with which values.

use crate::load::Data;
use crate::play::Round;
use crate::values::*;
use crate::{Lagoon, Setup};
use rules::kit::{Filled, Said, Texted};
use rules::table::Logged;
use rules::table::words::Value;

rules::speaker!(Lagoon);

impl Speaker {
    rules::says!(question, choice);

    /// The round, and its wind.
    pub fn round(&self, Round { number, wind }: Round) -> String {
        let values = [("round", number.into()), ("wind", wind.into())];
        self.teller.say("told-round", &values)
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

/// A buoy is called by its column and row.
impl Said<Speaker> for Buoy {
    fn said(self, _: &Speaker) -> Value<'static> {
        format!("{}{}", char::from(b'A' + self.column()), self.row() + 1).into()
    }
}

/// A chest is called by its weight.
impl Said<Speaker> for Chest {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.data.weight(self).into()
    }
}
