//! The table in the end held against what a scenario expects.

use super::format::{Captain, Held, Hoard, Outcome};
use super::spelling::{Names, QuarterTurns};
use crate::Voodoo;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::{MOST_SOULS, Play};
use rules::kit::scenario::compare_seats;
use rules::table::Seat;
use rules::table::scenario::{Differences, Fields, Maybe, Meant, Spelled, text};

const TILES: Fields = &["expect", "table", "tiles"];
const PIRATES: Fields = &["expect", "table", "pirates"];

/// Looks at the table; tells all that differs.
pub(super) fn table(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    common(play, names, wanted, to);
    for (item, tile) in wanted.tiles.iter().enumerate() {
        to.item(TILES, item, "");
        let lies = match tile.at.meant(names) {
            Ok(slot) => play.own.sea.tile_on(slot),
            Err(wrong) => {
                to.tell(wrong);
                continue;
            }
        };
        let lies = lies.map(|(number, turned)| (number, QuarterTurns::spell(turned, names)));
        if lies != Some((tile.tile, tile.turned)) {
            let got = match lies {
                Some((number, turned)) => format!("tile {number}, turned {}", text(&turned)),
                None => "no tile".to_owned(),
            };
            let (tile, turned) = (tile.tile, text(&tile.turned));
            to.tell(format!("expected tile {tile}, turned {turned}, got {got}"));
        }
    }
    let pirates = wanted.pirates.iter().map(|one| (one.colour, one));
    compare_seats(names, PIRATES, pirates, to, |seat, wanted, to| {
        pirate(play, seat, wanted, to);
    });
}

fn common(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    to.check("round", &wanted.round, play.round.number);
    to.check_there("sun", wanted.sun, play.holder(Marker::Sun, names));
    to.check_there("moon", wanted.moon, play.holder(Marker::Moon, names));
    to.check("wind", &wanted.wind, play.markers.wind());
    to.check("tide", &wanted.tide, play.markers.tide());
    to.check("colonials", &wanted.colonials, play.markers.colonials());
    to.check_there("whirlpool", wanted.whirlpool, play.markers.whirlpool());
    let figures = [0, 1].map(|figure| play.markers.figure(Figure::Cursed(figure)));
    if let Some((one, other)) = wanted.cursed_figures.0
        && figures != [Place::On(one), Place::On(other)]
    {
        to.tell(format!(
            "cursed_figures: expected ({one:?}, {other:?}), got {figures:?}"
        ));
    }
    to.check_set("grid", &wanted.grid, play.spelled_grid());
    to.check("stack", &wanted.stack, play.own.sea.stack());
    to.check("bag", &wanted.bag, play.holds.bag() as u8);
    to.check("coins", &wanted.coins, play.holds.coins_at(Place::Supply));
    let stores = &play.own.stores;
    to.check("poppets", &wanted.poppets, stores.poppets_at(Place::Supply));
    to.check("skulls", &wanted.skulls, stores.skulls_at(Place::Supply));
    to.check_set("objects", &wanted.objects, objects_at(play, Place::Supply));
}

fn objects_at(play: &Play, place: Place) -> Vec<Object> {
    let there = |object: &Object| play.own.stores.treasure(Treasure::Object(*object)) == place;
    Object::ALL.iter().copied().filter(there).collect()
}

fn skulls_at(play: &Play, place: Place) -> Vec<Skull> {
    let there = |skull: &Skull| play.own.stores.treasure(Treasure::Skull(*skull)) == place;
    Skull::ALL.iter().copied().filter(there).collect()
}

/// A pirate, field by field.
fn pirate(play: &Play, seat: Seat, wanted: &Captain, to: &mut Differences) {
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    to.check("kind", &wanted.kind, play.sits(seat));
    to.check_there("ship", wanted.at, play.ships.space(seat));
    to.check("facing", &wanted.facing, play.ships.facing(seat));
    to.check("power", &wanted.power, play.ships.power(seat));
    to.check("coins", &wanted.coins, play.holds.coins(seat));
    to.check("poppets", &wanted.poppets, play.own.stores.poppets(seat));
    to.check("souls", &padded(wanted.souls.clone()), souls(play, seat));
    let anywhere = play.holds.souls_aboard(seat).into_iter().flatten();
    to.check_set("souls_anywhere", &wanted.souls_anywhere, anywhere.collect());
    to.check_set("objects", &wanted.objects, objects_at(play, aboard));
    to.check_set("skulls", &wanted.skulls, skulls_at(play, aboard));
    let hoard = Hoard {
        coins: play.holds.coins_at(buried),
        poppets: play.own.stores.poppets_at(buried),
        objects: objects_at(play, buried),
        skulls: skulls_at(play, buried),
    };
    to.check("buried", &wanted.buried, hoard);
    let grigri = VoodooPirate::has_grigri(play, seat);
    to.check("grigri", &wanted.grigri, grigri);
    to.check("jailed", &wanted.jailed, play.markers.is_jailed(seat));
    let cards = [&wanted.hand, &wanted.discard, &wanted.deck];
    play.compare_cards(seat, wanted.played, cards, to);
    let barrel = play.markers.barrel_of(seat);
    to.check_there("barrel", wanted.barrel, barrel);
    to.check("figure_home", &wanted.figure_home, barrel.is_none());
    let had = (0..32).filter(|&tile| play.ships.has_had_map(seat, 1 << tile));
    to.check_set("maps", &wanted.maps, had.collect());
    to.check_there("card", wanted.card, play.blessed.rank(seat));
}

/// Returns what is on the numbered places.
fn souls(play: &Play, seat: Seat) -> Vec<Held> {
    let mut held: Vec<Held> = play
        .holds
        .souls_aboard(seat)
        .into_iter()
        .map(Held::of)
        .collect();
    for (_, soul, at) in &play.holds.souls {
        if let Place::BuriedBerth(owner, berth) = at.place
            && owner == seat
        {
            held[usize::from(berth)] = Held::Buried(soul.0);
        }
    }
    held
}

/// Places that the file does not name are empty.
fn padded(mut held: Maybe<Vec<Held>>) -> Maybe<Vec<Held>> {
    if let Some(held) = &mut held.0 {
        held.resize(held.len().max(MOST_SOULS), Held::Nothing);
    }
    held
}
