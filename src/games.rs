//! The games that there are, in the order they stand on the shelf. A new game is a line of each list here.

use crate::Screen;
use crate::options::Options;
use crate::saves;
use crate::settings::Settings;
use crate::table::{Begin, Book, Notice, Shown};
use crate::{voodoo, voodoo_pirate};
use bevy::prelude::*;
use rules::voodoo_pirate::VoodooPirate;

/// A game's box on the shelf.
#[derive(Debug)]
pub struct Boxed {
    /// Its name in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// The fewest and the most who play.
    pub players: (u8, u8),
    /// Where it is set up.
    pub setup: Screen,
    /// Its rulebook.
    pub book: &'static Book,
}

/// All games.
pub const GAMES: &[Boxed] = &[Boxed {
    name: "voodoo-pirate",
    players: (1, 5),
    setup: Screen::Setup,
    book: &voodoo_pirate::book::BOOK,
}];

/// Every game without its pictures.
pub(super) fn logic(app: &mut App) {
    app.add_plugins(voodoo_pirate::logic).add_systems(
        Update,
        begin_at_once::<VoodooPirate>.run_if(in_state(Screen::Shelf)),
    );
}

/// Every game.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((logic, voodoo::ground_plugin, voodoo_pirate::plugin));
}

/// The command line names a crew, or asks for the game that was left last: no shelf, the first time.
fn begin_at_once<G: Shown>(
    options: Res<Options>,
    settings: Res<Settings>,
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
            Err(trouble) => notice.text = saves::tell(&options, settings.language(), &trouble),
        }
    }
}
