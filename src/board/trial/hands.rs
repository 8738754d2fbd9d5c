//! The acts of a player with the mouse, the keys and the pad.

use super::Drawn;
use crate::controls::{Controls, Device, Pad, Press, struck};
use crate::table::{self, Act, TableGame};
use crate::theme::Targets;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2};

impl<G: TableGame> Drawn<G> {
    /// Moves the mouse.
    pub fn point(&mut self, at: Pos2) {
        self.events.push(Event::PointerMoved(at));
        self.frame();
    }

    /// Clicks at a place: one frame for the press, one for the release.
    pub fn click(&mut self, at: Pos2) {
        self.point(at);
        self.button(at, true);
        self.button(at, false);
    }

    /// Taps on a place: all in one frame.
    pub fn tap(&mut self, pos: Pos2) {
        self.events.push(Event::PointerMoved(pos));
        let tapped = [true, false].map(|pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.events.extend(tapped);
        self.frame();
    }

    /// Clicks on what says this in the last frame.
    pub fn click_on(&mut self, text: &str) {
        self.click(self.place_of(text).center());
    }

    /// Drags with the mouse what can be dragged under this label.
    pub fn drag(&mut self, label: &str) {
        let (from, to) = self
            .get::<Targets>()
            .drag(label)
            .expect("it can be dragged");
        self.point(from);
        self.button(from, true);
        self.point(from.lerp(to, 0.5));
        self.point(to);
        self.button(to, false);
    }

    /// Presses the mouse's button at a place, or lets it go.
    pub fn button(&mut self, pos: Pos2, pressed: bool) {
        self.events.push(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.frame();
    }

    /// Plugs a pad in, as the system tells of it. From here on it is noticed which device is in use.
    pub fn plug_in(&mut self) {
        self.app.add_message::<CursorMoved>();
        self.app.add_plugins(table::noticing);
        self.connect();
        self.frame();
    }

    fn connect(&mut self) -> Entity {
        let world = self.app.world_mut();
        let pad = world.spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "Pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let told = GamepadConnectionEvent::new(pad, connection);
        world.write_message(RawGamepadEvent::from(told.clone()));
        world.write_message(told);
        pad
    }

    /// Presses and releases the binding of an act on a pad. A frame is drawn after the press, none after the release.
    ///
    /// # Panics
    /// Panics if no pad is in use after it: it was not noticed, or something else was touched.
    pub fn tap_pad(&mut self, act: Act) {
        let press = self.get::<Controls>().bindings.on(act, true);
        let Some(Press::Pad(pad)) = press else {
            panic!("{act:?} is not on the pad: {press:?}");
        };
        self.push(pad, true);
        self.frame();
        self.push(pad, false);
        self.app.update();
        let pointer = self.ctx.input(|input| input.pointer.latest_pos());
        let device = self.get::<Controls>().device;
        assert_eq!((device, pointer), (Device::Pad, None), "{act:?}");
    }

    /// Presses and releases the binding of an act on the device in use.
    pub fn press(&mut self, act: Act) {
        let press = self.get::<Controls>().press(act);
        for pressed in [true, false] {
            match press.expect("something asks for it") {
                Press::Pad(pad) => self.push(pad, pressed),
                keys => self.strike(keys, pressed),
            }
            self.frame();
        }
    }

    fn strike(&mut self, keys: Press, pressed: bool) {
        let held = match keys {
            Press::Shift(_) => Some(KeyCode::ShiftLeft),
            Press::Ctrl(_) => Some(KeyCode::ControlLeft),
            Press::Alt(_) => Some(KeyCode::AltLeft),
            Press::Key(_) | Press::Pad(_) => None,
        };
        let state = if pressed {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        for key_code in held.into_iter().chain(keys.key()) {
            self.app.world_mut().write_message(struck(key_code, state));
        }
    }

    /// Presses or releases a button or a stick of a pad, which is plugged in when it is used first.
    fn push(&mut self, pad: Pad, pressed: bool) {
        let world = self.app.world_mut();
        let mut plugged = world.query_filtered::<Entity, With<Gamepad>>();
        let plugged = plugged.iter(world).next();
        let plugged = plugged.unwrap_or_else(|| self.connect());
        let value = f32::from(u8::from(pressed));
        let told: RawGamepadEvent = match pad.stick() {
            Some(stick) => {
                let value = value * stick.direction.full_active_value();
                RawGamepadAxisChangedEvent::new(plugged, stick.axis, value).into()
            }
            None => RawGamepadButtonChangedEvent::new(plugged, pad.button(), value).into(),
        };
        self.app.world_mut().write_message(told);
    }
}
