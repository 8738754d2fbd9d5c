//! Voodoo Pirate on the table: what is drawn of it beside what both games show, and where its choices lie.

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

/// Sit down to a game of Voodoo Pirate.
pub type Begin = table::Begin<VoodooPirate>;
/// What is being shown.
pub type AnimationQueue = table::AnimationQueue<VoodooPirate>;
/// A legal choice.
pub type Offer = table::Offer<VoodooPirate>;
/// What is seen.
pub type Observation = table::Observation<VoodooPirate>;
/// A game of Voodoo Pirate being played.
pub type Session = table::Session<VoodooPirate>;
/// A spot that choices can lie on.
pub type Spot = voodoo::Spot<VoodooPirate>;

type Scene<'a> = voodoo::Scene<'a, VoodooPirate>;

/// What needs no window.
pub fn logic(app: &mut App) {
    voodoo::logic::<VoodooPirate>(app);
}

/// Everything that is drawn of it, and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((voodoo::plugin::<VoodooPirate>, own_world));
}

/// Everything that lies on its chart in the world.
pub fn world(app: &mut App) {
    app.add_plugins((voodoo::world::<VoodooPirate>, own_world));
}

fn own_world(app: &mut App) {
    app.add_plugins((chart::plugin, tiles::plugin, features::plugin));
}

/// The picture of a figure.
fn figure(view: &View, figure: Figure) -> String {
    match figure {
        Figure::Of(seat) => voodoo::panels::figure(view.pirate(seat).colour),
        Figure::Cursed(_) => "art/figure-cursed".to_owned(),
    }
}
