//! Reads the game's files and checks them; all faults of all files are gathered.

mod prices;
mod starters;

use self::prices::PriceList;
use self::starters::starters;
use super::CursedSeas;
use super::data::*;
use super::ids::*;
use super::numbers::numbers;
use rules::standard;
use rules::table::Packed;
use rules::table::files::{Entries, Entry, Fault, Files, Sheet};
use rules::table::words::DataNumbers;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;

rules::packed! {
    "cursed_seas",
    data: {
        SHIPS = "ships.ron",
        CREATURES = "creatures.ron",
        CREW = "crew.ron",
        EQUIPMENT = "equipment.ron",
        EVENTS = "events.ron",
        UNIQUES = "uniques.ron",
        ISLANDS = "islands.ron",
        TERRAIN = "terrain.ron",
        FORTS = "forts.ron",
        COINS = "coins.ron",
        FLEETS = "fleets.ron",
        KEYWORDS = "keywords.ron",
        PRICES = "prices.ron",
        NUMBERS = "numbers.ron",
    },
    lessons: ["stick.ron", "guns.ron", "gold.ron", "ram.ron", "crew.ron", "end.ron"],
    shares: [],
}

/// The words for a list in which each kind stands once.
const ONCE: &str = "each once";

/// The values that coins have.
const COIN: RangeInclusive<u8> = 1..=3;

impl Packed for CursedSeas {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = TEXTS;

    standard!(CursedSeas);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load(files)
    }

    fn numbers(data: &Data) -> DataNumbers {
        numbers(data)
    }
}

/// Reads all files.
fn load(files: &Files) -> Result<Data, Vec<Fault>> {
    let paths = [
        SHIPS, CREATURES, CREW, EQUIPMENT, EVENTS, UNIQUES, ISLANDS, TERRAIN, FORTS, COINS, FLEETS,
        KEYWORDS, PRICES, NUMBERS,
    ];
    Sheet::read_all(files, paths, check)
}

/// Checks every file; nothing where something is missing.
fn check(
    [
        ships,
        creatures,
        crew,
        equipment,
        events,
        uniques,
        islands,
        terrain,
        forts,
        coins,
        fleets,
        keywords,
        prices,
        numbers,
    ]: &mut [Sheet; 14],
    digest: u64,
) -> Option<Data> {
    let numbers_data = all_numbers(numbers);
    let list = PriceList::read(prices, keywords);
    let mut codes = Vec::new();
    let ship_lines = cards(
        ships,
        &mut codes,
        Ship::ALL,
        |line: &ShipData| line.ship,
        |line| &line.code,
        |sheet, entry| list.check_ship(sheet, entry),
    );
    let creature_lines = cards(
        creatures,
        &mut codes,
        Creature::ALL,
        |line: &CreatureData| line.creature,
        |line| &line.code,
        |sheet, entry| list.check_creature(sheet, entry),
    );
    let crew_lines = cards(
        crew,
        &mut codes,
        Crew::ALL,
        |line: &CrewData| line.crew,
        |line| &line.code,
        |_, _| {},
    );
    let gear = cards(
        equipment,
        &mut codes,
        Equipment::ALL,
        |line: &EquipmentData| line.equipment,
        |line| &line.code,
        |_, _| {},
    );
    let event_lines = cards(
        events,
        &mut codes,
        EventCard::ALL,
        |line: &EventData| line.event,
        |line| &line.code,
        |_, _| {},
    );
    let unique_lines = uniques.by_kind(Unique::ALL, |line: &UniqueData| line.unique, ONCE);
    let island_lines = islands.by_kind(Island::ALL, |line: &IslandData| line.island, ONCE);
    let terrain_lines = terrain.by_kind(Terrain::ALL, |line: &TerrainData| line.terrain, ONCE);
    let fort_lines = forts.by_kind(Nation::ALL, |line: &FortData| line.nation, ONCE);
    let coin_lines = all_coins(coins);
    let mut data = Data {
        ships: ship_lines?,
        creatures: creature_lines?,
        crew: crew_lines?,
        equipment: gear?,
        events: event_lines?,
        uniques: unique_lines?,
        islands: island_lines?,
        terrain: terrain_lines?,
        forts: fort_lines?,
        coins: coin_lines?,
        fleets: Vec::new(),
        numbers: numbers_data?,
        digest,
    };
    data.fleets = starters(fleets, &data)?;
    Some(data)
}

/// Reads the numbers; a raid has coins to take.
fn all_numbers(sheet: &mut Sheet) -> Option<Numbers> {
    let numbers: Numbers = sheet.record()?;
    if numbers.raid.is_empty() || !numbers.raid.iter().all(|coin| COIN.contains(coin)) {
        let message = format!(
            "found {:?}, expected values of coins, from 1 to 3",
            numbers.raid
        );
        sheet.fault_at("raid", message);
    }
    Some(numbers)
}

/// Reads the coins: a list for each build total, the lowest total first.
fn all_coins(sheet: &mut Sheet) -> Option<Vec<Coins>> {
    let list: Entries<Coins> = sheet.list()?;
    sheet.each_once(
        &list,
        &[20, 30, 40, 60],
        |line| line.total,
        "each build total once",
    );
    for entry in &list.entries {
        let wrong = entry.value.coins.iter().find(|coin| !COIN.contains(coin));
        if let Some(coin) = wrong {
            let message = format!("found a coin of {coin}, expected values from 1 to 3");
            sheet.fault(entry.offset, message);
        }
    }
    let mut lines: Vec<Coins> = list.entries.into_iter().map(|entry| entry.value).collect();
    lines.sort_by_key(|line| line.total);
    Some(lines)
}

/// Reads cards of which each kind stands there once, with a code that no card of a fleet had before.
fn cards<T: DeserializeOwned, K: Copy + PartialEq + Debug, const N: usize>(
    sheet: &mut Sheet,
    codes: &mut Vec<String>,
    all: &[K],
    kind: impl Fn(&T) -> K,
    code: impl Fn(&T) -> &str,
    mut check: impl FnMut(&mut Sheet, &Entry<T>),
) -> Option<[T; N]> {
    let list: Entries<T> = sheet.list()?;
    sheet.each_once(&list, all, &kind, ONCE);
    for entry in &list.entries {
        let code = code(&entry.value);
        if !code.starts_with(|first: char| first.is_ascii_uppercase())
            || !code
                .chars()
                .all(|one| one.is_ascii_uppercase() || one.is_ascii_digit())
        {
            let message = format!("found code {code:?}, expected capital letters and digits");
            sheet.fault(entry.offset, message);
        }
        if codes.iter().any(|other| other == code) {
            let message = format!("found code {code:?} a second time, expected each code once");
            sheet.fault(entry.offset, message);
        }
        codes.push(code.to_owned());
        check(sheet, entry);
    }
    let mut lines: Vec<T> = list.entries.into_iter().map(|entry| entry.value).collect();
    lines.sort_by_key(|line| all.iter().position(|one| *one == kind(line)));
    lines.try_into().ok()
}

/// Returns the data of the embedded files.
#[cfg(test)]
pub(super) fn standard() -> Data {
    load(&Files::embedded(EMBEDDED)).unwrap()
}

#[cfg(test)]
mod tests;
