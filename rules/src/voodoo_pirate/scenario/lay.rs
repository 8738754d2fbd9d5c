//! Laying a position: every piece is taken home, then those that the file names are put where it says.

use super::Trouble;
use super::format::{Captain, LaidTile, Moment, Position, StackedTile};
use super::owner::lay_captain;
use super::spelling::{Meant, Names};
use crate::table::{Seat, SeatSet};
use crate::voodoo::Round;
use crate::voodoo_pirate::chart::{Heading, Quarters};
use crate::voodoo_pirate::data::Ground;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::Play;

const PIRATES: &[&str] = &["position", "pirates"];
const GRID: &[&str] = &["position", "grid"];
const TILES: &[&str] = &["position", "tiles"];
const STACK: &[&str] = &["position", "stack"];

/// Lays the position. What lay on the table before is not left anywhere.
pub(super) fn lay(play: &mut Play, position: &Position, names: &Names) -> Result<(), Trouble> {
    clear(play);
    lay_tiles(play, position, names)?;
    lay_markers(play, position, names)?;
    for (item, &(cell, colour)) in position.grid.iter().enumerate() {
        let at = |text: String| Trouble::at_item(GRID, item, text);
        if play.grid_soul(cell.cell()).is_some() {
            return Err(at(format!("{cell:?} has two souls")));
        }
        lay_soul(play, colour, Place::Grid(cell.cell())).map_err(at)?;
    }
    for (item, captain) in position.pirates.iter().enumerate() {
        lay_captain(play, Seat(item as u8), captain)
            .map_err(|text| Trouble::at_item(PIRATES, item, text))?;
    }
    for (item, captain) in position.pirates.iter().enumerate() {
        if position.moment != Moment::Harbour || captain.at.0.is_some() {
            lay_ship(play, Seat(item as u8), captain)
                .map_err(|text| Trouble::at_item(PIRATES, item, text))?;
        }
    }
    if play.crew.house.blessed {
        lay_blessed(play, position)?;
    }
    lay_round(play, position, names)
}

/// Takes every piece home.
fn clear(play: &mut Play) {
    let start = play.book.0.start.clone();
    for (_, mut at, mut facing, mut power, mut maps) in &mut play.ships {
        at.place = Place::Box;
        facing.0 = Heading::West;
        power.0 = start.power;
        maps.0 = 0;
    }
    for (_, figure, mut at) in &mut play.figures {
        if let Figure::Of(seat) = *figure {
            at.place = Place::Mat(seat);
        }
    }
    for (_, _, mut at) in &mut play.souls {
        at.place = Place::Bag;
    }
    for (_, mut at) in &mut play.coins {
        at.place = Place::Supply;
    }
    for (_, mut at) in &mut play.own.poppets {
        at.place = Place::Supply;
    }
    for (_, _, mut at) in &mut play.own.treasures {
        at.place = Place::Supply;
    }
    for (_, card, mut at) in &mut play.cards {
        // A Cursed Pirate's cards are dealt to its deck when it is laid.
        at.place = Place::Hand(card.owner);
    }
    for (_, marker, mut at) in &mut play.markers {
        at.place = match marker {
            Marker::Vane => Place::Vane(start.wind),
            Marker::Tide => Place::Tide(start.tide),
            Marker::Colonials => Place::Colonials(start.colonials),
            Marker::Sun | Marker::Moon => Place::Aboard(Seat(0)),
            Marker::Whirlpool | Marker::Jail => Place::Supply,
        };
    }
    for (_, _, mut at, _) in &mut play.blessed {
        at.place = Place::Box;
    }
}

