//! The texts and the data of all games, for the screens on which no game is played.

use crate::Screen;
use crate::games::GAMES;
use crate::options::Options;
use crate::saves::watch::TakeOver;
use crate::saves::{self, plain};
use crate::settings::Settings;
use crate::shelf::{Boxed, Volume};
use crate::table::InThisGame;
use bevy::prelude::*;
use bevy_egui::{EguiPreUpdateSet, EguiStartupSet};
use rules::table::Language;
use rules::table::words::{Value, Words};
use std::path::PathBuf;
use std::sync::OnceLock;

/// The texts and data of every game, each read when it is first asked for.
#[derive(Resource)]
pub(super) struct Library {
    volumes: [OnceLock<Volume>; GAMES.len()],
    options: Options,
    language: Language,
    /// True if the player's own files have faults, so that only the games' own are used.
    pub faulty: bool,
}

impl Library {
    pub fn open(options: &Options, language: Language) -> Self {
        let mut library = Self {
            volumes: Default::default(),
            options: options.clone(),
            language,
            faulty: false,
        };
        // Where nothing lies over them, the games' own files need not be looked at.
        let over = [options.assets.clone(), saves::mods(options)];
        library.faulty = over.iter().flatten().any(|folder| folder.exists())
            && GAMES.iter().any(|game| library.volume(game).faulty);
        library
    }

    /// Returns the texts and data of a game.
    pub fn volume(&self, game: &Boxed) -> &Volume {
        let place = GAMES.iter().position(|other| other.name == game.name);
        self.volume_at(place.unwrap_or(0))
    }

    /// Returns the games that have been read.
    #[cfg(test)]
    pub fn read(&self) -> Vec<&'static str> {
        let volumes = GAMES.iter().zip(&self.volumes);
        let read = volumes.filter(|(_, volume)| volume.get().is_some());
        read.map(|(game, _)| game.name).collect()
    }

    fn volume_at(&self, place: usize) -> &Volume {
        let open = || (GAMES[place].open)(&self.options, self.language);
        self.volumes[place].get_or_init(|| open().expect("the game's own files are whole"))
    }

    /// Returns the texts of a game's rulebook; of the game that is played they say the numbers that it is played with.
    pub fn book<'a>(&'a self, game: &Boxed, here: &'a InThisGame) -> &'a Words {
        let own = here.words.as_ref().filter(|_| here.game == game.name);
        own.unwrap_or(&self.volume(game).words)
    }

    /// Returns the folder of the player's own files; none where the system names none.
    pub fn folder(&self) -> Option<PathBuf> {
        plain::lies(&self.options)
    }

    /// Returns a text of a game by its id: its own, or the desktop's where it has none.
    pub fn say_of(&self, game: &Boxed, id: &str) -> String {
        self.volume(game).words.say(id, &[])
    }

    /// Returns the texts of the first game, with the desktop's.
    pub fn words(&self) -> &Words {
        &self.volume_at(0).words
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

/// Lets everything be read again, since the player may have changed a file.
fn open(mut commands: Commands, options: Res<Options>, settings: Res<Settings>) {
    commands.insert_resource(Library::open(&options, settings.language()));
}

fn is_of_another_language(library: Option<Res<Library>>, settings: Res<Settings>) -> bool {
    library.is_some_and(|library| library.language != settings.language())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(name: &str) -> Options {
        let folder = format!("library-{name}-{}", std::process::id());
        Options {
            scratch: Some(std::env::temp_dir().join(folder)),
            ..Options::default()
        }
    }

    #[test]
    fn a_game_is_read_when_it_is_first_asked_for() {
        let library = Library::open(&options("nobody"), Language::English);
        assert!(!library.faulty && library.read().is_empty());
        assert!(!library.say_of(&GAMES[2], "ui-title").is_empty());
        assert_eq!(library.read(), [GAMES[2].name]);
    }

    #[test]
    fn faults_of_the_players_own_files_are_known_before_any_game_is_asked_for() {
        let options = options("faulty");
        let own = saves::mods(&options)
            .unwrap()
            .join(GAMES[4].name.replace('-', "_"));
        std::fs::create_dir_all(&own).unwrap();
        let whole = Library::open(&options, Language::English);
        std::fs::write(own.join("numbers.ron"), "(").unwrap();
        let library = Library::open(&options, Language::English);
        std::fs::remove_dir_all(options.scratch.unwrap()).unwrap();
        assert!(!whole.faulty && library.faulty);
        let says = |library: &Library| library.say_of(&GAMES[4], "book-seas-crew.tip");
        assert_eq!(says(&library), says(&whole), "the game's own");
    }
}
