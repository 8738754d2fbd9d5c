//! Marks on the ring: values, barrels on their cardinal cards, legal spaces, and the tip of the space that is pointed at.

use super::{Scene, Spot, ring, sea_card};
use crate::board::ground;
use crate::board::marks::{frame_aslant, least};
use crate::board::offers::{Offers, tell, tell_read};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::marks::{self, pieces_tip};
use crate::voodoo::panels::{self, magic};
use bevy_egui::egui::{self, Align2, Pos2, Rect, Vec2, vec2};
use games::voodoo_cards::EAST;
use games::voodoo_cards::pieces::{Barrel, Face, Place, SeaCard, Side, Wind};
use games::voodoo_cards::ring::Space;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    explain(pen, scene);
    for space in Space::all() {
        header(pen, scene, space);
        let at = scene.desk.on_canvas(ring::mark(space));
        scene.kept.note(Face::Round, Place::Ring(space), at);
    }
    barrels(pen, scene);
    for space in Space::all() {
        let rect = area(scene, space);
        if let Some(glow) = scene.offer(pen, Spot::Space(space), rect, rect.center()) {
            let corners = ring::corners(space);
            let corners = corners.map(|corner| scene.desk.on_canvas(corner));
            frame_aslant(pen, &corners, glow);
        }
    }
}

/// Returns the clickable rectangle of a space's card.
pub(super) fn area(scene: &Scene, space: Space) -> Rect {
    let middle = scene.desk.on_canvas(ring::point(space, ring::CARDS));
    Rect::from_center_size(middle, Vec2::splat(scene.desk.square * 1.1))
}

/// Returns the rectangle round all of a space's card, however it is turned.
pub(super) fn around(scene: &Scene, space: Space) -> Rect {
    let (sin, cos) = ring::bearing(space).sin_cos();
    let (sin, cos) = (sin.abs(), cos.abs());
    let [wide, high] = sea_card::SIZE.to_array();
    let size = vec2(cos * wide + sin * high, sin * wide + cos * high);
    let middle = scene.desk.on_canvas(ring::point(space, ring::CARDS));
    Rect::from_center_size(middle, size * scene.desk.square / ground::SQUARE)
}

/// Draws the value of a space on its card's header, and the point of the compass.
fn header(pen: &mut Pen, scene: &Scene, space: Space) {
    let seen = scene.view.at(space);
    let (Some((card, up)), Some(water)) = (seen.card, seen.water) else {
        return;
    };
    let clear = clear(scene, card);
    if clear <= 0.0 {
        return;
    }
    pen.ui.set_opacity(clear);
    // Two digits have to go on the header's narrow side.
    let size = if water.value > 9 { 0.25 } else { 0.29 };
    write(pen, scene, (space, 0.0), size, &water.value.to_string());
    if let (SeaCard::Cardinal(wind), Side::A) = (card, up) {
        let letter = match wind {
            Wind::Fair => "ui-north",
            Wind::Storm => "ui-east",
            Wind::Becalmed => "ui-south",
            Wind::Mermaids => "ui-west",
        };
        let letter = scene.session.speaker().words().say(letter, &[]);
        write(pen, scene, (space, sea_card::END), 0.25, &letter);
    }
    pen.ui.set_opacity(1.0);
}

/// Writes on a card's header, so far clockwise from its middle and always upright. The size is in squares, or as large as there
/// is room for across the header.
fn write(pen: &Pen, scene: &Scene, (space, clockwise): (Space, f32), size: f32, text: &str) {
    /// The height of figures and capitals, in parts of their size.
    const HIGH: f32 = 0.66;
    let square = scene.desk.square;
    let size = (square * size).max(least(square));
    let wide = pen.wide_as(text, Typeface::Head.at(size));
    let (sin, cos) = ring::bearing(space).sin_cos();
    let across = wide * sin.abs() + HIGH * size * cos.abs();
    let room = sea_card::WRITTEN * square / ground::SQUARE;
    let font = Typeface::Head.at(size * (room / across).min(1.0));
    let at = scene.desk.on_canvas(ring::on_header(space, clockwise));
    // At Dusk headers are dark.
    let colours = [palette::INK, palette::SAND];
    pen.edged(at, Align2::CENTER_CENTER, font, colours, text);
}

/// Returns the opacity of the marks on a card: 0 while it turns over or changes its place. Where motion is calm, they fade with
/// the card; those on cards that change places come back when both lie.
fn clear(scene: &Scene, card: SeaCard) -> f32 {
    use games::voodoo_cards::Event;
    let Some((animation, motion)) = scene.animations.moving() else {
        return 1.0;
    };
    let clear = match animation.event {
        Event::Flipped { card: turned, .. } if turned == card => motion.clear,
        Event::Moved {
            from: Place::Ring(from),
            to: Place::Ring(to),
            ..
        } if from.opposite() == to
            && [from, to].iter().any(|&space| {
                let there = scene.view.at(space).card;
                there.is_some_and(|(there, _)| there == card)
            }) =>
        {
            motion.clear * (1.0 - motion.done)
        }
        _ => return 1.0,
    };
    if scene.animations.is_calm() {
        clear
    } else {
        0.0
    }
}

