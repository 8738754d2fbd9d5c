//! Voodoo Pirate on the table: what is drawn of it, and where its choices lie.

pub mod book;
mod chart;
mod desk;
mod drag;
mod flights;
mod foreseen;
mod hand;
mod heard;
mod light;
mod marks;
mod menu;
pub mod panels;
mod places;
mod prompt;
mod ships;
mod shown;
mod spots;
mod tiles;

pub use desk::Desk;
pub use marks::capital;
pub use spots::Spot;

use crate::{sound, table};
use bevy::prelude::*;
use rules::voodoo_pirate::VoodooPirate;

/// Sit down to a game of Voodoo Pirate.
pub type Begin = table::Begin<VoodooPirate>;
/// Answer the open decision.
pub type Choose = table::Choose<VoodooPirate>;
/// What is being shown.
pub type Cues = table::Cues<VoodooPirate>;
/// What a choice will do.
pub type Foresight = table::Foresight<VoodooPirate>;
/// A line of the log.
pub type Line = table::Line<VoodooPirate>;
/// A legal choice.
pub type Offer = table::Offer<VoodooPirate>;
/// What is seen.
pub type Sight = table::Sight<VoodooPirate>;
/// A game of Voodoo Pirate being played.
pub type Sitting = table::Sitting<VoodooPirate>;

/// What needs no window: the game itself, its messages, and who sees what.
pub fn logic(app: &mut App) {
    app.add_plugins((table::play::<VoodooPirate>, sound::at_table::<VoodooPirate>));
}

/// Everything that is drawn of it, and its keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        table::keys::<VoodooPirate>,
        chart::plugin,
        hand::plugin,
        light::plugin,
        ships::plugin,
        tiles::plugin,
        desk::plugin,
    ));
}
