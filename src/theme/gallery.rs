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
        "icons/compass.svg",
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
        "voodoo_island/art/box-voodoo-island.svg",
        "voodoo_island/art/chart/badge-black.svg",
        "voodoo_island/art/chart/badge-white.svg",
        "voodoo_island/art/chart/isle-explorer-black.svg",
        "voodoo_island/art/chart/isle-explorer-blue.svg",
        "voodoo_island/art/chart/isle-explorer-red.svg",
        "voodoo_island/art/chart/isle-explorer-white.svg",
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
        "voodoo_island/art/card/isle-back-expedition.svg",
        "voodoo_island/art/card/isle-back-island.svg",
        "voodoo_island/art/card/isle-back-mission.svg",
        "voodoo_island/art/card/isle-front-expedition.svg",
        "voodoo_island/art/card/isle-front-island.svg",
        "voodoo_island/art/card/isle-front-mission.svg",
        "voodoo_island/art/card/isle-scene-e01.svg",
        "voodoo_island/art/card/isle-scene-e02.svg",
        "voodoo_island/art/card/isle-scene-e03.svg",
        "voodoo_island/art/card/isle-scene-e04.svg",
        "voodoo_island/art/card/isle-scene-e05.svg",
        "voodoo_island/art/card/isle-scene-e06.svg",
        "voodoo_island/art/card/isle-scene-e07.svg",
        "voodoo_island/art/card/isle-scene-e08.svg",
        "voodoo_island/art/card/isle-scene-e09.svg",
        "voodoo_island/art/card/isle-scene-e10.svg",
        "voodoo_island/art/card/isle-scene-e11.svg",
        "voodoo_island/art/card/isle-scene-e12.svg",
        "voodoo_island/art/card/isle-scene-e13.svg",
        "voodoo_island/art/card/isle-scene-e14.svg",
        "voodoo_island/art/card/isle-scene-e15.svg",
        "voodoo_island/art/card/isle-scene-e16.svg",
        "voodoo_island/art/card/isle-scene-e17.svg",
        "voodoo_island/art/card/isle-scene-e18.svg",
        "voodoo_island/art/card/isle-scene-e19.svg",
        "voodoo_island/art/card/isle-scene-e20.svg",
        "voodoo_island/art/card/isle-scene-e21.svg",
        "voodoo_island/art/card/isle-scene-e22.svg",
        "voodoo_island/art/card/isle-scene-i01.svg",
        "voodoo_island/art/card/isle-scene-i02.svg",
        "voodoo_island/art/card/isle-scene-i03.svg",
        "voodoo_island/art/card/isle-scene-i04.svg",
        "voodoo_island/art/card/isle-scene-i05.svg",
        "voodoo_island/art/card/isle-scene-i06.svg",
        "voodoo_island/art/card/isle-scene-i07.svg",
        "voodoo_island/art/card/isle-scene-i08.svg",
        "voodoo_island/art/card/isle-scene-i09.svg",
        "voodoo_island/art/card/isle-scene-i10.svg",
        "voodoo_island/art/card/isle-scene-i11.svg",
        "voodoo_island/art/card/isle-scene-i12.svg",
        "voodoo_island/art/card/isle-scene-i13.svg",
        "voodoo_island/art/card/isle-scene-i14.svg",
        "voodoo_island/art/card/isle-scene-i15.svg",
        "voodoo_island/art/card/isle-scene-i16.svg",
        "voodoo_island/art/card/isle-scene-i17.svg",
        "voodoo_island/art/card/isle-scene-i18.svg",
        "voodoo_island/art/card/isle-scene-i19.svg",
        "voodoo_island/art/card/isle-scene-i20.svg",
        "voodoo_island/art/card/isle-scene-i21.svg",
        "voodoo_island/art/card/isle-scene-i22.svg",
        "voodoo_island/art/card/isle-scene-m1.svg",
        "voodoo_island/art/card/isle-scene-m2.svg",
        "voodoo_island/art/card/isle-scene-m3.svg",
        "voodoo_island/art/card/isle-scene-m4.svg",
        "voodoo_island/art/card/isle-scene-m5.svg",
        "voodoo_island/art/card/isle-scene-m6.svg",
        "voodoo_island/art/card/isle-scene-m7.svg",
        "voodoo_island/art/card/isle-scene-m8.svg",
        "voodoo_island/art/chart/isle-bag-explorer.svg",
        "voodoo_island/art/chart/isle-battle.svg",
        "voodoo_island/art/chart/isle-craft.svg",
        "voodoo_island/art/chart/isle-day-cube.svg",
        "voodoo_island/art/chart/isle-deck-closed.svg",
        "voodoo_island/art/chart/isle-deck-helicopter.svg",
        "voodoo_island/art/chart/isle-deck.svg",
        "voodoo_island/art/chart/isle-dice-tray.svg",
        "voodoo_island/art/chart/isle-die-black-1.svg",
        "voodoo_island/art/chart/isle-die-black-10.svg",
        "voodoo_island/art/chart/isle-die-black-2.svg",
        "voodoo_island/art/chart/isle-die-black-3.svg",
        "voodoo_island/art/chart/isle-die-black-4.svg",
        "voodoo_island/art/chart/isle-die-black-5.svg",
        "voodoo_island/art/chart/isle-die-black-6.svg",
        "voodoo_island/art/chart/isle-die-black-7.svg",
        "voodoo_island/art/chart/isle-die-black-8.svg",
        "voodoo_island/art/chart/isle-die-black-9.svg",
        "voodoo_island/art/chart/isle-die-black.svg",
        "voodoo_island/art/chart/isle-die-green-1.svg",
        "voodoo_island/art/chart/isle-die-green-10.svg",
        "voodoo_island/art/chart/isle-die-green-2.svg",
        "voodoo_island/art/chart/isle-die-green-3.svg",
        "voodoo_island/art/chart/isle-die-green-4.svg",
        "voodoo_island/art/chart/isle-die-green-5.svg",
        "voodoo_island/art/chart/isle-die-green-6.svg",
        "voodoo_island/art/chart/isle-die-green-7.svg",
        "voodoo_island/art/chart/isle-die-green-8.svg",
        "voodoo_island/art/chart/isle-die-green-9.svg",
        "voodoo_island/art/chart/isle-die-green.svg",
        "voodoo_island/art/chart/isle-disc-axe.svg",
        "voodoo_island/art/chart/isle-disc-doll.svg",
        "voodoo_island/art/chart/isle-disc-health_potion.svg",
        "voodoo_island/art/chart/isle-disc-map.svg",
        "voodoo_island/art/chart/isle-disc-mist_potion.svg",
        "voodoo_island/art/chart/isle-disc-torch.svg",
        "voodoo_island/art/chart/isle-doll-across.svg",
        "voodoo_island/art/chart/isle-first-trail.svg",
        "voodoo_island/art/chart/isle-footprint.svg",
        "voodoo_island/art/chart/isle-head-black.svg",
        "voodoo_island/art/chart/isle-head-blue.svg",
        "voodoo_island/art/chart/isle-head-red.svg",
        "voodoo_island/art/chart/isle-head-white.svg",
        "voodoo_island/art/chart/isle-heart-broken.svg",
        "voodoo_island/art/chart/isle-heart-lost.svg",
        "voodoo_island/art/chart/isle-heart.svg",
        "voodoo_island/art/chart/isle-helicopter-blur.svg",
        "voodoo_island/art/chart/isle-helicopter-body.svg",
        "voodoo_island/art/chart/isle-helicopter-rotor.svg",
        "voodoo_island/art/chart/isle-helicopter-shadow.svg",
        "voodoo_island/art/chart/isle-helicopter-side.svg",
        "voodoo_island/art/chart/isle-helicopter.svg",
        "voodoo_island/art/chart/isle-helper-black.svg",
        "voodoo_island/art/chart/isle-helper-blue.svg",
        "voodoo_island/art/chart/isle-helper-red.svg",
        "voodoo_island/art/chart/isle-helper-white.svg",
        "voodoo_island/art/chart/isle-item-axe.svg",
        "voodoo_island/art/chart/isle-item-doll.svg",
        "voodoo_island/art/chart/isle-item-health_potion.svg",
        "voodoo_island/art/chart/isle-item-map.svg",
        "voodoo_island/art/chart/isle-item-mist_potion.svg",
        "voodoo_island/art/chart/isle-item-torch.svg",
        "voodoo_island/art/chart/isle-mist-1.svg",
        "voodoo_island/art/chart/isle-mist-2.svg",
        "voodoo_island/art/chart/isle-mist-3.svg",
        "voodoo_island/art/chart/isle-mist-wisp.svg",
        "voodoo_island/art/chart/isle-relic-bone_rattle.svg",
        "voodoo_island/art/chart/isle-relic-bronze_drum.svg",
        "voodoo_island/art/chart/isle-relic-coral_mask.svg",
        "voodoo_island/art/chart/isle-relic-doubloons.svg",
        "voodoo_island/art/chart/isle-relic-gold_mirror.svg",
        "voodoo_island/art/chart/isle-relic-jade_idol.svg",
        "voodoo_island/art/chart/isle-relic-serpent_staff.svg",
        "voodoo_island/art/chart/isle-relic-silver_skull.svg",
        "voodoo_island/art/chart/isle-sack.svg",
        "voodoo_island/art/chart/isle-site-1-taken.svg",
        "voodoo_island/art/chart/isle-site-1.svg",
        "voodoo_island/art/chart/isle-site-2-taken.svg",
        "voodoo_island/art/chart/isle-site-2.svg",
        "voodoo_island/art/chart/isle-site-3-taken.svg",
        "voodoo_island/art/chart/isle-site-3.svg",
        "voodoo_island/art/chart/isle-site-4-taken.svg",
        "voodoo_island/art/chart/isle-site-4.svg",
        "voodoo_island/art/chart/isle-site-5-taken.svg",
        "voodoo_island/art/chart/isle-site-5.svg",
        "voodoo_island/art/chart/isle-site-6-taken.svg",
        "voodoo_island/art/chart/isle-site-6.svg",
        "voodoo_island/art/chart/isle-site-7-taken.svg",
        "voodoo_island/art/chart/isle-site-7.svg",
        "voodoo_island/art/chart/isle-site-8-taken.svg",
        "voodoo_island/art/chart/isle-site-8.svg",
        "voodoo_island/art/chart/isle-snare.svg",
        "voodoo_island/art/chart/isle-speed.svg",
        "voodoo_island/art/chart/isle-spot-berries.svg",
        "voodoo_island/art/chart/isle-spot-fish.svg",
        "voodoo_island/art/chart/isle-spot-hide.svg",
        "voodoo_island/art/chart/isle-spot-sticks.svg",
        "voodoo_island/art/chart/isle-spot-stones.svg",
        "voodoo_island/art/chart/isle-spot-water.svg",
        "voodoo_island/art/chart/isle-state-aboard.svg",
        "voodoo_island/art/chart/isle-state-dead.svg",
        "voodoo_island/art/chart/isle-state-left-behind.svg",
        "voodoo_island/art/chart/isle-state-off.svg",
        "voodoo_island/art/chart/isle-supply-any.svg",
        "voodoo_island/art/chart/isle-supply-berries.svg",
        "voodoo_island/art/chart/isle-supply-fish.svg",
        "voodoo_island/art/chart/isle-supply-hide.svg",
        "voodoo_island/art/chart/isle-supply-sticks.svg",
        "voodoo_island/art/chart/isle-supply-stones.svg",
        "voodoo_island/art/chart/isle-supply-water.svg",
        "voodoo_island/art/chart/isle-time-afternoon.svg",
        "voodoo_island/art/chart/isle-time-dawn.svg",
        "voodoo_island/art/chart/isle-time-dusk.svg",
        "voodoo_island/art/chart/isle-time-morning.svg",
        "voodoo_island/art/chart/isle-time-night.svg",
        "voodoo_island/art/chart/isle-time-noon.svg",
        "voodoo_island/art/chart/isle-warrior-champion.svg",
        "voodoo_island/art/chart/isle-warrior-hunter.svg",
        "voodoo_island/art/chart/isle-warrior-scout.svg",
        "voodoo_island/art/isle-day-ahead.svg",
        "voodoo_island/art/isle-day-last.svg",
        "voodoo_island/art/isle-day-now.svg",
        "voodoo_island/art/isle-day-past.svg",
        "voodoo_island/art/isle-day-track.svg",
        "voodoo_island/art/isle-lamp-card-out.svg",
        "voodoo_island/art/isle-lamp-card.svg",
        "voodoo_island/art/isle-lamp-walk-out.svg",
        "voodoo_island/art/isle-lamp-walk.svg",
        "voodoo_island/art/isle-lamp-work-out.svg",
        "voodoo_island/art/isle-lamp-work.svg",
        "voodoo_island/art/isle-tool-spot-blocked.svg",
        "voodoo_island/art/isle-tool-spot-full.svg",
        "voodoo_island/art/isle-tool-spot.svg",
        "voodoo_island/art/world/isle-bush.svg",
        "voodoo_island/art/world/isle-clearing.svg",
        "voodoo_island/art/world/isle-fern.svg",
        "voodoo_island/art/world/isle-fireflies.svg",
        "voodoo_island/art/world/isle-flower.svg",
        "voodoo_island/art/world/isle-grid.svg",
        "voodoo_island/art/world/isle-ground-2.svg",
        "voodoo_island/art/world/isle-ground-34.svg",
        "voodoo_island/art/world/isle-lake.svg",
        "voodoo_island/art/world/isle-light-helicopter.svg",
        "voodoo_island/art/world/isle-light-torch.svg",
        "voodoo_island/art/world/isle-numbers.svg",
        "voodoo_island/art/world/isle-palm.svg",
        "voodoo_island/art/world/isle-rock.svg",
        "voodoo_island/art/world/isle-totem.svg",
        "voodoo_island/art/world/isle-tree.svg",
        "voodoo_island/art/world/isle-volcano.svg",
        "voodoo_island/art/world/isle-wreck.svg",
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
