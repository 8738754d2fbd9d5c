//! The missions of players of the Long Game and how far they are, and what docking somewhere would bring.

use super::tips;
use crate::pirate_crusades::tips::{Seen, nation_key, say};
use crate::pirate_crusades::{Scene, looks};
use rules::pirate_crusades::data::{Data, Mission};
use rules::pirate_crusades::values::{Bonus, Card, Flaw, Location, Nation};
use rules::pirate_crusades::view::View;
use rules::table::Seat;

/// Returns how far a seat is with a mission, and whether it can be done where the seat is.
pub(in crate::pirate_crusades) fn mission_state(
    seen: &impl Seen,
    seat: Seat,
    mission: Card,
) -> (String, bool) {
    let (view, data) = (seen.view(), seen.data());
    let nation = data.nation(mission);
    let own = view.vessel(data, seat).nation;
    let wanted = match data.card(mission).mission {
        Mission::Deliver { to, .. } => Some(to),
        _ => nation,
    };
    let any = wanted == own;
    let fits = |of: Option<Nation>| if any { of != own } else { of == wanted };
    let (id, places) = match data.card(mission).mission {
        Mission::Deliver { .. } | Mission::Prisoner => {
            let done = |at: &Location| {
                view.port(*at)
                    .is_some_and(|port| turns_in(view, data, mission, port))
            };
            ("ui-goal-port", places(done))
        }
        Mission::Conquer => {
            let port = |at: &Location| {
                view.port(*at)
                    .is_some_and(|port| !port.is_joker() && fits(data.nation(port)))
            };
            ("ui-goal-attack", places(port))
        }
        Mission::Sink => {
            let captain = |at: &Location| {
                let captain = view.captain_at(data, *at);
                captain.is_some_and(|captain| fits(Some(data.captains[captain as usize].nation)))
            };
            ("ui-goal-sink", places(captain))
        }
        Mission::Meet => {
            let friend = |at: &Location| {
                let captain = view.captain_at(data, *at);
                captain.is_some_and(|captain| Some(data.captains[captain as usize].nation) == own)
            };
            ("ui-goal-meet", places(friend))
        }
    };
    let from = view.location(seat);
    let far = |at: &Location| from.map_or(0, |from| from.distance(*at));
    let nearest = places.into_iter().min_by_key(far);
    let Some(at) = nearest.filter(|_| from.is_some()) else {
        return (say(seen, "ui-goal-unknown", &[]), false);
    };
    let name = tips::there(seen, at, id == "ui-goal-port" || id == "ui-goal-attack");
    let values = [
        ("place", name.into()),
        ("steps", far(&at).into()),
        ("nation", nation_key(wanted)),
    ];
    (say(seen, id, &values), far(&at) <= 1)
}

fn places(is: impl Fn(&Location) -> bool) -> Vec<Location> {
    Location::all().filter(is).collect()
}

/// Returns whether a mission is completed by docking at a port (`pirate-crusades §4.5`).
fn turns_in(view: &View, data: &Data, mission: Card, port: Card) -> bool {
    let wanted = match data.card(mission).mission {
        Mission::Deliver { to, .. } => Some(to),
        Mission::Prisoner => data.nation(mission),
        _ => None,
    };
    let taken = view.marks[mission.index()];
    wanted.is_some() && data.nation(port) == wanted && taken != Some(port)
}

/// Returns whether docking at a port costs a seat a crew card (`pirate-crusades §4.5`).
pub(super) fn loses_crew(view: &View, data: &Data, seat: Seat, port: Card) -> bool {
    let vessel = view.vessel(data, seat);
    let nation = data.nation(port);
    let friendly = nation.is_none() || nation == vessel.nation;
    let safe = friendly || vessel.has(data, Bonus::SafeDock);
    !safe || view.flaw(data, seat) == Some(Flaw::Notorious)
}

/// Returns what docking at a location would bring a seat, and cost it, each with its sign: doubloons, reputation, crew.
pub(super) fn gains(scene: &Scene, seat: Seat, at: Location) -> Vec<(&'static str, i32)> {
    let (view, data) = (scene.view, scene.data);
    let Some(port) = view.port(at) else {
        return Vec::new();
    };
    let nation = data.nation(port);
    let missions = view.missions(seat).into_iter();
    let done = missions.filter(|&mission| turns_in(view, data, mission, port));
    let chest = view
        .chest(seat)
        .map_or(0, |chest| i32::from(data.size(chest)));
    let prize = i32::from(view.prize(seat).is_some());
    let most = i32::from(data.numbers.long.most_riches.get());
    let room = most - i32::from(view.players[seat.index()].voyage.riches);
    let riches = (done.count() as i32 + chest + prize).min(room);
    let captains = view.hostages(data, seat).into_iter();
    let captains = captains.map(|captain| Some(data.captains[captain as usize].nation));
    let captives = view
        .captives(seat)
        .map(|other| view.vessel(data, other).nation);
    let hostages = captains.chain(captives).filter(|of| *of != nation).count();
    let crew = i32::from(loses_crew(view, data, seat, port));
    let gains = [
        (looks::RICHES, riches),
        (looks::REPUTATION, hostages as i32),
        (looks::CREW, -crew),
    ];
    gains.into_iter().filter(|(_, by)| *by != 0).collect()
}
