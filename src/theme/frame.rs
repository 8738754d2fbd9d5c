//! The canvas that every screen is drawn on, scaled to the window.

use super::{Gallery, Pen, Targets, clear};
use crate::controls::{Controls, Device};
use crate::options::Speed;
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::{EguiContext, EguiPreUpdateSet, PrimaryEguiContext, egui};

/// The size of the canvas in units of the wide layout.
const WIDE: Vec2 = Vec2::new(1920.0, 1080.0);
/// The size of the canvas in units of the compact layout.
const COMPACT: Vec2 = Vec2::new(1280.0, 720.0);
/// From this part of the wide canvas on, the wide layout is used where nothing is made larger or smaller.
const WIDE_FROM: f32 = 0.78;
/// The factor by which a unit of the compact layout is larger, so that letters are as large as in the wide one.
const LETTERS: f32 = 1.15;
/// The least part of their size to which a small window makes letters smaller, as long as the canvas has room for the layouts.
const LEGIBLE: f32 = 0.9;
/// The greatest factor of the interface: the smallest canvas that layouts are made for is the compact one divided by it.
const LARGEST: f32 = 2.0;

/// Seconds in which things that appear fade in.
const FADES: f32 = 0.12;

/// The canvas: its layout and its size in units.
///
/// A larger interface makes the canvas smaller: panels keep their sizes in units, and have less room. So does a small window,
/// rather than that letters are too small to be read.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// True if the wide layout is used; else the compact one.
    pub wide: bool,
    /// Width and height in units.
    pub size: egui::Vec2,
    /// The window's logical pixels for one unit.
    pub scale: f32,
    /// The canvas units for one unit of the plan, on which the screens round the table are drawn.
    pub plan: f32,
}

impl Default for Frame {
    fn default() -> Self {
        Self::of(COMPACT, 100)
    }
}

impl Frame {
    /// Returns the canvas of a window of this size in logical pixels, with the interface at so many percent.
    #[must_use]
    pub fn of(window: Vec2, interface: u16) -> Self {
        let fit = |canvas: Vec2| (window / canvas).min_element().max(0.25);
        let usual = if fit(WIDE) >= WIDE_FROM {
            fit(WIDE)
        } else {
            fit(COMPACT) / LETTERS
        };
        let legible = (LEGIBLE / fit(COMPACT)).max(1.0);
        let larger = (f32::from(interface) / 100.0 * legible).min(LARGEST);
        let scale = usual * larger;
        let wide = (window / scale).cmpge(WIDE - 0.5).all();
        let scale = if wide { scale } else { scale * LETTERS };
        let size = window / scale;
        Self {
            wide,
            size: egui::vec2(size.x, size.y),
            scale,
            plan: fit(COMPACT) * larger / scale,
        }
    }

    /// Returns the rectangle of the whole canvas.
    #[must_use]
    pub fn rect(&self) -> egui::Rect {
        egui::Rect::from_min_size(egui::Pos2::ZERO, self.size)
    }

    /// Returns egui's area for the whole canvas, under a name.
    #[must_use]
    pub fn ui(&self, ctx: egui::Context, name: &str) -> egui::Ui {
        let builder = egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(self.rect());
        egui::Ui::new(ctx, egui::Id::new(name), builder)
    }

    /// Returns a pen that draws in an area.
    #[must_use]
    pub fn pen<'a>(
        &self,
        ui: &'a mut egui::Ui,
        gallery: &'a Gallery,
        targets: &'a mut Targets,
        controls: &'a Controls,
    ) -> Pen<'a> {
        let keys = controls.device != Device::Mouse && targets.has_focus();
        clear::lead(ui.ctx(), keys);
        Pen {
            ui,
            gallery,
            targets,
            controls,
            wide: self.wide,
            plan: self.plan,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Frame>()
        .add_systems(Startup, |mut commands: Commands| {
            let camera = Camera {
                // Nobody waits for frames before there is something to see: whoever loads opens it.
                is_active: false,
                ..default()
            };
            commands.spawn((Camera2d, camera, Msaa::Off, Name::new("Eye")));
        })
        .add_systems(
            PreUpdate,
            fit.after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, fill_screen.run_if(resource_changed::<Settings>));
}

