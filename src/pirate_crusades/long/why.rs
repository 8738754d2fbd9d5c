//! The numbers behind what happens in the Long Game.

use super::tips as told;
use crate::pirate_crusades::tips::Seen;
use games::pirate_crusades::values::{BlueKind, Event};
use rules::table::Seat;

/// Returns the numbers that went into an event.
pub(in crate::pirate_crusades) fn led_to(was: &impl Seen, event: Event) -> Vec<String> {
    let (view, data) = (was.view(), was.data());
    match event {
        Event::CaptainFought(_, captain, strength, _) => {
            let Some(cannon) = view.cannon() else {
                return Vec::new();
            };
            let escort = view.escort().map_or(0, |escort| data.size(escort));
            let values = [
                ("captain", told::captain_name(was, captain).into()),
                ("size", view.captains_size(data, captain).into()),
                ("escort", escort.into()),
                ("cannon", data.size(cannon).into()),
                ("strength", strength.into()),
            ];
            vec![was.say("ui-num-captain", &values)]
        }
        Event::SailedTo(seat, to) => {
            let Some(from) = view.location(seat) else {
                return Vec::new();
            };
            let values = [
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
                (
                    "wind",
                    match view.base(data, from) {
                        Some(kind @ BlueKind::Wind(_)) => told::blue_name(was, kind).into(),
                        _ => "none".into(),
                    },
                ),
            ];
            vec![was.say("ui-num-sailed", &values)]
        }
        Event::StormStruck(seat, category) => storm(was, seat, category),
        _ => Vec::new(),
    }
}

/// Says what a storm of a category costs a player.
fn storm(was: &impl Seen, seat: Seat, category: u8) -> Vec<String> {
    let values = [
        ("pirate", was.name(seat)),
        ("category", category.into()),
        ("hand", was.view().players[seat.index()].hand.into()),
    ];
    vec![was.say("ui-num-storm", &values)]
}
