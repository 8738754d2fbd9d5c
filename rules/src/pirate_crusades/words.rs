//! The game in words: which text is said when, and with which values.

use super::data::Data;
use super::values::*;
use super::{PirateCrusades, Setup};
use crate::kit::{Filled, Said, Teller, Texted};
use crate::table::words::{Value, Words};
use crate::table::{Logged, Seat};
use std::sync::Arc;

/// Says the values of the rules.
pub struct Speaker {
    /// The texts, and who sits there.
    pub teller: Teller,
    /// What the data files say.
    pub data: Arc<Data>,
}

impl Speaker {
    /// Returns a speaker of these texts for a table.
    #[must_use]
    pub fn new(words: Words, setup: &Setup, data: &Arc<Data>) -> Self {
        let teller = Teller::at(&Arc::new(words), &setup.chairs);
        let data = Arc::clone(data);
        Self { teller, data }
    }

    /// Returns a question to a seat.
    #[must_use]
    pub fn question(&self, seat: Seat, question: Question) -> String {
        let mut values = question.filled(self);
        values.push(("player", seat.said(self)));
        self.teller.say(question.text_id(), &values)
    }

    /// Returns an answer.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> String {
        self.teller.say(choice.text_id(), &choice.filled(self))
    }

    /// Returns what was tried before an answer that nobody was asked for: a line of `pirate-crusades §6`, or a choice with the rule
    /// that forbids it.
    #[must_use]
    pub fn tried(&self, tried: Tried) -> String {
        match tried {
            Tried::Line(line) => self.teller.text(line),
            Tried::Refused(choice, reason) => {
                let choice = ("choice", self.choice(choice).into());
                let values = [choice, ("reason", reason.said(self))];
                self.teller.say("tried-refused", &values)
            }
        }
    }

    /// Returns what happened; nothing of what other events tell.
    #[must_use]
    pub fn event(&self, told: &Logged<PirateCrusades>) -> Option<String> {
        if matches!(told.event, Event::Decided(..)) {
            return None;
        }
        let mut values = told.event.filled(self);
        values.push(("cause", told.cause.said(self)));
        Some(self.teller.say(told.event.text_id(), &values))
    }
}

impl AsRef<Teller> for Speaker {
    fn as_ref(&self) -> &Teller {
        &self.teller
    }
}

impl Said<Speaker> for Card {
    fn said(self, _: &Speaker) -> Value<'static> {
        self.to_string().into()
    }
}

impl Said<Speaker> for Location {
    fn said(self, _: &Speaker) -> Value<'static> {
        format!("{self:?}").into()
    }
}

impl Said<Speaker> for Blue {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        match speaker.data.blue[self.index()] {
            BlueKind::Corner(nation) => nation.said(speaker),
            BlueKind::Wind(heading) => heading.said(speaker),
            BlueKind::Calm => speaker.teller.say("blue-calm", &[]).into(),
            BlueKind::Isle(isle) => isle.said(speaker),
            BlueKind::Storm => speaker.teller.say("blue-storm", &[]).into(),
            BlueKind::Captain(captain) => captain.said(speaker),
        }
    }
}

/// All points together.
impl Said<Speaker> for Points {
    fn said(self, _: &Speaker) -> Value<'static> {
        self.map(i32::from).iter().sum::<i32>().into()
    }
}
