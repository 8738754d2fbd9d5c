//! The layout of a question: its answers beside it where they have room, else in lines below it; pictures below all.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The measures by which a question is laid out, in units of the canvas.
#[derive(Debug, Clone, Copy)]
pub struct Sizes {
    /// The height of a question of one line.
    pub high: f32,
    /// The height of a button on it.
    pub button: f32,
    /// The gap between answers: the mark of the keyboard's cursor round one touches no other.
    pub gap: f32,
    /// The gap between the question, its answers and what else stands beside it.
    pub apart: f32,
    /// With more than one line: the gaps above all, between the parts, and below all.
    pub edges: [f32; 3],
    /// With more than one line: the gap to either side.
    pub inset: f32,
}

/// The gap between pictures of answers, with their frames.
const APART: f32 = 16.0;
/// The gap between such a picture and its frame.
pub const FRAME: f32 = 3.0;
/// The gap between lines of pictures.
const LINES_APART: f32 = 8.0;
/// The most lines of pictures, and the least share of their width on fewer lines.
const LINES: usize = 3;
const NARROWEST: f32 = 0.7;

/// Pictures of answers side by side, many of them on several lines.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pictures {
    /// Their number.
    count: usize,
    /// The most of them on a line.
    on_line: usize,
    /// The size of each.
    size: Vec2,
}

impl Pictures {
    /// Lays out so many pictures of a size, at least one: on a line where they fit the first width, else on two or three lines of
    /// the second, smaller if need be.
    #[must_use]
    pub fn of(count: usize, size: Vec2, [one, several]: [f32; 2]) -> Self {
        let count = count.max(1);
        let fits = |lines: usize| {
            let on_line = count.div_ceil(lines);
            let room = if lines == 1 { one } else { several };
            let each = room / on_line as f32 - APART;
            (on_line, (each / size.x).min(1.0))
        };
        let least = |lines: usize| if lines == 1 { 1.0 } else { NARROWEST };
        let lines = (1..LINES).find(|&lines| fits(lines).1 >= least(lines));
        let (on_line, part) = fits(lines.unwrap_or(LINES));
        Self {
            count,
            on_line,
            size: size * part.max(0.1),
        }
    }

    /// Returns the width and height that they take together, with their frames.
    #[must_use]
    pub fn room(&self) -> Vec2 {
        let lines = self.count.div_ceil(self.on_line) as f32;
        let high = self.size.y + 2.0 * FRAME;
        vec2(
            (self.size.x + APART) * self.on_line as f32,
            high * lines + LINES_APART * (lines - 1.0),
        )
    }

    /// Returns the rectangle of each without its frame, line by line, with all of them round a point.
    pub fn places(&self, middle: Pos2) -> impl Iterator<Item = Rect> + use<> {
        let Self {
            count,
            on_line,
            size,
        } = *self;
        let top = middle.y - self.room().y / 2.0 + FRAME + size.y / 2.0;
        (0..count).map(move |place| {
            let (line, number) = (place / on_line, place % on_line);
            let on_it = on_line.min(count - line * on_line);
            let aside = number as f32 - (on_it as f32 - 1.0) / 2.0;
            let down = (size.y + 2.0 * FRAME + LINES_APART) * line as f32;
            let centre = pos2(middle.x + aside * (size.x + APART), top + down);
            Rect::from_center_size(centre, size)
        })
    }
}

/// The layout of a question, relative to its upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Lay {
    /// Its width and height.
    pub size: Vec2,
    /// The left end of the first line, at half its height.
    pub head: Pos2,
    /// The rectangles of its answers.
    pub answers: Vec<Rect>,
    /// The centre of the hint's button, which ends the first line.
    pub hint: Pos2,
    /// The centre of its pictures.
    pub pictures: Pos2,
}

impl Sizes {
    /// Returns the length of a line of answers of these widths, with the gaps between them.
    fn long(&self, line: &[f32]) -> f32 {
        line.iter().sum::<f32>() + self.gap * line.len().saturating_sub(1) as f32
    }
}

