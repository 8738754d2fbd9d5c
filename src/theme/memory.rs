//! A cache of drawn pictures: the first start draws them, later ones read them.
//!
//! Nothing is lost with these files: one that is missing, old or broken is drawn anew, and one that cannot be written is
//! not missed.

use crate::options::Options;
use bevy::math::Vec2;
use rules::table::StableHasher;
use rules::table::files::write_whole;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// The version of the format. It changes with the format, and with the way in which pictures are drawn.
const FORM: u32 = 1;
/// The number of bytes before the pixels.
const HEAD: usize = 24;

/// A drawn picture in all sizes, the largest first, with colours multiplied by their opacity.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawn {
    /// Width and height in units of the drawing.
    pub size: Vec2,
    /// Pixels across, in the largest size.
    pub width: u32,
    /// Pixels down, in the largest size.
    pub height: u32,
    /// The number of sizes, each half of the one before.
    pub levels: u32,
    /// The pixels of all sizes, four bytes each.
    pub pixels: Vec<u8>,
}

/// The folder where drawn pictures are kept; none if the system names no such folder.
#[derive(Debug, Default)]
pub struct Memory(Option<PathBuf>);

impl Memory {
    /// Returns the folder that the options lead to.
    pub fn of(options: &Options) -> Self {
        let own = || directories::ProjectDirs::from("", "", "voodoo-pirate");
        let scratch = options
            .scratch
            .as_ref()
            .map(|scratch| scratch.join("cache"));
        let folder = scratch.or_else(|| own().map(|own| own.cache_dir().to_path_buf()));
        Self(folder.map(|folder| folder.join("pictures")))
    }

    /// Returns a kept picture that was drawn from these bytes.
    pub fn recall(&self, name: &str, source: &[u8]) -> Option<Drawn> {
        Drawn::read(fs::read(self.file(name, source)?).ok()?)
    }

    /// Returns whether a picture that was drawn from these bytes is kept.
    pub fn keeps(&self, name: &str, source: &[u8]) -> bool {
        self.file(name, source).is_some_and(|file| file.exists())
    }

    /// Keeps a drawn picture in place of older ones of that name.
    pub fn keep(&self, name: &str, source: &[u8], drawn: &Drawn) {
        let Some(file) = self.file(name, source) else {
            return;
        };
        if write_whole(&file, drawn.write()).is_ok() {
            forget_older(name, &file);
        }
    }

    fn file(&self, name: &str, source: &[u8]) -> Option<PathBuf> {
        let mut hasher = StableHasher::default();
        (FORM, source).hash(&mut hasher);
        let file = format!("{name}.{:016x}.drawn", hasher.finish());
        self.0.as_ref().map(|folder| folder.join(file))
    }
}

/// Removes drawings of the same name from other versions.
fn forget_older(name: &str, file: &Path) {
    let listing = file.parent().and_then(|folder| fs::read_dir(folder).ok());
    for entry in listing.into_iter().flatten().flatten() {
        let path = entry.path();
        let same = path
            .file_name()
            .and_then(|other| other.to_str()?.strip_prefix(name)?.strip_prefix('.'))
            .is_some();
        if same && path != file {
            // A file that stays takes room and nothing else.
            let _ = fs::remove_file(path);
        }
    }
}

impl Drawn {
    fn write(&self) -> Vec<u8> {
        let head = [
            FORM,
            self.size.x.to_bits(),
            self.size.y.to_bits(),
            self.width,
            self.height,
            self.levels,
        ];
        let mut bytes: Vec<u8> = head.iter().flat_map(|part| part.to_le_bytes()).collect();
        bytes.extend(&self.pixels);
        bytes
    }

    /// Reads a picture that was written; `None` if the bytes are anything else.
    fn read(mut bytes: Vec<u8>) -> Option<Self> {
        let (head, pixels) = bytes.split_at_checked(HEAD)?;
        let (parts, _) = head.as_chunks::<4>();
        let parts: Vec<u32> = parts.iter().map(|part| u32::from_le_bytes(*part)).collect();
        let &[FORM, across, down, width, height, levels @ 1..=32] = parts.as_slice() else {
            return None;
        };
        let length = |level: u32| {
            let (w, h) = ((width >> level).max(1), (height >> level).max(1));
            u64::from(w).checked_mul(u64::from(h))?.checked_mul(4)
        };
        let all = (0..levels).try_fold(0_u64, |sum, level| sum.checked_add(length(level)?))?;
        if pixels.len() as u64 != all {
            return None;
        }
        // The pixels stay where they were read to: pictures are large.
        bytes.drain(..HEAD);
        Some(Self {
            size: Vec2::new(f32::from_bits(across), f32::from_bits(down)),
            width,
            height,
            levels,
            pixels: bytes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Drawn {
        Drawn {
            size: Vec2::new(2.5, 1.0),
            width: 2,
            height: 1,
            levels: 2,
            pixels: (1..=12).collect(),
        }
    }

    #[test]
    fn a_drawing_is_read_as_it_was_written_and_anything_else_is_not() {
        let bytes = drawn().write();
        assert_eq!(Drawn::read(bytes.clone()), Some(drawn()));
        for length in 0..bytes.len() {
            assert_eq!(
                Drawn::read(bytes[..length].to_vec()),
                None,
                "{length} bytes"
            );
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(Drawn::read(longer), None);
        let mut other = bytes;
        other[0] = 99;
        assert_eq!(Drawn::read(other), None);
    }

    #[test]
    fn a_picture_that_changed_is_not_recalled_and_the_old_one_goes() {
        let folder =
            std::env::temp_dir().join(format!("voodoo-pirate-memory-{}", std::process::id()));
        let memory = Memory(Some(folder.clone()));
        memory.keep("mat", b"one", &drawn());
        assert_eq!(memory.recall("mat", b"one"), Some(drawn()));
        assert_eq!(memory.recall("mat", b"two"), None);
        memory.keep("mat", b"two", &drawn());
        assert_eq!(memory.recall("mat", b"one"), None);
        assert_eq!(memory.recall("mat", b"two"), Some(drawn()));
        fs::remove_dir_all(folder).unwrap();
    }
}
