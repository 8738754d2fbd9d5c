//! Voodoo Pirate on the command line.

use super::{Asked, Lab, Listener, Telling, voodoo};
use crate::out::Failure;
use crate::scenario::Named;
use games::voodoo_pirate::chart::SPACES;
use games::voodoo_pirate::data::Data;
use games::voodoo_pirate::pieces::{Barrel, Card, Object, Rank, Skull, Tide, Wind};
use games::voodoo_pirate::{Cause, Choice, Question, Reason, VoodooPirate, load};
use rules::table::Table;

/// Returns what is drawn on the tiles: named by whoever lays a tile that has it.
fn features() -> Named {
    let mut things: Vec<(String, Vec<String>)> = Vec::new();
    for (tile, face) in (1..).zip(&load::standard().tiles) {
        let lays = format!("tile:{tile}");
        let features = face.waters.iter().filter_map(|water| water.feature);
        for feature in features.map(|feature| format!("{feature:?}")) {
            match things.iter_mut().find(|(other, _)| *other == feature) {
                Some((_, tiles)) => tiles.push(lays.clone()),
                None => things.push((feature, vec![lays.clone()])),
            }
        }
    }
    let kind = "tiles' features";
    Named { kind, things }
}

impl Lab for VoodooPirate {
    const FOLDER: &'static str = "voodoo_pirate";
    const PAGE: &'static str = include_str!("../../../pages/voodoo-pirate.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Card>("cards"),
            Named::of::<Barrel>("barrels"),
            Named::of::<Object>("objects"),
            Named::of::<Skull>("skulls"),
            Named::of::<Wind>("winds"),
            Named::of::<Tide>("tides"),
            Named::of::<Rank>("blessed cards"),
            features(),
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
        format!(
            "{} tiles, {SPACES} spaces, {} barrels, {} skulls, {} skills, {} blessed cards",
            data.tiles.len(),
            data.barrels.len(),
            data.skulls.len(),
            data.skills.len(),
            data.blessed.ranks.len(),
        )
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure> {
        voodoo::telling(table, listener)
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        voodoo::asked(table, choices)
    }
}
