//! The player's settings. They hold at once, and stand in a file that a person can read and write.

mod file;
mod user_error;

pub use file::{FILE, Kept, language, read};
pub use user_error::{Fault, UserError, Wrong};

use crate::controls::{Bindings, Controls};
use crate::options::{Options, Speed};
use bevy::prelude::*;
use rules::table::Language;
use serde::{Deserialize, Serialize};

/// The sizes of the interface, in percent.
pub const INTERFACES: [u16; 8] = [80, 90, 100, 115, 130, 150, 175, 200];

/// The highest volume; 0 is silence.
pub const LOUDEST: u8 = 10;

/// All settings. Those that a file leaves out have their defaults.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The speed at which things move on the table.
    pub speed: Speed,
    /// True if pirates that the game plays stop after each thing they do, until somebody has seen it.
    pub step_by_step: bool,
    /// True if things come to their places without flying, turning and overshooting.
    pub calm: bool,
    /// True if tables are told in words.
    pub in_words: bool,
    /// The liveliness of the water.
    pub water: Liveliness,
    /// True if sounds are told in words too.
    pub captions: bool,
    /// The volumes of sounds.
    pub volumes: Volumes,
    /// True if nothing is heard, whatever the volumes.
    pub muted: bool,
    /// True if the game fills the screen.
    pub full_screen: bool,
    /// The keys and buttons of each act.
    pub keys: Bindings,
    /// The size of text and panels, in percent: one of [`INTERFACES`].
    pub interface: u16,
    /// True if colours stand far apart and edges are heavy.
    pub high_contrast: bool,
    /// The typeface of texts.
    pub typeface: Typeface,
    /// The language of all texts; none for the system's, where there are texts in it.
    pub language: Option<Language>,
}

/// The liveliness of the water on a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Liveliness {
    /// Lively where the computer has a graphics card.
    AsSuits,
    /// It runs and breathes.
    Lively,
    /// It lies still.
    Still,
}

/// The typefaces to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Typeface {
    /// Those that the game is made with.
    Usual,
    /// Andika, whose letters beginners tell apart.
    Andika,
    /// `OpenDyslexic`, whose letters stand heavily on the line.
    OpenDyslexic,
}

/// The volume of each kind of sound, from 0 to [`LOUDEST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Volumes {
    /// Events on the table.
    pub effects: u8,
    /// Buttons and questions.
    pub interface: u8,
    /// The sea.
    pub sea: u8,
    /// Music.
    pub music: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::Times(1.0),
            step_by_step: false,
            calm: false,
            in_words: false,
            water: Liveliness::AsSuits,
            captions: false,
            volumes: Volumes::default(),
            muted: false,
            full_screen: false,
            keys: Bindings::default(),
            interface: 100,
            high_contrast: false,
            typeface: Typeface::Usual,
            language: None,
        }
    }
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            effects: 8,
            interface: 6,
            sea: 5,
            music: 5,
        }
    }
}

impl Volumes {
    /// All volumes at 0.
    pub const SILENT: Self = Self {
        effects: 0,
        interface: 0,
        sea: 0,
        music: 0,
    };
}

impl Settings {
    /// Returns the language of all texts.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.unwrap_or_default()
    }

    /// Returns the volumes as they are heard: silent if muted.
    #[must_use]
    pub fn heard(&self) -> Volumes {
        if self.muted {
            Volumes::SILENT
        } else {
            self.volumes
        }
    }

    /// Makes the interface some steps larger, or smaller by negative steps.
    pub fn grow(&mut self, steps: isize) {
        let now = INTERFACES.iter().position(|&it| it == self.interface);
        let next = now.unwrap_or(2).saturating_add_signed(steps);
        self.interface = INTERFACES[next.min(INTERFACES.len() - 1)];
    }

    /// Checks that the game can use all values, as a file may hold others.
    ///
    /// # Errors
    /// The first setting that is wrong, and its fault.
    fn check(&self) -> Result<(), (String, Wrong)> {
        let speeds = Speed::ALL.map(|speed| format!("{speed:?}"));
        among("speed", format!("{:?}", self.speed), &speeds)?;
        let keys = self.keys.check();
        keys.map_err(|(act, misbound)| (format!("keys.{act:?}"), Wrong::Keys(misbound)))?;
        let interfaces = INTERFACES.map(|percent| percent.to_string());
        among("interface", self.interface.to_string(), &interfaces)?;
        let Volumes {
            effects,
            interface,
            sea,
            music,
        } = self.volumes;
        let loud: Vec<String> = (0..=LOUDEST).map(|volume| volume.to_string()).collect();
        for (setting, volume) in [
            ("volumes.effects", effects),
            ("volumes.interface", interface),
            ("volumes.sea", sea),
            ("volumes.music", music),
        ] {
            among(setting, volume.to_string(), &loud)?;
        }
        Ok(())
    }
}

/// Checks that the value of a setting is among those allowed.
///
/// # Errors
/// The setting, and the value among those allowed.
fn among(setting: &str, found: String, allowed: &[String]) -> Result<(), (String, Wrong)> {
    if allowed.contains(&found) {
        return Ok(());
    }
    let allowed = allowed.join(", ");
    Err((setting.to_owned(), Wrong::Value { found, allowed }))
}

/// Adds the settings, from the player's file; options of the command line and the system lie over it and are not kept.
pub(super) fn logic(app: &mut App) {
    let options = app.world().resource::<Options>();
    let (settings, kept) = file::open(options);
    let controls = Controls {
        bindings: settings.keys.clone(),
        ..Controls::default()
    };
    app.insert_resource(settings)
        .insert_resource(controls)
        .insert_resource(kept)
        .add_systems(Last, file::keep);
}
