//! Where the panels lie.

use crate::theme::Frame;
use bevy_egui::egui::{self, Rect, pos2, vec2};

/// Room beyond 16:9.
pub(super) fn spare(frame: &Frame) -> f32 {
    (frame.size.x - if frame.wide { 1920.0 } else { 1280.0 }).max(0.0)
}

/// Where the panels lie.
#[derive(Debug, Clone, Copy)]
pub struct Places {
    /// The whole canvas.
    pub screen: Rect,
    /// The top bar.
    pub top: Rect,
    /// Dusk, Moonlight and Dawn in it.
    pub phases: Rect,
    /// The first pirate's row.
    pub row: Rect,
    /// From one row to the next.
    pub step: f32,
    /// One's own mat.
    pub mat: Rect,
    /// What is left on the table.
    pub supplies: Rect,
    /// Vane, tide, colonial ships.
    pub weather: Rect,
    /// Barrels, grid, bag.
    pub magic: Rect,
    /// The log.
    pub log: Rect,
    /// The question: its middle, at the top.
    pub prompt: egui::Pos2,
    /// The middle of the hand.
    pub hand: egui::Pos2,
    /// What is left for the guide of a lesson.
    pub guide: Rect,
}

impl Places {
    /// The layout for a canvas and so many pirates. Where they are few, what lies below their rows moves up.
    #[must_use]
    pub fn of(frame: &Frame, pirates: usize) -> Self {
        let mut places = Self::for_five(frame);
        let up = vec2(0.0, places.step * 5_usize.saturating_sub(pirates) as f32);
        places.mat = places.mat.translate(-up);
        places.supplies = places.supplies.translate(-up);
        // Below it there is room for a line of hints.
        places.guide = Rect::from_x_y_ranges(
            places.row.x_range(),
            places.supplies.bottom() + 8.0..=places.screen.bottom() - 38.0,
        );
        places
    }

    fn for_five(frame: &Frame) -> Self {
        let rect = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
        let spare = spare(frame);
        // Columns move out with a wide window, but no further than they can be seen together.
        let out = (spare / 2.0).min(120.0);
        let (left, right) = (spare / 2.0 - out, spare / 2.0 + out);
        let middle = spare / 2.0;
        let width = frame.size.x;
        let below = frame.size.y;
        if frame.wide {
            Self {
                screen: frame.rect(),
                top: rect(0.0, 0.0, width, 70.0),
                phases: rect(725.0 + middle, 6.0, 470.0, 46.0),
                row: rect(20.0 + left, 84.0, 480.0, 78.0),
                step: 88.0,
                mat: rect(20.0 + left, 532.0, 480.0, 190.0),
                supplies: rect(20.0 + left, 752.0, 480.0, 230.0),
                weather: rect(1420.0 + right, 84.0, 480.0, 196.0),
                magic: rect(1420.0 + right, 290.0, 480.0, 286.0),
                log: rect(1420.0 + right, 586.0, 480.0, below - 606.0),
                prompt: pos2(960.0 + middle, 764.0),
                hand: pos2(960.0 + middle, below - 104.0),
                guide: Rect::NOTHING,
            }
        } else {
            Self {
                screen: frame.rect(),
                top: rect(0.0, 0.0, width, 48.0),
                phases: rect(458.0 + middle, 4.0, 364.0, 36.0),
                row: rect(12.0 + left, 54.0, 318.0, 52.0),
                step: 57.0,
                mat: rect(12.0 + left, 342.0, 318.0, 126.0),
                supplies: rect(12.0 + left, 480.0, 318.0, 130.0),
                weather: rect(950.0 + right, 54.0, 318.0, 118.0),
                magic: rect(950.0 + right, 180.0, 318.0, 194.0),
                log: rect(950.0 + right, 382.0, 318.0, below - 394.0),
                prompt: pos2(640.0 + middle, 536.0),
                hand: pos2(640.0 + middle, below - 58.0),
                guide: Rect::NOTHING,
            }
        }
    }
}
