//! Voodoo Pirate Card Game on the command line.

use super::{Asked, House, Lab, Listener, Telling, voodoo};
use crate::seats::Seats;
use rules::table::files::{Fault, Files};
use rules::table::{Language, Table};
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::ring::SPACES;
use rules::voodoo_cards::words::{Speaker, load_words};
use rules::voodoo_cards::{Choice, Setup, VoodooCards, load, scenario};
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
        let setup = Setup {
            chairs: voodoo::chairs(seats),
            ..Setup::of(&[])
        };
        setup.check().map(|()| setup)
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, String> {
        let speaker = speaker(table)?;
        Ok(voodoo::telling(&speaker, table, listener))
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, String> {
        voodoo::asked(&speaker(table)?, table, choices)
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
