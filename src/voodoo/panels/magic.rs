//! Magic in both games: the ritual grid, the bag of souls, barrels with figures on them.

use super::{Scene, VoodooTable, aboard, soul};
use crate::board::marks::panel_frame;
use crate::board::offers::{Offers, refuse_or_explain};
use crate::table::figures::capital;
use crate::table::tips::{self, Tip, explain};
use crate::theme::{Glow, Pen, Typeface, palette};
use crate::voodoo::Spot;
use crate::voodoo::odds;
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use games::voodoo::{Cell, Colour, Face, Place};
use rules::kit::Texted;

/// Draws a panel's heading, with a tip.
pub fn heading<G: VoodooTable>(pen: &mut Pen, scene: &Scene<G>, at: Pos2, id: &'static str) {
    let words = scene.session.speaker().words();
    let text = words.say(id, &[]);
    let title = pen.heading(at, &text);
    explain(pen, title, || {
        let tip = Tip::new(text, words.say(&format!("{id}.tip"), &[]));
        tip.about(id)
    });
}

/// Returns the place and size of a figure on a barrel: at its foot, within its ring.
fn stands(at: Pos2, size: f32) -> (Pos2, f32) {
    (at + vec2(0.0, size * 0.63), size * 0.95)
}

/// Draws a barrel with the figure on it, given by the piece and its picture, and lets it be chosen.
pub fn barrel<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    barrel: G::Barrel,
    sitter: Option<(G::Face, String)>,
    at: Pos2,
    size: f32,
) {
    let area = Rect::from_center_size(at, Vec2::splat((size * 2.0).max(32.0)));
    let offered = scene.offer_untold(pen, Spot::Barrel(barrel), area, at);
    let (icon, dusk) = G::barrel_looks(scene.view, barrel);
    let glow = offered.as_ref().map(|(hit, _)| hit.glow());
    rings(pen, at, size, dusk, glow);
    pen.art("art/barrel", at, size * 1.94);
    let (stands, large) = stands(at, size);
    // The sign is seen above a figure.
    let (down, sign) = match sitter {
        Some(_) => (-0.03, 0.7),
        None => (0.08, 0.85),
    };
    let plate = at + vec2(0.0, size * down);
    pen.icon(icon, plate, size * sign, palette::INK);
    if let Some((_, picture)) = &sitter {
        pen.art(picture, stands, large);
    }
    let own = Face::Figure(scene.own());
    scene.kept.note(own, Place::On(barrel), stands);
    let figure = sitter.map(|(figure, _)| figure);
    if let Some((hit, label)) = offered {
        tips::offer(pen, hit, label, || barrel_tip(scene, barrel, figure));
        return;
    }
    refuse_or_explain(pen, scene, Spot::Barrel(barrel), area, |scene| {
        barrel_tip(scene, barrel, figure)
    });
}

/// Draws a barrel's ground and its ring: a dashed one for Dusk, a whole one for Moonlight. A barrel that can be chosen has a
/// ring of cream round that, clear of its neighbours, and a light ground while it is pointed at.
fn rings(pen: &Pen, at: Pos2, size: f32, dusk: bool, glow: Option<Glow>) {
    let painter = pen.ui.painter();
    painter.circle_filled(at, size, palette::WELL);
    let mut own = size;
    if let Some(hovered) = glow.and_then(Glow::drawn) {
        let width = if hovered { 3.6 } else { 2.6 };
        if hovered {
            painter.circle_filled(at, size, palette::CREAM.gamma_multiply(0.24));
        }
        let under = Stroke::new(width + 2.0, Color32::from_black_alpha(190));
        painter.circle_stroke(at, size, under);
        painter.circle_stroke(at, size, Stroke::new(width, palette::CREAM));
        own -= 3.2;
    }
    if dusk {
        pen.dashed_circle(at, own, Stroke::new(2.0, palette::DUSK), 5.0, 4.0);
    } else {
        painter.circle_stroke(at, own, Stroke::new(2.0, palette::MOON));
    }
}

fn barrel_tip<G: VoodooTable>(scene: &Scene<G>, barrel: G::Barrel, figure: Option<G::Face>) -> Tip {
    let speaker = scene.session.speaker();
    let tip = Tip::new(speaker.text(barrel), speaker.does(barrel)).about(barrel.text_id());
    match figure {
        Some(figure) => tip.and(
            aboard::figure_on(speaker, figure, barrel),
            G::tip(speaker, figure),
        ),
        None => tip,
    }
}

