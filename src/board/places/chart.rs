//! The place of the chart: between the panels, clear of the question below it, and larger where it may be.

use crate::theme::Frame;
use bevy_egui::egui::{self, Rangef, Rect, pos2, vec2};

/// The smallest canvas on which two columns of the compact layout leave the chart its room, and the hand between them.
const TWO_COLUMNS: egui::Vec2 = vec2(2.0 * (12.0 + COLUMN + FAN), 620.0);
/// The width of a column of the compact layout.
pub(super) const COLUMN: f32 = 318.0;
/// The least reach of a hand to either side of its centre in the compact layout.
pub(super) const FAN: f32 = 309.0;
/// The height of a hand that shows below the chart beside a strip.
pub(super) const HAND: f32 = 42.0;
/// The room below the chart for the question and the hand, in the compact and the wide layout.
pub(super) const BELOW: [f32; 2] = [208.0, 352.0];
/// The height of a question of one line.
pub(super) const QUESTION: f32 = 40.0;
/// Minimum gap above the prompt.
pub(super) const APART: f32 = 6.0;
/// The gap between the mat of a chart and a question below it, in the compact and the wide layout.
pub(super) const ASKED: [f32; 2] = [APART, 10.0];
/// The reach of a chart's mat beyond it, in widths of the chart.
pub(super) const MAT: f32 = 0.036;
/// The room below a chart that makes way for a question, which is clear of things on the lower edge of the frame, too.
const FOOT: f32 = 30.0;
/// The spaces of a slim chart that are bare on either side.
const BARE: f32 = 1.0;
/// The room of a hand that has sunk, with a remark above it, in the compact and the wide layout.
pub(super) const SUNK: [f32; 2] = [48.0, 64.0];
/// The height of a question of two lines, likewise. A slim chart does not grow over lower ones, so that it rests from question to
/// question.
const TWO_LINES: [f32; 2] = [84.0, 106.0];
/// The least share of its size to which a chart shrinks for a question.
const LEAST: f32 = 0.5;

/// Returns whether the panels lie below each other in a strip.
pub(super) fn is_strip(frame: &Frame) -> bool {
    !frame.wide && (frame.size.x < TWO_COLUMNS.x || frame.size.y < TWO_COLUMNS.y)
}

/// Returns the distance of the columns from the canvas's edges beyond the usual: on a wide canvas they move in, so that they can
/// be seen together.
pub(super) fn out(frame: &Frame) -> f32 {
    let usual = if frame.wide { 1920.0 } else { 1280.0 };
    let spare = (frame.size.x - usual).max(0.0);
    spare / 2.0 - (spare / 2.0).min(120.0)
}

/// Returns the room for the chart from left to right, between the panels.
pub(super) fn between(frame: &Frame) -> Rangef {
    let width = frame.size.x;
    if is_strip(frame) {
        return Rangef::new(18.0 + COLUMN, width - 4.0);
    }
    let edge = out(frame) + if frame.wide { 500.0 } else { 12.0 + COLUMN };
    Rangef::new(edge, width - edge)
}

/// Returns where the chart lies at rest: ten spaces by eight, as large as the panels leave room for.
#[must_use]
pub fn board(frame: &Frame) -> Rect {
    let [compact, wide] = BELOW;
    let (top, below, spaces) = if is_strip(frame) {
        (62.0, HAND + QUESTION + 18.0, 10.6)
    } else if frame.wide {
        (88.0, wide, 11.5)
    } else {
        (64.0, compact, 620.0 / 56.0)
    };
    let room = between(frame);
    let square = (room.span() / spaces).min((frame.size.y - top - below) / 8.0);
    let corner = pos2(room.center() - square * 5.0, top);
    Rect::from_min_size(corner, vec2(10.0, 8.0) * square)
}

/// Returns the height that a question covers of the chart at rest, with the room below it, in units; 0 where the panels lie in
/// columns.
#[must_use]
pub fn covered(frame: &Frame, question: Rect) -> f32 {
    let reaches = board(frame).bottom() - question.top();
    if is_strip(frame) && reaches > 0.0 {
        reaches + FOOT
    } else {
        0.0
    }
}

/// Returns the lower edge of a chart's mat.
pub(super) fn below_mat(board: Rect) -> f32 {
    board.bottom() + board.width() * MAT
}

/// Returns the height that a slim chart at rest gains above a question of some height while the hand has sunk, in units; 0 where
/// the panels lie in a strip.
#[must_use]
pub fn gained(frame: &Frame, question: f32) -> f32 {
    if is_strip(frame) {
        return 0.0;
    }
    let (board, layout) = (board(frame), usize::from(frame.wide));
    let foot = frame.size.y - SUNK[layout] - question.max(TWO_LINES[layout]) - ASKED[layout];
    let higher = (foot - board.top()) / (below_mat(board) - board.top());
    let wide = (1.0 - 0.2 * BARE + 2.0 * MAT) * board.width();
    let part = higher.min(between(frame).span() / wide);
    (part - 1.0).max(0.0) * board.height()
}

/// Returns where the chart lies at rest, smaller where something reaches over so much of it from below, or larger where that
/// is below 0.
#[must_use]
pub fn board_clear_of(frame: &Frame, covered: f32) -> Rect {
    let board = board(frame);
    if covered == 0.0 {
        return board;
    }
    let part = (1.0 - covered / board.height()).max(LEAST);
    let aside = board.width() * (1.0 - part) / 2.0;
    let corner = board.min + vec2(aside, 0.0);
    Rect::from_min_size(corner, board.size() * part)
}

/// Returns the part of the canvas through which a larger chart shows: between the panels, as high as the mat of the chart is at rest.
#[must_use]
pub fn opening(frame: &Frame, board: Rect) -> Rect {
    let mat = board.width() * MAT;
    Rect::from_x_y_ranges(between(frame).shrink(2.0), board.y_range().expand(mat))
}
