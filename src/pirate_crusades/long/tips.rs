//! The tips of things of the sea: locations, ports, storms, captains, players, treasures.

use crate::pirate_crusades::tips::{Seen, card, nation_key, of};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use games::pirate_crusades::values::{
    BlueKind, Captain, Card, Flaw, Heading, Leg, Location, Standing,
};
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

fn text(seen: &impl Seen, value: impl Texted) -> String {
    seen.speaker().teller.text(value)
}

/// Returns the name of a card of the Blue Sea deck.
pub(in crate::pirate_crusades) fn blue_name(seen: &impl Seen, kind: BlueKind) -> String {
    match kind {
        BlueKind::Tracker => seen.say("blue-tracker", &[]),
        BlueKind::Corner(nation) => capital(&text(seen, nation)),
        BlueKind::Wind(heading) => {
            let values = [("heading", text(seen, heading).into())];
            seen.say("blue-wind", &values)
        }
        BlueKind::Calm => seen.say("blue-calm", &[]),
        BlueKind::Isle(isle) => text(seen, isle),
        BlueKind::Storm => seen.say("blue-storm", &[]),
        BlueKind::Captain(captain) => text(seen, captain),
    }
}

/// Returns what an event is called: which open sea it is does not matter then.
pub(super) fn event_name(seen: &impl Seen, kind: BlueKind) -> String {
    if kind.is_open_sea() {
        seen.say("ui-odds-open-sea.name", &[])
    } else {
        blue_name(seen, kind)
    }
}

/// Returns what a captain is called.
pub(in crate::pirate_crusades) fn captain_name(seen: &impl Seen, captain: Captain) -> String {
    text(seen, captain)
}

/// Returns the values of the texts about a location.
fn place(at: Location) -> (&'static str, Value<'static>) {
    ("at", at.to_string().into())
}

/// Explains a location: its base, and the things that lie there.
pub(in crate::pirate_crusades) fn location(seen: &impl Seen, at: Location) -> Tip {
    let (view, data) = (seen.view(), seen.data());
    let Some(base) = view.base(data, at) else {
        return of(seen, "tip-unexplored", &[place(at)]).about("book-crusade-long-uncover");
    };
    let name = ("name", capital(&blue_name(seen, base)).into());
    let tip = match base {
        BlueKind::Wind(heading) => {
            let way = ("heading", text(seen, heading).into());
            let closed = ("closed", text(seen, Heading::opposite(heading)).into());
            of(seen, "tip-wind", &[place(at), way, closed])
        }
        BlueKind::Calm => of(seen, "tip-calm", &[place(at)]),
        BlueKind::Corner(_) => of(seen, "tip-corner", &[place(at), name]),
        _ => of(seen, "tip-isle", &[place(at), name]),
    };
    let tip = match view.storm(at) {
        0 => tip,
        _ => tip.join(storm(seen, at)),
    };
    match view.port(at) {
        Some(harbour) => tip.join(port(seen, at, harbour)),
        None => tip,
    }
}

/// Explains a storm: its cost for a player who begins a turn there, and its future.
pub(super) fn storm(seen: &impl Seen, at: Location) -> Tip {
    let (view, data) = (seen.view(), seen.data());
    let wind = view.wind(data, at);
    let goes = match wind {
        Some(heading) if at.toward(heading).is_none() => "leaves",
        Some(_) => "moves",
        None if view.base(data, at).is_some() => "fades",
        None => "stays",
    };
    let heading = wind.map_or_else(String::new, |heading| text(seen, heading));
    let values = [
        ("category", view.storm(at).into()),
        ("goes", goes.into()),
        ("heading", heading.into()),
        place(at),
    ];
    of(seen, "tip-storm", &values).about("book-crusade-long-storm")
}

/// Explains a port: its owner, its size, and the results of docking and attacking.
pub(super) fn port(seen: &impl Seen, at: Location, port: Card) -> Tip {
    let (view, data) = (seen.view(), seen.data());
    let seat = view.viewer.unwrap_or(view.active);
    let costs = view.vessel(data, seat).loses_deserter(data, port);
    let values = [
        ("port", data.card(port).port.clone().into()),
        ("nation", nation_key(data.nation(port))),
        ("size", data.size(port).into()),
        ("strength", data.town_strength(port, true).into()),
        ("crew", if costs { "costs" } else { "free" }.into()),
        ("kind", if port.is_joker() { "cove" } else { "port" }.into()),
        place(at),
    ];
    of(seen, "tip-port", &values).about("book-crusade-long-dock")
}

/// Returns the values of the texts about a captain whom no player plays.
fn about_captain(seen: &impl Seen, captain: Captain) -> [(&'static str, Value<'static>); 4] {
    let (view, data) = (seen.view(), seen.data());
    let ship = view.ship_of(captain);
    let named = ship.map_or_else(String::new, |ship| data.card(ship).ship.clone());
    [
        ("captain", captain_name(seen, captain).into()),
        (
            "nation",
            nation_key(Some(data.captains[captain as usize].nation)),
        ),
        ("ship", named.into()),
        ("size", view.captains_size(data, captain).into()),
    ]
}

