//! The table in the end held against what a scenario expects.

use super::format::{Captain, Outcome};
use super::spelling::Names;
use crate::Voodoo;
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::play::Play;
use rules::kit::scenario::compare_seats;
use rules::table::Seat;
use rules::table::scenario::{Differences, Fields};

const SEA: Fields = &["expect", "table", "sea"];
const PIRATES: Fields = &["expect", "table", "pirates"];

/// Looks at the table; tells all that differs.
pub(super) fn table(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    common(play, names, wanted, to);
    for (item, &(space, number, side)) in wanted.sea.iter().enumerate() {
        let (card, up) = play.own.sea.card_on(space);
        if (card, up) != (SeaCard::Numbered(number), side) {
            to.item(SEA, item, "");
            to.tell(format!(
                "expected card {number}, {side:?} up, got {card:?}, {up:?} up"
            ));
        }
    }
    let pirates = wanted.pirates.iter().map(|one| (one.colour, one));
    compare_seats(names, PIRATES, pirates, to, |seat, wanted, to| {
        pirate(play, seat, wanted, to);
    });
}

fn common(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    to.check("round", &wanted.round, play.round.number);
    if let Place::Ring(space) = play.markers.marker(Marker::Round) {
        to.check("marker", &wanted.marker, space);
    }
    to.check_there("sun", wanted.sun, play.holder(Marker::Sun, names));
    to.check_there("moon", wanted.moon, play.holder(Marker::Moon, names));
    to.check("wind", &wanted.wind, play.own.sea.wind());
    to.check_set("grid", &wanted.grid, play.spelled_grid());
    to.check("pile", &wanted.pile, play.own.objects.pile());
    to.check("spent", &wanted.spent, play.own.objects.spent().collect());
    to.check("bag", &wanted.bag, play.holds.bag() as u8);
    to.check("coins", &wanted.coins, play.holds.coins_at(Place::Supply));
}

/// A pirate, field by field.
fn pirate(play: &Play, seat: Seat, wanted: &Captain, to: &mut Differences) {
    to.check("kind", &wanted.kind, play.sits(seat));
    to.check_there("ship", wanted.at, play.ships.space(seat));
    to.check("facing", &wanted.facing, play.ships.facing(seat));
    to.check("power", &wanted.power, play.ships.power(seat));
    to.check("coins", &wanted.coins, play.holds.coins(seat));
    let aboard = play.holds.souls_aboard(seat);
    let souls = || aboard.into_iter().flatten().collect();
    to.check("souls", &wanted.souls, souls());
    to.check_set("souls_anywhere", &wanted.souls_anywhere, souls());
    let objects = play.own.objects.objects_aboard(seat).collect();
    to.check("objects", &wanted.objects, objects);
    to.check("compass", &wanted.compass, play.markers.has_compass(seat));
    let grigri = VoodooCards::has_grigri(play, seat);
    to.check("grigri", &wanted.grigri, grigri);
    to.check("jailed", &wanted.jailed, play.markers.is_jailed(seat));
    let cards = [&wanted.hand, &wanted.discard, &wanted.deck];
    play.compare_cards(seat, wanted.played, cards, to);
    to.check_there("barrel", wanted.barrel, play.markers.barrel_of(seat));
    let had = (0..32).filter(|&card| play.ships.has_had_map(seat, 1 << card));
    to.check_set("maps", &wanted.maps, had.collect());
    to.check_there("card", wanted.card, play.blessed.rank(seat));
}
