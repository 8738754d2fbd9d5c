//! The moment of the round at which a scenario begins, and how the game goes on from there.

use super::lay::PIRATES;
use super::spelling::{Names, Pirate};
use super::{BAG, with_play};
use crate::{Colour, Face, Play, Step, Voodoo};
use rules::kit::scenario::{self, SeatTokens};
use rules::table::scenario::{Fields, Maybe, ScenarioError, check_draws};
use rules::table::{Agenda, Seat, Table};
use serde::Deserialize;
use std::sync::Arc;

pub(super) const MOMENT: Fields = &["position", "moment"];
const SAILS: Fields = &["position", "sails"];

/// The moment of the round at which the scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// Ships are laid: in the harbour, or on cardinal cards.
    #[serde(alias = "Harbour")]
    Start,
    /// Dusk falls.
    Dusk,
    /// The Moon rises: all turns are still to come.
    Moonrise,
    /// This pirate has the turn; those before it in turn order have had theirs.
    Moonlight(Pirate),
    /// Dawn breaks.
    Dawn,
}

impl Moment {
    /// The seat whose turn it is.
    pub(super) fn turn(self) -> Option<Pirate> {
        match self {
            Self::Moonlight(pirate) => Some(pirate),
            _ => None,
        }
    }

    /// The phase that goes before it, or is under way.
    fn phase<G: Voodoo>(self) -> G::Phase {
        match self {
            Self::Setup | Self::Start | Self::Dusk => G::START,
            Self::Moonrise => G::DUSK,
            Self::Moonlight(_) | Self::Dawn => G::MOONLIGHT,
        }
    }

    /// Rounds whose Dusk has fallen, in the round of this number; the first if left out.
    pub(crate) fn rounds(self, number: Maybe<u8>) -> u8 {
        let number = number.0.unwrap_or(1);
        match self {
            Self::Setup | Self::Start => 0,
            Self::Dusk => number.saturating_sub(1),
            Self::Moonrise | Self::Moonlight(_) | Self::Dawn => number,
        }
    }
}

/// Returns a table of these pirates, and its names: on it `lay` lays the position, but for a game just set up.
///
/// # Errors
/// Tells what cannot be laid so.
pub(crate) fn stage<G: Voodoo, S>(
    data: &Arc<G::Data>,
    setup: &G::Setup,
    moment: Moment,
    sails: &Maybe<S>,
    bag_gives: &[Colour],
    lay: impl FnOnce(&mut Play<G>, &Names<G>) -> Result<(), ScenarioError>,
) -> Result<(Table<G>, Names<G>), ScenarioError> {
    let table = Table::<G>::new(data, setup, 0);
    let mut table = table.map_err(|text| ScenarioError::at(PIRATES, text))?;
    let names = Names::at(&mut table);
    check_draws(BAG, bag_gives, |&colour| {
        names.faces.count(Face::Soul(colour).into())
    })?;
    if sails.0.is_some() && moment.turn().is_none() {
        let text = "only whose turn it is sails, expected `moment: Moonlight(…)`";
        return Err(ScenarioError::at(SAILS, text));
    }
    if moment != Moment::Setup {
        scenario::lay_in(&mut table, moment.phase::<G>(), PIRATES, |table| {
            with_play(table, |play| lay(play, &names))
        })?;
    }
    Ok((table, names))
}

/// Starts the game. Whose turn it is sails first where the file says so, by a step that `sail` makes.
///
/// # Errors
/// Tells who is not at the table.
pub(crate) fn begin<G: Voodoo, S: Copy>(
    table: &mut Table<G>,
    names: &Names<G>,
    moment: Moment,
    sails: Maybe<S>,
    sail: impl FnOnce(Seat, G::Space, S) -> G::Step,
) -> Result<(), ScenarioError> {
    let step = match moment {
        Moment::Setup => return Ok(()),
        Moment::Start => G::place_ships(0),
        Moment::Dusk => G::place_ships(names.colours.len() as u8),
        Moment::Moonrise => Step::NightFalls.into(),
        Moment::Moonlight(pirate) => {
            let seat = names.seat(pirate);
            let seat = seat.map_err(|error| ScenarioError::at(MOMENT, error))?;
            let at = with_play(table, |play| play.ships.space(seat));
            let mut agenda = table.world_mut().resource_mut::<Agenda<G::Step>>();
            agenda.push(Step::PassMoon.into());
            match sails.0.zip(at) {
                Some((sails, at)) => {
                    agenda.push(G::take_turn(seat));
                    sail(seat, at, sails)
                }
                None => G::take_turn(seat),
            }
        }
        Moment::Dawn => Step::PassMoon.into(),
    };
    table.set_off(step);
    Ok(())
}
