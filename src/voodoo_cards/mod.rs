//! The Voodoo Pirate Card Game on the table: the parts that it draws beside the shared ones, and the spots of its choices.

pub mod book;
mod drawing;
mod lying;
mod magic;
mod marks;
mod objects;
pub mod odds;
mod ring;
mod sea_card;
mod spots;
mod supplies;
mod voodoo_box;
mod voodoo_table;

mod told;
mod weather;
mod why;

pub use spots::OwnSpot;

use crate::{table, voodoo};
use bevy::prelude::*;
use games::voodoo_cards::VoodooCards;
use games::voodoo_cards::words::Speaker;

/// A spot that choices can lie on.
pub type Spot = voodoo::Spot<VoodooCards>;

type AnimationQueue = table::AnimationQueue<VoodooCards>;
type Scene<'a> = voodoo::Scene<'a, VoodooCards>;
type Session = table::Session<VoodooCards>;

/// Adds the parts that need no window.
pub fn logic(app: &mut App) {
    voodoo::logic::<VoodooCards>(app);
}

/// Adds its drawing and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((voodoo::plugin::<VoodooCards>, lying::plugin));
}

/// Adds the things on its ring in the world.
pub fn world(app: &mut App) {
    app.add_plugins((voodoo::world::<VoodooCards>, lying::plugin));
}
