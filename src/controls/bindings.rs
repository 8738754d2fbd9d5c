//! The keys and buttons of each act, as far as the player has changed them.

use super::{Act, Press};
use bevy::prelude::KeyCode;
use leafwing_input_manager::prelude::InputMap;
use rules::table::words::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most keys and buttons of one act.
const MOST: usize = 6;

/// A fault in the keys and buttons that a file gives an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misbound {
    /// It has too many.
    Many,
    /// It has no key, and needs one.
    Keyless,
    /// This key is a modifier, held with others.
    Held(Press),
    /// This asks for that act already.
    Taken(Press, Act),
}

impl Misbound {
    /// Returns the fault in words, with keys and acts as the file spells them.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        match self {
            Self::Many => words.say("ui-settings-keys-many", &[("most", (MOST as i64).into())]),
            Self::Keyless => words.say("ui-settings-keys-none", &[]),
            Self::Held(press) => {
                let press = [("press", format!("{press:?}").into())];
                words.say("ui-settings-keys-held", &press)
            }
            Self::Taken(press, act) => {
                let values = [
                    ("press", format!("{press:?}").into()),
                    ("act", format!("{act:?}").into()),
                ];
                words.say("ui-settings-keys-taken", &values)
            }
        }
    }
}

/// The keys and buttons of each act. Only those that differ from the defaults are kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Act, Vec<Press>>);

impl Bindings {
    /// Returns the keys and buttons of an act.
    #[must_use]
    pub fn of(&self, act: Act) -> &[Press] {
        self.0.get(&act).map_or(act.at_first(), Vec::as_slice)
    }

    /// Returns an act's first button on a pad, or first key on the keyboard.
    #[must_use]
    pub fn on(&self, act: Act, pad: bool) -> Option<Press> {
        let mut all = self.of(act).iter().copied();
        all.find(|press| press.is_pad() == pad)
    }

    /// Returns the act that a key or button asks for.
    #[must_use]
    pub fn holder(&self, press: Press) -> Option<Act> {
        Act::all().find(|&act| self.of(act).contains(&press))
    }

    /// Makes this the only key, or the only button, of an act. No other act may have it before.
    pub fn set(&mut self, act: Act, press: Press) {
        self.put(act, press.is_pad(), Some(press));
    }

    /// Gives an act this key or button; the act that had it gets what this one had before.
    ///
    /// # Errors
    /// The vital act that would be left without a key.
    pub fn swap(&mut self, act: Act, press: Press) -> Result<(), Act> {
        let pad = press.is_pad();
        let before = self.on(act, pad);
        if let Some(other) = self.holder(press).filter(|&other| other != act) {
            let more = self
                .of(other)
                .iter()
                .any(|&held| !held.is_pad() && held != press);
            if other.is_vital() && !pad && before.is_none() && !more {
                return Err(other);
            }
            let left = self.of(other).iter().copied();
            let all = left
                .filter_map(|held| if held == press { before } else { Some(held) })
                .collect();
            self.keep(other, all);
        }
        self.set(act, press);
        Ok(())
    }

    fn put(&mut self, act: Act, pad: bool, press: Option<Press>) {
        let rest = self.of(act).iter().copied();
        let rest: Vec<Press> = rest.filter(|other| other.is_pad() != pad).collect();
        let all = if pad {
            rest.into_iter().chain(press).collect()
        } else {
            press.into_iter().chain(rest).collect()
        };
        self.keep(act, all);
    }

    fn keep(&mut self, act: Act, all: Vec<Press>) {
        if all == act.at_first() {
            self.0.remove(&act);
        } else {
            self.0.insert(act, all);
        }
    }

    /// Returns whether everything has its default.
    #[must_use]
    pub fn is_as_at_first(&self) -> bool {
        self.0.is_empty()
    }

    /// Resolves keys that a file gives one act while another act, newer than the file, has them by default. What the player chose,
    /// which stands first of its device, stays where the file has it; what only stood beside that goes to the newer act.
    pub fn settle(&mut self) {
        for (act, all) in self.0.clone() {
            for press in all {
                let has =
                    |other: Act| !self.0.contains_key(&other) && self.of(other).contains(&press);
                let Some(other) = Act::all().find(|&other| other != act && has(other)) else {
                    continue;
                };
                // Of what it still has: what was taken from it before no longer stands first.
                let chosen = self.on(act, press.is_pad()) == Some(press);
                let loser = if chosen && !other.is_vital() {
                    other
                } else {
                    act
                };
                let left = self.of(loser).iter().copied();
                let left = left.filter(|held| *held != press).collect();
                self.keep(loser, left);
            }
        }
    }

    /// Checks that the keys and buttons of a file can be used.
    ///
    /// # Errors
    /// The first act with a fault, and the fault.
    pub fn check(&self) -> Result<(), (Act, Misbound)> {
        for act in Act::all() {
            let all = self.of(act);
            if all.len() > MOST {
                return Err((act, Misbound::Many));
            }
            if act.is_vital() && self.on(act, false).is_none() {
                return Err((act, Misbound::Keyless));
            }
            for (place, &press) in all.iter().enumerate() {
                if press.key().is_some_and(is_modifier) {
                    return Err((act, Misbound::Held(press)));
                }
                let twice = all[..place].contains(&press);
                let other = self.holder(press).filter(|&other| other != act || twice);
                if let Some(other) = other {
                    return Err((act, Misbound::Taken(press, other)));
                }
            }
        }
        Ok(())
    }

    /// Returns all keys and buttons, as the input manager wants them.
    #[must_use]
    pub fn map(&self) -> InputMap<Act> {
        let mut map = InputMap::default();
        for act in Act::all() {
            for press in self.of(act) {
                press.bind(act, &mut map);
            }
        }
        map
    }
}

