//! Starter fleets.

use super::ONCE;
use crate::data::*;
use crate::fleet::{Berthed, CrewCard, Fleet, Starter};
use crate::ids::*;
use rules::table::files::{Entries, Entry, Sheet};
use serde::Deserialize;

/// The build total that starter fleets keep within.
const STARTER_TOTAL: u8 = 40;

/// A ship of a starter fleet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterShip {
    ship: Ship,
    crew: Vec<Crew>,
}

/// An entry of the starter fleets' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterLine {
    nation: Nation,
    ships: Vec<StarterShip>,
    events: Vec<EventCard>,
}

/// Reads the starter fleets, each of them sound.
pub(super) fn starters(sheet: &mut Sheet, data: &Data) -> Option<Vec<Starter>> {
    let list: Entries<StarterLine> = sheet.list()?;
    sheet.each_once(&list, &[], |line| line.nation, ONCE);
    let mut starters = Vec::new();
    for Entry { value, offset } in list.entries {
        let nation = value.nation;
        let ship = |line: StarterShip| {
            let nation = data.ship(line.ship).nation;
            let crew = line.crew.into_iter().map(|crew| CrewCard { crew, nation });
            Berthed {
                ship: line.ship,
                crew: crew.collect(),
                equipment: Vec::new(),
            }
        };
        let fleet = Fleet {
            ships: value.ships.into_iter().map(ship).collect(),
            events: value.events,
            ..Fleet::default()
        };
        for wrong in fleet.faults(data, STARTER_TOTAL) {
            sheet.fault(
                offset,
                format!("found {wrong:?} in the fleet of {nation:?}, expected a sound fleet"),
            );
        }
        starters.push(Starter { nation, fleet });
    }
    Some(starters)
}
