//! The strip in which the panels lie below each other where there is no room for two columns: it rolls by the wheel, to
//! where the keyboard's cursor goes, to what is asked, and to the panel whose sign in the top bar is clicked.

use super::places::Places;
use crate::theme::{Pen, palette};
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, pos2};

/// The margin round a thing that comes into sight.
const MARK: f32 = 8.0;
/// The distance from one sign to the next.
const STEP: f32 = 35.0;

/// The change of the session that the strip was rolled for, and whether the question's place was known then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RolledFor(Option<(Tick, bool)>);

/// A panel of the strip.
#[derive(Debug, Clone)]
pub struct Panel {
    /// Its picture in the top bar.
    pub icon: &'static str,
    /// Its name there.
    pub name: String,
    /// Its rectangle.
    pub place: Rect,
}

/// The inputs by which the strip rolls.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a, S> {
    /// The spots of the open choices, with their rectangles.
    pub landings: &'a [(S, Rect)],
    /// True if nothing moves.
    pub idle: bool,
    /// The tick of the observation that is drawn.
    pub seen: Option<Tick>,
    /// True if a line of the log is asked why.
    pub why: bool,
}

/// Draws the signs in the top bar and rolls the strip: changes the distance that it is rolled, and what it was rolled for. Does
/// nothing where the panels lie in columns.
///
/// After a change a guide's `marks` come into sight, else the things that the choices there are `about`.
pub fn roll<S: Copy>(
    pen: &mut Pen,
    places: &Places,
    panels: &[Panel],
    wanted: Wanted<S>,
    (rolled, asked): &mut (f32, RolledFor),
    marks: impl FnOnce(&Pen) -> Vec<Rect>,
    about: impl Fn(S) -> Option<Rect>,
) {
    let Some((seen, farthest)) = places.strip else {
        return;
    };
    let mut to = *rolled + signs(pen, places, panels, wanted, seen).unwrap_or(0.0);
    let pointer = pen.ui.input(|input| input.pointer.hover_pos());
    if pointer.is_some_and(|pointer| seen.contains(pointer)) {
        to -= pen.ui.input(|input| input.smooth_scroll_delta().y);
    }
    let inside = |x: f32| seen.x_range().contains(x);
    if pen.targets.is_fresh()
        && let Some(cursor) = pen.targets.focused().filter(|at| inside(at.x))
    {
        to = *rolled + beyond(seen, cursor.y);
    }
    // What has just been asked may be answered where nobody looks, and a guide may speak of what lies there.
    if let Some(now) = wanted.seen.filter(|_| wanted.idle)
        && *asked != RolledFor(Some((now, true)))
    {
        // The question is drawn after the strip: how much of that it leaves is known in the second frame.
        let first = *asked != RolledFor(Some((now, false)));
        *asked = RolledFor(Some((now, !first)));
        pen.ui.ctx().request_repaint();
        let marks = marks(pen).into_iter();
        let marked = marks.filter(|mark| inside(mark.center().x));
        let marked = marked.reduce(Rect::union);
        let asked = marked.or_else(|| offered(panels, wanted.landings, seen, about));
        if let Some(asked) = asked {
            *rolled = (*rolled + into_sight(seen, asked)).clamp(0.0, farthest);
            return;
        }
    }
    // A line of the log that is asked why is to be seen.
    if wanted.why {
        to = *rolled + places.log.top() - seen.top() - 3.0;
    }
    *rolled = to.clamp(0.0, farthest);
}

/// Returns the rectangle of what the choices are about on the panel of the strip that has most of them; `None` if none has any.
fn offered<S: Copy>(
    panels: &[Panel],
    landings: &[(S, Rect)],
    seen: Rect,
    about: impl Fn(S) -> Option<Rect>,
) -> Option<Rect> {
    let lies = |panel: Rect| {
        let landings = landings.iter();
        landings.filter(move |(_, rect)| panel.contains(rect.center()))
    };
    let places = panels.iter().map(|panel| panel.place);
    let inside = places.filter(|panel| seen.x_range().contains(panel.center().x));
    // The first of several.
    let most = inside.rev().max_by_key(|&panel| lies(panel).count())?;
    let about = lies(most).map(|(spot, rect)| about(*spot).unwrap_or(*rect));
    about.reduce(Rect::union)
}

/// Returns how far to roll down, or up if it is below 0, until something is in sight: all of it, or its upper part where there is
/// no room for that.
fn into_sight(seen: Rect, what: Rect) -> f32 {
    let above = what.top() - seen.top() - MARK;
    let below = what.bottom() - seen.bottom() + MARK;
    if above < 0.0 {
        above
    } else {
        below.clamp(0.0, above)
    }
}

/// Returns how far a height is above (below 0) or below the visible part, less a margin; 0 if it is inside.
fn beyond(seen: Rect, y: f32) -> f32 {
    let room = seen.shrink2(Vec2::new(0.0, (seen.height() * 0.3).min(70.0)));
    y - y.clamp(room.top(), room.bottom())
}

/// Draws a sign for each panel, framed where something can be chosen on it. Returns how far to roll to the one that was clicked.
fn signs<S>(
    pen: &mut Pen,
    places: &Places,
    panels: &[Panel],
    wanted: Wanted<S>,
    seen: Rect,
) -> Option<f32> {
    let right = places.screen.right() - 12.0 - super::top::BUTTON * 4.0;
    let middle = places.top.center().y - 2.0;
    let mut clicked = None;
    for (before, panel) in panels.iter().rev().enumerate().rev() {
        let Panel { icon, name, place } = panel;
        let at = pos2(right - STEP * (before as f32 + 0.5), middle);
        let rect = Rect::from_center_size(at, Vec2::new(STEP - 3.0, 36.0));
        let hit = pen.hit_at(rect, at, "bar", name);
        let mut landings = wanted.landings.iter();
        let offers = landings.any(|(_, lies)| place.contains(lies.center()));
        let radius = CornerRadius::same(8);
        let shown = place.intersects(seen.shrink(20.0));
        if shown {
            let fill = palette::FILL_LIT;
            pen.ui.painter().rect_filled(rect, radius, fill);
        }
        if offers && wanted.idle {
            let stroke = Stroke::new(1.8, palette::CREAM);
            let painter = pen.ui.painter();
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
        let tint = match (hit.hovered, shown) {
            (true, _) => palette::BRASS_LIGHT,
            (false, true) => palette::TEXT,
            (false, false) => palette::FAINT,
        };
        pen.icon(icon, at, 20.0, tint);
        if hit.focused {
            pen.mark(rect.shrink(3.0), radius);
        }
        if hit.tip(name.as_str()).clicked {
            clicked = Some(place.top() - seen.top() - 3.0);
        }
    }
    clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strip_rolls_as_far_as_all_that_is_asked_for_needs_and_no_farther() {
        let seen = Rect::from_x_y_ranges(0.0..=300.0, 100.0..=400.0);
        let roll = |top: f32, bottom: f32| {
            into_sight(seen, Rect::from_x_y_ranges(0.0..=300.0, top..=bottom))
        };
        assert_eq!(roll(150.0, 300.0), 0.0, "it is in sight");
        assert_eq!(roll(350.0, 450.0), 50.0 + MARK);
        assert_eq!(roll(40.0, 90.0), -60.0 - MARK);
        // Of what is higher than the strip the upper part is seen.
        assert_eq!(roll(300.0, 900.0), 200.0 - MARK);
    }
}
