//! Voodoo Island on the table: what is drawn of it, and where its choices lie.

pub mod book;
mod camp;
mod cards;
mod day;
mod dice;
mod drawing;
mod explorers;
mod flights;
mod foreseen;
mod geography;
mod guide;
mod heard;
mod island_box;
mod kept;
mod lamps;
mod land;
mod light;
mod looks;
mod map;
mod odds;
mod pieces;
mod rows;
mod scored;
mod shown;
mod spots;
mod tips;
mod told;
mod walk;
mod why;

pub use spots::Spot;

use crate::{shelf, table};
use bevy::prelude::App;
use games::voodoo_island::VoodooIsland;

type AnimationQueue = table::AnimationQueue<VoodooIsland>;
type Scene<'a> = crate::board::scene::Scene<'a, VoodooIsland, kept::Kept>;
type Session = table::Session<VoodooIsland>;

/// Adds everything that needs no window.
pub fn logic(app: &mut App) {
    shelf::logic::<VoodooIsland>(app, scored::tally);
}

/// Adds its drawing and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((panels, light::plugin, world));
}

/// Adds its panels and its keys.
pub fn panels(app: &mut App) {
    app.add_plugins(drawing::plugin);
}

/// Adds the things on its map in the world.
pub fn world(app: &mut App) {
    app.add_plugins(land::plugin);
}
