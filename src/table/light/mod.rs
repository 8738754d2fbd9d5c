//! The light over a table: dusk, moonlight or dawn, each turning into the next; and lanterns.

mod paints;

use self::paints::{Glow, GlowPaint, LightPaint, SunPaint};
use super::Water;
use super::clarity::OWN;
use crate::Screen;
use crate::options::Speed;
use crate::order::UpdateSystems;
use crate::settings::Settings;
use crate::theme::Awake;
use bevy::camera::visibility::{NoFrustumCulling, VisibilitySystems};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::sprite_render::Material2dPlugin;
use bevy_egui::EguiPostUpdateSet;
use std::ops::{Add, Mul};

/// The height of the light in the world; what lies higher is not tinted.
pub const HEIGHT: f32 = 20.0;
/// The time that one light takes to become another, in seconds.
const TURN: f32 = 1.2;

/// The light on the table: that of a phase.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hour {
    /// A low sun in the upper left corner.
    Dusk,
    /// The moon in the upper right.
    #[default]
    Moonlight,
    /// A low sun in the upper right corner.
    Dawn,
    /// A high sun in the upper right.
    Noon,
    /// Hardly any light but that of lanterns.
    Night,
}

/// The number of hours.
const HOURS: usize = Hour::Night as usize + 1;

/// A lantern that glows about its place, with this width in the world. It is lit at dusk and put out at dawn.
#[derive(Component, Debug, Clone, Copy)]
#[require(Transform, Visibility)]
pub struct Lantern(pub f32);

/// The properties of a light: colours as factors, places in parts of the window from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Tone {
    near: Vec3,
    middle: Vec3,
    far: Vec3,
    pool: Vec3,
    /// The light that its pool adds even to black.
    shines: Vec3,
    stands: Vec4,
    glint: Vec3,
    /// The places where the line of glints crosses the upper and the lower edge of the sea.
    glade: Vec2,
    lanterns: f32,
}

/// Returns a colour, linear.
fn colour(hex: u32) -> Vec3 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::srgb_u8(red, green, blue).to_linear().to_vec3()
}

/// Returns white with a colour laid over it, linear.
fn dim(hex: u32, opacity: f32) -> Vec3 {
    let [_, red, green, blue] = hex.to_be_bytes();
    let over = |part: u8| 1.0 - opacity * (1.0 - f32::from(part) / 255.0);
    let mixed = Color::srgb(over(red), over(green), over(blue));
    mixed.to_linear().to_vec3()
}

/// The share of each hour's light, in the order of [`Hour`]; they sum to 1.
#[derive(Debug, Clone, Copy)]
struct Lights([f32; HOURS]);

impl Lights {
    /// Returns the light of one hour alone.
    fn only(hour: Hour) -> Self {
        let mut lights = [0.0; HOURS];
        lights[hour as usize] = 1.0;
        Self(lights)
    }

    fn toward(self, other: Self, way: f32) -> Self {
        let mix = |hour| self.0[hour] + (other.0[hour] - self.0[hour]) * way;
        Self(std::array::from_fn(mix))
    }

    /// Returns the mean of each hour's part, weighted by its share.
    fn mix<T: Mul<f32, Output = T> + Add<Output = T> + Copy + Default>(
        self,
        parts: [T; HOURS],
    ) -> T {
        let parts = parts.into_iter().zip(self.0);
        parts.fold(T::default(), |sum, (part, much)| sum + part * much)
    }
}

