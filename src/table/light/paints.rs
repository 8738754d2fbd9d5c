//! What the light, the sun and lanterns are painted with.

use super::Tone;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState, RenderPipelineDescriptor,
    ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey};

/// What covers the window.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct LightPaint {
    #[uniform(0)]
    light: Light,
}

/// What its shader is told; it names the fields.
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

/// What the low sun or the moon is painted with.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct SunPaint {
    #[uniform(0)]
    sun: Sun,
}

/// What its shader is told; it names the fields.
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

/// What lanterns are painted with.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub(super) struct GlowPaint {
    #[uniform(0)]
    pub(super) glow: Glow,
}

/// What its shader is told; it names the fields.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub(super) struct Glow {
    pub(super) lit: f32,
    pub(super) time: f32,
}

/// Blends colours otherwise than by opacity.
fn blend(descriptor: &mut RenderPipelineDescriptor, of_paint: BlendFactor, of_below: BlendFactor) {
    let part = |src_factor, dst_factor| BlendComponent {
        src_factor,
        dst_factor,
        operation: BlendOperation::Add,
    };
    let targets = descriptor.fragment.iter_mut();
    for target in targets.flat_map(|fragment| fragment.targets.iter_mut().flatten()) {
        target.blend = Some(BlendState {
            color: part(of_paint, of_below),
            alpha: part(BlendFactor::Zero, BlendFactor::One),
        });
    }
}

/// Paints whose shader is in one file, laid on what is below with these factors of both.
macro_rules! painted {
    ($($paint:ident: $shader:literal, $of_paint:ident, $of_below:ident;)*) => {$(
        impl Material2d for $paint {
            fn vertex_shader() -> ShaderRef {
                $shader.into()
            }

            fn fragment_shader() -> ShaderRef {
                $shader.into()
            }

            fn alpha_mode(&self) -> AlphaMode2d {
                AlphaMode2d::Blend
            }

            fn specialize(
                descriptor: &mut RenderPipelineDescriptor,
                _layout: &MeshVertexBufferLayoutRef,
                _key: Material2dKey<Self>,
            ) -> Result<(), SpecializedMeshPipelineError> {
                blend(descriptor, BlendFactor::$of_paint, BlendFactor::$of_below);
                Ok(())
            }
        }
    )*};
}

// The light is twice the product, the others are the sum.
painted! {
    LightPaint: "desktop/shaders/light.wgsl", Dst, Src;
    SunPaint: "desktop/shaders/sun.wgsl", One, One;
    GlowPaint: "desktop/shaders/glow.wgsl", One, One;
}
