//! The chart in the world: mat, water, tiles with what they carry, harbour, island.

use super::{Cues, Sight};
use crate::Screen;
use crate::theme::Gallery;
use bevy::prelude::*;
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::chart::{Heading, Slot, Space};
use rules::voodoo_pirate::data::{Feature, Ground};
use rules::voodoo_pirate::pieces::{Barrel, Object};
use rules::voodoo_pirate::view::{TileView, View};

/// A space's side in the world.
pub const SQUARE: f32 = 80.0;
/// A tile's side: a little less than two spaces.
const TILE: f32 = 156.0;

/// Heights in the world, from the table up.
pub mod height {
    /// The table.
    pub const TABLE: f32 = -100.0;
    /// The chart's mat.
    pub const MAT: f32 = -50.0;
    /// Tiles.
    pub const TILE: f32 = 0.0;
    /// The harbour's quay.
    pub const QUAY: f32 = 4.0;
    /// The whirlpool.
    pub const WHIRLPOOL: f32 = 6.0;
    /// Ships.
    pub const SHIP: f32 = 10.0;
    /// The light of the phase.
    pub const LIGHT: f32 = 20.0;
    /// Lanterns.
    pub const LANTERN: f32 = 25.0;
    /// Badges: no light tints them.
    pub const BADGE: f32 = 30.0;
}

/// The middle of a space in the world.
#[must_use]
pub fn centre(space: Space) -> Vec2 {
    let (column, row) = (f32::from(space.column()), f32::from(space.row()));
    Vec2::new((column - 0.5) * SQUARE, -(row - 0.5) * SQUARE)
}

/// How far a picture that points north is turned to point elsewhere.
#[must_use]
pub fn turn(heading: Heading) -> f32 {
    -std::f32::consts::FRAC_PI_2 * f32::from(heading as u8)
}

/// A tile on the chart.
#[derive(Component)]
struct TileShown(TileView);

/// The whirlpool on the chart.
#[derive(Component)]
struct Whirlpool;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), lay_mat)
        .add_systems(
            Update,
            (lay_fixtures, lay_tiles, pop_tiles, swirl)
                .chain()
                .run_if(in_state(Screen::Table)),
        );
}

/// A picture as a sprite.
#[must_use]
pub fn picture(gallery: &Gallery, name: &str, size: Vec2) -> Sprite {
    let (image, _) = gallery.sprite(name);
    Sprite {
        image,
        custom_size: Some(size),
        ..default()
    }
}

fn lay_mat(mut commands: Commands, gallery: Res<Gallery>) {
    let here = DespawnOnExit(Screen::Table);
    commands.spawn((
        Name::new("Mat"),
        here.clone(),
        picture(&gallery, "art/mat", Vec2::new(900.0, 740.0)),
        Transform::from_xyz(400.0, -320.0, height::MAT),
    ));
    commands.spawn((
        Name::new("Whirlpool"),
        here,
        Whirlpool,
        Visibility::Hidden,
        picture(&gallery, "art/whirlpool", Vec2::splat(78.0)),
        Transform::from_xyz(0.0, 0.0, height::WHIRLPOOL),
    ));
}

