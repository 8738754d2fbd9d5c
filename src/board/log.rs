//! The log in words: a line an event, a heading where a part of the game begins, and for the asking the rule behind each.

use super::why;
use crate::table::tips::{self, Tip};
use crate::table::{Act, Timeline, Travel, Watching};
use crate::theme::{Pen, Typeface, palette, roll_under};
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Galley, Id, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2,
    vec2,
};
use rules::table::Seat;
use rules::table::words::Words;
use std::sync::Arc;

/// The room beside the lines for the bar that rolls them.
const BESIDE: f32 = 14.0;

/// The contents of the log's panel.
pub struct Log<'a> {
    /// The game's id.
    pub game: &'static str,
    /// The number of lines.
    pub lines: usize,
    /// Returns the line of an index.
    pub entry: &'a dyn Fn(usize) -> Entry<'a>,
    /// The viewer, and the tick at which the log was told anew from its first line. If either changes, all lines are laid out
    /// again.
    pub told: (Option<Seat>, Option<Tick>),
    /// The timeline below the lines.
    pub timeline: &'a Timeline,
    /// True if this is a lesson, which goes back by its own steps.
    pub lesson: bool,
}

/// A line of the log.
#[derive(Debug, Clone)]
pub struct Entry<'a> {
    /// The number of its event.
    pub number: usize,
    /// The event in words.
    pub text: &'a str,
    /// The rule behind it, in a sentence.
    pub rule: String,
    /// The picture of the part of the game that begins with it, if one does.
    pub begins: Option<&'static str>,
    /// The badge and name of the seat that does it, if any.
    pub by: Option<(String, String)>,
    /// True if it happened since a person last decided.
    pub new: bool,
}

/// The layout of the lines, made once, since a game has more than a thousand of them.
#[derive(Debug, Clone)]
struct Lay {
    told: (Option<Seat>, Option<Tick>),
    letters: f32,
    width: f32,
    /// The lower edge of each line.
    ends: Vec<f32>,
    /// The index of the first line of those that came last while somebody looked.
    fresh: usize,
    /// True where the newest line is in sight, so that the next one shall be.
    at_end: bool,
    /// The height of all lines, and that of the room for them, when they were drawn last.
    high: f32,
    room: f32,
}

impl Default for Lay {
    fn default() -> Self {
        Self {
            told: (None, None),
            letters: 0.0,
            width: 0.0,
            ends: Vec::new(),
            fresh: usize::MAX,
            at_end: true,
            high: 0.0,
            room: 0.0,
        }
    }
}

impl Lay {
    /// Returns the upper edge of a line, from that of the first.
    fn top(&self, place: usize) -> f32 {
        place.checked_sub(1).map_or(0.0, |before| self.ends[before])
    }
}

/// The sizes of a line.
#[derive(Clone, Copy)]
struct Sizes {
    text: f32,
    badge: f32,
    left: f32,
    pill: egui::Vec2,
    gap: f32,
}

impl Sizes {
    /// Returns the sizes, with a pill as wide as its text.
    fn of(pen: &Pen, why: &str) -> Self {
        let font = Typeface::Plain.at(pen.pick(14.0, 16.0));
        let painter = pen.ui.painter();
        let why = painter.layout_no_wrap(why.to_owned(), font, palette::FAINT);
        let why = why.size().x;
        Self {
            text: pen.pick(14.5, 17.0),
            badge: pen.pick(19.0, 24.0),
            left: pen.pick(25.0, 34.0),
            pill: pen.pick(vec2(why + 11.0, 20.0), vec2(why + 22.0, 26.0)),
            gap: pen.pick(6.0, 9.0),
        }
    }

    /// Returns the width of the text, beside badge and pill, on a line of a width.
    fn room(self, width: f32) -> f32 {
        width - self.left - self.pill.x - 5.0
    }

    /// Returns the height of a line with a text so high; one that `begins` something is set off.
    fn height(self, text: f32, begins: bool) -> f32 {
        let above = if begins { self.gap } else { 0.0 };
        text.max(self.badge) + self.gap + above
    }
}

