//! The layout of a player's row: badge and name, tokens behind it, figures below, cards, points.

use super::spread::spread;
use crate::table::Act;
use crate::table::tips::{self, Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::table::Seat;
use rules::table::words::Words;

/// The places of the parts of a player's row.
#[derive(Debug, Clone)]
pub struct Parts {
    /// The rectangle of the badge.
    pub badge: Rect,
    /// The room for the name.
    pub name: Rect,
    /// The places of the tokens, which end the first line.
    pub tokens: Vec<Rect>,
    /// The places of the figures of the second line, from the left: one for each of the grid.
    pub figures: Vec<Rect>,
    /// The places of the cards in front of the player; with none, of an empty place.
    pub cards: Vec<Rect>,
    /// The place of the points.
    pub points: Rect,
}

/// The measures that all rows of a table share, so that their parts stand below each other.
#[derive(Debug, Clone, Default)]
pub struct Grid {
    /// The most cards in front of one player.
    pub cards: usize,
    /// The greatest width of each figure.
    pub figures: Vec<f32>,
}

impl Grid {
    /// Makes room for a row with so many cards and figures of these widths.
    pub fn fit(&mut self, cards: usize, figures: &[f32]) {
        self.cards = self.cards.max(cards);
        let most = figures.len().max(self.figures.len());
        self.figures.resize(most, 0.0);
        for (widest, &figure) in self.figures.iter_mut().zip(figures) {
            *widest = widest.max(figure);
        }
    }
}

impl Parts {
    /// Lays out a row of the grid with so many tokens and cards, in the wide or the compact layout. In a higher row its lines are
    /// further apart.
    pub fn of(rect: Rect, wide: bool, tokens: usize, cards: usize, grid: &Grid) -> Self {
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
        let points = Rect::from_x_y_ranges(right - size.points..=right, rect.y_range())
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
        let left = points.left() - 2.0 - column;
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
        let third = (rect.height() - size.high).max(0.0) / 3.0;
        let first = rect.top() + size.first + third;
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
        let lefts = spread(&grid.figures, room, size.apart);
        let second = rect.top() + size.second + 2.0 * third;
        let place = |(left, width): (f32, &f32)| {
            let left = start + left;
            Rect::from_x_y_ranges(
                left..=left + width,
                second - size.line / 2.0..=second + size.line / 2.0,
            )
        };
        let figures = lefts.into_iter().zip(&grid.figures).map(place);
        Self {
            badge,
            name,
            tokens,
            figures: figures.collect(),
            cards,
            points,
        }
    }
}

/// The sizes of a row's parts.
pub struct Sizes {
    /// The size of an icon before a number.
    pub icon: f32,
    /// The size of numbers.
    pub text: f32,
    /// The gap between an icon and its number.
    pub apart_in: f32,
    high: f32,
    badge_at: f32,
    badge: f32,
    gap: f32,
    margin: f32,
    points: f32,
    card: Vec2,
    small_card: Vec2,
    column: f32,
    first: f32,
    second: f32,
    line: f32,
    token: f32,
    apart: f32,
}

impl Sizes {
    /// Returns the width of an icon with a number of this width.
    pub fn counted(&self, number: f32) -> f32 {
        self.icon + self.apart_in + number
    }

    /// Returns the sizes of the wide or the compact layout.
    pub fn of(wide: bool) -> Self {
        let pick = |compact: f32, spacious: f32| if wide { spacious } else { compact };
        Self {
            high: pick(52.0, 78.0),
            badge_at: pick(9.0, 18.0),
            badge: pick(33.0, 50.0),
            gap: pick(5.0, 9.0),
            margin: pick(5.0, 8.0),
            points: pick(34.0, 62.0),
            card: vec2(pick(27.0, 44.0), pick(37.0, 60.0)),
            small_card: vec2(pick(21.0, 34.0), pick(29.0, 46.0)),
            column: pick(44.0, 70.0),
            first: pick(16.0, 25.0),
            second: pick(37.0, 55.0),
            line: pick(18.0, 26.0),
            token: pick(18.0, 25.0),
            icon: pick(15.0, 22.0),
            text: pick(15.0, 18.0),
            apart: pick(10.0, 18.0),
            apart_in: pick(2.0, 4.0),
        }
    }
}

/// Draws a row's ground with a stripe in its owner's colour, lit while that player is asked.
pub fn ground(pen: &Pen, rect: Rect, paint: Color32, asked: bool) {
    pen.panel(rect);
    let painter = pen.ui.painter();
    if asked {
        let stroke = Stroke::new(2.2, palette::BRASS_LIGHT);
        painter.rect_stroke(rect, CornerRadius::same(10), stroke, StrokeKind::Outside);
    }
    let stripe = Rect::from_min_size(rect.min, vec2(pen.pick(6.0, 9.0), rect.height()));
    painter.rect_filled(stripe, 3.0, paint);
}

/// Draws badge and name, each in its place, and returns where the name lies.
pub fn identity(pen: &Pen, [at, room]: [Rect; 2], badge: &str, name: &str) -> Rect {
    pen.art(badge, at.center(), at.width());
    let font = Typeface::Bold.at(pen.pick(17.0, 21.0));
    pen.fitted(room, font, palette::TEXT, name)
}

/// A player's points, as they are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// The seat that has them.
    pub seat: Seat,
    /// The number of points.
    pub total: i32,
    /// True if more will be added that only their owner knows.
    pub more: bool,
    /// The picture of a sign that lies over them and explains itself.
    pub upon: Option<&'static str>,
}

