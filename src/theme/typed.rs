//! Letters that are no text: those of keys that are struck while Ctrl is held, as Ctrl+A.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_struck_with_ctrl
            .after(EguiPreUpdateSet::ProcessInput)
            .after(super::motion::drop_old_news)
            .before(super::targets::keep_tab)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// The keys that are held and say whether a letter is text.
#[derive(Debug, Default, Clone, Copy)]
struct HeldKeys {
    ctrl: bool,
    alt: bool,
}

impl HeldKeys {
    /// Returns whether a letter is no text. Ctrl with Alt is what some keyboards say of `AltGr`.
    fn is_order(self) -> bool {
        self.ctrl && !self.alt
    }
}

/// Drops the text of keys that were struck while Ctrl was held. The panels' input looks only at what is held when a frame begins, by
/// when Ctrl may have been let go of again.
fn drop_struck_with_ctrl(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<HeldKeys>,
    mut inputs: Query<&mut EguiInput>,
) {
    if lost.read().count() > 0 {
        *held = HeldKeys::default();
    }
    // The letters in the order in which they were struck, each with whether it is no text.
    let mut letters = Vec::new();
    for key in keys.read() {
        let is_down = key.state.is_pressed();
        match &key.logical_key {
            Key::Control => held.ctrl = is_down,
            Key::Alt => held.alt = is_down,
            Key::Character(letter) if is_down => letters.push((letter.as_str(), held.is_order())),
            Key::Space if is_down => letters.push((" ", held.is_order())),
            _ => {}
        }
    }
    if letters.iter().all(|(_, is_order)| !is_order) {
        return;
    }
    for mut input in &mut inputs {
        let mut letters = letters.iter();
        input.0.events.retain(|event| {
            let egui::Event::Text(text) = event else {
                return true;
            };
            // What was struck before it and is no event was dropped already.
            let mut ahead = letters.clone();
            let Some(&(_, is_order)) = ahead.find(|(letter, _)| *letter == text) else {
                return true;
            };
            letters = ahead;
            !is_order
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;
    use bevy::input::ButtonState::{Pressed, Released};

    /// Returns what is typed in a frame in which keys are struck like this, of the text that the panels' input makes of it.
    fn typed(keys: &[(Key, ButtonState)], text: &[&str]) -> Vec<String> {
        let mut app = App::new();
        app.add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>()
            .add_systems(Update, drop_struck_with_ctrl);
        let mut input = EguiInput::default();
        let text = text
            .iter()
            .map(|text| egui::Event::Text((*text).to_owned()));
        input.0.events.extend(text);
        let panels = app.world_mut().spawn(input).id();
        for (key, state) in keys {
            app.world_mut().write_message(KeyboardInput {
                logical_key: key.clone(),
                ..crate::controls::struck(KeyCode::F35, *state)
            });
        }
        app.update();
        let input = app.world().get::<EguiInput>(panels);
        let events = input.map(|input| input.0.events.clone());
        let texts = events.into_iter().flatten().map(|event| match event {
            egui::Event::Text(text) => text,
            other => panic!("{other:?}"),
        });
        texts.collect()
    }

    #[test]
    fn a_letter_struck_with_ctrl_is_not_typed_though_ctrl_is_let_go_of_in_the_same_frame() {
        let a = || Key::Character("a".into());
        let plain = [(a(), Pressed), (a(), Released)];
        let with = |held: &[Key], then: &[(Key, ButtonState)]| {
            let down = held.iter().map(|key| (key.clone(), Pressed));
            let up = held.iter().map(|key| (key.clone(), Released));
            let struck = down.chain(plain.clone()).chain(up);
            struck.chain(then.iter().cloned()).collect::<Vec<_>>()
        };
        assert_eq!(typed(&plain, &["a"]), ["a"]);
        assert!(typed(&with(&[Key::Control], &[]), &["a"]).is_empty());
        assert_eq!(typed(&with(&[Key::Control, Key::Alt], &[]), &["a"]), ["a"]);
        assert_eq!(typed(&with(&[Key::AltGraph], &[]), &["a"]), ["a"]);
        // What is struck after it is typed.
        let then = [(Key::Character("b".into()), Pressed), (a(), Pressed)];
        let struck = with(&[Key::Control], &then);
        assert_eq!(typed(&struck, &["a", "b", "a"]), ["b", "a"]);
    }
}
