//! Where the parts of a pirate's row lie.

use super::spread::spread;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Where the parts of a row lie.
#[derive(Debug, Clone)]
pub struct Parts {
    pub badge: Rect,
    pub name: Rect,
    pub tokens: Vec<Rect>,
    /// What is counted, from the left: location, coins, and what else the game counts.
    pub counts: Vec<Rect>,
    /// The die of the ship's power.
    pub die: Rect,
    /// The four places for souls.
    pub souls: [Rect; 4],
    pub cards: Vec<Rect>,
    pub total: Rect,
}

/// What all rows of a table have in common, so that their parts stand below each other.
#[derive(Debug, Clone, Default)]
pub struct Grid {
    /// The most cards that lie in front of one pirate.
    pub cards: usize,
    /// The widest of each count.
    pub counts: Vec<f32>,
}

impl Grid {
    /// Makes room for a row with so many cards and counts of these widths.
    pub fn fit(&mut self, cards: usize, counts: &[f32]) {
        self.cards = self.cards.max(cards);
        self.counts.resize(counts.len().max(self.counts.len()), 0.0);
        for (widest, &count) in self.counts.iter_mut().zip(counts) {
            *widest = widest.max(count);
        }
    }
}

impl Parts {
    /// The parts of a row of a grid with so many tokens and cards.
    pub fn of(rect: Rect, wide: bool, tokens: usize, cards: usize, grid: &Grid) -> Self {
        let counts = &grid.counts;
        let size = Sizes::of(wide);
        let middle = rect.center().y;
        let from_left = |left: f32, centre: f32, width: f32, height: f32| {
            Rect::from_center_size(
                pos2(rect.left() + left + width / 2.0, centre),
                vec2(width, height),
            )
        };
        let badge = from_left(size.badge_at, middle, size.badge, size.badge);
        let right = rect.right() - size.margin;
        let total = Rect::from_x_y_ranges(right - size.total..=right, rect.y_range())
            .shrink2(vec2(0.0, 5.0));
        // One card lies alone and large; several share a wider place in small.
        let card = if cards > 1 {
            size.small_card
        } else {
            size.card
        };
        let column = if grid.cards > 1 {
            size.column
        } else {
            size.card.x
        };
        let left = total.left() - 2.0 - column;
        let lefts = spread(&vec![card.x; cards.max(1)], column, 2.0);
        // In the middle of the place that others need.
        let used = lefts.last().map_or(0.0, |last| last + card.x);
        let aside = (column - used) / 2.0;
        let cards: Vec<Rect> = lefts
            .into_iter()
            .map(|x| Rect::from_center_size(pos2(left + aside + x + card.x / 2.0, middle), card))
            .collect();
        let start = badge.right() + size.gap;
        let room = left - size.gap - start;
        let first = rect.top() + size.first;
        let used = tokens as f32 * (size.token + 1.0);
        let name = Rect::from_min_size(
            pos2(start, first - size.line / 2.0),
            vec2(room - used - if tokens > 0 { 4.0 } else { 0.0 }, size.line),
        );
        let tokens = (0..tokens)
            .map(|place| {
                let x = start + room - used + (size.token + 1.0) * (place as f32 + 0.5);
                Rect::from_center_size(pos2(x, first), Vec2::splat(size.token))
            })
            .collect();
        let mut widths: Vec<f32> = counts
            .iter()
            .map(|count| size.icon + size.apart_in + count)
            .collect();
        // The places for souls lie together.
        widths.extend([size.die, size.soul * 4.0]);
        let lefts = spread(&widths, room, size.apart);
        let second = rect.top() + size.second;
        let place = |left: f32, width: f32| {
            let left = start + left;
            Rect::from_x_y_ranges(
                left..=left + width,
                second - size.line / 2.0..=second + size.line / 2.0,
            )
        };
        let all = lefts.iter().zip(&widths);
        let counts: Vec<Rect> = all
            .take(counts.len())
            .map(|(&left, &width)| place(left, width))
            .collect();
        let [die, souls] = [0, 1].map(|after| lefts[counts.len() + after]);
        let berth = |berth: usize| place(souls + size.soul * berth as f32, size.soul);
        Self {
            badge,
            name,
            tokens,
            counts,
            die: place(die, size.die),
            souls: std::array::from_fn(berth),
            cards,
            total,
        }
    }
}

/// The sizes of a row.
pub struct Sizes {
    pub badge_at: f32,
    pub badge: f32,
    pub gap: f32,
    pub margin: f32,
    pub total: f32,
    pub card: Vec2,
    pub small_card: Vec2,
    pub column: f32,
    pub first: f32,
    pub second: f32,
    pub line: f32,
    pub token: f32,
    pub icon: f32,
    pub text: f32,
    pub die: f32,
    pub soul: f32,
    pub apart: f32,
    pub apart_in: f32,
}