/// Draws the log, and returns where the player wants to go in the game.
///
/// `asked` is the line that a key asks about, counted back from the newest: it is rolled to, and cleared once its page is open.
/// `page` is set to the page that a line opens.
pub fn draw(
    pen: &mut Pen,
    rect: Rect,
    log: &Log,
    words: &Words,
    asked: &mut Option<usize>,
    page: &mut Option<why::OpenPage>,
) -> Option<Travel> {
    pen.panel(rect);
    let title = words.say("ui-log", &[]);
    let at = pos2(rect.left() + 14.0, rect.top() + pen.pick(17.0, 24.0));
    let heading = pen.heading(at, &title);
    let keys = [("closer", Act::Closer), ("farther", Act::Farther)]
        .map(|(name, act)| (name, pen.controls.told(act, words).into()));
    pen.explain(heading.expand(4.0), || {
        format!("{title}\n{}", words.say("ui-log.tip", &keys))
    });
    let inner = Rect::from_min_max(
        rect.min + vec2(12.0, pen.pick(32.0, 46.0)),
        rect.max - vec2(8.0, 8.0 + log.timeline.height(pen)),
    );
    let below = Rect::from_min_max(
        pos2(rect.left() + 6.0, inner.bottom() + 2.0),
        rect.max - vec2(6.0, 6.0),
    );
    let mut travel = if log.lesson {
        None
    } else {
        log.timeline.draw(pen, below, words)
    };
    if let Some((id, act, way)) = in_the_corner(log.timeline)
        && corner(pen, rect, words, id, act)
    {
        travel = Some(way);
    }
    let why = words.say("ui-why-line", &[]);
    let sizes = Sizes::of(pen, &why);
    let id = Id::new(("log's lay", log.game));
    let width = inner.width() - BESIDE;
    let mut lay: Lay = pen
        .ui
        .data_mut(|data| data.remove_temp(id))
        .unwrap_or_default();
    extend(&mut lay, pen, log, sizes, width);
    let whole = lay.ends.last().copied().unwrap_or(0.0);
    let builder = UiBuilder::new().max_rect(inner);
    let (wide, plan) = (pen.wide, pen.plan);
    let (gallery, targets, controls) = (pen.gallery, &mut *pen.targets, pen.controls);
    pen.ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        let mut area = ScrollArea::vertical().auto_shrink([false, false]);
        // An area that sticks to its end gets there a frame late, which is never drawn where nothing else moves.
        let grown = std::mem::replace(&mut lay.high, whole) < whole;
        let fits_less = std::mem::replace(&mut lay.room, inner.height()) > inner.height();
        if (grown || fits_less) && lay.at_end {
            area = area.vertical_scroll_offset((whole - inner.height()).max(0.0));
        }
        area.show_viewport(ui, |ui, seen| {
            lay.at_end = seen.bottom() > whole - 1.0;
            ui.set_height(whole);
            let corner = ui.max_rect().min;
            let wanted = asked.and_then(|back| lay.ends.len().checked_sub(back + 1));
            // No line is so old.
            *asked = asked.filter(|_| wanted.is_some());
            if let Some(wanted) = wanted {
                let row = Rect::from_x_y_ranges(
                    corner.x..=corner.x + width,
                    corner.y + lay.top(wanted)..=corner.y + lay.ends[wanted],
                );
                ui.scroll_to_rect(row, None);
            }
            let mut pen = Pen {
                ui,
                gallery,
                targets,
                controls,
                wide,
                plan,
            };
            let fresh = Id::new("fresh lines");
            let faded = pen.faded(fresh, lay.fresh as u64);
            let first = lay.ends.partition_point(|end| *end < seen.top());
            let mut said: Vec<&str> = Vec::new();
            for place in first..lay.ends.len() {
                let top = lay.top(place);
                if top > seen.bottom() {
                    break;
                }
                let end = lay.ends[place];
                let at = Rect::from_min_max(corner + vec2(0.0, top), corner + vec2(width, end));
                let is_asked = wanted == Some(place);
                pen.ui
                    .set_opacity(if place < lay.fresh { 1.0 } else { faded });
                let entry = (log.entry)(place);
                let last = place + 1 == log.lines;
                let (row, pill) = line(&mut pen, &entry, last, sizes, at);
                // A screen reader reads the line with it.
                let twins = said.iter().filter(|text| **text == entry.text).count();
                said.push(entry.text);
                let label = match twins {
                    0 => format!("{} {why}", entry.text),
                    twins => format!("{} ({}) {why}", entry.text, twins + 1),
                };
                let text = (why.as_str(), label.as_str());
                let closed = why::button(&mut pen, page, entry.number, text, row, pill, is_asked);
                if let Some(button) = closed {
                    tips::show(&mut pen, button, || Tip::new("", &entry.rule));
                }
                if is_asked {
                    *asked = None;
                }
            }
            pen.ui.set_opacity(1.0);
            let lines = inner.with_max_x(corner.x + width);
            let hidden = [seen.top(), whole - seen.bottom()];
            roll_under(pen.ui.painter(), lines, palette::PANEL_SOLID, hidden);
            // Pages are turned where the cursor is, as the wheel rolls what the mouse is on. It stays in the log.
            let cursor = pen.targets.focused().filter(|at| rect.contains(*at));
            if cursor.is_some() && pen.turn_pages(inner.height()) {
                pen.targets.lay(&title);
            }
        });
    });
    pen.ui.data_mut(|data| data.insert_temp(id, lay));
    travel
}

/// Returns the text, key and effect of the button in the panel's corner: to see once more what the others did or, in a game that
/// nobody plays, to pause it or go on.
fn in_the_corner(timeline: &Timeline) -> Option<(&'static str, Act, Travel)> {
    match timeline.watched {
        Some(watching) if watching.paused => Some(("ui-watch-on", Act::Hurry, Travel::Pause)),
        Some(Watching {
            ends: [_, over], ..
        }) => (!over).then_some(("ui-watch-pause", Act::Hurry, Travel::Pause)),
        None => timeline
            .replay
            .then_some(("ui-replay", Act::Replay, Travel::Replay)),
    }
}

