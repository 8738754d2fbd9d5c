//! The features of tiles' spaces in the world. A feature under a ship is seen small beside the ship.

use super::AnimationQueue;
use super::chart::feature_picture;
use crate::board::ground::{height, picture};
use crate::board::pieces::follow;
use crate::table::Clarity;
use crate::theme::Gallery;
use crate::voodoo::ships::under_way;
use bevy::prelude::*;
use games::voodoo_pirate::chart::Space;
use games::voodoo_pirate::data::Feature;
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::{Event, VoodooPirate};
use rules::table::Seat;

/// Its offset to the lower right of its ship, opposite the badge, and its scale there.
const BESIDE: Vec3 = Vec3::new(24.0, -24.0, 0.0);
const SMALL: f32 = 0.52;
/// Its height above its tile then: above the light.
const ABOVE: f32 = height::MARK - height::TILE;

/// The feature of a space of a tile.
#[derive(Component)]
#[require(Clarity)]
pub(super) struct Carried {
    space: Space,
    /// Its place on its tile.
    rest: Vec3,
}

pub(super) fn plugin(app: &mut App) {
    follow::<VoodooPirate, _>(app, make_way);
}

/// Returns the feature of a space at its place on a tile. Stars are told apart by their colours: no light tints them.
pub(super) fn carried(
    gallery: &Gallery,
    feature: Feature,
    space: Space,
    offset: Vec2,
) -> impl Bundle {
    let (name, size, angle) = feature_picture(feature);
    let rest = match feature {
        Feature::Star(_) => offset.extend(ABOVE),
        _ => offset.extend(0.4),
    };
    let turned = Quat::from_rotation_z(angle);
    (
        Carried { space, rest },
        picture(gallery, &name, Vec2::splat(size)),
        Transform::from_translation(rest).with_rotation(turned),
    )
}

/// Moves features aside as ships come, so that they are seen beside them.
fn make_way(
    animations: Res<AnimationQueue>,
    mut carried: Query<(&Carried, &mut Transform, &mut Clarity)>,
) {
    let Some(view) = animations.view() else {
        return;
    };
    let way = animations
        .moving()
        .and_then(|(animation, motion)| match animation.event {
            Event::Sailed { ship, from, to, .. } | Event::Leapt { ship, from, to } => {
                let sails = (ship, to, under_way(animation, motion.done));
                Some((sails, [from, to], motion.clear))
            }
            _ => None,
        });
    let sails = way.map(|(sails, ..)| sails);
    for (carried, mut transform, mut clarity) in &mut carried {
        let gives_way = way.filter(|(_, spaces, _)| spaces.contains(&carried.space));
        clarity.set_if_neq(Clarity(gives_way.map_or(1.0, |(.., clear)| clear)));
        let aside = covered(view, sails, carried.space);
        let mut at = carried.rest + BESIDE * aside;
        if aside > 0.0 {
            at.z = ABOVE;
        }
        let scale = Vec3::splat(1.0 + (SMALL - 1.0) * aside);
        if (transform.translation, transform.scale) != (at, scale) {
            (transform.translation, transform.scale) = (at, scale);
        }
    }
}

/// Returns how far ships cover a space, 0 to 1: a ship under way by the part of the way that it has come.
fn covered(view: &View, sails: Option<(Seat, Space, f32)>, space: Space) -> f32 {
    let cover = |(seat, lies): (Seat, Option<Space>)| match sails {
        Some((ship, to, part)) if ship == seat => {
            if to == space {
                part
            } else if lies == Some(space) {
                1.0 - part
            } else {
                0.0
            }
        }
        _ => f32::from(u8::from(lies == Some(space))),
    };
    let pirates = view.pirates.iter();
    let ships = pirates.map(|pirate| (pirate.seat, pirate.space));
    ships.map(cover).fold(0.0, f32::max)
}
