//! The card game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{East, Moment, Outcome, Position};
use super::lay;
use super::spelling::{Names, Pirate};
use super::{Fields, ScenarioError};
use crate::table::scenario::{Draw, Flow, Meant, Script, check_draws};
use crate::table::{Agenda, Asking, SeatKind, Table};
use crate::voodoo::scenario::with_play;
use crate::voodoo::{self, Chair};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Answer, Asked, Choice, Question};
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::{Cause, Event, Happening, Phase};
use crate::voodoo_cards::load::standard;
use crate::voodoo_cards::pieces::{Colour, Face, Place};
use crate::voodoo_cards::sailing::Voyage;
use crate::voodoo_cards::setup::{EAST, Setup};
use crate::voodoo_cards::steps::Step;
use bevy_state::prelude::*;
use std::sync::Arc;

const PIRATES: Fields = &["position", "pirates"];
const SAILS: Fields = &["position", "sails"];
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
        if position.sails.0.is_some() && !matches!(position.moment, Moment::Moonlight(_)) {
            let text = "only whose turn it is sails, expected `moment: Moonlight(…)`";
            return Err(ScenarioError::at(SAILS, text));
        }
        if position.moment == Moment::Setup {
            return Ok((table, names));
        }
        let world = table.world_mut();
        *world.resource_mut::<Agenda<Step>>() = Agenda::default();
        *world.resource_mut::<Asking<Question, Choice>>() = Asking::default();
        let phase = match position.moment {
            Moment::Setup | Moment::Start | Moment::Dusk => Phase::Start,
            Moment::Moonrise => Phase::Dusk,
            Moment::Moonlight(_) | Moment::Dawn => Phase::Moonlight,
        };
        *world.resource_mut::<State<Phase>>() = State::new(phase);
        with_play(&mut table, |play| lay::lay(play, position, &names))?;
        match table.faults().first() {
            Some(fault) => Err(ScenarioError::at(PIRATES, fault.clone())),
            None => Ok((table, names)),
        }
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
                let seat = pirate
                    .meant(names)
                    .map_err(|text| ScenarioError::at(&["position", "moment"], text))?;
                let world = table.world_mut();
                world
                    .resource_mut::<Agenda<Step>>()
                    .push(voodoo::Step::PassMoon.into());
                let turn = Step::TakeTurn(seat);
                let at = with_play(table, |play| play.ships.space(seat));
                match position.sails.0.zip(at) {
                    Some(((heading, spaces), at)) => {
                        let world = table.world_mut();
                        world.resource_mut::<Agenda<Step>>().push(turn);
                        Step::Sail(Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing())
                    }
                    None => turn,
                }
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
