//! Voodoo Pirate on the command line.

use super::{Asked, House, Lab, Listener, Telling, voodoo};
use crate::seats::Seats;
use rules::table::Table;
use rules::voodoo_pirate::chart::SPACES;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::{Choice, Setup, VoodooPirate, load, scenario};

impl Lab for VoodooPirate {
    const FOLDER: &'static str = "voodoo_pirate";

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
        voodoo::telling(table, listener)
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, String> {
        voodoo::asked(table, choices)
    }

    fn scenario(name: &str, text: &str) -> Result<(), String> {
        scenario::run_text(name, text)
    }
}
