//! The texts and the data of all games, for the screens on which no game is played.

use crate::Screen;
use crate::games::GAMES;
use crate::options::Options;
use crate::saves::plain;
use crate::saves::watch::TakeOver;
use crate::settings::Settings;
use crate::shelf::{Boxed, Volume};
use crate::table::InThisGame;
use bevy::prelude::*;
use bevy_egui::{EguiPreUpdateSet, EguiStartupSet};
use rules::table::Language;
use rules::table::words::{Value, Words};
use std::path::{Path, PathBuf};

/// The texts and data of every game.
#[derive(Resource)]
pub(super) struct Library {
    volumes: Vec<Volume>,
    language: Language,
    folder: Option<PathBuf>,
    /// True if the player's own files have faults, so that only the games' own are used.
    pub faulty: bool,
}

impl Library {
    pub fn open(options: &Options, language: Language) -> Option<Self> {
        let volumes = GAMES.iter().map(|game| (game.open)(options, language));
        let volumes: Vec<Volume> = volumes.collect::<Option<_>>()?;
        Some(Self {
            faulty: volumes.iter().any(|volume| volume.faulty),
            volumes,
            language,
            folder: plain::lies(options),
        })
    }

    /// Returns the texts and data of a game.
    pub fn volume(&self, game: &Boxed) -> &Volume {
        let place = GAMES.iter().position(|other| other.name == game.name);
        &self.volumes[place.unwrap_or(0)]
    }

    /// Returns the texts of a game's rulebook; of the game that is played they say the numbers that it is played with.
    pub fn book<'a>(&'a self, game: &Boxed, here: &'a InThisGame) -> &'a Words {
        let own = here.words.as_ref().filter(|_| here.game == game.name);
        own.unwrap_or(&self.volume(game).words)
    }

    /// Returns the folder of the player's own files; none where the system names none.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Returns a text of a game by its id: its own, or the desktop's where it has none.
    pub fn say_of(&self, game: &Boxed, id: &str) -> String {
        self.volume(game).words.say(id, &[])
    }

    /// Returns the texts of the first game, with the desktop's.
    pub fn words(&self) -> &Words {
        &self.volumes[0].words
    }

    /// Returns a text by its id.
    pub fn say(&self, id: &str) -> String {
        self.words().say(id, &[])
    }

    /// Returns a text with values filled in.
    pub fn fill(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words().say(id, values)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, open.before(EguiStartupSet::InitContexts))
        // What the start read is good for the first time.
        .add_systems(OnEnter(Screen::Shelf), open.run_if(not(run_once)))
        .add_systems(
            PreUpdate,
            open.before(EguiPreUpdateSet::InitContexts)
                .run_if(is_of_another_language.or_else(on_message::<TakeOver>)),
        );
}

/// Reads everything again, since the player may have changed a file.
fn open(mut commands: Commands, options: Res<Options>, settings: Res<Settings>) {
    if let Some(library) = Library::open(&options, settings.language()) {
        commands.insert_resource(library);
    }
}

fn is_of_another_language(library: Option<Res<Library>>, settings: Res<Settings>) -> bool {
    library.is_some_and(|library| library.language != settings.language())
}
