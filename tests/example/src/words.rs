//! The game in words: which text is said when, and with which values.

use crate::Lagoon;
use crate::load::Data;
use crate::values::{Choice, Event, Place, Question};
use rules::kit::{Teller, Texted};
use rules::table::words::Value;
use rules::table::{Logged, Seat};

/// What is asked.
pub fn prompt(teller: &Teller, seat: Seat, question: Question) -> String {
    teller.say(question.text_id(), &[("pirate", teller.name(seat).into())])
}

/// An answer.
pub fn choice(teller: &Teller, data: &Data, choice: Choice) -> String {
    let value = match choice {
        Choice::Turn(heading) => ("heading", teller.text(heading).into()),
        Choice::Sail(buoys) => ("buoys", buoys.into()),
        Choice::Add(chest) => ("weight", data.weight(chest).into()),
        Choice::Done => ("weight", 0.into()),
    };
    teller.say(choice.text_id(), &[value])
}

/// What happened; nothing of what other events tell.
pub fn event(teller: &Teller, data: &Data, told: &Logged<Lagoon>) -> Option<String> {
    let pirate = |seat| ("pirate", teller.name(seat).into());
    let values: Vec<(&str, Value)> = match told.event {
        Event::Decided(..) => return None,
        Event::PhaseBegan(phase, round) => {
            return Some(teller.say(phase.text_id(), &[("round", round.into())]));
        }
        Event::Rolled(wind) => vec![("buoys", wind.into())],
        Event::Turned(seat, heading) => {
            vec![pirate(seat), ("heading", teller.text(heading).into())]
        }
        Event::Sailed(seat, to) => {
            let column = char::from(b'A' + to.column()).to_string();
            vec![
                pirate(seat),
                ("column", column.into()),
                ("row", (to.row() + 1).into()),
            ]
        }
        Event::Moved(seat, chest, to) => {
            let to = if matches!(to, Place::Buried(_)) {
                "buried"
            } else {
                "aboard"
            };
            vec![
                pirate(seat),
                ("weight", data.weight(chest).into()),
                ("to", to.into()),
            ]
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
    Some(teller.say(told.event.text_id(), &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::values::{Cause, Reason};
    use rules::table::conformance::step;
    use rules::table::{Dice, Packed, SeatKind, Table};
    use std::sync::Arc;

    #[test]
    fn every_text_is_said_with_its_values() {
        let words = Arc::new(Lagoon::load_words(&Lagoon::files()).unwrap());
        let setup = Setup::of(&[SeatKind::Random; 3]);
        let mut table = Table::<Lagoon>::new(Lagoon::standard(), &setup, 1).unwrap();
        let teller = Teller::at(&words, &setup.chairs);
        let data = Lagoon::standard();
        let mut said: Vec<String> = Reason::ALL.iter().map(|&one| teller.text(one)).collect();
        said.extend(Cause::ALL.iter().map(|&one| teller.text(one)));
        let mut dice = Dice::new(1);
        while let Some(decision) = table.decision() {
            said.push(prompt(&teller, decision.seat, decision.question));
            said.extend(
                decision
                    .choices
                    .iter()
                    .map(|&one| choice(&teller, data, one)),
            );
            step(&mut table, &mut dice);
        }
        said.extend(
            table
                .log()
                .iter()
                .filter_map(|told| event(&teller, data, told)),
        );
        assert!(
            said.iter().any(|line| line == "White sails to B1."),
            "{said:#?}"
        );
        assert!(
            said.iter().all(|line| !line.contains(['[', '{'])),
            "{said:#?}"
        );
    }
}
