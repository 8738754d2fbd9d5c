//! The layout of the panels: in two columns beside the chart, or, where the interface is so large that there is no room for
//! that, below each other in a strip that rolls.

mod chart;

pub use chart::{board, board_clear_of, covered, gained, opening};

use crate::theme::Frame;
use bevy_egui::egui::{self, Align2, Rangef, Rect, pos2, vec2};
use chart::{
    APART, ASKED, BELOW, COLUMN, FAN, HAND, QUESTION, SUNK, below_mat, between, is_strip, out,
};

/// The distance of a notice from what is asked.
const NOTICE: f32 = 8.0;
/// The least height of a lesson's guide.
const GUIDE: f32 = 170.0;
/// The greatest rise of a hand, so that the cards at its ends are seen whole.
const RISES: f32 = 60.0;
/// The greatest height that the mat and the supplies gain with few players, in the compact and the wide layout: for the mat a
/// line of things.
const MAT_GROWS: [f32; 2] = [40.0, 52.0];
const SUPPLIES_GROW: [f32; 2] = [44.0, 38.0];
/// The part of missing players' room that the left column leaves free, so that all hints for keys stand below its panels.
const HINTS: [f32; 2] = [12.0, 36.0];

/// The part of that height which panels have to leave so that a guide keeps below them.
const GUIDE_BELOW: f32 = 0.7;

/// The players' rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rows {
    /// The number of players.
    pub players: usize,
    /// The height of a row beyond two lines of text, in the compact and the wide layout.
    pub higher: [f32; 2],
    /// The further height that a row may gain where there are few, likewise.
    pub grows: [f32; 2],
    /// True if a guide needs the room below them.
    pub guided: bool,
    /// The further height of the area of the player's own things below them, in a strip.
    pub taller: f32,
}

impl Rows {
    /// Returns rows of two lines for so many players.
    #[must_use]
    pub fn of(players: usize) -> Self {
        Self {
            players,
            higher: [0.0; 2],
            grows: [0.0; 2],
            guided: false,
            taller: 0.0,
        }
    }
}

/// The places of a table's parts, in units of the canvas.
#[derive(Debug, Clone, Copy)]
pub struct Places {
    /// The whole canvas.
    pub screen: Rect,
    /// The top bar.
    pub top: Rect,
    /// The chart at rest.
    pub board: Rect,
    /// The part of the canvas in which the chart is seen: that place, or a larger one where it has come close.
    pub seen: Rect,
    /// The first player's row.
    pub row: Rect,
    /// The distance from one row to the next.
    pub step: f32,
    /// The player's own mat.
    pub mat: Rect,
    /// The panel of supplies.
    pub supplies: Rect,
    /// The upper panel of the right column.
    pub upper: Rect,
    /// The lower panel of the right column.
    pub lower: Rect,
    /// The panel of the log.
    pub log: Rect,
    /// The middle of the question's upper edge.
    pub prompt: egui::Pos2,
    /// The height below which the hand keeps: the upper edge of the question, or where a hand has sunk.
    pub taken: f32,
    /// The middle of the hand.
    pub hand: egui::Pos2,
    /// The reach of the hand to either side of its centre.
    pub fan: f32,
    /// The rectangles with room for a lesson's guide, the best one first.
    pub guides: [Rect; 3],
    /// The visible part of the panels' strip, and how far it can be rolled; `None` with two columns.
    pub strip: Option<(Rect, f32)>,
}

impl Places {
    /// Returns the layout for a canvas and these rows, with the strip rolled so far. With few players the panels below their rows
    /// move up and are higher, and then so are the rows.
    #[must_use]
    pub fn of(frame: &Frame, rows: Rows, rolled: f32) -> Self {
        let higher = rows.higher[usize::from(frame.wide)];
        if is_strip(frame) {
            return Self::in_a_strip(frame, rows, higher, rolled);
        }
        let mut places = Self::for_five(frame);
        let (players, layout) = (rows.players as f32, usize::from(frame.wide));
        let missing = 5_usize.saturating_sub(rows.players) as f32;
        let down = higher * players - places.step * missing;
        let mut spare = if rows.guided {
            0.0
        } else {
            (-down - HINTS[layout]).max(0.0)
        };
        let mut share = |most: f32| {
            let part = spare.min(most);
            spare -= part;
            part
        };
        let [mat, supplies] = [MAT_GROWS, SUPPLIES_GROW].map(|most| share(most[layout]));
        let row = share(rows.grows[layout] * players) / players.max(1.0);
        let down = down + row * players;
        places.row.max.y += higher + row;
        places.step += higher + row;
        places.mat = places.mat.translate(vec2(0.0, down));
        places.mat.max.y += mat;
        places.supplies = places.supplies.translate(vec2(0.0, down + mat));
        places.supplies.max.y += supplies;
        // Below it there is room for a line of hints.
        let below = places.screen.bottom() - 38.0;
        let left = Rect::from_x_y_ranges(
            places.row.x_range(),
            (places.supplies.bottom() + 8.0).min(below - GUIDE)..=below,
        );
        places.guides = [left; 3];
        places
    }

