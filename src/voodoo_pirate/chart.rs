//! The chart in the world: its mat, the places of things on it, and the names of their pictures.

use super::AnimationQueue;
use crate::Screen;
use crate::board::ground::{self, SQUARE, height, picture};
use crate::order::{GameSystems, GameUpdate};
use crate::table::at_table;
use crate::theme::Gallery;
use crate::voodoo::ships::bow;
use bevy::prelude::*;
use games::voodoo_pirate::VoodooPirate;
use games::voodoo_pirate::chart::{Heading, Space};
use games::voodoo_pirate::data::Feature;
use games::voodoo_pirate::pieces::{Barrel, Object};
use rules::kit::Texted;
use rules::table::Game;

/// Returns the middle of a space in the world.
#[must_use]
pub fn centre(space: Space) -> Vec2 {
    let (column, row) = (f32::from(space.column()), f32::from(space.row()));
    Vec2::new((column - 0.5) * SQUARE, -(row - 0.5) * SQUARE)
}

/// Returns the angle by which a picture that points north is turned to point elsewhere.
#[must_use]
pub fn turn(heading: Heading) -> f32 {
    -std::f32::consts::FRAC_PI_2 * f32::from(heading as u8)
}

/// Returns the direction of the badge of a ship turned by an angle: to the upper right, where no value stands. If its stern
/// is there, the badge is nearer to the bow, so that the lantern is seen.
pub(super) fn badge_off(angle: f32) -> Vec2 {
    let bow = bow(angle);
    let stern = (-bow.dot(Vec2::ONE)).clamp(0.0, 1.0);
    Vec2::ONE + 0.27 * stern * bow
}

/// The whirlpool on the chart.
#[derive(Component)]
struct Whirlpool;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Table),
        lay_mat.run_if(at_table::<VoodooPirate>),
    )
    .add_systems(
        GameUpdate(VoodooPirate::ID),
        swirl
            .after(GameSystems::Ships)
            .run_if(at_table::<VoodooPirate>),
    );
}

fn lay_mat(mut commands: Commands, gallery: Res<Gallery>) {
    ground::lay_mat(&mut commands, &gallery, "art/uncharted", ground::MAT);
    commands.spawn((
        Name::new("Whirlpool"),
        DespawnOnExit(Screen::Table),
        Whirlpool,
        Visibility::Hidden,
        picture(&gallery, "art/whirlpool", Vec2::splat(104.0)),
        Transform::from_xyz(0.0, 0.0, height::TOKEN),
    ));
}

/// Returns the picture of a feature of a space, its size, and its angle.
#[must_use]
pub fn feature_picture(feature: Feature) -> (String, f32, f32) {
    match feature {
        Feature::Skull => ("art/skull".into(), 44.0, 0.0),
        Feature::Object(object) => (object_picture(object), 42.0, 0.0),
        Feature::Coin => ("art/coin".into(), 40.0, 0.0),
        Feature::Map => ("art/map".into(), 42.0, 0.0),
        Feature::Current(heading) => ("art/current".into(), 46.0, turn(heading)),
        Feature::Portal => ("art/portal".into(), 56.0, 0.0),
        Feature::Fleet => ("art/fleet".into(), 48.0, 0.0),
        Feature::Star(colour) => {
            let colour = crate::theme::palette::colour_name(colour);
            (format!("art/star-{colour}"), 46.0, 0.0)
        }
    }
}

/// Returns the picture of an object.
#[must_use]
pub fn object_picture(object: Object) -> String {
    let name = object.text_id().trim_start_matches("object-");
    format!("art/object-{}", name.replace('-', "_"))
}

/// Returns the icon of a barrel.
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

fn swirl(
    animations: Res<AnimationQueue>,
    whirlpool: Single<(&mut Transform, &mut Visibility), With<Whirlpool>>,
) {
    let (mut transform, mut visibility) = whirlpool.into_inner();
    match animations.view().and_then(|view| view.whirlpool) {
        Some(space) => {
            transform.translation = centre(space).extend(height::TOKEN);
            visibility.set_if_neq(Visibility::Inherited);
        }
        None => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo::ships::badge;

    #[test]
    fn a_badge_leaves_the_lantern_and_the_brackets_round_a_target_to_be_seen() {
        for &heading in Heading::ALL {
            let angle = turn(heading);
            let (off, size) = badge::<VoodooPirate>(Vec2::ZERO, angle);
            let lantern = -34.4 * bow(angle);
            assert!(lantern.distance(off) > size / 2.0 + 10.0, "{heading:?}");
            let reach = off.abs().max_element() + size / 2.0;
            assert!(reach < SQUARE / 2.0 - 1.5, "{heading:?}");
        }
    }
}
