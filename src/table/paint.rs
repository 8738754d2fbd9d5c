//! The shaders of the materials of water and light, and their blending with what lies below.

use bevy::render::render_resource::{
    BlendComponent, BlendFactor, BlendOperation, BlendState, RenderPipelineDescriptor,
};

/// Lays a paint on what is below with these factors of both. What is below keeps its opacity.
pub(super) fn lay(
    descriptor: &mut RenderPipelineDescriptor,
    of_paint: BlendFactor,
    of_below: BlendFactor,
) {
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

/// Implements materials whose shader is in one file, laid on what is below with these factors of both.
macro_rules! painted {
    ($($paint:ident: $shader:literal, $of_paint:ident, $of_below:ident;)*) => {$(
        impl bevy::sprite_render::Material2d for $paint {
            fn vertex_shader() -> bevy::shader::ShaderRef {
                $shader.into()
            }

            fn fragment_shader() -> bevy::shader::ShaderRef {
                $shader.into()
            }

            fn alpha_mode(&self) -> bevy::sprite_render::AlphaMode2d {
                bevy::sprite_render::AlphaMode2d::Blend
            }

            fn specialize(
                descriptor: &mut bevy::render::render_resource::RenderPipelineDescriptor,
                _layout: &bevy::mesh::MeshVertexBufferLayoutRef,
                _key: bevy::sprite_render::Material2dKey<Self>,
            ) -> Result<(), bevy::render::render_resource::SpecializedMeshPipelineError> {
                use bevy::render::render_resource::BlendFactor;
                $crate::table::paint::lay(
                    descriptor,
                    BlendFactor::$of_paint,
                    BlendFactor::$of_below,
                );
                Ok(())
            }
        }
    )*};
}

pub(super) use painted;
