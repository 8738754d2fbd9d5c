//! The gallery: every picture by its name, the shelf's first and the table's behind it.

use super::svg::{DRAWN, Picture};
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::asset::uuid::Uuid;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
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

/// Lists the pictures once: for the collections that load them, and for the binary that holds them.
macro_rules! pictures {
    ($($(#[$doc:meta])* $name:ident { $($path:tt,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(AssetCollection, Resource)]
            pub struct $name {
                #[asset(paths($($path),*), collection(typed, mapped))]
                files: HashMap<String, Handle<Picture>>,
            }

            impl Pictures for $name {
                fn files(&self) -> &HashMap<String, Handle<Picture>> {
                    &self.files
                }
            }
        )*

        const EMBEDDED: &[(&str, &[u8])] = &[
            $($(($path, include_bytes!(concat!("../../assets/", $path))),)*)*
        ];
    };
}

pictures! {
    /// What the shelf and the screens round it need: loaded first, so that the shelf is there soon.
    ShelfPictures {
        "desktop/art/box-voodoo-cards.svg",
        "desktop/art/box-voodoo-pirate.svg",
        "desktop/art/prop-bottle.svg",
        "desktop/art/prop-candle.svg",
        "desktop/art/prop-charts.svg",
        "desktop/art/prop-lantern.svg",
        "desktop/art/shelf.svg",
        "desktop/art/chart/table.svg",
        "icons/anticlockwise-rotation.svg",
        "icons/cannon.svg",
        "icons/island.svg",
        "icons/meeple.svg",
        "icons/pirate-hat.svg",
        "icons/pirate-skull.svg",
        "icons/poker-hand.svg",
        "icons/round-potion.svg",
        "icons/sands-of-time.svg",
        "icons/ship-wheel.svg",
        "icons/soul.svg",
        "icons/spyglass.svg",
        "icons/two-coins.svg",
        "icons/voodoo-doll.svg",
        "icons/waves.svg",
        "voodoo_pirate/art/chart/badge-blue.svg",
        "voodoo_pirate/art/chart/badge-green.svg",
        "voodoo_pirate/art/chart/badge-purple.svg",
        "voodoo_pirate/art/chart/badge-red.svg",
        "voodoo_pirate/art/chart/badge-yellow.svg",
        "voodoo_pirate/art/chart/ship-shadow.svg",
        "voodoo_pirate/art/ship-blue.svg",
        "voodoo_pirate/art/ship-green.svg",
        "voodoo_pirate/art/ship-purple.svg",
        "voodoo_pirate/art/ship-red.svg",
        "voodoo_pirate/art/ship-yellow.svg",
    }
    /// Everything else, loaded behind it.
    TablePictures {
        "desktop/art/parchment.svg",
        "desktop/art/laurel.svg",
        "desktop/art/world/shadow.svg",
        "desktop/art/world/wake.svg",
        "icons/anchor.svg",
        "icons/big-wave.svg",
        "icons/body-swapping.svg",
        "icons/cannon-ball.svg",
        "icons/caravel.svg",
        "icons/card-play.svg",
        "icons/chest.svg",
        "icons/compass.svg",
        "icons/crossed-bones.svg",
        "icons/crossed-sabres.svg",
        "icons/emerald.svg",
        "icons/fog.svg",
        "icons/galleon.svg",
        "icons/gem-pendant.svg",
        "icons/gems.svg",
        "icons/ghost.svg",
        "icons/imprisoned.svg",
        "icons/kraken-tentacle.svg",
        "icons/lightning-storm.svg",
        "icons/magic-portal.svg",
        "icons/mermaid.svg",
        "icons/moon.svg",
        "icons/open-treasure-chest.svg",
        "icons/paddles.svg",
        "icons/parrot-head.svg",
        "icons/pentacle.svg",
        "icons/pirate-flag.svg",
        "icons/polar-star.svg",
        "icons/spectre.svg",
        "icons/stars-stack.svg",
        "icons/sun.svg",
        "icons/sunrise.svg",
        "icons/sunset.svg",
        "icons/swap-bag.svg",
        "icons/treasure-map.svg",
        "icons/vortex.svg",
        "icons/windy-stripes.svg",
        "icons/octopus.svg",
        "icons/third-eye.svg",
        "icons/tribal-mask.svg",
        "icons/ship-wreck.svg",
        "icons/barrel.svg",
        "icons/crowned-skull.svg",
        "icons/floating-ghost.svg",
        "icons/whirlwind.svg",
        "icons/watchtower.svg",
        "icons/desert.svg",
        "voodoo_cards/art/chart/header-skull.svg",
        "voodoo_cards/art/chart/night-watch.svg",
        "voodoo_cards/art/chart/round-marker.svg",
        "voodoo_cards/art/chart/sand.svg",
        "voodoo_cards/art/chart/wind-becalmed.svg",
        "voodoo_cards/art/chart/wind-fair.svg",
        "voodoo_cards/art/chart/wind-mermaids.svg",
        "voodoo_cards/art/chart/wind-storm.svg",
        "voodoo_cards/art/object-back.svg",
        "voodoo_cards/art/world/compass-rose.svg",
        "voodoo_cards/art/world/header-fair.svg",
        "voodoo_cards/art/world/header-haunted.svg",
        "voodoo_cards/art/world/ring-island.svg",
        "voodoo_cards/art/world/ring-mat.svg",
        "voodoo_pirate/art/bag.svg",
        "voodoo_pirate/art/barrel.svg",
        "voodoo_pirate/art/card-back.svg",
        "voodoo_pirate/art/card-scene.svg",
        "voodoo_pirate/art/card.svg",
        "voodoo_pirate/art/chart/coin.svg",
        "voodoo_pirate/art/coins.svg",
        "voodoo_pirate/art/chart/current.svg",
        "voodoo_pirate/art/figure-blue.svg",
        "voodoo_pirate/art/figure-cursed.svg",
        "voodoo_pirate/art/figure-green.svg",
        "voodoo_pirate/art/figure-purple.svg",
        "voodoo_pirate/art/figure-red.svg",
        "voodoo_pirate/art/figure-yellow.svg",
        "voodoo_pirate/art/chart/fleet.svg",
        "voodoo_pirate/art/grigri.svg",
        "voodoo_pirate/art/chart/map.svg",
        "voodoo_pirate/art/chart/object-compass.svg",
        "voodoo_pirate/art/chart/object-ghost_wind.svg",
        "voodoo_pirate/art/chart/object-morgans_eye.svg",
        "voodoo_pirate/art/chart/object-parrot.svg",
        "voodoo_pirate/art/chart/object-silent_oars.svg",
        "voodoo_pirate/art/chart/object-telescope.svg",
        "voodoo_pirate/art/chart/object-twin_bottles.svg",
        "voodoo_pirate/art/poppet.svg",
        "voodoo_pirate/art/poppets.svg",
        "voodoo_pirate/art/chart/portal.svg",
        "voodoo_pirate/art/chart/skull.svg",
        "voodoo_pirate/art/soul-blue.svg",
        "voodoo_pirate/art/soul-green.svg",
        "voodoo_pirate/art/soul-purple.svg",
        "voodoo_pirate/art/soul-red.svg",
        "voodoo_pirate/art/soul-yellow.svg",
        "voodoo_pirate/art/chart/star-blue.svg",
        "voodoo_pirate/art/chart/star-green.svg",
        "voodoo_pirate/art/chart/star-purple.svg",
        "voodoo_pirate/art/chart/star-red.svg",
        "voodoo_pirate/art/chart/star-yellow.svg",
        "voodoo_pirate/art/tile-back.svg",
        "voodoo_pirate/art/water-calm.svg",
        "voodoo_pirate/art/water-haunted.svg",
        "voodoo_pirate/art/world/hull.svg",
        "voodoo_pirate/art/world/island.svg",
        "voodoo_pirate/art/world/mat.svg",
        "voodoo_pirate/art/world/quay.svg",
        "voodoo_pirate/art/world/sails-blue.svg",
        "voodoo_pirate/art/world/sails-green.svg",
        "voodoo_pirate/art/world/sails-purple.svg",
        "voodoo_pirate/art/world/sails-red.svg",
        "voodoo_pirate/art/world/sails-yellow.svg",
        "voodoo_pirate/art/world/tidal.svg",
        "voodoo_pirate/art/world/whirlpool.svg",
    }
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
