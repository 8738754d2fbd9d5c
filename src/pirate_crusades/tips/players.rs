//! Tips about players: their figures, and how they stand.

use super::{Seen, card, nation_key, of};
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::{Scene, long};
use crate::table::Seen as _;
use crate::table::tips::Tip;
use games::pirate_crusades::values::{Card, Standing};
use rules::table::Seat;
use rules::table::words::Value;

/// Returns whom a ship serves, and where she lies.
pub(in crate::pirate_crusades) fn allegiance(scene: &Scene, ship: Card) -> String {
    let seat = scene.own();
    let town = scene.view.town(seat);
    let place = match scene.view.standing(seat) {
        Standing::Docked if town.is_some() => "town",
        Standing::Docked => "neutral",
        Standing::Ready => "ready",
        Standing::Sailing => "sea",
        _ => "out",
    };
    let town = town.map_or_else(String::new, |town| scene.data.card(town).port.clone());
    let values = [
        ("nation", nation_key(scene.data.nation(ship))),
        ("where", place.into()),
        ("town", town.into()),
    ];
    scene.say("ui-allegiance", &values)
}

/// Returns the values of the texts about a player's figures.
fn figures(seen: &impl Seen, seat: Seat) -> [(&'static str, Value<'static>); 13] {
    let (view, data) = (seen.view(), seen.data());
    let held = Held::of(view, data, seat);
    let vessel = view.vessel(data, seat);
    let voyage = view.players[seat.index()].voyage;
    let hostages = view.hostages(data, seat).len() + view.captives(seat).count();
    [
        ("pirate", seen.name(seat)),
        ("crew", held.crew.into()),
        ("crew-limit", held.crew_limit.into()),
        ("missions", (held.missions.len() as i64).into()),
        ("hostages", (hostages as i64).into()),
        ("riches", voyage.riches.into()),
        ("reputation", voyage.reputation.into()),
        ("holds", (held.filled() as i64).into()),
        ("hold-limit", held.hold_limit.into()),
        ("size", vessel.size(data).into()),
        ("tons", vessel.tons(data).into()),
        ("less", vessel.less(data).into()),
        ("weight", held.weight.into()),
    ]
}

/// Explains a figure of a player: crew, holds or weight.
pub(in crate::pirate_crusades) fn figure(seen: &impl Seen, id: &'static str, seat: Seat) -> Tip {
    of(seen, id, &figures(seen, seat))
}

/// Returns how a player's weight adds up.
pub(in crate::pirate_crusades) fn weight(seen: &impl Seen, seat: Seat) -> String {
    seen.say("ui-weight", &figures(seen, seat))
}

/// Explains a player's standing.
pub(in crate::pirate_crusades) fn standing(seen: &impl Seen, seat: Seat) -> Tip {
    let (view, data) = (seen.view(), seen.data());
    if view.long {
        return long::tips::standing(seen, seat);
    }
    let town = view.town(seat);
    let id = match (view.standing(seat), town) {
        (Standing::Docked, Some(town)) if town.is_joker() => "tip-at-cove",
        (Standing::Docked, Some(_)) => "tip-in-port",
        (Standing::Docked, None) => "tip-in-neutral",
        (Standing::Ready, _) => "tip-ready",
        (Standing::Sailing, _) => "tip-at-sea",
        _ => "tip-out",
    };
    let port = town.map_or_else(String::new, |town| data.card(town).port.clone());
    let values = [
        ("pirate", seen.name(seat)),
        ("town", port.into()),
        (
            "nation",
            nation_key(town.and_then(|town| data.nation(town))),
        ),
        ("size", town.map_or(0, |town| data.size(town)).into()),
    ];
    let tip = of(seen, id, &values);
    match town {
        Some(town) => tip.join(card(seen, town)),
        None => tip,
    }
}

/// Explains a player, and its standing.
pub(in crate::pirate_crusades) fn player(seen: &impl Seen, seat: Seat) -> Tip {
    if seen.view().long {
        return of(seen, "tip-long-player", &figures(seen, seat)).join(standing(seen, seat));
    }
    let done = seen.view().done(seat).len() as i64;
    let open = seen.view().players[seat.index()].missions;
    let values = [
        ("pirate", seen.name(seat)),
        ("done", done.into()),
        ("open", open.into()),
    ];
    of(seen, "tip-player", &values).join(standing(seen, seat))
}
