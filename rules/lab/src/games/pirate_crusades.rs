//! Pirate Crusades on the command line.

use super::telling::{lines, open, seats, words};
use super::{Asked, Lab, Line, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use rules::pirate_crusades::PirateCrusades;
use rules::pirate_crusades::data::Data;
use rules::pirate_crusades::values::{
    Card, Cause, Choice, Draw, Event, Loss, Phase, Question, Reason,
};
use rules::pirate_crusades::words::Speaker;
use rules::study::Studied;
use rules::table::{Game, Table};

impl Lab for PirateCrusades {
    const FOLDER: &'static str = "pirate_crusades";
    const PAGE: &'static str = include_str!("../../../pages/pirate-crusades.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Card>("cards"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Draw>("draws"),
            Named::of::<Loss>("losses"),
            Named::of::<Phase>("phases"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
    }

    fn oddities(_: &Data) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn inventory(data: &Data) -> String {
        let (sunset, blue) = (data.cards.len(), data.blue.len());
        format!("{sunset} Sunset cards, {blue} Blue Sea cards")
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure> {
        let speaker = speaker(table)?;
        let lines = lines(table, listener, |told, ear| {
            let mut heard = *told;
            heard.event = Self::redact(told.event, ear);
            let line = speaker.event(&heard).filter(|_| told.audience.has(ear))?;
            Some(match told.event {
                Event::PhaseBegan(..) => Line::Heading(line),
                _ => Line::Event(line),
            })
        });
        let source = |source: &&str| speaker.teller.say(&format!("score-{source}"), &[]);
        Ok(Telling {
            lines,
            names: seats(table).map(|seat| speaker.teller.name(seat)).collect(),
            sources: Self::SOURCES.iter().map(source).collect(),
            total: speaker.teller.say("score-total", &[]),
        })
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        let speaker = speaker(table)?;
        let (seat, question) = open(table)?;
        let choices = choices.iter().map(|&choice| speaker.choice(choice));
        Ok(Asked {
            question: speaker.question(seat, question),
            choices: choices.collect(),
        })
    }
}

fn speaker(table: &Table<PirateCrusades>) -> Result<Speaker, Failure> {
    let words = words::<PirateCrusades>()?;
    Ok(Speaker::new(words, table.setup(), table.data()))
}