impl Sizes {
    pub fn of(wide: bool) -> Self {
        if wide {
            Self {
                badge_at: 18.0,
                badge: 50.0,
                gap: 9.0,
                margin: 8.0,
                total: 62.0,
                card: vec2(44.0, 60.0),
                small_card: vec2(34.0, 46.0),
                column: 70.0,
                first: 25.0,
                second: 55.0,
                line: 26.0,
                token: 25.0,
                icon: 22.0,
                text: 18.0,
                die: 20.0,
                soul: 25.0,
                apart: 18.0,
                apart_in: 4.0,
            }
        } else {
            Self {
                badge_at: 9.0,
                badge: 33.0,
                gap: 5.0,
                margin: 5.0,
                total: 34.0,
                card: vec2(27.0, 37.0),
                small_card: vec2(21.0, 29.0),
                column: 44.0,
                first: 16.0,
                second: 37.0,
                line: 18.0,
                token: 18.0,
                icon: 15.0,
                text: 15.0,
                die: 14.5,
                soul: 15.2,
                apart: 10.0,
                apart_in: 2.0,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo::panels::things;

    /// The most tokens: Sun, Moon, jail, GriGri, the figure's barrel, and three objects and skulls.
    const MOST_TOKENS: usize = 8;

    fn rows() -> impl Iterator<Item = (Rect, bool)> {
        let row = |x, y, wide| (Rect::from_min_size(pos2(12.0, 54.0), vec2(x, y)), wide);
        [row(318.0, 52.0, false), row(480.0, 78.0, true)].into_iter()
    }

    /// Counts as wide as they get: a location and coins of two digits; with things buried, coins and poppets of both kinds.
    fn counts(wide: bool, buried: bool) -> [f32; 3] {
        let size = Sizes::of(wide).text;
        let dug = u8::from(buried);
        [
            things::count_width(size, 17, 0),
            things::count_width(size, if buried { 9 } else { 18 }, 9 * dug),
            things::count_width(size, 1, 2 * dug),
        ]
    }

    #[test]
    fn nothing_in_a_row_overlaps_or_spills_over_however_much_is_aboard() {
        // Cards lie face down only while nothing is buried.
        for (most_cards, buried) in [(1, true), (3, false)] {
            for (rect, wide) in rows() {
                for tokens in 0..=MOST_TOKENS {
                    for cards in 0..=most_cards {
                        let mut grid = Grid::default();
                        grid.fit(most_cards, &counts(wide, buried));
                        let parts = Parts::of(rect, wide, tokens, cards, &grid);
                        let mut lies = vec![parts.badge, parts.name, parts.total];
                        lies.extend(&parts.tokens);
                        lies.extend(&parts.counts);
                        lies.push(parts.die);
                        lies.extend(parts.souls);
                        // Three cards lie over each other as in a hand.
                        lies.push(
                            parts
                                .cards
                                .iter()
                                .fold(parts.cards[0], |all, card| all.union(*card)),
                        );
                        for (place, one) in lies.iter().enumerate() {
                            assert!(
                                rect.contains_rect(*one),
                                "{tokens} {cards} {wide}: {place} spills over"
                            );
                            for (other_place, other) in lies.iter().enumerate().skip(place + 1) {
                                let over = one.intersect(*other);
                                assert!(
                                    over.width() < 0.01 || over.height() < 0.01,
                                    "{tokens} tokens, {cards} cards, wide {wide}: {place} and {other_place} overlap"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_name_keeps_room_for_some_letters() {
        for (rect, wide) in rows() {
            let mut grid = Grid::default();
            grid.fit(1, &counts(wide, false));
            let few = Parts::of(rect, wide, 2, 1, &grid);
            let many = Parts::of(rect, wide, MOST_TOKENS, 1, &grid);
            assert!(few.name.width() > 130.0 && many.name.width() > 40.0);
        }
    }

    #[test]
    fn rows_with_one_card_and_with_two_stand_on_one_grid() {
        for (rect, wide) in rows() {
            let mut grid = Grid::default();
            grid.fit(1, &counts(wide, true));
            grid.fit(2, &counts(wide, false));
            let [one, two] = [1, 2].map(|cards| Parts::of(rect, wide, 2, cards, &grid));
            assert_eq!((one.name, one.die), (two.name, two.die));
            assert_eq!((&one.counts, one.souls), (&two.counts, two.souls));
        }
    }
}