/// Harbour and island, once the first view is there.
fn lay_fixtures(
    mut commands: Commands,
    gallery: Res<Gallery>,
    sight: Res<Sight>,
    mut laid: Local<bool>,
    shown: Query<(), With<Whirlpool>>,
    quays: Query<(), With<Quay>>,
) {
    *laid = !quays.is_empty();
    let Some(view) = &sight.view else {
        return;
    };
    if *laid || shown.is_empty() {
        return;
    }
    let here = DespawnOnExit(Screen::Table);
    let mut slots: Vec<Slot> = Vec::new();
    let mut island: Vec<Slot> = Vec::new();
    for space in &view.spaces {
        let list = match space.ground {
            Ground::Harbour | Ground::Sea(_) => &mut slots,
            Ground::Tidal(_) | Ground::Shore => &mut island,
            Ground::Open => continue,
        };
        if !list.contains(&space.space.slot()) {
            list.push(space.space.slot());
        }
    }
    for slot in slots {
        let tile = spawn_tile(&mut commands, &gallery, view, slot);
        commands
            .entity(tile)
            .insert((Name::new("Harbour tile"), here.clone()));
    }
    commands.spawn((
        Name::new("Quay"),
        Quay,
        here.clone(),
        picture(&gallery, "art/quay", Vec2::new(320.0, 240.0)),
        Transform::from_xyz(640.0, -120.0, height::QUAY),
    ));
    if let (Some(first), Some(last)) = (island.first(), island.last()) {
        let middle = (slot_centre(*first) + slot_centre(*last)) / 2.0;
        let at = middle.extend(height::TILE);
        commands
            .spawn((
                Name::new("Voodoo Island"),
                here,
                Transform::from_translation(at),
                Visibility::default(),
            ))
            .with_children(|island| {
                let size = Vec2::new(TILE, 316.0);
                let base = picture(&gallery, "art/tile-base-tall", Vec2::new(176.0, 344.0));
                island.spawn((base, Transform::from_xyz(0.0, -4.0, 0.0)));
                island.spawn((
                    sea(&gallery, middle, size),
                    Transform::from_xyz(0.0, 0.0, 0.1),
                ));
                island.spawn((
                    picture(&gallery, "art/island", size),
                    Transform::from_xyz(0.0, 0.0, 0.2),
                ));
                for space in &view.spaces {
                    if let Ground::Tidal(heading) = space.ground {
                        let at = (centre(space.space) - middle).extend(0.4);
                        island.spawn((
                            picture(&gallery, "art/tidal", Vec2::splat(38.0)),
                            Transform::from_translation(at)
                                .with_rotation(Quat::from_rotation_z(turn(heading))),
                        ));
                    }
                }
            });
    }
}

/// The harbour's quay.
#[derive(Component)]
struct Quay;

fn slot_centre(slot: Slot) -> Vec2 {
    let [north_west, .., south_east] = slot.spaces();
    (centre(north_west) + centre(south_east)) / 2.0
}

/// A piece of the sea, cut where it lies, so that neighbours join.
fn sea(gallery: &Gallery, middle: Vec2, size: Vec2) -> Sprite {
    let (_, fineness) = gallery.sprite("art/sea");
    let middle = Vec2::new(middle.x, -middle.y) * fineness;
    Sprite {
        rect: Some(Rect::from_center_size(middle, size * fineness)),
        ..picture(gallery, "art/sea", size)
    }
}

/// A tile with its four spaces and what they carry.
fn spawn_tile(commands: &mut Commands, gallery: &Gallery, view: &View, slot: Slot) -> Entity {
    let middle = slot_centre(slot);
    let at = middle.extend(height::TILE);
    let mut tile = commands.spawn((Transform::from_translation(at), Visibility::default()));
    tile.with_children(|tile| {
        let base = picture(gallery, "art/tile-base", Vec2::new(176.0, 184.0));
        tile.spawn((base, Transform::from_xyz(0.0, -4.0, 0.0)));
        tile.spawn((
            sea(gallery, middle, Vec2::splat(TILE)),
            Transform::from_xyz(0.0, 0.0, 0.1),
        ));
        for space in slot.spaces() {
            let seen = view.at(space);
            let offset = (centre(space) - middle) * (TILE / 160.0);
            if seen.ground == Ground::Harbour {
                tile.spawn((
                    picture(gallery, "art/harbour", Vec2::splat(TILE / 2.0)),
                    Transform::from_translation(offset.extend(0.2)),
                ));
            }
            let Some(water) = seen.water else {
                continue;
            };
            if water.haunted {
                let name = format!("art/haunted-{}", 1 + space.index() % 3);
                tile.spawn((
                    picture(gallery, &name, Vec2::splat(TILE / 2.0)),
                    Transform::from_translation(offset.extend(0.2)),
                ));
            }
            if let Some(feature) = water.feature {
                let (name, size, angle) = feature_picture(feature);
                tile.spawn((
                    picture(gallery, &name, Vec2::splat(size)),
                    Transform::from_translation(offset.extend(0.4))
                        .with_rotation(Quat::from_rotation_z(angle)),
                ));
            }
        }
        let rim = picture(gallery, "art/tile-rim", Vec2::splat(TILE));
        tile.spawn((rim, Transform::from_xyz(0.0, 0.0, 0.3)));
    });
    tile.id()
}

