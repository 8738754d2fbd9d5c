//! How scenario files spell the values of this game.

use crate::table::scenario::{Spelled, as_in_the_rules, mirror};
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

mirror!(FaceName of Face, at Names {
    Ship(pirate: Pirate), Figure(pirate: Pirate), Soul(colour: Colour), Coin, Object(object: Object), Card(pirate: Pirate, card: Card),
    Sea(card: SeaCard), Blessed(rank: Rank), Sun, Moon, Jail, GriGri, Compass, Round,
});

mirror!(Spot of Place, at Names {
    Supply, Bag, Grid(cell: GridCell), Aboard(pirate: Pirate), Berth(pirate: Pirate, place: SoulPlace), Hold(pirate: Pirate, deep: u8),
    Sea(space: Space), Ring(space: Space), Pile(deep: u8), Spent(deep: u8), Hand(pirate: Pirate), FaceDown(pirate: Pirate),
    SecondFaceDown(pirate: Pirate), FaceUp(pirate: Pirate), SecondFaceUp(pirate: Pirate), Deck(pirate: Pirate, deep: u8),
    Discard(pirate: Pirate), Mat(pirate: Pirate), On(barrel: Barrel), Box,
});
