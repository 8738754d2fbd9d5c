//! Marks on the map and in the lake: where choices lie, how many steps lead there, and what things explain.

use super::explorers::{Stand, stand};
use super::geography::{CELL, Shore, centre, helicopter_place, middle, place, tray};
use super::tips::Seen;
use super::walk::Walk;
use super::{Scene, Spot, looks, tips};
use crate::board::counts::Count;
use crate::board::ground::SQUARE;
use crate::board::marks::{brackets_round, frame, outskirts};
use crate::board::offers::{Offers, offer_or_explain, tell, tell_read};
use crate::table::Offer;
use crate::table::tips::{self as shown, Tip, explain};
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Id, Pos2, Rect, RectAlign, Sense, Stroke, Vec2, vec2};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Cell, Cells, HelperPlace, Question, Supply};
use rules::table::Seat;

/// Draws them.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    explain_cells(pen, scene);
    lake(pen, scene);
    if let Some(seat) = scene.observation.viewer {
        // Where one's own missions can be done, before their cards are looked at. What can be chosen there lies above.
        for mission in scene.view.missions_of(scene.data, seat) {
            let spot = scene.board().mission(mission);
            if scene.view.tiles.on_spots.contains(spot) {
                let round = area(scene, spot).shrink(4.0);
                brackets_round(pen, round, Glow::Marked);
            }
        }
    }
    let field = field(scene);
    for cell in Cell::all() {
        legal(pen, scene, cell, field);
    }
    pawns(pen, scene);
    if let Some(mission) = scene.kept.raised {
        let spot = scene.board().mission(mission);
        brackets_round(pen, area(scene, spot), Glow::Pointed);
    }
}

/// Returns where a cell lies on the canvas.
pub(super) fn area(scene: &Scene, cell: Cell) -> Rect {
    let size = scene.desk.square * CELL / SQUARE;
    Rect::from_center_size(scene.desk.on_canvas(centre(cell)), Vec2::splat(size))
}

/// Returns the cells that a walk can lead to or toward, with the one where it begins.
fn field(scene: &Scene) -> Cells {
    let mut field = Cells::default();
    let Some(asked) = scene.observation.asked.filter(|_| scene.idle) else {
        return field;
    };
    for cell in Cell::all() {
        let mut offers = scene.observation.at(Spot::Cell(cell));
        // A lesson asks for a cell itself, and not for a walk toward it.
        let toward = scene.session.course().is_none();
        let leads = |offer: &Offer<VoodooIsland>| {
            let walk = Walk::of(scene.view, asked.seat, &offer.act());
            let leads = walk.is_some_and(|walk| toward || walk.end == cell);
            leads && !scene.is_off_course(offer)
        };
        if offers.any(leads) {
            field.insert(cell);
        }
    }
    let from = scene.view.explorers[asked.seat.index()].at.cell();
    if let Some(from) = from.filter(|_| !field.is_empty()) {
        field.insert(from);
    }
    field
}

/// Draws a cell that can be chosen: its frame, the steps to it, and the harm of mist. The cells of a walk share one frame.
fn legal(pen: &mut Pen, scene: &mut Scene, cell: Cell, field: Cells) {
    let rect = area(scene, cell);
    if field.contains(cell) {
        let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let ends = sides.map(|(east, south)| {
            let beside = cell.beside(east, south);
            beside.is_none_or(|beside| !field.contains(beside))
        });
        outskirts(pen, rect, ends);
    }
    let spot = Spot::Cell(cell);
    let Some((hit, label)) = scene.offer_untold(pen, spot, rect.shrink(1.0), rect.center()) else {
        return;
    };
    if hit.glow() == Glow::Aside {
        shown::offer(pen, hit, label, Tip::default);
        return;
    }
    let hovered = hit.hovered;
    let seat = scene.observation.asked.map(|asked| asked.seat);
    let walk = seat.and_then(|seat| {
        let offers = scene.observation.at(spot);
        let walks = offers.filter_map(|offer| Walk::of(scene.view, seat, &offer.act()));
        walks.max_by_key(|walk| walk.way.len())
    });
    if hovered || walk.is_none() {
        frame(pen, rect.shrink(2.0), hit.glow());
    }
    let Some(walk) = walk else {
        shown::offer(pen, hit, label, Tip::default);
        return;
    };
    if hovered {
        // What is told of it leaves the way in sight.
        let own = seat.and_then(|seat| scene.view.explorers[seat.index()].at.cell());
        let cells = walk.way.iter().chain(&own).map(|&cell| area(scene, cell));
        let way = cells.fold(rect, Rect::union);
        let side = if way.center().x < scene.places.board.center().x {
            RectAlign::RIGHT
        } else {
            RectAlign::LEFT
        };
        shown::beside(pen, &hit, (way, side), &label);
    }
    // A walk toward a far cell that ends before it shows where, once it is pointed at.
    if walk.end != cell {
        if hovered {
            brackets_round(pen, area(scene, walk.end), Glow::Pointed);
        }
        return;
    }
    let radius = rect.width() * 0.15;
    let at = rect.left_top() + Vec2::splat(radius * 1.05);
    let looks = Count {
        radius,
        letters: radius * 1.5,
        edge: Stroke::new(1.2, palette::BRASS_LIGHT),
        colours: [palette::WELL, palette::TEXT],
    };
    looks.draw(pen, at, walk.way.len());
    if walk.hurts > 0 {
        let size = rect.width() * 0.28;
        let at = rect.center_bottom() - vec2(0.0, size * 0.9);
        let ground = Rect::from_center_size(at, vec2(size * 2.5, size * 1.3));
        let painter = pen.ui.painter();
        painter.rect_filled(ground, ground.height() / 2.0, palette::CHIP);
        pen.text(
            at - vec2(size * 0.5, 0.0),
            Align2::CENTER_CENTER,
            Typeface::Bold.at(size * 1.1),
            looks::HURT,
            format!("-{}", walk.hurts),
        );
        pen.art("art/isle-heart", at + vec2(size * 0.55, 0.0), size);
    }
}

