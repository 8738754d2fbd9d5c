//! Marks over the chart: numbers, legal spaces and targets, the cursor's space, and why it is not legal.

use super::panels::Scene;
use super::panels::tips::{self, Tip};
use super::{Spot, chart};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Stroke, pos2, vec2};
use rules::table::Seat;
use rules::voodoo_pirate::chart::{COLUMNS, Heading, ROWS, Space};
use rules::voodoo_pirate::data::{Feature, Ground};
use rules::voodoo_pirate::pieces::Face as Piece;
use rules::voodoo_pirate::{Choice, Event, Question};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    numbers(pen, scene);
    spaces(pen, scene);
    ships(pen, scene);
    shots(pen, scene);
}

fn square_of(scene: &Scene, space: Space) -> Rect {
    let at = scene
        .desk
        .at(f32::from(space.column() - 1), f32::from(space.row() - 1));
    Rect::from_min_size(at, egui::Vec2::splat(scene.desk.square))
}

/// Where a point of the world lies on the canvas.
pub(super) fn on_canvas(scene: &Scene, world: bevy::math::Vec2) -> Pos2 {
    scene
        .desk
        .at(world.x / chart::SQUARE, -world.y / chart::SQUARE)
}

/// Edge numbers, and the value of each space.
fn numbers(pen: &mut Pen, scene: &Scene) {
    let square = scene.desk.square;
    for column in 0..COLUMNS {
        let x = f32::from(column) + 0.5;
        for y in [-0.16, 8.16] {
            let at = scene.desk.at(x, y);
            edge_number(pen, scene, at, "ui-column", column + 1);
        }
    }
    for row in 0..ROWS {
        let y = f32::from(row) + 0.5;
        for x in [-0.17, 10.17] {
            let at = scene.desk.at(x, y);
            edge_number(pen, scene, at, "ui-row", row + 1);
        }
    }
    for space in &scene.view.spaces {
        if !space.placed || !scene.shows(space.space) {
            continue;
        }
        let shore = space.ground == Ground::Shore;
        let size = square * if shore { 0.21 } else { 0.19 };
        let (face, colour) = if shore {
            (Face::Head, palette::INK)
        } else {
            (
                Face::Bold,
                Color32::from_rgba_unmultiplied(230, 242, 246, 190),
            )
        };
        let at = scene.desk.at(
            f32::from(space.space.column() - 1) + 0.09,
            f32::from(space.space.row() - 1) + 0.06,
        );
        let at = if shore {
            at + vec2(square * 0.6, square * 0.02)
        } else {
            at
        };
        let font = face.at(size.max(12.0));
        if !shore {
            let shade = Color32::from_black_alpha(150);
            pen.text(
                at + vec2(-1.0, 1.0),
                Align2::LEFT_TOP,
                font.clone(),
                shade,
                space.space.value(),
            );
        }
        pen.text(at, Align2::LEFT_TOP, font, colour, space.space.value());
    }
}

fn edge_number(pen: &mut Pen, scene: &Scene, at: Pos2, id: &str, number: u8) {
    let font = Face::Head.at(14.0);
    let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::EDGE, number);
    tips::explain(pen, drawn.expand(4.0), || {
        let words = scene.sitting.speaker().words();
        let title = words.say(id, &[("number", i64::from(number).into())]);
        Tip::new(title, words.say(&format!("{id}.tip"), &[]))
    });
}

/// Spaces: dashed frames where legal, an explanation where not.
fn spaces(pen: &mut Pen, scene: &mut Scene) {
    let board = super::Desk::board(&crate::theme::Frame {
        wide: pen.wide,
        size: scene.places.screen.size(),
        scale: 1.0,
    });
    let area = pen
        .ui
        .interact(board, egui::Id::new("chart"), egui::Sense::click());
    if let Some(pointer) = area.hover_pos() {
        let (x, y) = ((pointer - scene.desk.origin) / scene.desk.square).into();
        if let Some(space) = under(x, y) {
            explain(pen, scene, &area, space);
        }
    }
    for space in Space::all() {
        let rect = square_of(scene, space).shrink(3.0);
        if let Some(hovered) = scene.offer(pen, Spot::Space(space), rect, rect.center()) {
            frame(pen, rect, hovered);
        }
    }
}

