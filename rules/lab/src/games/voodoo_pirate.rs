//! Voodoo Pirate on the command line.

use super::{Asked, House, Lab, Listener, Telling, told};
use crate::seats::Seats;
use rules::study::Studied;
use rules::table::files::{Fault, Files};
use rules::table::{Language, Seat, Table};
use rules::voodoo_pirate::chart::SPACES;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Chair, Choice, Event, Setup, VoodooPirate, load, scenario};
use std::sync::Arc;

impl Lab for VoodooPirate {
    const FOLDER: &'static str = "voodoo_pirate";

    fn files() -> Files {
        load::files()
    }

    fn data() -> &'static Arc<Data> {
        load::standard()
    }

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load::load(files)
    }

    fn oddities(data: &Data) -> Vec<(&'static str, String)> {
        let found = load::oddities(data).into_iter();
        found.map(|oddity| (oddity.file, oddity.message)).collect()
    }

    fn inventory(data: &Data) -> String {
        format!(
            "{} tiles, {SPACES} spaces, {} barrels, {} skulls, {} skills, {} blessed cards",
            data.tiles.len(),
            data.barrels.len(),
            data.skulls.len(),
            data.skills.len(),
            data.blessed.ranks.len(),
        )
    }

    fn setup(seats: &Seats, house: House) -> Result<Setup, String> {
        let chairs = seats.0.iter().zip(Colour::ALL);
        let setup = Setup {
            chairs: chairs
                .filter_map(|(&kind, &colour)| {
                    Some(Chair {
                        colour,
                        kind: kind?,
                        name: String::new(),
                    })
                })
                .collect(),
            skills: house.skills,
            blessed: house.blessed,
        };
        setup.check().map(|()| setup)
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, String> {
        let speaker = speaker(table)?;
        let seats = table.setup().chairs.len() as u8;
        let sources = Self::SOURCES.iter();
        Ok(Telling {
            lines: told(table, seats, listener, |told, ear| {
                let heading = matches!(told.event, Event::PhaseBegan(..));
                Some((heading, speaker.event(told, ear)?))
            }),
            names: (0..seats).map(|seat| speaker.name(Seat(seat))).collect(),
            sources: sources.map(|source| speaker.score_source(source)).collect(),
            total: speaker.score_total(),
        })
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, String> {
        let speaker = speaker(table)?;
        let decision = table.decision().ok_or("nobody is asked anything")?;
        let (seat, question) = (decision.seat, decision.question);
        let view = table.view(Some(seat));
        let choices = choices.iter();
        Ok(Asked {
            question: speaker.prompt_in(&view, seat, question),
            choices: choices
                .map(|&choice| speaker.choice_in(&view, seat, question, choice))
                .collect(),
        })
    }

    fn check_texts(files: &Files) -> Result<(), Vec<Fault>> {
        let read = |language| load_words(&files.clone().in_language(language)).map(|_| ());
        Language::ALL.into_iter().try_for_each(read)
    }

    fn scenario(name: &str, text: &str) -> Result<(), String> {
        scenario::run_text(name, text)
    }
}

fn speaker(table: &mut Table<VoodooPirate>) -> Result<Speaker, String> {
    let words = super::readable(load_words(&load::files()))?;
    Ok(Speaker::at(&words, table))
}
