//! The tile game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{Moment, Outcome, Position};
use super::lay::{self, STACK, TILES};
use super::spelling::{Names, Pirate};
use super::{Fields, ScenarioError};
use crate::table::scenario::{Draw, Flow, Meant, Script, check_draws};
use crate::table::{SeatKind, Table};
use crate::voodoo::scenario::{self, with_play};
use crate::voodoo::{self, Chair};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::{Answer, Asked};
use crate::voodoo_pirate::data::{Data, Feature, Water};
use crate::voodoo_pirate::event::{Cause, Event, Happening, Phase};
use crate::voodoo_pirate::load::standard;
use crate::voodoo_pirate::pieces::{Colour, Face, Place, Skull, Treasure};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::setup::{BLESSED, SKILLS, Setup};
use crate::voodoo_pirate::steps::Step;
use crate::voodoo_pirate::voyage::Voyage;
use std::sync::Arc;

/// Seeds that are tried until a game begins as a file says.
const MOST_SEEDS: u64 = 30_000;

const PIRATES: Fields = &["position", "pirates"];
const BAG: Fields = &["position", "bag_gives"];
const SKULLS: Fields = &["position", "skulls_come"];
const SUN: Fields = &["position", "sun"];

impl Script for VoodooPirate {
    type Names = Names;
    type Who = Pirate;
    type Asked = Asked;
    type Answer = Answer;
    type Happening = Happening;
    type Position = Position;
    type Outcome = Outcome;

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let (setup, data) = (setup(position), data(position)?);
        let new_table = |seed| {
            Table::<Self>::new(&data, &setup, seed).map_err(|text| ScenarioError::at(PIRATES, text))
        };
        let mut table = new_table(0)?;
        let colours = position.pirates.iter().map(|captain| captain.colour);
        let names = Names::at(&mut table, colours);
        check_draws(BAG, &position.bag_gives, |&colour| {
            names.faces.count(Face::Soul(colour))
        })?;
        check_draws(SKULLS, &position.skulls_come, |&skull| {
            names.faces.count(Face::Skull(skull))
        })?;
        scenario::check_sails(&position.sails, position.moment.turn())?;
        if position.moment == Moment::Setup {
            return Ok((set_up(position, new_table, &names)?, names));
        }
        let phase = match position.moment {
            Moment::Setup | Moment::Harbour | Moment::Dusk => Phase::Harbour,
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
            Moment::Harbour => Step::PlaceShips(0),
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
        let (souls, skulls) = flows(table, from, names);
        let (bag, supply) = with_play(table, |play| (play.souls_in_bag(), skulls_left(play)));
        vec![
            Draw::of(BAG, &position.bag_gives, &souls, &bag),
            Draw::of(SKULLS, &position.skulls_come, &skulls, &supply),
        ]
    }

    fn compare(table: &mut Table<Self>, names: &Names, wanted: &Outcome) -> Vec<ScenarioError> {
        let phase = table.phase();
        with_play(table, |play| compare::table(play, names, phase, wanted))
    }
}

/// The game's data, with the waters that the file draws on tiles of its own.
fn data(position: &Position) -> Result<Arc<Data>, ScenarioError> {
    let mut data = Arc::clone(standard());
    let laid = position.tiles.iter().map(|laid| (laid.tile, laid.waters.0));
    let stacked = position.stack.iter().map(|next| (next.tile, next.waters.0));
    let laid = (0..).zip(laid).map(|(item, tile)| (TILES, item, tile));
    let stacked = (0..).zip(stacked).map(|(item, tile)| (STACK, item, tile));
    for (fields, item, (number, waters)) in laid.chain(stacked) {
        let Some(waters) = waters.map(|waters| waters.map(Water::from)) else {
            continue;
        };
        let maps = waters
            .iter()
            .filter(|water| water.feature == Some(Feature::Map));
        if maps.count() > 1 {
            let text = "found two maps on a tile, expected at most one";
            return Err(ScenarioError::at_item(fields, item, text));
        }
        // A number that no tile has is refused where the tile is laid.
        let tiles = &mut Arc::make_mut(&mut data).tiles;
        if let Some(tile) = tiles.get_mut(usize::from(number).wrapping_sub(1)) {
            tile.waters = waters;
        }
    }
    Ok(data)
}

fn setup(position: &Position) -> Setup {
    let chairs = position.pirates.iter().map(|captain| {
        let kind = captain.kind.0.map_or(SeatKind::Human, |sits| sits.0);
        Chair::new(captain.colour, kind)
    });
    Setup::new(chairs)
        .with(&SKILLS, position.skills)
        .with(&BLESSED, position.blessed)
}

/// A game just set up, whose Sun is where the file wants it.
fn set_up(
    position: &Position,
    new_table: impl Fn(u64) -> Result<Table<VoodooPirate>, ScenarioError>,
    names: &Names,
) -> Result<Table<VoodooPirate>, ScenarioError> {
    let sun = match position.sun.0 {
        Some(pirate) => Some(
            pirate
                .meant(names)
                .map_err(|text| ScenarioError::at(SUN, text))?,
        ),
        None => None,
    };
    for seed in 0..MOST_SEEDS {
        let mut table = new_table(seed)?;
        let first = with_play(&mut table, |play| play.markers.sun());
        if sun.is_none_or(|sun| sun == first) {
            return Ok(table);
        }
    }
    Err(ScenarioError::at(SUN, "no game begins so"))
}

/// Souls that the bag gave and skulls that the supply gave, and what came back to them, in order.
fn flows(
    table: &Table<VoodooPirate>,
    from: usize,
    names: &Names,
) -> (Vec<Flow<Colour>>, Vec<Flow<Skull>>) {
    let (mut souls, mut skulls) = (Vec::new(), Vec::new());
    for told in &table.log()[from..] {
        let (Event::Moved { piece, from, to } | Event::MovedHidden { piece, from, to }) =
            told.event
        else {
            continue;
        };
        match piece.and_then(|piece| names.faces.of(piece)) {
            Some(Face::Soul(colour)) => {
                souls.extend(Flow::between(colour, from == Place::Bag, to == Place::Bag));
            }
            Some(Face::Skull(skull)) => {
                let (out, back) = (from == Place::Supply, to == Place::Supply);
                skulls.extend(Flow::between(skull, out, back));
            }
            _ => {}
        }
    }
    (souls, skulls)
}

/// The skulls in the supply.
fn skulls_left(play: &Play) -> Vec<Skull> {
    let treasures = play.own.stores.treasures.iter();
    let left = treasures.filter_map(|(_, treasure, at)| match treasure {
        Treasure::Skull(skull) if at.place == Place::Supply => Some(*skull),
        _ => None,
    });
    left.collect()
}
