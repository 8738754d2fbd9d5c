//! Screens: one at a time.

mod bindings;
mod chosen;
mod credits;
mod fitting;
mod kept;
mod lab;
mod lessons;
mod library;
mod loading;
mod picking;
mod plots;
mod review;
mod rulebook;
mod score;
mod scored;
mod seats;
mod settings;
mod setup;
mod shelf;
mod statistics;
mod warning;

use bevy::prelude::*;
use rules::voodoo_cards::VoodooCards;
use rules::voodoo_pirate::VoodooPirate;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        library::plugin,
        loading::plugin,
        shelf::plugin,
        lessons::plugin,
        statistics::plugin,
        credits::plugin,
        setup::plugin,
        settings::plugin,
        bindings::plugin,
        rulebook::plugin,
        score::plugin,
        (
            review::plugin::<VoodooPirate>,
            review::plugin::<VoodooCards>,
        ),
        lab::plugin,
    ));
}