/// Draws the ritual grid, so many times as large as beside a ring of barrels.
pub fn grid<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, corner: Pos2, times: f32) {
    let (cell, step) = pen.pick((31.0, 34.5), (46.0, 50.0));
    let (cell, step) = (cell * times, step * times);
    for (place, held) in scene.view.grid.into_iter().enumerate() {
        let offset = vec2((place % 3) as f32, (place / 3) as f32) * step;
        let rect = Rect::from_min_size(corner + offset, Vec2::splat(cell));
        let painter = pen.ui.painter();
        painter.rect_filled(rect, 6.0, palette::FILL);
        painter.rect_stroke(
            rect,
            6.0,
            Stroke::new(1.2, palette::LINE),
            StrokeKind::Inside,
        );
        if let Some(colour) = held {
            pen.art(&soul(colour), rect.center(), cell * 0.86);
        }
        let here = Cell(place as u8);
        let any = Face::Soul(Colour::Red);
        scene.kept.note(any, Place::Grid(here), rect.center());
        let at = rect.center();
        if let Some((hit, label)) = scene.offer_untold(pen, Spot::Cell(here), rect, at) {
            panel_frame(pen, rect.shrink(1.0), hit.glow());
            tips::offer(pen, hit, label, || cell_tip(scene, here, held));
            continue;
        }
        refuse_or_explain(pen, scene, Spot::Cell(here), rect, |scene| {
            cell_tip(scene, here, held)
        });
    }
}

fn cell_tip<G: VoodooTable>(scene: &Scene<G>, cell: Cell, held: Option<Colour>) -> Tip {
    let speaker = scene.session.speaker();
    let title = capital(&speaker.cell(cell));
    let text = match held {
        Some(colour) => capital(&G::piece(speaker, Face::Soul(colour).into())),
        None => speaker.words().say("ui-empty", &[]),
    };
    Tip::new(title, text)
        .with(Some(speaker.words().say("ui-ritual.tip", &[])))
        .about("book-ritual")
}

/// Draws the bag with the number of souls of each colour in it, so many times as large as beside a ring of barrels.
pub fn bag<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, corner: Pos2, times: f32) {
    let held = scene.view.bag;
    let size = pen.pick(42.0, 64.0) * times;
    let centre = corner + vec2(size * 0.4, -pen.pick(30.0, 44.0) * times);
    pen.art("art/bag", centre, size);
    scene.kept.note(Face::Soul(Colour::Red), Place::Bag, centre);
    let souls: u8 = held.iter().sum();
    let left = centre.x + size * 0.5;
    let font = Typeface::Bold.at(pen.pick(15.0, 19.0) * times);
    let values = [("count", i64::from(souls).into())];
    let title = scene.session.speaker().words().say("ui-bag", &values);
    let at = pos2(left, centre.y - pen.pick(15.0, 21.0) * times);
    let colour = if souls == 0 {
        palette::FAINT
    } else {
        palette::TEXT
    };
    let mut area = pen.text(at, Align2::LEFT_CENTER, font, colour, &title);
    let (step, drop) = pen.pick((14.2, 15.0), (20.0, 20.0));
    let (step, drop) = (step * times, drop * times);
    for (place, (colour, count)) in Colour::ALL.iter().zip(held).enumerate() {
        let at = pos2(
            left + step * (place as f32 + 0.5),
            centre.y + pen.pick(3.0, 4.0) * times,
        );
        if count == 0 {
            let stroke = Stroke::new(1.2, palette::LINE);
            pen.dashed_circle(at, step * 0.36, stroke, 3.0, 3.0);
        } else {
            pen.art(&soul(*colour), at, step * 1.12);
        }
        let number = at + vec2(0.0, drop);
        let font = Typeface::Plain.at(pen.pick(14.0, 16.0) * times);
        let drawn = pen.text(number, Align2::CENTER_CENTER, font, palette::FAINT, count);
        area = area.union(drawn);
        area = area.union(Rect::from_center_size(at, Vec2::splat(step * 1.12)));
    }
    let picture = Rect::from_center_size(centre, Vec2::splat(size));
    let area = area.union(picture).expand(pen.pick(3.0, 5.0));
    let tip = |scene: &Scene<G>| odds::bag(scene.session.speaker(), scene.view.bag);
    if let Some((hit, label)) = scene.offer_untold(pen, Spot::Bag, area, centre) {
        panel_frame(pen, area, hit.glow());
        tips::offer(pen, hit, label, || tip(scene));
    } else {
        tips::look(pen, area, &title, || tip(scene));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_stands_within_the_ring_of_its_barrel() {
        /// The reach of its picture from its middle, in parts of its size.
        const REACH: f32 = 0.385;
        for size in [13.4, 20.0, 29.0] {
            let at = pos2(100.0, 100.0);
            let (stands, large) = stands(at, size);
            assert!(stands.x == at.x && stands.y > at.y);
            assert!(at.distance(stands) + large * REACH < size);
        }
    }
}