/// The picture of what a space carries, its size, and how far it is turned.
#[must_use]
pub fn feature_picture(feature: Feature) -> (String, f32, f32) {
    match feature {
        Feature::Skull => ("art/skull".into(), 40.0, 0.0),
        Feature::Object(object) => (format!("art/object-{}", object_name(object)), 42.0, 0.0),
        Feature::Coin => ("art/coin".into(), 40.0, 0.0),
        Feature::Map => ("art/map".into(), 42.0, 0.0),
        Feature::Current(heading) => ("art/current".into(), 46.0, turn(heading)),
        Feature::Portal => ("art/portal".into(), 62.0, 0.0),
        Feature::Fleet => ("art/fleet".into(), 46.0, 0.0),
        Feature::Star(colour) => {
            let colour = crate::theme::palette::colour_name(colour);
            (format!("art/star-{colour}"), 46.0, 0.0)
        }
    }
}

/// An object in the names of pictures.
#[must_use]
pub fn object_name(object: Object) -> &'static str {
    match object {
        Object::Compass => "compass",
        Object::MorgansEye => "morgans_eye",
        Object::TwinBottles => "twin_bottles",
        Object::Parrot => "parrot",
        Object::SilentOars => "silent_oars",
        Object::Telescope => "telescope",
        Object::GhostWind => "ghost_wind",
    }
}

/// The icon of a barrel.
#[must_use]
pub fn barrel_icon(barrel: Barrel) -> &'static str {
    match barrel {
        Barrel::Stars => "stars-stack",
        Barrel::Moon => "moon",
        Barrel::Sand => "sands-of-time",
        Barrel::Bones => "crossed-bones",
        Barrel::Whirlpool => "vortex",
        Barrel::Wind => "windy-stripes",
        Barrel::Sea => "waves",
        Barrel::Tide => "big-wave",
    }
}

/// Tiles come and go as the stage has them.
fn lay_tiles(
    mut commands: Commands,
    gallery: Res<Gallery>,
    sight: Res<Sight>,
    cues: Res<Cues>,
    shown: Query<(Entity, &TileShown)>,
) {
    let Some(view) = &sight.view else {
        return;
    };
    let mut wanted = cues
        .view()
        .map_or_else(Vec::new, |shown| shown.tiles.clone());
    if let Some((cue, _)) = cues.running()
        && let Event::TileLaid { tile, slot, turned } = cue.event
    {
        wanted.push(TileView { tile, slot, turned });
    }
    for (entity, tile) in &shown {
        if !wanted.contains(&tile.0) {
            commands.entity(entity).despawn();
        }
    }
    for tile in wanted {
        if !shown.iter().any(|(_, other)| other.0 == tile) {
            let entity = spawn_tile(&mut commands, &gallery, view, tile.slot);
            commands.entity(entity).insert((
                Name::new("Sea tile"),
                TileShown(tile),
                DespawnOnExit(Screen::Table),
            ));
        }
    }
}

/// A new tile lands with a little overshoot.
fn pop_tiles(cues: Res<Cues>, mut tiles: Query<(&TileShown, &mut Transform)>) {
    let landing = cues.running().and_then(|(cue, done)| match cue.event {
        Event::TileLaid { slot, .. } => Some((slot, done)),
        _ => None,
    });
    for (tile, mut transform) in &mut tiles {
        let (scale, up) = match landing {
            Some((slot, done)) if slot == tile.0.slot => {
                let eased = EaseFunction::BackOut.sample_clamped(done);
                (1.18 - 0.18 * eased, 2.0)
            }
            _ => (1.0, 0.0),
        };
        transform.scale = Vec3::new(scale, scale, 1.0);
        transform.translation.z = height::TILE + up;
    }
}

fn swirl(cues: Res<Cues>, whirlpool: Single<(&mut Transform, &mut Visibility), With<Whirlpool>>) {
    let (mut transform, mut visibility) = whirlpool.into_inner();
    match cues.view().and_then(|view| view.whirlpool) {
        Some(space) => {
            transform.translation = centre(space).extend(height::WHIRLPOOL);
            visibility.set_if_neq(Visibility::Inherited);
        }
        None => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}
