//! A button that must be held, so that nothing is done by accident.

use super::buttons::Look;
use super::{Pen, Typeface};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Rect, Sense};

impl Pen<'_> {
    /// Draws a button that must be held for some seconds, so that it is not pressed by accident; by keys it is pressed. Returns
    /// whether that is done.
    pub fn hold(&mut self, rect: Rect, text: &str, seconds: f32) -> bool {
        // The one thing on its page.
        let font = Typeface::Bold.at(rect.height() * 0.43);
        let hit = self.button_in(rect, text, text, font, Look::Brass);
        let since = egui::Id::new("held since");
        // A press is forgotten where it lasts too long for a click or the hand trembles; a drag goes on.
        let hand = hit.response.interact(Sense::DRAG);
        if !hand.is_pointer_button_down_on() || !hand.contains_pointer() {
            self.ui.data_mut(|data| data.remove::<f64>(since));
            // A click of the mouse is too short; a cursor of keys or of a screen reader was put there on purpose.
            let asks = |input: &egui::InputState| {
                input.has_accesskit_action_request(hit.response.id, egui::accesskit::Action::Click)
            };
            return hit.clicked && (!hit.response.clicked() || self.ui.input(asks));
        }
        let now = self.ui.input(|input| input.time);
        let began = self.ui.data_mut(|data| *data.get_temp_mut_or(since, now));
        let part = (((now - began) as f32) / seconds).min(1.0);
        let mut done = rect.shrink(4.0);
        done.set_width(done.width() * part);
        self.ui.painter().rect_filled(
            done,
            CornerRadius::same((done.height() / 2.0) as u8),
            Color32::from_black_alpha(60),
        );
        self.ui.ctx().request_repaint();
        part >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{TestCanvas, canvas_each};
    use super::*;
    use egui::{Event, Modifiers, PointerButton, pos2, vec2};
    use egui_kittest::Harness;

    const BUTTON: Rect = Rect::from_min_max(pos2(10.0, 10.0), pos2(210.0, 50.0));
    const HOLD: f32 = 0.4;

    /// Returns a button to hold, drawn so many seconds apart, with the mouse pressed on it. Its state is whether it was held long
    /// enough.
    fn pressed(apart: f32) -> Harness<'static, TestCanvas<bool>> {
        let mut screen = canvas_each(apart, false, |pen, held| {
            *held |= pen.hold(BUTTON, "I am Anna", HOLD);
        });
        screen.step();
        let at = BUTTON.center();
        screen.event(Event::PointerMoved(at));
        screen.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        });
        screen.step();
        assert!(!screen.state().state, "nothing was held yet");
        screen
    }

    #[test]
    fn frames_may_come_as_seldom_as_they_like() {
        let mut screen = pressed(1.5);
        screen.step();
        screen.step();
        assert!(
            screen.state().state,
            "the press was forgotten between two frames"
        );
    }

    #[test]
    fn a_hand_may_tremble() {
        let mut screen = pressed(0.1);
        for step in 1..=6 {
            screen.event(Event::PointerMoved(
                BUTTON.center() + vec2(step as f32 * 5.0, 0.0),
            ));
            screen.step();
        }
        assert!(
            screen.state().state,
            "the press was forgotten with the movement"
        );
    }

    #[test]
    fn who_leaves_the_button_has_not_held_it() {
        let mut screen = pressed(0.1);
        for _ in 0..10 {
            screen.event(Event::PointerMoved(BUTTON.center() + vec2(0.0, 100.0)));
            screen.step();
        }
        assert!(!screen.state().state);
    }
}
