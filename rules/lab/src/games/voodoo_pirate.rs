//! Voodoo Pirate on the command line.

use super::{Asked, House, Lab, Listener, Telling, voodoo};
use crate::seats::Seats;
use rules::table::files::{Fault, Files};
use rules::table::{Language, Table};
use rules::voodoo_pirate::chart::SPACES;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Choice, Setup, VoodooPirate, load, scenario};
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
        let setup = Setup {
            chairs: voodoo::chairs(seats),
            skills: house.skills,
            blessed: house.blessed,
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

fn speaker(table: &mut Table<VoodooPirate>) -> Result<Speaker, String> {
    let words = super::readable(load_words(&load::files()))?;
    Ok(Speaker::at(&words, table))
}
