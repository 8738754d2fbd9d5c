//! The spelling of this game's values in scenario files.

pub(super) use crate::GridCell;
use crate::scenario;
pub(super) use crate::scenario::Pirate;
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::Item;
use crate::voodoo_cards::pieces::SeaCard;
use crate::voodoo_cards::ring::Space;
use rules::table::scenario::as_in_the_rules;

/// The meaning of the names at one table.
pub(super) type Names = scenario::Names<VoodooCards>;

as_in_the_rules!(Item, SeaCard, Space);
