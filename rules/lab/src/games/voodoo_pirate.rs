//! Voodoo Pirate on the command line.

use super::{Asked, Lab, Listener, Telling, voodoo};
use rules::table::{RuleLine, Table};
use rules::voodoo_pirate::chart::SPACES;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::{Choice, Step, VoodooPirate, load, scenario};

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

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, String> {
        voodoo::telling(table, listener)
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, String> {
        voodoo::asked(table, choices)
    }

    fn rules() -> Vec<RuleLine> {
        Step::rules()
    }

    fn scenario(name: &str, text: &str) -> Result<(), String> {
        scenario::run_text(name, text)
    }
}
