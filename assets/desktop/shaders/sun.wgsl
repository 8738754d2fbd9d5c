// The low sun or the moon: a pool of its light, added to what it falls on.

struct Sun {
    // What it adds in the middle of the pool, which is there in the window.
    shines: vec3<f32>,
    middle: vec2<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> sun: Sun;

struct Window {
    @builtin(position) clip: vec4<f32>,
    @location(0) off: vec2<f32>,
}

// Covers the window, wherever the camera looks.
@vertex
fn vertex(@location(0) position: vec3<f32>) -> Window {
    let at = vec2(position.x + 0.5, 0.5 - position.y);
    return Window(vec4(position.xy * 2.0, 0.5, 1.0), (at - sun.middle) * vec2(1.78, 1.0));
}

@fragment
fn fragment(window: Window) -> @location(0) vec4<f32> {
    let grain = fract(52.98 * fract(dot(window.clip.xy, vec2(0.0671, 0.00584)))) - 0.5;
    let shine = sun.shines * exp(-3.6 * dot(window.off, window.off));
    // A grain finer than the steps of colour, so that they do not show.
    return vec4(max(shine + grain / 1500.0, vec3(0.0)), 1.0);
}
