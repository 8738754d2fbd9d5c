// The sea on cards: waves cut as strokes of ink and light, haunted water that breathes, foam where water changes.
//
// A card is a mesh of its own size about its middle, with a margin round it; its tag tells the water of its squares, two
// bits each, row by row from the upper left, and in the eight highest how faint it is. Waves run in the world, so that
// neighbours join. Lengths are units of the world, 80 a square; y falls.

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

// The kinds of water, as `SeaKind` has them.
const IS_HAUNTED = 1u;
const IS_SHELTERED = 2u;
const IS_TIDAL = 3u;

// A square's side on a card, more or less; the margin round a card, its round corners, and how thick it is.
const SQUARE: f32 = 78.0;
const MARGIN: f32 = 4.0;
const ROUND: f32 = 8.0;
const THICK: f32 = 3.0;
// From one row of waves to the next.
const ROW: f32 = 19.0;

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
    // The card's middle in the world, and how it is turned there: which way its right side lies.
    @location(4) @interpolate(flat) middle: vec2<f32>,
    @location(5) @interpolate(flat) right: vec2<f32>,
    // How clearly it is seen, 0 to 1.
    @location(6) @interpolate(flat) clear: f32,
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
    card.clear = 1.0 - f32(card.waters >> 24u) / 255.0;
    let middle = mesh::mesh2d_position_local_to_world(to_world, vec4(0.0, 0.0, 0.0, 1.0));
    let right = mesh::mesh2d_position_local_to_world(to_world, vec4(1.0, 0.0, 0.0, 1.0)) - middle;
    card.middle = vec2(middle.x, -middle.y);
    card.right = normalize(vec2(right.x, -right.y) + vec2(1e-6, 0.0));
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

// A place on the water.
struct Place {
    // In the world, and there as crests fall.
    p: vec2<f32>,
    q: vec2<f32>,
    // A pixel in units.
    pixel: f32,
    // Which square it is, by its middle in the world.
    square: vec2<f32>,
    // The kind of water; where in its square, in parts about the middle; the square's sides, and whether a card has no
    // other; how far its nearest edges are.
    here: u32,
    inside: vec2<f32>,
    side: vec2<f32>,
    alone: bool,
    gap: vec2<f32>,
    // The swell, the chop upon it, and what is cut from the backs of waves, 0 to 1 each.
    swell: f32,
    chop: f32,
    back: f32,
}

// Deep to shallow, from far to near the light, in tones that are cut and not blended.
fn depths(at: Place) -> vec3<f32> {
    let height = 0.62 * at.swell + 0.38 * at.chop;
    let cut = fwidth(height) * 0.6 + 0.003;
    let far = (at.p - sea.lies.xy) / sea.lies.zw;
    let depth = 0.5 * height + 0.34 * clamp(0.5 + 0.5 * (far.x - far.y), 0.0, 1.0) + 0.06 - 0.08 * sea.tide;
    let mid = 0.5 * smoothstep(0.30, 0.52, depth) + 0.5 * smoothstep(0.40 - cut, 0.40 + cut, depth);
    let shallow = 0.25 * smoothstep(0.45, 0.65, depth) + 0.45 * smoothstep(0.47 - cut, 0.47 + cut, depth);
    return mix(mix(DEEP, MID, mid), SHALLOW, shallow);
}

// Waves roll in rows. Each has a crest that swells and tapers, a face in its own shade, and gouges down its back.
fn waves(at: Place, v: f32, lively: f32, below: vec3<f32>) -> vec3<f32> {
    let row = floor(v);
    let f = v - row;
    let fine = fwidth(v) * 1.3;
    let even = clamp(fwidth(v) * ROW / at.pixel, 0.35, 1.1);
    let taper = noise(vec2((at.q.x - sea.run.x) * 0.019 + row * 17.3, row * 5.7)).x * 0.62 + at.chop * 0.38;
    let crest = lively * smoothstep(0.32, 0.68, taper);
    var colour = below * (1.0 - 0.55 * crest * smoothstep(0.04, 0.16, f) * (1.0 - smoothstep(0.16, 0.85, f)));
    colour = mix(colour, INK, 0.8 * stroke(0.085 * crest * even, abs(f - 0.20), fine));
    let light = lively * smoothstep(0.56 - 0.2 * sea.foam, 0.84, taper);
    let bright = mix(SHALLOW * 2.2, FOAM, smoothstep(0.62, 0.80, taper) * (0.3 + 0.7 * sea.foam));
    colour = mix(colour, bright, 0.8 * stroke(0.080 * light * even, abs(f - 0.06), fine));
    let gouge = 0.034 * lively * smoothstep(0.50, 0.85, at.back) * smoothstep(0.26, 0.40, f);
    let cut = stroke(gouge * even, abs(fract(f * 4.0) - 0.5) * 0.25, fine);
    return mix(colour, mix(SHALLOW * 1.7, FOAM, 0.12), 0.75 * cut);
}

