//! What happened held against what a scenario expects.

use super::format::{Captain, Held, Hoard, Outcome};
use super::spelling::{GridCell, Names, Pirate, QuarterTurns};
use super::{Fields, ScenarioError};
use crate::table::scenario::{Maybe, Meant, Spelled, check, check_set, text};
use crate::table::{Seat, SeatKind};
use crate::voodoo::{CURSED, GENTLE, Sits, Voodoo};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::{MOST_SOULS, Play};

const TABLE: Fields = &["expect", "table"];
const TILES: Fields = &["expect", "table", "tiles"];
const PIRATES: Fields = &["expect", "table", "pirates"];

/// Looks at the table; the first difference is the error.
pub(super) fn table(
    play: &Play,
    names: &Names,
    phase: Phase,
    wanted: &Outcome,
) -> Result<(), ScenarioError> {
    common(play, names, phase, wanted).map_err(|text| ScenarioError::at(TABLE, text))?;
    for (item, tile) in wanted.tiles.iter().enumerate() {
        let wrong = |text: String| ScenarioError::at_item(TILES, item, text);
        let slot = tile.at.meant(names).map_err(wrong)?;
        let lies = play.tile_on(slot);
        let lies = lies.map(|(number, turned)| (number, QuarterTurns::spell(turned, names)));
        if lies != Some((tile.tile, tile.turned)) {
            let got = match lies {
                Some((number, turned)) => format!("tile {number}, turned {}", text(&turned)),
                None => "no tile".to_owned(),
            };
            let text = format!(
                "expected tile {}, turned {}, got {got}",
                tile.tile,
                text(&tile.turned)
            );
            return Err(wrong(text));
        }
    }
    for (item, captain) in wanted.pirates.iter().enumerate() {
        let wrong = |text: String| ScenarioError::at_item(PIRATES, item, text);
        let seat = Pirate(captain.colour).meant(names).map_err(wrong)?;
        pirate(play, seat, captain)
            .map_err(|text| wrong(format!("{:?}'s {text}", captain.colour)))?;
    }
    Ok(())
}

fn common(play: &Play, names: &Names, phase: Phase, wanted: &Outcome) -> Result<(), String> {
    let holder = |marker: Marker| match play.markers.marker(marker) {
        Place::Aboard(seat) => Ok(Pirate::spell(seat, names)),
        other => Err(format!("nobody holds the {marker:?}: it lies at {other:?}")),
    };
    check("phase", &wanted.phase, phase)?;
    check("round", &wanted.round, play.round.number)?;
    check("sun", &wanted.sun, holder(Marker::Sun)?)?;
    check("moon", &wanted.moon, holder(Marker::Moon)?)?;
    check("wind", &wanted.wind, play.wind())?;
    check("tide", &wanted.tide, play.tide())?;
    check("colonials", &wanted.colonials, play.colonials())?;
    if let Some(space) = wanted.whirlpool.0
        && play.whirlpool() != Some(space)
    {
        return Err(format!(
            "whirlpool: expected {space}, got {:?}",
            play.whirlpool()
        ));
    }
    let figures = [0, 1].map(|figure| play.markers.figure(Figure::Cursed(figure)));
    if let Some((one, other)) = wanted.cursed_figures.0
        && figures != [Place::On(one), Place::On(other)]
    {
        return Err(format!(
            "cursed_figures: expected ({one:?}, {other:?}), got {figures:?}"
        ));
    }
    let grid = (0..9).map(Cell);
    let grid =
        grid.filter_map(|cell| Some((GridCell::spell(cell, names), play.holds.grid_soul(cell)?)));
    check_set("grid", &wanted.grid, grid.collect())?;
    check("stack", &wanted.stack, play.stack())?;
    check("bag", &wanted.bag, play.holds.bag() as u8)?;
    check("coins", &wanted.coins, play.holds.coins_at(Place::Supply))?;
    check("poppets", &wanted.poppets, play.poppets_at(Place::Supply))?;
    check("skulls", &wanted.skulls, play.skulls_at(Place::Supply))?;
    check_set("objects", &wanted.objects, objects_at(play, Place::Supply))
}

