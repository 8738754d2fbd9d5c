//! Reads the game's files and checks them; all faults of all files are gathered.

use super::PirateCrusades;
use super::data::{CaptainData, CardData, Data, Numbers, SuitData};
use super::numbers::numbers;
use super::values::*;
use rules::table::Packed;
use rules::table::files::{Entries, Fault, Files, Sheet, Within};
use rules::table::words::DataNumbers;
use serde::Deserialize;
use std::fmt;

rules::packed! {
    "pirate_crusades",
    data: {
        CARDS = "cards.ron",
        SUITS = "suits.ron",
        BLUE_SEA = "blue_sea.ron",
        CORNERS = "corners.ron",
        CAPTAINS = "captains.ron",
        REPUTATION = "reputation.ron",
        NUMBERS = "numbers.ron",
    },
    lessons: ["mission.ron", "trade.ron", "ships.ron", "towns.ron", "duel.ron", "jokers.ron", "sea.ron", "captain.ron", "fame.ron"],
    shares: [],
}

impl Packed for PirateCrusades {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = TEXTS;

    rules::standard!(PirateCrusades);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        let paths = [
            CARDS, SUITS, BLUE_SEA, CORNERS, CAPTAINS, REPUTATION, NUMBERS,
        ];
        Sheet::read_all(files, paths, check)
    }

    fn numbers(data: &Data) -> DataNumbers {
        numbers(data)
    }
}

/// A card as errors name it.
#[derive(Clone, Copy, PartialEq)]
struct Named(Card);

impl fmt::Debug for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.spelled())
    }
}

/// The expectation of a list of kinds.
const ONCE: &str = "each once";

/// The cards of a deck.
const DECK: usize = 54;

/// The storms of the Blue Sea deck: no more than a location can have.
const STORMS: usize = 4;

/// An entry of the Blue Sea deck's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BlueLine {
    card: BlueKind,
    copies: Within<1, 54>,
}

/// An entry of the corners' file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CornerLine {
    nation: Nation,
    at: Location,
}

/// An entry of the reputation's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine {
    step: u8,
    benefit: Option<Benefit>,
}

/// Checks every file; nothing where something is missing.
fn check(
    [
        cards,
        suits,
        blue_sea,
        corners,
        captains,
        reputation,
        numbers,
    ]: &mut [Sheet; 7],
    digest: u64,
) -> Option<Data> {
    let numbers: Option<Numbers> = numbers.record();
    let all: Vec<Named> = Card::all().map(Named).collect();
    let cards = cards.by_kind(&all, |line: &CardData| Named(line.card), ONCE);
    let suits = suits.by_kind(Suit::ALL, |line: &SuitData| line.suit, ONCE);
    let captains = captains.by_kind(Captain::ALL, |line: &CaptainData| line.captain, ONCE);
    let blue = blue_deck(blue_sea);
    let corners = all_corners(corners);
    let reputation = ladder(reputation);
    Some(Data {
        cards: cards?,
        suits: suits?,
        blue: blue?,
        corners: corners?,
        captains: captains?,
        reputation: reputation?,
        numbers: numbers?,
        digest,
    })
}

/// Reads the Blue Sea deck: each corner and each captain once, and as many cards and storms as there must be.
fn blue_deck(sheet: &mut Sheet) -> Option<Vec<BlueKind>> {
    let list: Entries<BlueLine> = sheet.list()?;
    sheet.each_once(&list, &[], |line| line.card, ONCE);
    let lines = list.entries.iter().map(|entry| &entry.value);
    let copies = |line: &BlueLine| std::iter::repeat_n(line.card, line.copies.get().into());
    let deck: Vec<BlueKind> = lines.flat_map(copies).collect();
    let counted = |wanted: BlueKind| deck.iter().filter(|kind| **kind == wanted).count();
    let nations = Nation::ALL.iter().map(|&nation| BlueKind::Corner(nation));
    let captains = Captain::ALL
        .iter()
        .map(|&captain| BlueKind::Captain(captain));
    let uneven = nations.chain(captains).find(|&kind| counted(kind) != 1);
    if let Some(kind) = uneven.filter(|_| list.complete) {
        let found = counted(kind);
        sheet.fault_at_end(format!("found {kind:?} {found} times, expected it once"));
    }
    let storms = counted(BlueKind::Storm);
    if storms > STORMS {
        sheet.fault_at_end(format!("found {storms} storms, expected at most {STORMS}"));
    }
    let found = deck.len();
    if list.complete && found != DECK {
        sheet.fault_at_end(format!("found {found} cards, expected {DECK}"));
    }
    Some(deck)
}

