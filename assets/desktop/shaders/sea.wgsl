// The sea on cards: waves cut as strokes of ink and light, haunted water that breathes, foam where water changes.
//
// A card is a mesh of its own size about its middle, with a margin round it; its tag tells the water of its squares, two
// bits each, row by row from the upper left. Waves run in the world, so that neighbours join. Lengths are units of the
// world, 80 a square; y falls.

#import bevy_sprite::mesh2d_functions as mesh

struct Sea {
    // How far the waves have run.
    run: vec2<f32>,
    // Seconds, for what breathes.
    time: f32,
    // How far crests fall, a unit to the right.
    slope: f32,
    // How high waves are, 0 to 1.
    swell: f32,
    // How much foam breaks from them, 0 to 1.
    foam: f32,
    // How high the tide is, 0 to 1.
    tide: f32,
    // The light's glints: their colour times their strength, and the line they lie along, a point and a direction.
    glint: vec3<f32>,
    glade: vec4<f32>,
    // Where the sea lies: its upper left corner, and its size.
    lies: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> sea: Sea;

const SHALLOW: vec3<f32> = vec3(0.0137, 0.1170, 0.1912);
const MID: vec3<f32> = vec3(0.0060, 0.0529, 0.1119);
const DEEP: vec3<f32> = vec3(0.0030, 0.0176, 0.0513);
const INK: vec3<f32> = vec3(0.0012, 0.0052, 0.0110);
const FOAM: vec3<f32> = vec3(0.5647, 0.8070, 0.8550);
const HARBOUR: vec3<f32> = vec3(0.0273, 0.2623, 0.3140);
const TIDAL: vec3<f32> = vec3(0.0497, 0.3813, 0.4564);
const WET_SAND: vec3<f32> = vec3(0.2700, 0.1750, 0.0780);
const HAUNTED: vec3<f32> = vec3(0.0595, 0.8070, 0.5647);
const HAUNTED_EDGE: vec3<f32> = vec3(0.0033, 0.2122, 0.1878);
const CURL: vec3<f32> = vec3(0.5647, 1.0, 0.8714);
const EDGE: vec3<f32> = vec3(0.1946, 0.1384, 0.0648);

// The kinds of water, as `Water` has them.
const IS_HAUNTED = 1u;
const IS_SHELTERED = 2u;
const IS_TIDAL = 3u;

// A square's side on a card, the margin round a card, its round corners, and how thick it is.
const SQUARE: f32 = 78.0;
const MARGIN: f32 = 4.0;
const ROUND: f32 = 8.0;
const THICK: f32 = 3.0;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
}

struct Card {
    @builtin(position) clip: vec4<f32>,
    @location(0) place: vec2<f32>,
    @location(1) local: vec2<f32>,
    @location(2) @interpolate(flat) half: vec2<f32>,
    @location(3) @interpolate(flat) waters: u32,
}

@vertex
fn vertex(vertex: Vertex) -> Card {
    let to_world = mesh::get_world_from_local(vertex.instance);
    let world = mesh::mesh2d_position_local_to_world(to_world, vec4(vertex.position, 1.0));
    var card: Card;
    card.clip = mesh::mesh2d_position_world_to_clip(world);
    card.place = vec2(world.x, -world.y);
    card.local = vec2(vertex.position.x, -vertex.position.y);
    card.half = abs(vertex.position.xy) - MARGIN;
    card.waters = mesh::get_tag(vertex.instance);
    return card;
}