/// Draws the barrels of the cardinal cards that lie with their compass up.
fn barrels(pen: &mut Pen, scene: &mut Scene) {
    let data = scene.data;
    let east = if scene.session.setup().options.is_on(&EAST) {
        Barrel::Bones
    } else {
        Barrel::Moon
    };
    for &wind in Wind::ALL {
        let space = Space::of_cardinal(wind);
        let seen = scene.view.at(space).card;
        let sitter = |barrel: Barrel| {
            let mut sitters = scene.view.sitters.iter();
            sitters
                .find(|(there, _)| *there == barrel)
                .map(|(_, seat)| *seat)
        };
        let barrels = &data.cardinals[wind as usize].barrels;
        let mut there = barrels.iter().copied();
        let Some(barrel) = there.find(|&barrel| barrels.len() == 1 || barrel == east) else {
            continue;
        };
        let sitter = sitter(barrel);
        // A figure keeps its barrel though the card turns over.
        let up = seen.is_some_and(|(_, up)| up == Side::A);
        let clear = seen.map_or(1.0, |(card, _)| clear(scene, card));
        if (!up && sitter.is_none()) || clear <= 0.0 {
            continue;
        }
        pen.ui.set_opacity(clear);
        let at = scene.desk.on_canvas(ring::barrel(space));
        let size = scene.desk.square * ring::BARREL / ground::SQUARE;
        let sitter = sitter.map(|seat| {
            let colour = scene.view.pirate(seat).colour;
            (Face::Figure(seat), panels::figure(colour))
        });
        magic::barrel(pen, scene, barrel, sitter, at, size);
        pen.ui.set_opacity(1.0);
    }
}

/// Explains the space of the ring that is pointed at, and why a click on it is not legal.
fn explain(pen: &mut Pen, scene: &mut Scene) {
    let board = scene.places.board;
    let id = egui::Id::new("ring");
    let area = pen.ui.interact(board, id, egui::Sense::CLICK);
    if let Some(space) = area.hover_pos().and_then(|pointer| under(scene, pointer)) {
        let spots = spots(scene, space);
        tell(pen, scene, area, None, spots, |scene| {
            space_tip(scene, space)
        });
    }
    let spaces = pen.is_read().then(Space::all);
    for space in spaces.into_iter().flatten() {
        if scene.observation.at(Spot::Space(space)).next().is_some() {
            continue;
        }
        let middle = scene.desk.on_canvas(ring::point(space, ring::CARDS));
        let rect = Rect::from_center_size(middle, Vec2::splat(scene.desk.square * 0.5));
        let id = egui::Id::new(("space", space));
        let name = scene.session.speaker().space(space);
        let spots = spots(scene, space);
        tell_read(pen, scene, id, (rect, &name), spots, |scene| {
            space_tip(scene, space)
        });
    }
}

/// Returns the spots that a click on a space may mean.
fn spots(scene: &Scene, space: Space) -> impl Iterator<Item = Spot> + use<> {
    marks::spots(scene.view.at(space).ship, space)
}

/// Returns the space whose card lies under a point.
fn under(scene: &Scene, pointer: Pos2) -> Option<Space> {
    let reach = scene.desk.square * 60.0 / ground::SQUARE;
    Space::all().find(|&space| {
        scene
            .desk
            .on_canvas(ring::point(space, ring::CARDS))
            .distance(pointer)
            < reach
    })
}

/// Returns the tip of a space: its pieces, its card, and the effect of the wind there.
fn space_tip(scene: &Scene, space: Space) -> Tip {
    let seen = *scene.view.at(space);
    let speaker = scene.session.speaker();
    let marker = (scene.view.marker == Some(space)).then_some(Face::Round);
    let mut tip = pieces_tip(speaker, seen.ship.map(Face::Ship), marker);
    let (Some((card, up)), Some(water)) = (seen.card, seen.water) else {
        return tip;
    };
    let title = format!(
        "{}, {}",
        capital(&speaker.piece(Face::Sea(card))),
        speaker.space(space)
    );
    tip = tip.and(title, speaker.water_tip(water));
    if let SeaCard::Numbered(_) = card {
        // Everybody may turn it over in mind: its other face is known.
        let words = speaker.words();
        let other = scene.data.water(card, up.turned());
        tip = tip.and(words.say("ui-other-face", &[]), speaker.water_tip(other));
    }
    if water.haunted {
        let wind = scene.view.wind;
        tip = tip.and(speaker.text(wind), speaker.does(wind));
    }
    tip
}
