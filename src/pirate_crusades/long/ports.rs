//! The plaques of ports and the places of treasures on the cards of the sea, by which one docks and digs.

use super::grid::Cell;
use super::sea::explain_on;
use super::tips as told;
use crate::board::marks;
use crate::board::offers::Offers;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::tips;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, pos2, vec2};
use games::pirate_crusades::values::{Location, Suit};

/// Draws the plaque of a port: its flag, its name and its size. One docks by it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let Some(port) = scene.view.port(at) else {
        return;
    };
    let low = at.is_corner() && at.y() == 5;
    let lies = place(cell, if low { 8.0 } else { 92.0 });
    let tip = |scene: &Scene| told::port(scene, at, port);
    let (name, size) = (&scene.data.card(port).port, scene.data.size(port));
    plaque(pen, cell, lies, port.suit(), name, size);
    match scene.offer_untold(pen, Spot::Port(at), lies, lies.center()) {
        Some((hit, label)) => {
            marks::glow(pen, lies.expand(1.5), hit.hovered);
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => explain_on(pen, scene, at, (Spot::Port(at), lies), tip),
    }
}

/// Returns the place of a plaque, so far down a card of the sea. Nearly as wide as that, for the longest names.
pub(super) fn place(cell: &Cell, down: f32) -> Rect {
    cell.part(8.0, down, 140.0, 25.0)
}

/// Draws a plaque: the pennant of a suit, a name and a size.
pub(super) fn plaque(pen: &Pen, cell: &Cell, lies: Rect, suit: Suit, name: &str, size: u8) {
    let unit = cell.long(1.0);
    let sheet = Rect::from_min_size(
        lies.min - vec2(5.0, 2.0) * unit,
        vec2(lies.width() + 10.0 * unit, 34.0 * unit),
    );
    pen.picture("art/crusades-plaque", sheet);
    let high = lies.height();
    let flag = Rect::from_center_size(
        pos2(lies.left() + high * 0.6, lies.center().y),
        vec2(high * 0.92, high * 0.64),
    );
    pen.picture(looks::pennant(suit), flag);
    let font = Typeface::Head.at((high * 0.72).max(11.0));
    let end = pos2(lies.right() - high * 0.2, lies.center().y);
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, size);
    let room = Rect::from_x_y_ranges(flag.right() + 2.0..=drawn.left() - 2.0, lies.y_range());
    let font = Typeface::Bold.at((high * 0.66).max(10.0));
    let _ = pen.fitted_centred(room, font, palette::TEXT, name);
}

/// Draws the place of a treasure that the viewer has a map of. One digs there.
pub(super) fn treasure(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let owner = scene
        .view
        .seats()
        .find(|&seat| scene.view.players[seat.index()].voyage.map == Some(at));
    if owner.is_none() {
        return;
    }
    let lies = cell.part(104.0, 8.0, 46.0, 46.0);
    pen.picture("art/crusades-treasure", lies);
    let tip = |scene: &Scene| told::treasure(scene, at);
    match scene.offer_untold(pen, Spot::Treasure(at), lies, lies.center()) {
        Some((hit, label)) => {
            marks::glow(pen, lies, hit.hovered);
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => explain_on(pen, scene, at, (Spot::Treasure(at), lies), tip),
    }
}
