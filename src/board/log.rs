//! The log in words: a line an event, a heading where a phase begins, and for the asking the rule behind each.

use super::why;
use crate::table::tips::{self, Tip};
use crate::table::{Act, Travel};
use crate::theme::{Face, Pen, palette, roll_under};
use crate::voodoo::Painted;
use crate::voodoo::panels::{Ask, Scene, badge};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Galley, Id, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2,
    vec2,
};
use rules::table::Seat;
use rules::voodoo::{Event, Shares};
use std::sync::Arc;

/// The room beside the lines for the bar that rolls them.
const BESIDE: f32 = 14.0;

/// How the lines lie below each other: laid out once, since a game has more than a thousand of them.
#[derive(Debug, Clone)]
struct Lay<P> {
    viewer: Option<Seat>,
    retold: u64,
    letters: f32,
    width: f32,
    /// Where each line ends, and the phase that it tells the beginning of.
    lines: Vec<(f32, Option<P>)>,
    /// From which on lines have come while somebody looked.
    fresh: usize,
}

impl<P> Default for Lay<P> {
    fn default() -> Self {
        Self {
            viewer: None,
            retold: 0,
            letters: 0.0,
            width: 0.0,
            lines: Vec::new(),
            fresh: usize::MAX,
        }
    }
}

/// The sizes of a line.
#[derive(Clone, Copy)]
struct Sizes {
    text: f32,
    /// How large the rule behind it is written below it, and how high that is; nothing where there is no room for it.
    rule: Option<(f32, f32)>,
    badge: f32,
    left: f32,
    pill: egui::Vec2,
    gap: f32,
}

impl Sizes {
    /// The pill is as wide as what stands in it.
    fn of(pen: &Pen, why: &str) -> Self {
        let font = Face::Plain.at(pen.pick(14.0, 16.0));
        let painter = pen.ui.painter();
        let why = painter.layout_no_wrap(why.to_owned(), font, palette::FAINT);
        let why = why.size().x;
        if pen.wide {
            const RULE: f32 = 15.0;
            let rule = painter.fonts_mut(|fonts| fonts.row_height(&Face::Plain.at(RULE)));
            Self {
                text: 17.0,
                rule: Some((RULE, rule)),
                badge: 24.0,
                left: 34.0,
                pill: vec2(why + 22.0, 26.0),
                gap: 9.0,
            }
        } else {
            Self {
                text: 14.5,
                rule: None,
                badge: 19.0,
                left: 25.0,
                pill: vec2(why + 11.0, 20.0),
                gap: 6.0,
            }
        }
    }

    /// The width of the text, beside badge and pill.
    fn room(self, width: f32) -> f32 {
        width - self.left - self.pill.x - 5.0
    }

    /// How high the rule below a line's text is; what begins a phase has none.
    fn below(self, begins: bool) -> f32 {
        let rule = self.rule.filter(|_| !begins);
        rule.map_or(0.0, |(_, high)| high)
    }

    fn height(self, text: f32, begins: bool) -> f32 {
        let above = if begins { self.gap } else { 0.0 };
        (text + self.below(begins)).max(self.badge) + self.gap + above
    }
}

