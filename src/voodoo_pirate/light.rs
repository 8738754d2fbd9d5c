//! The table under the chart, the camera over it, and the light of the phase.

use super::chart::{SQUARE, height, picture};
use super::{Cues, Desk};
use crate::Screen;
use crate::theme::Frame;
use crate::theme::Gallery;
use bevy::prelude::*;
use rules::voodoo_pirate::Phase;

/// Stays before the camera however it moves.
#[derive(Component)]
struct Backdrop;

/// The light of a phase.
#[derive(Component)]
struct Light(Phase);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), spread_table)
        .add_systems(OnEnter(Screen::Table), light_lamps)
        .add_systems(Last, (aim, hold_backdrop, shine).chain());
}

fn spread_table(mut commands: Commands, gallery: Res<Gallery>) {
    commands.spawn((
        Name::new("Table"),
        Backdrop,
        picture(&gallery, "art/table", Vec2::ONE),
        Transform::from_xyz(0.0, 0.0, height::TABLE),
    ));
}

/// A light for each phase, all of them dark.
fn light_lamps(mut commands: Commands, gallery: Res<Gallery>) {
    for (phase, name) in [
        (Phase::Dusk, "art/light-dusk"),
        (Phase::Moonlight, "art/light-moonlight"),
        (Phase::Dawn, "art/light-dawn"),
    ] {
        let mut sprite = picture(&gallery, name, Vec2::ONE);
        sprite.color.set_alpha(0.0);
        commands.spawn((
            Name::new("Light"),
            DespawnOnExit(Screen::Table),
            Light(phase),
            Backdrop,
            sprite,
            Transform::from_xyz(0.0, 0.0, height::LIGHT),
        ));
    }
}

/// The camera looks at the chart so that it lies where the layout has it.
fn aim(
    frame: Res<Frame>,
    desk: Option<Res<Desk>>,
    camera: Single<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let (mut transform, mut projection) = camera.into_inner();
    let Projection::Orthographic(orthographic) = &mut *projection else {
        return;
    };
    let (origin, unit) = desk.map_or((bevy_egui::egui::Pos2::ZERO, 1.0), |desk| {
        (desk.origin, desk.square / SQUARE)
    });
    let middle = frame.rect().center();
    let at = (middle - origin) / unit;
    transform.translation.x = at.x;
    transform.translation.y = -at.y;
    orthographic.scale = 1.0 / (unit * frame.scale);
}

fn hold_backdrop(
    frame: Res<Frame>,
    camera: Single<(&Transform, &Projection), (With<Camera2d>, Without<Backdrop>)>,
    mut backdrops: Query<(&mut Transform, &mut Sprite), With<Backdrop>>,
) {
    let (camera, projection) = camera.into_inner();
    let Projection::Orthographic(orthographic) = projection else {
        return;
    };
    let window = Vec2::new(frame.size.x, frame.size.y) * frame.scale;
    let cover = (window / Vec2::new(1920.0, 1080.0)).max_element();
    let size = Vec2::new(1920.0, 1080.0) * cover * orthographic.scale;
    for (mut transform, mut sprite) in &mut backdrops {
        transform.translation.x = camera.translation.x;
        transform.translation.y = camera.translation.y;
        if sprite.custom_size != Some(size) {
            sprite.custom_size = Some(size);
        }
    }
}

/// One light at a time, fading into the next.
fn shine(
    cues: Res<Cues>,
    time: Res<Time>,
    mut awake: ResMut<crate::theme::Awake>,
    mut lights: Query<(&Light, &mut Sprite)>,
) {
    let Some(view) = cues.view() else {
        return;
    };
    let now = match view.phase {
        Phase::Harbour => Phase::Dusk,
        Phase::Over => Phase::Dawn,
        phase => phase,
    };
    let step = time.delta_secs().min(0.1) / 1.2;
    for (light, mut sprite) in &mut lights {
        let goal = f32::from(u8::from(light.0 == now));
        let alpha = sprite.color.alpha();
        if (alpha - goal).abs() > 1e-3 {
            sprite
                .color
                .set_alpha(alpha + (goal - alpha).clamp(-step, step));
            awake.stir();
        }
    }
}
