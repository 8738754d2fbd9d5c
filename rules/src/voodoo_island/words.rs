//! The game in words: which text is said when, and with which values.

use super::data::Data;
use super::values::*;
use super::{Setup, VoodooIsland};
use rules::kit::{Filled, Said, Texted};
use rules::table::words::Value;
use rules::table::{Logged, Seat};

rules::speaker!(VoodooIsland);

impl Speaker {
    /// A few of a supply: `1 stick`, `2 sticks`.
    fn counted(&self, supply: Supply, count: u8) -> String {
        let id = format!("{}.counted", supply.text_id());
        self.teller.say(&id, &[("count", count.into())])
    }

    /// A question to a seat.
    #[must_use]
    pub fn question(&self, seat: Seat, question: Question) -> String {
        let mut values = question.filled(self);
        values.push(("explorer", seat.said(self)));
        if let Question::Answer(_, card) = question {
            values.push(("speed", self.data.speed(card).into()));
        }
        self.teller.say(question.text_id(), &values)
    }

    rules::says!(choice);

    /// Returns what was tried before an answer that nobody was asked for: a line of `voodoo-island §13`, or a choice with the rule that forbids it.
    #[must_use]
    pub fn tried(&self, tried: Tried) -> String {
        self.teller.tried(tried, |choice| self.choice(choice))
    }

    rules::says!(event of VoodooIsland, "day", happened);

    fn happened(&self, told: &Logged<VoodooIsland>) -> Option<String> {
        // That the night began is told with its phase.
        if matches!(
            told.event,
            Event::RoundWentOn(_) | Event::CubeMoved(Daytime::Night)
        ) {
            return None;
        }
        let id = told.event.text_id();
        let mut values = told.event.filled(self);
        match told.event {
            Event::IslandTurned(_, card) => {
                let text = self.teller.say(&format!("{}.text", card.text_id()), &[]);
                values.push(("text", text.into()));
            }
            Event::MistLaid(rolled, cell) => {
                let way = if rolled == cell { "here" } else { "displaced" };
                values.push(("way", way.into()));
            }
            Event::WasHurt(..) | Event::Healed(..) => {
                values.push(("cause", told.cause.said(self)));
            }
            Event::Gained(_, supply, count) | Event::Gave(_, supply, count) => {
                values.push(("supplies", self.counted(supply, count).into()));
            }
            Event::CardUsed(..) => {
                let thrown = told.cause == Cause::Limits;
                let why = if thrown { "thrown" } else { "played" };
                values.push(("why", why.into()));
            }
            Event::Revealed(_, card, _, answer) => {
                let speed = |card| self.data.speed(card);
                values.push(("speed", speed(card).into()));
                values.push(("against", answer.map_or(0, speed).into()));
            }
            Event::MissionDrawn(_, card, _) => values.push(("mission", card.said(self))),
            Event::MissionDone(_, card, _)
            | Event::Delivered(_, card, _)
            | Event::MissionLost(_, card, _) => {
                let object = format!("{}.object", self.data.mission(card).text_id());
                let object = self.teller.say(&object, &[]);
                values.extend([("mission", card.said(self)), ("object", object.into())]);
            }
            Event::Scored(_, points) => {
                let place = if points[5] == 0 { "aboard" } else { "left" };
                values.push(("where", place.into()));
            }
            _ => {}
        }
        Some(self.teller.say(id, &values))
    }
}

impl Said<Speaker> for Cell {
    fn said(self, _: &Speaker) -> Value<'static> {
        // No line ends within it.
        let spelled = format!("{self:?}");
        spelled.replace(' ', "\u{a0}").into()
    }
}

impl Said<Speaker> for Card {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.data.deck[usize::from(self.0)].said(speaker)
    }
}

impl Said<Speaker> for MissionCard {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.data.mission(self).said(speaker)
    }
}

/// A few supplies: `2 sticks, 1 fish`.
impl Said<Speaker> for Bundle {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        let pieces = self.iter();
        let pieces = pieces.map(|(supply, count)| speaker.counted(supply, count));
        pieces.collect::<Vec<_>>().join(", ").into()
    }
}

impl Said<Speaker> for HelperPlace {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        match self {
            Self::Supply(supply) => supply.said(speaker),
            Self::Helicopter => "helicopter".into(),
            Self::Tool(_) | Self::Pool => "tool".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::kit::conformance::{said_in_games, speaker_of};
    use rules::table::{Language, SeatKind};

    /// Everything that is said in a language.
    fn said(language: Language) -> Vec<String> {
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let speaker: Speaker = speaker_of::<VoodooIsland, _>(&setup, language);
        let (mut said, texts) = said_in_games::<VoodooIsland, _>(
            &speaker,
            &setup,
            0..20,
            Speaker::question,
            Speaker::choice,
            Speaker::event,
        );
        assert!(texts.len() > 50, "{texts:?}");
        for &line in Line::ALL {
            said.push(speaker.tried(Tried::Line(line)));
        }
        said.push(speaker.tried(Tried::Refused(Choice::TradeMap, Reason::DeckEmpty)));
        for &card in Expedition::ALL {
            said.push(speaker.teller.say(&format!("{}.text", card.text_id()), &[]));
        }
        said
    }

    #[test]
    fn every_text_is_said_with_its_values() {
        for language in Language::ALL {
            let said = said(language);
            let broken = said.iter().filter(|line| line.contains(['[', '{']));
            let broken: Vec<_> = broken.take(20).collect();
            assert!(broken.is_empty(), "{broken:#?}");
        }
        let steps = said(Language::English);
        let steps = steps.iter().any(|line| line == "Red steps to (6,\u{a0}8).");
        assert!(steps, "nobody steps to (6, 8)");
    }
}