pub fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let rect = scene.places.log;
    pen.panel(rect);
    let words = scene.sitting.speaker().words();
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
        rect.max - vec2(8.0, 8.0 + scene.timeline.height(pen)),
    );
    let below = Rect::from_min_max(
        pos2(rect.left() + 6.0, inner.bottom() + 2.0),
        rect.max - vec2(6.0, 6.0),
    );
    // A lesson goes back by its own steps.
    if scene.sitting.course().is_none() {
        let travel = scene.timeline.draw(pen, below, words);
        scene.asks.extend(travel.map(Ask::Travel));
    }
    if scene.timeline.replay {
        replay(pen, scene, rect);
    }
    let why = scene.sitting.speaker().words().say("ui-why-line", &[]);
    let sizes = Sizes::of(pen, &why);
    let id = Id::new(("log's lay", G::ID));
    let width = inner.width() - BESIDE;
    let mut lay: Lay<G::Phase> = pen
        .ui
        .data_mut(|data| data.remove_temp(id))
        .unwrap_or_default();
    extend(&mut lay, pen, scene, sizes, width);
    let whole = lay.lines.last().map_or(0.0, |(end, _)| *end);
    let builder = UiBuilder::new().max_rect(inner);
    let (wide, plan) = (pen.wide, pen.plan);
    let (gallery, targets, controls) = (pen.gallery, &mut *pen.targets, pen.controls);
    pen.ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ScrollArea::vertical()
            .stick_to_bottom(true)
            .auto_shrink([false, false])
            .show_viewport(ui, |ui, seen| {
                ui.set_height(whole);
                let corner = ui.max_rect().min;
                let asked = scene
                    .why
                    .and_then(|back| lay.lines.len().checked_sub(back + 1));
                // No line is so old.
                scene.why = scene.why.filter(|_| asked.is_some());
                if let Some(asked) = asked {
                    let top = asked
                        .checked_sub(1)
                        .map_or(0.0, |before| lay.lines[before].0);
                    let span = top..=lay.lines[asked].0;
                    let row = Rect::from_x_y_ranges(
                        corner.x..=corner.x + width,
                        corner.y + span.start()..=corner.y + span.end(),
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
                let first = lay.lines.partition_point(|(end, _)| *end < seen.top());
                for place in first..lay.lines.len() {
                    let top = place
                        .checked_sub(1)
                        .map_or(0.0, |before| lay.lines[before].0);
                    if top > seen.bottom() {
                        break;
                    }
                    let (end, phase) = lay.lines[place];
                    let at = Rect::from_min_max(corner + vec2(0.0, top), corner + vec2(width, end));
                    let asked = asked == Some(place);
                    pen.ui
                        .set_opacity(if place < lay.fresh { 1.0 } else { faded });
                    line(&mut pen, scene, sizes, place, phase, at, asked);
                    if asked {
                        scene.why = None;
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
}

/// In the panel's corner: what the others did, once more.
fn replay<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, rect: Rect) {
    let words = scene.sitting.speaker().words();
    let text = words.say("ui-replay", &[]);
    let font = Face::Plain.at(pen.pick(14.0, 16.0));
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
    let key = pen.controls.told(Act::Replay, words);
    let tip = words.say("ui-replay.tip", &[("key", key.into())]);
    if hit.tip(tip).clicked {
        scene.ask(Ask::Travel(Travel::Replay));
    }
}

/// Lays out the lines that are new; all of them where others look, or the width is another.
fn extend<G: Painted>(
    lay: &mut Lay<G::Phase>,
    pen: &Pen,
    scene: &mut Scene<G>,
    sizes: Sizes,
    width: f32,
) {
    let sight = scene.sight;
    let log = scene.log();
    let retold = scene.sitting.taken_back();
    // Another typeface has other letters.
    let letters = pen.wide_as("Voodoo Pirate", Face::Plain.at(sizes.text));
    let same = lay.viewer == sight.viewer
        && lay.retold == retold
        && lay.letters.to_bits() == letters.to_bits()
        && lay.width.to_bits() == width.to_bits();
    if !same || lay.lines.len() > log.len() {
        *lay = Lay {
            viewer: sight.viewer,
            retold,
            letters,
            width,
            ..Lay::default()
        };
    } else if lay.lines.len() < log.len() && !lay.lines.is_empty() {
        lay.fresh = lay.lines.len();
    }
    for line in &log[lay.lines.len()..] {
        let told = scene.sitting.table().tale().get(line.number);
        let phase = told.and_then(|told| match told.event.shared() {
            Some(Event::PhaseBegan(phase, _)) => Some(phase),
            _ => None,
        });
        let text = galley(
            pen.ui,
            &line.text,
            sizes,
            phase.is_some(),
            sizes.room(width),
            palette::FAINT,
        );
        let top = lay.lines.last().map_or(0.0, |(end, _)| *end);
        let end = top + sizes.height(text.size().y, phase.is_some());
        lay.lines.push((end, phase));
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
    let face = if begins { Face::Bold } else { Face::Plain };
    ui.painter()
        .layout(text.to_owned(), face.at(sizes.text), colour, width)
}

fn line<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    sizes: Sizes,
    place: usize,
    phase: Option<G::Phase>,
    at: Rect,
    asked: bool,
) {
    let log = scene.log();
    let line = &log[place];
    let last = place + 1 == log.len();
    // What has happened since a person decided last is told more clearly than what that person has seen.
    let new = line.number >= scene.sitting.last_told();
    let above = if phase.is_some() { sizes.gap } else { 0.0 };
    let row = Rect::from_min_max(at.min + vec2(0.0, above), at.max - vec2(0.0, sizes.gap));
    let hovered = pen.ui.rect_contains_pointer(at);
    if last || hovered {
        let fill = palette::LINE_LIT.gamma_multiply(if hovered { 0.16 } else { 0.12 });
        let ground = row.expand2(vec2(3.0, sizes.gap / 2.0));
        pen.ui
            .painter()
            .rect_filled(ground, CornerRadius::same(5), fill);
    }
    let colour = match phase {
        Some(_) => palette::BRASS_LIGHT,
        None if new => palette::TEXT,
        None => palette::FAINT,
    };
    let text = galley(
        pen.ui,
        &line.text,
        sizes,
        phase.is_some(),
        sizes.room(at.width()),
        colour,
    );
    let high = text.size().y;
    let down = (row.height() - high - sizes.below(phase.is_some())) / 2.0;
    let mark = pos2(row.left() + sizes.badge / 2.0, row.center().y);
    if let Some(phase) = phase {
        let edge = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
        let y = at.top() + sizes.gap * 0.3;
        pen.ui.painter().hline(at.x_range(), y, edge);
        pen.icon(
            sign::<G>(phase),
            mark,
            sizes.badge * 0.9,
            palette::BRASS_LIGHT,
        );
    } else if let Some(seat) = line.seat {
        let name = badge(scene.pirate(seat).colour);
        pen.art(&name, mark, sizes.badge);
        let place = Rect::from_center_size(mark, egui::Vec2::splat(sizes.badge));
        tips::explain(pen, place, || {
            Tip::new(scene.sitting.speaker().name(seat), "")
        });
    }
    let corner = row.min + vec2(sizes.left, down);
    pen.ui.painter().galley(corner, text, colour);
    if let Some((size, _)) = sizes.rule.filter(|_| phase.is_none()) {
        let rule = scene.sitting.speaker().cause(line.cause);
        let quiet = palette::FAINT.gamma_multiply(0.8);
        let under = corner + vec2(0.0, high);
        pen.line(
            under,
            sizes.room(at.width()),
            Face::Plain.at(size),
            quiet,
            &rule,
        );
    }
    let corner = pos2(
        row.right() - sizes.pill.x,
        row.center().y - sizes.pill.y / 2.0,
    );
    let pill = Rect::from_min_size(corner, sizes.pill);
    why::button(pen, scene, line, row, pill, asked);
}

/// The sign of a phase.
fn sign<G: Painted>(phase: G::Phase) -> &'static str {
    let signs = [
        (G::DUSK, "sunset"),
        (G::MOONLIGHT, "moon"),
        (G::DAWN, "sunrise"),
        (G::OVER, "island"),
    ];
    let sign = signs.iter().find(|(other, _)| *other == phase);
    sign.map_or("caravel", |(_, sign)| sign)
}
