//! The drawings and shaders, where the asset server finds them: in the program, or the player's own in their place.

use super::pictures::{HOUSE, OF_GAMES};
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
    let mut all = HOUSE.iter().chain(OF_GAMES);
    all.find(|(known, _)| *known == path)
        .map(|&(_, bytes)| bytes)
}

pub(super) fn embed(app: &mut App) {
    let root = Dir::default();
    for (path, bytes) in HOUSE.iter().chain(OF_GAMES).chain(SHADERS) {
        root.insert_asset(Path::new(path), *bytes);
    }
    app.insert_resource(Drawings(root.clone()));
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
}
