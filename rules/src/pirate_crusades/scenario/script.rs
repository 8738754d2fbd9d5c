//! The game's scenarios: what stands behind the table's way of playing them.

use super::compare;
use super::format::{Moment, Outcome, Position};
use super::lay;
use super::spelling::{Named, Names};
use crate::values::*;
use crate::{GAME, NO_FISHING, PirateCrusades, Play, ROUNDS, SKIN, Setup, Step};
use rules::kit::Value;
use rules::kit::scenario::{SeatTokens, chair, lay_in, staged, within_reach};
use rules::table::Table;
use rules::table::scenario::{Draw, Fields, Flow, ScenarioError, Script};

const PLAYERS: Fields = &["position", "players"];
const MOMENT: Fields = &["position", "moment"];
const DRAWN: Fields = &["position", "drawn"];
const ROBBED: Fields = &["position", "robbed"];

impl Position {
    /// Its players' setup.
    fn setup(&self) -> Setup {
        let chairs = self.players.iter();
        let setup = Setup::new(chairs.map(|party| chair(party.colour, party.kind)));
        let setup = setup
            .with(&SKIN, self.poker)
            .with(&NO_FISHING, self.no_fishing);
        let setup = match self.rounds.0 {
            Some(rounds) => setup.with(&ROUNDS, i32::from(rounds)),
            None => setup,
        };
        match self.long {
            true => setup.with(&GAME, Value::One("long")),
            false => setup,
        }
    }
}

impl Script for PirateCrusades {
    rules::scripted!(Named, AskedQuestion, GivenAnswer);

    fn stage(position: &Position) -> Result<(Table<Self>, Names), ScenarioError> {
        let (mut table, names) = staged::<Self>(&position.setup(), PLAYERS)?;
        let names = Names(names);
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
            Moment::EndOfRound => {
                table.set_off(Step::Next(Phase::EndOfRound));
                return Ok(());
            }
            Moment::Turn(player) => player,
        };
        let seat = names.seat(player);
        let seat = seat.map_err(|wrong| ScenarioError::at(MOMENT, wrong))?;
        let turns = |play: Play| seat.after(play.turn.first, play.seats.count);
        let turn = within_reach::<Play, _, _>(table, turns);
        table.set_off(Step::Turns(turn));
        Ok(())
    }

    fn draws(table: &mut Table<Self>, from: usize, _: &Names, position: &Position) -> Vec<Draw> {
        let moved = table.log()[from..].iter();
        let moved = moved.filter_map(|told| match told.event {
            Event::Moved(Some(card), from, to) => Some((card, from, to)),
            _ => None,
        });
        let is_robbed = |from: Place, to: Place| {
            matches!(
                (from, to),
                (Place::Hand(_), Place::Hand(_)) | (Place::Mission(..), Place::Mission(..))
            )
        };
        let (mut drawn, mut robbed) = (Vec::new(), Vec::new());
        for (card, from, to) in moved {
            if matches!(from, Place::Deck(_)) {
                drawn.push(Flow::Drawn(card));
            } else if is_robbed(from, to) {
                robbed.push(Flow::Drawn(card));
            }
        }
        let all: Vec<Card> = Card::all().collect();
        vec![
            Draw::of(DRAWN, &position.drawn, &drawn, &all),
            Draw::of(ROBBED, &position.robbed, &robbed, &all),
        ]
    }
}
