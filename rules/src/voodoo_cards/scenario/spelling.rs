//! How scenario files spell the values of this game.

use crate::table::scenario::{Spelled, as_in_the_rules};
pub(super) use crate::voodoo::GridCell;
use crate::voodoo::scenario;
pub(super) use crate::voodoo::scenario::{Pirate, SoulPlace};
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::Item;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::ring::Space;
use crate::voodoo_cards::score::Score;
use serde::{Deserialize, Serialize};

/// What stands behind the names at one table.
pub(super) type Names = scenario::Names<VoodooCards>;

/// A piece, by what it is.
pub(super) type Thing = scenario::Thing<FaceName>;

as_in_the_rules!(Item, SeaCard, Space);

/// All points of a pirate together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Total(i32);

impl Spelled<Names> for Total {
    type Rules = Score;
    fn spell(score: Score, _: &Names) -> Self {
        Self(score.total())
    }
}

/// A piece that somebody looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LookedAt(Thing);

impl Spelled<Names> for LookedAt {
    type Rules = crate::table::PieceId;
    fn spell(piece: crate::table::PieceId, names: &Names) -> Self {
        Self(Thing::spell(Some(piece), names))
    }
}