// A glow that breathes so deep in haunted water, foam along its edge, and curls: less than nothing is outside.
fn haunting(at: Place, deep: f32, below: vec3<f32>) -> vec3<f32> {
    let edge = deep + 11.0 * (at.chop - 0.5) + 1.5 * sin(0.13 * (at.p.x + at.p.y));
    let breath = 1.0 + 0.12 * sin(sea.time * 1.5708);
    let middle = clamp(length(at.inside) * 1.3 + 0.5 * (0.5 - at.chop), 0.0, 1.0);
    let glow = mix(HAUNTED, HAUNTED_EDGE, smoothstep(0.0, 0.9, middle));
    let haunted = smoothstep(-at.pixel, at.pixel, edge);
    var colour = mix(below, glow, haunted * (0.50 - 0.20 * middle) * breath);
    let surf = 1.1 * smoothstep(0.30, 0.7, at.back + 0.35 * sin(at.p.x * 0.21) * sin(at.p.y * 0.17));
    colour = mix(colour, INK, 0.4 * stroke(1.5, abs(edge + 2.0), 2.0 * at.pixel));
    colour = mix(colour, CURL, 0.75 * stroke(surf, abs(edge), at.pixel));
    // Three corners of a square have a spirit's curl; in the upper left one stands what it is worth. A card of one square
    // has that in a header above, and what it carries at the upper right below it.
    let square = at.square;
    let off = at.inside * at.side;
    var corner = step(vec2(0.0), at.inside);
    var lies = (corner - 0.5) * 0.48 * SQUARE;
    var bare = corner.x + corner.y == 0.0;
    if at.alone {
        corner.y = step(15.0, off.y);
        lies = vec2(75.0 * (corner.x - 0.5), mix(-11.0, 44.0, corner.y));
        bare = corner.x > corner.y;
    }
    if at.here != IS_HAUNTED || bare {
        return colour;
    }
    let own = hash(square * 3.7 + corner * 11.3);
    let sway = sea.time * 0.9 + own * 6.2832;
    let stray = (vec2(own, fract(own * 7.0)) - 0.5) * select(vec2(4.0, 12.0), vec2(0.0), at.alone);
    var seen = off - lies - stray - vec2(1.6 * sin(sway), 1.4 * cos(sway * 1.3));
    seen.x = select(seen.x, -seen.x, fract(own * 13.0) > 0.5);
    let away = curl(seen * (1.0 + 0.25 * select(fract(own * 29.0), 1.0, at.alone)));
    colour = mix(colour, HAUNTED_EDGE * 0.3, 0.45 * stroke(2.6, away, 2.0 * at.pixel));
    return mix(colour, CURL, (0.85 + 0.15 * sin(sway)) * stroke(1.05, away, at.pixel));
}

// The tide, so far to the right of a shore: wet sand where it is out, and the wash of it.
fn wash(at: Place, shore: f32, down: f32, below: vec3<f32>) -> vec3<f32> {
    let out = 6.0 + 22.0 * (1.0 - sea.tide) + 2.0 * sin(sea.time * 0.8 + at.p.y * 0.02);
    // It follows the coast of the island's picture.
    let wet = shore - out - 5.0 * sin(down * 0.0628) + 3.0 - 8.0 * (at.chop - 0.5);
    var colour = mix(below, WET_SAND * (0.8 + 0.4 * at.chop), 1.0 - smoothstep(-at.pixel, at.pixel, wet));
    colour = mix(colour, FOAM, 0.9 * stroke(1.2 + at.back, abs(wet), at.pixel));
    let spent = 8.0 + 3.0 * sin(sea.time * 0.8 - 1.0);
    return mix(colour, FOAM, 0.5 * stroke(1.2 * smoothstep(0.35, 0.6, at.back), abs(wet - spent), at.pixel));
}

// Glints below the light, the fewer the farther from their line.
fn glints(at: Place) -> vec3<f32> {
    let across = at.p - sea.glade.xy;
    let off = abs(across.x * sea.glade.w - across.y * sea.glade.z) / 120.0;
    let ripple = floor(at.p.y / 5.0);
    let flash = noise(vec2(at.p.x * 0.035 + ripple * 7.7, ripple * 1.7 + sea.time * 0.25)).x - 0.60 - 0.5 * off * off;
    return sea.glint * stroke(4.0 * max(flash, 0.0), abs(at.p.y - (ripple + 0.5) * 5.0), at.pixel);
}