/// Tiles on the chart, then those on top of the stack, then all others by number.
fn lay_tiles(play: &mut Play, position: &Position, names: &Names) -> Result<(), Trouble> {
    for (_, _, mut at, mut turned, mut known) in &mut play.own.tiles {
        at.place = Place::Box;
        turned.0 = Quarters(0);
        known.0 = SeatSet::default();
    }
    for (item, &LaidTile { tile, at, turned }) in position.tiles.iter().enumerate() {
        let wrong = |text: String| Trouble::at_item(TILES, item, text);
        let slot = at.meant(names).map_err(wrong)?;
        let turned = turned.meant(names).map_err(wrong)?;
        let corner = slot.spaces()[0];
        if play.ground(corner) != Ground::Open {
            return Err(wrong(format!(
                "{corner} has a tile of harbour or island already"
            )));
        }
        if play.tile_on(slot).is_some() {
            return Err(wrong(format!("{corner} has two tiles")));
        }
        put_tile(play, tile, Place::Slot(slot), turned).map_err(wrong)?;
    }
    let mut deep = 0;
    for (item, &StackedTile { tile, turned }) in position.stack.iter().enumerate() {
        let wrong = |text: String| Trouble::at_item(STACK, item, text);
        let turned = turned.meant(names).map_err(wrong)?;
        put_tile(play, tile, Place::Stack(deep), turned).map_err(wrong)?;
        deep += 1;
    }
    for (_, _, mut at, ..) in &mut play.own.tiles {
        if at.place == Place::Box {
            at.place = Place::Stack(deep);
            deep += 1;
        }
    }
    Ok(())
}

fn put_tile(play: &mut Play, number: u8, place: Place, turned: Quarters) -> Result<(), String> {
    let most = play.book.0.tiles.len();
    for (_, tile, mut at, mut lies, _) in &mut play.own.tiles {
        if tile.0 == number {
            if at.place != Place::Box {
                return Err(format!("tile {number} lies elsewhere already"));
            }
            at.place = place;
            lies.0 = turned;
            return Ok(());
        }
    }
    Err(format!("there is no tile {number}, expected 1 to {most}"))
}

/// Wind, tide, colonial ships, whirlpool, and the figures of Cursed Pirates.
fn lay_markers(play: &mut Play, position: &Position, names: &Names) -> Result<(), Trouble> {
    let mut put = |kind: Marker, place: Place| {
        for (_, marker, mut at) in &mut play.markers {
            if *marker == kind {
                at.place = place;
            }
        }
    };
    if let Some(wind) = position.wind.0 {
        put(Marker::Vane, Place::Vane(wind));
    }
    if let Some(tide) = position.tide.0 {
        put(Marker::Tide, Place::Tide(tide));
    }
    if let Some(ships) = position.colonials.0 {
        put(Marker::Colonials, Place::Colonials(ships));
    }
    if let Some(space) = position.whirlpool.0 {
        put(Marker::Whirlpool, Place::Sea(space));
    }
    let sun = match position.sun.0 {
        Some(pirate) => names
            .seat(pirate)
            .map_err(|text| Trouble::at(&["position", "sun"], text))?,
        None => Seat(0),
    };
    let moon = match position.moment {
        Moment::Moonlight(pirate) => names
            .seat(pirate)
            .map_err(|text| Trouble::at(&["position", "moment"], text))?,
        _ => sun,
    };
    put(Marker::Sun, Place::Aboard(sun));
    put(Marker::Moon, Place::Aboard(moon));
    if let Some(ships) = position.colonials.0
        && !(1..=play.book.0.start.most_colonials).contains(&ships)
    {
        let text = format!(
            "{ships} colonial ships, expected 1 to {}",
            play.book.0.start.most_colonials
        );
        return Err(Trouble::at(&["position", "colonials"], text));
    }
    if let Some(space) = position.whirlpool.0
        && (!play.is_placed(space) || matches!(play.ground(space), Ground::Harbour | Ground::Shore))
    {
        let text = format!("the whirlpool cannot lie on {space}: no sea is placed there");
        return Err(Trouble::at(&["position", "whirlpool"], text));
    }
    if let Some((one, other)) = position.cursed_figures.0 {
        for (figure, barrel) in [one, other].into_iter().enumerate() {
            play.move_figure(
                Figure::Cursed(figure as u8),
                Place::On(barrel),
                Cause::Setup,
            );
        }
    }
    Ok(())
}

