//! Keys and buttons: what each of them does, and how to change it.

use super::library::Library;
use crate::Over;
use crate::controls::{Act, Bindings, GROUPS, Pad, Press, is_modifier};
use crate::settings::Settings;
use crate::theme::buttons::Look;
use crate::theme::easel::{Easel, Plan, title};
use crate::theme::{Awake, Face, Pen, palette};
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Color32, CornerRadius, Rect, pos2, vec2};
use leafwing_input_manager::prelude::ActionState;

/// Lines of a column where three stand beside each other: acts, and headings above them.
const LINES: usize = 15;
/// From one column to the next.
const ACROSS: f32 = 406.0;
/// From one row of columns to the next.
const DOWN: f32 = 518.0;
/// Columns in all.
const COLUMNS: usize = 3;
/// From one line to the next, in units of the plan.
const STEP: f32 = 33.0;
/// How far a stick is pushed that is meant.
const A_PUSH: f32 = 0.7;

/// What is being changed.
#[derive(Resource, Debug, Default, PartialEq)]
pub(super) struct Rebinding {
    /// The act whose new key or button is waited for.
    waits: Option<Act>,
    /// What was pressed for an act, and the act that it asks for already.
    clash: Option<(Act, Press, Act)>,
    /// The act that nothing would have been left for.
    refused: Option<Act>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .add_systems(
            Update,
            (listen, mute)
                .chain()
                .run_if(resource_exists_and_waits.or_else(resource_changed::<Rebinding>)),
        )
        .add_systems(OnEnter(Over::Nothing), forget)
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Over::Keys).and_then(resource_exists::<Library>)),
        );
}

fn resource_exists_and_waits(rebinding: Res<Rebinding>) -> bool {
    rebinding.waits.is_some()
}

/// Who comes back later begins anew.
fn forget(mut rebinding: ResMut<Rebinding>) {
    *rebinding = Rebinding::default();
}

/// What is pressed for an act asks for nothing else meanwhile.
fn mute(rebinding: Res<Rebinding>, acts: Single<&mut ActionState<Act>>) {
    let mut acts = acts.into_inner();
    if rebinding.waits.is_none() == acts.disabled() {
        if acts.disabled() {
            acts.enable();
        } else {
            acts.disable();
        }
    }
}

/// Waits for the new key or button.
fn listen(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
    mut awake: ResMut<Awake>,
) {
    let key = keys
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat && !is_modifier(key.key_code))
        .map(|key| key.key_code)
        .last();
    let button = buttons
        .read()
        .filter(|button| button.state.is_pressed())
        .find_map(|button| {
            Pad::all().find(|pad| pad.stick().is_none() && pad.button() == button.button)
        });
    let stick = sticks
        .read()
        .filter(|stick| stick.value.abs() > A_PUSH)
        .find_map(|stick| Pad::pushed(stick.axis, stick.value));
    let Some(act) = rebinding.waits else {
        return;
    };
    let with = |left, right| held.any_pressed([left, right]);
    let press = match (key, button.or(stick)) {
        (Some(KeyCode::Escape), _) if act != Act::Back => {
            rebinding.waits = None;
            return;
        }
        (Some(key), _) if with(KeyCode::ShiftLeft, KeyCode::ShiftRight) => Press::Shift(key),
        (Some(key), _) if with(KeyCode::ControlLeft, KeyCode::ControlRight) => Press::Ctrl(key),
        (Some(key), _) if with(KeyCode::AltLeft, KeyCode::AltRight) => Press::Alt(key),
        (Some(key), _) => Press::Key(key),
        (None, Some(pad)) => Press::Pad(pad),
        (None, None) => return,
    };
    awake.stir();
    rebinding.waits = None;
    match settings.keys.holder(press) {
        Some(other) if other != act => rebinding.clash = Some((act, press, other)),
        _ => settings.keys.set(act, press),
    }
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let mut set = settings.keys.clone();
    easel.draw("keys", "", |pen, plan| {
        let shade = Color32::from_black_alpha(190);
        pen.ui.painter().rect_filled(plan.canvas, 0.0, shade);
        title(pen, plan, 46.0, &library.say("ui-keys"));
        let bottom = panel(pen, plan, &library, &mut rebinding, &mut set);
        let back = library.say("ui-back");
        let font = plan.face(Face::Bold, 16.0);
        let rect = plan.rect(540.0, bottom + 72.0, 200.0, 42.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        if hit.clicked || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
        bottom + 128.0
    })?;
    if set != settings.keys {
        settings.keys = set;
    }
    Ok(())
}

