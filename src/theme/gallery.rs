//! The gallery: every loaded picture by its name.

use super::pictures::EMBEDDED;
use super::svg::{DRAWN, Picture};
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::asset::uuid::Uuid;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use std::marker::PhantomData;
use std::path::Path;
use std::sync::atomic::Ordering;

/// How much of the art is loaded. The shelf does not wait for the table's.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Art {
    /// The shelf's is loaded.
    #[default]
    Shelf,
    /// The table's is loaded.
    Table,
    /// All of it is there.
    Whole,
}

/// A collection of pictures that are loaded together.
pub trait Pictures: Resource {
    /// Returns the pictures by the paths of their files.
    fn files(&self) -> &HashMap<String, Handle<Picture>>;
}

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

/// All pictures by name: `anchor` for an icon, `art/ship-red` for those of games and tables.
#[derive(Resource, Default)]
pub struct Gallery {
    panels: HashMap<String, (egui::TextureId, egui::Vec2)>,
    sprites: HashMap<String, (Handle<Image>, f32)>,
}

impl Gallery {
    /// Returns a gallery of empty pictures that still have names, for tests without a renderer.
    #[must_use]
    pub fn of_names() -> Self {
        let blank = |(number, &(path, _)): (usize, &(&str, &[u8]))| {
            let handle = Handle::Uuid(Uuid::from_u128(number as u128 + 1), PhantomData);
            (name_of(path), (handle, 1.0))
        };
        Self {
            sprites: EMBEDDED.iter().enumerate().map(blank).collect(),
            ..Self::default()
        }
    }

    /// Returns a picture for panels, with its size.
    #[must_use]
    pub fn panel(&self, name: &str) -> Option<(egui::TextureId, egui::Vec2)> {
        self.panels.get(name).copied()
    }

    /// Returns a picture for sprites, with its pixels for one unit of the drawing; an empty picture if there is none of this
    /// name.
    #[must_use]
    pub fn sprite(&self, name: &str) -> (Handle<Image>, f32) {
        self.sprites.get(name).cloned().unwrap_or_default()
    }
}

/// Returns the paths of all pictures.
pub(super) fn files() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|&(path, _)| path)
}

/// Returns the share of all pictures that are drawn so far, 0 to 1.
#[must_use]
pub fn progress() -> f32 {
    DRAWN.load(Ordering::Relaxed) as f32 / EMBEDDED.len() as f32
}

pub(super) fn embed(app: &mut App) {
    let root = Dir::default();
    for (path, bytes) in EMBEDDED.iter().chain(SHADERS) {
        root.insert_asset(Path::new(path), *bytes);
    }
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>();
}

/// Makes loaded pictures available by name.
pub fn hang<P: Pictures>(
    pictures: Res<P>,
    assets: Res<Assets<Picture>>,
    mut textures: ResMut<EguiUserTextures>,
    mut gallery: ResMut<Gallery>,
) {
    for &(path, _) in EMBEDDED {
        let handle = pictures.files().get(path);
        let Some(picture) = handle.and_then(|handle| assets.get(handle)) else {
            continue;
        };
        let name = name_of(path);
        if let Some(panel) = &picture.panel {
            let id = textures.add_image(EguiTextureHandle::Strong(panel.clone()));
            let size = egui::vec2(picture.size.x, picture.size.y);
            gallery.panels.insert(name.clone(), (id, size));
        }
        if let Some(sprite) = &picture.sprite {
            let hung = (sprite.clone(), picture.fineness);
            gallery.sprites.insert(name, hung);
        }
    }
}

/// `art/mat` for a picture of the table's or of a game's, the file's own name for an icon.
fn name_of(path: &str) -> String {
    let stem = path.trim_end_matches(".svg");
    let (folder, file) = stem.rsplit_once('/').unwrap_or(("", stem));
    if folder.contains("art") {
        format!("art/{file}")
    } else {
        file.to_owned()
    }
}