fn under(x: f32, y: f32) -> Option<Space> {
    if x < 0.0 || y < 0.0 {
        return None;
    }
    Space::new(x as u8 + 1, y as u8 + 1)
}

fn explain(pen: &mut Pen, scene: &mut Scene, area: &egui::Response, space: Space) {
    tips::show(pen, area.clone(), || space_tip(scene, space));
    if area.clicked() && scene.idle {
        let tried = match scene.sight.asked.map(|asked| (asked.question, asked.seat)) {
            Some((Question::RitualSail(_) | Question::GhostWind, seat)) => {
                toward(scene.view.pirate(seat).space, space)
            }
            Some(_) => Some(Choice::Space(space)),
            None => None,
        };
        scene.try_choice(tried);
    }
}

/// What lies on a space, its water, and what it is worth.
fn space_tip(scene: &Scene, space: Space) -> Tip {
    let seen = *scene.view.at(space);
    let speaker = scene.sitting.speaker();
    let mut tip = Tip::default();
    if let Some(seat) = seen.ship {
        let ship = Piece::Ship(seat);
        tip = tip.and(capital(&speaker.piece(ship)), speaker.tip(ship));
    }
    if scene.view.whirlpool == Some(space) {
        let title = capital(&speaker.piece(Piece::Whirlpool));
        tip = tip.and(title, speaker.tip(Piece::Whirlpool));
    }
    if scene.shows(space) {
        if let Some(feature) = seen.water.and_then(|water| water.feature) {
            let title = capital(&speaker.feature(feature));
            tip = tip.and(title, speaker.feature_tip(feature));
            if let Feature::Object(object) = feature {
                tip = tip.with(Some(speaker.tip(Piece::Object(object))));
            }
        }
        tip = tip.and(speaker.ground(&seen), speaker.ground_tip(&seen));
        if seen.water.is_some_and(|water| water.haunted) {
            let wind = scene.view.wind;
            tip = tip.and(speaker.wind(wind), speaker.wind_tip(wind));
        }
    } else {
        let words = speaker.words();
        tip = tip.and(
            words.say("ui-uncharted", &[]),
            words.say("ui-uncharted.tip", &[]),
        );
    }
    tip.with(Some(speaker.space_tip(space)))
}

/// Sailing towards a space, as a choice.
fn toward(from: Option<Space>, to: Space) -> Option<Choice> {
    let (columns, rows) = from?.offset_to(to);
    let heading = match (columns.signum(), rows.signum()) {
        (0, -1) => Heading::North,
        (0, 1) => Heading::South,
        (1, 0) => Heading::East,
        (-1, 0) => Heading::West,
        _ => return None,
    };
    let spaces = columns.unsigned_abs().max(rows.unsigned_abs());
    Some(Choice::Sail(heading, spaces))
}

/// The first letter large, as at the start of a sentence.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The dashed cream frame of a legal space.
fn frame(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(
            rect,
            6.0,
            Color32::from_rgba_unmultiplied(255, 246, 220, 60),
        );
    }
    let under = Stroke::new(4.5, Color32::from_black_alpha(150));
    pen.dashed(rect, under, 9.0, 5.0);
    let width = if hovered { 3.0 } else { 2.2 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 9.0, 5.0);
}

/// Ships: a ring round the one that acts, brackets round targets, arrows beside them.
fn ships(pen: &mut Pen, scene: &mut Scene) {
    let square = scene.desk.square;
    for seat in (0..scene.view.pirates.len() as u8).map(Seat) {
        let Some(space) = scene.view.pirate(seat).space else {
            continue;
        };
        let middle = on_canvas(scene, chart::centre(space));
        if scene.idle && scene.sight.asked.is_some_and(|asked| asked.seat == seat) {
            let ring = Stroke::new(2.6, palette::BRASS_LIGHT);
            pen.dashed_circle(middle, square * 0.6, ring, square * 0.17, square * 0.1);
        }
        let rect = Rect::from_center_size(middle, egui::Vec2::splat(square * 0.96));
        scene.piece(Spot::Ship(seat), rect);
        if let Some(hovered) = scene.offer(pen, Spot::Ship(seat), rect, rect.center()) {
            brackets(pen, rect, hovered);
        }
        for heading in Heading::ALL {
            let way = way(heading);
            let at = middle + way * square * 0.68;
            let rect = Rect::from_center_size(at, egui::Vec2::splat((square * 0.5).max(32.0)));
            if let Some(hovered) = scene.offer(pen, Spot::Beside(seat, heading), rect, at) {
                arrow(pen, at, way, square * 0.24, hovered);
            }
        }
    }
}

