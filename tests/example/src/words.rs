//! The game in words: which text is said when, and with which values.

use crate::load::Data;
use crate::values::{Buoy, Choice, Event, Place};
use crate::{Lagoon, Setup};
use rules::kit::{Teller, Texted};
use rules::table::words::{Value, Words};
use rules::table::{Logged, Seat};
use std::sync::Arc;

/// Says the values of the rules.
pub struct Speaker {
    /// The texts, and who sits there.
    pub teller: Teller,
    data: Arc<Data>,
}

impl Speaker {
    /// A speaker of these texts for a table.
    pub fn new(words: Words, setup: &Setup, data: &Arc<Data>) -> Self {
        let teller = Teller::at(&Arc::new(words), &setup.chairs);
        let data = Arc::clone(data);
        Self { teller, data }
    }

    /// A value, into whose text the name of a pirate may be filled.
    pub fn of(&self, value: impl Texted, seat: Seat) -> String {
        let pirate = ("pirate", self.teller.name(seat).into());
        self.teller.say(value.text_id(), &[pirate])
    }

    /// A buoy by its column and row.
    pub fn buoy(&self, buoy: Buoy) -> String {
        format!("{}{}", char::from(b'A' + buoy.column()), buoy.row() + 1)
    }

    /// An answer.
    pub fn choice(&self, choice: Choice) -> String {
        let value = match choice {
            Choice::Turn(heading) => ("heading", self.teller.text(heading).into()),
            Choice::Sail(buoys) => ("buoys", buoys.into()),
            Choice::Add(chest) => ("weight", self.data.weight(chest).into()),
            Choice::Done => ("weight", 0.into()),
        };
        self.teller.say(choice.text_id(), &[value])
    }

    /// What happened; nothing of what other events tell.
    pub fn event(&self, told: &Logged<Lagoon>) -> Option<String> {
        let pirate = |seat| ("pirate", self.teller.name(seat).into());
        let values: Vec<(&str, Value)> = match told.event {
            Event::Decided(..) => return None,
            Event::PhaseBegan(phase, round) => {
                let round = [("round", round.into())];
                return Some(self.teller.say(phase.text_id(), &round));
            }
            Event::Rolled(wind) => vec![("buoys", wind.into())],
            Event::Turned(seat, heading) => {
                vec![pirate(seat), ("heading", self.teller.text(heading).into())]
            }
            Event::Sailed(seat, to) => vec![pirate(seat), ("buoy", self.buoy(to).into())],
            Event::Moved(seat, chest, to) => {
                let weight = ("weight", self.data.weight(chest).into());
                let to = match to {
                    Place::Buried(_) => "buried",
                    _ => "aboard",
                };
                vec![pirate(seat), weight, ("to", to.into())]
            }
            Event::Dived(seat) => vec![pirate(seat)],
            Event::Scored(seat, [chests, pearls]) => {
                vec![
                    pirate(seat),
                    ("chests", chests.into()),
                    ("pearls", pearls.into()),
                ]
            }
        };
        Some(self.teller.say(told.event.text_id(), &values))
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
        let words = Lagoon::load_words(&Lagoon::files()).unwrap();
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
