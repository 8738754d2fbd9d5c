//! A player's own mat: things with captions on its upper line, and things with names, where there is room, on its lower one, or
//! on two where the mat is higher.

use super::spread::spread;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, FontId, Pos2, Rect, Stroke, pos2, vec2};

/// Returns the y coordinate of a mat's upper line, whose things have captions.
pub fn upper_line(pen: &Pen, mat: Rect) -> f32 {
    mat.top() + pen.pick(50.0, 73.0)
}

/// Returns the rectangle of things with their common caption, if they lie on a mat's upper line and are wide enough for one; else
/// their own rectangle.
#[must_use]
pub fn with_caption(pen: &Pen, mat: Rect, things: Rect) -> Rect {
    let line = upper_line(pen, mat);
    let lies = mat.shrink(1.0).contains_rect(things) && things.y_range().contains(line);
    if lies && things.width() > pen.pick(70.0, 100.0) {
        // Clear of the heading over them.
        let top = things.top() + pen.pick(4.0, 5.0);
        things
            .with_min_y(top)
            .with_max_y(line + pen.pick(31.0, 47.0))
    } else {
        things
    }
}

/// Draws a caption under things of the upper line.
pub fn caption(pen: &Pen, under: Rect, text: &str) {
    let at = pos2(under.center().x, under.center().y + pen.pick(27.0, 42.0));
    let font = Typeface::Plain.at(pen.pick(14.0, 16.0));
    pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
}

/// A thing of a mat's lower line.
#[derive(Debug, Clone, PartialEq)]
pub struct Thing {
    /// Its width.
    pub wide: f32,
    /// The text beside it where there is room; empty for none.
    pub name: String,
}

/// Returns the height of things of the lower line.
pub fn high(pen: &Pen) -> f32 {
    pen.pick(29.0, 42.0)
}

/// Returns the typeface of the lower line.
pub fn letters(pen: &Pen) -> FontId {
    Typeface::Plain.at(pen.pick(14.5, 17.0))
}

/// Returns the width of a text of the lower line, with the gap before it.
pub fn beside(pen: &Pen, text: &str) -> f32 {
    pen.wide_as(text, letters(pen)) + 5.0
}

/// Returns where the things of the lower line lie, and whether all their names have room beside them. For that they lie on two
/// lines where the mat is high enough; without that room they overlap rather than spill over.
pub fn lower_line(pen: &Pen, mat: Rect, things: &[Thing]) -> (Vec<Rect>, bool) {
    let size = high(pen);
    let room = mat.width() - pen.pick(26.0, 38.0);
    let plain: Vec<f32> = things.iter().map(|thing| thing.wide).collect();
    let named = |thing: &Thing| match thing.name.as_str() {
        "" => thing.wide,
        name => thing.wide + beside(pen, name),
    };
    let full: Vec<f32> = things.iter().map(named).collect();
    let gap = pen.pick(7.0, 12.0);
    let fits = |line: &[f32]| {
        let gaps = gap * line.len().saturating_sub(1) as f32;
        line.iter().sum::<f32>() + gaps <= room
    };
    let spare = (mat.height() - pen.pick(126.0, 190.0)).max(0.0);
    let step = size + 8.0;
    let broken = (spare >= step).then(|| {
        let mut ends = (1..full.len()).rev();
        ends.find(|&end| fits(&full[..end]) && fits(&full[end..]))
    });
    let (ends, names) = match broken.flatten() {
        _ if fits(&full) => (full.len(), true),
        Some(end) => (end, true),
        None => (full.len(), false),
    };
    let middle = mat.bottom() - pen.pick(23.0, 36.0) - spare / 2.0;
    let up = if ends < full.len() { step / 2.0 } else { 0.0 };
    let begins = mat.left() + pen.pick(13.0, 19.0);
    let line = |things: std::ops::Range<usize>, y: f32| {
        let widths = if names { &full } else { &plain };
        let lefts = spread(&widths[things.clone()], room, gap).into_iter();
        let lies = lefts.zip(&plain[things]).map(move |(left, &wide)| {
            let corner = pos2(begins + left, y - size / 2.0);
            Rect::from_min_size(corner, vec2(wide, size))
        });
        lies.collect::<Vec<_>>()
    };
    let [first, second] = [
        line(0..ends, middle - up),
        line(ends..full.len(), middle + up),
    ];
    ([first, second].concat(), names)
}

/// Writes the name beside a thing of the lower line.
pub fn name(pen: &Pen, place: Rect, name: &str) {
    let at = place.right_center() + vec2(5.0, 0.0);
    pen.text(at, Align2::LEFT_CENTER, letters(pen), palette::TEXT, name);
}

/// Draws an empty place.
pub fn empty(pen: &Pen, centre: Pos2, radius: f32) {
    let stroke = Stroke::new(1.4, palette::LINE);
    pen.dashed_circle(centre, radius, stroke, 4.0, 4.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;

    fn laid(mat: Rect) -> (Vec<Rect>, bool) {
        let things = ["", "Telescope", "Morgan's Eye", "", "GriGri", "Compass"].map(|name| Thing {
            wide: 29.0,
            name: name.to_owned(),
        });
        let found = std::rc::Rc::new(std::cell::Cell::new(None));
        let finds = found.clone();
        let mut screen = canvas((), move |pen, ()| {
            finds.set(Some(lower_line(pen, mat, &things)));
        });
        screen.run_steps(2);
        found.take().expect("it was drawn")
    }

    #[test]
    fn a_higher_mat_has_room_for_names_on_two_lines_and_none_of_them_is_over_another() {
        let mat = Rect::from_min_size(pos2(12.0, 300.0), vec2(318.0, 126.0));
        let (flat, named) = laid(mat);
        assert!(!named && flat.iter().all(|place| place.top() == flat[0].top()));
        let higher = mat.with_max_y(mat.bottom() + 40.0);
        let (places, named) = laid(higher);
        assert!(named && places.len() == flat.len());
        assert!(places[0].top() < places[5].top());
        for (number, place) in places.iter().enumerate() {
            assert!(higher.contains_rect(*place), "{place}");
            // Clear of the captions of the upper line.
            assert!(place.top() > higher.top() + 85.0, "{place}");
            let others = &places[..number];
            assert!(!others.iter().any(|other| other.intersects(*place)));
        }
    }
}