impl Lay {
    /// Lays out a question no wider than `most`: a first line of the size `head`, with the hint's button behind it if `hint`,
    /// answers of these widths, and pictures that take a size together.
    ///
    /// The answers stand on the first line where all of them fit there, else on lines below it; none is wider than a line.
    pub fn of(
        sizes: Sizes,
        most: f32,
        (head, hint): (Vec2, bool),
        answers: &[f32],
        pictures: Option<Vec2>,
    ) -> Self {
        let Sizes {
            high,
            button,
            gap,
            apart,
            edges: [above, between, below],
            inset,
        } = sizes;
        let room = most - 2.0 * inset;
        let mut lines: Vec<Vec<f32>> = Vec::new();
        for width in answers.iter().map(|width| width.min(room)) {
            match lines.last_mut() {
                Some(line) if sizes.long(line) + gap + width <= room => line.push(width),
                _ => lines.push(vec![width]),
            }
        }
        let aside = if hint { apart + button } else { 0.0 };
        let beside: f32 = lines.iter().map(|line| apart + sizes.long(line)).sum();
        let one_row = lines.len() < 2 && head.x + beside + aside <= room;
        let first = head.x + aside + if one_row { beside } else { 0.0 };
        // Alone it is round at both ends, and what stands there as far from them as from above.
        let alone = one_row && pictures.is_none();
        let (top, foot, side) = if alone {
            (0.0, 0.0, high * 0.19)
        } else {
            (above, below, inset)
        };
        let line = if alone {
            high.max(head.y + 14.0)
        } else {
            button.max(head.y)
        };
        let under = if one_row {
            0.0
        } else {
            between + (button + gap) * lines.len() as f32 - gap
        };
        let shown = pictures.map_or(0.0, |size| between + size.y);
        let widest = if one_row {
            0.0
        } else {
            lines
                .iter()
                .map(|line| sizes.long(line))
                .fold(0.0, f32::max)
        };
        let width = first.max(widest).max(pictures.map_or(0.0, |size| size.x));
        let size = vec2(width + 2.0 * side, top + line + under + shown + foot);
        let middle = size.x / 2.0;
        let head_at = pos2(middle - first / 2.0, top + line / 2.0);
        let mut places = Vec::new();
        for (number, line_of) in lines.iter().enumerate() {
            let (mut x, y) = if one_row {
                (head_at.x + head.x + apart, head_at.y)
            } else {
                let down = (button + gap) * number as f32 + button / 2.0;
                let left = middle - sizes.long(line_of) / 2.0;
                (left, top + line + between + down)
            };
            for &width in line_of {
                let corner = pos2(x, y - button / 2.0);
                places.push(Rect::from_min_size(corner, vec2(width, button)));
                x += width + gap;
            }
        }
        Self {
            size,
            head: head_at,
            answers: places,
            hint: pos2(middle + first / 2.0 - button / 2.0, head_at.y),
            pictures: pos2(
                middle,
                size.y - foot - pictures.map_or(0.0, |size| size.y / 2.0),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: Sizes = Sizes {
        high: 40.0,
        button: 30.0,
        gap: 12.0,
        apart: 16.0,
        edges: [8.0, 7.0, 10.0],
        inset: 16.0,
    };
    /// The reach of the keyboard cursor's mark beyond a thing.
    const MARK: f32 = 6.5;

    #[test]
    fn many_pictures_lie_on_lines_of_their_own() {
        let size = vec2(78.0, 34.0);
        let rooms = [1232.0, 568.0];
        for (count, lines) in [(1, 1), (6, 1), (13, 1), (14, 2), (21, 3), (56, 3)] {
            let pictures = Pictures::of(count, size, rooms);
            let room = Rect::from_center_size(pos2(600.0, 600.0), pictures.room());
            let places: Vec<Rect> = pictures.places(room.center()).collect();
            assert_eq!(places.len(), count);
            let mut tops: Vec<i32> = places.iter().map(|place| place.top() as i32).collect();
            tops.dedup();
            assert_eq!(tops.len(), lines, "{count}");
            assert!(
                room.width() <= if lines == 1 { 1232.0 } else { 568.1 },
                "{count}"
            );
            for (number, place) in places.iter().enumerate() {
                assert!(
                    room.contains_rect(place.expand(FRAME - 0.1)),
                    "{count}: {place}"
                );
                let mut others = places[..number].iter();
                assert!(!others.any(|other| other.expand(FRAME).intersects(*place)));
            }
        }
    }

    /// Returns the first line without its hint, the answers, and the hint.
    fn parts(lay: &Lay, head: Vec2, hint: bool) -> Vec<Rect> {
        let first = vec2(head.x, head.y.max(SIZES.button));
        let corner = lay.head - vec2(0.0, first.y / 2.0);
        let hint = hint.then(|| Rect::from_center_size(lay.hint, Vec2::splat(SIZES.button)));
        let first = Rect::from_min_size(corner, first);
        [first]
            .into_iter()
            .chain(lay.answers.iter().copied())
            .chain(hint)
            .collect()
    }

    #[test]
    fn a_question_lies_in_the_middle_and_a_mark_round_an_answer_touches_no_other() {
        for (wide, high) in [(180.0, 22.0), (420.0, 22.0), (480.0, 44.0)] {
            let head = vec2(wide, high);
            for (answers, pictures) in [
                (vec![], None),
                (vec![90.0], None),
                (vec![110.0, 190.0, 200.0], None),
                (vec![210.0, 190.0, 200.0, 900.0], None),
                (vec![90.0], Some(vec2(400.0, 66.0))),
                (vec![], Some(vec2(700.0, 66.0))),
            ] {
                for hint in [false, true] {
                    let lay = Lay::of(SIZES, 600.0, (head, hint), &answers, pictures);
                    let told = format!("{answers:?}, {pictures:?}: {lay:?}");
                    let whole = Rect::from_min_size(Pos2::ZERO, lay.size);
                    let parts = parts(&lay, head, hint);
                    assert_eq!(lay.answers.len(), answers.len(), "{told}");
                    for (number, part) in parts.iter().enumerate() {
                        let marked = part.expand(MARK);
                        assert!(whole.shrink(4.5).contains_rect(*part), "{told}");
                        let mut others = parts[..number].iter();
                        assert!(!others.any(|other| other.intersects(marked)), "{told}");
                    }
                    // Every line lies in the middle.
                    for part in &parts {
                        let on_line = parts
                            .iter()
                            .filter(|other| other.center().y == part.center().y);
                        let line = on_line.fold(*part, |line, other| line.union(*other));
                        let off = line.center().x - lay.size.x / 2.0;
                        assert!(off.abs() < 0.1, "{told}");
                    }
                    let foot = parts.iter().map(Rect::bottom).fold(0.0, f32::max);
                    if let Some(size) = pictures {
                        let shown = Rect::from_center_size(lay.pictures, size);
                        assert!(whole.shrink(9.5).contains_rect(shown), "{told}");
                        assert!(shown.top() > foot + 6.0, "{told}");
                    } else {
                        // As much room below as above, or a little more.
                        let top = parts.iter().map(Rect::top).fold(1e3, f32::min);
                        let below = lay.size.y - foot;
                        assert!((0.0..3.0).contains(&(below - top)), "{told}");
                    }
                }
            }
        }
    }
}
