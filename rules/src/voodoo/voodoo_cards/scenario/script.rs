//! The card game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{East, Outcome, Position};
use super::lay;
use super::spelling::{Names, Pirate};
use crate::scenario::{self, Moment, bag_draws, with_play};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Answer, Asked};
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::{Cause, Happening};
use crate::voodoo_cards::load::standard;
use crate::voodoo_cards::sailing::Voyage;
use crate::voodoo_cards::setup::{EAST, Setup};
use crate::voodoo_cards::steps::Step;
use rules::kit::scenario::chair;
use rules::table::Table;
use rules::table::scenario::{Differences, Draw, Fields, ScenarioError, Script};
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
    type Names = Names;
    type Who = Pirate;
    type Asked = Asked;
    type Answer = Answer;
    type Happening = Happening;
    type Position = Position;
    type Outcome = Outcome;

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

    fn is_by_chance(position: &Position) -> bool {
        position.moment != Moment::Setup
    }

    fn begin(
        table: &mut Table<Self>,
        names: &Names,
        position: &Position,
    ) -> Result<(), ScenarioError> {
        let sail = |seat, at, (heading, spaces)| {
            Step::Sail(Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing())
        };
        scenario::begin(table, names, position.moment, position.sails, sail)
    }

    fn draws(
        table: &mut Table<Self>,
        from: usize,
        names: &Names,
        position: &Position,
    ) -> Vec<Draw> {
        vec![bag_draws(table, from, names, &position.bag_gives)]
    }

    fn compare(table: &mut Table<Self>, names: &Names, wanted: &Outcome, to: &mut Differences) {
        let phase = table.phase();
        with_play(table, |play| compare::table(play, names, phase, wanted, to));
    }
}
