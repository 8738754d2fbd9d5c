//! The games on the shelf.

use crate::options::Options;
use crate::screens::Screen;
use crate::table::{Begin, Shown};
use crate::voodoo_pirate;
use bevy::prelude::*;
use rules::voodoo_pirate::VoodooPirate;

/// Every game without its pictures.
pub(super) fn logic(app: &mut App) {
    app.add_plugins(voodoo_pirate::logic).add_systems(
        Update,
        begin_at_once::<VoodooPirate>.run_if(in_state(Screen::Shelf)),
    );
}

/// Every game.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((logic, voodoo_pirate::plugin));
}

/// The command line names a crew: no shelf, the first time.
fn begin_at_once<G: Shown>(
    options: Res<Options>,
    mut begin: MessageWriter<Begin<G>>,
    mut done: Local<bool>,
) {
    if let Some(kinds) = &options.seats
        && !std::mem::replace(&mut *done, true)
    {
        begin.write(Begin::New(G::crew(kinds), options.seed.unwrap_or(1)));
    }
}
