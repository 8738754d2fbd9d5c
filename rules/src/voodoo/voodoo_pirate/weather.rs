//! The wind and the tide turn (`voodoo-pirate §6`).

use super::data::Ground;
use super::event::{Cause, Event};
use super::pieces::{Marker, Place, Tide, Wind};
use super::play::{Agenda, Crew, EventLog, Markers, Round, Sea, Ships};
use super::waters::Waters;
use crate::catch;

/// Turns the wind. Only where the vane stops counts (§16 Sailing).
pub fn turn_wind(
    (quadrants, cause): (u8, Cause),
    markers: &mut Markers,
    ships: &Ships,
    sea: &Sea,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let from = markers.wind();
    let to = from.turned(quadrants);
    if to == from {
        return;
    }
    markers.move_marker(Marker::Vane, Place::Vane(from), Place::Vane(to), cause, log);
    log.tell(Event::WindTurned { from, to }, cause);
    let by = match to {
        Wind::Storm => Cause::Storm,
        Wind::Mermaids => Cause::Mermaids,
        Wind::Fair | Wind::Becalmed => return,
    };
    let waters = Waters::of(ships, sea, markers, crew);
    let is_caught = |seat| {
        let space = ships.space(seat);
        space.is_some_and(|space| waters.wind_on(seat, space).is_some())
    };
    catch(by, is_caught, markers, crew, round, agenda);
}

/// Turns the tide. Going out it carries ships off tidal water.
pub fn turn_tide(
    cause: Cause,
    markers: &mut Markers,
    ships: &Ships,
    sea: &Sea,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let from = markers.tide();
    let to = from.turned();
    markers.move_marker(Marker::Tide, Place::Tide(from), Place::Tide(to), cause, log);
    log.tell(Event::TideTurned(to), cause);
    if to == Tide::Out {
        let is_caught = |seat| {
            let space = ships.space(seat);
            space.is_some_and(|space| matches!(sea.ground(space), Ground::Tidal(_)))
        };
        catch(Cause::TidalWater, is_caught, markers, crew, round, agenda);
    }
}