impl Tone {
    fn of(lights: Lights) -> Self {
        Self {
            near: lights.mix([
                dim(0x00FF_9A55, 0.30),
                Vec3::ONE,
                dim(0x00FF_F1DC, 0.30),
                Vec3::ONE,
                dim(0x0008_1030, 0.52),
            ]),
            middle: lights.mix([
                dim(0x00D9_667A, 0.46),
                dim(0x00B9_C8E6, 0.50),
                dim(0x00FF_D3B0, 0.30),
                dim(0x00FF_F1C8, 0.20),
                dim(0x0008_1030, 0.62),
            ]),
            far: lights.mix([
                dim(0x003D_2C66, 0.60),
                dim(0x004A_5F8C, 0.60),
                dim(0x009F_B7CF, 0.40),
                dim(0x00B9_C8D6, 0.30),
                dim(0x0008_1030, 0.70),
            ]),
            pool: lights.mix([
                colour(0x00FF_C27A) * 0.28,
                colour(0x009F_C4F0) * 0.28,
                colour(0x00FF_E3B0) * 0.36,
                colour(0x00FF_F1C8) * 0.34,
                colour(0x009F_C4F0) * 0.14,
            ]),
            shines: lights.mix([
                colour(0x00FF_C27A) * 0.065,
                colour(0x009F_C4F0) * 0.028,
                colour(0x00FF_E3B0) * 0.045,
                colour(0x00FF_F1C8) * 0.03,
                colour(0x009F_C4F0) * 0.012,
            ]),
            stands: lights.mix([
                Vec4::new(0.05, 0.0, 0.30, 0.10),
                Vec4::new(0.85, 0.0, 0.60, 0.22),
                Vec4::new(0.95, 0.0, 0.78, 0.10),
                Vec4::new(0.95, 0.0, 0.74, 0.16),
                Vec4::new(0.85, 0.0, 0.60, 0.22),
            ]),
            glint: lights.mix([
                colour(0x00FF_CB93) * 0.34,
                colour(0x00E4_F3FF) * 0.36,
                colour(0x00FF_E6B8) * 0.34,
                colour(0x00FF_F6DC) * 0.30,
                colour(0x00E4_F3FF) * 0.20,
            ]),
            glade: lights.mix([
                Vec2::new(0.25, 0.75),
                Vec2::new(0.80, 0.30),
                Vec2::new(0.80, 0.30),
                Vec2::new(0.80, 0.30),
                Vec2::new(0.80, 0.30),
            ]),
            lanterns: lights.mix([0.85, 1.0, 0.0, 0.0, 0.45]),
        }
    }
}

/// The light as it is, on its way from one to another.
#[derive(Resource, Debug)]
pub(super) struct Shine {
    from: Lights,
    to: Hour,
    way: f32,
    now: Lights,
    tone: Tone,
}

impl Default for Shine {
    fn default() -> Self {
        let to = Hour::default();
        let now = Lights::only(to);
        Self {
            from: now,
            to,
            way: 1.0,
            now,
            tone: Tone::of(now),
        }
    }
}

impl Shine {
    /// Returns the colour of glints on water times their strength, and the ends of the line they lie along, in parts of the sea.
    pub(super) fn glade(&self) -> (Vec3, [Vec2; 2]) {
        let Vec2 { x: top, y: bottom } = self.tone.glade;
        let ends = [Vec2::new(top, 0.0), Vec2::new(bottom, 1.0)];
        (self.tone.glint, ends)
    }
}

/// The paints, and the sheet that they are laid on.
#[derive(Resource, Default)]
struct Pot {
    light: Handle<LightPaint>,
    sun: Handle<SunPaint>,
    glow: Handle<GlowPaint>,
    sheet: Handle<Mesh>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        Material2dPlugin::<LightPaint>::default(),
        Material2dPlugin::<SunPaint>::default(),
        Material2dPlugin::<GlowPaint>::default(),
    ))
    .init_resource::<Hour>()
    .init_resource::<Shine>()
    .init_resource::<Pot>()
    .add_systems(Startup, mix)
    .add_systems(OnEnter(Screen::Table), cover)
    .add_systems(
        Update,
        (turn, flicker)
            .chain()
            .in_set(UpdateSystems::Light)
            .run_if(in_state(Screen::Table)),
    )
    .add_systems(
        PostUpdate,
        hang_lanterns
            .in_set(UpdateSystems::Light)
            .after(EguiPostUpdateSet::EndPass)
            .before(TransformSystems::Propagate)
            .before(VisibilitySystems::CalculateBounds),
    );
}