/// Returns whether a key only changes what others do.
#[must_use]
pub fn is_modifier(key: KeyCode) -> bool {
    use KeyCode as K;
    matches!(
        key,
        K::ShiftLeft
            | K::ShiftRight
            | K::ControlLeft
            | K::ControlRight
            | K::AltLeft
            | K::AltRight
            | K::SuperLeft
            | K::SuperRight
    )
}

#[cfg(test)]
mod tests {
    use super::super::{Controls, Device, Pad, Way};
    use super::*;
    use games::voodoo_pirate::load;
    use games::voodoo_pirate::words::load_words;

    #[test]
    fn at_first_each_asks_for_one_act_and_all_have_names() {
        let controls = Controls::default();
        controls.bindings.check().unwrap();
        let words = load_words(&load::files()).unwrap();
        for act in Act::all() {
            let id = format!("ui-act-{act:?}");
            assert!(words.has(&id), "{id}");
            assert!(
                controls.bindings.on(act, false).is_some(),
                "{act:?} has no key"
            );
            for press in controls.bindings.of(act) {
                let told = press.told(&words);
                assert!(
                    !told.is_empty() && !told.contains("ui-"),
                    "{press:?}: {told}"
                );
            }
        }
        for pad in Pad::all() {
            let told = Press::Pad(pad).told(&words);
            assert!(!told.is_empty() && !told.contains("ui-"), "{pad:?}: {told}");
        }
    }

    #[test]
    fn what_is_taken_from_an_act_goes_to_the_one_that_asks_for_it() {
        let mut bindings = Bindings::default();
        bindings.set(Act::Why, Press::Key(KeyCode::KeyU));
        assert_eq!(bindings.holder(Press::Key(KeyCode::KeyW)), None);
        assert_eq!(
            bindings.on(Act::Why, true),
            Act::Why.at_first().get(1).copied()
        );
        bindings.swap(Act::Peek, Press::Key(KeyCode::KeyU)).unwrap();
        assert_eq!(
            bindings.on(Act::Why, false),
            Some(Press::Key(KeyCode::KeyP))
        );
        assert_eq!(
            bindings.on(Act::Peek, false),
            Some(Press::Key(KeyCode::KeyU))
        );
        bindings.check().unwrap();
        bindings.swap(Act::Peek, Press::Key(KeyCode::KeyP)).unwrap();
        bindings.set(Act::Why, Press::Key(KeyCode::KeyW));
        assert!(bindings.is_as_at_first());
    }

    #[test]
    fn nobody_is_left_without_a_way_to_choose() {
        let text = "{Replay: []}";
        let mut bindings: Bindings = ron::from_str(text).unwrap();
        bindings.check().unwrap();
        let before = bindings.clone();
        assert_eq!(
            bindings.swap(Act::Replay, Press::Key(KeyCode::Escape)),
            Err(Act::Back)
        );
        assert_eq!(bindings, before);
        let none: Bindings = ron::from_str("{Confirm: [Pad(South)]}").unwrap();
        assert_eq!(none.check(), Err((Act::Confirm, Misbound::Keyless)));
        let twice: Bindings = ron::from_str("{Why: [Key(Space)], Hurry: [Key(Space)]}").unwrap();
        let (act, press) = (Act::Hurry, Press::Key(KeyCode::Space));
        let taken = Misbound::Taken(press, act);
        assert_eq!(twice.check(), Err((Act::Why, taken)));
    }

    #[test]
    fn what_a_file_and_a_newer_act_both_name_asks_for_one_of_them() {
        let settled = |text: &str| {
            let mut bindings: Bindings = ron::from_str(text).unwrap();
            bindings.settle();
            bindings.check().unwrap();
            bindings
        };
        // The left stick stood beside the cross before it looked aside.
        let stick = Press::Pad(Pad::LeftStick(Way::Up));
        let bindings = settled("{Up: [Key(KeyU), Pad(Cross(Up)), Pad(LeftStick(Up))]}");
        let cross = Press::Pad(Pad::Cross(Way::Up));
        assert_eq!(bindings.of(Act::Up), [Press::Key(KeyCode::KeyU), cross]);
        assert_eq!(bindings.of(Act::LookUp), Act::LookUp.at_first());
        // One that was chosen stays.
        let bindings = settled("{Up: [Key(ArrowUp), Pad(LeftStick(Up))]}");
        assert_eq!(bindings.holder(stick), Some(Act::Up));
        assert_eq!(bindings.of(Act::LookUp), &Act::LookUp.at_first()[..1]);
        // Without what is vital nobody gets anywhere.
        let bindings = settled("{Why: [Key(Escape)]}");
        assert_eq!(bindings.of(Act::Back), Act::Back.at_first());
        // What stood beside it is then what was chosen.
        let bindings = settled("{Why: [Key(Escape), Key(KeyI)]}");
        assert_eq!(bindings.of(Act::Back), Act::Back.at_first());
        assert_eq!(bindings.of(Act::Why), [Press::Key(KeyCode::KeyI)]);
        assert_eq!(bindings.of(Act::Hint), &Act::Hint.at_first()[1..]);
    }

    #[test]
    fn hints_are_for_the_device_in_use() {
        let words = load_words(&load::files()).unwrap();
        let mut controls = Controls::default();
        assert_eq!(controls.told(Act::TakeBack, &words), "Backspace");
        controls.device = Device::Pad;
        assert_eq!(controls.told(Act::TakeBack, &words), "Y");
        assert_eq!(controls.told(Act::Card1, &words), "1", "no button: the key");
    }
}
