//! Screens: one at a time.

mod bindings;
mod credits;
mod fitting;
mod kept;
mod library;
mod loading;
mod rulebook;
mod score;
mod scored;
mod seats;
mod settings;
mod setup;
mod shelf;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        library::plugin,
        loading::plugin,
        shelf::plugin,
        credits::plugin,
        setup::plugin,
        settings::plugin,
        bindings::plugin,
        rulebook::plugin,
        score::plugin,
    ));
}

/// A seed that nobody chose, short enough to be told to a friend.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}
