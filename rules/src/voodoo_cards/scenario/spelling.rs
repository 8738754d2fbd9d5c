//! How scenario files spell the values of this game.

use crate::table::scenario::as_in_the_rules;
pub(super) use crate::voodoo::GridCell;
use crate::voodoo::scenario;
pub(super) use crate::voodoo::scenario::Pirate;
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::Item;
use crate::voodoo_cards::pieces::SeaCard;
use crate::voodoo_cards::ring::Space;

/// What stands behind the names at one table.
pub(super) type Names = scenario::Names<VoodooCards>;

as_in_the_rules!(Item, SeaCard, Space);
