//! What the player can ask for by keys and pad, and by which of them: all of it can be changed.

mod act;
mod bindings;
mod press;
mod reading;

pub use act::{Act, GROUPS};
pub use bindings::{Bindings, Misbound, is_modifier};
pub use press::{Pad, Press, Way, key_told, struck};
pub use reading::reading;

use bevy::prelude::Resource;
use rules::table::words::Words;

/// What the player used last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Device {
    /// The mouse.
    #[default]
    Mouse,
    /// The keyboard.
    Keys,
    /// A pad.
    Pad,
}

/// What asks for what at present, and which device hints are for.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Controls {
    /// What each act is asked for by.
    pub bindings: Bindings,
    /// What the player used last.
    pub device: Device,
}

impl Controls {
    /// What asks for an act on the device in use, or else on the other one.
    #[must_use]
    pub fn press(&self, act: Act) -> Option<Press> {
        let pad = self.device == Device::Pad;
        let on = |pad| self.bindings.on(act, pad);
        on(pad).or_else(|| on(!pad))
    }

    /// What asks for an act, in words.
    #[must_use]
    pub fn told(&self, act: Act, words: &Words) -> String {
        let none = || words.say("ui-key-none", &[]);
        self.press(act).map_or_else(none, |press| press.told(words))
    }
}
