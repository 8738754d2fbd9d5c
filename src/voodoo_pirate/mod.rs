//! Voodoo Pirate on the table: the parts that it draws beside the shared ones, and the spots of its choices.

mod aboard;
pub mod book;
mod chart;
mod drawing;
mod effects;
mod features;
mod magic;
mod marks;
pub mod odds;
mod small_tile;
mod spots;
mod supplies;
mod voodoo_box;
mod voodoo_table;

mod tiles;
mod told;
#[cfg(test)]
mod trial;
mod weather;
mod why;

pub use spots::OwnSpot;

use crate::{table, voodoo};
use bevy::prelude::*;
use games::voodoo_pirate::VoodooPirate;
use games::voodoo_pirate::pieces::Figure;
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::words::Speaker;

/// The message that begins a game of Voodoo Pirate.
pub type Begin = table::Begin<VoodooPirate>;
/// The queue of animations.
pub type AnimationQueue = table::AnimationQueue<VoodooPirate>;
/// A legal choice, as it is offered.
pub type Offer = table::Offer<VoodooPirate>;
/// The observation of those who look.
pub type Observation = table::Observation<VoodooPirate>;
/// A game of Voodoo Pirate being played.
pub type Session = table::Session<VoodooPirate>;
/// A spot that choices can lie on.
pub type Spot = voodoo::Spot<VoodooPirate>;

type Scene<'a> = voodoo::Scene<'a, VoodooPirate>;

/// Adds the parts that need no window.
pub fn logic(app: &mut App) {
    voodoo::logic::<VoodooPirate>(app);
}

/// Adds its drawing and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((voodoo::plugin::<VoodooPirate>, own_world));
}

/// Adds the things on its chart in the world.
pub fn world(app: &mut App) {
    app.add_plugins((voodoo::world::<VoodooPirate>, own_world));
}

fn own_world(app: &mut App) {
    app.add_plugins((chart::plugin, tiles::plugin, features::plugin));
}

/// Returns the picture of a figure.
fn figure(view: &View, figure: Figure) -> String {
    match figure {
        Figure::Of(seat) => voodoo::panels::figure(view.pirate(seat).colour),
        Figure::Cursed(_) => "art/figure-cursed".to_owned(),
    }
}
