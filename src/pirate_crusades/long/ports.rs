//! The plaques of ports and the places of treasures on the cards of the sea, by which one docks and digs.

use super::grid::Cell;
use super::sea::explain_on;
use super::tips as told;
use crate::board::marks;
use crate::board::offers::Offers;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::tips;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, FontId, Rect, pos2, vec2};
use games::pirate_crusades::values::{Card, Location, Suit};

/// The least part of its usual size in which a name is written.
const SMALLEST: f32 = 0.75;
/// The height of a line, in parts of the size of its letters.
const ROW: f32 = 1.2;

/// Draws the plaque of a port: its flag, its name and its size. One docks by it.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let Some(port) = scene.view.port(at) else {
        return;
    };
    let low = at.is_corner() && at.y() == 5;
    let lies = place(cell, if low { 8.0 } else { 92.0 });
    let tip = |scene: &Scene| told::port(scene, at, port);
    let label = |port: Card| Label {
        name: &scene.data.card(port).port,
        size: scene.data.size(port),
    };
    let ports = Location::all().filter_map(|at| scene.view.port(at));
    let part = part(pen, lies, ports.map(label));
    plaque(pen, cell, lies, port.suit(), label(port), part);
    match scene.offer_untold(pen, Spot::Port(at), lies, lies.center()) {
        Some((hit, label)) => {
            marks::panel_frame(pen, lies.expand(1.5), hit.glow());
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

/// A name and a size on a plaque.
#[derive(Debug, Clone, Copy)]
pub(super) struct Label<'a> {
    /// The name.
    pub(super) name: &'a str,
    /// The size.
    pub(super) size: u8,
}

impl Label<'_> {
    /// Returns the place of the pennant before the name, and the room for that.
    fn lies(self, pen: &Pen, lies: Rect) -> [Rect; 2] {
        let high = lies.height();
        let flag = Rect::from_center_size(
            pos2(lies.left() + high * 0.6, lies.center().y),
            vec2(high * 0.92, high * 0.64),
        );
        let size = pen.wide_as(&self.size.to_string(), numbers(lies));
        let end = lies.right() - high * 0.2 - size;
        let room = Rect::from_x_y_ranges(flag.right() + 2.0..=end - 2.0, lies.y_range());
        [flag, room]
    }
}

/// Returns the typeface of the size on a plaque.
fn numbers(lies: Rect) -> FontId {
    Typeface::Head.at((lies.height() * 0.72).max(11.0))
}

/// Returns the typeface of the name on a plaque, in a part of its usual size.
fn letters(lies: Rect, part: f32) -> FontId {
    Typeface::Bold.at((lies.height() * 0.66).max(10.0) * part)
}

/// Returns the part of its usual size in which each of some names fits its plaque, or the least in which it is read: all of one kind
/// are written alike.
pub(super) fn part<'a>(pen: &Pen, lies: Rect, all: impl Iterator<Item = Label<'a>>) -> f32 {
    let fits = all.map(|label| {
        let [_, room] = label.lies(pen, lies);
        room.width() / pen.wide_as(label.name, letters(lies, 1.0))
    });
    fits.fold(1.0, f32::min).max(SMALLEST)
}

/// Draws a plaque: the pennant of a suit, a name in a part of its usual size, cut where that has no room, and a size.
pub(super) fn plaque(pen: &Pen, cell: &Cell, lies: Rect, suit: Suit, label: Label, part: f32) {
    let unit = cell.long(1.0);
    let sheet = Rect::from_min_size(
        lies.min - vec2(5.0, 2.0) * unit,
        vec2(lies.width() + 10.0 * unit, 34.0 * unit),
    );
    pen.picture("art/crusades-plaque", sheet);
    let [flag, room] = label.lies(pen, lies);
    pen.picture(looks::pennant(suit), flag);
    let end = pos2(lies.right() - lies.height() * 0.2, lies.center().y);
    let colour = palette::BRASS_LIGHT;
    pen.text(end, Align2::RIGHT_CENTER, numbers(lies), colour, label.size);
    let font = letters(lies, part);
    let wide = pen.wide_as(label.name, font.clone()).min(room.width());
    let corner = room.center() - vec2(wide, font.size * ROW) / 2.0;
    pen.line(corner, wide + 0.5, font, palette::TEXT, label.name);
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
            marks::panel_frame(pen, lies, hit.glow());
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => explain_on(pen, scene, at, (Spot::Treasure(at), lies), tip),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::Vec2;

    /// The size of a plaque in a small window, where letters are large.
    const SMALL: Vec2 = vec2(70.0, 12.5);

    fn part_of(names: &'static [&'static str]) -> f32 {
        let mut screen = canvas(0.0, move |pen, told: &mut f32| {
            let labels = names.iter().map(|&name| Label { name, size: 7 });
            *told = part(pen, Rect::from_min_size(pos2(0.0, 0.0), SMALL), labels);
        });
        screen.run_steps(2);
        screen.state().state
    }

    #[test]
    fn all_ports_are_written_as_small_as_the_longest_name_needs_and_no_smaller_than_is_read() {
        let usual = part_of(&["Nassau", "Havana"]);
        assert!((usual - 1.0).abs() < f32::EPSILON, "{usual}");
        let long = part_of(&["Nassau", "Santa Marta"]);
        assert!(long < 1.0 && long > SMALLEST, "{long}");
        let least = part_of(&["Nassau", "Fort Amsterdam", "Santa Marta"]);
        assert!((least - SMALLEST).abs() < f32::EPSILON, "{least}");
    }
}
