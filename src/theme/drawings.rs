//! The drawings and shaders for the asset server: those in the program, or the player's own in their place.

use super::pictures::files;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;
use std::path::Path;

/// Lists the shaders once.
macro_rules! shaders {
    ($($path:literal,)*) => {
        const SHADERS: &[(&str, &[u8])] = &[
            $(($path, include_bytes!(concat!("../../assets/", $path))),)*
        ];
    };
}

shaders! {
    "desktop/shaders/glow.wgsl",
    "desktop/shaders/light.wgsl",
    "desktop/shaders/sea.wgsl",
    "desktop/shaders/sun.wgsl",
}

/// The drawings and shaders as the asset server finds them, by their paths. A drawing of the player's own can lie there instead.
#[derive(Resource, Debug, Clone)]
pub struct Drawings(Dir);

impl Drawings {
    /// Puts a drawing in the place of the one of this path, or the game's own back; it is shown when it is loaded next.
    pub fn lay(&self, path: &str, own: Option<Vec<u8>>) {
        match own {
            Some(bytes) => self.0.insert_asset(Path::new(path), bytes),
            None => {
                if let Some(bytes) = drawing(path) {
                    self.0.insert_asset(Path::new(path), bytes);
                }
            }
        }
    }
}

/// Returns the game's own drawing of a path.
#[must_use]
pub fn drawing(path: &str) -> Option<&'static [u8]> {
    files()
        .find(|(known, _)| *known == path)
        .map(|(_, bytes)| bytes)
}

pub(super) fn embed(app: &mut App) {
    let root = Dir::default();
    for (path, bytes) in files().chain(SHADERS.iter().copied()) {
        root.insert_asset(Path::new(path), bytes);
    }
    app.insert_resource(Drawings(root.clone()));
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::PathBuf;

    /// Adds the drawings of a folder and of all below it.
    fn drawings_in(folder: &Path) -> Vec<PathBuf> {
        let listing = fs::read_dir(folder).expect("a folder of assets can be listed");
        let paths = listing.map(|entry| entry.expect("it is there").path());
        let drawings = paths.flat_map(|path| {
            if path.is_dir() {
                return drawings_in(&path);
            }
            let is_drawing = path.extension().is_some_and(|ending| ending == "svg");
            is_drawing.then_some(path).into_iter().collect()
        });
        drawings.collect()
    }

    #[test]
    fn every_drawing_of_the_assets_is_listed() {
        let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"));
        for path in drawings_in(assets) {
            let path = path.strip_prefix(assets).expect("it lies there");
            let known = path.to_str().and_then(drawing);
            assert!(known.is_some(), "{}", path.display());
        }
    }
}
