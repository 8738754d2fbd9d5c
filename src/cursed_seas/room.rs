//! Room beside ships and islands, so that no label covers what another one tells of.

use bevy_egui::egui::{Rect, Vec2, vec2};

/// Distance of a label from what it tells of.
const APART: f32 = 5.0;
/// Number of labels that fit between a thing and a label that has to go farther off.
const FARTHEST: u8 = 4;

/// The ways in which a label may lie from a thing, the better ones first.
const WAYS: [(f32, f32); 8] = [
    (0.0, 1.0),
    (0.0, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
    (1.0, 1.0),
    (-1.0, 1.0),
    (1.0, -1.0),
    (-1.0, -1.0),
];

/// The parts of the sea that are taken.
pub(super) struct Room {
    board: Rect,
    taken: Vec<Rect>,
}

impl Room {
    /// Returns the room that some things leave.
    pub(super) fn new(board: Rect, taken: Vec<Rect>) -> Self {
        Self { board, taken }
    }

    /// Takes what a thing covers.
    pub(super) fn fill(&mut self, rect: Rect) {
        self.taken.push(rect);
    }

    /// Takes room for a label of a size: next to its thing, or as near to it as nothing is covered; where there is no such place,
    /// where it covers the least. The label of a thing that is seen is seen as a whole.
    pub(super) fn beside(&mut self, own: Rect, size: Vec2) -> Rect {
        let seen = self.board.shrink2(size / 2.0);
        let is_seen = self.board.contains(own.center()) && seen.is_positive();
        let aside = (own.size() + size) / 2.0 + Vec2::splat(APART);
        let rects = (0..FARTHEST).flat_map(|off| {
            let farther = f32::from(off) * (size.y + APART);
            WAYS.map(|(x, y)| {
                let way = vec2(x * (aside.x + farther), y * (aside.y + farther));
                let middle = own.center() + way;
                let middle = if is_seen { seen.clamp(middle) } else { middle };
                Rect::from_center_size(middle, size)
            })
        });
        let least = rects.min_by(|one, other| self.covered(*one).total_cmp(&self.covered(*other)));
        let rect = least.unwrap_or(own);
        self.fill(rect.expand(1.0));
        rect
    }

    /// Returns the place where the least is covered, the first of equals.
    pub(super) fn freest<const PLACES: usize>(&self, places: [Rect; PLACES]) -> Rect {
        let least = places
            .into_iter()
            .min_by(|one, other| self.covered(*one).total_cmp(&self.covered(*other)));
        least.unwrap_or(Rect::NOTHING)
    }

    /// Returns how much a label covers; what is cut off at the edge is covered, too.
    fn covered(&self, rect: Rect) -> f32 {
        let parts = self.taken.iter().map(|taken| rect.intersect(*taken));
        let parts = parts.filter(Rect::is_positive).map(|part| part.area());
        let seen = rect.intersect(self.board);
        let seen = if seen.is_positive() { seen.area() } else { 0.0 };
        parts.sum::<f32>() + rect.area() - seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    const BOARD: Rect = Rect {
        min: pos2(330.0, 40.0),
        max: pos2(950.0, 530.0),
    };
    const LABEL: Vec2 = vec2(130.0, 22.0);

    #[test]
    fn labels_of_ships_side_by_side_cover_neither_each_other_nor_a_ship() {
        // A row of six, hull beside hull, and one across their bows.
        let mut ships: Vec<Rect> = (0_u8..6)
            .map(|row| {
                let at = pos2(600.0, 200.0 + f32::from(row) * 30.0);
                Rect::from_center_size(at, vec2(90.0, 26.0))
            })
            .collect();
        ships.push(Rect::from_center_size(pos2(660.0, 260.0), vec2(26.0, 90.0)));
        let mut room = Room::new(BOARD, ships.clone());
        let labels: Vec<Rect> = ships.iter().map(|&ship| room.beside(ship, LABEL)).collect();
        for (number, label) in labels.iter().enumerate() {
            assert!(BOARD.contains_rect(*label), "{label:?}");
            let others = labels[..number].iter().chain(&ships);
            for other in others {
                assert!(
                    !label.intersect(*other).is_positive(),
                    "{label:?} {other:?}"
                );
            }
        }
    }

    #[test]
    fn a_badge_keeps_off_the_name_of_an_island() {
        let ship = Rect::from_center_size(pos2(600.0, 300.0), vec2(20.0, 20.0));
        let name = Rect::from_center_size(pos2(600.0, 322.0), vec2(90.0, 20.0));
        let sides = [vec2(0.0, 20.0), vec2(0.0, -20.0)].map(|side| ship.translate(side));
        let alone = Room::new(BOARD, vec![ship]);
        assert_eq!(alone.freest(sides), sides[0]);
        let named = Room::new(BOARD, vec![ship, name]);
        assert_eq!(named.freest(sides), sides[1]);
    }

    #[test]
    fn a_ship_alone_has_her_label_below_and_at_the_edge_where_it_is_seen() {
        let ship = Rect::from_center_size(pos2(600.0, 300.0), vec2(90.0, 26.0));
        let below = Room::new(BOARD, vec![ship]).beside(ship, LABEL);
        assert_eq!(below.center().x.to_bits(), 600.0_f32.to_bits());
        assert!(below.top() > ship.bottom() && below.top() < ship.bottom() + 10.0);
        let low = ship.translate(vec2(0.0, 215.0));
        let above = Room::new(BOARD, vec![low]).beside(low, LABEL);
        assert!(above.bottom() < low.top());
    }
}
