//! Pirate Crusades on the table: what is drawn of it, and where its choices lie.

mod balance;
pub mod book;
mod cards;
mod crusades_box;
mod drawing;
mod face;
mod flights;
mod foreseen;
mod guide;
mod hand;
mod heard;
mod holdings;
mod kept;
mod keys;
mod lay;
mod ledger;
mod long;
mod looks;
mod mat;
mod odds;
mod open_missions;
mod own;
mod piles;
mod race;
mod rows;
mod scored;
mod seals;
mod shown;
mod spots;
mod stage;
mod tips;
mod told;
#[cfg(test)]
mod trial;
mod why;

pub use spots::{Outcome, Sign, Spot};

use crate::{shelf, table};
use bevy::prelude::App;
use games::pirate_crusades::PirateCrusades;

type AnimationQueue = table::AnimationQueue<PirateCrusades>;
type Scene<'a> = crate::board::scene::Scene<'a, PirateCrusades, kept::Kept>;

/// Adds everything that needs no window.
pub fn logic(app: &mut App) {
    shelf::logic::<PirateCrusades>(app, scored::tally);
}

/// Adds its drawing and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((panels, world));
}

/// Adds its panels, its stage and its keys.
pub fn panels(app: &mut App) {
    app.add_plugins((keys::plugin, drawing::plugin));
}

/// Adds the mat under the stage in the world.
pub fn world(app: &mut App) {
    app.add_plugins(mat::plugin);
}
