//! Laying a position: every piece is taken home, then those that the file names are put where it says.

use super::format::{Captain, Position};
use super::spelling::Names;
use crate::MOST_OBJECTS;
use crate::scenario::{Moment, each_pirate};
use crate::voodoo_cards::decisions::cardinals;
use crate::voodoo_cards::event::Cause;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::play::{Play, Tonight};
use crate::voodoo_cards::ring::{Heading, Space};
use rules::table::Seat;
use rules::table::scenario::{Fields, ScenarioError};

const SEA: Fields = &["position", "sea"];
const PILE: Fields = &["position", "pile"];
const SPENT: Fields = &["position", "spent"];

/// Lays the position. What lay on the table before is not left anywhere.
pub(super) fn lay(
    play: &mut Play,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    clear(play);
    lay_sea(play, position)?;
    lay_markers(play, position, names)?;
    play.put_grid(&position.grid)?;
    each_pirate(&position.pirates, |seat, captain| {
        lay_captain(play, seat, captain)
    })?;
    each_pirate(&position.pirates, |seat, captain| {
        let waits = position.moment == Moment::Start && captain.at.0.is_none();
        if waits {
            Ok(())
        } else {
            lay_ship(play, seat, captain)
        }
    })?;
    let named: Vec<Option<Rank>> = position.pirates.iter().map(|p| p.card.0).collect();
    let ranks = play.book.0.start.blessed.clone();
    play.put_blessed(&ranks, &named)?;
    lay_pile(play, position)?;
    play.put_round(position.moment, position.round, position.ritual_held, names);
    play.own.tonight.jaxes = position.jaxes;
    Ok(())
}

/// Takes every piece home; objects into the box.
fn clear(play: &mut Play) {
    let power = play.book.0.start.power;
    play.clear_shared(Heading::Clockwise, power);
    for (_, _, mut at, mut known) in &mut play.own.objects.cards {
        at.place = Place::Box;
        *known = KnownTo::default();
    }
    play.put_marker(Marker::Jail, Place::Supply);
    play.put_marker(Marker::Compass, Place::Supply);
    play.put_marker(Marker::GriGri, Place::Supply);
    *play.own.tonight = Tonight::default();
    play.look_over();
}

/// The numbered cards that the file names, then the others by number; and the wind's card.
fn lay_sea(play: &mut Play, position: &Position) -> Result<(), ScenarioError> {
    let wind = position.wind.0.unwrap_or(play.book.0.start.wind);
    let count = play.book.0.cards.len() as u8;
    let mut free: Vec<Space> = Space::all().filter(|space| !space.is_cardinal()).collect();
    let mut laid: Vec<(u8, Space, Side)> = Vec::new();
    for (item, &(space, number, side)) in position.sea.iter().enumerate() {
        let wrong = |text: String| ScenarioError::at_item(SEA, item, text);
        if !(1..=count).contains(&number) {
            return Err(wrong(format!(
                "there is no card {number}, expected 1 to {count}"
            )));
        }
        if laid.iter().any(|&(other, ..)| other == number) {
            return Err(wrong(format!("card {number} lies elsewhere already")));
        }
        let Some(place) = free.iter().position(|&other| other == space) else {
            return Err(wrong(format!("a card lies at {space} already")));
        };
        free.remove(place);
        laid.push((number, space, side));
    }
    let left: Vec<u8> = (1..=count)
        .filter(|number| laid.iter().all(|(other, ..)| other != number))
        .collect();
    laid.extend(
        left.into_iter()
            .zip(free)
            .map(|(n, space)| (n, space, Side::A)),
    );
    for (_, card, mut at, mut up) in &mut play.own.sea.cards {
        match *card {
            SeaCard::Cardinal(here) => {
                up.0 = if here == wind { Side::B } else { Side::A };
            }
            SeaCard::Numbered(number) => {
                if let Some(&(_, space, side)) = laid.iter().find(|(other, ..)| *other == number) {
                    at.place = Place::Ring(space);
                    up.0 = side;
                }
            }
        }
    }
    play.look_over();
    Ok(())
}

