//! The table, composed of what any table is drawn with, of buoys, rafts and chests.

use super::Spot;
use crate::Lagoon;
use crate::values::{Buoy, Chest, Colour, Event, Phase, Place};
use crate::words::Speaker;
use bevy::prelude::{App, ResMut, Resource, Result};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Vec2, vec2};
use rules::kit::Texted;
use rules::table::Seat;
use voodoo_pirate::board::composed::Composition;
use voodoo_pirate::board::desk::CLOSEST;
use voodoo_pirate::board::frame::{self, Manner, TableCanvas};
use voodoo_pirate::board::offers::{Offers, offer_or_explain};
use voodoo_pirate::board::row::{Grid, Parts};
use voodoo_pirate::board::strip::Panel;
use voodoo_pirate::board::top::{DAY, Phase as Shown, Top};
use voodoo_pirate::board::{marks, scene};
use voodoo_pirate::table::tips::Tip;
use voodoo_pirate::table::{Book, Explain, Foresight};
use voodoo_pirate::theme::{Pen, Typeface, palette};

/// Nothing is kept from frame to frame.
#[derive(Resource, Default)]
struct Kept;

type Scene<'a> = scene::Scene<'a, Lagoon, Kept>;

/// Its rules stand in no book.
const BOOK: Book = Book {
    chapters: &[],
    index: &[],
};

pub(super) fn plugin(app: &mut App) {
    frame::plugin::<Lagoon, Kept, _>(app, draw);
}

fn draw(canvas: TableCanvas<Lagoon>, mut kept: ResMut<Kept>) -> Result {
    let manner = Manner {
        book: &BOOK,
        on_chart: &["buoy", "raft"],
        higher: [0.0; 2],
        grows: [0.0; 2],
        taller: 0.0,
        closest: CLOSEST,
        warns: |_, _, _| false,
    };
    canvas.draw(&mut *kept, &manner, compose)
}

/// A frame of it.
fn compose(pen: &mut Pen, scene: &mut Scene) {
    let own = Composition {
        chart,
        top,
        panels,
        signs,
        carry: |pen, scene, spot, at| {
            if let Spot::Raft(seat) = spot {
                raft(pen, scene, seat, at);
            }
        },
        foresight: foreseen,
        ..Composition::default()
    };
    scene.compose(pen, &own);
}

/// Where a buoy lies on the canvas.
fn at(scene: &Scene, buoy: Buoy) -> Pos2 {
    let [column, row] = [buoy.column(), buoy.row()].map(|at| 1.5 * f32::from(at));
    scene.desk.at(2.0 + column, 1.0 + row)
}

/// What a colour is drawn in.
fn paint(scene: &Scene, seat: Seat) -> Color32 {
    match scene.session.setup().chairs[seat.index()].colour {
        Colour::White => palette::CREAM,
        Colour::Black => palette::INK,
        Colour::Red => palette::DANGER,
        Colour::Blue => palette::MOON,
    }
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
        scene.lies.note(
            Spot::Raft(seat),
            Rect::from_center_size(middle, Vec2::splat(square)),
        );
        raft(pen, scene, seat, middle);
    }
}

/// A raft, with an arrow for its bow.
fn raft(pen: &Pen, scene: &Scene, seat: Seat, middle: Pos2) {
    let (_, heading) = scene.view.rafts[seat.index()];
    let way = [
        vec2(0.0, -1.0),
        vec2(1.0, 0.0),
        vec2(0.0, 1.0),
        vec2(-1.0, 0.0),
    ];
    let colour = paint(scene, seat);
    marks::arrow(
        pen,
        middle,
        way[heading as usize],
        scene.desk.square * 0.34,
        false,
        colour,
    );
}

/// A chest, with its weight.
fn chest(pen: &Pen, scene: &Scene, chest: Chest, middle: Pos2) {
    let size = scene.desk.square * 0.5;
    pen.icon("chest", middle, size, palette::BRASS_LIGHT);
    let weight = scene.data.weight(chest).to_string();
    pen.chip_at(
        middle + vec2(0.0, size * 0.6),
        Align2::CENTER_CENTER,
        &weight,
    );
}

