//! Fleets as text, to be shared: `EN3+G01 EN2+G02 home+Q1 V01`.
//!
//! A word is a ship with her crew and equipment, a creature, an event, or `home` with what waits there. A generic crew of another nation
//! than its ship's is written with it, as `G01:SP`; so is any at home.

use super::{Addition, CrewCard, Data, Fleet};
use crate::ids::*;

/// The word for what waits on the home island.
const HOME: &str = "home";

/// The codes of the nations, in their order.
const NATIONS: [&str; Nation::ALL.len()] =
    ["BC", "JR", "CU", "PI", "EN", "SP", "FR", "AM", "VK", "ME"];

impl Fleet {
    /// Returns it as text.
    #[must_use]
    pub fn text(&self, data: &Data) -> String {
        let crew = |card: &CrewCard, ship: Option<Ship>| {
            let line = data.crew(card.crew);
            let usual = line.nation.or(ship.map(|ship| data.ship(ship).nation));
            if usual == Some(card.nation) {
                line.code.clone()
            } else {
                format!("{}:{}", line.code, NATIONS[card.nation as usize])
            }
        };
        let word = |first: &str, ship, aboard: &[CrewCard], equipment: &[Equipment]| {
            let mut codes = vec![first.to_owned()];
            codes.extend(aboard.iter().map(|card| crew(card, ship)));
            codes.extend(
                equipment
                    .iter()
                    .map(|&one| data.equipment(one).code.clone()),
            );
            codes.join("+")
        };
        let ships = self.ships.iter().map(|berthed| {
            let code = &data.ship(berthed.ship).code;
            word(code, Some(berthed.ship), &berthed.crew, &berthed.equipment)
        });
        let mut words: Vec<String> = ships.collect();
        words.extend(
            self.creatures
                .iter()
                .map(|&one| data.creature(one).code.clone()),
        );
        if !self.home.crew.is_empty() || !self.home.equipment.is_empty() {
            words.push(word(HOME, None, &self.home.crew, &self.home.equipment));
        }
        words.extend(self.events.iter().map(|&one| data.event(one).code.clone()));
        words.join(" ")
    }

    /// Reads a fleet of a text. Its price and its limits are not judged.
    ///
    /// # Errors
    /// The word found, its character, and the words expected there.
    pub fn read(text: &str, data: &Data) -> Result<Self, String> {
        let mut fleet = Self::default();
        for word in text.split_whitespace() {
            let mut codes = word.split('+');
            let first = codes.next().unwrap_or_default();
            let aboard = if first == HOME {
                None
            } else if let Some(line) = data.ships.iter().find(|line| line.code == first) {
                fleet = fleet.with(Addition::Ship(line.ship));
                Some(line.nation)
            } else {
                let other = alone(first, data).ok_or_else(|| {
                    let expected = "the code of a ship, a creature or an event, or `home`";
                    refused(text, first, expected)
                })?;
                if let Some(code) = codes.next() {
                    let expected = "a space, since only ships and `home` carry anything";
                    return Err(refused(text, code, expected));
                }
                fleet = fleet.with(other);
                continue;
            };
            let number = aboard.and(fleet.ships.len().checked_sub(1));
            for code in codes {
                let carried = carried(code, aboard, number, data);
                fleet = fleet.with(carried.map_err(|expected| refused(text, code, expected))?);
            }
        }
        Ok(fleet)
    }
}

/// Returns the creature or event of a code.
fn alone(code: &str, data: &Data) -> Option<Addition> {
    let creature = data.creatures.iter().find(|line| line.code == code);
    let event = data.events.iter().find(|line| line.code == code);
    let creature = creature.map(|line| Addition::Creature(line.creature));
    creature.or(event.map(|line| Addition::Event(line.event)))
}

/// Returns the crew or equipment of a code, aboard a ship of a nation or at home; or what is expected instead.
fn carried(
    code: &str,
    nation: Option<Nation>,
    number: Option<usize>,
    data: &Data,
) -> Result<Addition, &'static str> {
    if let Some(line) = data.equipment.iter().find(|line| line.code == code) {
        return Ok(Addition::Equipment(line.equipment, number));
    }
    let (code, of) = match code.split_once(':') {
        Some((code, nation)) => (code, Some(nation)),
        None => (code, None),
    };
    let line = data.crew.iter().find(|line| line.code == code);
    let line = line.ok_or("the code of a crew or an equipment")?;
    let said = of.map(|of| NATIONS.iter().position(|&nation| nation == of));
    let said = match said {
        Some(None) => return Err("a nation behind the colon, such as `G01:EN`"),
        Some(Some(number)) => Some(Nation::ALL[number]),
        None => None,
    };
    let nation = said.or(line.nation).or(nation);
    let nation = nation.ok_or("the crew's nation behind it, such as `G01:EN`")?;
    let card = CrewCard {
        crew: line.crew,
        nation,
    };
    Ok(Addition::Crew(card, number))
}

/// Returns that something was found in a text, and what is expected there.
fn refused(text: &str, found: &str, expected: &str) -> String {
    let byte = found.as_ptr().addr() - text.as_ptr().addr();
    let character = 1 + text.get(..byte).map_or(0, |before| before.chars().count());
    format!("found `{found}` at character {character}, expected {expected}")
}
