//! The missions of players of the Long Game and how far they are, and what docking somewhere would bring.

use super::tips as told;
use crate::pirate_crusades::tips::{Seen, nation_key};
use crate::pirate_crusades::{Scene, looks};
use games::pirate_crusades::Goal;
use games::pirate_crusades::data::Mission;
use games::pirate_crusades::values::{Card, Location};
use rules::table::Seat;

/// Returns how far a seat is with a mission, and whether it can be done where the seat is, or a step from there.
pub(in crate::pirate_crusades) fn mission_state(
    seen: &impl Seen,
    seat: Seat,
    mission: Card,
) -> (String, bool) {
    let (view, data) = (seen.view(), seen.data());
    let (id, wanted) = match data.card(mission).mission {
        Mission::Deliver { to, .. } => ("ui-goal-port", Some(to)),
        Mission::Prisoner => ("ui-goal-port", data.nation(mission)),
        Mission::Conquer => ("ui-goal-attack", data.nation(mission)),
        Mission::Sink => ("ui-goal-sink", data.nation(mission)),
        Mission::Meet => ("ui-goal-meet", data.nation(mission)),
    };
    let goals = view.location(seat).map(|from| {
        let goal = move |at: Location| {
            let goal = view.done_at(data, seat, mission, at)?;
            Some((from.distance(at), goal))
        };
        Location::all().filter_map(goal)
    });
    let nearest = goals.into_iter().flatten().min_by_key(|(steps, _)| *steps);
    let Some((steps, goal)) = nearest else {
        // Where it was taken lies a port of that nation, which does not count.
        let at_sea = matches!(data.card(mission).mission, Mission::Sink | Mission::Meet);
        let taken = view.marks[mission.index()];
        let taken = taken.filter(|&port| !at_sea && data.nation(port) == wanted);
        let text = taken.map(|port| {
            let values = [("place", data.card(port).port.clone().into())];
            seen.say("ui-goal-another", &values)
        });
        return (
            text.unwrap_or_else(|| seen.say("ui-goal-unknown", &[])),
            false,
        );
    };
    let place = match goal {
        Goal::Port(port) | Goal::Town(port) => data.card(port).port.clone().into(),
        Goal::Captain(captain) => told::captain_name(seen, captain).into(),
        Goal::Player(other) => seen.name(other),
    };
    let values = [
        ("place", place),
        ("steps", steps.into()),
        ("nation", nation_key(wanted)),
    ];
    (seen.say(id, &values), steps <= 1)
}

/// Returns what docking at a location would bring a seat, and cost it, each with its sign: doubloons, reputation, crew.
pub(super) fn gains(scene: &Scene, seat: Seat, at: Location) -> Vec<(&'static str, i32)> {
    let docking = scene.view.docking(scene.data, seat, at).unwrap_or_default();
    let gains = [
        (looks::RICHES, docking.riches.into()),
        (looks::REPUTATION, docking.reputation.into()),
        (looks::CREW, -i32::from(docking.deserts)),
    ];
    gains.into_iter().filter(|(_, by)| *by != 0).collect()
}
