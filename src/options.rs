//! The command line.

use crate::settings::INTERFACES;
use bevy::prelude::*;
use clap::builder::{NonEmptyStringValueParser, ValueParser};
use clap::{Arg, ArgAction, Command};
use rules::table::Language;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::path::PathBuf;

/// The program's name.
pub const NAME: &str = "voodoo-pirate";

/// Returns a seed from the clock, below 1 000 000: short enough to be told to a friend.
#[must_use]
pub fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}

/// The speed at which things move on the table.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Speed {
    /// This many times as fast as written in the list of motions.
    Times(f32),
    /// At once.
    Instant,
}

impl Speed {
    /// All speeds, from slow to fast.
    pub const ALL: [Self; 5] = [
        Self::Times(0.5),
        Self::Times(1.0),
        Self::Times(2.0),
        Self::Times(4.0),
        Self::Instant,
    ];

    /// Returns the next speed, round and round.
    #[must_use]
    pub fn next(self) -> Self {
        let place = Self::ALL
            .iter()
            .position(|&speed| speed == self)
            .unwrap_or(0);
        Self::ALL[(place + 1) % Self::ALL.len()]
    }
}

/// A page that the program prints about itself instead of opening its window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The options.
    Help,
    /// The manual page, as `man` reads it.
    Manual,
    /// Name and version.
    Version,
}

impl Page {
    const ALL: [(Self, &str); 3] = [
        (Self::Help, "help"),
        (Self::Manual, "manual"),
        (Self::Version, "version"),
    ];
}

/// The options of the command line.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Options {
    /// The players of the game to start with, as that game will read them; none to start at the shelf.
    pub seats: Option<String>,
    /// The values of that game's options, as it will read them.
    pub set: Vec<String>,
    /// The id of that game; none for the first on the shelf.
    pub game: Option<String>,
    /// The seed of that game.
    pub seed: Option<u64>,
    /// The line of a game that somebody shared.
    pub voyage: Option<String>,
    /// True if the game that was left last is resumed at once.
    pub resume: bool,
    /// The speed on the table, over the setting.
    pub speed: Option<Speed>,
    /// True if tables are told in words, over the setting.
    pub in_words: bool,
    /// The window's size, in physical pixels.
    pub size: (u32, u32),
    /// The size of the interface, in percent, over the setting.
    pub interface: Option<u16>,
    /// The language of all texts, over the setting.
    pub language: Option<Language>,
    /// The system's language, where there are texts in it.
    pub system: Option<Language>,
    /// The folder of saved games and settings, in place of the player's own.
    pub scratch: Option<PathBuf>,
    /// The assets of the repository that the game is run from: their data and texts are used as they are now.
    pub assets: Option<PathBuf>,
    /// The file that the places of clickable things are written to.
    pub targets: Option<PathBuf>,
    /// The page that is printed instead of opening the window.
    pub page: Option<Page>,
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
            assets: None,
            targets: None,
            page: None,
        }
    }
}