/// Explains a captain whom no player plays, with the ship: his victims, and the gain of beating him.
pub(super) fn captain_at_sea(seen: &impl Seen, captain: Captain) -> Tip {
    let tip = of(seen, "tip-captain", &about_captain(seen, captain));
    let tip = tip.about("book-crusade-long-combat");
    match seen.view().ship_of(captain) {
        Some(ship) => tip.join(card(seen, ship)),
        None => tip,
    }
}

/// Explains the captain that a player plays, with the flaw.
pub(in crate::pirate_crusades) fn captain_of(
    seen: &impl Seen,
    seat: Seat,
    captain: Captain,
) -> Tip {
    let data = seen.data();
    let values = [
        ("captain", captain_name(seen, captain).into()),
        ("pirate", seen.name(seat)),
        (
            "nation",
            nation_key(Some(data.captains[captain as usize].nation)),
        ),
    ];
    of(seen, "tip-own-captain", &values).join(flaw(seen, data.captains[captain as usize].flaw))
}

/// Explains a flaw.
pub(super) fn flaw(seen: &impl Seen, flaw: Flaw) -> Tip {
    let id = flaw.text_id();
    Tip::new(text(seen, flaw), seen.say(&format!("{id}.tip"), &[])).about(id)
}

/// Explains the place of a treasure that the viewer has a map of.
pub(super) fn treasure(seen: &impl Seen, at: Location) -> Tip {
    of(seen, "tip-treasure", &[place(at)]).about("book-crusade-long-treasure")
}

/// Returns where a player is and how it stands, in a few words.
pub(in crate::pirate_crusades) fn stands(seen: &impl Seen, seat: Seat) -> String {
    let (view, data) = (seen.view(), seen.data());
    let at = view.location(seat);
    let port = at.and_then(|at| view.port(at));
    let wind = at.and_then(|at| view.wind(data, at));
    let wind = wind.map_or_else(String::new, |heading| text(seen, heading));
    let (how, turns, by) = match view.standing(seat) {
        Standing::Docked => ("docked", 0, None),
        Standing::Ready => ("ready", 0, None),
        Standing::Sailing if wind.is_empty() => ("sailing", 0, None),
        Standing::Sailing => ("wind", 0, None),
        Standing::Adrift(turns) => ("adrift", turns, None),
        Standing::Stranded => ("stranded", 0, None),
        Standing::Hostage(by, turns) => ("hostage", turns, Some(by)),
        Standing::Out => ("out", 0, None),
    };
    let values = [
        ("how", how.into()),
        (
            "at",
            at.map_or_else(String::new, |at| at.to_string()).into(),
        ),
        (
            "port",
            port.map_or_else(String::new, |port| data.card(port).port.clone())
                .into(),
        ),
        ("wind", wind.into()),
        ("turns", turns.into()),
        ("by", by.map_or_else(|| "".into(), |by| seen.name(by))),
    ];
    seen.say("ui-stands-where", &values)
}

/// Returns a tip of how a player of the Long Game stands, and what it can do there.
pub(in crate::pirate_crusades) fn standing(seen: &impl Seen, seat: Seat) -> Tip {
    let (id, topic) = match seen.view().standing(seat) {
        Standing::Docked => ("tip-long-docked", "book-crusade-long-docked"),
        Standing::Ready => ("tip-long-ready", "book-crusade-long-turn"),
        Standing::Sailing => ("tip-long-sailing", "book-crusade-long-turn"),
        Standing::Adrift(_) => ("tip-long-adrift", "book-crusade-long-adrift"),
        Standing::Stranded => ("tip-long-stranded", "book-crusade-long-new-ship"),
        Standing::Hostage(..) => ("tip-long-hostage", "book-crusade-long-hostage"),
        Standing::Out => ("tip-long-out", "book-crusade-long-end"),
    };
    let values = [
        ("where", stands(seen, seat).into()),
        ("pirate", seen.name(seat)),
    ];
    let tip = of(seen, id, &values).about(topic);
    let (view, at) = (seen.view(), seen.view().location(seat));
    match at
        .and_then(|at| view.port(at))
        .filter(|_| view.standing(seat) == Standing::Docked)
    {
        Some(port) => tip.join(card(seen, port)),
        None => tip,
    }
}

/// Explains a hostage.
pub(super) fn hostage(seen: &impl Seen, captain: Captain) -> Tip {
    of(seen, "tip-hostage", &about_captain(seen, captain)).about("book-crusade-long-dock")
}

/// Returns a part of a sailing turn in a word or two.
pub(super) fn leg(seen: &impl Seen, leg: Leg, values: &[(&str, Value)]) -> String {
    seen.say(&format!("ui-{}", leg.text_id()), values)
}

/// Explains a part of a sailing turn.
pub(super) fn leg_tip(seen: &impl Seen, of: Leg) -> Tip {
    let text = seen.say(&format!("ui-{}.tip", of.text_id()), &[]);
    let title = leg(seen, of, &[("count", 0.into())]);
    Tip::new(title, text).about("book-crusade-long-turn")
}
