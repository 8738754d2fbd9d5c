//! The tile game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{Outcome, Position};
use super::lay::{self, STACK, TILES};
use super::spelling::Names;
use crate::alike::scripts;
use crate::scenario::{self, Moment, bag_draws, with_play};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::{Answer, Asked};
use crate::voodoo_pirate::data::{Data, Feature, Water};
use crate::voodoo_pirate::event::{Cause, Event, Happening};
use crate::voodoo_pirate::load::standard;
use crate::voodoo_pirate::pieces::{Face, Place, Skull, Treasure};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::setup::{BLESSED, SKILLS, Setup};
use crate::voodoo_pirate::steps::Step;
use crate::voodoo_pirate::voyage::Voyage;
use rules::kit::scenario::{SeatTokens, chair};
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, Flow, ScenarioError, Script, check_draws};
use std::sync::Arc;

const SKULLS: Fields = &["position", "skulls_come"];
const SUN: Fields = &["position", "sun"];

impl Script for VoodooPirate {
    scripts!();

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let (setup, data) = (setup(position), data(position)?);
        let Position {
            moment,
            sails,
            bag_gives,
            ..
        } = position;
        let (mut table, names) =
            scenario::stage(&data, &setup, *moment, sails, bag_gives, |play, names| {
                lay::lay(play, position, names)
            })?;
        check_draws(SKULLS, &position.skulls_come, |&skull| {
            names.faces.count(Face::Skull(skull))
        })?;
        if *moment == Moment::Setup {
            set_up(&mut table, position, &names)?;
        }
        Ok((table, names))
    }

    fn draws(
        table: &mut Table<Self>,
        from: usize,
        names: &Names,
        position: &Position,
    ) -> Vec<Draw> {
        let skulls = skull_flows(table, from, names);
        let supply = with_play(table, |play| skulls_left(play));
        vec![
            bag_draws(table, from, names, &position.bag_gives),
            Draw::of(SKULLS, &position.skulls_come, &skulls, &supply),
        ]
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
    let pirates = position.pirates.iter();
    Setup::new(pirates.map(|one| chair(one.colour, one.kind)))
        .with(&SKILLS, position.skills)
        .with(&BLESSED, position.blessed)
}

/// Sets a game up whose Sun is where the file wants it.
fn set_up(
    table: &mut Table<VoodooPirate>,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    let sun = position.sun.0.map(|pirate| names.seat(pirate)).transpose();
    let sun = sun.map_err(|text| ScenarioError::at(SUN, text))?;
    for seed in 0..VoodooPirate::MOST_SEEDS {
        table.again(seed);
        let first = with_play(table, |play| play.markers.sun());
        if sun.is_none_or(|sun| sun == first) {
            return Ok(());
        }
    }
    Err(ScenarioError::at(SUN, "no game begins so"))
}

/// Skulls that the supply gave, and what came back to it, in order.
fn skull_flows(table: &Table<VoodooPirate>, from: usize, names: &Names) -> Vec<Flow<Skull>> {
    let flows = table.log()[from..].iter().filter_map(|told| {
        let Event::MovedHidden { piece, from, to } = told.event else {
            return None;
        };
        match names.faces.of(piece?)? {
            Face::Skull(skull) => Flow::between(skull, from == Place::Supply, to == Place::Supply),
            _ => None,
        }
    });
    flows.collect()
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
