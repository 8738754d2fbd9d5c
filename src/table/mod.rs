//! What every game's table has: so far, the keys.

mod input;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(input::plugin);
}
