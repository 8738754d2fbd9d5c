//! The spelling of the rules' values in scenario files: pirates by colour, cells and places as printed, pieces by what they are.

pub(super) use crate::GridCell;
use crate::scenario;
pub(super) use crate::scenario::Pirate;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::{Quarters, Slot, Space};
use rules::table::scenario::{Meant, Spell, Spelled, SpellingError, as_in_the_rules};
use serde::{Deserialize, Serialize};

/// The meaning of the names at one table.
pub(super) type Names = scenario::Names<VoodooPirate>;

as_in_the_rules!(Space);

/// The turn of a tile, in quarter turns clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuarterTurns(u8);

impl Spelled<Names> for QuarterTurns {
    type Rules = Quarters;
    fn spell(quarters: Quarters, _: &Names) -> Self {
        Self(quarters.0)
    }
}

impl Spell<Names> for Quarters {
    type As = QuarterTurns;
}

impl Meant<Names> for QuarterTurns {
    fn meant(self, _: &Names) -> Result<Quarters, SpellingError> {
        match self.0 {
            0..4 => Ok(Quarters(self.0)),
            other => Err(SpellingError(format!(
                "a tile cannot be turned by {other} quarters, expected 0 to 3"
            ))),
        }
    }
}

/// A slot for a tile, by its north-west space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Corner(Space);

impl Spelled<Names> for Corner {
    type Rules = Slot;
    fn spell(slot: Slot, _: &Names) -> Self {
        Self(slot.spaces()[0])
    }
}

impl Spell<Names> for Slot {
    type As = Corner;
}

impl Meant<Names> for Corner {
    fn meant(self, _: &Names) -> Result<Slot, SpellingError> {
        if self.0.quarter() == 0 {
            Ok(self.0.slot())
        } else {
            Err(SpellingError(format!(
                "{} is no north-west space of a tile, expected two odd numbers",
                self.0
            )))
        }
    }
}
