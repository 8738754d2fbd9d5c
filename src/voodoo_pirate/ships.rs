//! Ships in the world: hull and sails from above, shadow, lantern, badge.

use super::chart::{SHADOW, centre, height, turn};
use super::{Cues, Sight};
use crate::Screen;
use crate::table::Lantern;
use crate::theme::{Gallery, palette};
use bevy::prelude::*;
use rules::table::Seat;
use rules::voodoo_pirate::Event;

/// A ship on the chart.
#[derive(Component)]
struct Ship;

/// What turns with the ship.
#[derive(Component)]
struct Hull;

/// What lies beside the ship and never turns.
#[derive(Component)]
struct Rides {
    seat: Seat,
    /// Where, seen from the ship's middle.
    offset: Vec2,
    /// Whether it lies at the stern instead, so far from the middle.
    stern: f32,
    /// How high.
    height: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (launch, sail).chain().run_if(in_state(Screen::Table)),
    );
}

/// A ship for each pirate, once the first view is there.
fn launch(
    mut commands: Commands,
    gallery: Res<Gallery>,
    sight: Res<Sight>,
    ships: Query<(), With<Ship>>,
) {
    let Some(view) = &sight.view else {
        return;
    };
    if !ships.is_empty() {
        return;
    }
    for pirate in &view.pirates {
        let seat = pirate.seat;
        let colour = palette::colour_name(pirate.colour);
        let sprite = |name: &str, size: Vec2| Sprite {
            image: gallery.sprite(name).0,
            custom_size: Some(size),
            ..default()
        };
        let hull = Vec2::new(86.0, 103.2);
        let here = DespawnOnExit(Screen::Table);
        commands.spawn((
            Name::new("Ship"),
            here.clone(),
            (Ship, Hull),
            sprite(&format!("art/ship-{colour}"), hull),
            Transform::default(),
            Rides {
                seat,
                offset: Vec2::ZERO,
                stern: 0.0,
                height: height::SHIP,
            },
        ));
        commands.spawn((
            Name::new("Ship's shadow"),
            here.clone(),
            Hull,
            sprite("art/ship-shadow", hull),
            Transform::default(),
            Rides {
                seat,
                offset: SHADOW,
                stern: 0.0,
                height: height::SHIP - 1.0,
            },
        ));
        commands.spawn((
            Name::new("Lantern"),
            here.clone(),
            Lantern(84.0),
            Transform::default(),
            Rides {
                seat,
                offset: Vec2::ZERO,
                stern: 34.4,
                height: height::LANTERN,
            },
        ));
        commands.spawn((
            Name::new("Badge"),
            here,
            sprite(&format!("art/badge-{colour}"), Vec2::splat(34.0)),
            Transform::default(),
            Rides {
                seat,
                offset: Vec2::new(25.0, 25.0),
                stern: 0.0,
                height: height::BADGE,
            },
        ));
    }
}

/// Ships lie where the stage has them, or on their way.
fn sail(
    cues: Res<Cues>,
    mut parts: Query<(&Rides, Option<&Hull>, &mut Transform, &mut Visibility)>,
) {
    for (rides, hull, mut transform, mut visibility) in &mut parts {
        let pirate = cues.view().map(|view| view.pirate(rides.seat));
        let Some((space, facing)) = pirate.and_then(|pirate| Some((pirate.space?, pirate.facing)))
        else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let mut at = centre(space);
        let mut angle = turn(facing);
        if let Some((cue, done)) = cues.running() {
            match cue.event {
                Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. }
                    if ship == rides.seat =>
                {
                    at = at.lerp(centre(to), EaseFunction::SineInOut.sample_clamped(done));
                }
                Event::Faced { ship, heading } if ship == rides.seat => {
                    let difference = turn(heading) - angle;
                    let half = std::f32::consts::PI;
                    let short = (difference + half).rem_euclid(2.0 * half) - half;
                    angle += short * EaseFunction::CubicInOut.sample_clamped(done);
                }
                Event::Fired { seat, .. } if seat == rides.seat => {
                    let decay = (1.0 - done * 3.0).max(0.0);
                    at.x += 6.0 * decay * (done * 60.0).sin();
                }
                _ => {}
            }
        }
        let stern = Vec2::from_angle(angle - std::f32::consts::FRAC_PI_2) * rides.stern;
        let place = at + rides.offset + stern;
        transform.translation = place.extend(rides.height + f32::from(rides.seat.0) * 0.01);
        if hull.is_some() {
            transform.rotation = Quat::from_rotation_z(angle);
        }
    }
}
