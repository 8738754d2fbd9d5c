// The light over the table: darker and colder from where it stands to the far corner, with a pool below it.
//
// What it covers is multiplied by twice what is returned: the pool brightens what lies in it.

struct Light {
    // What it does to colours where it stands, in the middle, and in the far corner.
    near: vec3<f32>,
    middle: vec3<f32>,
    far: vec3<f32>,
    // What its pool adds to that.
    pool: vec3<f32>,
    // Where in the window it stands, and the middle of its pool.
    stands: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> light: Light;

struct Window {
    @builtin(position) clip: vec4<f32>,
    @location(0) at: vec2<f32>,
}

// Covers the window, wherever the camera looks.
@vertex
fn vertex(@location(0) position: vec3<f32>) -> Window {
    return Window(vec4(position.xy * 2.0, 0.5, 1.0), vec2(position.x + 0.5, 0.5 - position.y));
}

@fragment
fn fragment(window: Window) -> @location(0) vec4<f32> {
    let way = 1.0 - 2.0 * light.stands.xy;
    let gone = clamp(dot(window.at - light.stands.xy, way) / dot(way, way), 0.0, 1.0);
    let dimmed = mix(mix(light.near, light.middle, min(gone * 2.0, 1.0)), light.far, max(gone * 2.0 - 1.0, 0.0));
    let off = (window.at - light.stands.zw) * vec2(1.78, 1.0);
    let bright = 1.0 + light.pool * exp(-5.0 * dot(off, off));
    // A grain finer than the steps of colour, so that they do not show.
    let grain = fract(52.98 * fract(dot(window.clip.xy, vec2(0.0671, 0.00584)))) - 0.5;
    return vec4(0.5 * dimmed * bright + grain / 255.0, 1.0);
}