    fn for_five(frame: &Frame) -> Self {
        let rect = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        let out = out(frame);
        let (width, below, middle) = (frame.size.x, frame.size.y, frame.size.x / 2.0);
        let board = board(frame);
        // Where the chart is as wide as it can be, it leaves more below it.
        let [compact, wide] = BELOW;
        let spare = below - if frame.wide { wide } else { compact } - board.bottom();
        let hand = |up: f32| pos2(middle, below - up - spare.clamp(0.0, RISES));
        let prompt = pos2(middle, below_mat(board) + ASKED[usize::from(frame.wide)]);
        let fan = |least: f32, most: f32| (between(frame).span() / 2.0 - 10.0).clamp(least, most);
        if frame.wide {
            let right = width - 500.0 - out;
            Self {
                screen: frame.rect(),
                top: rect(0.0, 0.0, width, 70.0),
                board,
                seen: board,
                row: rect(20.0 + out, 84.0, 480.0, 78.0),
                step: 88.0,
                mat: rect(20.0 + out, 532.0, 480.0, 190.0),
                supplies: rect(20.0 + out, 752.0, 480.0, 230.0),
                upper: rect(right, 84.0, 480.0, 196.0),
                lower: rect(right, 290.0, 480.0, 286.0),
                log: rect(right, 586.0, 480.0, below - 606.0),
                prompt,
                taken: prompt.y,
                hand: hand(104.0),
                fan: fan(434.0, 526.0),
                guides: [Rect::NOTHING; 3],
                strip: None,
            }
        } else {
            let right = width - 12.0 - COLUMN - out;
            Self {
                screen: frame.rect(),
                top: rect(0.0, 0.0, width, 48.0),
                board,
                seen: board,
                row: rect(12.0 + out, 54.0, COLUMN, 52.0),
                step: 57.0,
                mat: rect(12.0 + out, 342.0, COLUMN, 126.0),
                supplies: rect(12.0 + out, 480.0, COLUMN, 130.0),
                upper: rect(right, 54.0, COLUMN, 118.0),
                lower: rect(right, 180.0, COLUMN, 194.0),
                log: rect(right, 382.0, COLUMN, below - 394.0),
                prompt,
                taken: prompt.y,
                hand: hand(58.0),
                fan: fan(FAN, 376.0),
                guides: [Rect::NOTHING; 3],
                strip: None,
            }
        }
    }

