//! Laying a position: what the file names is put where it says, everything else is taken off the mat.

use super::format::{Forts, Laid, Moment, Position};
use super::spelling::{Named, Names};
use crate::play::{Course, Fight, Play, Turn};
use crate::values::*;
use rules::kit::scenario::SeatTokens;
use rules::table::scenario::{Fields, Meant, ScenarioError};
use rules::table::{Seat, SeatSet};

const PLAYERS: Fields = &["position", "players"];
const FIRST: Fields = &["position", "first"];
const MOMENT: Fields = &["position", "moment"];
const ISLANDS: Fields = &["position", "islands"];
const TERRAIN: Fields = &["position", "terrain"];

/// Lays the position. What lay on the mat before is not left anywhere.
pub(super) fn lay(
    play: &mut Play,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    let first = position.first.0.map(|first| names.seat(first)).transpose();
    let first = first.map_err(|wrong| ScenarioError::at(FIRST, wrong))?;
    let active = match position.moment {
        Moment::Setup => Ok(Seat(0)),
        Moment::Turn(player) | Moment::Menu(player) => names.seat(player),
    };
    clear(play, position.rest.0.unwrap_or(Island::ALL[0]));
    *play.turn = Turn {
        round: position.round.0.unwrap_or(1),
        first: first.unwrap_or_default(),
        active: active.map_err(|wrong| ScenarioError::at(MOMENT, wrong))?,
        ..Turn::default()
    };
    draw_uniques(play, position);
    let named = &mut Vec::new();
    for (item, isle) in position.islands.iter().enumerate() {
        let at = |text: String| ScenarioError::at_item(ISLANDS, item, text);
        play.waters.lay_island(isle.island, Some(isle.at));
        let seats = |named: &[Named]| -> Result<SeatSet, String> {
            let mut set = SeatSet::default();
            for &one in named {
                set.insert(names.seat(one).map_err(|wrong| wrong.to_string())?);
            }
            Ok(set)
        };
        let home = isle.home.0.map(|home| names.seat(home)).transpose();
        *play.waters.isle_mut(isle.island) = Isle {
            home: home.map_err(|wrong| at(wrong.to_string()))?,
            explored: seats(&isle.explored).map_err(at)?,
            marked: seats(&isle.marked).map_err(at)?,
            flipped: isle.flipped,
            ..Isle::default()
        };
        if let Some(fort) = &isle.fort.0 {
            lay_fort(play, named, isle.island, fort, names).map_err(at)?;
        }
        for &loot in &isle.treasure {
            put(play, named, loot, TreasurePlace::On(isle.island)).map_err(at)?;
        }
    }
    for (item, &(terrain, at)) in position.terrain.iter().enumerate() {
        let shoal = play.pieces().shoals().nth(item).ok_or_else(|| {
            let text = format!("found more terrain than {} pieces", Shoal::MOST);
            ScenarioError::at_item(TERRAIN, item, text)
        })?;
        play.waters.lay_shoal(shoal, ShoalPlace::Mat(terrain, at));
    }
    for (item, party) in position.players.iter().enumerate() {
        let (seat, at) = (Seat(item as u8), |text: String| {
            ScenarioError::at_item(PLAYERS, item, text)
        });
        bring_home(play, seat);
        for &coin in &party.gold {
            put(play, named, Loot::Coin(coin), TreasurePlace::Gone).map_err(at)?;
            play.turn.gold[item] += coin;
        }
        for laid in &party.ships {
            lay_vessel(play, named, seat, laid, names).map_err(at)?;
        }
    }
    number_icebergs(play);
    Ok(())
}

/// A fort, with the gold that was unloaded there.
fn lay_fort(
    play: &mut Play,
    named: &mut Vec<Treasure>,
    island: Island,
    laid: &Forts,
    names: &Names,
) -> Result<(), String> {
    let seat = names.seat(laid.player).map_err(|wrong| wrong.to_string())?;
    let all = play.data().fort(laid.nation).flags.len() as u8;
    let flags = match laid.flags.0.as_deref() {
        Some(flags) => bits(flags, all)?,
        None => (1 << all) - 1,
    };
    for &coin in &laid.gold {
        put(play, named, Loot::Coin(coin), TreasurePlace::Gone)?;
    }
    play.turn.forts[seat.index()] |= 1 << laid.nation as u16;
    play.waters.isle_mut(island).fort = Some(Fort {
        seat,
        nation: laid.nation,
        flags,
        gold: laid.gold.iter().sum(),
        shot: false,
    });
    Ok(())
}

/// Returns masts or flags, of so many, as a bit each.
fn bits(masts: &[Mast], all: u8) -> Result<u8, String> {
    masts.iter().try_fold(0, |bits, &Mast(mast)| {
        if mast < all {
            Ok(bits | 1 << mast)
        } else {
            Err(format!(
                "found {mast}, expected a mast or flag of {all}, counted from 0"
            ))
        }
    })
}

