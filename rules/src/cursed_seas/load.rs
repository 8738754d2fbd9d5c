//! Reads the game's files and checks them; all faults of all files are gathered.

use super::CursedSeas;
use super::data::*;
use super::fleet::{Berthed, CrewCard, Fleet, Starter};
use super::ids::*;
use crate::standard;
use crate::table::Packed;
use crate::table::files::{Entries, Entry, Fault, Files, Sheet};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;

crate::packed! {
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
    lessons: [],
    shares: [],
}

/// The words for a list in which each kind stands once.
const ONCE: &str = "each once";

/// The build total that starter fleets keep within.
const STARTER_TOTAL: u8 = 40;

/// The values that coins have.
const COIN: RangeInclusive<u8> = 1..=3;

/// A ship of a starter fleet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterShip {
    ship: Ship,
    crew: Vec<Crew>,
}

/// An entry of the starter fleets' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterLine {
    nation: Nation,
    ships: Vec<StarterShip>,
    events: Vec<EventCard>,
}

impl Packed for CursedSeas {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = TEXTS;

    standard!(CursedSeas);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load(files)
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
    let list = PriceList {
        prices: prices.record(),
        keywords: priced_keywords(keywords),
    };
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

/// Reads the prices of keywords.
fn priced_keywords(sheet: &mut Sheet) -> Option<Vec<KeywordPrice>> {
    let list: Entries<KeywordPrice> = sheet.list()?;
    sheet.each_once(&list, &[], |line| line.keyword, ONCE);
    let lines = list.entries.into_iter().map(|entry| entry.value);
    Some(lines.collect())
}

/// The prices of ships and creatures, as far as they could be read.
struct PriceList {
    prices: Option<Prices>,
    keywords: Option<Vec<KeywordPrice>>,
}

impl PriceList {
    /// Checks that a ship has as many cannons as masts, and the price of the formula.
    fn check_ship(&self, sheet: &mut Sheet, entry: &Entry<ShipData>) {
        let Entry {
            value: ship,
            offset,
        } = entry;
        let name = ship.ship;
        if ship.guns.len() != usize::from(ship.masts) {
            let (guns, masts) = (ship.guns.len(), ship.masts);
            let message = format!("{name:?} has {guns} cannons, expected {masts}, one a mast");
            sheet.fault(*offset, message);
        }
        if let (Some(prices), Some(keywords)) = (&self.prices, &self.keywords) {
            price_is(
                sheet,
                *offset,
                &name,
                ship.points,
                prices.ship(ship, keywords),
            );
        }
    }

