//! What the player has set. It holds at once, and stands in a file that a person can read and write.

mod file;
mod user_error;

pub use file::{FILE, Kept, language, read};
pub use user_error::{Fault, UserError, Wrong};

use crate::controls::{Bindings, Controls};
use crate::options::{Options, Speed};
use bevy::prelude::*;
use rules::table::Language;
use serde::{Deserialize, Serialize};

/// How large the interface can be, in percent.
pub const INTERFACES: [u16; 8] = [80, 90, 100, 115, 130, 150, 175, 200];

/// The loudest that a volume can be set; 0 is silence.
pub const LOUDEST: u8 = 10;

/// Everything that can be set. What a file leaves out stands as it does at first.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// How fast things move on the table.
    pub speed: Speed,
    /// Whether pirates that the game plays stop after each thing they do, until somebody has seen it.
    pub step_by_step: bool,
    /// Whether things come to their places without flying, turning and overshooting.
    pub calm: bool,
    /// Whether tables are told in words.
    pub in_words: bool,
    /// How lively the water is.
    pub water: Liveliness,
    /// Whether what is only heard is told in words too.
    pub captions: bool,
    /// How loud things are.
    pub volumes: Volumes,
    /// Whether nothing is heard, however loud things are.
    pub muted: bool,
    /// Whether the game fills the screen.
    pub full_screen: bool,
    /// What each act is asked for by.
    pub keys: Bindings,
    /// How large text and panels are, in percent: one of [`INTERFACES`].
    pub interface: u16,
    /// Whether colours stand far apart and edges are heavy.
    pub high_contrast: bool,
    /// The typeface that is read.
    pub typeface: Typeface,
    /// The language of all texts; none for the system's, where there are texts in it.
    pub language: Option<Language>,
}

/// How lively the water on a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Liveliness {
    /// Lively where the computer has a graphics card.
    AsSuits,
    /// It runs and breathes.
    Lively,
    /// It lies still.
    Still,
}

/// The typefaces that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Typeface {
    /// Those that the game is made with.
    Usual,
    /// Andika, whose letters beginners tell apart.
    Andika,
    /// `OpenDyslexic`, whose letters stand heavily on the line.
    OpenDyslexic,
}

/// How loud each kind of sound is, from 0 to [`LOUDEST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Volumes {
    /// What happens on the table.
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
    /// Nothing is heard.
    pub const SILENT: Self = Self {
        effects: 0,
        interface: 0,
        sea: 0,
        music: 0,
    };
}

impl Settings {
    /// The language of all texts.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.unwrap_or_default()
    }

    /// How loud things are heard.
    #[must_use]
    pub fn heard(&self) -> Volumes {
        if self.muted {
            Volumes::SILENT
        } else {
            self.volumes
        }
    }

    /// The interface some steps larger or smaller.
    pub fn grow(&mut self, steps: isize) {
        let now = INTERFACES.iter().position(|&it| it == self.interface);
        let next = now.unwrap_or(2).saturating_add_signed(steps);
        self.interface = INTERFACES[next.min(INTERFACES.len() - 1)];
    }

    /// The first of the values that a file may hold and the game cannot use.
    ///
    /// # Errors
    /// The setting, and what is wrong with it.
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

/// Whether what a file says of a setting is among what is allowed.
///
/// # Errors
/// The setting, and what is allowed.
fn among(setting: &str, found: String, allowed: &[String]) -> Result<(), (String, Wrong)> {
    if allowed.contains(&found) {
        return Ok(());
    }
    let allowed = allowed.join(", ");
    Err((setting.to_owned(), Wrong::Value { found, allowed }))
}

/// The settings, from the player's file; what the command line and the system say lies over it and is not kept.
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