/// Draws points with their tip, and with `upon`, that of the sign over them, if they have one. Returns whether the sheet of all
/// points is asked for.
pub fn points(
    pen: &mut Pen,
    rect: Rect,
    points: Points,
    words: &Words,
    tip: impl Fn() -> Tip,
    upon: impl FnOnce() -> Tip,
) -> bool {
    let id = Id::new(("points", points.seat.0));
    let response = pen.ui.interact(rect, id, Sense::CLICK);
    let on = if pen.is_read() {
        tips::named(pen, &response, tip().name())
    } else {
        None
    };
    let focused = on.is_some();
    let pressed = on.is_some_and(|name| pen.targets.takes_press(&name));
    let asked = pressed || response.clicked();
    let lift = match (pen.wide, points.upon.is_some()) {
        (true, _) => 9.0,
        (false, true) => 7.0,
        (false, false) => 0.0,
    };
    let font = Typeface::Title.at(pen.pick(25.0, 34.0));
    let aside = if points.more { 4.0 } else { 0.0 };
    let at = rect.center() - vec2(aside, lift);
    let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, points.total);
    if points.more {
        let font = Typeface::Bold.at(pen.pick(15.0, 19.0));
        let corner = drawn.right_center() - vec2(0.0, drawn.height() * 0.16);
        pen.text(corner, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, "+");
    }
    let key = pen.controls.told(Act::Points, words);
    let foot = rect.center() + vec2(0.0, pen.pick(14.0, 19.0));
    let size = pen.pick(16.0, 22.0);
    let thing = Rect::from_center_size(foot + vec2(pen.pick(0.0, 14.0), 0.0), Vec2::splat(size));
    let on_thing = |at: Pos2| points.upon.is_some() && thing.contains(at);
    if focused || !response.hover_pos().is_some_and(on_thing) {
        tips::told(pen, response, focused, None, || {
            let all = words.say("ui-points-all", &[("key", key.into())]);
            tip().with(Some(all))
        });
    }
    if let Some(sign) = points.upon {
        pen.icon(sign, thing.center(), size, palette::TEXT);
        explain(pen, thing, upon);
    }
    if pen.wide {
        let left = if points.upon.is_some() { 12.0 } else { 0.0 };
        let at = foot - vec2(left, 0.0);
        let (font, text) = (Typeface::Plain.at(16.0), words.say("ui-points", &[]));
        pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most tokens: Sun, Moon, jail, GriGri, the figure's barrel, and three objects and skulls.
    const MOST_TOKENS: usize = 8;

    fn rows() -> impl Iterator<Item = (Rect, bool)> {
        let row = |x, y, wide| (Rect::from_min_size(pos2(12.0, 54.0), vec2(x, y)), wide);
        [row(318.0, 52.0, false), row(480.0, 78.0, true)].into_iter()
    }

    /// Figures as wide as they get: counts of one digit and of two, with others on mounds beside them; a die, and a row of four.
    fn figures(wide: bool, buried: bool) -> [f32; 5] {
        let size = Sizes::of(wide);
        let digits = |count: f32| size.text * count / 2.0;
        let mound = if buried {
            digits(1.0) + size.text * 0.6
        } else {
            0.0
        };
        let coins = digits(if buried { 1.0 } else { 2.0 });
        let [die, row] = if wide { [20.0, 100.0] } else { [14.5, 60.8] };
        [
            size.counted(digits(2.0)),
            size.counted(coins + mound),
            size.counted(digits(1.0) + mound),
            die,
            row,
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
                        grid.fit(most_cards, &figures(wide, buried));
                        let parts = Parts::of(rect, wide, tokens, cards, &grid);
                        let mut lies = vec![parts.badge, parts.name, parts.points];
                        lies.extend(&parts.tokens);
                        lies.extend(&parts.figures);
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
            grid.fit(1, &figures(wide, false));
            let few = Parts::of(rect, wide, 2, 1, &grid);
            let many = Parts::of(rect, wide, MOST_TOKENS, 1, &grid);
            assert!(few.name.width() > 130.0 && many.name.width() > 40.0);
        }
    }

    #[test]
    fn rows_with_one_card_and_with_two_stand_on_one_grid() {
        for (rect, wide) in rows() {
            let mut grid = Grid::default();
            grid.fit(1, &figures(wide, true));
            grid.fit(2, &figures(wide, false));
            let [one, two] = [1, 2].map(|cards| Parts::of(rect, wide, 2, cards, &grid));
            assert_eq!((one.name, one.figures), (two.name, two.figures));
        }
    }
}