/// Draws the button in the panel's corner, and returns whether it was clicked.
fn corner(pen: &mut Pen, rect: Rect, words: &Words, id: &str, act: Act) -> bool {
    let text = words.say(id, &[]);
    let font = Typeface::Plain.at(pen.pick(14.0, 16.0));
    let edge = pos2(rect.right() - 16.0, rect.top() + pen.pick(17.0, 24.0));
    let place = pen
        .ui
        .painter()
        .layout_no_wrap(text.clone(), font.clone(), palette::FAINT);
    let place = Align2::RIGHT_CENTER
        .anchor_size(edge, place.size())
        .expand(6.0);
    let hit = pen.hit_at(place, place.center(), "bar", &text);
    if hit.focused {
        pen.mark(place, CornerRadius::same(6));
    }
    let colour = if hit.hovered {
        palette::BRASS_LIGHT
    } else {
        palette::FAINT
    };
    let drawn = pen.text(edge, Align2::RIGHT_CENTER, font, colour, text);
    let under = Stroke::new(1.0, colour.gamma_multiply(0.6));
    pen.ui
        .painter()
        .hline(drawn.x_range(), drawn.bottom(), under);
    let key = pen.controls.told(act, words);
    let tip = words.say(&format!("{id}.tip"), &[("key", key.into())]);
    hit.tip(tip).clicked
}

/// Lays out the lines that are new, and the last one before them; all if the viewer, the width or the typeface changed, or the log
/// is told anew.
fn extend(lay: &mut Lay, pen: &Pen, log: &Log, sizes: Sizes, width: f32) {
    // Another typeface has other letters.
    let letters = pen.wide_as("Voodoo Pirate", Typeface::Plain.at(sizes.text));
    let same = lay.told == log.told
        && lay.letters.to_bits() == letters.to_bits()
        && lay.width.to_bits() == width.to_bits();
    if !same || lay.ends.len() > log.lines {
        *lay = Lay {
            told: log.told,
            letters,
            width,
            ..Lay::default()
        };
    } else if lay.ends.len() < log.lines && !lay.ends.is_empty() {
        lay.fresh = lay.ends.len();
    }
    // What has happened since may be told in the line that was the last one.
    lay.ends.pop();
    for place in lay.ends.len()..log.lines {
        let entry = (log.entry)(place);
        let begins = entry.begins.is_some();
        let room = sizes.room(width);
        let text = galley(pen.ui, entry.text, sizes, begins, room, palette::FAINT);
        let top = lay.top(place);
        lay.ends.push(top + sizes.height(text.size().y, begins));
    }
}

fn galley(
    ui: &Ui,
    text: &str,
    sizes: Sizes,
    begins: bool,
    width: f32,
    colour: Color32,
) -> Arc<Galley> {
    let face = if begins {
        Typeface::Bold
    } else {
        Typeface::Plain
    };
    ui.painter()
        .layout(text.to_owned(), face.at(sizes.text), colour, width)
}

/// Draws a line, and returns its rectangle and that of the pill beside it that leads to why.
fn line(pen: &mut Pen, entry: &Entry, last: bool, sizes: Sizes, at: Rect) -> (Rect, Rect) {
    let begins = entry.begins.is_some();
    let above = if begins { sizes.gap } else { 0.0 };
    let row = Rect::from_min_max(at.min + vec2(0.0, above), at.max - vec2(0.0, sizes.gap));
    let hovered = pen.ui.rect_contains_pointer(at);
    if last || hovered {
        let fill = palette::LINE_LIT.gamma_multiply(if hovered { 0.16 } else { 0.12 });
        let ground = row.expand2(vec2(3.0, sizes.gap / 2.0));
        pen.ui
            .painter()
            .rect_filled(ground, CornerRadius::same(5), fill);
    }
    // What has happened since a person decided last is told more clearly than what that person has seen.
    let colour = match (begins, entry.new) {
        (true, _) => palette::BRASS_LIGHT,
        (false, true) => palette::TEXT,
        (false, false) => palette::FAINT,
    };
    let room = sizes.room(at.width());
    let text = galley(pen.ui, entry.text, sizes, begins, room, colour);
    let high = text.size().y;
    let down = (row.height() - high) / 2.0;
    let mark = pos2(row.left() + sizes.badge / 2.0, row.center().y);
    if let Some(sign) = entry.begins {
        let edge = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
        let y = at.top() + sizes.gap * 0.3;
        pen.ui.painter().hline(at.x_range(), y, edge);
        pen.icon(sign, mark, sizes.badge * 0.9, palette::BRASS_LIGHT);
    } else if let Some((badge, name)) = &entry.by {
        pen.art(badge, mark, sizes.badge);
        let place = Rect::from_center_size(mark, egui::Vec2::splat(sizes.badge));
        tips::explain(pen, place, || Tip::new(name, ""));
    }
    let corner = row.min + vec2(sizes.left, down);
    pen.ui.painter().galley(corner, text, colour);
    let corner = pos2(
        row.right() - sizes.pill.x,
        row.center().y - sizes.pill.y / 2.0,
    );
    (row, Rect::from_min_size(corner, sizes.pill))
}

#[cfg(test)]
mod tests;