/// A soul of the bag goes to a place.
pub(super) fn lay_soul(play: &mut Play, colour: Colour, to: Place) -> Result<(), String> {
    let most = play.book.0.start.soul_supply[colour as usize];
    let in_bag = |place: Place| place == Place::Bag;
    let found = play
        .souls
        .iter_mut()
        .find(|(_, soul, at)| soul.0 == colour && in_bag(at.place));
    match found {
        Some((_, _, mut at)) => {
            at.place = to;
            Ok(())
        }
        None => Err(format!("there are only {most} souls of {colour:?}")),
    }
}

/// The ship, on its space or the first free one of the harbour.
fn lay_ship(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    let harbour = play.book.0.chart.harbour.clone();
    let space = captain
        .at
        .0
        .or_else(|| {
            harbour
                .into_iter()
                .find(|&space| play.ship_on(space).is_none())
        })
        .ok_or("the harbour is full")?;
    if !play.is_placed(space) {
        return Err(format!("its ship lies on {space}, where no tile is"));
    }
    if let Some(other) = play.ship_on(space) {
        return Err(format!(
            "its ship lies on {space}, and so does {:?}'s",
            play.colour(other)
        ));
    }
    if play.whirlpool() == Some(space) {
        return Err(format!("its ship lies on {space}, the whirlpool's centre"));
    }
    play.lay_ship(seat, space);
    Ok(())
}

/// The cards of the Blessed Deck that the file names; the other pirates get the first ones left.
fn lay_blessed(play: &mut Play, position: &Position) -> Result<(), Trouble> {
    let mut owners: Vec<(Rank, Seat)> = Vec::new();
    for (item, captain) in position.pirates.iter().enumerate() {
        if let Some(rank) = captain.card.0 {
            if owners.iter().any(|&(other, _)| other == rank) {
                return Err(Trouble::at_item(
                    PIRATES,
                    item,
                    format!("two pirates have the {rank:?}"),
                ));
            }
            owners.push((rank, Seat(item as u8)));
        }
    }
    for item in 0..position.pirates.len() as u8 {
        let left = Rank::ALL
            .iter()
            .find(|&&rank| owners.iter().all(|&(other, _)| other != rank));
        if let Some(&rank) = left
            && owners.iter().all(|&(_, owner)| owner != Seat(item))
        {
            owners.push((rank, Seat(item)));
        }
    }
    for (_, card, mut at, mut known) in &mut play.blessed {
        *known = KnownTo::default();
        if let Some(&(_, owner)) = owners.iter().find(|&&(rank, _)| rank == card.0) {
            at.place = Place::Aboard(owner);
            known.0.insert(owner);
        }
    }
    Ok(())
}

/// What the rules remember of the round.
fn lay_round(play: &mut Play, position: &Position, names: &Names) -> Result<(), Trouble> {
    let mut round = Round {
        number: position.round.0.unwrap_or(1),
        ritual_held: position.ritual_held,
        ..Round::default()
    };
    match position.moment {
        Moment::Setup | Moment::Harbour => round.number = 0,
        // Dusk begins the round.
        Moment::Dusk => round.number = round.number.saturating_sub(1),
        Moment::Moonrise => {}
        Moment::Moonlight(pirate) => {
            let active = names
                .seat(pirate)
                .map_err(|text| Trouble::at(&["position", "moment"], text))?;
            for k in 0..play.seats() {
                match play.in_turn(k) {
                    Some(seat) if seat != active => round.had_turn.insert(seat),
                    _ => break,
                }
            }
            round.begin_turn(active);
        }
        Moment::Dawn => {
            for seat in Seat(0).round(play.seats()) {
                round.had_turn.insert(seat);
            }
        }
    }
    // Whoever sits on the Moon barrel has the first turn (§5.5).
    round.moon_barrel = Seat(0).round(play.seats()).find(|&seat| {
        play.barrel_of(seat) == Some(Barrel::Moon)
            && !play.is_jailed(seat)
            && !play.in_harbour(seat)
    });
    *play.round = round;
    Ok(())
}