/// Sun, Moon and the round marker.
fn lay_markers(play: &mut Play, position: &Position, names: &Names) -> Result<(), ScenarioError> {
    let (sun, moon) = names.sun_and_moon(position.sun, position.moment)?;
    play.put_marker(Marker::Sun, Place::Aboard(sun));
    play.put_marker(Marker::Moon, Place::Aboard(moon));
    let mut marker = Space::of_cardinal(Wind::Fair);
    for _ in 0..position.moment.rounds(position.round) {
        marker = marker.step(Heading::Clockwise);
    }
    play.put_marker(Marker::Round, Place::Ring(marker));
    Ok(())
}

/// An object of the box goes to a place.
fn lay_object(play: &mut Play, object: Object, to: Place) -> Result<(), String> {
    let most = play.book.0.objects[object as usize].cards;
    let mut cards = play.own.objects.cards.iter_mut();
    let found = cards.find(|(_, card, at, _)| card.0 == object && at.place == Place::Box);
    match found {
        Some((_, _, mut at, _)) => {
            at.place = to;
            play.look_over();
            Ok(())
        }
        None => Err(format!("{object:?}: there are only {most}")),
    }
}

/// Lays all that a pirate owns, and its cards.
fn lay_captain(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    if captain.hand.0.is_some() || captain.souls_anywhere.0.is_some() {
        let only = "`hand` and `souls_anywhere` can only be expected: they follow from the rest";
        return Err(only.to_owned());
    }
    let aboard = Place::Aboard(seat);
    play.put_coins(captain.coins.0.unwrap_or(0), aboard, Cause::Setup)?;
    let souls = captain.souls.0.as_deref().unwrap_or_default();
    if souls.len() > usize::from(MOST_BERTHS) {
        let count = souls.len();
        return Err(format!("{count} souls, a ship has room for {MOST_BERTHS}"));
    }
    for (berth, &colour) in (0..).zip(souls) {
        play.put_soul(colour, Place::Berth(seat, berth))?;
    }
    let objects = captain.objects.0.as_deref().unwrap_or_default();
    if objects.len() > usize::from(MOST_OBJECTS) {
        let count = objects.len();
        return Err(format!(
            "{count} objects, a ship has room for {MOST_OBJECTS}"
        ));
    }
    for (place, &object) in (0..).zip(objects) {
        lay_object(play, object, Place::Hold(seat, place))?;
    }
    if captain.grigri.0 == Some(true) {
        play.put_marker(Marker::GriGri, aboard);
    }
    if captain.compass.0 == Some(true) {
        play.put_marker(Marker::Compass, aboard);
    }
    play.put_ship(seat, captain.facing, captain.power, &captain.maps);
    play.put_figure(seat, captain.barrel, captain.jailed, Cause::Setup)?;
    play.own.tonight.stars[seat.index()] = captain.star.0;
    let (deck, discard) = (captain.deck.0.as_deref(), captain.discard.0.as_deref());
    play.put_cards(seat, captain.played.0, deck, discard)
}

/// The ship, on its space or the first free cardinal one.
fn lay_ship(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    let free = || cardinals().find(|&space| play.ships.ship_on(space).is_none());
    let space = captain.at.0.or_else(free);
    let space = space.ok_or("there is no cardinal space left")?;
    if let Some(other) = play.ships.ship_on(space) {
        let other = play.crew.colour(other);
        return Err(format!("its ship lies on {space}, and so does {other:?}'s"));
    }
    play.ships.lay_ship(seat, space);
    Ok(())
}

/// The discard pile, and the deck: what the file names on top, then all other objects.
fn lay_pile(play: &mut Play, position: &Position) -> Result<(), ScenarioError> {
    for (item, &object) in position.spent.iter().enumerate() {
        lay_object(play, object, Place::Spent(item as u8))
            .map_err(|text| ScenarioError::at_item(SPENT, item, text))?;
    }
    for (item, &object) in position.pile.iter().enumerate() {
        lay_object(play, object, Place::Pile(item as u8))
            .map_err(|text| ScenarioError::at_item(PILE, item, text))?;
    }
    let token = play.markers.marker(Marker::Compass) != Place::Supply;
    let mut deep = position.pile.len() as u8;
    for (_, card, mut at, _) in &mut play.own.objects.cards {
        // The Compass has left the game if somebody has its token.
        if at.place == Place::Box && !(token && card.0 == Object::Compass) {
            at.place = Place::Pile(deep);
            deep += 1;
        }
    }
    play.look_over();
    Ok(())
}
