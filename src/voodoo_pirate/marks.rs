//! Marks on the chart: numbers, legal spaces, and the tip of the space that is pointed at, with the reason why it is not legal.

use super::{Scene, Speaker, effects};
use crate::board::marks::{frame, least};
use crate::board::offers::{Offers, tell, tell_read};
use crate::table::figures::capital;
use crate::table::tips::{self, Tip};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::Spot;
use crate::voodoo::marks::{self, pieces_tip};
use bevy_egui::egui::{self, Align2, Pos2, Rect, vec2};
use games::voodoo_pirate::chart::{COLUMNS, ROWS, Space};
use games::voodoo_pirate::data::{Feature, Ground};
use games::voodoo_pirate::pieces::Face;
use rules::kit::Texted;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    spaces(pen, scene);
    // Over the frames of spaces that can be chosen.
    numbers(pen, scene);
    effects::draw(pen, scene);
}

pub(super) fn square_of(scene: &Scene, space: Space) -> Rect {
    let at = scene
        .desk
        .at(f32::from(space.column() - 1), f32::from(space.row() - 1));
    Rect::from_min_size(at, egui::Vec2::splat(scene.desk.square))
}

/// Draws the edge numbers, and the value of each space.
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
    let seats = scene.session.seats();
    let lies: Vec<_> = seats.map(|seat| scene.pirate(seat).space).collect();
    for space in &scene.view.spaces {
        if !space.placed || !shows(scene, space.space) {
            continue;
        }
        let shore = space.ground == Ground::Shore;
        let size = square * if shore { 0.21 } else { 0.19 };
        // Foam, quay and shore are as light as a number, and at Dusk as dark as one.
        let (face, colours) = if shore {
            (Typeface::Head, [palette::INK, palette::SAND])
        } else {
            (Typeface::Bold, [palette::VALUE, palette::INK])
        };
        let at = scene.desk.at(
            f32::from(space.space.column() - 1) + 0.09,
            f32::from(space.space.row() - 1) + 0.06,
        );
        // Clear of the jungle, and of the foam at every tide. The badge of a ship that lies there is in the corner.
        let island = shore || matches!(space.ground, Ground::Tidal(_));
        let at = if island && !lies.contains(&Some(space.space)) {
            at + vec2(square * 0.6, square * 0.02)
        } else {
            at
        };
        let font = face.at(size.max(least(square)));
        let value = space.space.value();
        pen.edged(at, Align2::LEFT_TOP, font, colours, value);
    }
}

fn edge_number(pen: &mut Pen, scene: &Scene, at: Pos2, id: &str, number: u8) {
    let font = Typeface::Head.at(least(scene.desk.square));
    let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::EDGE, number);
    tips::explain(pen, drawn.expand(4.0), || {
        let words = scene.session.speaker().words();
        let title = words.say(id, &[("number", i64::from(number).into())]);
        Tip::new(title, words.say(&format!("{id}.tip"), &[]))
    });
}

/// Draws dashed frames of legal spaces, and explains the others.
fn spaces(pen: &mut Pen, scene: &mut Scene) {
    let board = scene.places.board;
    let area = pen
        .ui
        .interact(board, egui::Id::new("chart"), egui::Sense::CLICK);
    let pointed = area.hover_pos().and_then(|pointer| {
        let (x, y) = ((pointer - scene.desk.origin) / scene.desk.square).into();
        under(x, y)
    });
    if let Some(space) = pointed {
        let spots = spots(scene, space);
        tell(pen, scene, area, None, spots, |scene| {
            space_tip(scene, space)
        });
    }
    for space in Space::all() {
        let rect = square_of(scene, space).shrink(3.0);
        if let Some(glow) = scene.offer(pen, Spot::Space(space), rect, rect.center()) {
            frame(pen, rect, glow);
        } else if pen.is_read() {
            let id = egui::Id::new(("space", space));
            let name = scene.session.speaker().space(space);
            let spots = spots(scene, space);
            tell_read(pen, scene, id, (rect, &name), spots, |scene| {
                space_tip(scene, space)
            });
        }
    }
}

fn under(x: f32, y: f32) -> Option<Space> {
    if x < 0.0 || y < 0.0 {
        return None;
    }
    Space::new(x as u8 + 1, y as u8 + 1)
}

/// Returns the spots that a click on a space may mean.
fn spots(scene: &Scene, space: Space) -> impl Iterator<Item = super::Spot> + use<> {
    marks::spots(scene.view.at(space).ship, space)
}

/// Returns the tip of a feature.
pub(super) fn feature_tip(speaker: &Speaker, feature: Feature) -> Tip {
    let title = capital(&speaker.feature(feature));
    let tip = Tip::new(title, speaker.feature_tip(feature)).about(topic(feature));
    match feature {
        Feature::Object(object) => tip.with(Some(speaker.tip(Face::Object(object)))),
        _ => tip,
    }
}

/// Returns the tip of a space: its pieces, its water, and its value.
fn space_tip(scene: &Scene, space: Space) -> Tip {
    let seen = *scene.view.at(space);
    let speaker = scene.session.speaker();
    let whirlpool = (scene.view.whirlpool == Some(space)).then_some(Face::Whirlpool);
    let mut tip = pieces_tip(speaker, seen.ship.map(Face::Ship), whirlpool);
    if shows(scene, space) {
        if let Some(feature) = seen.water.and_then(|water| water.feature) {
            tip = tip.join(feature_tip(speaker, feature));
        }
        tip = tip.and(speaker.ground(&seen), speaker.ground_tip(&seen));
        if seen.water.is_some_and(|water| water.haunted) {
            let wind = scene.view.wind;
            tip = tip
                .and(speaker.text(wind), speaker.does(wind))
                .or_about(wind.text_id());
        }
    } else {
        let words = speaker.words();
        tip = tip.and(
            words.say("ui-uncharted", &[]),
            words.say("ui-uncharted.tip", &[]),
        );
        tip = tip.about("ground-open");
    }
    let ground = match seen.ground {
        Ground::Harbour => "ground-harbour",
        Ground::Tidal(_) => "book-tidal",
        Ground::Shore => "ground-shore",
        Ground::Open | Ground::Sea(_) => "water-calm",
    };
    tip.with(Some(speaker.space_tip(space))).or_about(ground)
}

/// Returns the topic in the rulebook about a feature.
fn topic(feature: Feature) -> &'static str {
    match feature {
        Feature::Skull => "book-skull",
        Feature::Object(object) => object.text_id(),
        Feature::Coin => "book-coin",
        Feature::Map => "book-map",
        Feature::Current(_) => "book-current",
        Feature::Portal => "feature-portal",
        Feature::Fleet => "book-fleet",
        Feature::Star(_) => "book-star",
    }
}

/// Returns whether a space is placed as far as has been shown.
fn shows(scene: &Scene, space: Space) -> bool {
    let seen = scene.view.at(space);
    match seen.ground {
        Ground::Open => {
            let mut tiles = scene.view.tiles.iter();
            tiles.any(|tile| tile.slot == space.slot())
        }
        _ => true,
    }
}
