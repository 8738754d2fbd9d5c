//! The list of sounds, `sounds.ron`: as it stands in the file, and as it is used.

use super::Bus;
use bevy::asset::io::memory::Dir;
use bevy_kira_audio::prelude::StaticSoundData;
use rules::table::files::{Fault, Source};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Cursor;
use std::path::Path;

/// The list's name, as faults tell it.
const LIST: &str = "sound/sounds.ron";
/// How quiet or loud a sound may be played, in decibels.
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
    /// What the game calls it.
    pub name: String,
    /// Its files by their paths: where there are several, another one each time. Of music they are strains.
    pub files: Vec<String>,
    /// Whose volume it obeys.
    pub bus: Bus,
    /// The text that says it to those who do not hear it.
    pub caption: Option<String>,
    /// How loud it is, in decibels; 0 is as recorded.
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
    /// The sounds that the game embeds.
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
                } else if !FILES.iter().any(|(path, _)| path == file) {
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

    /// A sound's number, where there is one of this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<Number> {
        self.numbers.get(name).copied()
    }

    /// A sound by its number.
    #[must_use]
    pub fn get(&self, number: Number) -> Option<&Sound> {
        self.list.get(number)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Sound> {
        self.list.iter()
    }
}

/// The recordings as they are played, by the names of their files. One of the player's own can lie there instead.
#[derive(bevy::prelude::Resource, Debug, Clone)]
pub struct Recordings(Dir);

impl Default for Recordings {
    fn default() -> Self {
        let root = Dir::default();
        for (name, bytes) in FILES {
            root.insert_asset(Path::new(name), *bytes);
        }
        Self(root)
    }
}

impl Recordings {
    /// Puts a recording in the place of the one of this name, or the game's own back; it is heard when it is played next.
    pub fn lay(&self, name: &str, own: Option<Vec<u8>>) {
        match own {
            Some(bytes) => self.0.insert_asset(Path::new(name), bytes),
            None => {
                if let Some((_, bytes)) = FILES.iter().find(|(known, _)| *known == name) {
                    self.0.insert_asset(Path::new(name), *bytes);
                }
            }
        }
    }

    /// Returns the folder in memory that they lie in.
    pub(super) fn folder(&self) -> Dir {
        self.0.clone()
    }
}

/// Returns whether the game plays a recording of this name.
#[must_use]
pub fn is_played(name: &str) -> bool {
    FILES.iter().any(|(known, _)| *known == name)
}

/// Returns why a recording can't be played; nothing if it can.
#[must_use]
pub fn fault(file: &str, bytes: &[u8]) -> Option<Fault> {
    let played = StaticSoundData::from_cursor(Cursor::new(bytes.to_vec()));
    let why = played.err()?;
    let message = format!("expected a sound in Ogg Vorbis: {why}");
    Some(Fault::new(file, "", 0, message))
}

/// The files that the game embeds, by their names.
macro_rules! files {
    ($($file:literal,)*) => {
        pub(super) const FILES: &[(&str, &[u8])] = &[
            $(($file, include_bytes!(concat!("../../assets/sound/", $file))),)*
        ];
    };
}