/// Draws explorers, with the steps left beside the one whose round it is. One's own can be dragged.
fn pawns(pen: &mut Pen, scene: &mut Scene) {
    let steps = scene
        .observation
        .asked
        .and_then(|asked| match asked.question {
            Question::Move(steps) => Some((asked.seat, steps)),
            _ => None,
        });
    for seat in scene.session.seats() {
        let Some(cell) = scene.view.explorers[seat.index()].at.cell() else {
            continue;
        };
        let rect = stands(scene, seat, cell);
        scene.lies.note(Spot::Pawn(seat), rect);
        // Whoever can be chosen in the rows can be chosen here.
        if let Some(glow) = scene.offer(pen, Spot::Row(seat), rect, rect.center()) {
            brackets_round(pen, rect, glow);
        }
        if let Some((_, left)) = steps.filter(|(asked, _)| *asked == seat && scene.idle) {
            // On the side where its badge is not.
            let radius = area(scene, cell).width() * 0.2;
            let at = rect.left_bottom() - vec2(0.5, 0.7) * radius;
            let looks = Count {
                radius,
                letters: radius * 1.5,
                edge: Stroke::new(1.4, palette::INK),
                colours: [palette::BRASS_LIGHT, palette::INK],
            };
            let place = looks.draw(pen, at, left);
            explain(pen, place, || {
                tips::of(scene, "tip-steps", &[("steps", left.into())])
            });
        }
    }
}

/// Returns the rectangle of an explorer on the canvas.
pub(super) fn stands(scene: &Scene, seat: Seat, cell: Cell) -> Rect {
    let Stand { at, size } = stand(scene.view, seat, cell);
    let size = size * scene.desk.square / SQUARE;
    Rect::from_center_size(scene.desk.on_canvas(at), vec2(0.54, 0.78) * size)
}

/// Draws the places in the lake, and the dice.
fn lake(pen: &mut Pen, scene: &mut Scene) {
    let helpers = scene.board().helpers;
    let unit = scene.desk.square / SQUARE;
    let deck = |scene: &Scene, at| {
        Rect::from_center_size(scene.desk.on_canvas(at), vec2(82.0, 72.0) * unit)
    };
    for &supply in Supply::ALL {
        let to = HelperPlace::Supply(supply);
        let sent = scene.view.helpers_at(to).count();
        for (number, &shore) in Shore::of(helpers).iter().enumerate() {
            let rect = deck(scene, place(shore, supply));
            // Every place with room takes the next helper.
            if number >= sent.min(usize::from(helpers) - 1) {
                offer_or_explain(pen, scene, Spot::Place(supply), rect, |scene| {
                    tips::place(scene, to)
                });
            } else {
                explain(pen, rect, || tips::place(scene, to));
            }
        }
    }
    let rect = deck(scene, helicopter_place());
    offer_or_explain(pen, scene, Spot::HelicopterPlace, rect, |scene| {
        tips::place(scene, HelperPlace::Helicopter)
    });
    explain(pen, deck(scene, tray()), || {
        tips::of(scene, "tip-dice", &[])
    });
}

/// Explains the cell of the map that is pointed at, and why a click on it is not legal.
fn explain_cells(pen: &mut Pen, scene: &mut Scene) {
    let half = scene.desk.square * CELL / SQUARE * 5.0;
    let whole = scene.desk.on_canvas(middle());
    let board = Rect::from_center_size(whole, Vec2::splat(half * 2.0));
    let id = Id::new("island");
    let all = pen.ui.interact(board, id, Sense::CLICK);
    if let Some(cell) = all.hover_pos().and_then(|at| under(scene, at)) {
        tell(pen, scene, all, None, spots(scene, cell), |scene| {
            tips::cell(scene, cell)
        });
    }
    let cells = pen.is_read().then(Cell::all);
    for cell in cells.into_iter().flatten() {
        let lies_there = !is_bare(scene, cell);
        if !lies_there || scene.observation.at(Spot::Cell(cell)).next().is_some() {
            continue;
        }
        let rect = area(scene, cell);
        let rect = Rect::from_center_size(rect.center(), rect.size() * 0.5);
        let id = Id::new(("cell", cell));
        let (name, spots) = (format!("{cell:?}"), spots(scene, cell));
        tell_read(pen, scene, id, (rect, &name), spots, |scene| {
            tips::cell(scene, cell)
        });
    }
}

/// Returns whether nothing lies on a cell and nobody stands there.
fn is_bare(scene: &Scene, cell: Cell) -> bool {
    let view = scene.view;
    scene.board().spot(cell).is_none()
        && !view.tiles.mist.contains(cell)
        && view.helicopter != Some(cell)
        && !view.stands_on(cell)
}

/// Returns the spots that a click on a cell may mean.
fn spots(scene: &Scene, cell: Cell) -> impl Iterator<Item = Spot> + use<> {
    let pawns = scene.view.seats().zip(&scene.view.explorers);
    let pawns = pawns.filter(|(_, one)| one.at.cell() == Some(cell));
    let pawns: Vec<Spot> = pawns.map(|(seat, _)| Spot::Pawn(seat)).collect();
    pawns.into_iter().chain([Spot::Cell(cell)])
}

/// Returns the cell under a point.
fn under(scene: &Scene, at: Pos2) -> Option<Cell> {
    Cell::all().find(|&cell| area(scene, cell).contains(at))
}
