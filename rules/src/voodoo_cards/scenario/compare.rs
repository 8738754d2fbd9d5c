//! The table in the end held against what a scenario expects.

use super::format::{Captain, Outcome};
use super::spelling::{GridCell, Names, Pirate};
use super::{Fields, ScenarioError};
use crate::table::scenario::{Meant, Spelled, check, check_set};
use crate::table::{Seat, SeatKind};
use crate::voodoo::{CURSED, Sits, Voodoo};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::event::Phase;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::play::Play;

const TABLE: Fields = &["expect", "table"];
const SEA: Fields = &["expect", "table", "sea"];
const PIRATES: Fields = &["expect", "table", "pirates"];

/// Looks at the table; the first difference is the error.
pub(super) fn table(
    play: &Play,
    names: &Names,
    phase: Phase,
    wanted: &Outcome,
) -> Result<(), ScenarioError> {
    common(play, names, phase, wanted).map_err(|text| ScenarioError::at(TABLE, text))?;
    for (item, &(space, number, side)) in wanted.sea.iter().enumerate() {
        let (card, up) = play.own.sea.card_on(space);
        if (card, up) != (SeaCard::Numbered(number), side) {
            let text = format!("expected card {number}, {side:?} up, got {card:?}, {up:?} up");
            return Err(ScenarioError::at_item(SEA, item, text));
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
    if let Place::Ring(space) = play.markers.marker(Marker::Round) {
        check("marker", &wanted.marker, space)?;
    }
    check("sun", &wanted.sun, holder(Marker::Sun)?)?;
    check("moon", &wanted.moon, holder(Marker::Moon)?)?;
    check("wind", &wanted.wind, play.own.sea.wind())?;
    let grid = Cell::all()
        .filter_map(|cell| Some((GridCell::spell(cell, names), play.holds.grid_soul(cell)?)));
    check_set("grid", &wanted.grid, grid.collect())?;
    check("pile", &wanted.pile, play.own.objects.pile())?;
    check("spent", &wanted.spent, play.own.objects.spent().collect())?;
    check("bag", &wanted.bag, play.holds.bag() as u8)?;
    check("coins", &wanted.coins, play.holds.coins_at(Place::Supply))
}

/// A pirate, field by field.
fn pirate(play: &Play, seat: Seat, wanted: &Captain) -> Result<(), String> {
    let kind = if play.crew.is_cursed(seat) {
        CURSED
    } else {
        SeatKind::Human
    };
    check("kind", &wanted.kind, Sits::new(kind))?;
    if let Some(space) = wanted.at.0
        && play.ships.space(seat) != Some(space)
    {
        let got = play.ships.space(seat);
        return Err(format!("ship: expected at {space}, got {got:?}"));
    }
    check("facing", &wanted.facing, play.ships.facing(seat))?;
    check("power", &wanted.power, play.ships.power(seat))?;
    check("coins", &wanted.coins, play.holds.coins(seat))?;
    let souls = play.holds.souls_aboard(seat).into_iter().flatten();
    check("souls", &wanted.souls, souls.collect())?;
    check(
        "objects",
        &wanted.objects,
        play.own.objects.objects_aboard(seat).collect(),
    )?;
    check("compass", &wanted.compass, play.markers.has_compass(seat))?;
    check(
        "grigri",
        &wanted.grigri,
        VoodooCards::has_grigri(play, seat),
    )?;
    check("jailed", &wanted.jailed, play.markers.is_jailed(seat))?;
    let cards_at = |place: Place| -> Vec<Card> {
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
        let got = play.hands.played(seat);
        return Err(format!("played card: expected {card:?}, got {got:?}"));
    }
    check_set("hand", &wanted.hand, cards_at(Place::Hand(seat)))?;
    check_set("discard", &wanted.discard, cards_at(Place::Discard(seat)))?;
    if let Some(deck) = &wanted.deck.0 {
        let top = (0..deck.len() as u8).flat_map(|deep| cards_at(Place::Deck(seat, deep)));
        check("deck", &wanted.deck, top.collect())?;
    }
    if let Some(barrel) = wanted.barrel.0
        && play.markers.barrel_of(seat) != Some(barrel)
    {
        let got = play.markers.barrel_of(seat);
        return Err(format!("barrel: expected {barrel:?}, got {got:?}"));
    }
    let had = (0..32).filter(|&card| play.ships.has_had_map(seat, 1 << card));
    check_set("maps", &wanted.maps, had.collect())?;
    if let Some(rank) = wanted.card.0
        && play.blessed.rank(seat) != Some(rank)
    {
        let got = play.blessed.rank(seat);
        return Err(format!("card: expected {rank:?}, got {got:?}"));
    }
    Ok(())
}
