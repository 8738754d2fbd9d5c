//! The aim of the mouse. When a game goes on, a mouse at rest was aimed at something else, and so was the second of two clicks
//! meant for something else.

use crate::controls::Device;
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::{Context, Pos2};

/// The distance from which on a move of the mouse is on purpose, in units of the canvas.
const A_MOVE: f32 = 5.0;
/// Seconds after a question within which nobody can have read it. A press within that time is the second of two.
const TOO_SOON: f64 = 0.3;

/// The place of the mouse when the game went on, and the times of the question and the last press.
#[derive(Debug, Clone)]
pub struct Aim {
    /// The tick of the observation that was drawn last.
    drawn: Option<Tick>,
    /// The mouse's place; none while another device is in use.
    mouse: Option<Pos2>,
    /// The mouse's place when the game went on, until it is moved.
    rests: Option<Pos2>,
    /// The time when the present question was first drawn, in seconds by the panels' clock.
    since: f64,
    /// The time when the mouse was pressed last, by the same clock.
    pressed: f64,
}

impl Default for Aim {
    fn default() -> Self {
        Self {
            drawn: None,
            mouse: None,
            rests: None,
            since: f64::NEG_INFINITY,
            pressed: f64::NEG_INFINITY,
        }
    }
}

impl Aim {
    /// Notes, once a frame, the place of the mouse, if it is the device in use, and whether nothing moves any more. Returns whether
    /// the game has gone on since the last frame.
    pub fn attend(
        &mut self,
        ctx: &Context,
        seen: Option<Tick>,
        idle: bool,
        device: Device,
    ) -> bool {
        let (mouse, pressed, now) = ctx.input(|input| {
            let pointer = &input.pointer;
            (pointer.hover_pos(), pointer.primary_pressed(), input.time)
        });
        let mouse = mouse.filter(|_| device == Device::Mouse);
        self.mouse = mouse;
        let goes_on = std::mem::replace(&mut self.drawn, seen) != seen;
        if goes_on {
            self.rests = mouse;
        }
        if goes_on || !idle {
            self.since = now;
        }
        if pressed {
            self.pressed = now;
        }
        let near = |from: Pos2| mouse.is_some_and(|at| at.distance(from) <= A_MOVE);
        self.rests = self.rests.filter(|from| near(*from));
        goes_on
    }

    /// Ignores the thing under the mouse until it is moved: it was not aimed at the thing that lies there now.
    pub fn rest(&mut self) {
        self.rests = self.mouse;
    }

    /// Returns whether the player means the thing under the mouse, having moved it since the game went on.
    #[must_use]
    pub fn is_meant(&self) -> bool {
        self.rests.is_none()
    }

    /// Returns whether a click that ends in this frame was meant for the question before.
    ///
    /// It was if the mouse has not moved since, and was pressed before anybody could have read the new question.
    #[must_use]
    pub fn is_stray(&self, ctx: &Context) -> bool {
        let ends = ctx.input(|input| input.pointer.primary_released());
        ends && !self.is_meant() && self.pressed < self.since + TOO_SOON
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::buttons::Look;
    use crate::theme::trial::{self, canvas_each};
    use bevy_egui::egui::{Event, Rect, pos2, vec2};

    /// Returns the number of questions that two clicks answer, each with its button at the same place: the second click comes so
    /// many frames of a twentieth of a second after the second question, and so far from the first click.
    fn answers(frames: usize, off: f32) -> u32 {
        let state = (0_u32, Aim::default());
        let mut screen = canvas_each(0.05, state, |pen, (answered, aim)| {
            let ctx = pen.ui.ctx().clone();
            aim.attend(&ctx, Some(Tick::new(*answered)), true, Device::Mouse);
            let place = Rect::from_min_size(pos2(10.0, 10.0), vec2(200.0, 40.0));
            let label = format!("Answer {answered}");
            let clicked = pen.button(place, &label, Look::Brass).clicked;
            *answered += u32::from(clicked && !aim.is_stray(&ctx));
        });
        screen.run_steps(20);
        let pos = pos2(60.0, 30.0);
        trial::click(&mut screen, pos);
        screen.run_steps(frames);
        trial::click(&mut screen, pos + vec2(off, 0.0));
        screen.state().state.0
    }

    #[test]
    fn the_second_click_of_two_was_meant_for_the_question_before() {
        assert_eq!([1, 4].map(|frames| answers(frames, 0.0)), [1, 1]);
        assert_eq!([1, 4].map(|frames| answers(frames, 3.0)), [1, 1]);
        // A player who has read the question, or aims elsewhere, answers it.
        assert_eq!(answers(10, 0.0), 2);
        assert_eq!(answers(1, 40.0), 2);
    }

    #[test]
    fn a_thing_done_with_is_not_meant_until_the_mouse_is_moved() {
        let state = (Aim::default(), false);
        let mut screen = canvas_each(0.05, state, |pen, (aim, rests)| {
            aim.attend(pen.ui.ctx(), None, true, Device::Mouse);
            if std::mem::take(rests) {
                aim.rest();
            }
        });
        screen.run_steps(2);
        let mut meant = |x: f32, rests: bool| {
            screen.event(Event::PointerMoved(pos2(x, 30.0)));
            screen.state_mut().state.1 = rests;
            screen.step();
            screen.state().state.0.is_meant()
        };
        let told = [(60.0, false), (60.0, true), (62.0, false), (90.0, false)];
        let told = told.map(|(x, rests)| meant(x, rests));
        assert_eq!(told, [true, false, false, true]);
    }
}
