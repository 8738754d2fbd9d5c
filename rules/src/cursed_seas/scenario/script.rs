//! The game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{Moment, Outcome, Position};
use super::lay;
use super::spelling::{Named, Names};
use crate::play::Play;
use crate::values::*;
use crate::{CursedSeas, FLEET, FORTS, MYSTERIOUS, Setup, Step, TERRAIN, UNIQUES};
use rules::kit::Value;
use rules::kit::scenario::{SeatTokens, chair, laid_out, lay_in, within_reach};
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, Flow, ScenarioError, Script};

const PLAYERS: Fields = &["position", "players"];
const MOMENT: Fields = &["position", "moment"];
const DICE: Fields = &["position", "dice"];

impl Position {
    /// Its players' setup.
    fn setup(&self) -> Setup {
        let chairs = self.players.iter().map(|party| {
            let mut chair = chair(party.colour, party.kind);
            chair.options.set(&FLEET, Value::Text(party.fleet.clone()));
            chair
        });
        Setup::new(chairs)
            .with(&MYSTERIOUS, self.mysterious)
            .with(&UNIQUES, self.uniques)
            .with(&FORTS, self.forts)
            .with(&TERRAIN, i32::from(self.terrain_each))
    }
}

impl Script for CursedSeas {
    rules::scripted!(Named, Asked, Answered);

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let mut table: Table<Self> = laid_out(&position.setup(), PLAYERS)?;
        let colours = position.players.iter().map(|party| party.colour);
        let names = |play: Play| Names::of(&play, colours.collect());
        let names = within_reach::<Play, _, _>(&mut table, names);
        if position.moment != Moment::Setup {
            lay_in(&mut table, Phase::Round, PLAYERS, |table| {
                within_reach::<Play, _, _>(table, |mut play| lay::lay(&mut play, position, &names))
            })?;
        }
        Ok((table, names))
    }

    fn begin(
        table: &mut Table<Self>,
        names: &Names,
        position: &Position,
    ) -> Result<(), ScenarioError> {
        let player = match position.moment {
            Moment::Setup => return Ok(()),
            Moment::Menu(_) => {
                table.set_off(Step::Menu);
                return Ok(());
            }
            Moment::Turn(player) => player,
        };
        let seat = names.seat(player);
        let seat = seat.map_err(|wrong| ScenarioError::at(MOMENT, wrong))?;
        let turns = |play: Play| seat.after(play.turn.first, play.seats.count);
        let turn = within_reach::<Play, _, _>(table, turns);
        table.set_off(Step::TurnStart(turn));
        Ok(())
    }

    fn draws(table: &mut Table<Self>, from: usize, _: &Names, position: &Position) -> Vec<Draw> {
        let rolled = table.log()[from..].iter();
        let rolled = rolled.filter_map(|told| match told.event {
            Event::Rolled(_, _, roll)
            | Event::FirstRolled(_, roll)
            | Event::Shot(_, _, _, roll, _)
            | Event::FortShot(_, _, _, roll, _)
            | Event::ShotAtFort(_, _, _, roll, _) => Some(Flow::Drawn(roll)),
            _ => None,
        });
        let rolled: Vec<_> = rolled.collect();
        // A die is never without a side.
        let faces: Vec<u8> = (1..=6).collect();
        vec![Draw::of(DICE, &position.dice, &rolled, &faces)]
    }
}
