//! The list of sounds, `sounds.ron`: as it stands in the file, and as it is used.

use super::Bus;
use super::recordings::is_played;
use rules::table::files::{Fault, Source};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The list's name in faults.
const LIST: &str = "sound/sounds.ron";
/// The allowed volumes of a sound, in decibels.
const VOLUMES: std::ops::RangeInclusive<f32> = -60.0..=0.0;

/// A sound as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    files: Vec<String>,
    bus: Bus,
    caption: Option<String>,
    volume: f32,
}

/// A sound as it is played.
#[derive(Debug, Clone, PartialEq)]
pub struct Sound {
    /// The name by which [`Play`](super::Play) asks for it.
    pub name: String,
    /// The paths of its files: where there are several, another one is played each time. Of music they are strains.
    pub files: Vec<String>,
    /// The bus whose volume it obeys.
    pub bus: Bus,
    /// The id of its caption, for those who do not hear it.
    pub caption: Option<String>,
    /// Its volume, in decibels; 0 is as recorded.
    pub volume: f32,
}

/// A sound's number in the list.
pub type Number = usize;

/// All sounds.
#[derive(bevy::prelude::Resource, Debug, Clone, Default)]
pub struct Sounds {
    list: Vec<Sound>,
    numbers: BTreeMap<String, Number>,
}

impl Sounds {
    /// Returns the sounds that the game embeds.
    ///
    /// # Panics
    /// Not where the tests pass: one of them reads the list.
    #[must_use]
    pub fn embedded() -> Self {
        let text = include_str!("../../assets/sound/sounds.ron");
        Self::read(LIST, text).expect("a test holds that the list of sounds can be read")
    }

    /// Reads a list.
    ///
    /// # Errors
    /// Everything that is wrong, from top to bottom, with the file and the line.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<Fault>> {
        let source = Source::new(LIST, name, text.as_bytes().to_vec()).map_err(|fault| [fault])?;
        let mut faults = Vec::new();
        let entries = source.list::<Entry>(&mut faults);
        let (mut sounds, mut named) = (Self::default(), BTreeSet::new());
        for entry in entries.entries {
            let mut wrong = |why: String| faults.push(source.fault(entry.offset, why));
            let entry = entry.value;
            if entry.files.is_empty() {
                wrong(format!(
                    "`{}` has no file, expected one or more",
                    entry.name
                ));
            }
            for file in &entry.files {
                if !named.insert(file.clone()) {
                    wrong(format!(
                        "found the file `{file}` a second time, expected each once"
                    ));
                } else if !is_played(file) {
                    wrong(format!("there is no file `{file}` beside the list"));
                }
            }
            if !VOLUMES.contains(&entry.volume) {
                wrong(format!(
                    "volume: {} is out of range, expected -60 to 0",
                    entry.volume
                ));
            }
            if sounds.number(&entry.name).is_some() {
                wrong(format!(
                    "found `{}` a second time, expected each sound once",
                    entry.name
                ));
            }
            sounds.numbers.insert(entry.name.clone(), sounds.list.len());
            sounds.list.push(Sound {
                name: entry.name,
                files: entry.files,
                bus: entry.bus,
                caption: entry.caption,
                volume: entry.volume,
            });
        }
        faults.sort();
        if faults.is_empty() {
            Ok(sounds)
        } else {
            Err(faults)
        }
    }

    /// Returns a sound's number, if there is one of this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<Number> {
        self.numbers.get(name).copied()
    }

    /// Returns a sound by its number.
    #[must_use]
    pub fn get(&self, number: Number) -> Option<&Sound> {
        self.list.get(number)
    }

    /// Returns all sounds, in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = &Sound> {
        self.list.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::recordings::files;
    use bevy_kira_audio::prelude::StaticSoundData;
    use games::voodoo_pirate::load;
    use games::voodoo_pirate::words::load_words;
    use rules::table::SOUND;
    use std::io::Cursor;
    use std::path::Path;

    #[test]
    fn every_file_is_listed_once_and_can_be_played() {
        let sounds = Sounds::embedded();
        let listed: BTreeSet<&str> = sounds
            .iter()
            .flat_map(|sound| sound.files.iter().map(String::as_str))
            .collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        let there: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.ends_with(".ogg"))
            .collect();
        assert!(there.iter().map(String::as_str).eq(listed.iter().copied()));
        for sound in sounds.iter().filter(|sound| sound.bus != Bus::Music) {
            for name in &sound.files {
                let (_, bytes) = files().find(|(file, _)| file == name).unwrap();
                let played = StaticSoundData::from_cursor(Cursor::new(bytes)).unwrap();
                assert!(played.num_frames() > 1000, "{name}");
            }
        }
    }

    #[test]
    fn every_caption_is_a_text_and_every_text_a_caption() {
        let words = load_words(&load::files()).unwrap();
        let sounds = Sounds::embedded();
        let captions: BTreeSet<&str> = sounds
            .iter()
            .filter_map(|sound| sound.caption.as_deref())
            .collect();
        for caption in &captions {
            assert!(words.has(caption), "{caption}");
        }
        let texts = load::files().source(SOUND[0].0).unwrap();
        let ids = texts
            .text()
            .lines()
            .filter_map(|line| line.split_once(" = "));
        assert!(ids.map(|(id, _)| id).collect::<BTreeSet<_>>() == captions);
    }

    #[track_caller]
    fn refused(entries: &str, line: usize, why: &str) {
        let faults = Sounds::read("mine.ron", &format!("[\n{entries}\n]")).unwrap_err();
        let told = faults[0].to_string();
        assert!(told.starts_with(&format!("mine.ron:{line}:")), "{told}");
        assert!(told.contains(why), "{told}");
    }

    #[test]
    fn what_is_wrong_is_told_with_file_and_line() {
        const CLICK: &str =
            r#"(name: "click", files: ["click.ogg"], bus: Interface, caption: None, volume: 0.0),"#;
        let twice = CLICK.replace("click.ogg", "tile.ogg");
        refused(&format!("{CLICK}\n{twice}"), 3, "`click` a second time");
        let other = CLICK.replace("\"click\"", "\"clack\"");
        refused(
            &format!("{CLICK}\n{other}"),
            3,
            "the file `click.ogg` a second time",
        );
        refused(
            &CLICK.replace("click.ogg", "clack.ogg"),
            2,
            "no file `clack.ogg`",
        );
        refused(&CLICK.replace("0.0", "6.0"), 2, "expected -60 to 0");
        refused(&CLICK.replace("Interface", "Buttons"), 2, "`Buttons`");
        refused(&CLICK.replace("[\"click.ogg\"]", "[]"), 2, "has no file");
    }
}
