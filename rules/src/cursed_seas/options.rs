//! What can be chosen for a game (`cursed-seas §1`, `§4`).

use super::Setup;
use super::data::Data;
use super::fleet::Fleet;
use super::values::Nation;
use crate::kit::{Declared, Preset, Texted};
use crate::table::Seat;

/// The build total for which there are starter fleets.
pub const STARTER: u8 = 40;

/// For how much each fleet is bought.
pub const BUILD: Declared =
    Declared::one_of("build", "option-build", &["forty", "twenty", "thirty", "sixty"], "forty");

/// The last round.
pub const ROUNDS: Declared = Declared::number("rounds", "option-rounds", 15..=40, 40)
    .in_steps_of(5)
    .proposing(&[(3, Preset::Number(15))]);

/// Whether islands are mysterious.
pub const MYSTERIOUS: Declared = Declared::yes_no("mysterious", "option-mysterious", true);

/// How many pieces of terrain each player places.
pub const TERRAIN: Declared = Declared::number("terrain", "option-terrain", 0..=3, 0);

/// Whether there are unique treasures.
pub const UNIQUES: Declared = Declared::yes_no("uniques", "option-uniques", false);

/// The options that are offered.
pub const OPTIONS: &[Declared] = &[BUILD, ROUNDS, MYSTERIOUS, TERRAIN, UNIQUES];

/// A seat's fleet: a starter fleet or a nation's proposal; else one by lot.
pub const FLEET: Declared = Declared::one_of(
    "fleet",
    "option-fleet",
    &[
        "lot", "barbary", "jade", "cursed", "pirates", "england", "spain", "france", "america",
        "vikings", "mercenaries",
    ],
    "lot",
);

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
    let chosen = setup.chairs.get(seat.index())?.options.name(&FLEET);
    let named = |nation: &&Nation| nation.text_id().strip_prefix("nation-") == Some(chosen);
    let nation = *Nation::ALL.iter().find(named)?;
    let total = build(setup);
    let starter = data.starter(nation).filter(|_| total == STARTER);
    Some(starter.map_or_else(|| Fleet::proposed(nation, total, data), Fleet::clone))
}
