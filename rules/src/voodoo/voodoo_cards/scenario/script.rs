//! The card game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{East, Outcome, Position};
use super::lay;
use super::spelling::Names;
use crate::alike::scripts;
use crate::scenario::{self, Moment, bag_draws};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Answer, Asked};
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::{Cause, Happening};
use crate::voodoo_cards::load::standard;
use crate::voodoo_cards::play::Play;
use crate::voodoo_cards::sailing::Voyage;
use crate::voodoo_cards::setup::{EAST, Setup};
use crate::voodoo_cards::steps::Step;
use rules::kit::scenario::chair;
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, ScenarioError, Script};
use std::sync::Arc;

const WATERS: Fields = &["position", "waters"];

/// The game's data, with the waters that the file draws on faces of its own.
fn data(position: &Position) -> Result<Arc<Data>, ScenarioError> {
    let mut data = Arc::clone(standard());
    for (item, &(number, side, face)) in position.waters.iter().enumerate() {
        let cards = &mut Arc::make_mut(&mut data).cards;
        let count = cards.len();
        let Some(card) = cards.get_mut(usize::from(number).wrapping_sub(1)) else {
            let text = format!("there is no card {number}, expected 1 to {count}");
            return Err(ScenarioError::at_item(WATERS, item, text));
        };
        card[side as usize] = face.water();
    }
    Ok(data)
}

impl Script for VoodooCards {
    scripts!();

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let pirates = position.pirates.iter();
        let setup = Setup::new(pirates.map(|one| chair(one.colour, one.kind)))
            .with(&EAST, position.east == East::Bones);
        let Position {
            moment,
            sails,
            bag_gives,
            ..
        } = position;
        scenario::stage(
            &data(position)?,
            &setup,
            *moment,
            sails,
            bag_gives,
            |play, names| lay::lay(play, position, names),
        )
    }

    fn draws(
        table: &mut Table<Self>,
        from: usize,
        names: &Names,
        position: &Position,
    ) -> Vec<Draw> {
        vec![bag_draws(table, from, names, &position.bag_gives)]
    }
}
