//! Acts that can be asked for by keys and pad.

use super::{Pad, Press, Way};
use Press::{Ctrl, Key, Shift};
use bevy::prelude::{KeyCode, Reflect};
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};

/// An act that keys and buttons ask for.
#[derive(
    Actionlike,
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Reflect,
    Serialize,
    Deserialize,
)]
pub enum Act {
    /// Go to the thing above.
    Up,
    /// Go to the thing below.
    Down,
    /// Go to the thing on the left.
    Left,
    /// Go to the thing on the right.
    Right,
    /// Go to the next thing.
    Next,
    /// Go to the thing before.
    Previous,
    /// Choose the thing that the cursor is on.
    Confirm,
    /// Close the open page, or go back.
    Back,
    /// Open the rulebook.
    Rules,
    /// Open the page of keys and buttons.
    Help,
    /// Make text and panels larger.
    Larger,
    /// Make text and panels smaller.
    Smaller,
    /// Make text and panels as large as usual.
    Usual,
    /// Switch between the whole screen and a window.
    FullScreen,
    /// Mute all sound, or unmute it.
    Mute,
    /// Move faster while it is held; pause a game that nobody plays, or let it go on.
    Hurry,
    /// Go to the next speed.
    Speed,
    /// Take back the last decision.
    TakeBack,
    /// Show what a captain would do; once more, hide it.
    Hint,
    /// Try moves that nobody makes, while it is held.
    Rehearse,
    /// Tell why the question is asked; once more, the rule behind the newest line of the log, and then behind the one before.
    Why,
    /// Show every pirate's points as they stand.
    Points,
    /// Look at one's own hidden things while it is held.
    Peek,
    /// Let the curtain fall.
    Veil,
    /// Switch between the table in words and in pictures.
    InWords,
    /// Show the table as it was a decision earlier.
    Earlier,
    /// Show the table as it was a decision later.
    Later,
    /// Show the table as it was at the previous beginning of a round.
    RoundEarlier,
    /// Show the table as it was at the next beginning of a round.
    RoundLater,
    /// Show once more what the others did.
    Replay,
    /// Pass on a turn or an offer.
    Pass,
    /// Zoom into the chart.
    Closer,
    /// Zoom out of the chart.
    Farther,
    /// Centre the chart at its usual zoom.
    Recentre,
    /// Scroll up a chart that is larger than its place; elsewhere, move the cursor up.
    LookUp,
    /// The same downwards.
    LookDown,
    /// The same to the left.
    LookLeft,
    /// The same to the right.
    LookRight,
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

/// All acts as they are listed for the player: the id of a group's heading, and its acts.
pub const GROUPS: &[(&str, &[Act])] = &[
    (
        "ui-acts-everywhere",
        &[
            Act::Up,
            Act::Down,
            Act::Left,
            Act::Right,
            Act::Next,
            Act::Previous,
            Act::Confirm,
            Act::Back,
            Act::Rules,
            Act::Help,
            Act::Larger,
            Act::Smaller,
            Act::Usual,
            Act::FullScreen,
            Act::Mute,
        ],
    ),
    (
        "ui-acts-table",
        &[
            Act::Hurry,
            Act::Speed,
            Act::TakeBack,
            Act::Hint,
            Act::Rehearse,
            Act::Why,
            Act::Points,
            Act::Veil,
            Act::InWords,
            Act::Earlier,
            Act::Later,
            Act::RoundEarlier,
            Act::RoundLater,
            Act::Replay,
            Act::Pass,
        ],
    ),
    (
        "ui-acts-chart",
        &[
            Act::Closer,
            Act::Farther,
            Act::Recentre,
            Act::LookUp,
            Act::LookDown,
            Act::LookLeft,
            Act::LookRight,
        ],
    ),
    (
        "ui-acts-cards",
        &[
            Act::Peek,
            Act::Card1,
            Act::Card2,
            Act::Card3,
            Act::Card4,
            Act::Card5,
            Act::Card6,
        ],
    ),
];

impl Act {
    /// Returns the keys and buttons that ask for it by default.
    #[must_use]
    pub const fn at_first(self) -> &'static [Press] {
        use KeyCode as K;
        const fn pad(pad: Pad) -> Press {
            Press::Pad(pad)
        }
        match self {
            Self::Up => const { &[Key(K::ArrowUp), pad(Pad::Cross(Way::Up))] },
            Self::Down => const { &[Key(K::ArrowDown), pad(Pad::Cross(Way::Down))] },
            Self::Left => const { &[Key(K::ArrowLeft), pad(Pad::Cross(Way::Left))] },
            Self::Right => const { &[Key(K::ArrowRight), pad(Pad::Cross(Way::Right))] },
            Self::Next => const { &[Key(K::Tab), pad(Pad::RightShoulder)] },
            Self::Previous => const { &[Shift(K::Tab), pad(Pad::LeftShoulder)] },
            Self::Confirm => const { &[Key(K::Enter), Key(K::NumpadEnter), pad(Pad::South)] },
            Self::Back => const { &[Key(K::Escape), pad(Pad::East)] },
            Self::Rules => const { &[Key(K::F1), pad(Pad::Start)] },
            Self::Help => const { &[Key(K::Slash), Key(K::F2)] },
            // Plus and minus as they lie on English and on German keys.
            Self::Larger => const { &[Ctrl(K::Equal), Ctrl(K::NumpadAdd), Ctrl(K::BracketRight)] },
            Self::Smaller => const { &[Ctrl(K::Minus), Ctrl(K::NumpadSubtract), Ctrl(K::Slash)] },
            Self::Usual => const { &[Ctrl(K::Digit0), Ctrl(K::Numpad0)] },
            Self::FullScreen => const { &[Key(K::F11)] },
            Self::Mute => const { &[Key(K::KeyM)] },
            Self::Hurry => const { &[Key(K::Space), pad(Pad::West)] },
            Self::Speed => const { &[Key(K::KeyS)] },
            Self::TakeBack => const { &[Key(K::Backspace), pad(Pad::North)] },
            // A pad needs no way back to rest but that from farther away.
            Self::Hint => const { &[Key(K::KeyI), pad(Pad::RightThumb)] },
            Self::Rehearse => const { &[Key(K::KeyE), pad(Pad::RightTrigger)] },
            Self::Why => const { &[Key(K::KeyW), pad(Pad::LeftThumb)] },
            Self::Points => const { &[Key(K::KeyV)] },
            Self::Peek => const { &[Key(K::KeyP), pad(Pad::LeftTrigger)] },
            Self::Veil => const { &[Key(K::KeyH), pad(Pad::Select)] },
            Self::InWords => const { &[Key(K::KeyT)] },
            Self::Earlier => const { &[Key(K::BracketLeft), pad(Pad::RightStick(Way::Left))] },
            Self::Later => const { &[Key(K::BracketRight), pad(Pad::RightStick(Way::Right))] },
            // No button of a pad is left for these at first.
            Self::RoundEarlier => const { &[Shift(K::BracketLeft)] },
            Self::RoundLater => const { &[Shift(K::BracketRight)] },
            Self::Replay => const { &[Key(K::KeyR)] },
            Self::Pass => const { &[Key(K::KeyN)] },
            Self::Closer => const { &[Key(K::PageUp), pad(Pad::RightStick(Way::Up))] },
            Self::Farther => const { &[Key(K::PageDown), pad(Pad::RightStick(Way::Down))] },
            Self::Recentre => const { &[Key(K::Home)] },
            // So the left stick is for the cursor too, but where there is something to look aside at.
            Self::LookUp => const { &[Shift(K::ArrowUp), pad(Pad::LeftStick(Way::Up))] },
            Self::LookDown => const { &[Shift(K::ArrowDown), pad(Pad::LeftStick(Way::Down))] },
            Self::LookLeft => const { &[Shift(K::ArrowLeft), pad(Pad::LeftStick(Way::Left))] },
            Self::LookRight => const { &[Shift(K::ArrowRight), pad(Pad::LeftStick(Way::Right))] },
            Self::Card1 => const { &[Key(K::Digit1)] },
            Self::Card2 => const { &[Key(K::Digit2)] },
            Self::Card3 => const { &[Key(K::Digit3)] },
            Self::Card4 => const { &[Key(K::Digit4)] },
            Self::Card5 => const { &[Key(K::Digit5)] },
            Self::Card6 => const { &[Key(K::Digit6)] },
        }
    }

    /// Returns all acts.
    pub fn all() -> impl Iterator<Item = Self> {
        GROUPS.iter().flat_map(|(_, acts)| acts.iter().copied())
    }

    /// Returns whether the game cannot be operated without it, so that a key has to ask for it.
    #[must_use]
    pub const fn is_vital(self) -> bool {
        matches!(
            self,
            Self::Up | Self::Down | Self::Left | Self::Right | Self::Confirm | Self::Back
        )
    }

    /// Returns whether it is a step that repeats while it is held.
    #[must_use]
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Up
                | Self::Down
                | Self::Left
                | Self::Right
                | Self::Next
                | Self::Previous
                | Self::Closer
                | Self::Farther
                | Self::LookUp
                | Self::LookDown
                | Self::LookLeft
                | Self::LookRight
        )
    }
}
