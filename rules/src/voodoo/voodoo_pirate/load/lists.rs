//! Barrels, skulls and skills: a list each, in which everything stands once (`voodoo-pirate §3`, `§11`, `§13`).

use crate::voodoo_pirate::data::{BarrelData, Bonus, Skill};
use crate::voodoo_pirate::pieces::{Barrel, Colour, Object, Skull};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// Points that a file can give.
pub(super) type Points = Within<0, 30>;

/// A barrel as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBarrel {
    barrel: Barrel,
    works: RawTime,
}

/// The time at which a barrel works, as the file has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
enum RawTime {
    Dusk,
    Moonlight,
}

/// A skull as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSkull {
    skull: Skull,
    bonus: RawBonus,
}

/// The worth of a skull, as the file has it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
enum RawBonus {
    With { object: Object, points: Points },
    EachPoppet { points: Points },
    MostCoins { points: Points },
    PowerFrom { power: Within<1, 6>, points: Points },
    NoSoul { points: Points },
    EachSoul { colour: Colour, points: Points },
}

/// A colour's skill as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSkillOf {
    colour: Colour,
    skill: Skill,
}

/// All eight barrels, in the ring's order.
pub(super) fn barrels(sheet: &mut Sheet) -> Option<Vec<BarrelData>> {
    let list = sheet.list::<RawBarrel>()?;
    sheet.each_once(
        &list,
        Barrel::ALL,
        |raw| raw.barrel,
        "each of the eight barrels once",
    );
    let ring = list.entries.iter().map(|entry| BarrelData {
        barrel: entry.value.barrel,
        dusk: entry.value.works == RawTime::Dusk,
    });
    Some(ring.collect())
}

/// Returns what each of the six skulls is worth.
pub(super) fn skulls(sheet: &mut Sheet) -> Option<[Bonus; 6]> {
    let skull = |raw: &RawSkull| raw.skull;
    let skulls = sheet.by_kind(Skull::ALL, skull, "each of the six skulls once")?;
    Some(skulls.map(|raw| match raw.bonus {
        RawBonus::With { object, points } => Bonus::With(object, points.get()),
        RawBonus::EachPoppet { points } => Bonus::EachPoppet(points.get()),
        RawBonus::MostCoins { points } => Bonus::MostCoins(points.get()),
        RawBonus::PowerFrom { power, points } => Bonus::PowerFrom(power.get(), points.get()),
        RawBonus::NoSoul { points } => Bonus::NoSoul(points.get()),
        RawBonus::EachSoul { colour, points } => Bonus::EachSoul(colour, points.get()),
    }))
}

/// Returns what each of the five colours can do.
pub(super) fn skills(sheet: &mut Sheet) -> Option<[Skill; 5]> {
    let colour = |raw: &RawSkillOf| raw.colour;
    let skills = sheet.by_kind(Colour::ALL, colour, "each of the five colours once")?;
    Some(skills.map(|raw| raw.skill))
}
