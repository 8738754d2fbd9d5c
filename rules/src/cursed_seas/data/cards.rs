//! The data of a fleet's cards and of treasures (`cursed-seas §3.2` to `§3.7`).

use super::{Gun, Sticks, within};
use crate::ids::*;
use serde::Deserialize;

/// A ship.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipData {
    /// The ship.
    pub ship: Ship,
    /// Its code, such as `EN3`, in fleets that are shared as text.
    pub code: String,
    /// Its nation.
    pub nation: Nation,
    /// Its printed masts.
    #[serde(deserialize_with = "within::<1, 5, _>")]
    pub masts: u8,
    /// Its printed cargo spaces.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub cargo: u8,
    /// Its base move.
    pub moves: Sticks,
    /// Its cannons, one a mast, from the bow.
    pub guns: Vec<Gun>,
    /// Its price; the most that its crew may cost together, and its equipment.
    pub points: u8,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
}

/// A creature.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureData {
    /// The creature.
    pub creature: Creature,
    /// Its code, such as `C1`.
    pub code: String,
    /// Its nation.
    pub nation: Nation,
    /// Its printed segments.
    #[serde(deserialize_with = "within::<1, 6, _>")]
    pub segments: u8,
    /// Its base move.
    pub moves: Sticks,
    /// Its shots, one a segment.
    pub guns: Vec<Gun>,
    /// Its price.
    pub points: u8,
    /// Its keyword.
    pub keyword: Keyword,
}

/// A ship or a crew that a crew is linked to (`cursed-seas §3.8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Link {
    /// A ship.
    Ship(Ship),
    /// Another crew.
    Crew(Crew),
}

/// A crew.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewData {
    /// The crew.
    pub crew: Crew,
    /// Its code, such as `G01`.
    pub code: String,
    /// The nation of a named crew; none of a generic one, whose nation is chosen when it is bought.
    #[serde(default)]
    pub nation: Option<Nation>,
    /// Its price.
    pub cost: u8,
    /// The keywords that it gives its ship.
    pub gives: Vec<Keyword>,
    /// The ships and crew that it is linked to.
    #[serde(default)]
    pub links: Vec<Link>,
}

impl CrewData {
    /// Returns whether it is a named crew: one of its kind in a fleet.
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.nation.is_some()
    }
}

/// An equipment.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EquipmentData {
    /// The equipment.
    pub equipment: Equipment,
    /// Its code, such as `Q1`.
    pub code: String,
    /// Its price.
    pub cost: u8,
    /// The keywords that it gives its ship.
    pub gives: Vec<Keyword>,
}

/// An event.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventData {
    /// The event.
    pub event: EventCard,
    /// Its code, such as `V01`.
    pub code: String,
    /// Its price.
    pub cost: u8,
}

/// The gold that a unique treasure brings when it is unloaded at home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Worth {
    /// So much.
    Gold(u8),
    /// A roll of a die.
    Die,
    /// None: it stays aboard.
    Nothing,
}

/// A unique treasure.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UniqueData {
    /// The treasure.
    pub unique: Unique,
    /// Its code, such as `U1`.
    pub code: String,
    /// Its worth.
    pub worth: Worth,
    /// The keywords that it gives its ship.
    pub gives: Vec<Keyword>,
}