/// The list of all acts with what asks for them, where each can be changed; where it ends.
pub(super) fn panel(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    rebinding: &mut Rebinding,
    set: &mut Bindings,
) -> f32 {
    for column in 0..COLUMNS {
        let first = place(plan, column * LINES);
        let corner = first.min - vec2(plan.long(8.0), plan.long(6.0));
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
        let font = plan.face(Face::Head, 18.0);
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
                rebinding.waits,
            ) {
                *rebinding = Rebinding {
                    waits: Some(act),
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

/// How many columns stand beside each other.
fn across(plan: &Plan) -> usize {
    ((plan.width() / ACROSS) as usize).clamp(1, COLUMNS)
}

fn place(plan: &Plan, line: usize) -> Rect {
    let (column, line) = (line / LINES, (line % LINES) as f32);
    let across = across(plan);
    let left = 640.0 - ACROSS * across as f32 / 2.0 + 13.0;
    let x = left + ACROSS * (column % across) as f32;
    let y = 88.0 + DOWN * (column / across) as f32 + STEP * line;
    plan.rect(x, y, 380.0, STEP - 1.0)
}

/// An act, and what asks for it; whether it is to be changed.
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
    let font = plan.face(Face::Plain, 15.5);
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

/// What to do, or what is in the way; and the way back to how it was at first.
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
    let (text, colour) = if let Some(act) = rebinding.waits {
        let act = name(act);
        let text = library.fill("ui-keys-press", &[("act", act.as_str().into())]);
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
    let font = plan.face(Face::Bold, 16.5);
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
    use bevy::input::ButtonState;
    use bevy::input::keyboard::Key;

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Rebinding>()
            .init_resource::<Settings>()
            .init_resource::<ButtonInput<KeyCode>>()
            .insert_resource(Awake::default())
            .add_message::<KeyboardInput>()
            .add_message::<GamepadButtonStateChangedEvent>()
            .add_message::<GamepadAxisChangedEvent>()
            .add_systems(Update, (listen, mute).chain());
        app.world_mut().spawn(ActionState::<Act>::default());
        app
    }

    fn wait_for(app: &mut App, act: Act) {
        app.world_mut().resource_mut::<Rebinding>().waits = Some(act);
        app.update();
        assert!(is_mute(app), "nothing is asked for meanwhile");
    }

    fn is_mute(app: &mut App) -> bool {
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        acts.single(app.world()).unwrap().disabled()
    }

    fn press(app: &mut App, key: KeyCode) {
        app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::F35,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        app.update();
    }

    fn keys(app: &App) -> &Bindings {
        &app.world().resource::<Settings>().keys
    }

    #[test]
    fn the_next_key_is_the_acts_and_escape_leaves_it_as_it_was() {
        let mut app = app();
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::Escape);
        assert!(keys(&app).is_as_at_first() && !is_mute(&mut app));
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::ShiftLeft);
        assert!(is_mute(&mut app), "Shift alone is no key");
        let mut held = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        held.press(KeyCode::ShiftLeft);
        press(&mut app, KeyCode::KeyU);
        assert_eq!(
            keys(&app).on(Act::Why, false),
            Some(Press::Shift(KeyCode::KeyU))
        );
        assert!(!is_mute(&mut app));
    }

    #[test]
    fn a_key_that_is_taken_is_not_taken_away_unasked() {
        let mut app = app();
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::Space);
        assert!(keys(&app).is_as_at_first());
        let clash = app.world().resource::<Rebinding>().clash;
        assert_eq!(
            clash,
            Some((Act::Why, Press::Key(KeyCode::Space), Act::Hurry))
        );
    }

    #[test]
    fn buttons_and_sticks_of_a_pad_are_taken_too() {
        let mut app = app();
        wait_for(&mut app, Act::Speed);
        app.world_mut().write_message(GamepadAxisChangedEvent {
            entity: Entity::PLACEHOLDER,
            axis: GamepadAxis::RightStickY,
            value: -0.3,
        });
        app.update();
        assert!(is_mute(&mut app), "a touch is no push");
        app.world_mut()
            .write_message(GamepadButtonStateChangedEvent {
                entity: Entity::PLACEHOLDER,
                button: GamepadButton::South,
                state: ButtonState::Pressed,
            });
        app.update();
        let clash = app.world().resource::<Rebinding>().clash;
        assert_eq!(
            clash,
            Some((Act::Speed, Press::Pad(Pad::South), Act::Confirm))
        );
    }
}
