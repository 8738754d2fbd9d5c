//! Voodoo Pirate Card Game on the command line.

use super::{Asked, Lab, Listener, Telling, voodoo};
use rules::table::{RuleLine, Table};
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::ring::SPACES;
use rules::voodoo_cards::{Choice, Step, VoodooCards, load, scenario};

impl Lab for VoodooCards {
    const FOLDER: &'static str = "voodoo_cards";

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
