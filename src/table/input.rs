//! Keys and pad: everything that can be clicked can be reached without a mouse.

use crate::screens::Screen;
use crate::theme::{Awake, Targets};
use crate::voodoo_pirate::{Choose, Cues, Desk, Sight};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use leafwing_input_manager::prelude::*;
use rules::voodoo_pirate::Choice;
use rules::voodoo_pirate::pieces::Card;

/// What keys and buttons ask for.
#[derive(Actionlike, Debug, Clone, Copy, PartialEq, Eq, Hash, Reflect)]
pub enum Act {
    /// To what lies above.
    Up,
    /// To what lies below.
    Down,
    /// To what lies on the left.
    Left,
    /// To what lies on the right.
    Right,
    /// To the next thing.
    Next,
    /// To the thing before.
    Previous,
    /// Choose it.
    Confirm,
    /// Close what is open.
    Back,
    /// Finish what moves.
    Skip,
    /// The chart as it lies at rest.
    Recentre,
    /// The first card.
    Card1,
    /// The second card.
    Card2,
    /// The third card.
    Card3,
    /// The fourth card.
    Card4,
    /// The fifth card.
    Card5,
    /// The sixth card.
    Card6,
}

const CARDS: [Act; 6] = [
    Act::Card1,
    Act::Card2,
    Act::Card3,
    Act::Card4,
    Act::Card5,
    Act::Card6,
];

fn keys() -> InputMap<Act> {
    let mut map = InputMap::new([
        (Act::Up, KeyCode::ArrowUp),
        (Act::Down, KeyCode::ArrowDown),
        (Act::Left, KeyCode::ArrowLeft),
        (Act::Right, KeyCode::ArrowRight),
        (Act::Next, KeyCode::Tab),
        (Act::Confirm, KeyCode::Enter),
        (Act::Back, KeyCode::Escape),
        (Act::Skip, KeyCode::Space),
        (Act::Recentre, KeyCode::Home),
        (Act::Card1, KeyCode::Digit1),
        (Act::Card2, KeyCode::Digit2),
        (Act::Card3, KeyCode::Digit3),
        (Act::Card4, KeyCode::Digit4),
        (Act::Card5, KeyCode::Digit5),
        (Act::Card6, KeyCode::Digit6),
    ]);
    map.insert(
        Act::Previous,
        ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Tab),
    );
    let pad = [
        (Act::Up, GamepadButton::DPadUp),
        (Act::Down, GamepadButton::DPadDown),
        (Act::Left, GamepadButton::DPadLeft),
        (Act::Right, GamepadButton::DPadRight),
        (Act::Next, GamepadButton::RightTrigger),
        (Act::Previous, GamepadButton::LeftTrigger),
        (Act::Confirm, GamepadButton::South),
        (Act::Back, GamepadButton::East),
        (Act::Skip, GamepadButton::West),
    ];
    for (act, button) in pad {
        map.insert(act, button);
    }
    map
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), keys()));
        })
        .add_systems(Update, walk.run_if(not(egui_wants_any_keyboard_input)))
        .add_systems(
            Update,
            // A rule that is open takes the keys: Escape closes it and nothing else.
            play.run_if(in_state(Screen::Table).and_then(not(egui_wants_any_keyboard_input))),
        );
}

/// The cursor of the keys goes from thing to thing.
fn walk(acts: Single<&ActionState<Act>>, mut targets: ResMut<Targets>, mut awake: ResMut<Awake>) {
    use bevy_egui::egui::vec2;
    let pressed = acts.get_just_pressed();
    if !pressed.is_empty() {
        awake.stir();
    }
    for act in pressed {
        match act {
            Act::Up => targets.walk(vec2(0.0, -1.0)),
            Act::Down => targets.walk(vec2(0.0, 1.0)),
            Act::Left => targets.walk(vec2(-1.0, 0.0)),
            Act::Right => targets.walk(vec2(1.0, 0.0)),
            Act::Next => targets.turn(true),
            Act::Previous => targets.turn(false),
            Act::Confirm => targets.press(),
            Act::Back => targets.lift(),
            _ => {}
        }
    }
}

/// Keys that mean something at the table alone.
fn play(
    acts: Single<&ActionState<Act>>,
    sight: Res<Sight>,
    mut cues: ResMut<Cues>,
    mut desk: ResMut<Desk>,
    mut choose: MessageWriter<Choose>,
) {
    if acts.just_pressed(&Act::Skip) || acts.just_pressed(&Act::Confirm) {
        cues.finish();
    }
    if acts.just_pressed(&Act::Recentre) {
        desk.recentre();
    }
    if acts.just_pressed(&Act::Back) {
        if desk.menu.is_some() {
            desk.menu = None;
        } else {
            desk.pause = !desk.pause;
        }
    }
    for (act, &card) in CARDS.iter().zip(Card::ALL) {
        let choice = Choice::Play(card);
        if acts.just_pressed(act) && sight.options.iter().any(|offer| offer.choice == choice) {
            choose.write(Choose(choice));
        }
    }
}
