//! The places of the sea's cards on the stage.

use crate::pirate_crusades::lay::Stage;
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use games::pirate_crusades::values::Location;

/// The measures of a card, and from one to the next, in units of the stage.
pub(super) const CARD: Vec2 = vec2(156.0, 124.0);
const STEP: Vec2 = vec2(162.0, 130.0);
/// The distance of the first card from the corner of the stage.
const BEYOND: f32 = 2.0;
/// The sheet of a card with its shadow, and where the card lies on it.
const SHEET: Vec2 = vec2(176.0, 140.0);
const ON_SHEET: Vec2 = vec2(12.0, 4.0);

/// A card of the sea on the canvas.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cell {
    /// The rectangle of the card.
    pub(super) rect: Rect,
    unit: f32,
}

impl Cell {
    /// Returns the card of a location.
    pub(super) fn of(stage: &Stage, at: Location) -> Self {
        let across = vec2(f32::from(at.x() - 1), f32::from(at.y() - 1)) * STEP;
        let rect = stage.rect(across.x - BEYOND, across.y - BEYOND, CARD.x, CARD.y);
        Self {
            rect,
            unit: stage.long(1.0),
        }
    }

    /// Returns where a point of the card lies.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y) * self.unit
    }

    /// Returns where a rectangle of the card lies.
    pub(super) fn part(&self, x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(wide, high) * self.unit)
    }

    /// Returns a length of the card on the canvas.
    pub(super) fn long(&self, length: f32) -> f32 {
        length * self.unit
    }

    /// Returns where the sheet of the card lies while it is turned over: `part` of its width shows.
    pub(super) fn sheet(&self, part: f32) -> Rect {
        let whole = Rect::from_min_size(self.rect.min - ON_SHEET * self.unit, SHEET * self.unit);
        let middle = self.rect.center().x;
        let thin = |x: f32| middle + (x - middle) * part;
        Rect::from_x_y_ranges(thin(whole.left())..=thin(whole.right()), whole.y_range())
    }
}

/// Returns the slots in which so many ships lie on the card of a location, each with its middle, and the size of a ship in parts of
/// her own. A port leaves its town in sight.
pub(super) fn slots(at: Location, count: usize, port: bool) -> (Vec<Vec2>, f32) {
    // The coast of a western corner lies to the left.
    let side = if at.is_corner() && at.x() == 1 {
        114.0
    } else {
        40.0
    };
    match (count, port) {
        (..=1, true) => (vec![vec2(side, 60.0)], 0.54),
        (..=1, false) => (vec![vec2(82.0, 58.0)], 0.62),
        (2, true) => (vec![vec2(32.0, 60.0), vec2(122.0, 60.0)], 0.5),
        (2, false) => (vec![vec2(46.0, 58.0), vec2(112.0, 58.0)], 0.56),
        (3 | 4, _) => {
            let slots = [(40.0, 32.0), (116.0, 32.0), (40.0, 82.0), (116.0, 82.0)];
            (slots.map(|(x, y)| vec2(x, y)).to_vec(), 0.46)
        }
        _ => {
            let places = (0..6).map(|place| {
                let (column, row) = (place % 3, place / 3);
                vec2(30.0 + 48.0 * column as f32, 32.0 + 50.0 * row as f32)
            });
            (places.collect(), 0.42)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ships_of_a_location_lie_on_its_card() {
        for at in Location::all() {
            for (count, port) in (1..=5).flat_map(|count| [(count, false), (count, true)]) {
                let (slots, size) = slots(at, count, port);
                assert!(slots.len() >= count);
                let card = Rect::from_min_size(Pos2::ZERO, CARD);
                for slot in slots {
                    let hull = Rect::from_center_size(slot.to_pos2(), vec2(40.0, 84.0) * size);
                    assert!(card.contains_rect(hull), "{count}: {slot:?}");
                }
            }
        }
    }
}
