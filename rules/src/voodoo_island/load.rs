//! Reads the game's files and checks them; all faults of all files are gathered.

use super::VoodooIsland;
use super::data::{Board, CardData, Data, IslandEffect, Numbers, Recipe, Spot};
use super::numbers::numbers;
use super::values::{Cell, Expedition, IslandCard, Item, Mission, Supply};
use rules::table::Packed;
use rules::table::files::{Entries, Entry, Fault, Files, Sheet};
use rules::table::words::DataNumbers;
use serde::Deserialize;

rules::packed! {
    "voodoo_island",
    data: {
        BOARDS = "boards.ron",
        SUPPLIES = "supplies.ron",
        ITEMS = "items.ron",
        MISSIONS = "missions.ron",
        ISLAND_CARDS = "island_cards.ron",
        EXPEDITION_CARDS = "expedition_cards.ron",
        NUMBERS = "numbers.ron",
    },
    lessons: ["round.ron", "walking.ron", "tools.ron", "missions.ron", "battle.ron", "home.ron"],
    shares: [],
}

impl Packed for VoodooIsland {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = TEXTS;

    rules::standard!(VoodooIsland);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        let paths = [
            BOARDS,
            SUPPLIES,
            ITEMS,
            MISSIONS,
            ISLAND_CARDS,
            EXPEDITION_CARDS,
            NUMBERS,
        ];
        Sheet::read_all(files, paths, check)
    }

    fn numbers(data: &Data) -> DataNumbers {
        numbers(data)
    }
}

/// The expectation of a list of kinds.
const ONCE: &str = "each once";

/// An entry of the supplies' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyLine {
    supply: Supply,
    letter: char,
}

/// An entry of the items' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemLine {
    item: Item,
    made_of: Vec<Supply>,
}

/// An entry of the missions' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionLine {
    mission: Mission,
    tool: Item,
}

/// An entry of the island cards' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandLine {
    card: IslandCard,
    effect: IslandEffect,
}

/// An entry of the boards' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardLine {
    players: Vec<u8>,
    supply_spots: usize,
    helpers: u8,
    map: Vec<String>,
}

/// Checks every file; nothing where something is missing.
fn check(
    [boards, supplies, items, missions, islands, cards, numbers]: &mut [Sheet; 7],
    digest: u64,
) -> Option<Data> {
    let numbers_data: Option<Numbers> = numbers.record();
    let letters = supplies.by_kind(Supply::ALL, |line: &SupplyLine| line.supply, ONCE);
    let recipes = items.by_kind(Item::ALL, |line: &ItemLine| line.item, ONCE);
    let tools = missions.by_kind(Mission::ALL, |line: &MissionLine| line.mission, ONCE);
    let effects = islands.by_kind(IslandCard::ALL, |line: &IslandLine| line.card, ONCE);
    let kinds = cards.by_kind(Expedition::ALL, |line: &CardData| line.card, ONCE);
    let letters: [SupplyLine; Supply::ALL.len()] = letters?;
    let boards_data = all_boards(boards, &letters.map(|line| line.letter));
    let kinds: [CardData; Expedition::ALL.len()] = kinds?;
    let copies = |line: &CardData| std::iter::repeat_n(line.card, line.copies.into());
    let deck: Vec<Expedition> = kinds.iter().flat_map(copies).collect();
    if deck.len() > usize::from(u8::MAX) {
        let message = format!("found {} cards, expected at most {}", deck.len(), u8::MAX);
        cards.fault_at_end(message);
    }
    Some(Data {
        boards: boards_data?,
        recipes: recipes?.map(recipe),
        tools: tools?.map(|line| line.tool),
        islands: effects?.map(|line| line.effect),
        cards: kinds,
        deck,
        numbers: numbers_data?,
        digest,
    })
}

/// Returns how many pieces of each supply an item is made of.
fn recipe(line: ItemLine) -> Recipe {
    let mut counts = [0_u8; Supply::ALL.len()];
    for supply in line.made_of {
        let count = &mut counts[supply as usize];
        *count = count.saturating_add(1);
    }
    counts
}

/// Reads the boards, of which each number of players has one.
fn all_boards(sheet: &mut Sheet, letters: &[char]) -> Option<Vec<Board>> {
    let list: Entries<BoardLine> = sheet.list()?;
    let players = |line: &BoardLine| line.players.clone();
    let mut seated: Vec<u8> = list
        .entries
        .iter()
        .flat_map(|entry| players(&entry.value))
        .collect();
    seated.sort_unstable();
    if list.complete && seated != [2, 3, 4] {
        let message = format!("found boards for {seated:?} players, expected 2, 3 and 4 once each");
        sheet.fault_at_end(message);
    }
    let boards = list
        .entries
        .into_iter()
        .map(|entry| board(sheet, entry, letters));
    boards.collect::<Vec<_>>().into_iter().collect()
}

