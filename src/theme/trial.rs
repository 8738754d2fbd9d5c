//! Tests of what the pen draws, without a window.

use super::{Gallery, Pen, Targets, fonts};
use crate::controls::Controls;
use crate::settings::Typeface;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, Ui, vec2};
use egui_kittest::Harness;

/// The default seconds from a frame to the next.
const A_FRAME: f32 = 0.25;

/// A canvas for tests, with the state that is drawn.
pub(crate) struct TestCanvas<S> {
    pub targets: Targets,
    pub state: S,
    gallery: Gallery,
}

impl<S> TestCanvas<S> {
    /// Returns whether a picture has been drawn on it.
    pub fn has_shown(&self, picture: &str) -> bool {
        self.gallery.is_asked(picture)
    }

    /// Returns the label of the thing that the keyboard's cursor is on.
    pub fn focus(&self) -> Option<String> {
        let page = self.targets.written();
        let focus = page.lines().find_map(|line| line.strip_prefix("focus "));
        focus.map(str::to_owned)
    }
}

/// Clicks at a place: one frame for the press, one for the release.
pub(crate) fn click<S>(screen: &mut Harness<'static, TestCanvas<S>>, pos: Pos2) {
    screen.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        screen.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        screen.step();
    }
}

/// Returns a canvas of 1280 by 720 that is drawn on.
pub(crate) fn canvas<S>(
    state: S,
    draw: impl FnMut(&mut Pen, &mut S) + 'static,
) -> Harness<'static, TestCanvas<S>> {
    canvas_each(A_FRAME, state, draw)
}

/// Returns such a canvas with frames so many seconds apart.
pub(crate) fn canvas_each<S>(
    seconds: f32,
    state: S,
    mut draw: impl FnMut(&mut Pen, &mut S) + 'static,
) -> Harness<'static, TestCanvas<S>> {
    let fonts = fonts::definitions(Typeface::Usual);
    let draw = move |ui: &mut Ui, canvas: &mut TestCanvas<S>| {
        if ui.ctx().cumulative_pass_nr() == 0 {
            ui.ctx().set_fonts(fonts.clone());
            return;
        }
        canvas.targets.begin("trial", "", 1.0);
        let mut pen = Pen {
            ui,
            gallery: &canvas.gallery,
            controls: &Controls::default(),
            targets: &mut canvas.targets,
            wide: false,
            plan: 1.0,
        };
        draw(&mut pen, &mut canvas.state);
    };
    let canvas = TestCanvas {
        targets: Targets::default(),
        state,
        gallery: Gallery::default(),
    };
    Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_step_dt(seconds)
        .build_ui_state(draw, canvas)
}
