//! The fields of a scenario file of this game.

use super::spelling::{CardKind, Named, VesselName};
use crate::CursedSeas;
use crate::values::*;
use rules::kit::Sits;
use rules::table::files::record;
use rules::table::scenario::Maybe;
use serde::Deserialize;

/// The moment at which the scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// This player's turn begins.
    Turn(Named),
    /// This player is asked what the fleet does, in the midst of its turn.
    Menu(Named),
}

/// The position that a scenario begins with. What is left out is as in a new game, with nothing on the mat.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The players, clockwise.
    #[required]
    pub players: Vec<Party>,
    /// The moment of the game.
    #[required]
    pub moment: Moment,
    /// The option of mysterious islands.
    pub mysterious: bool,
    /// The option of unique treasures.
    pub uniques: bool,
    /// The option of forts.
    pub forts: bool,
    /// The pieces of terrain that each player places in the setup.
    pub terrain_each: u8,
    /// The round; the first if left out.
    pub round: Maybe<u8>,
    /// The player who begins each round; the first one if left out.
    pub first: Maybe<Named>,
    /// The islands on the mat.
    pub islands: Vec<Isles>,
    /// The terrain on the mat, numbered as it is listed.
    pub terrain: Vec<(Terrain, Point)>,
    /// The island of all treasure that is named nowhere; Coffin Key if left out.
    pub rest: Maybe<Island>,
    /// The next dice, in order.
    pub dice: Vec<u8>,
}

/// An island on the mat.
#[record]
#[derive(Debug)]
pub struct Isles {
    /// The island.
    #[required]
    pub island: Island,
    /// Its middle.
    #[required]
    pub at: Point,
    /// The player whose home it is.
    pub home: Maybe<Named>,
    /// The treasure that lies there.
    pub treasure: Vec<Loot>,
    /// The players who have explored it.
    pub explored: Vec<Named>,
    /// The seats whose markers lie there.
    pub marked: Vec<Named>,
    /// True where its hidden text was flipped.
    pub flipped: bool,
    /// The fort on it.
    pub fort: Maybe<Forts>,
}

/// A fort on an island.
#[record]
#[derive(Debug, Clone)]
pub struct Forts {
    /// Its player.
    #[required]
    pub player: Named,
    /// The nation that built it.
    #[required]
    pub nation: Nation,
    /// The flags that stand, from 0; all if left out.
    pub flags: Maybe<Vec<Mast>>,
    /// The values of the coins that were unloaded there.
    pub gold: Vec<u8>,
}

/// A player and its fleet.
#[record]
#[derive(Debug)]
pub struct Party {
    /// The player.
    #[required]
    pub colour: Token,
    /// The kind of player.
    pub kind: Maybe<Sits<CursedSeas>>,
    /// The fleet, as text, such as `"EN3+G01 V01"`, or a nation, such as `"england"`.
    #[required]
    pub fleet: String,
    /// The values of the coins that were unloaded.
    pub gold: Vec<u8>,
    /// The ships and creatures of the fleet that are on the mat; each fleet has others of its own.
    pub ships: Vec<Laid>,
}

/// A ship or creature on the mat.
#[record]
#[derive(Debug)]
pub struct Laid {
    /// The ship or creature.
    #[required]
    pub vessel: VesselName,
    /// Bow point and heading; a creature's centre, and heading 0.
    #[required]
    pub at: Place,
    /// The masts or segments that stand sound, from 0 at the bow; all if left out.
    pub sound: Maybe<Vec<Mast>>,
    /// The masts that burn.
    pub fire: Vec<Mast>,
    /// The treasure aboard.
    pub treasure: Vec<Loot>,
    /// The ship that tows her.
    pub tower: Maybe<VesselName>,
    /// The ship that she is pinned to.
    pub pinned: Maybe<VesselName>,
    /// True where she is scuttling.
    pub scuttling: bool,
}

/// The table in the end, as far as it must hold. Fields that are left out are not looked at.
#[record]
#[derive(Debug, Default)]
pub struct Outcome {
    /// The phase.
    pub phase: Maybe<Phase>,
    /// The round.
    pub round: Maybe<u8>,
    /// The seat whose turn it is.
    pub active: Maybe<Named>,
    /// Why the game ended.
    pub ended: Maybe<End>,
    /// The players.
    pub players: Vec<Fares>,
    /// Islands with a fort, each with the flags that stand and the gold in it.
    pub forts: Maybe<Vec<(Island, Vec<Mast>, u8)>>,
    /// Ships and creatures.
    pub vessels: Vec<Stands>,
}

/// A player in the end.
#[record]
#[derive(Debug)]
pub struct Fares {
    /// The player.
    #[required]
    pub colour: Token,
    /// The gold at home.
    pub gold: Maybe<u8>,
    /// The events in hand, in any order.
    pub events: Maybe<Vec<CardKind>>,
}

/// A ship or creature in the end.
#[record]
#[derive(Debug)]
pub struct Stands {
    /// The ship or creature.
    #[required]
    pub vessel: VesselName,
    /// Its place.
    pub at: Maybe<Place>,
    /// True where it is on the mat.
    pub afloat: Maybe<bool>,
    /// Its player.
    pub player: Maybe<Named>,
    /// The masts or segments that stand sound.
    pub sound: Maybe<Vec<Mast>>,
    /// The masts that burn.
    pub fire: Maybe<Vec<Mast>>,
    /// The treasure aboard, in any order.
    pub treasure: Maybe<Vec<Loot>>,
    /// Crew and equipment aboard, in any order.
    pub cards: Maybe<Vec<CardKind>>,
    /// The ship that tows her.
    pub tower: Maybe<VesselName>,
    /// True where she is pinned.
    pub pinned: Maybe<bool>,
    /// True where she is wrecked.
    pub wrecked: Maybe<bool>,
    /// True where she is scuttling.
    pub scuttling: Maybe<bool>,
}
