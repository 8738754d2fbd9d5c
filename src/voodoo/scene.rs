//! What a frame of a Voodoo game's table is drawn from.

use super::anchors::Anchors;
use crate::board::scene;

/// What a frame is drawn from, and what it asks for; kept is where pieces lie in panels, for those that fly.
pub type Scene<'a, G> = scene::Scene<'a, G, Anchors<G>>;
