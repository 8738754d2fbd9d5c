//! Voodoo Pirate Card Game on the command line.

use super::{Asked, Lab, Listener, Telling, voodoo};
use crate::out::Failure;
use crate::scenario::Named;
use games::voodoo_cards::data::Data;
use games::voodoo_cards::pieces::{Barrel, Card, Object, Rank, Wind};
use games::voodoo_cards::ring::SPACES;
use games::voodoo_cards::{Cause, Choice, Question, Reason, VoodooCards, load};
use rules::table::Table;

impl Lab for VoodooCards {
    const FOLDER: &'static str = "voodoo_cards";
    const PAGE: &'static str = include_str!("../../../pages/voodoo-pirate-card-game.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Card>("cards"),
            Named::of::<Barrel>("barrels"),
            Named::of::<Object>("objects"),
            Named::of::<Wind>("winds"),
            Named::of::<Rank>("blessed cards"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
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

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure> {
        voodoo::telling(table, listener)
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        voodoo::asked(table, choices)
    }
}
