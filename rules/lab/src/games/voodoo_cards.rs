//! Voodoo Pirate Card Game on the command line.

use super::{Asked, House, Lab, Listener, Telling, told};
use crate::seats::Seats;
use rules::study::Studied;
use rules::table::files::{Fault, Files};
use rules::table::{Language, Seat, SeatKind, Table};
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::pieces::Colour;
use rules::voodoo_cards::ring::SPACES;
use rules::voodoo_cards::words::{Speaker, load_words};
use rules::voodoo_cards::{Chair, Choice, Event, Setup, VoodooCards, load, scenario};
use std::sync::Arc;

impl Lab for VoodooCards {
    const FOLDER: &'static str = "voodoo_cards";

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
        load::oddities(data)
    }

    fn inventory(data: &Data) -> String {
        let objects: u32 = data
            .objects
            .iter()
            .map(|object| u32::from(object.cards))
            .sum();
        format!(
            "{SPACES} Sea cards, {objects} object cards of {} kinds, {} blessed cards",
            data.objects.len(),
            data.start.blessed.len(),
        )
    }

    /// The house rules of its sister are none of this game's.
    fn setup(seats: &Seats, _: House) -> Result<Setup, String> {
        let places = seats.0.iter().enumerate();
        let chair = |(place, &kind): (usize, &Option<SeatKind>)| {
            Some(Chair {
                colour: Colour::ALL[place],
                kind: kind?,
                name: String::new(),
            })
        };
        let setup = Setup {
            chairs: places.filter_map(chair).collect(),
            ..Setup::of(&[])
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
                .map(|&choice| speaker.choice(question, choice))
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

fn speaker(table: &mut Table<VoodooCards>) -> Result<Speaker, String> {
    let words = super::readable(load_words(&load::files()))?;
    Ok(Speaker::at(&words, table))
}
