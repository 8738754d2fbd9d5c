//! The scene of a Voodoo game's table.

use super::anchors::Anchors;
use crate::board::scene;

/// The scene of a Voodoo game's table, which keeps the places of pieces in panels for those that fly.
pub type Scene<'a, G> = scene::Scene<'a, G, Anchors<G>>;
