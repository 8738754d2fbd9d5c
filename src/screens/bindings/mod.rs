//! The page of keys and buttons: the acts that they ask for, and changes of them.

mod listen;

use super::library::Library;
use super::under::Under;
use crate::Over;
use crate::controls::{Act, Bindings, GROUPS, Press};
use crate::order::DrawSystems;
use crate::settings::Settings;
use crate::theme::buttons::Look;
use crate::theme::canvas::{Canvas, Plan, page, title, way_back, wood};
use crate::theme::{Awake, Pen, Typeface, palette};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, CornerRadius, Rect, pos2, vec2};
use std::time::Duration;

/// Lines of a column where three stand beside each other: acts, and headings above them.
const LINES: usize = 16;
/// The distance from one column to the next.
const ACROSS: f32 = 406.0;
/// The distance of a column's lines from the edge of its panel.
const BESIDE: f32 = 8.0;
/// The distance from one row of columns to the next.
const DOWN: f32 = 518.0;
/// Columns in all.
const COLUMNS: usize = 3;
/// The distance from one line to the next, in units of the plan.
const STEP: f32 = 31.0;
/// The time for which a new key or button is waited for: a pad has no button to spare for a refusal.
const WAITS: Duration = Duration::from_secs(8);

/// The change that is being made.
#[derive(Resource, Debug, Default, PartialEq)]
pub(super) struct Rebinding {
    /// The act whose new key or button is waited for, and the time left.
    waits: Option<(Act, Duration)>,
    /// An act, the key or button pressed for it, and the other act that has it already.
    clash: Option<(Act, Press, Act)>,
    /// The act that nothing would have been left for.
    refused: Option<Act>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .add_plugins(listen::plugin)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems)
                .run_if(in_state(Over::Keys).and_then(resource_exists::<Library>)),
        );
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    under: Res<Under>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let mut set = settings.keys.clone();
    canvas.paint("keys", "", |pen, plan| {
        wood(pen, plan.canvas);
        let below = page(pen, plan, "keys", 60.0, |pen, plan| {
            title(pen, plan, &library.say("ui-keys"));
            panel(pen, plan, &library, &mut rebinding, &mut set) + 70.0
        });
        let back = library.say("ui-back");
        if way_back(pen, plan, (left(plan), below), &back) || pen.targets.steps_back() {
            over.set(under.back());
            awake.stir();
        }
    })?;
    if set != settings.keys {
        settings.keys = set;
    }
    Ok(())
}

/// Draws the list of all acts with their keys, which can be changed there, and returns where it ends.
pub(super) fn panel(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    rebinding: &mut Rebinding,
    set: &mut Bindings,
) -> f32 {
    for column in 0..COLUMNS {
        let first = place(plan, column * LINES);
        let corner = first.min - vec2(plan.long(BESIDE), plan.long(6.0));
        let size = vec2(plan.long(396.0), plan.long(508.0));
        pen.panel(Rect::from_min_size(corner, size));
    }
    let mut line = 0;
    for (heading, acts) in GROUPS {
        // A group stays together.
        if line % LINES + acts.len() >= LINES {
            line = line.next_multiple_of(LINES);
        }
        let at = place(plan, line);
        let font = plan.face(Typeface::Head, 18.0);
        let text = library.say(heading);
        let middle = at.left_center() + vec2(plan.long(10.0), plan.long(3.0));
        pen.text(
            middle,
            Align2::LEFT_CENTER,
            font,
            palette::BRASS_LIGHT,
            text,
        );
        line += 1;
        for &act in *acts {
            if row(
                pen,
                plan,
                library,
                set,
                act,
                place(plan, line),
                rebinding.waits.map(|(act, _)| act),
            ) {
                *rebinding = Rebinding {
                    waits: Some((act, WAITS)),
                    ..Rebinding::default()
                };
            }
            line += 1;
        }
    }
    let bottom = 72.0 + DOWN * COLUMNS.div_ceil(across(plan)) as f32;
    below(pen, plan, bottom, library, rebinding, set);
    bottom
}

/// Returns the number of columns beside each other.
fn across(plan: &Plan) -> usize {
    ((plan.width() / ACROSS) as usize).clamp(1, COLUMNS)
}

/// Returns the left edge of the first column's panel.
fn left(plan: &Plan) -> f32 {
    640.0 - ACROSS * across(plan) as f32 / 2.0 + 13.0 - BESIDE
}

fn place(plan: &Plan, line: usize) -> Rect {
    let (column, line) = (line / LINES, (line % LINES) as f32);
    let across = across(plan);
    let x = left(plan) + BESIDE + ACROSS * (column % across) as f32;
    let y = 88.0 + DOWN * (column / across) as f32 + STEP * line;
    plan.rect(x, y, 380.0, STEP - 1.0)
}

