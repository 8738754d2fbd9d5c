//! The texts and the data of the game, for the screens on which no game is played.

use crate::Screen;
use crate::options::Options;
use crate::saves;
use bevy::prelude::*;
use rules::table::words::{Value, Words};
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Setup, load};
use std::sync::Arc;

/// Texts and data, the player's own laid over the game's.
#[derive(Resource)]
pub(super) struct Library {
    words: Arc<Words>,
    data: Arc<Data>,
    /// Whether the player's own files have faults, so that the game's alone are used.
    pub faulty: bool,
}

impl Library {
    pub fn open(options: &Options) -> Option<Self> {
        let files = saves::files(options, load::files());
        match (load_words(&files), load::load(&files)) {
            (Ok(words), Ok(data)) => Some(Self {
                words: Arc::new(words),
                data: Arc::new(data),
                faulty: false,
            }),
            _ => Some(Self {
                words: Arc::new(load_words(&load::files()).ok()?),
                data: Arc::clone(load::standard()),
                faulty: true,
            }),
        }
    }

    /// The data.
    pub fn data(&self) -> &Arc<Data> {
        &self.data
    }

    /// The texts.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// A text.
    pub fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// A text with values filled in.
    pub fn fill(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say(id, values)
    }

    /// Speaks for those who are to sail.
    pub fn speaker(&self, setup: &Setup) -> Speaker {
        Speaker::new(&self.words, setup, &self.data)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, open)
        .add_systems(OnEnter(Screen::Shelf), open);
}

/// The player may have changed a file since.
fn open(mut commands: Commands, options: Res<Options>) {
    if let Some(library) = Library::open(&options) {
        commands.insert_resource(library);
    }
}