    /// Checks that a creature has as many shots as segments, and the price of the formula.
    fn check_creature(&self, sheet: &mut Sheet, entry: &Entry<CreatureData>) {
        let Entry {
            value: creature,
            offset,
        } = entry;
        let name = creature.creature;
        if creature.guns.len() != usize::from(creature.segments) {
            let (guns, segments) = (creature.guns.len(), creature.segments);
            let message = format!("{name:?} has {guns} shots, expected {segments}, one a segment");
            sheet.fault(*offset, message);
        }
        if let (Some(prices), Some(keywords)) = (&self.prices, &self.keywords) {
            let price = prices.creature(creature, keywords);
            price_is(sheet, *offset, &name, creature.points, price);
        }
    }
}

/// Checks the price of a card against the formula.
fn price_is(
    sheet: &mut Sheet,
    offset: usize,
    name: &dyn std::fmt::Debug,
    points: u8,
    price: Option<i32>,
) {
    match price {
        None => sheet.fault(
            offset,
            format!("{name:?} has a move or a keyword that the price files have no price of"),
        ),
        Some(price) if price != i32::from(points) => sheet.fault(
            offset,
            format!("{name:?} costs {points} points, expected {price} by the price formula"),
        ),
        Some(_) => {}
    }
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

/// Reads the starter fleets, each of them sound.
fn starters(sheet: &mut Sheet, data: &Data) -> Option<Vec<Starter>> {
    let list: Entries<StarterLine> = sheet.list()?;
    sheet.each_once(&list, &[], |line| line.nation, ONCE);
    let mut starters = Vec::new();
    for Entry { value, offset } in list.entries {
        let nation = value.nation;
        let ship = |line: StarterShip| {
            let nation = data.ship(line.ship).nation;
            let crew = line.crew.into_iter().map(|crew| CrewCard { crew, nation });
            Berthed {
                ship: line.ship,
                crew: crew.collect(),
                equipment: Vec::new(),
            }
        };
        let fleet = Fleet {
            ships: value.ships.into_iter().map(ship).collect(),
            events: value.events,
            ..Fleet::default()
        };
        for wrong in fleet.faults(data, STARTER_TOTAL) {
            sheet.fault(
                offset,
                format!("found {wrong:?} in the fleet of {nation:?}, expected a sound fleet"),
            );
        }
        starters.push(Starter { nation, fleet });
    }
    Some(starters)
}

/// Returns the data of the embedded files.
#[cfg(test)]
pub(super) fn standard() -> Data {
    load(&Files::embedded(EMBEDDED)).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Texted;

    /// Returns what is said of the files with one text changed in one of them.
    fn faults(path: &str, from: &str, to: &str) -> String {
        let (_, text) = EMBEDDED.iter().find(|(one, _)| *one == path).unwrap();
        assert!(text.contains(from), "{from}");
        let files = Files::embedded(EMBEDDED).with_text(path, text.replacen(from, to, 1));
        let faults = load(&files).unwrap_err();
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }

    #[test]
    fn the_embedded_files_load() {
        let data = load(&Files::embedded(EMBEDDED)).unwrap();
        let hartley = data.ship(Ship::Hartley);
        assert_eq!(
            (hartley.code.as_str(), hartley.points, hartley.cargo),
            ("EN3", 11, 3)
        );
        let guns: Vec<String> = hartley.guns.iter().map(ToString::to_string).collect();
        assert_eq!(guns, ["2S", "3L", "3L"]);
        assert_eq!(hartley.moves.to_string(), "S+S");
        assert_eq!(data.creature(Creature::YmirsDaughter).segments, 5);
        assert_eq!(data.coins(40).iter().sum::<u8>(), 15);
        assert_eq!(data.coins(50), &[] as &[u8]);
        let costs = data.fleets.iter().map(|starter| starter.fleet.cost(&data));
        assert_eq!(costs.collect::<Vec<_>>(), [40, 40, 40, 40, 40, 39]);
    }

    /// Every card, keyword and fault of a fleet has its text in every language, and so has every fort.
    #[test]
    fn all_that_data_names_has_a_text() {
        fn ids<T: Texted + Copy>(all: &[T]) -> impl Iterator<Item = String> {
            all.iter().map(|one| one.text_id().to_owned())
        }
        let fort = |nation: &Nation| nation.text_id().replacen("nation", "fort", 1);
        let ids = ids(Nation::ALL)
            .chain(Nation::ALL.iter().map(fort))
            .chain(ids(Stick::ALL))
            .chain(ids(Ship::ALL))
            .chain(ids(Creature::ALL))
            .chain(ids(Keyword::ALL))
            .chain(ids(Crew::ALL))
            .chain(ids(Equipment::ALL))
            .chain(ids(EventCard::ALL))
            .chain(ids(Unique::ALL))
            .chain(ids(Island::ALL))
            .chain(ids(MysteryEffect::ALL))
            .chain(ids(Terrain::ALL));
        let ids: Vec<String> = ids.collect();
        for language in ["en", "de"] {
            let path = format!("cursed_seas/{language}.ftl");
            let (_, text) = EMBEDDED.iter().find(|(one, _)| *one == path).unwrap();
            for id in &ids {
                let line = format!("\n{id} = ");
                assert!(text.contains(&line), "{id} is missing in {path}");
            }
        }
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        let told = |path, from, to, expected: &[&str]| {
            let said = faults(path, from, to);
            for part in expected {
                assert!(said.contains(part), "{said}");
            }
        };
        let mast = [
            "ships.ron:3:",
            "SiroccoQueen has 2 cannons, expected 3",
            "expected 9 by the price formula",
        ];
        told(SHIPS, "masts: 2", "masts: 3", &mast);
        let price = ["ships.ron:3:5: SiroccoQueen costs 9 points, expected 8 by the price formula"];
        told(SHIPS, "points: 8", "points: 9", &price);
        told(
            SHIPS,
            "\"3S\"",
            "\"7S\"",
            &["ships.ron:3:", "found \"7S\", expected a rank from 1 to 5"],
        );
        told(
            SHIPS,
            "\"S+L\"",
            "\"S+M\"",
            &["ships.ron:3:", "found \"S+M\", expected a stick or two"],
        );
        told(
            SHIPS,
            "BC2",
            "BC1",
            &["ships.ron:4:", "found code \"BC1\" a second time"],
        );
        told(
            SHIPS,
            "\"BC1\"",
            "\"bc 1\"",
            &["ships.ron:3:", "expected capital letters and digits"],
        );
        told(
            CREATURES,
            "code: \"C1\"",
            "code: \"BC1\"",
            &["creatures.ron:3:", "found code \"BC1\" a second time"],
        );
        told(
            CREATURES,
            "points: 13",
            "points: 14",
            &[
                "creatures.ron:3:",
                "OldHundredarm costs 14 points, expected 13",
            ],
        );
        told(
            KEYWORDS,
            "keyword: Beak",
            "keyword: Beaks",
            &["keywords.ron:3:", "Beaks"],
        );
        told(
            KEYWORDS,
            "    (keyword: Beak, tenths: 6),\n",
            "",
            &["BrassCrescent has a move or a keyword that the price files have no price of"],
        );
        told(
            PRICES,
            "mast: 9",
            "mast: 19",
            &["expected 10 by the price formula"],
        );
        told(
            CREW,
            "Ship(RedMinaret)",
            "Ship(Minaret)",
            &["crew.ron:17:", "Minaret"],
        );
        told(
            CREW,
            "crew: Helmsman",
            "crew: Captain",
            &["Captain a second time", "Helmsman is missing"],
        );
        told(EQUIPMENT, "cost: 1", "cost: -1", &["equipment.ron:3:"]);
        told(
            EVENTS,
            "FairWind",
            "FoulWind",
            &["events.ron:3:", "FoulWind"],
        );
        told(
            UNIQUES,
            "Gold(3)",
            "Silver(3)",
            &["uniques.ron:3:", "Silver"],
        );
        told(
            ISLANDS,
            "radius: 420",
            "radius: 0",
            &["islands.ron:3:", "expected a length from 1 to 15500"],
        );
        told(ISLANDS, "LoseMast, ", "", &["islands.ron:11:"]);
        told(TERRAIN, "Reef", "Rock", &["terrain.ron:4:", "Rock"]);
        told(
            FORTS,
            "nation: Jade",
            "nation: Barbary",
            &["Barbary a second time", "Jade is missing"],
        );
        told(
            COINS,
            "total: 20",
            "total: 25",
            &["20 is missing, expected each build total once"],
        );
        told(
            COINS,
            "[1, 2, 2, 3]",
            "[1, 2, 2, 4]",
            &["coins.ron:3:", "found a coin of 4"],
        );
        told(
            FLEETS,
            "[Captain]",
            "[Captain, Captain]",
            &["fleets.ron:3:", "England"],
        );
        told(
            NUMBERS,
            "islands_each: 3",
            "islands_each: 4",
            &["numbers.ron:4:", "from 1 to 3"],
        );
        told(
            NUMBERS,
            "island_edge: 1000",
            "island_edge: -1",
            &["numbers.ron:5:", "expected a length from 0"],
        );
        told(
            NUMBERS,
            "raid: [1, ",
            "raid: [4, ",
            &["numbers.ron:", "expected values of coins"],
        );
    }
}