fn top(pen: &mut Pen, scene: &mut Scene) {
    let teller = &scene.session.speaker().teller;
    let round = scene.view.round;
    let values = [("round", round.number.into()), ("wind", round.wind.into())];
    let title = teller.say("told-round", &values);
    let tip = title.clone();
    let phases = [(Phase::Round, "windy-stripes"), (Phase::Burying, "chest")];
    let phases = phases.map(|(phase, icon)| Shown {
        name: teller.say(&format!("{}.name", phase.text_id()), &[]),
        icon,
        now: (phase == scene.view.phase).then_some(DAY),
    });
    let bar = Top {
        phases: phases.into(),
        ..scene.bar(title)
    };
    scene.draw_top(pen, &bar, |_, _| Tip::new(tip.clone(), ""));
}

fn panels(pen: &mut Pen, scene: &mut Scene) {
    for (seat, rect) in scene.rows(Seat(0)) {
        pirate(pen, scene, seat, rect);
    }
    let begins = |told: &rules::table::Logged<Lagoon>| {
        matches!(told.event, Event::PhaseBegan(..)).then_some("caravel")
    };
    scene.draw_log(pen, begins, Speaker::why);
}

/// The row of a pirate: its chests, its pearls, its points.
fn pirate(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let view = scene.view;
    let aboard = view
        .chests_at(Place::Aboard(seat))
        .chain(view.chests_at(Place::Hidden(seat)));
    let aboard: Vec<Chest> = aboard.chain(view.chests_at(Place::Buried(seat))).collect();
    let unknown = usize::from(
        view.hidden.contains(seat) && view.chests_at(Place::Hidden(seat)).next().is_none(),
    );
    let grid = Grid {
        figures: vec![34.0],
        ..Grid::default()
    };
    let parts = Parts::of(rect, pen.wide, aboard.len() + unknown, 0, &grid);
    let _ = scene.draw_row(
        pen,
        seat,
        rect,
        paint(scene, seat),
        [parts.badge, parts.name],
    );
    for (&chest, &place) in aboard.iter().zip(&parts.tokens) {
        let buried = view
            .chests_at(Place::Buried(seat))
            .any(|buried| buried == chest);
        let tint = if buried {
            palette::FAINT
        } else {
            palette::BRASS_LIGHT
        };
        pen.icon("chest", place.center(), place.width(), tint);
        let told = |scene: &Scene| {
            let weight = [("weight", scene.data.weight(chest).into())];
            Tip::new(
                scene.session.speaker().teller.say("told-aboard", &weight),
                "",
            )
        };
        offer_or_explain(pen, scene, Spot::Chest(chest), place, told);
    }
    for place in &parts.tokens[aboard.len()..] {
        pen.icon(
            "sands-of-time",
            place.center(),
            place.width(),
            palette::FAINT,
        );
    }
    let [pearls] = parts.figures[..] else {
        return;
    };
    let icon = Rect::from_min_size(pearls.min, Vec2::splat(pearls.height()));
    pen.icon("gems", icon.center(), icon.width(), palette::FOAM);
    let (font, count) = (Typeface::Plain.at(15.0), view.pearls.of(seat));
    pen.text(
        pearls.right_center(),
        Align2::RIGHT_CENTER,
        font,
        palette::TEXT,
        count,
    );
    scene.draw_points(pen, seat, parts.points, |_| Tip::default());
}

/// The signs of the panels, for where they lie below each other.
fn signs(scene: &Scene) -> Vec<Panel> {
    scene.signs([
        ("caravel", "ui-part-ships", scene.places.row),
        ("parrot-head", "ui-part-log", scene.places.log),
    ])
}

/// Where rafts come to lie by what is pointed at.
fn foreseen(pen: &Pen, scene: &Scene) {
    let foresight = scene.foresight.iter();
    for told in foresight.flat_map(Foresight::events) {
        if let Event::Sailed(seat, to) = told.event {
            let from = at(scene, scene.view.rafts[seat.index()].0);
            marks::path(pen, &[from, at(scene, to)], scene.desk.square);
        }
    }
}