/// Returns the options in the order in which help lists them. Their texts are in the Fluent files: `ui-option-` and the option's name.
pub(crate) fn command() -> Command {
    let text = || ValueParser::new(NonEmptyStringValueParser::new());
    let number = |text: &str| {
        let expected = |_| format!("expected a whole number from 0 to {}", u64::MAX);
        text.parse::<u64>().map_err(expected)
    };
    let pages = Page::ALL.map(|(_, name)| flag(name));
    Command::new(NAME)
        .version(env!("CARGO_PKG_VERSION"))
        .no_binary_name(true)
        .args_override_self(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args([
            valued("game", "GAME", text()),
            valued("seats", "KIND,KIND,...", text()),
            valued("set", "ID=VALUE", text()).action(ArgAction::Append),
            valued("seed", "NUMBER", ValueParser::new(number)),
            valued("voyage", "LINE", text()),
            flag("resume"),
            valued("speed", "SPEED", ValueParser::new(speed)),
            valued("size", "WIDTHxHEIGHT", ValueParser::new(size)),
            valued("interface", "PERCENT", ValueParser::new(interface)),
            valued("language", "LANGUAGE", ValueParser::new(language)),
            flag("in-words"),
            valued("scratch", "DIR", ValueParser::path_buf()),
        ])
        .args(pages)
        .mut_arg("help", |help| help.short('h'))
}

fn flag(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

fn valued(name: &'static str, value: &'static str, parser: ValueParser) -> Arg {
    let option = Arg::new(name).long(name);
    option.value_name(value).value_parser(parser)
}

/// Returns an error's first paragraph as one sentence, without the advice that follows it.
fn in_a_sentence(error: &clap::Error) -> String {
    let told = error.to_string();
    let lines = told.lines().take_while(|line| !line.is_empty());
    let sentence = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    sentence.replacen("error: ", "", 1)
}

impl Options {
    /// Returns whether a game begins, or goes on, without the shelf.
    #[must_use]
    pub fn begins_at_once(&self) -> bool {
        self.seats.is_some() || self.voyage.is_some() || self.resume
    }

    /// Reads the command line.
    ///
    /// # Errors
    /// One sentence about the first thing that is wrong.
    pub fn read<W: Into<OsString> + Clone>(
        words: impl IntoIterator<Item = W>,
    ) -> Result<Self, String> {
        let given = command().try_get_matches_from(words);
        let mut given = given.map_err(|error| in_a_sentence(&error))?;
        let usual = Self::default();
        let page = Page::ALL.iter().find(|(_, name)| given.get_flag(name));
        let options = Self {
            page: page.map(|&(page, _)| page),
            game: given.remove_one("game"),
            seats: given.remove_one("seats"),
            set: given.remove_many("set").into_iter().flatten().collect(),
            seed: given.remove_one("seed"),
            voyage: given.remove_one("voyage"),
            resume: given.get_flag("resume"),
            speed: given.remove_one("speed"),
            size: given.remove_one("size").unwrap_or(usual.size),
            interface: given.remove_one("interface"),
            language: given.remove_one("language"),
            in_words: given.get_flag("in-words"),
            scratch: given.remove_one("scratch"),
            assets: None,
            targets: std::env::var_os("VOODOO_PIRATE_TARGETS").map(PathBuf::from),
            system: of_the_system(|name| std::env::var(name).ok()),
        };
        if options.page.is_some() {
            return Ok(options);
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
        Ok(options)
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
        .ok_or_else(|| "expected 0.5, 1, 2, 4 or instant".to_owned())
}

fn size(value: &str) -> Result<(u32, u32), String> {
    let parts = value.split_once('x').and_then(|(width, height)| {
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        ((640..=16_384).contains(&width) && (360..=16_384).contains(&height))
            .then_some((width, height))
    });
    parts.ok_or_else(|| "expected one like 1280x720, at least 640x360".to_owned())
}

fn interface(value: &str) -> Result<u16, String> {
    let percent = value.trim_end_matches('%').parse().ok();
    let known = percent.filter(|percent| INTERFACES.contains(percent));
    known.ok_or_else(|| "expected 80, 90, 100, 115, 130, 150, 175 or 200".to_owned())
}

fn language(value: &str) -> Result<Language, String> {
    let is = |language: &Language| language.code() == value;
    let known = Language::ALL.into_iter().find(is);
    known.ok_or_else(|| "expected en or de".to_owned())
}

/// Returns the language that the system's variables name: the first that is set counts.
fn of_the_system(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable);
    let name = set.into_iter().flatten().find(|name| !name.is_empty())?;
    Language::by_code(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn seats_and_seed_are_read() {
        let options = read("--seats human,cursed --seed 7").unwrap();
        assert_eq!(options.seats.as_deref(), Some("human,cursed"));
        assert_eq!(options.seed, Some(7));
    }

    #[test]
    fn a_folder_may_have_any_name_and_the_last_game_is_asked_for_without_one() {
        let options = read("--resume --scratch ./-").unwrap();
        assert!(options.resume);
        assert_eq!(options.scratch, Some(PathBuf::from("./-")));
        assert!(!read("").unwrap().resume);
        assert!(read("--resume --in-words").unwrap().in_words);
    }

    #[test]
    fn what_is_said_twice_holds_as_it_was_said_last_and_each_option_of_a_game_is_kept() {
        let options = read("--seats human --seed 1 --seed 2 --set a=b --set c=d").unwrap();
        assert_eq!(options.seed, Some(2));
        assert_eq!(options.set, ["a=b", "c=d"]);
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
        let scratch = options.unwrap().scratch;
        assert_eq!(scratch, Some(PathBuf::from(odd())));
    }

    #[test]
    fn help_is_given_whatever_else_does_not_fit_together() {
        let options = read("--game voodoo-cards --help").unwrap();
        assert_eq!(options.page, Some(Page::Help));
        assert_eq!(read("-h").unwrap().page, Some(Page::Help));
        assert_eq!(read("").unwrap().page, None);
    }

    #[test]
    fn what_is_wrong_is_told_with_what_is_expected() {
        for (line, told) in [
            ("--warp", "unexpected argument '--warp' found"),
            (
                "--size 12",
                "invalid value '12' for '--size <WIDTHxHEIGHT>': expected one like 1280x720, at least 640x360",
            ),
            (
                "--seed",
                "a value is required for '--seed <NUMBER>' but none was supplied",
            ),
        ] {
            assert_eq!(read(line).unwrap_err(), told);
        }
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
