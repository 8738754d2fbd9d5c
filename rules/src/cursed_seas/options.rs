//! The options of a game (`cursed-seas §1`, `§4`).

use super::data::Data;
use super::fleet::Fleet;
use super::values::{Card, Nation};
use super::{CursedSeas, Setup};
use rules::kit::{Declared, Preset, Texted, Value};
use rules::table::{Packed, Seat, SetupError};

/// The build total for which there are starter fleets.
pub const STARTER: u8 = 40;

/// For how much each fleet is bought.
pub const BUILD: Declared = Declared::one_of(
    "build",
    "option-build",
    &["forty", "twenty", "thirty", "sixty"],
    "forty",
);

/// The last round.
pub const ROUNDS: Declared = Declared::number("rounds", "option-rounds", 15..=40, 40)
    .in_steps_of(5)
    .proposing(&[(3, Preset::Number(15))]);

/// True if islands are mysterious.
pub const MYSTERIOUS: Declared = Declared::yes_no("mysterious", "option-mysterious", true);

/// The pieces of terrain that each player places.
pub const TERRAIN: Declared = Declared::number("terrain", "option-terrain", 0..=3, 0);

/// True if there are unique treasures.
pub const UNIQUES: Declared = Declared::yes_no("uniques", "option-uniques", false);

/// True if forts can be built.
pub const FORTS: Declared = Declared::yes_no("forts", "option-forts", false);

/// The options that are offered.
pub const OPTIONS: &[Declared] = &[BUILD, ROUNDS, MYSTERIOUS, TERRAIN, UNIQUES, FORTS];

/// A seat's fleet: a nation, for its starter fleet or what its shipwrights propose, or a fleet as text; else one by lot.
pub const FLEET: Declared = Declared::page("fleet", "option-fleet", check_text, LOT);

/// The word for a fleet that is drawn by lot.
const LOT: &str = "lot";

/// The most crew, equipment and events of a fleet.
const MOST_CARDS: usize = Card::MOST / 4;

/// A choice of a seat's fleet.
enum Chosen {
    Lot,
    Nation(Nation),
    Bought(Fleet),
}

/// Reads what is chosen for a fleet. Where spaces and colons have other meanings, as on the command line, `_` and `.` stand for them.
fn chosen(text: &str, data: &Data) -> Result<Chosen, String> {
    if text == LOT {
        return Ok(Chosen::Lot);
    }
    let named = |nation: &&Nation| nation.text_id().strip_prefix("nation-") == Some(text);
    match Nation::ALL.iter().find(named) {
        Some(&nation) => Ok(Chosen::Nation(nation)),
        None => Fleet::read(&text.replace('_', " ").replace('.', ":"), data).map(Chosen::Bought),
    }
}

/// Says what is expected of the text of a fleet, if it is none.
fn check_text(text: &str) -> Result<(), String> {
    let expected = |why| format!("`{LOT}`, a nation such as `england`, or a fleet: {why}");
    chosen(text, CursedSeas::standard())
        .map(|_| ())
        .map_err(expected)
}

/// Checks that a game can be played with a setup: every fleet keeps within the build total and the limits of its ships.
///
/// # Errors
/// The thing expected instead.
pub fn check(setup: &Setup) -> Result<(), SetupError> {
    setup.check()?;
    let (data, total) = (CursedSeas::standard(), build(setup));
    for (number, chair) in setup.chairs.iter().enumerate() {
        let Value::Text(text) = chair.options.value(&FLEET) else {
            continue;
        };
        let Ok(Chosen::Bought(fleet)) = chosen(&text, data) else {
            continue;
        };
        let fault = fleet
            .faults(data, total)
            .first()
            .map(|fault| format!("{fault:?}"));
        let many = fleet.cards() > MOST_CARDS;
        let many = many.then(|| format!("{} cards, at most {MOST_CARDS}", fleet.cards()));
        if let Some(fault) = fault.or(many) {
            let wrong = SetupError::Found {
                found: fault,
                expected: format!("a fleet for at most {total} points"),
            };
            return Err(SetupError::Seat(number + 1, Box::new(wrong)));
        }
    }
    Ok(())
}

/// Returns for how much each fleet is bought.
#[must_use]
pub fn build(setup: &Setup) -> u8 {
    match setup.options.name(&BUILD) {
        "twenty" => 20,
        "thirty" => 30,
        "sixty" => 60,
        _ => STARTER,
    }
}

/// Returns the fleet that was chosen for a seat; none where it is drawn by lot.
#[must_use]
pub fn fleet_of(data: &Data, setup: &Setup, seat: Seat) -> Option<Fleet> {
    let Value::Text(text) = setup.chairs.get(seat.index())?.options.value(&FLEET) else {
        return None;
    };
    let total = build(setup);
    match chosen(&text, data) {
        Ok(Chosen::Nation(nation)) => {
            let starter = data.starter(nation).filter(|_| total == STARTER);
            Some(starter.map_or_else(|| Fleet::proposed(nation, total, data), Fleet::clone))
        }
        Ok(Chosen::Bought(fleet)) => Some(fleet),
        Ok(Chosen::Lot) | Err(_) => None,
    }
}
