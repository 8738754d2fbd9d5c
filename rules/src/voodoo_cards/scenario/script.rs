//! The card game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{East, Moment, Outcome, Position};
use super::lay;
use super::spelling::{Names, Pirate};
use super::{Fields, ScenarioError};
use crate::table::scenario::{Draw, Flow, Script, check_draws};
use crate::table::{SeatKind, Table};
use crate::voodoo::scenario::{self, with_play};
use crate::voodoo::{self, Chair};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Answer, Asked};
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::{Cause, Event, Happening, Phase};
use crate::voodoo_cards::load::standard;
use crate::voodoo_cards::pieces::{Colour, Face, Place};
use crate::voodoo_cards::sailing::Voyage;
use crate::voodoo_cards::setup::{EAST, Setup};
use crate::voodoo_cards::steps::Step;
use std::sync::Arc;

const PIRATES: Fields = &["position", "pirates"];
const WATERS: Fields = &["position", "waters"];
const BAG: Fields = &["position", "bag_gives"];

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
        let chairs = position.pirates.iter().map(|captain| {
            let kind = captain.kind.0.map_or(SeatKind::Human, |sits| sits.0);
            Chair::new(captain.colour, kind)
        });
        let setup = Setup::new(chairs).with(&EAST, position.east == East::Bones);
        let mut table = Table::<Self>::new(&data(position)?, &setup, 0)
            .map_err(|text| ScenarioError::at(PIRATES, text))?;
        let colours = position.pirates.iter().map(|captain| captain.colour);
        let names = Names::at(&mut table, colours);
        check_draws(BAG, &position.bag_gives, |&colour| {
            names.faces.count(Face::Soul(colour))
        })?;
        scenario::check_sails(&position.sails, position.moment.turn())?;
        if position.moment == Moment::Setup {
            return Ok((table, names));
        }
        let phase = match position.moment {
            Moment::Setup | Moment::Start | Moment::Dusk => Phase::Start,
            Moment::Moonrise => Phase::Dusk,
            Moment::Moonlight(_) | Moment::Dawn => Phase::Moonlight,
        };
        scenario::lay_in(&mut table, phase, |play| lay::lay(play, position, &names))?;
        Ok((table, names))
    }

    fn is_by_chance(position: &Position) -> bool {
        position.moment != Moment::Setup
    }

    fn begin(
        table: &mut Table<Self>,
        names: &Names,
        position: &Position,
    ) -> Result<(), ScenarioError> {
        let seats = position.pirates.len() as u8;
        let step = match position.moment {
            Moment::Setup => return Ok(()),
            Moment::Start => Step::PlaceShips(0),
            Moment::Dusk => Step::PlaceShips(seats),
            Moment::Moonrise => voodoo::Step::NightFalls.into(),
            Moment::Moonlight(pirate) => {
                let sail = |seat, at, (heading, spaces)| {
                    Step::Sail(Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing())
                };
                scenario::begin_turn(table, names, pirate, position.sails, Step::TakeTurn, sail)?
            }
            Moment::Dawn => voodoo::Step::PassMoon.into(),
        };
        table.set_off(step);
        Ok(())
    }

    fn draws(
        table: &mut Table<Self>,
        from: usize,
        names: &Names,
        position: &Position,
    ) -> Vec<Draw> {
        let flows = table.log()[from..].iter().filter_map(|told| {
            let Event::Moved { piece, from, to } = told.event else {
                return None;
            };
            let Some(Face::Soul(colour)) = names.faces.of(piece?) else {
                return None;
            };
            Flow::between(colour, from == Place::Bag, to == Place::Bag)
        });
        let flows: Vec<Flow<Colour>> = flows.collect();
        let left = with_play(table, |play| play.souls_in_bag());
        vec![Draw::of(BAG, &position.bag_gives, &flows, &left)]
    }

    fn compare(table: &mut Table<Self>, names: &Names, wanted: &Outcome) -> Vec<ScenarioError> {
        let phase = table.phase();
        with_play(table, |play| compare::table(play, names, phase, wanted))
    }
}
