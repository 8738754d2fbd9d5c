//! Explorers on the map: side by side on one cell, on their way, and beside what lies there.

use super::geography::{CELL, centre};
use super::looks;
use super::pieces::{Scenery, Thing, layer};
use crate::board::ground::height;
use crate::board::pieces::Piece;
use crate::table::badge;
use bevy::math::{FloatExt, Vec2};
use games::voodoo_island::values::{Cell, Event};
use games::voodoo_island::view::View;
use rules::table::Seat;
use std::f32::consts::{PI, TAU};

impl Scenery<'_> {
    /// Adds the explorers, those on one cell side by side.
    pub(super) fn explorers(&self, to: &mut Vec<(Thing, Piece)>) {
        for (seat, &token) in (0..).map(Seat).zip(&self.tokens) {
            let Some((Stand { at, size }, clear)) = self.stands(seat) else {
                continue;
            };
            let high = layer::EXPLORER + f32::from(seat.0) * 0.1;
            let explorer = Piece::new(looks::explorer(token), at, high, Vec2::splat(size));
            to.push((Thing::Explorer(seat), explorer.faded(clear)));
            let head = at + Vec2::new(0.22, -0.17) * size;
            let badge = Piece::new(badge(token), head, height::BADGE, Vec2::new(21.0, 21.0));
            to.push((Thing::Badge(seat), badge.faded(clear)));
        }
    }

    /// Returns the stand of an explorer who is on the map or on the way there, and its opacity.
    fn stands(&self, seat: Seat) -> Option<(Stand, f32)> {
        let cell = self.view.explorers[seat.index()].at.cell();
        let now = cell.map(|cell| stand(self.view, seat, cell));
        let Some((animation, motion)) = self.animations.moving() else {
            return now.map(|now| (now, 1.0));
        };
        match animation.event {
            Event::Came(other, to, _) if other == seat => {
                let to = stand(self.view, seat, to);
                let part = animation.eased(motion.done);
                let from = now.unwrap_or(to);
                let hop = Vec2::Y * (PI * motion.done).sin() * 10.0;
                let clear = if now.is_none() { motion.done } else { 1.0 };
                let on_the_way = Stand {
                    at: from.at.lerp(to.at, part) + hop,
                    size: from.size.lerp(to.size, part),
                };
                Some((on_the_way, clear * motion.clear))
            }
            Event::Boarded(other) | Event::LeftMap(other) if other == seat => {
                now.map(|now| (now, (1.0 - motion.done) * motion.clear))
            }
            Event::WasHurt(other, _) if other == seat => {
                let shake = (motion.done * TAU * 3.0).sin() * 5.0 * (1.0 - motion.done);
                let at = now.map(|Stand { at, size }| Stand {
                    at: at + Vec2::X * shake,
                    size,
                });
                at.map(|at| (at, 1.0))
            }
            _ => now.map(|now| (now, 1.0)),
        }
    }
}

/// The place and size of an explorer on the map.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Stand {
    /// The middle of its picture.
    pub(super) at: Vec2,
    /// The width and height of its picture.
    pub(super) size: f32,
}

/// Returns the stand of an explorer on a cell: those who share one stand side by side, and all leave what lies there to be seen.
pub(super) fn stand(view: &View, seat: Seat, cell: Cell) -> Stand {
    let there =
        |other: &usize| *other == seat.index() || view.explorers[*other].at.cell() == Some(cell);
    let all = (0..view.explorers.len()).filter(there).count();
    let place = (0..seat.index()).filter(there).count();
    let tiles = &view.tiles;
    let lies =
        tiles.on_spots.contains(cell) || tiles.mist.contains(cell) || view.helicopter == Some(cell);
    let (size, apart) = match (all, lies) {
        (1, false) => (66.0, 0.0),
        (1, true) => (52.0, 0.0),
        (2, false) => (54.0, 0.5),
        (2, true) => (44.0, 0.5),
        (3, _) => (42.0, 0.36),
        _ => (38.0, 0.27),
    };
    let aside = (place as f32 - (all as f32 - 1.0) / 2.0) * apart;
    // Alone beside what lies there, with others above it.
    let off = match (all, lies) {
        (1, true) => Vec2::new(0.26, 0.0),
        (_, true) => Vec2::new(0.0, 0.3),
        (_, false) => Vec2::ZERO,
    };
    // The feet are near the lower edge of the picture.
    let feet = size / 2.0 - CELL * 0.42;
    Stand {
        at: centre(cell) + (off + Vec2::X * aside) * CELL + Vec2::Y * feet,
        size,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_island::values::Whereabouts;
    use games::voodoo_island::{Setup, VoodooIsland};
    use rules::table::{Packed, SeatKind, Table};

    /// Returns the part of a cell, in the world, that the body of an explorer covers.
    fn body(Stand { at, size }: Stand) -> [f32; 2] {
        [at.x - size * 0.27, at.x + size * 0.27]
    }

    #[test]
    fn explorers_leave_each_other_and_what_lies_below_them_to_be_seen() {
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let data = VoodooIsland::standard();
        let mut table = Table::<VoodooIsland>::new(data, &setup, 1).unwrap();
        let mut view = table.view(None);
        let cell = Cell::at(4, 4).unwrap();
        for one in &mut view.explorers {
            one.at = Whereabouts::Off;
        }
        view.tiles = Default::default();
        view.helicopter = None;
        let [left, right] = body(stand(&view, Seat(0), cell));
        let middle = centre(cell).x;
        assert!((left + right - 2.0 * middle).abs() < 0.1, "alone");
        view.tiles.mist.insert(cell);
        let [left, right] = body(stand(&view, Seat(0), cell));
        let edge = middle + CELL / 2.0;
        assert!(left > middle && right <= edge + 0.5, "beside the mist");
        for together in 2..=4 {
            for one in view.explorers.iter_mut().take(together) {
                one.at = Whereabouts::On(cell);
            }
            let seats = (0..together as u8).map(Seat);
            let bodies: Vec<_> = seats.map(|seat| body(stand(&view, seat, cell))).collect();
            for both in bodies.windows(2) {
                let apart = both[1][0] - both[0][0];
                let wide = both[0][1] - both[0][0];
                assert!(apart > wide * 0.7, "{together}: {bodies:?}");
            }
        }
    }
}