files! {
    "aboard.ogg",
    "adrift.ogg",
    "ammunition-1.ogg",
    "ammunition-2.ogg",
    "ashore.ogg",
    "bag-1.ogg",
    "bag-2.ogg",
    "bag-3.ogg",
    "barrel-1.ogg",
    "barrel-2.ogg",
    "battle.ogg",
    "beast-1.ogg",
    "beast-2.ogg",
    "beaten-off.ogg",
    "becalmed.ogg",
    "blades.ogg",
    "broadside.ogg",
    "bump-1.ogg",
    "bump-2.ogg",
    "burning.ogg",
    "cannon.ogg",
    "captain-1.ogg",
    "captain-2.ogg",
    "card-1.ogg",
    "card-2.ogg",
    "card-3.ogg",
    "card-lock-1.ogg",
    "card-lock-2.ogg",
    "cast-off.ogg",
    "chest.ogg",
    "click.ogg",
    "cloth-1.ogg",
    "cloth-2.ogg",
    "coin-1.ogg",
    "coin-2.ogg",
    "coin-3.ogg",
    "coin-lost-1.ogg",
    "coin-lost-2.ogg",
    "commit-1.ogg",
    "commit-2.ogg",
    "commit-3.ogg",
    "cove.ogg",
    "craft.ogg",
    "crew-1.ogg",
    "crew-2.ogg",
    "crew-3.ogg",
    "crew-lost-1.ogg",
    "crew-lost-2.ogg",
    "cube.ogg",
    "current.ogg",
    "curtain-down.ogg",
    "curtain-up.ogg",
    "deserter.ogg",
    "dice-1.ogg",
    "dice-2.ogg",
    "doll.ogg",
    "duel.ogg",
    "eternal.ogg",
    "flag-down.ogg",
    "fled.ogg",
    "fleet.ogg",
    "fog.ogg",
    "food-1.ogg",
    "food-2.ogg",
    "fort-falls.ogg",
    "fort.ogg",
    "glance.ogg",
    "gold.ogg",
    "gong.ogg",
    "grigri.ogg",
    "heart-1.ogg",
    "heart-2.ogg",
    "helicopter-1.ogg",
    "helicopter-2.ogg",
    "helper-1.ogg",
    "helper-2.ogg",
    "helper-3.ogg",
    "hit.ogg",
    "hurricane.ogg",
    "ice.ogg",
    "irons.ogg",
    "island-card.ogg",
    "jail.ogg",
    "landfall.ogg",
    "longboats.ogg",
    "lost.ogg",
    "map.ogg",
    "mast-lost-1.ogg",
    "mast-lost-2.ogg",
    "mend.ogg",
    "mermaid.ogg",
    "miss-1.ogg",
    "miss-2.ogg",
    "mist-1.ogg",
    "mist-2.ogg",
    "mist-cleared.ogg",
    "music-chase-1.ogg",
    "music-chase-2.ogg",
    "music-chase-3.ogg",
    "music-dawn-1.ogg",
    "music-dawn-2.ogg",
    "music-dawn-3.ogg",
    "music-dusk-1.ogg",
    "music-dusk-2.ogg",
    "music-dusk-3.ogg",
    "music-jungle-1.ogg",
    "music-jungle-2.ogg",
    "music-jungle-3.ogg",
    "music-moonlight-1.ogg",
    "music-moonlight-2.ogg",
    "music-moonlight-3.ogg",
    "music-shelf-1.ogg",
    "music-shelf-2.ogg",
    "music-shelf-3.ogg",
    "music-swell-1.ogg",
    "music-swell-2.ogg",
    "music-swell-3.ogg",
    "music-tavern-1.ogg",
    "music-tavern-2.ogg",
    "music-tavern-3.ogg",
    "music-torchlight-1.ogg",
    "music-torchlight-2.ogg",
    "music-torchlight-3.ogg",
    "mystery.ogg",
    "new-ship.ogg",
    "night.ogg",
    "object.ogg",
    "omen.ogg",
    "overboard-1.ogg",
    "overboard-2.ogg",
    "plunder.ogg",
    "poppet.ogg",
    "port-taken.ogg",
    "portal.ogg",
    "possess.ogg",
    "ram.ogg",
    "refuse.ogg",
    "ritual.ogg",
    "rope-1.ogg",
    "rope-2.ogg",
    "rover.ogg",
    "rung-down.ogg",
    "rung.ogg",
    "sail-1.ogg",
    "sail-2.ogg",
    "sail-3.ogg",
    "salute.ogg",
    "scuttle.ogg",
    "sea.ogg",
    "seal.ogg",
    "shell.ogg",
    "shore.ogg",
    "shuffle.ogg",
    "skull.ogg",
    "slain.ogg",
    "soul-placed.ogg",
    "soul.ogg",
    "spices-1.ogg",
    "spices-2.ogg",
    "spyglass-1.ogg",
    "spyglass-2.ogg",
    "squall-1.ogg",
    "squall-2.ogg",
    "step-1.ogg",
    "step-2.ogg",
    "step-3.ogg",
    "sticks-1.ogg",
    "sticks-2.ogg",
    "stones-1.ogg",
    "stones-2.ogg",
    "storm.ogg",
    "stranded.ogg",
    "sunk-1.ogg",
    "sunk-2.ogg",
    "tide-in.ogg",
    "tide-out.ogg",
    "tile.ogg",
    "tool.ogg",
    "tow.ogg",
    "turn-1.ogg",
    "turn-2.ogg",
    "unfurl-1.ogg",
    "unfurl-2.ogg",
    "unfurl-3.ogg",
    "vane.ogg",
    "warrior.ogg",
    "water-1.ogg",
    "water-2.ogg",
    "win.ogg",
    "your-turn.ogg",
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::SOUND;
    use rules::voodoo_pirate::load;
    use rules::voodoo_pirate::words::load_words;

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
                let (_, bytes) = FILES.iter().find(|(file, _)| file == name).unwrap();
                let played = StaticSoundData::from_cursor(Cursor::new(*bytes)).unwrap();
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
