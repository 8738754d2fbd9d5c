//! Laying a position: every piece is taken home, then those that the file names are put where it says.

use super::format::{Captain, Held, Hoard, LaidTile, Position, StackedTile};
use super::spelling::Names;
use crate::scenario::{Moment, each_pirate};
use crate::voodoo_pirate::chart::{Heading, Quarters, Space};
use crate::voodoo_pirate::data::Ground;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::Play;
use rules::table::scenario::{Fields, Meant, ScenarioError};
use rules::table::{Seat, SeatSet};

pub(super) const TILES: Fields = &["position", "tiles"];
pub(super) const STACK: Fields = &["position", "stack"];

/// Lays the position. What lay on the table before is not left anywhere.
pub(super) fn lay(
    play: &mut Play,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    clear(play);
    lay_tiles(play, position, names)?;
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
    if play.crew.house.blessed {
        let named: Vec<Option<Rank>> = position.pirates.iter().map(|p| p.card.0).collect();
        play.put_blessed(Rank::ALL, &named)?;
    }
    play.put_round(position.moment, position.round, position.ritual_held, names);
    Ok(())
}

/// Takes every piece home.
fn clear(play: &mut Play) {
    let start = play.book.0.start.clone();
    play.clear_shared(Heading::West, start.power);
    for (_, mut at) in &mut play.own.stores.poppets {
        at.place = Place::Supply;
    }
    for (_, _, mut at) in &mut play.own.stores.treasures {
        at.place = Place::Supply;
    }
    for (_, marker, mut at) in &mut play.markers.markers {
        at.place = match marker {
            Marker::Vane => Place::Vane(start.wind),
            Marker::Tide => Place::Tide(start.tide),
            Marker::Colonials => Place::Colonials(start.colonials),
            Marker::Sun | Marker::Moon => Place::Aboard(Seat(0)),
            Marker::Whirlpool | Marker::Jail => Place::Supply,
        };
    }
    play.look_over();
}

/// Tiles on the chart, then those on top of the stack, then all others by number.
fn lay_tiles(play: &mut Play, position: &Position, names: &Names) -> Result<(), ScenarioError> {
    for (_, _, mut at, mut turned, mut known) in &mut play.own.sea.tiles {
        at.place = Place::Box;
        turned.0 = Quarters(0);
        known.0 = SeatSet::default();
    }
    play.look_over();
    for (
        item,
        LaidTile {
            tile, at, turned, ..
        },
    ) in position.tiles.iter().enumerate()
    {
        let wrong = |text: String| ScenarioError::at_item(TILES, item, text);
        let slot = at.meant(names).map_err(|error| wrong(error.0))?;
        let turned = turned.meant(names).map_err(|error| wrong(error.0))?;
        let corner = slot.spaces()[0];
        if play.own.sea.ground(corner) != Ground::Open {
            return Err(wrong(format!(
                "{corner} has a tile of harbour or island already"
            )));
        }
        if play.own.sea.tile_on(slot).is_some() {
            return Err(wrong(format!("{corner} has two tiles")));
        }
        put_tile(play, *tile, Place::Slot(slot), turned).map_err(wrong)?;
    }
    let mut deep = 0;
    for (item, StackedTile { tile, turned, .. }) in position.stack.iter().enumerate() {
        let wrong = |text: String| ScenarioError::at_item(STACK, item, text);
        let turned = turned.meant(names).map_err(|error| wrong(error.0))?;
        put_tile(play, *tile, Place::Stack(deep), turned).map_err(wrong)?;
        deep += 1;
    }
    for (_, _, mut at, ..) in &mut play.own.sea.tiles {
        if at.place == Place::Box {
            at.place = Place::Stack(deep);
            deep += 1;
        }
    }
    play.look_over();
    Ok(())
}

fn put_tile(play: &mut Play, number: u8, place: Place, turned: Quarters) -> Result<(), String> {
    let most = play.book.0.tiles.len();
    for (_, tile, mut at, mut lies, _) in &mut play.own.sea.tiles {
        if tile.0 == number {
            if at.place != Place::Box {
                return Err(format!("tile {number} lies elsewhere already"));
            }
            at.place = place;
            lies.0 = turned;
            play.look_over();
            return Ok(());
        }
    }
    Err(format!("there is no tile {number}, expected 1 to {most}"))
}

/// Wind, tide, colonial ships, whirlpool, and the figures of Cursed Pirates.
fn lay_markers(play: &mut Play, position: &Position, names: &Names) -> Result<(), ScenarioError> {
    let mut put = |kind: Marker, place: Place| play.put_marker(kind, place);
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
    let (sun, moon) = names.sun_and_moon(position.sun, position.moment)?;
    put(Marker::Sun, Place::Aboard(sun));
    put(Marker::Moon, Place::Aboard(moon));
    if let Some(ships) = position.colonials.0
        && !(1..=play.book.0.start.most_colonials).contains(&ships)
    {
        let most = play.book.0.start.most_colonials;
        let text = format!("{ships} colonial ships, expected 1 to {most}");
        return Err(ScenarioError::at(&["position", "colonials"], text));
    }
    if let Some(space) = position.whirlpool.0
        && (!play.own.sea.is_placed(space)
            || matches!(play.own.sea.ground(space), Ground::Harbour | Ground::Shore))
    {
        let text = format!("the whirlpool cannot lie on {space}: no sea is placed there");
        return Err(ScenarioError::at(&["position", "whirlpool"], text));
    }
    if let Some((one, other)) = position.cursed_figures.0 {
        for (figure, barrel) in [one, other].into_iter().enumerate() {
            play.markers.move_figure(
                Figure::Cursed(figure as u8),
                Place::On(barrel),
                Cause::Setup,
                &mut play.log,
            );
        }
    }
    Ok(())
}

