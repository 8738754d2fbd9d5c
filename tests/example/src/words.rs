//! The game in words: which text is said when, and with which values.

use crate::load::Data;
use crate::play::Round;
use crate::values::*;
use crate::{Lagoon, Setup};
use rules::kit::Said;
use rules::table::words::Value;

rules::speaker!(Lagoon);

impl Speaker {
    rules::says!(question, choice);
    rules::says!(event of Lagoon, "round");

    /// The round, and its wind.
    pub fn round(&self, Round { number, wind }: Round) -> String {
        let values = [("round", number.into()), ("wind", wind.into())];
        self.teller.say("told-round", &values)
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
