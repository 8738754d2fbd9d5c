//! The materials of the light, the sun and the lanterns.

use super::Tone;
use crate::table::paint::painted;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};

/// The paint of the light over the window.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct LightPaint {
    #[uniform(0)]
    light: Light,
}

/// The uniforms of its shader, which explains the fields.
#[derive(ShaderType, Debug, Clone, Copy)]
struct Light {
    near: Vec3,
    middle: Vec3,
    far: Vec3,
    pool: Vec3,
    stands: Vec4,
}

impl LightPaint {
    pub(super) fn of(tone: Tone) -> Self {
        let Tone {
            near,
            middle,
            far,
            pool,
            stands,
            ..
        } = tone;
        Self {
            light: Light {
                near,
                middle,
                far,
                pool,
                stands,
            },
        }
    }
}

/// The paint of the low sun or the moon.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct SunPaint {
    #[uniform(0)]
    sun: Sun,
}

/// The uniforms of its shader, which explains the fields.
#[derive(ShaderType, Debug, Clone, Copy)]
struct Sun {
    shines: Vec3,
    middle: Vec2,
}

impl SunPaint {
    pub(super) fn of(tone: Tone) -> Self {
        let middle = tone.stands.zw();
        let shines = tone.shines;
        Self {
            sun: Sun { shines, middle },
        }
    }
}

/// The paint of lanterns.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct GlowPaint {
    #[uniform(0)]
    pub(super) glow: Glow,
}

/// The uniforms of its shader, which explains the fields.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub(super) struct Glow {
    pub(super) lit: f32,
    pub(super) time: f32,
}

// The light is twice the product, the others are the sum.
painted! {
    LightPaint: "desktop/shaders/light.wgsl", Dst, Src;
    SunPaint: "desktop/shaders/sun.wgsl", One, One;
    GlowPaint: "desktop/shaders/glow.wgsl", One, One;
}