/// The ship, on its space or the first free one of the harbour.
fn lay_ship(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    let harbour = &play.book.0.chart.harbour;
    let free = |space: &Space| play.ships.ship_on(*space).is_none();
    let space = captain.at.0.or_else(|| harbour.iter().copied().find(free));
    let space = space.ok_or("the harbour is full")?;
    if !play.own.sea.is_placed(space) {
        return Err(format!("its ship lies on {space}, where no tile is"));
    }
    if let Some(other) = play.ships.ship_on(space) {
        let other = play.crew.colour(other);
        return Err(format!("its ship lies on {space}, and so does {other:?}'s"));
    }
    if play.markers.whirlpool() == Some(space) {
        return Err(format!("its ship lies on {space}, the whirlpool's centre"));
    }
    play.ships.lay_ship(seat, space);
    Ok(())
}

/// Lays all that a pirate owns, and its cards.
fn lay_captain(play: &mut Play, seat: Seat, captain: &Captain) -> Result<(), String> {
    let followed = [
        captain.hand.0.is_some(),
        captain.figure_home.0.is_some(),
        captain.souls_anywhere.0.is_some(),
    ];
    if followed.contains(&true) {
        let only = "`hand`, `figure_home` and `souls_anywhere` can only be expected: they follow";
        return Err(format!("{only} from the rest"));
    }
    let hoard = captain.buried.0.clone().unwrap_or_default();
    let souls = captain.souls.0.as_deref().unwrap_or_default();
    let digs =
        hoard != Hoard::default() || souls.iter().any(|held| matches!(held, Held::Buried(_)));
    if digs && captain.barrel.0 != Some(Barrel::Sand) {
        return Err("only a figure on the Sand buries things, expected `barrel: Sand`".to_owned());
    }
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    play.put_coins(captain.coins.0.unwrap_or(0), aboard, Cause::Setup)?;
    play.put_coins(hoard.coins, buried, Cause::Setup)?;
    let poppets = [
        (captain.poppets.0.unwrap_or(0), aboard),
        (hoard.poppets, buried),
    ];
    for (count, place) in poppets {
        if play.own.stores.poppets_at(Place::Supply) < count {
            let most = play.book.0.start.poppet_supply;
            return Err(format!("there are only {most} poppets"));
        }
        for _ in 0..count {
            play.move_poppet(Place::Supply, place, Cause::Setup);
        }
    }
    if souls.len() > usize::from(MOST_BERTHS) {
        let count = souls.len();
        return Err(format!(
            "{count} places for souls, a ship has {MOST_BERTHS}"
        ));
    }
    for (berth, held) in (0..).zip(souls) {
        match Held::soul(*held) {
            Some((colour, true)) => play.put_soul(colour, Place::BuriedBerth(seat, berth))?,
            Some((colour, false)) => play.put_soul(colour, Place::Berth(seat, berth))?,
            None => {}
        }
    }
    lay_treasures(play, seat, captain, &hoard)?;
    play.put_ship(seat, captain.facing, captain.power, &captain.maps);
    play.put_figure(seat, captain.barrel, captain.jailed, Cause::Setup)?;
    let (deck, discard) = (captain.deck.0.as_deref(), captain.discard.0.as_deref());
    play.put_cards(seat, captain.played.0, deck, discard)
}

/// Objects, skulls and the GriGri.
fn lay_treasures(
    play: &mut Play,
    seat: Seat,
    captain: &Captain,
    hoard: &Hoard,
) -> Result<(), String> {
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    let open = captain
        .objects
        .0
        .iter()
        .flatten()
        .map(|object| (object, aboard));
    let hidden = hoard.objects.iter().map(|object| (object, buried));
    let objects = open
        .chain(hidden)
        .map(|(&object, place)| (Treasure::Object(object), place));
    let open = captain
        .skulls
        .0
        .iter()
        .flatten()
        .map(|skull| (skull, aboard));
    let hidden = hoard.skulls.iter().map(|skull| (skull, buried));
    let skulls = open
        .chain(hidden)
        .map(|(&skull, place)| (Treasure::Skull(skull), place));
    let grigri = (captain.grigri.0 == Some(true)).then_some((Treasure::GriGri, aboard));
    for (treasure, place) in objects.chain(skulls).chain(grigri) {
        if play.own.stores.treasure(treasure) != Place::Supply {
            return Err(format!("{treasure:?} is held twice, there is one"));
        }
        play.move_treasure(treasure, place, Cause::Setup);
    }
    Ok(())
}
