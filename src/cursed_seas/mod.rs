//! Cursed Seas on the table: what is drawn of it, and where its choices lie.

mod abilities;
pub mod book;
mod chart;
mod drawing;
mod fan;
mod fire;
mod flights;
mod foreseen;
mod forts;
mod ghosts;
mod guide;
mod guns;
mod hand;
mod heard;
mod helm;
mod hold;
mod hulls;
mod kept;
mod keys;
mod labels;
mod land;
mod looks;
mod map;
mod near;
mod outlines;
mod pieces;
mod portrait;
mod puffs;
mod reach;
mod room;
mod rows;
mod scored;
mod seas_box;
mod sheet;
mod shown;
mod small;
mod spots;
mod tips;
mod told;
#[cfg(test)]
mod trial;
mod why;
mod yard;

pub use spots::Spot;

use crate::{shelf, table};
use bevy::prelude::App;
use games::cursed_seas::CursedSeas;

type AnimationQueue = table::AnimationQueue<CursedSeas>;
type Scene<'a> = crate::board::scene::Scene<'a, CursedSeas, kept::Kept>;
type Session = table::Session<CursedSeas>;

/// Adds everything that needs no window.
pub fn logic(app: &mut App) {
    shelf::logic::<CursedSeas>(app, scored::tally);
}

/// Adds its drawing and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((panels, world));
}

/// Adds its panels and its keys.
pub fn panels(app: &mut App) {
    app.add_plugins((keys::plugin, drawing::plugin));
}

/// Adds the sea and all that lies on it in the world.
pub fn world(app: &mut App) {
    app.add_plugins(land::plugin);
}
