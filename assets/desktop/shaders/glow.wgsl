// The glow of a lantern, added to what it falls on.

#import bevy_sprite::mesh2d_functions as mesh

struct Glow {
    // How far the lanterns are lit, 0 to 1.
    lit: f32,
    // Seconds, for what flickers.
    time: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> glow: Glow;

const CORE: vec3<f32> = vec3(1.0, 0.7991, 0.3916);
const HALO: vec3<f32> = vec3(1.0, 0.3231, 0.0273);

struct Lantern {
    @builtin(position) clip: vec4<f32>,
    @location(0) off: vec2<f32>,
    @location(1) @interpolate(flat) own: f32,
    // How clearly it is seen, 0 to 1.
    @location(2) @interpolate(flat) clear: f32,
}

@vertex
fn vertex(@builtin(instance_index) instance: u32, @location(0) position: vec3<f32>) -> Lantern {
    let to_world = mesh::get_world_from_local(instance);
    let world = mesh::mesh2d_position_local_to_world(to_world, vec4(position, 1.0));
    let tag = mesh::get_tag(instance);
    let clear = 1.0 - f32(tag >> 24u) / 255.0;
    return Lantern(mesh::mesh2d_position_world_to_clip(world), position.xy * 2.0, f32(tag & 0xffffffu), clear);
}

@fragment
fn fragment(lantern: Lantern) -> @location(0) vec4<f32> {
    let off = length(lantern.off);
    let core = exp(-30.0 * off * off);
    let halo = pow(max(1.0 - off, 0.0), 2.0);
    let beat = glow.time * 3.1 + lantern.own * 2.4;
    let flicker = 1.0 + 0.10 * sin(beat) * sin(beat * 2.3 + 1.0);
    return vec4((CORE * core * 0.45 + HALO * halo * 0.36) * glow.lit * flicker * lantern.clear, 1.0);
}