fn mix(
    mut lights: ResMut<Assets<LightPaint>>,
    mut suns: ResMut<Assets<SunPaint>>,
    mut glows: ResMut<Assets<GlowPaint>>,
    mut meshes: ResMut<Assets<Mesh>>,
    shine: Res<Shine>,
    mut pot: ResMut<Pot>,
) {
    pot.light = lights.add(LightPaint::of(shine.tone));
    pot.sun = suns.add(SunPaint::of(shine.tone));
    let glow = Glow {
        lit: 0.0,
        time: 0.0,
    };
    pot.glow = glows.add(GlowPaint { glow });
    pot.sheet = meshes.add(Rectangle::from_length(1.0));
}

/// Lays the light over the window, wherever the camera looks, and the sun or the moon over it.
fn cover(mut commands: Commands, pot: Res<Pot>) {
    let sheet = |name: &'static str, height: f32| {
        (
            Name::new(name),
            DespawnOnExit(Screen::Table),
            NoFrustumCulling,
            Mesh2d(pot.sheet.clone()),
            Transform::from_xyz(0.0, 0.0, height),
        )
    };
    commands.spawn((sheet("Light", HEIGHT), MeshMaterial2d(pot.light.clone())));
    commands.spawn((sheet("Sun", HEIGHT + 1.0), MeshMaterial2d(pot.sun.clone())));
}

fn hang_lanterns(
    mut commands: Commands,
    pot: Res<Pot>,
    mut lanterns: Query<(Entity, &Lantern, &mut Transform), Added<Lantern>>,
) {
    for (entity, lantern, mut transform) in &mut lanterns {
        transform.scale = Vec2::splat(lantern.0).extend(1.0);
        commands.entity(entity).insert((
            Mesh2d(pot.sheet.clone()),
            MeshMaterial2d(pot.glow.clone()),
            // Each flickers in its own time.
            MeshTag(entity.index_u32() & OWN),
        ));
    }
}

/// Turns one light into another.
fn turn(
    hour: Res<Hour>,
    time: Res<Time>,
    settings: Res<Settings>,
    pot: Res<Pot>,
    mut shine: ResMut<Shine>,
    mut awake: ResMut<Awake>,
    mut lights: ResMut<Assets<LightPaint>>,
    mut suns: ResMut<Assets<SunPaint>>,
) {
    if shine.to != *hour {
        (shine.from, shine.to, shine.way) = (shine.now, *hour, 0.0);
    }
    if shine.way >= 1.0 {
        return;
    }
    let step = match settings.speed {
        Speed::Times(times) => time.delta_secs().min(0.1) * times / TURN,
        Speed::Instant => 1.0,
    };
    shine.way = (shine.way + step).min(1.0);
    let eased = EaseFunction::SmoothStep.sample_clamped(shine.way);
    shine.now = shine.from.toward(Lights::only(shine.to), eased);
    shine.tone = Tone::of(shine.now);
    if let Some(mut light) = lights.get_mut(&pot.light) {
        *light = LightPaint::of(shine.tone);
    }
    if let Some(mut sun) = suns.get_mut(&pot.sun) {
        *sun = SunPaint::of(shine.tone);
    }
    awake.sail();
}

/// Makes lanterns as bright as the light leaves them; they flicker where the water is lively.
fn flicker(
    time: Res<Time>,
    water: Res<Water>,
    shine: Res<Shine>,
    pot: Res<Pot>,
    mut glows: ResMut<Assets<GlowPaint>>,
) {
    let Some(mut paint) = glows.get_mut(&pot.glow) else {
        return;
    };
    let glow = Glow {
        lit: shine.tone.lanterns,
        time: match *water {
            Water::Lively => time.elapsed_secs_wrapped(),
            Water::Still => 0.0,
        },
    };
    if paint.glow != glow {
        paint.glow = glow;
    }
}
