//! The command line.

use crate::settings::INTERFACES;
use bevy::prelude::*;
use rules::table::Language;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::path::PathBuf;

/// What the command line says on `--help`.
pub const HELP: &str = "\
Voodoo Pirate

usage: voodoo-pirate [options]

  --game GAME            which game that is: voodoo-pirate, where nothing is said
  --seats KIND,KIND,...  start at the table at once: human, random, a captain of a strength
                         (deckhand, mate, captain, ghost), or the game's own (cursed, gentle);
                         empty leaves a colour out
  --set ID=VALUE         choose a value for an option of that game (skills=off, blessed=on, east=bones);
                         once for each
  --seed NUMBER          the seed of that game
  --voyage LINE          start the game that a line names, as setup and score copy it
  --resume               sail on at once with the game that was left last
  --speed SPEED          0.5, 1, 2, 4 or instant: how fast things move, whatever is set
  --size WIDTHxHEIGHT    the size of the window
  --interface PERCENT    80, 90, 100, 115, 130, 150, 175 or 200: how large text and panels are
  --language LANGUAGE    en or de, whatever is set
  --in-words             the table in words: read, and played by keys or a screen reader
  --scratch DIR          keep saved games in this folder instead of the player's own
  --help                 this page

VOODOO_PIRATE_TARGETS=FILE  write what is asked and what can be clicked, with places in pixels, to FILE after each
                            change: for tests and for tools that read the screen";

/// A seed that nobody chose, short enough to be told to a friend.
#[must_use]
pub fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}

/// How fast things move on the table.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Speed {
    /// So many times as fast as written in the list of motions.
    Times(f32),
    /// At once.
    Instant,
}

impl Speed {
    /// All of them, from slow to fast.
    pub const ALL: [Self; 5] = [
        Self::Times(0.5),
        Self::Times(1.0),
        Self::Times(2.0),
        Self::Times(4.0),
        Self::Instant,
    ];

    /// The next one, round and round.
    #[must_use]
    pub fn next(self) -> Self {
        let place = Self::ALL
            .iter()
            .position(|&speed| speed == self)
            .unwrap_or(0);
        Self::ALL[(place + 1) % Self::ALL.len()]
    }
}

/// What the player asked for on the command line.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Options {
    /// Who sits at the table that the game starts at, as the game will read it; the shelf where nothing is said.
    pub seats: Option<String>,
    /// What is chosen for that game's options, as it will read it.
    pub set: Vec<String>,
    /// Which game that is, by its id; the first on the shelf where nothing is said.
    pub game: Option<String>,
    /// The seed of that game.
    pub seed: Option<u64>,
    /// The line of a game that somebody shared.
    pub voyage: Option<String>,
    /// Whether the game that was left last is sailed on at once.
    pub resume: bool,
    /// How fast things move, whatever is set.
    pub speed: Option<Speed>,
    /// Whether tables are told in words, whatever is set.
    pub in_words: bool,
    /// The window's size.
    pub size: (u32, u32),
    /// How large the interface is, in percent, whatever is set.
    pub interface: Option<u16>,
    /// The language of all texts, whatever is set.
    pub language: Option<Language>,
    /// The system's language, where there are texts in it.
    pub system: Option<Language>,
    /// Where saved games are kept, if not in the player's own folder.
    pub scratch: Option<PathBuf>,
    /// Where to write what can be clicked.
    pub targets: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: None,
            set: Vec::new(),
            game: None,
            seed: None,
            voyage: None,
            resume: false,
            speed: None,
            in_words: false,
            size: (1280, 720),
            interface: None,
            language: None,
            system: None,
            scratch: None,
            targets: None,
        }
    }
}

impl Options {
    /// Reads the command line; nothing where only help is asked for.
    ///
    /// # Errors
    /// One sentence about the first thing that is wrong.
    pub fn read<W: Into<OsString>>(
        words: impl IntoIterator<Item = W>,
    ) -> Result<Option<Self>, String> {
        let mut options = Self {
            targets: std::env::var_os("VOODOO_PIRATE_TARGETS").map(PathBuf::from),
            system: of_the_system(|name| std::env::var(name).ok()),
            ..Self::default()
        };
        let mut words = words.into_iter().map(Into::into);
        while let Some(word) = words.next() {
            let word = word.to_string_lossy();
            match &*word {
                "--help" | "-h" => return Ok(None),
                "--resume" => {
                    options.resume = true;
                    continue;
                }
                "--in-words" => {
                    options.in_words = true;
                    continue;
                }
                "--seats" | "--set" | "--game" | "--seed" | "--voyage" | "--speed" | "--size"
                | "--interface" | "--language" | "--scratch" => {}
                _ => return Err(format!("there is no option `{word}`")),
            }
            let given = words
                .next()
                .filter(|given| !given.is_empty() && !given.to_string_lossy().starts_with("--"))
                .ok_or_else(|| format!("`{word}` needs a value"))?;
            let value = given.to_string_lossy();
            match &*word {
                "--seats" => options.seats = Some(value.to_string()),
                "--set" => options.set.push(value.to_string()),
                "--voyage" => options.voyage = Some(value.to_string()),
                "--game" => options.game = Some(value.to_string()),
                "--seed" => {
                    let seed = value.parse().map_err(|_| {
                        format!(
                            "`{value}` is no seed: expected a whole number from 0 to {}",
                            u64::MAX
                        )
                    })?;
                    options.seed = Some(seed);
                }
                "--speed" => options.speed = Some(speed(&value)?),
                "--size" => options.size = size(&value)?,
                "--interface" => options.interface = Some(interface(&value)?),
                "--language" => options.language = Some(language(&value)?),
                _ => options.scratch = Some(PathBuf::from(given)),
            }
        }
        if options.game.is_some() && options.seats.is_none() {
            return Err("`--game` says which game `--seats` sit down to: name them too".to_owned());
        }
        if !options.set.is_empty() && options.seats.is_none() {
            return Err("`--set` says how `--seats` play: name them too".to_owned());
        }
        if options.voyage.is_some()
            && (options.seats.is_some() || options.seed.is_some() || options.resume)
        {
            return Err("`--voyage` names a game with its seats and its seed: leave out `--seats`, `--seed` and `--resume`".to_owned());
        }
        if options.resume && (options.seats.is_some() || options.seed.is_some()) {
            return Err("`--resume` sails on with a game that has its crew and seed: leave out `--seats` and `--seed`".to_owned());
        }
        Ok(Some(options))
    }
}