/// Takes everything off the mat; all treasure comes to lie on one island.
fn clear(play: &mut Play, rest: Island) {
    (*play.course, *play.fight) = (Course::default(), Fight::default());
    for (_, mut at, _, mut today) in &mut play.waters.vessels {
        (at.place, *today) = (Lies::Box, Today::default());
    }
    for (_, mut at, mut isle) in &mut play.waters.islands {
        (at.place, *isle) = (None, Isle::default());
    }
    for (_, mut at, mut swell) in &mut play.waters.shoals {
        (at.place, *swell) = (ShoalPlace::Box, Swell::default());
    }
    for (_, mut at, mut state) in &mut play.holds.treasures {
        at.place = TreasurePlace::On(rest);
        state.known = Knowers::NOBODY;
    }
    play.waters.look_over();
}

/// Unique treasures that the file names take the places of others that were drawn by lot.
fn draw_uniques(play: &mut Play, position: &Position) {
    let ships = position.players.iter().flat_map(|party| &party.ships);
    let aboard = ships.flat_map(|ship| &ship.treasure);
    let ashore = position.islands.iter().flat_map(|isle| &isle.treasure);
    let named: Vec<Loot> = aboard.chain(ashore).copied().collect();
    let drawn: Vec<Option<Loot>> = play.holds.treasures.iter().map(|one| one.2.loot).collect();
    let missing = named.iter().filter(|&&loot| !drawn.contains(&Some(loot)));
    let mut missing = missing.filter(|loot| matches!(loot, Loot::Unique(_)));
    for (_, _, mut state) in &mut play.holds.treasures {
        if let Some(loot @ Loot::Unique(_)) = state.loot
            && !named.contains(&loot)
            && let Some(&wanted) = missing.next()
        {
            state.loot = Some(wanted);
        }
    }
}

/// Crew and equipment that no ship has aboard lie on their player's home island.
fn bring_home(play: &mut Play, seat: Seat) {
    let Some(home) = play.waters.home(seat) else {
        return;
    };
    for (_, mut at, state) in &mut play.holds.cards {
        let ashore = matches!(state.item, Some(Item::Crew(..) | Item::Equipment(_)));
        if at.place == CardPlace::Held(seat) && ashore {
            at.place = CardPlace::Ashore(home, seat);
        }
    }
}

/// A treasure like this that the file has named nowhere yet goes to a place.
fn put(
    play: &mut Play,
    named: &mut Vec<Treasure>,
    loot: Loot,
    place: TreasurePlace,
) -> Result<(), String> {
    let owner = match place {
        TreasurePlace::Aboard(vessel) => Some(play.player(vessel)),
        _ => None,
    };
    let mut treasures = play.holds.treasures.iter_mut();
    let free = treasures.find(|(one, _, state)| state.loot == Some(loot) && !named.contains(one));
    let (&treasure, mut at, mut state) =
        free.ok_or_else(|| format!("all treasure like {loot:?} lies elsewhere already"))?;
    named.push(treasure);
    at.place = place;
    state.known = match (owner, loot) {
        (Some(owner), Loot::Coin(_)) => Knowers::only(owner),
        (None, _) if matches!(place, TreasurePlace::On(_)) => Knowers::NOBODY,
        _ => Knowers::ALL,
    };
    Ok(())
}

/// A ship or creature of a player's fleet comes to lie on the mat.
fn lay_vessel(
    play: &mut Play,
    named: &mut Vec<Treasure>,
    seat: Seat,
    laid: &Laid,
    names: &Names,
) -> Result<(), String> {
    let own = |vessel: &Vessel| play.pieces().fleets[vessel.index()] == seat;
    let vessel = laid
        .vessel
        .meant(names)
        .map_err(|wrong| wrong.to_string())?;
    if !own(&vessel) {
        let text = format!("{:?} is in another fleet", laid.vessel.0);
        return Err(text);
    }
    if play.waters.lies(vessel) != Lies::Box {
        return Err(format!("found {:?} a second time", laid.vessel.0));
    }
    let other = |name: Option<super::spelling::VesselName>| {
        let meant = name.map(|name| name.meant(names)).transpose();
        meant.map_err(|wrong| wrong.to_string())
    };
    let (tower, pinned) = (other(laid.tower.0)?, other(laid.pinned.0)?);
    play.waters.lay(vessel, Lies::Mat(laid.at));
    let mut hull = *play.waters.hull(vessel);
    let all = hull.sound.count_ones() as u8;
    if let Some(sound) = &laid.sound.0 {
        hull.sound = bits(sound, all)?;
    }
    hull.fire = bits(&laid.fire, all)?;
    (hull.tower, hull.pinned, hull.scuttling) = (tower, pinned, laid.scuttling);
    play.waters.set_hull(vessel, hull);
    for &loot in &laid.treasure {
        put(play, named, loot, TreasurePlace::Aboard(vessel))?;
    }
    Ok(())
}

/// Icebergs are numbered in their order.
fn number_icebergs(play: &mut Play) {
    let icebergs = play.waters.shoals.iter_mut();
    let icebergs =
        icebergs.filter(|(_, at, _)| matches!(at.place, ShoalPlace::Mat(Terrain::Iceberg, _)));
    for (number, (_, _, mut swell)) in (1..).zip(icebergs) {
        swell.number = number;
    }
}
