//! Presses: a key, alone or with another held, a button of a pad, a stick.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::{Entity, GamepadAxis, GamepadButton, KeyCode};
use leafwing_input_manager::prelude::{
    ButtonlikeChord, GamepadControlDirection, InputMap, ModifierKey,
};
use rules::table::words::Words;
use serde::{Deserialize, Serialize};

use super::Act;

/// A key or button that is pressed, or a stick that is pushed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Press {
    /// A key.
    Key(KeyCode),
    /// A key while Shift is held.
    Shift(KeyCode),
    /// A key while Ctrl is held.
    Ctrl(KeyCode),
    /// A key while Alt is held.
    Alt(KeyCode),
    /// A button of a pad, or a stick.
    Pad(Pad),
}

/// A button of a pad by its place, or a stick that is pushed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pad {
    /// The lowest of the four on the right.
    South,
    /// The one on the right of them.
    East,
    /// The one on the left of them.
    West,
    /// The uppermost of them.
    North,
    /// The upper one at the left index finger.
    LeftShoulder,
    /// The upper one at the right index finger.
    RightShoulder,
    /// The lower one at the left index finger.
    LeftTrigger,
    /// The lower one at the right index finger.
    RightTrigger,
    /// The small one on the left.
    Select,
    /// The small one on the right.
    Start,
    /// The left stick, pressed.
    LeftThumb,
    /// The right stick, pressed.
    RightThumb,
    /// The cross.
    Cross(Way),
    /// The left stick, pushed.
    LeftStick(Way),
    /// The right stick, pushed.
    RightStick(Way),
}

/// A direction on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Keys whose names are signs.
const SIGNS: &[(KeyCode, &str)] = &[
    (KeyCode::BracketLeft, "["),
    (KeyCode::BracketRight, "]"),
    (KeyCode::Slash, "/"),
    (KeyCode::Backslash, "\\"),
    (KeyCode::Period, "."),
    (KeyCode::Comma, ","),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Quote, "'"),
    (KeyCode::Backquote, "`"),
    (KeyCode::Minus, "-"),
    (KeyCode::Equal, "="),
];

/// Returns the event of a keyboard for a key that goes down or up, to press keys without one.
#[must_use]
pub fn struck(key_code: KeyCode, state: ButtonState) -> KeyboardInput {
    KeyboardInput {
        key_code,
        // Acts go by the key's place, not by what it writes.
        logical_key: Key::F35,
        state,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    }
}

impl Press {
    /// Returns whether it is of a pad.
    #[must_use]
    pub fn is_pad(self) -> bool {
        matches!(self, Self::Pad(_))
    }

    /// Returns the key, if it is one.
    #[must_use]
    pub fn key(self) -> Option<KeyCode> {
        match self {
            Self::Key(key) | Self::Shift(key) | Self::Ctrl(key) | Self::Alt(key) => Some(key),
            Self::Pad(_) => None,
        }
    }

    /// Makes it ask for an act.
    pub(super) fn bind(self, act: Act, map: &mut InputMap<Act>) {
        let with = |held, key| ButtonlikeChord::modified(held, key);
        match self {
            Self::Key(key) => map.insert(act, key),
            Self::Shift(key) => map.insert(act, with(ModifierKey::Shift, key)),
            Self::Ctrl(key) => map.insert(act, with(ModifierKey::Control, key)),
            Self::Alt(key) => map.insert(act, with(ModifierKey::Alt, key)),
            Self::Pad(pad) => match pad.stick() {
                Some(stick) => map.insert(act, stick),
                None => map.insert(act, pad.button()),
            },
        };
    }

    /// Returns its name, in words.
    #[must_use]
    pub fn told(self, words: &Words) -> String {
        let with = |held: &str, key| {
            let key = key_told(key, words);
            words.say(
                "ui-key-with",
                &[
                    ("held", words.say(&format!("ui-key-{held}"), &[]).into()),
                    ("key", key.into()),
                ],
            )
        };
        match self {
            Self::Key(key) => key_told(key, words),
            Self::Shift(key) => with("Shift", key),
            Self::Ctrl(key) => with("Ctrl", key),
            Self::Alt(key) => with("Alt", key),
            Self::Pad(pad) => pad.told(words),
        }
    }
}

/// Returns a key's name: a sign, the letter or digit itself, or a word.
#[must_use]
pub fn key_told(key: KeyCode, words: &Words) -> String {
    if let Some((_, sign)) = SIGNS.iter().find(|(other, _)| *other == key) {
        return (*sign).to_owned();
    }
    let name = format!("{key:?}");
    let id = format!("ui-key-{name}");
    if words.has(&id) {
        return words.say(&id, &[]);
    }
    let bare = ["Key", "Digit"]
        .iter()
        .find_map(|part| name.strip_prefix(part));
    bare.unwrap_or(&name).to_owned()
}