fn speed(value: &str) -> Result<Speed, String> {
    if value == "instant" {
        return Ok(Speed::Instant);
    }
    let times: Option<f32> = value.parse().ok();
    times
        .map(Speed::Times)
        .filter(|speed| Speed::ALL.contains(speed))
        .ok_or_else(|| format!("`{value}` is no speed: expected 0.5, 1, 2, 4 or instant"))
}

fn size(value: &str) -> Result<(u32, u32), String> {
    let parts = value.split_once('x').and_then(|(width, height)| {
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        ((640..=16_384).contains(&width) && (360..=16_384).contains(&height))
            .then_some((width, height))
    });
    parts.ok_or_else(|| {
        format!("`{value}` is no size: expected one like 1280x720, at least 640x360")
    })
}

fn interface(value: &str) -> Result<u16, String> {
    let percent = value.trim_end_matches('%').parse().ok();
    let known = percent.filter(|percent| INTERFACES.contains(percent));
    known.ok_or_else(|| {
        format!("`{value}` is no scale: expected 80, 90, 100, 115, 130, 150, 175 or 200")
    })
}

fn language(value: &str) -> Result<Language, String> {
    let is = |language: &Language| language.code() == value;
    let known = Language::ALL.into_iter().find(is);
    known.ok_or_else(|| format!("`{value}` is no language: expected en or de"))
}

/// The language that the system's variables name: the first of them that is set counts, as everywhere.
fn of_the_system(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable);
    let name = set.into_iter().flatten().find(|name| !name.is_empty())?;
    Language::by_code(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Option<Options>, String> {
        Options::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn seats_and_seed_are_read() {
        let options = read("--seats human,cursed --seed 7").unwrap().unwrap();
        assert_eq!(options.seats.as_deref(), Some("human,cursed"));
        assert_eq!(options.seed, Some(7));
    }

    #[test]
    fn a_folder_may_have_any_name_and_the_last_game_is_asked_for_without_one() {
        let options = read("--resume --scratch ./-").unwrap().unwrap();
        assert!(options.resume);
        assert_eq!(options.scratch, Some(PathBuf::from("./-")));
        assert!(!read("").unwrap().unwrap().resume);
        assert!(read("--resume --in-words").unwrap().unwrap().in_words);
    }

    #[test]
    fn the_systems_language_is_that_of_the_first_variable_set() {
        let system = |all: &'static str, lang: &'static str| {
            of_the_system(move |name| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            })
        };
        assert_eq!(system("", "de_DE.UTF-8"), Some(Language::German));
        assert_eq!(system("en_GB", "de_DE.UTF-8"), Some(Language::English));
        assert_eq!(system("C", "de_DE.UTF-8"), None);
    }

    #[test]
    #[cfg(unix)]
    fn what_is_no_text_is_refused_and_a_folder_of_that_name_is_not() {
        use std::os::unix::ffi::OsStringExt;
        let odd = || OsString::from_vec(b"\xff".to_vec());
        assert!(Options::read([odd()]).is_err());
        assert!(Options::read([OsString::from("--seed"), odd()]).is_err());
        let options = Options::read([OsString::from("--scratch"), odd()]);
        let scratch = options.unwrap().unwrap().scratch;
        assert_eq!(scratch, Some(PathBuf::from(odd())));
    }

    #[test]
    fn what_makes_no_sense_is_refused_in_one_sentence() {
        for line in [
            "--set skills=on",
            "--set",
            "--seed many",
            "--speed warp",
            "--size 12",
            "--seed",
            "--seats",
            "--seed -1",
            "--seed 18446744073709551616",
            "--speed NaN",
            "--size 0x0",
            "--size 99999999999999999999x720",
            "--interface 140",
            "--interface large",
            "--language fr",
            "--language",
            "--scratch --seed 4",
            "--resume --seats human",
            "--resume --seed 4",
            "--voyage voodoo-pirate:human:seed=1:rules=2 --seed 4",
            "--voyage",
            "--frobnicate",
            "voodoo-pirate-7",
        ] {
            let why = read(line).unwrap_err();
            assert!(!why.contains('\n') && !why.is_empty(), "{line}: {why}");
        }
    }
}
