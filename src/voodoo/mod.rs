//! The shared parts of both Voodoo games' tables: ships, panels, hand, prompt, dragging, flights.
//!
//! A game composes its table of them. All of them are generic over the game, which tells its differences in its
//! [`VoodooTable`]. Nothing here asks which game is played.

mod anchors;
mod asking;
mod befell;
mod charted;
mod drag;
mod drawing;
mod effects;
mod flights;
mod foreseen;
mod guide;
mod hand;
mod heard;
mod light;
pub mod marks;
pub mod odds;
pub mod panels;
mod scene;
mod scored;
mod seen;
pub mod ships;
mod shown;
mod spots;
mod spotted;
mod staged;
pub mod told;
#[cfg(test)]
mod trial;
mod voodoo_box;
mod voodoo_table;
mod why;
mod worded;

pub use asking::asking;
pub use charted::Charted;
pub use drag::carry;
pub use drawing::{Composed, composed};
pub use guide::lies as guided;
pub use scene::Scene;
#[cfg(test)]
pub(crate) use spots::trial::forbidden;
pub use spots::{beyond, own_soul};
pub use spotted::{Spot, Spotted};
pub use staged::Staged;
pub use voodoo_box::VoodooBox;
pub use voodoo_table::{Counted, Good, VoodooTable};
pub use worded::Worded;

use crate::board::{camera, desk};
use crate::shelf;
use bevy::prelude::*;
use rules::study::Studied;

/// Adds the parts of a game that need no window: the session, the sounds, and the tally of points.
pub fn logic<G: VoodooTable + Studied>(app: &mut App) {
    shelf::logic::<G>(app, scored::tally);
}

/// Adds the ground that all games of the family lie on: the desk and the camera.
pub fn ground_plugin(app: &mut App) {
    app.add_plugins((desk::plugin, camera::plugin));
}

/// Adds the shared drawing of a game, and its keys.
pub fn plugin<G: VoodooTable>(app: &mut App) {
    app.add_plugins((
        hand::plugin::<G>,
        light::plugin::<G>,
        world::<G>,
        drawing::plugin::<G>,
    ));
}

/// Adds the things that lie in the world in both games: ships.
pub fn world<G: VoodooTable>(app: &mut App) {
    app.add_plugins(ships::plugin::<G>);
}