@fragment
fn fragment(card: Card) -> @location(0) vec4<f32> {
    let beyond = outside(card.local, card.half);
    let count = round(card.half * 2.0 / SQUARE);
    let side = card.half * 2.0 / count;
    let spot = (card.local + card.half) / side;
    let right = vec2(1.0, 0.0);
    let down = vec2(0.0, 1.0);
    var at: Place;
    at.p = card.place;
    at.q = vec2(at.p.x, at.p.y - sea.slope * at.p.x);
    at.pixel = (length(dpdx(card.local)) + length(dpdy(card.local))) * 0.5;
    // From the card's own directions to the world's.
    let own_right = card.right;
    let own_down = vec2(-own_right.y, own_right.x);
    let square = (floor(spot) + 0.5) * side - card.half;
    at.square = floor((card.middle + own_right * square.x + own_down * square.y) / 80.0);
    at.here = water(spot, count, card.waters);
    at.inside = fract(spot) - 0.5;
    at.side = side;
    at.alone = count.x * count.y < 1.5;
    at.gap = (0.5 - abs(at.inside)) * side;
    let swell = noise((at.q - 0.6 * sea.run) * vec2(0.011, 0.020));
    let chop = noise((at.q - 1.3 * sea.run) * vec2(0.031, 0.058) + swell.yz * 0.2);
    at.swell = swell.x;
    at.chop = chop.x;
    let v = (at.q.y + sea.swell * (38.0 * at.swell + 12.0 * at.chop) - sea.run.y) / ROW;
    let gouge = floor(fract(v) * 4.0);
    at.back = noise(vec2((at.q.x - sea.run.x) * 0.05 + gouge * 3.7, floor(v) * 9.1 + gouge)).x;

    // How far to the right of a shore.
    var shore = 999.0;
    if at.here == IS_TIDAL && water(spot - right, count, card.waters) != IS_TIDAL {
        shore = (at.inside.x + 0.5) * side.x;
    }
    if at.here != IS_TIDAL && water(spot + right, count, card.waters) == IS_TIDAL {
        shore = (at.inside.x - 0.5) * side.x;
    }
    // How deep in haunted water, or how far from it.
    var deep = 99.0;
    let is_haunted = at.here == IS_HAUNTED;
    if (water(spot + right * sign(at.inside.x), count, card.waters) == IS_HAUNTED) != is_haunted {
        deep = at.gap.x;
    }
    if (water(spot + down * sign(at.inside.y), count, card.waters) == IS_HAUNTED) != is_haunted {
        deep = min(deep, at.gap.y);
    }

    var colour = depths(at);
    var lively = 0.4 + 0.6 * sea.swell;
    if at.here == IS_SHELTERED {
        colour = mix(colour, HARBOUR, 0.62);
        lively *= 0.5;
    }
    if at.here == IS_TIDAL {
        colour = mix(colour, TIDAL, 0.15 + 0.5 * exp(-0.035 * shore));
        lively *= 0.7;
    }
    colour = waves(at, v, lively, colour);
    colour = haunting(at, select(-deep, deep, is_haunted), colour);
    if shore < 60.0 {
        colour = wash(at, shore, card.local.y, colour);
    }
    colour += glints(at);

    // Dots between the squares.
    let dot_x = length(vec2(at.gap.x, (fract(card.local.y / 8.0) - 0.5) * 8.0));
    let dot_y = length(vec2(at.gap.y, (fract(card.local.x / 8.0) - 0.5) * 8.0));
    if beyond < -6.0 {
        colour = mix(colour, FOAM, 0.5 * stroke(1.1, min(dot_x, dot_y), at.pixel));
    }

    // The card: an edge towards the light, one of ink, and its thickness below.
    let corner = max(abs(card.local) - card.half + ROUND, vec2(0.0)) * sign(card.local);
    let lit = own_right * corner.x + own_down * corner.y;
    let facing = lit.x - lit.y - 0.4 * abs(lit.x + lit.y);
    colour = mix(colour, FOAM, 0.6 * stroke(0.7, abs(beyond + 2.6), at.pixel) * smoothstep(1.0, 5.0, facing));
    colour = mix(colour, INK, 0.8 * stroke(0.9, abs(beyond + 0.5), at.pixel));
    let below = vec2(own_right.y, own_down.y);
    let under = outside(card.local - below * THICK, card.half);
    let solid = clamp(0.5 - min(under, beyond) / at.pixel, 0.0, 1.0);
    return vec4(mix(colour, EDGE, clamp(0.5 + beyond / at.pixel, 0.0, 1.0)), solid * card.clear);
}
