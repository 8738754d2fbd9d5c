//! Voodoo Island on the command line.

use super::telling::{lines, open, seats, words};
use super::{Asked, Lab, Line, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use rules::study::Studied;
use rules::table::{Game, Table};
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_island::data::Data;
use rules::voodoo_island::values::{
    Cause, Choice, Daytime, Event, Expedition, IslandCard, Item, Mission, Phase, Question, Reason,
    Supply,
};
use rules::voodoo_island::words::Speaker;

impl Lab for VoodooIsland {
    const FOLDER: &'static str = "voodoo_island";
    const PAGE: &'static str = include_str!("../../../pages/voodoo-island.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Expedition>("expedition cards"),
            Named::of::<IslandCard>("island cards"),
            Named::of::<Item>("items"),
            Named::of::<Supply>("supplies"),
            Named::of::<Mission>("missions"),
            Named::of::<Daytime>("daytimes"),
            Named::of::<Phase>("phases"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
    }

    fn oddities(_: &Data) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn inventory(data: &Data) -> String {
        let (boards, cards) = (data.boards.len(), data.deck.len());
        format!("{boards} boards, {cards} expedition cards")
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

fn speaker(table: &Table<VoodooIsland>) -> Result<Speaker, Failure> {
    let words = words::<VoodooIsland>()?;
    Ok(Speaker::new(words, table.setup(), table.data()))
}