fn objects_at(play: &Play, place: Place) -> Vec<Object> {
    let there = |object: &Object| play.treasure(Treasure::Object(*object)) == place;
    Object::ALL.iter().copied().filter(there).collect()
}

fn skulls_at(play: &Play, place: Place) -> Vec<Skull> {
    let there = |skull: &Skull| play.treasure(Treasure::Skull(*skull)) == place;
    Skull::ALL.iter().copied().filter(there).collect()
}

/// A pirate, field by field.
fn pirate(play: &Play, seat: Seat, wanted: &Captain) -> Result<(), String> {
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    let kind = if play.crew.is_gentle(seat) {
        GENTLE
    } else if play.crew.is_cursed(seat) {
        CURSED
    } else {
        SeatKind::Human
    };
    check("kind", &wanted.kind, Sits::new(kind))?;
    if let Some(space) = wanted.at.0
        && play.ships.space(seat) != Some(space)
    {
        return Err(format!(
            "ship: expected at {space}, got {:?}",
            play.ships.space(seat)
        ));
    }
    check("facing", &wanted.facing, play.ships.facing(seat))?;
    check("power", &wanted.power, play.ships.power(seat))?;
    check("coins", &wanted.coins, play.holds.coins(seat))?;
    check("poppets", &wanted.poppets, play.poppets(seat))?;
    check("souls", &padded(wanted.souls.clone()), souls(play, seat))?;
    check_set("objects", &wanted.objects, objects_at(play, aboard))?;
    check_set("skulls", &wanted.skulls, skulls_at(play, aboard))?;
    let hoard = Hoard {
        coins: play.holds.coins_at(buried),
        poppets: play.poppets_at(buried),
        objects: objects_at(play, buried),
        skulls: skulls_at(play, buried),
    };
    check("buried", &wanted.buried, hoard)?;
    check(
        "grigri",
        &wanted.grigri,
        VoodooPirate::has_grigri(play, seat),
    )?;
    check("jailed", &wanted.jailed, play.markers.is_jailed(seat))?;
    cards(play, seat, wanted)?;
    if let Some(barrel) = wanted.barrel.0
        && play.markers.barrel_of(seat) != Some(barrel)
    {
        return Err(format!(
            "barrel: expected {barrel:?}, got {:?}",
            play.markers.barrel_of(seat)
        ));
    }
    check(
        "figure_home",
        &wanted.figure_home,
        play.markers.barrel_of(seat).is_none(),
    )?;
    let had = (0..32).filter(|&tile| play.ships.has_had_map(seat, 1 << tile));
    check_set("maps", &wanted.maps, had.collect())?;
    if let Some(rank) = wanted.card.0 {
        let got = play
            .blessed
            .cards
            .iter()
            .find(|(_, _, at, _)| at.place == aboard);
        let got = got.map(|(_, card, ..)| card.0);
        if got != Some(rank) {
            return Err(format!("card: expected {rank:?}, got {got:?}"));
        }
    }
    Ok(())
}

/// Cards in front, in hand, in deck and discard pile.
fn cards(play: &Play, seat: Seat, wanted: &Captain) -> Result<(), String> {
    let at = |place: Place| -> Vec<Card> {
        let there = play
            .hands
            .cards
            .iter()
            .filter(|(_, _, at)| at.place == place);
        there.map(|(_, card, _)| card.card).collect()
    };
    if let Some(card) = wanted.played.0
        && play.hands.played(seat) != Some(card)
    {
        return Err(format!(
            "played card: expected {card:?}, got {:?}",
            play.hands.played(seat)
        ));
    }
    check_set("hand", &wanted.hand, at(Place::Hand(seat)))?;
    check_set("discard", &wanted.discard, at(Place::Discard(seat)))?;
    if let Some(deck) = &wanted.deck.0 {
        let top: Vec<Card> = (0..deck.len() as u8)
            .flat_map(|deep| at(Place::Deck(seat, deep)))
            .collect();
        check("deck", &wanted.deck, top)?;
    }
    Ok(())
}

/// What is on the numbered places.
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
