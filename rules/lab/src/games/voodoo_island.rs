//! Voodoo Island on the command line.

use super::{Asked, Lab, Line, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use rules::study::Studied;
use rules::table::files::Fault;
use rules::table::scenario::ScenarioFailure;
use rules::table::{Game, Packed, RuleLine, Seat, Table};
use rules::voodoo_island::data::Data;
use rules::voodoo_island::values::Reason;
use rules::voodoo_island::values::{Cause, Choice, Event, Expedition, IslandCard, Item, Mission};
use rules::voodoo_island::words::Speaker;
use rules::voodoo_island::{Step, VoodooIsland};

impl Lab for VoodooIsland {
    const FOLDER: &'static str = "voodoo_island";
    const PAGE: &'static str = include_str!("../../../pages/voodoo-island.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Expedition>("expedition cards"),
            Named::of::<IslandCard>("island cards"),
            Named::of::<Item>("items"),
            Named::of::<Mission>("missions"),
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
        let seats = || (0..Self::seats(table.setup()).len() as u8).map(Seat);
        let lines = table.log().iter().filter_map(|told| {
            let ear = match listener.seat() {
                Some(seat) => Some(seat),
                None => seats().find(|&seat| {
                    let whole = Self::redact(told.event, Some(seat)) == told.event;
                    whole && told.audience.has(Some(seat))
                }),
            };
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
            lines: lines.collect(),
            names: seats().map(|seat| speaker.teller.name(seat)).collect(),
            sources: Self::SOURCES.iter().map(source).collect(),
            total: speaker.teller.say("score-total", &[]),
        })
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        let speaker = speaker(table)?;
        let decision = table.decision();
        let decision = decision.ok_or_else(|| Failure("nobody is asked anything".to_owned()))?;
        let choices = choices.iter().map(|&choice| speaker.choice(choice));
        Ok(Asked {
            question: speaker.question(decision.seat, decision.question),
            choices: choices.collect(),
        })
    }

    fn rules() -> Vec<RuleLine> {
        Step::rules()
    }

    fn scenario(name: &str, text: &str) -> Result<(), ScenarioFailure> {
        let told = "this game has no scenario files".to_owned();
        Err(ScenarioFailure::Text(vec![Fault::new(name, text, 0, told)]))
    }
}

fn speaker(table: &Table<VoodooIsland>) -> Result<Speaker, Failure> {
    let words = VoodooIsland::load_words(&VoodooIsland::files());
    let words = words.map_err(|faults| match faults.first() {
        Some(fault) => Failure(fault.to_string()),
        None => Failure("there are no words".to_owned()),
    })?;
    Ok(Speaker::new(words, table.setup(), table.data()))
}