fn way(heading: Heading) -> egui::Vec2 {
    match heading {
        Heading::North => vec2(0.0, -1.0),
        Heading::East => vec2(1.0, 0.0),
        Heading::South => vec2(0.0, 1.0),
        Heading::West => vec2(-1.0, 0.0),
    }
}

/// Four corners with a dark stroke under the cream one.
pub(super) fn brackets(pen: &Pen, rect: Rect, hovered: bool) {
    let arm = rect.width() * 0.26;
    let corners = [
        (rect.left_top(), vec2(arm, 0.0), vec2(0.0, arm)),
        (rect.right_top(), vec2(-arm, 0.0), vec2(0.0, arm)),
        (rect.right_bottom(), vec2(-arm, 0.0), vec2(0.0, -arm)),
        (rect.left_bottom(), vec2(arm, 0.0), vec2(0.0, -arm)),
    ];
    let strokes = [
        Stroke::new(7.0, Color32::from_black_alpha(190)),
        Stroke::new(if hovered { 4.5 } else { 3.4 }, palette::CREAM),
    ];
    for stroke in strokes {
        for (corner, across, down) in corners {
            let points = vec![corner + across, corner, corner + down];
            pen.ui.painter().line(points, stroke);
        }
    }
}

/// A round button with an arrow.
fn arrow(pen: &Pen, at: Pos2, way: egui::Vec2, radius: f32, hovered: bool) {
    let painter = pen.ui.painter();
    let fill = if hovered {
        palette::BRASS_LIGHT
    } else {
        palette::PARCHMENT
    };
    painter.circle(at, radius, fill, Stroke::new(2.4, palette::INK));
    let side = way.rot90();
    let tip = at + way * radius * 0.62;
    let tail = at - way * radius * 0.4;
    let points = [
        tip,
        tail + side * radius * 0.55,
        tail + way * radius * 0.25,
        tail - side * radius * 0.55,
    ];
    painter.add(egui::Shape::convex_polygon(
        vec![points[0], points[1], points[2]],
        palette::INK,
        Stroke::NONE,
    ));
    painter.add(egui::Shape::convex_polygon(
        vec![points[0], points[2], points[3]],
        palette::INK,
        Stroke::NONE,
    ));
}

/// A broadside while it is fired: the ball's flight, and what it did.
fn shots(pen: &Pen, scene: &Scene) {
    let Some((cue, done)) = scene.cues.running() else {
        return;
    };
    let Event::Fired { seat, victim, hits } = cue.event else {
        return;
    };
    let at = |seat: Seat| {
        let space = scene.view.pirate(seat).space?;
        Some(on_canvas(scene, chart::centre(space)))
    };
    let (Some(from), Some(to)) = (at(seat), at(victim)) else {
        return;
    };
    let square = scene.desk.square;
    let painter = pen.ui.painter();
    if done < 0.25 {
        painter.circle_filled(
            from,
            square * 0.3 * (1.0 - done * 3.0),
            Color32::from_rgb(255, 231, 168),
        );
    }
    let flight = (done * 3.0).min(1.0);
    if flight < 1.0 {
        painter.circle(
            from.lerp(to, flight),
            square * 0.08,
            palette::INK,
            Stroke::new(1.5, palette::CREAM),
        );
    } else {
        let rect = Rect::from_center_size(to, egui::Vec2::splat(square * 0.96));
        brackets(pen, rect, false);
        let number = pos2(to.x, to.y - square * 0.75);
        pen.chip(number, &format!("-{hits}"));
    }
}