impl Pad {
    /// Returns all buttons and sticks of a pad.
    pub fn all() -> impl Iterator<Item = Self> {
        const PLAIN: [Pad; 12] = [
            Pad::South,
            Pad::East,
            Pad::West,
            Pad::North,
            Pad::LeftShoulder,
            Pad::RightShoulder,
            Pad::LeftTrigger,
            Pad::RightTrigger,
            Pad::Select,
            Pad::Start,
            Pad::LeftThumb,
            Pad::RightThumb,
        ];
        let ways = [Way::Up, Way::Down, Way::Left, Way::Right];
        let pushed = ways.into_iter().flat_map(|way| {
            [
                Self::Cross(way),
                Self::LeftStick(way),
                Self::RightStick(way),
            ]
        });
        PLAIN.into_iter().chain(pushed)
    }

    /// Returns the button as Bevy names it; for a stick, the one of pressing it.
    #[must_use]
    pub fn button(self) -> GamepadButton {
        match self {
            Self::South => GamepadButton::South,
            Self::East => GamepadButton::East,
            Self::West => GamepadButton::West,
            Self::North => GamepadButton::North,
            Self::LeftShoulder => GamepadButton::LeftTrigger,
            Self::RightShoulder => GamepadButton::RightTrigger,
            Self::LeftTrigger => GamepadButton::LeftTrigger2,
            Self::RightTrigger => GamepadButton::RightTrigger2,
            Self::Select => GamepadButton::Select,
            Self::Start => GamepadButton::Start,
            Self::LeftThumb | Self::LeftStick(_) => GamepadButton::LeftThumb,
            Self::RightThumb | Self::RightStick(_) => GamepadButton::RightThumb,
            Self::Cross(Way::Up) => GamepadButton::DPadUp,
            Self::Cross(Way::Down) => GamepadButton::DPadDown,
            Self::Cross(Way::Left) => GamepadButton::DPadLeft,
            Self::Cross(Way::Right) => GamepadButton::DPadRight,
        }
    }

    /// Returns the stick and the direction it is pushed, if it is one.
    #[must_use]
    pub fn stick(self) -> Option<GamepadControlDirection> {
        use GamepadControlDirection as Stick;
        Some(
            match self {
                Self::LeftStick(Way::Up) => Stick::LEFT_UP,
                Self::LeftStick(Way::Down) => Stick::LEFT_DOWN,
                Self::LeftStick(Way::Left) => Stick::LEFT_LEFT,
                Self::LeftStick(Way::Right) => Stick::LEFT_RIGHT,
                Self::RightStick(Way::Up) => Stick::RIGHT_UP,
                Self::RightStick(Way::Down) => Stick::RIGHT_DOWN,
                Self::RightStick(Way::Left) => Stick::RIGHT_LEFT,
                Self::RightStick(Way::Right) => Stick::RIGHT_RIGHT,
                _ => return None,
            }
            .threshold(0.5),
        )
    }

    /// Returns the stick that an axis with this value pushes, if the axis is a stick's.
    #[must_use]
    pub fn pushed(axis: GamepadAxis, value: f32) -> Option<Self> {
        let across = if value < 0.0 { Way::Left } else { Way::Right };
        let along = if value < 0.0 { Way::Down } else { Way::Up };
        match axis {
            GamepadAxis::LeftStickX => Some(Self::LeftStick(across)),
            GamepadAxis::LeftStickY => Some(Self::LeftStick(along)),
            GamepadAxis::RightStickX => Some(Self::RightStick(across)),
            GamepadAxis::RightStickY => Some(Self::RightStick(along)),
            _ => None,
        }
    }

    /// Returns the letters that most pads have on it; empty where they have a symbol.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::South => "A",
            Self::East => "B",
            Self::West => "X",
            Self::North => "Y",
            Self::LeftShoulder => "LB",
            Self::RightShoulder => "RB",
            Self::LeftTrigger => "LT",
            Self::RightTrigger => "RT",
            Self::LeftThumb | Self::LeftStick(_) => "L",
            Self::RightThumb | Self::RightStick(_) => "R",
            Self::Select | Self::Start | Self::Cross(_) => "",
        }
    }

    fn told(self, words: &Words) -> String {
        let say = |id: &str| words.say(id, &[]);
        let pushed = |id: &str, way: Way| {
            let way = words.say(&format!("ui-way-{way:?}"), &[]);
            words.say(id, &[("way", way.into())])
        };
        match self {
            Self::Select => say("ui-pad-select"),
            Self::Start => say("ui-pad-start"),
            Self::LeftThumb => say("ui-pad-left-thumb"),
            Self::RightThumb => say("ui-pad-right-thumb"),
            Self::Cross(way) => pushed("ui-pad-cross", way),
            Self::LeftStick(way) => pushed("ui-pad-left", way),
            Self::RightStick(way) => pushed("ui-pad-right", way),
            other => other.sign().to_owned(),
        }
    }
}