/// Makes the window fill the screen, or not, by the settings.
pub(super) fn fill_screen(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
) {
    let mode = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

fn fit(
    window: Single<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut frame: ResMut<Frame>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut styled: Local<Option<(bool, bool)>>,
) {
    let window = Vec2::new(window.width(), window.height());
    frame.set_if_neq(Frame::of(window, settings.interface));
    let style = (
        frame.wide,
        settings.calm || settings.speed == Speed::Instant,
    );
    for mut context in &mut contexts {
        let context = context.get_mut();
        if (context.zoom_factor() - frame.scale).abs() > 1e-4 {
            context.set_zoom_factor(frame.scale);
        }
        context.options_mut(|options| {
            // The scale is ours alone.
            options.zoom_with_keyboard = false;
            // If frames come seldom, a press and its release lie far apart: a click all the same.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        if styled.replace(style) != Some(style) {
            let (wide, still) = style;
            context.all_styles_mut(|style| {
                explain(style, wide);
                style.animation_time = if still { 0.0 } else { FADES };
            });
        }
    }
}

/// Makes tips as large as the rest of the layout.
fn explain(style: &mut egui::Style, wide: bool) {
    let (size, width) = if wide { (20.0, 440.0) } else { (16.0, 340.0) };
    for font in style.text_styles.values_mut() {
        font.size = size;
    }
    style.spacing.tooltip_width = width;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::INTERFACES;

    #[test]
    fn small_windows_get_the_compact_canvas_and_large_ones_the_wide() {
        assert!(!Frame::of(Vec2::new(1280.0, 720.0), 100).wide);
        assert!(Frame::of(Vec2::new(1920.0, 1080.0), 100).wide);
        let huge = Frame::of(Vec2::new(3840.0, 2160.0), 100);
        assert!(huge.wide && (huge.scale - 2.0).abs() < 1e-6);
    }

    #[test]
    fn the_interface_grows_by_as_much_as_was_asked_for_in_any_window() {
        for window in [
            (1280.0, 720.0),
            (1920.0, 1080.0),
            (2560.0, 1080.0),
            (960.0, 540.0),
            (640.0, 360.0),
        ] {
            let window = Vec2::from(window);
            let usual = Frame::of(window, 100);
            for percent in INTERFACES {
                let frame = Frame::of(window, percent);
                // Layouts are made for canvases of these sizes and larger ones.
                let least = if frame.wide { WIDE } else { COMPACT / LARGEST };
                assert!(frame.size.x >= least.x - 1.0 && frame.size.y >= least.y - 1.0);
                // In a small window the largest ones are alike.
                let smallest = frame.size.x < least.x + 1.0 || frame.size.y < least.y + 1.0;
                if smallest && window.x < COMPACT.x {
                    continue;
                }
                let grown = letters(frame) / letters(usual) * 100.0;
                assert!((grown - f32::from(percent)).abs() < 0.1, "{window} {grown}");
                let plan = frame.plan * frame.scale / (usual.plan * usual.scale) * 100.0;
                assert!((plan - f32::from(percent)).abs() < 0.1, "{window} {plan}");
            }
        }
    }

    #[test]
    fn a_small_window_gives_its_panels_less_room_rather_than_too_small_letters() {
        for window in [
            (1280.0, 720.0),
            (1024.0, 768.0),
            (960.0, 540.0),
            (800.0, 450.0),
            (640.0, 360.0),
        ] {
            let frame = Frame::of(Vec2::from(window), 100);
            assert!(frame.scale >= LEGIBLE - 1e-3, "{window:?}: {}", frame.scale);
            assert!(frame.scale <= 1.0, "{window:?}: {}", frame.scale);
        }
        // Smaller letters than usual can still be asked for.
        let smaller = Frame::of(Vec2::new(640.0, 360.0), 80);
        assert!(smaller.scale < LEGIBLE);
    }

    fn letters(frame: Frame) -> f32 {
        frame.scale * if frame.wide { LETTERS } else { 1.0 }
    }
}
