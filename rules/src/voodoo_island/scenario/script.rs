//! The game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{Moment, Outcome, Position};
use super::lay;
use super::spelling::{Named, Names};
use crate::values::*;
use crate::{DAYS, Play, Setup, Step, VoodooIsland};
use rules::kit::scenario::{SeatTokens, chair, lay_in, staged, within_reach};
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, Flow, ScenarioError, Script};

const EXPLORERS: Fields = &["position", "explorers"];
const MOMENT: Fields = &["position", "moment"];
const ROLLS: Fields = &["position", "rolls"];
const DICE: Fields = &["position", "dice"];

impl Position {
    /// Its explorers' setup.
    fn setup(&self) -> Setup {
        let chairs = self.explorers.iter();
        let setup = Setup::new(chairs.map(|party| chair(party.colour, party.kind)));
        match self.days.0 {
            Some(days) => setup.with(&DAYS, i32::from(days)),
            None => setup,
        }
    }
}

impl Script for VoodooIsland {
    /// Two cells in a row come up once in ten thousand.
    const MOST_SEEDS: u64 = 200_000;

    rules::scripted!(Named, Asked, Answered);

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let (mut table, names) = staged::<Self>(&position.setup(), EXPLORERS)?;
        let names = Names(names);
        let phase = match position.moment {
            Moment::Setup => return Ok((table, names)),
            Moment::Dawn => Phase::CleanUp,
            Moment::Daytime | Moment::Round(_) => Phase::Daytime,
            Moment::Night | Moment::CleanUp => Phase::Night,
        };
        lay_in(&mut table, phase, EXPLORERS, |table| {
            within_reach::<Play, _, _>(table, |mut play| lay::lay(&mut play, position, &names))
        })?;
        Ok((table, names))
    }

    fn begin(
        table: &mut Table<Self>,
        names: &Names,
        position: &Position,
    ) -> Result<(), ScenarioError> {
        let step = match position.moment {
            Moment::Setup => return Ok(()),
            Moment::Dawn => Step::Next(Phase::Dawn),
            Moment::Daytime => Step::Daytime,
            Moment::Round(explorer) => {
                let seat = names.seat(explorer);
                let seat = seat.map_err(|wrong| ScenarioError::at(MOMENT, wrong))?;
                let turns = |play: Play| seat.after(play.clock.first, play.seats.count);
                Step::Rounds(within_reach::<Play, _, _>(table, turns))
            }
            Moment::Night => Step::Next(Phase::Night),
            Moment::CleanUp => Step::Next(Phase::CleanUp),
        };
        table.set_off(step);
        Ok(())
    }

    fn draws(table: &mut Table<Self>, from: usize, _: &Names, position: &Position) -> Vec<Draw> {
        let log = &table.log()[from..];
        let rolled = log.iter().filter_map(|told| match told.event {
            Event::Rolled(_, _, cell) => Some(Flow::Drawn(cell)),
            _ => None,
        });
        let shown = log.iter().filter_map(|told| match told.event {
            Event::DieRolled(_, _, number) => Some(Flow::Drawn(number)),
            _ => None,
        });
        let (rolled, shown): (Vec<_>, Vec<_>) = (rolled.collect(), shown.collect());
        // A die is never without a side.
        let cells: Vec<Cell> = Cell::all().collect();
        let numbers: Vec<u8> = (1..=10).collect();
        vec![
            Draw::of(ROLLS, &position.rolls, &rolled, &cells),
            Draw::of(DICE, &position.dice, &shown, &numbers),
        ]
    }
}
