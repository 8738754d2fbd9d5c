//! The table in the end held against what a scenario expects.

use super::format::{Outcome, Stands};
use super::spelling::{CardKind, Named, Names, VesselName};
use crate::play::Play;
use crate::values::*;
use rules::kit::scenario::compare_seats;
use rules::table::scenario::{Differences, Fields, Meant, Spelled};

const PLAYERS: Fields = &["expect", "table", "players"];
const VESSELS: Fields = &["expect", "table", "vessels"];

/// Looks at the table; tells all that differs.
pub(super) fn table(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    to.check("round", &wanted.round, play.turn.round);
    let active = Named::spell(play.turn.active, names);
    to.check("active", &wanted.active, active);
    to.check_there("ended", wanted.ended, play.turn.ended);
    let players = wanted.players.iter().map(|one| (one.colour, one));
    compare_seats(names, PLAYERS, players, to, |seat, wanted, to| {
        to.check("gold", &wanted.gold, play.turn.gold[seat.index()]);
        let events = kinds(play, CardPlace::Held(seat));
        to.check_set("events", &wanted.events, events);
    });
    let forts = play.waters.islands();
    let forts = forts.filter_map(|(island, _, isle)| {
        let fort = isle.fort?;
        Some((island, masts(fort.flags), fort.gold))
    });
    to.check("forts", &wanted.forts, forts.collect());
    for (item, wanted) in wanted.vessels.iter().enumerate() {
        match wanted.vessel.meant(names) {
            Ok(vessel) => {
                let name = rules::table::scenario::text(&wanted.vessel);
                to.item(VESSELS, item, format!("{name}'s "));
                compare_vessel(play, names, vessel, wanted, to);
            }
            Err(wrong) => {
                to.item(VESSELS, item, String::new());
                to.tell(wrong.to_string());
            }
        }
    }
}

/// The masts or flags of these bits.
fn masts(bits: u8) -> Vec<Mast> {
    (0..8)
        .filter(|mast| bits >> mast & 1 == 1)
        .map(Mast)
        .collect()
}

/// The cards at a place.
fn kinds(play: &Play, place: CardPlace) -> Vec<CardKind> {
    let cards = play.holds.cards_at(place);
    cards.map(|(_, item, _)| CardKind::of(item)).collect()
}

/// A ship or creature, field by field.
fn compare_vessel(
    play: &Play,
    names: &Names,
    vessel: Vessel,
    wanted: &Stands,
    to: &mut Differences,
) {
    let hull = play.waters.hull(vessel);
    let place = play.waters.place(vessel);
    to.check_there("place", wanted.at, place);
    to.check("afloat", &wanted.afloat, place.is_some());
    let player = Named::spell(hull.seat, names);
    to.check("player", &wanted.player, player);
    to.check_set("sound", &wanted.sound, masts(hull.sound));
    to.check_set("fire", &wanted.fire, masts(hull.fire));
    let treasure = play.holds.treasures_at(TreasurePlace::Aboard(vessel));
    let treasure = treasure.map(|(_, loot, _)| loot).collect();
    to.check_set("treasure", &wanted.treasure, treasure);
    let cards = kinds(play, CardPlace::Aboard(vessel));
    to.check_set("cards", &wanted.cards, cards);
    let tower = hull.tower.map(|tower| VesselName::spell(tower, names));
    to.check_there("tower", wanted.tower, tower);
    to.check("pinned", &wanted.pinned, hull.pinned.is_some());
    to.check("wrecked", &wanted.wrecked, hull.wrecked);
    to.check("scuttling", &wanted.scuttling, hull.scuttling);
}