/// Checks one board.
fn board(sheet: &mut Sheet, entry: Entry<BoardLine>, letters: &[char]) -> Option<Board> {
    let Entry { value, offset } = entry;
    let rows: Vec<Vec<char>> = value.map.iter().map(|row| row.chars().collect()).collect();
    if rows.len() != 10 || rows.iter().any(|row| row.len() != 10) {
        sheet.fault(offset, "expected a map of ten rows of ten cells");
        return None;
    }
    let mut spots = [None; 100];
    for cell in Cell::all() {
        let sign = rows[usize::from(cell.row())][usize::from(cell.column())];
        let mission = |number: u32| Mission::ALL.get((number as usize).checked_sub(1)?);
        let spot = match letters.iter().position(|letter| *letter == sign) {
            Some(kind) => Some(Spot::Supply(Supply::ALL[kind])),
            None => sign
                .to_digit(10)
                .and_then(mission)
                .map(|&mission| Spot::Mission(mission)),
        };
        if spot.is_none() && sign != '.' {
            let message = format!(
                "found `{sign}` at {cell:?}, expected a dot, a supply's letter or a mission's number"
            );
            sheet.fault(offset, message);
        }
        let twice = matches!(spot, Some(Spot::Mission(_))) && spots.contains(&spot);
        if twice {
            sheet.fault(
                offset,
                format!("found `{sign}` a second time, expected each mission once"),
            );
        }
        spots[cell.index()] = spot;
    }
    let supplies = spots.iter().flatten();
    let found = supplies
        .filter(|spot| matches!(spot, Spot::Supply(_)))
        .count();
    if found != value.supply_spots {
        let expected = value.supply_spots;
        let message = format!("found {found} supply spots on the map, expected {expected}");
        sheet.fault(offset, message);
    }
    let board = Board::new(value.players, value.helpers, spots);
    if board.is_none() {
        sheet.fault(
            offset,
            "a mission is missing on the map, expected each once",
        );
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::conformance::faults_with;

    fn faults(path: &str, from: &str, to: &str) -> String {
        faults_with::<VoodooIsland>(path, from, to)
    }

    #[test]
    fn the_embedded_files_load() {
        let data = VoodooIsland::load(&VoodooIsland::files()).unwrap();
        assert_eq!(data.deck.len(), 60);
        assert_eq!(data.recipes[Item::Axe as usize], [1, 2, 0, 0, 0, 0]);
        let spots = [(2, 12), (3, 18), (4, 18)];
        for (seats, supplies) in spots {
            let board = data.board(seats);
            assert_eq!(board.supplies.iter().count(), supplies);
            assert_eq!(board.all.iter().count(), supplies + 8);
            let known = [
                ((2, 10), Supply::Water),
                ((1, 2), Supply::BearHide),
                ((4, 5), Supply::Berries),
                ((10, 10), Supply::Fish),
            ];
            for ((row, column), supply) in known {
                let cell = Cell::at(column - 1, row - 1).unwrap();
                assert_eq!(board.supply(cell), Some(supply));
            }
        }
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        let said = faults(BOARDS, ".H........", ".X........");
        assert!(
            said.contains("boards.ron:") && said.contains("found `X` at (1, 2)"),
            "{said}"
        );
        assert!(
            said.contains("found 11 supply spots on the map, expected 12"),
            "{said}"
        );
        let said = faults(BOARDS, "7.T.O", "6.T.O");
        assert!(
            said.contains("each mission once") && said.contains("a mission is missing"),
            "{said}"
        );
        let said = faults(BOARDS, "[3, 4]", "[3]");
        assert!(said.contains("found boards for [2, 3] players"), "{said}");
        let said = faults(ITEMS, "item: Axe", "item: Torch");
        assert!(
            said.contains("items.ron:") && said.contains("Axe is missing"),
            "{said}"
        );
        let said = faults(NUMBERS, "price: 2", "price: 4");
        assert!(
            said.contains("numbers.ron:") && said.contains("from 1 to 3"),
            "{said}"
        );
        let said = faults(EXPEDITION_CARDS, "Snare, copies: 2", "Snare, copies: 200");
        assert!(said.contains("found 258 cards"), "{said}");
        let said = faults(MISSIONS, "tool: Axe", "tool: Spade");
        assert!(said.contains("Spade"), "{said}");
        let said = faults(ISLAND_CARDS, "Price(1)", "Price(9)");
        assert!(said.contains("from 1 to 3"), "{said}");
        let said = faults(SUPPLIES, "letter: 'T'", "letter: 7");
        assert!(said.contains("supplies.ron:"), "{said}");
    }
}
