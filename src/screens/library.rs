//! The texts and the data of the game, for the screens on which no game is played.

use crate::Screen;
use crate::options::Options;
use crate::saves;
use crate::settings::Settings;
use bevy::prelude::*;
use rules::table::Language;
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
    language: Language,
    /// Whether the player's own files have faults, so that the game's alone are used.
    pub faulty: bool,
}

impl Library {
    pub fn open(options: &Options, language: Language) -> Option<Self> {
        let own = load::files().in_language(language);
        let files = saves::files(options, language, own.clone());
        match (load_words(&files), load::load(&files)) {
            (Ok(words), Ok(data)) => Some(Self {
                words: Arc::new(words),
                data: Arc::new(data),
                language,
                faulty: false,
            }),
            _ => Some(Self {
                words: Arc::new(load_words(&own).ok()?),
                data: Arc::clone(load::standard()),
                language,
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
        .add_systems(OnEnter(Screen::Shelf), open)
        .add_systems(PreUpdate, open.run_if(is_of_another_language));
}

/// The player may have changed a file since.
fn open(mut commands: Commands, options: Res<Options>, settings: Res<Settings>) {
    if let Some(library) = Library::open(&options, settings.language()) {
        commands.insert_resource(library);
    }
}

fn is_of_another_language(library: Option<Res<Library>>, settings: Res<Settings>) -> bool {
    library.is_some_and(|library| library.language != settings.language())
}
