//! The games on the shelf.

use crate::options::Options;
use crate::saves;
use crate::screens::Screen;
use crate::table::{Begin, Notice, Shown};
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

/// The command line names a crew, or asks for the game that was left last: no shelf, the first time.
fn begin_at_once<G: Shown>(
    options: Res<Options>,
    mut begin: MessageWriter<Begin<G>>,
    mut notice: ResMut<Notice>,
    mut done: Local<bool>,
) {
    if std::mem::replace(&mut *done, true) {
        return;
    }
    if let Some(kinds) = &options.seats {
        begin.write(Begin::New(G::crew(kinds), options.seed.unwrap_or(1)));
    } else if options.resume {
        match saves::last(&options) {
            Ok(name) => {
                begin.write(Begin::Resume(name));
            }
            Err(trouble) => notice.text = saves::tell(&options, &trouble),
        }
    }
}
