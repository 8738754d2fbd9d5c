//! The recordings that the game embeds, or the player's own in their place.

use bevy::asset::io::memory::Dir;
use bevy_kira_audio::prelude::StaticSoundData;
use rules::table::files::Fault;
use std::io::Cursor;
use std::path::Path;

/// The recordings as they are played, by the names of their files. One of the player's own can lie there instead.
#[derive(bevy::prelude::Resource, Debug, Clone)]
pub struct Recordings(Dir);

impl Default for Recordings {
    fn default() -> Self {
        let root = Dir::default();
        for (name, bytes) in files() {
            root.insert_asset(Path::new(name), bytes);
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
                if let Some((_, bytes)) = files().find(|(known, _)| *known == name) {
                    self.0.insert_asset(Path::new(name), bytes);
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
    NAMES.contains(&name)
}

/// Returns why a recording can't be played; nothing if it can.
#[must_use]
pub fn fault(file: &str, bytes: &[u8]) -> Option<Fault> {
    let played = StaticSoundData::from_cursor(Cursor::new(bytes.to_vec()));
    let why = played.err()?;
    let message = format!("expected a sound in Ogg Vorbis: {why}");
    Some(Fault::new(file, "", 0, message))
}

/// Returns the files that the game embeds, each with its name.
pub(super) fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    NAMES.iter().copied().zip(FILES.iter().copied())
}

/// Lists the recordings once: by their names and, apart, their bytes, so that these are not read into memory with the names.
macro_rules! files {
    ($($file:literal,)*) => {
        static NAMES: &[&str] = &[$($file,)*];

        static FILES: &[&[u8]] = &[
            $(include_bytes!(concat!("../../assets/sound/", $file)),)*
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