    fn in_a_strip(frame: &Frame, rows: Rows, higher: f32, rolled: f32) -> Self {
        let Rows {
            players, taller, ..
        } = rows;
        let (width, below) = (frame.size.x, frame.size.y);
        let bottom = below - HAND - QUESTION - 10.0;
        let seen = Rect::from_min_max(pos2(6.0, 50.0), pos2(18.0 + COLUMN, bottom));
        let step = 57.0 + higher;
        let mut y = seen.top() + 3.0 - rolled;
        let mut next = |height: f32, gap: f32| {
            let rect = Rect::from_min_size(pos2(12.0, y), vec2(COLUMN, height));
            y += height + gap;
            rect
        };
        let rows = next(step * players as f32 - 5.0, 6.0);
        let mat = next(126.0, 8.0);
        let supplies = next(130.0 + taller, 8.0);
        let upper = next(118.0, 8.0);
        let lower = next(194.0, 8.0);
        let log = next((seen.height() - 6.0).max(150.0), 3.0);
        let farthest = (log.bottom() + 3.0 + rolled - seen.bottom()).max(0.0);
        Self {
            screen: frame.rect(),
            top: Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 48.0)),
            board: board(frame),
            seen: board(frame),
            row: rows.with_max_y(rows.top() + 52.0 + higher),
            step,
            mat,
            supplies,
            upper,
            lower,
            log,
            prompt: pos2(width / 2.0, bottom + APART),
            taken: bottom + APART,
            hand: pos2(width / 2.0, below + 84.0 - HAND),
            fan: FAN,
            guides: Self::guides_by_a_strip(seen, width),
            strip: Some((seen, farthest)),
        }
    }

    /// Returns the layout with the strip ending above a question that reaches up to it. Less of it shows, and it rolls farther.
    #[must_use]
    pub fn above(mut self, question: Option<Rect>) -> Self {
        if let (Some((seen, farthest)), Some(question)) = (&mut self.strip, question)
            && question.left() < seen.right()
        {
            let bottom = (question.top() - APART).min(seen.bottom()).max(seen.top());
            *farthest += seen.bottom() - bottom;
            seen.max.y = bottom;
        }
        self
    }

    /// Returns the layout with the chart at rest elsewhere, and where it is seen. With two columns the question lies below it.
    #[must_use]
    pub fn with_board(mut self, board: Rect, seen: Rect) -> Self {
        if self.strip.is_none() {
            self.prompt.y += below_mat(board) - below_mat(self.board);
            self.taken = self.prompt.y;
        }
        (self.board, self.seen) = (board, seen);
        self
    }

    /// Returns the layout with a hand that has sunk: it neither rises nor falls with what stands above it.
    #[must_use]
    pub fn with_sunk_hand(mut self, frame: &Frame) -> Self {
        self.taken = self.screen.bottom() - SUNK[usize::from(frame.wide)];
        self
    }

    /// Returns the guide's rooms where panels lie in a strip: over the strip or, if it speaks of something there, over either
    /// side of the chart.
    fn guides_by_a_strip(seen: Rect, width: f32) -> [Rect; 3] {
        let chart = Rect::from_x_y_ranges(seen.right() + 8.0..=width - 8.0, seen.y_range());
        let chart = chart.shrink2(vec2(0.0, 4.0));
        let wide = seen.width().min(chart.width());
        let right = chart.with_min_x(chart.right() - wide);
        let left = chart.with_max_x(chart.left() + wide);
        [seen.shrink(4.0), right, left]
    }

    /// Returns the height that a lesson's guide keeps below if its words fit: where the panels of the left column end, or the top of
    /// its room where those leave too little of it.
    #[must_use]
    pub fn guide_top(&self, panels: f32) -> f32 {
        let room = self.guides[0];
        let below = panels + 8.0;
        let fits = self.strip.is_none() && room.bottom() - below >= GUIDE * GUIDE_BELOW;
        if fits {
            below.max(room.top())
        } else {
            room.top()
        }
    }

    /// Returns the upper edge of a question or remark of this height: where the chart ends, or higher, so that it shows whole and
    /// the screen has all of it.
    #[must_use]
    pub fn asked(&self, height: f32) -> f32 {
        match self.strip {
            Some(_) => self.prompt.y.min(self.prompt.y + QUESTION - height),
            None => self.prompt.y.min(self.screen.bottom() - APART - height),
        }
    }

    /// Returns the point at which a notice of this height stands by what is asked, and its side there: below that, where the hand
    /// makes way, so that the chart shows whole.
    ///
    /// Without room there it stands above.
    #[must_use]
    pub fn noticed(&self, asked: Rangef, height: f32) -> (egui::Pos2, Align2) {
        let below = asked.max + NOTICE;
        if self.strip.is_none() && below + height + APART <= self.screen.bottom() {
            (pos2(self.prompt.x, below), Align2::CENTER_TOP)
        } else {
            let above = asked.min - NOTICE;
            (pos2(self.prompt.x, above), Align2::CENTER_BOTTOM)
        }
    }

    /// Returns where a hint of this size lies: below the question, so that chart and choices show with it.
    ///
    /// Without room there it lies over the foot of the strip, or aside.
    #[must_use]
    pub fn advice(&self, asked: Rangef, size: egui::Vec2, aside: bool) -> Rect {
        let middle = match self.strip {
            Some((seen, _)) => {
                let foot = seen.bottom().min(asked.min);
                pos2(seen.center().x, foot - size.y / 2.0 - 4.0)
            }
            None if aside => {
                let room = self.guides[0];
                // The hand lies below what is asked, and reaches into the column where that is near.
                let foot = if room.right() > self.hand.x - self.fan {
                    room.bottom().min(asked.max)
                } else {
                    room.bottom()
                };
                pos2(room.center().x, foot - size.y / 2.0)
            }
            None => pos2(self.prompt.x, asked.max + size.y / 2.0 + 8.0),
        };
        Rect::from_center_size(middle, size)
    }

    /// Returns the greatest width of a hint, below the question or aside.
    #[must_use]
    pub fn advised(&self, usual: f32, aside: bool) -> f32 {
        match self.strip {
            Some((seen, _)) => seen.width() - 8.0,
            None if aside => self.guides[0].width(),
            None => usual,
        }
    }

    /// Returns where a page about a line of the log lies: beside the strip, above the question.
    ///
    /// Returns `None` without room there, and with two columns, where the page lies beside its line.
    #[must_use]
    pub fn page(&self, asked: f32) -> Option<Rect> {
        const LEAST: f32 = 120.0;
        let (seen, _) = self.strip?;
        let room = Rect::from_x_y_ranges(
            seen.right() + 6.0..=self.screen.right() - 6.0,
            self.top.bottom() + 4.0..=asked - 6.0,
        );
        (room.height() > LEAST).then_some(room)
    }

    /// Returns the greatest width of a question: `usual`, or the whole canvas where the panels lie in a strip.
    #[must_use]
    pub fn widest(&self, usual: f32) -> f32 {
        let whole = self.screen.width() - 16.0;
        match self.strip {
            Some(_) => whole,
            None => usual.min(whole),
        }
    }
}

#[cfg(test)]
mod tests;