/// Reads the corners, of which each nation has its own.
fn all_corners(sheet: &mut Sheet) -> Option<[Location; Nation::ALL.len()]> {
    let list: Entries<CornerLine> = sheet.list()?;
    sheet.each_once(&list, Nation::ALL, |line| line.nation, ONCE);
    for entry in &list.entries {
        let at = entry.value.at;
        if !at.is_corner() {
            sheet.fault(entry.offset, format!("found {at:?}, expected a corner"));
        }
    }
    sheet.each_once(&list, &[], |line| line.at, "each corner once");
    let at = |nation: &Nation| {
        let mut lines = list.entries.iter().map(|entry| &entry.value);
        lines
            .find(|line| line.nation == *nation)
            .map(|line| line.at)
    };
    let corners: Option<Vec<Location>> = Nation::ALL.iter().map(at).collect();
    corners?.try_into().ok()
}

/// Reads the steps of reputation, from 0 without gaps.
fn ladder(sheet: &mut Sheet) -> Option<Vec<Option<Benefit>>> {
    let list: Entries<StepLine> = sheet.list()?;
    for (step, entry) in (0..).zip(&list.entries) {
        let found = entry.value.step;
        if found != step && list.complete {
            let message = format!("found step {found}, expected {step}");
            sheet.fault(entry.offset, message);
        }
    }
    let steps = list.entries.iter().map(|entry| entry.value.benefit);
    Some(steps.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Mission;
    use rules::table::conformance::faults_with;

    fn faults(path: &str, from: &str, to: &str) -> String {
        faults_with::<PirateCrusades>(path, from, to)
    }

    #[test]
    fn the_embedded_files_load() {
        let data = PirateCrusades::load(&PirateCrusades::files()).unwrap();
        assert_eq!(data.blue.len(), 54);
        for card in Card::all() {
            let line = data.card(card);
            assert_eq!(line.card, card);
            let value = if card.is_joker() {
                10
            } else {
                card.rank().min(10)
            };
            let numbers = [line.size, line.guns, line.tons].map(Within::get);
            assert_eq!(numbers, [value; 3], "{card}");
            let crew = if card.is_ace() { 2 } else { value };
            assert_eq!(line.crew.get(), crew, "{card}");
        }
    }

    /// Destinations are of the other three nations, in order, by the value (`pirate-crusades §2.1`).
    #[test]
    fn deliveries_go_where_the_page_says() {
        let data = PirateCrusades::standard();
        for card in Card::all() {
            if let Mission::Deliver { tons, to } = data.card(card).mission {
                assert_eq!(tons.get(), card.rank(), "{card}");
                let own = data.nation(card);
                let mut others = Nation::ALL.iter().filter(|nation| Some(**nation) != own);
                assert_eq!(
                    others.nth(usize::from(card.rank()) % 3),
                    Some(&to),
                    "{card}"
                );
            }
        }
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        let said = faults(CARDS, "card: \"♥A\"", "card: \"♥1\"");
        assert!(
            said.contains("cards.ron:3:13") && said.contains("found \"♥1\" (hearts), expected"),
            "{said}"
        );
        let said = faults(CARDS, "card: \"♥A\"", "card: \"♥2\"");
        let twice = "\"♥2\" (hearts) a second time";
        let missing = "\"♥A\" (hearts) is missing, expected each once";
        assert!(said.contains(twice) && said.contains(missing), "{said}");
        let said = faults(CARDS, "crew: 2", "crew: 0");
        assert!(
            said.contains("cards.ron:3:") && said.contains("from 1 to 10"),
            "{said}"
        );
        let said = faults(SUITS, "Hearts", "Cups");
        assert!(
            said.contains("suits.ron:3:") && said.contains("Cups"),
            "{said}"
        );
        let said = faults(BLUE_SEA, "Storm, copies: 4", "Storm, copies: 5");
        assert!(
            said.contains("found 5 storms") && said.contains("found 55 cards"),
            "{said}"
        );
        let said = faults(
            BLUE_SEA,
            "Corner(French), copies: 1",
            "Corner(French), copies: 2",
        );
        assert!(said.contains("found Corner(French) 2 times"), "{said}");
        let said = faults(CORNERS, "(1, 1)", "(2, 1)");
        assert!(said.contains("found (2, 1), expected a corner"), "{said}");
        let said = faults(CORNERS, "(1, 1)", "(6, 1)");
        assert!(said.contains("an x and a y from 1 to 5"), "{said}");
        let said = faults(CAPTAINS, "flaw: Lavish", "flaw: Lazy");
        assert!(
            said.contains("captains.ron:3:") && said.contains("Lazy"),
            "{said}"
        );
        let said = faults(REPUTATION, "step: 3", "step: 4");
        assert!(said.contains("found step 4, expected 3"), "{said}");
        let said = faults(NUMBERS, "missions: 3", "missions: 0");
        assert!(
            said.contains("numbers.ron:") && said.contains("from 1 to 5"),
            "{said}"
        );
    }
}
