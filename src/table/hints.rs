//! Hints for keys and pad: the key or button of each act on the device in use.

use super::Act;
use crate::controls::Device;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Pos2, vec2};
use rules::table::words::Words;

/// The number of columns.
const COLUMNS: usize = 2;

/// Draws hints in two columns whose lower left corner is `corner`: the first ones, as many as have room in a height. The mouse needs
/// none.
pub fn draw(pen: &Pen, corner: Pos2, room: f32, acts: &[Act], words: &Words) {
    if pen.controls.device == Device::Mouse {
        return;
    }
    let step = vec2(pen.pick(158.0, 238.0), pen.pick(27.0, 30.0));
    let high = pen.pick(22.0, 25.0);
    let lines = (room / step.y).max(0.0) as usize;
    let known: Vec<_> = acts
        .iter()
        .filter_map(|&act| Some((act, pen.controls.press(act)?)))
        .take(COLUMNS * lines)
        .collect();
    let down = known.len().div_ceil(COLUMNS);
    for (number, (act, press)) in known.into_iter().enumerate() {
        let (column, line) = (number / down, number % down);
        let off = vec2(
            step.x * column as f32,
            step.y * (line as f32 - down as f32 + 0.5),
        );
        let left = corner + off;
        let wide = pen.glyph(left, high, press, words);
        let at = left + vec2(wide + 7.0, 0.0);
        let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
        let text = words.say(&format!("ui-act-{act:?}"), &[]);
        pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, text);
    }
}
