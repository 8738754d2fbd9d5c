//! What both Voodoo games show alike: ships, panels, hand, prompt, dragging, flights.
//!
//! A game composes its table of it. All of it is generic over the game: what differs a game says in its
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
pub use seen::{Commons, Pirate, SoulAboard};
#[cfg(test)]
pub(crate) use spots::trial::forbidden;
pub use spots::{beyond, own_soul};
pub use spotted::{Spot, Spotted};
pub use staged::Staged;
pub use voodoo_box::VoodooBox;
pub use voodoo_table::{Counted, Good, VoodooTable};
pub use worded::Worded;

use crate::board::{camera, desk};
use crate::{sound, table};
use bevy::prelude::*;
use rules::study::Studied;

/// What a game needs without a window: the game itself, its messages, and who sees what.
pub fn logic<G: VoodooTable + Studied>(app: &mut App) {
    let scored = |app: &mut App| table::tally::<G>(app, scored::tally);
    app.add_plugins((table::play::<G>, sound::at_table::<G>, scored));
}

/// What all games of the family lie on.
pub fn ground_plugin(app: &mut App) {
    app.add_plugins((desk::plugin, camera::plugin));
}

/// What is drawn of a game as of its sister, and its keys.
pub fn plugin<G: VoodooTable>(app: &mut App) {
    app.add_plugins((
        table::keys::<G>,
        hand::plugin::<G>,
        light::plugin::<G>,
        world::<G>,
        drawing::plugin::<G>,
    ));
}

/// What lies in the world in both games.
pub fn world<G: VoodooTable>(app: &mut App) {
    app.add_plugins(ships::plugin::<G>);
}
