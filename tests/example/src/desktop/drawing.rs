//! The table, composed of what any table is drawn with, of buoys, rafts and chests.

use super::Spot;
use crate::Lagoon;
use crate::values::{Buoy, Chest, Event, Phase, Place};
use crate::words::Speaker;
use bevy::prelude::{App, Resource};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Vec2, vec2};
use rules::table::Seat;
use voodoo_pirate::board::composed::Composition;
use voodoo_pirate::board::frame::{self, Manner};
use voodoo_pirate::board::offers::{Offers, offer_or_explain};
use voodoo_pirate::board::row::{Grid, Parts};
use voodoo_pirate::board::top::Top;
use voodoo_pirate::board::{counts, marks, scene};
use voodoo_pirate::table::tips::Tip;
use voodoo_pirate::table::{Explain, Foresight};
use voodoo_pirate::theme::{Pen, palette};

/// Nothing is kept from frame to frame.
#[derive(Resource, Default)]
struct Kept;

type Scene<'a> = scene::Scene<'a, Lagoon, Kept>;

pub(super) fn plugin(app: &mut App) {
    let manner = Manner {
        on_chart: &["buoy", "raft"],
        ..Manner::default()
    };
    let own = Composition {
        chart,
        top,
        panels,
        signs: |scene| scene.signs([("caravel", "ui-part-ships", scene.all_rows())]),
        carry,
        foresight,
        ..Composition::default()
    };
    frame::plugin::<Lagoon, Kept>(app, manner, own);
}

/// Returns where a buoy lies on the canvas.
fn at(scene: &Scene, buoy: Buoy) -> Pos2 {
    let [column, row] = [buoy.column(), buoy.row()].map(|at| 1.5 * f32::from(at));
    scene.desk.at(2.0 + column, 1.0 + row)
}

/// Returns a raft's paint: white, black, red, blue.
fn paint(scene: &Scene, seat: Seat) -> Color32 {
    let colours = [palette::CREAM, palette::INK, palette::DANGER, palette::MOON];
    colours[scene.session.setup().chairs[seat.index()].colour as usize]
}

/// Buoys, the chests at them, and the rafts, one of them on its way.
fn chart(pen: &mut Pen, scene: &mut Scene) {
    let square = scene.desk.square;
    for buoy in Buoy::all() {
        let middle = at(scene, buoy);
        pen.dashed_circle(middle, square * 0.1, (1.5, palette::FOAM).into(), 3.0, 3.0);
        if let Some(found) = scene.view.chests_at(Place::At(buoy)).next() {
            chest(pen, scene, found, middle);
        }
        let rect = Rect::from_center_size(middle, Vec2::splat(square));
        if let Some(hovered) = scene.offer(pen, Spot::Buoy(buoy), rect, middle) {
            marks::frame(pen, rect, hovered);
        }
    }
    for seat in scene.session.seats() {
        let mut middle = at(scene, scene.view.rafts[seat.index()].0);
        if let Some((animation, motion)) = scene.animations.moving()
            && let Event::Sailed(raft, to) = animation.event
            && raft == seat
        {
            middle = middle.lerp(at(scene, to), motion.done);
        }
        let rect = Rect::from_center_size(middle, Vec2::splat(square));
        scene.lies.note(Spot::Raft(seat), rect);
        raft(pen, scene, seat, middle);
    }
}

/// A raft, with an arrow for its bow.
fn raft(pen: &Pen, scene: &Scene, seat: Seat, middle: Pos2) {
    let (east, south) = scene.view.rafts[seat.index()].1.step();
    let way = vec2(east.into(), south.into());
    let (radius, paint) = (scene.desk.square * 0.34, paint(scene, seat));
    marks::arrow(pen, middle, way, radius, false, paint);
}

/// A chest, with its weight.
fn chest(pen: &Pen, scene: &Scene, chest: Chest, middle: Pos2) {
    let size = scene.desk.square * 0.5;
    pen.icon("chest", middle, size, palette::BRASS_LIGHT);
    let weight = scene.data.weight(chest).to_string();
    let foot = middle + vec2(0.0, size * 0.6);
    pen.chip_at(foot, Align2::CENTER_CENTER, &weight);
}

fn top(pen: &mut Pen, scene: &mut Scene) {
    let title = scene.session.speaker().round(scene.view.round);
    let phases = [(Phase::Round, "windy-stripes"), (Phase::Burying, "chest")];
    let bar = Top {
        phases: scene.phases(scene.view.phase, &phases),
        ..scene.bar(title.clone())
    };
    scene.draw_top(pen, &bar, |_, _| Tip::new(title.clone(), ""));
}

fn panels(pen: &mut Pen, scene: &mut Scene) {
    for (seat, rect) in scene.rows(Seat(0)) {
        pirate(pen, scene, seat, rect);
    }
    let begins = |event| matches!(event, Event::PhaseBegan(..)).then_some("caravel");
    scene.draw_log(pen, |told| begins(told.event), Speaker::why);
}

/// The row of a pirate: its chests, its pearls, its points.
fn pirate(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let view = scene.view;
    let lie = [Place::Aboard, Place::Hidden, Place::Buried].map(|lies| lies(seat));
    let chests: Vec<Chest> = lie.iter().flat_map(|&at| view.chests_at(at)).collect();
    let known = view.chests_at(Place::Hidden(seat)).next();
    let unknown = view.phase == Phase::Round && known.is_none();
    let tokens = chests.len() + usize::from(unknown);
    let grid = Grid {
        figures: vec![34.0],
        ..Grid::default()
    };
    let parts = Parts::of(rect, pen.wide, tokens, 0, &grid);
    let identity = [parts.badge, parts.name];
    let _ = scene.draw_row(pen, seat, rect, paint(scene, seat), identity);
    for (&chest, &place) in chests.iter().zip(&parts.tokens) {
        let tint = match view.chests[chest.index()] {
            Some(Place::Buried(_)) => palette::FAINT,
            _ => palette::BRASS_LIGHT,
        };
        pen.icon("chest", place.center(), place.width(), tint);
        offer_or_explain(pen, scene, Spot::Chest(chest), place, |scene| {
            let weight = [("chest", scene.data.weight(chest).into())];
            let teller = &scene.session.speaker().teller;
            Tip::new(teller.say("told-aboard", &weight), "")
        });
    }
    for place in &parts.tokens[chests.len()..] {
        let (middle, size) = (place.center(), place.width());
        pen.icon("sands-of-time", middle, size, palette::FAINT);
    }
    for pearls in &parts.figures {
        let (left, size) = (pearls.left_center(), Vec2::splat(pearls.height()));
        counts::figure(pen, left, "gems", size, 15.0, view.pearls.of(seat));
    }
    scene.draw_points(pen, seat, parts.points, |_| Tip::default());
}

/// The raft that is dragged, at the pointer.
fn carry(pen: &Pen, scene: &Scene, from: Spot, at: Pos2) {
    if let Spot::Raft(seat) = from {
        raft(pen, scene, seat, at);
    }
}

/// Draws where rafts come to lie by what is pointed at.
fn foresight(pen: &Pen, scene: &Scene) {
    let foresight = scene.foresight.iter();
    for told in foresight.flat_map(Foresight::events) {
        if let Event::Sailed(seat, to) = told.event {
            let from = at(scene, scene.view.rafts[seat.index()].0);
            marks::path(pen, &[from, at(scene, to)], scene.desk.square);
        }
    }
}