fn hash(p: vec2<f32>) -> f32 {
    var q = fract(p.xyx * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

// Smooth noise, 0 to 1, and how it rises along both axes.
fn noise(p: vec2<f32>) -> vec3<f32> {
    let i = floor(p);
    let f = p - i;
    let u = f * f * (3.0 - 2.0 * f);
    let du = 6.0 * f * (1.0 - f);
    let a = hash(i);
    let b = hash(i + vec2(1.0, 0.0));
    let c = hash(i + vec2(0.0, 1.0));
    let d = hash(i + vec2(1.0, 1.0));
    let k = a - b - c + d;
    return vec3(a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y, du * (vec2(b - a, c - a) + k * u.yx));
}

// The water of a card at a place in squares; beyond its edge, that of the nearest.
fn water(spot: vec2<f32>, count: vec2<f32>, waters: u32) -> u32 {
    let square = clamp(floor(spot), vec2(0.0), count - 1.0);
    return (waters >> (2u * u32(square.x + count.x * square.y))) & 3u;
}

// How far outside a card with round corners.
fn outside(local: vec2<f32>, half: vec2<f32>) -> f32 {
    let q = abs(local) - half + ROUND;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - ROUND;
}

// What a stroke covers that is so wide, at a distance from its middle; nothing where it has no width.
fn stroke(width: f32, away: f32, fine: f32) -> f32 {
    return clamp((width - away) / fine + 0.5, 0.0, 1.0) * min(width / fine, 1.0);
}

// An arc of a circle that opens to a side, and how far away it is.
fn arc(p: vec2<f32>, middle: vec2<f32>, radius: f32, up: f32) -> f32 {
    let q = p - middle;
    let away = abs(length(q) - radius);
    let end = length(vec2(abs(q.x) - radius, q.y));
    return select(end, away, q.y * up <= 0.0);
}

// A spirit's curl: two humps with a loop between them.
fn curl(p: vec2<f32>) -> f32 {
    let left = arc(p, vec2(-7.0, 1.5), 7.5, 1.0);
    let loops = arc(p, vec2(-2.2, 1.5), 2.7, -1.0);
    let right = arc(p, vec2(4.5, 1.5), 9.4, 1.0);
    return min(left, min(loops, right));
}

@fragment
fn fragment(card: Card) -> @location(0) vec4<f32> {
    let p = card.place;
    let pixel = fwidth(card.local.y);
    let beyond = outside(card.local, card.half);
    // Where in its square, and how far its nearest edges are.
    let count = round(card.half * 2.0 / SQUARE);
    let side = card.half * 2.0 / count;
    let spot = (card.local + card.half) / side;
    let here = water(spot, count, card.waters);
    let inside = fract(spot) - 0.5;
    let gap = (0.5 - abs(inside)) * side;
    let beside = water(spot + vec2(sign(inside.x), 0.0), count, card.waters);
    let below = water(spot + vec2(0.0, sign(inside.y)), count, card.waters);

    // The swell and the chop upon it.
    let q = vec2(p.x, p.y - sea.slope * p.x);
    let swell = noise((q - 0.6 * sea.run) * vec2(0.011, 0.020));
    let chop = noise((q - 1.3 * sea.run) * vec2(0.031, 0.058) + swell.yz * 0.2);
    let height = 0.62 * swell.x + 0.38 * chop.x;

    // Deep to shallow, from far to near the light, in tones that are cut and not blended.
    let far = (p - sea.lies.xy) / sea.lies.zw;
    let depth = 0.5 * height + 0.34 * clamp(0.5 + 0.5 * (far.x - far.y), 0.0, 1.0) + 0.06 - 0.08 * sea.tide;
    let cut = fwidth(height) * 0.6 + 0.003;
    var colour = mix(DEEP, MID, 0.5 * smoothstep(0.30, 0.52, depth) + 0.5 * smoothstep(0.40 - cut, 0.40 + cut, depth));
    colour = mix(colour, SHALLOW, 0.45 * smoothstep(0.47 - cut, 0.47 + cut, depth) + 0.25 * smoothstep(0.45, 0.65, depth));
    // How far to the right of a shore.
    var shore = 999.0;
    if here == IS_TIDAL && water(spot - vec2(1.0, 0.0), count, card.waters) != IS_TIDAL {
        shore = (inside.x + 0.5) * side.x;
    }
    if here != IS_TIDAL && water(spot + vec2(1.0, 0.0), count, card.waters) == IS_TIDAL {
        shore = (inside.x - 0.5) * side.x;
    }
    var lively = 0.4 + 0.6 * sea.swell;
    if here == IS_SHELTERED {
        colour = mix(colour, HARBOUR, 0.62);
        lively *= 0.5;
    }
    if here == IS_TIDAL {
        colour = mix(colour, TIDAL, 0.15 + 0.5 * exp(-0.035 * max(shore, 0.0)));
        lively *= 0.7;
    }

    // Waves roll in rows. Each has a crest that swells and tapers, a face in its own shade, and gouges down its back.
    let v = (q.y + sea.swell * (38.0 * swell.x + 12.0 * chop.x) - sea.run.y) / 19.0;
    let row = floor(v);
    let f = v - row;
    let fine = fwidth(v) * 1.3;
    let even = clamp(fwidth(v) * 19.0 / pixel, 0.35, 1.1);
    let taper = noise(vec2((q.x - sea.run.x) * 0.019 + row * 17.3, row * 5.7)).x * 0.62 + chop.x * 0.38;
    let crest = lively * smoothstep(0.32, 0.68, taper);
    colour *= 1.0 - 0.55 * crest * smoothstep(0.04, 0.16, f) * (1.0 - smoothstep(0.16, 0.85, f));
    colour = mix(colour, INK, 0.8 * stroke(0.085 * crest * even, abs(f - 0.20), fine));
    let light = lively * smoothstep(0.56 - 0.2 * sea.foam, 0.84, taper);
    let bright = mix(SHALLOW * 2.2, FOAM, smoothstep(0.62, 0.80, taper) * (0.3 + 0.7 * sea.foam));
    colour = mix(colour, bright, 0.8 * stroke(0.080 * light * even, abs(f - 0.06), fine));
    let third = floor(f * 4.0);
    let back = noise(vec2((q.x - sea.run.x) * 0.05 + third * 3.7, row * 9.1 + third)).x;
    let gouge = 0.034 * lively * smoothstep(0.50, 0.85, back) * smoothstep(0.26, 0.40, f);
    colour = mix(colour, mix(SHALLOW * 1.7, FOAM, 0.12), 0.75 * stroke(gouge * even, abs(fract(f * 4.0) - 0.5) * 0.25, fine));

    // How deep in haunted water, or how far from it where that is less than nothing.
    var haunt = 99.0;
    let is_haunted = here == IS_HAUNTED;
    if (beside == IS_HAUNTED) != is_haunted {
        haunt = gap.x;
    }
    if (below == IS_HAUNTED) != is_haunted {
        haunt = min(haunt, gap.y);
    }
    haunt = select(-haunt, haunt, is_haunted) + 11.0 * (chop.x - 0.5) + 1.5 * sin(0.13 * (p.x + p.y));
    // A glow that breathes, with foam along it.
    let breath = 1.0 + 0.12 * sin(sea.time * 1.5708);
    let middle = clamp(length(inside) * 1.3 + 0.5 * (0.5 - chop.x), 0.0, 1.0);
    let glow = mix(HAUNTED, HAUNTED_EDGE, smoothstep(0.0, 0.9, middle));
    let haunted = smoothstep(-pixel, pixel, haunt);
    colour = mix(colour, glow, haunted * (0.50 - 0.20 * middle) * breath);
    let surf = 1.1 * smoothstep(0.30, 0.7, back + 0.35 * sin(p.x * 0.21) * sin(p.y * 0.17));
    colour = mix(colour, INK, 0.4 * stroke(1.5, abs(haunt + 2.0), 2.0 * pixel));
    colour = mix(colour, CURL, 0.75 * stroke(surf, abs(haunt), pixel));
    // Three of four corners of a haunted square have a spirit's curl.
    if is_haunted {
        let square = floor(p / 80.0);
        let corner = step(vec2(0.0), inside);
        let own = hash(square * 3.7 + corner * 11.3);
        let sway = sea.time * 0.9 + own * 6.2832;
        let lean = (vec2(own, fract(own * 7.0)) - 0.5) * vec2(4.0, 12.0) + vec2(1.6 * sin(sway), 1.4 * cos(sway * 1.3));
        var seen = (inside - (corner - 0.5) * 0.48) * SQUARE - lean;
        seen.x = select(seen.x, -seen.x, fract(own * 13.0) > 0.5);
        if corner.x + 2.0 * corner.y != floor(hash(square * 9.1) * 4.0) {
            let away = curl(seen * (1.0 + 0.25 * fract(own * 29.0)));
            colour = mix(colour, HAUNTED_EDGE * 0.3, 0.45 * stroke(2.6, away, 2.0 * pixel));
            colour = mix(colour, CURL, (0.85 + 0.15 * sin(sway)) * stroke(1.05, away, pixel));
        }
    }

    // The tide on the shore: wet sand where it is out, and the wash of it.
    if shore < 60.0 {
        let out = 6.0 + 22.0 * (1.0 - sea.tide) + 2.0 * sin(sea.time * 0.8 + p.y * 0.02);
        let wet = shore - out - 5.0 * sin(card.local.y * 0.0628) + 3.0 - 8.0 * (chop.x - 0.5);
        colour = mix(colour, WET_SAND * (0.8 + 0.4 * chop.x), 1.0 - smoothstep(-pixel, pixel, wet));
        colour = mix(colour, FOAM, 0.9 * stroke(1.2 + back, abs(wet), pixel));
        let spent = 8.0 + 3.0 * sin(sea.time * 0.8 - 1.0);
        colour = mix(colour, FOAM, 0.5 * stroke(1.2 * smoothstep(0.35, 0.6, back), abs(wet - spent), pixel));
    }

    // Glints below the light.
    let across = p - sea.glade.xy;
    let off = abs(across.x * sea.glade.w - across.y * sea.glade.z) / 120.0;
    let ripple = floor(p.y / 5.0);
    let flash = noise(vec2(p.x * 0.035 + ripple * 7.7, ripple * 1.7 + sea.time * 0.25)).x - 0.60 - 0.5 * off * off;
    let glint = stroke(4.0 * max(flash, 0.0), abs(p.y - (ripple + 0.5) * 5.0), pixel);
    colour += sea.glint * glint;

    // Dots between the squares.
    let dots = vec2(length(vec2(gap.x, (fract(card.local.y / 8.0) - 0.5) * 8.0)), length(vec2(gap.y, (fract(card.local.x / 8.0) - 0.5) * 8.0)));
    if beyond < -6.0 {
        colour = mix(colour, FOAM, 0.5 * stroke(1.1, min(dots.x, dots.y), pixel));
    }

    // The card: an edge towards the light, one of ink, and its thickness below.
    let corner = max(abs(card.local) - card.half + ROUND, vec2(0.0)) * sign(card.local);
    let facing = corner.x - corner.y - 0.4 * abs(corner.x + corner.y);
    colour = mix(colour, FOAM, 0.6 * stroke(0.7, abs(beyond + 2.6), pixel) * smoothstep(1.0, 5.0, facing));
    colour = mix(colour, INK, 0.8 * stroke(0.9, abs(beyond + 0.5), pixel));
    let card_edge = outside(card.local - vec2(0.0, THICK), card.half);
    let solid = clamp(0.5 - min(card_edge, beyond) / pixel, 0.0, 1.0);
    colour = mix(colour, EDGE, clamp(0.5 + beyond / pixel, 0.0, 1.0));
    return vec4(colour, solid);
}