/// Draws an act with its keys and buttons, and returns whether it is to be changed.
fn row(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    set: &Bindings,
    act: Act,
    rect: Rect,
    waits: Option<Act>,
) -> bool {
    let words = library.words();
    let name = library.say(&format!("ui-act-{act:?}"));
    let told: Vec<String> = set.of(act).iter().map(|press| press.told(words)).collect();
    let hit = pen.hit(rect, &format!("{name}: {}", told.join(", ")));
    let waiting = waits == Some(act);
    if hit.hovered || waiting {
        let fill = if waiting {
            palette::BRASS.gamma_multiply(0.45)
        } else {
            palette::FILL_LIT
        };
        pen.ui.painter().rect_filled(rect, plan.long(6.0), fill);
    }
    let font = plan.face(Typeface::Plain, 15.5);
    let left = pos2(rect.left() + plan.long(10.0), rect.center().y);
    let width = plan.long(186.0);
    let text = Rect::from_center_size(left + vec2(width / 2.0, 0.0), vec2(width, rect.height()));
    let galley = pen.ui.painter().layout(name, font, palette::TEXT, width);
    let at = pos2(text.left(), text.center().y - galley.size().y / 2.0);
    pen.ui.painter().galley(at, galley, palette::TEXT);
    let high = plan.long(24.0);
    let mut at = pos2(rect.left() + plan.long(200.0), rect.center().y);
    let pad = pos2(rect.right() - plan.long(44.0), rect.center().y);
    for &press in set.of(act).iter().filter(|press| !press.is_pad()) {
        // A second one shows where there is room for it.
        if at.x > rect.left() + plan.long(262.0) {
            break;
        }
        at.x += pen.glyph(at, high, press, words) + plan.long(6.0);
    }
    if let Some(press) = set.on(act, true) {
        let _ = pen.glyph(pad, high, press, words);
    }
    if hit.focused {
        pen.mark(rect.shrink(3.0), CornerRadius::same(6));
    }
    hit.clicked
}

/// Draws the instruction, or what is in the way of a change, and the button that resets all keys.
fn below(
    pen: &mut Pen,
    plan: &Plan,
    top: f32,
    library: &Library,
    rebinding: &mut Rebinding,
    set: &mut Bindings,
) {
    let words = library.words();
    let name = |act: Act| library.say(&format!("ui-act-{act:?}"));
    let (text, colour) = if let Some((act, left)) = rebinding.waits {
        let seconds = left.as_secs_f32().ceil() as i64;
        let values = [("act", name(act).into()), ("seconds", seconds.into())];
        let text = library.fill("ui-keys-press", &values);
        (text, palette::BRASS_LIGHT)
    } else if let Some((_, press, other)) = rebinding.clash {
        let values = [
            ("key", press.told(words).into()),
            ("act", name(other).into()),
        ];
        (library.fill("ui-keys-clash", &values), palette::TEXT)
    } else if let Some(act) = rebinding.refused {
        let act = name(act);
        let text = library.fill("ui-keys-vital", &[("act", act.as_str().into())]);
        (text, palette::DANGER)
    } else {
        (library.say("ui-keys-how"), palette::FAINT)
    };
    let font = plan.face(Typeface::Bold, 16.5);
    let (left, right) = (
        plan.left().max(36.0) + 12.0,
        plan.right().min(1244.0) - 12.0,
    );
    let reset = library.say("ui-keys-reset");
    let wide = plan.units(pen.wide_as(&reset, font.clone())) + 30.0;
    let buttons = if rebinding.clash.is_some() {
        268.0
    } else {
        0.0
    };
    let width = plan.long(right - left - wide - buttons - 12.0);
    let galley = pen.ui.painter().layout(text, font.clone(), colour, width);
    let at = plan.at(left, top + 28.0) - vec2(0.0, galley.size().y / 2.0);
    let drawn = Rect::from_min_size(at, galley.size());
    pen.ui.painter().galley(at, galley, colour);
    if let Some((act, press, _)) = rebinding.clash {
        let after = pos2(drawn.right() + plan.long(18.0), drawn.center().y);
        let size = vec2(plan.long(120.0), plan.long(36.0));
        let rect = Rect::from_min_size(after - vec2(0.0, size.y / 2.0), size);
        let (swap, leave) = (library.say("ui-keys-swap"), library.say("ui-keys-leave"));
        if pen
            .button_in(rect, &swap, &swap, font.clone(), Look::Brass)
            .clicked
        {
            *rebinding = Rebinding {
                refused: set.swap(act, press).err(),
                ..Rebinding::default()
            };
        }
        let rect = rect.translate(vec2(size.x + plan.long(10.0), 0.0));
        if pen
            .button_in(rect, &leave, &leave, font.clone(), Look::Plain)
            .clicked
        {
            *rebinding = Rebinding::default();
        }
    }
    if !set.is_as_at_first() {
        let rect = plan.rect(right - wide, top + 10.0, wide, 36.0);
        if pen
            .button_in(rect, &reset, &reset, font, Look::Plain)
            .clicked
        {
            *set = Bindings::default();
            *rebinding = Rebinding::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_stands_whole_below_its_heading() {
        let mut columns = 1;
        let mut line = 0;
        for (heading, acts) in GROUPS {
            let lines = 1 + acts.len();
            assert!(lines <= LINES, "{heading} has {lines} lines");
            if line + lines > LINES {
                (columns, line) = (columns + 1, 0);
            }
            line += lines;
        }
        assert!(columns <= COLUMNS, "{columns}");
    }
}
