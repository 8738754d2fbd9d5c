//! The acts that keys and pad ask for, and the keys and buttons for each, all of which can be changed.

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

/// The devices that the player can use.
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

/// The keys and buttons in use, and the device that hints are for.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Controls {
    /// The keys and buttons of each act.
    pub bindings: Bindings,
    /// The device that was used last.
    pub device: Device,
}

impl Controls {
    /// Returns the key or button of an act on the device in use, or else on the other one.
    #[must_use]
    pub fn press(&self, act: Act) -> Option<Press> {
        let pad = self.device == Device::Pad;
        let on = |pad| self.bindings.on(act, pad);
        on(pad).or_else(|| on(!pad))
    }

    /// Returns the name of that key or button, in words.
    #[must_use]
    pub fn told(&self, act: Act, words: &Words) -> String {
        let none = || words.say("ui-key-none", &[]);
        self.press(act).map_or_else(none, |press| press.told(words))
    }
}
