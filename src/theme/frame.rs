//! The frame that every screen is drawn in: a virtual canvas, scaled to the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiPreUpdateSet, PrimaryEguiContext, egui};

/// The canvas in the sizes of the wide layout.
const WIDE: Vec2 = Vec2::new(1920.0, 1080.0);
/// The canvas in the sizes of the compact layout.
const COMPACT: Vec2 = Vec2::new(1280.0, 720.0);
/// From this part of the wide canvas on, the wide layout is used.
const WIDE_FROM: f32 = 0.78;

/// The canvas: its layout and its size in units.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Whether the wide layout is used.
    pub wide: bool,
    /// Width and height in units.
    pub size: egui::Vec2,
    /// The window's logical pixels a unit.
    pub scale: f32,
}

impl Default for Frame {
    fn default() -> Self {
        Self::of(COMPACT)
    }
}

impl Frame {
    /// The canvas for a window of this size.
    #[must_use]
    pub fn of(window: Vec2) -> Self {
        let fit = |canvas: Vec2| (window / canvas).min_element().max(0.25);
        let wide = fit(WIDE) >= WIDE_FROM;
        let scale = fit(if wide { WIDE } else { COMPACT });
        let size = window / scale;
        Self {
            wide,
            size: egui::vec2(size.x, size.y),
            scale,
        }
    }

    /// The whole canvas.
    #[must_use]
    pub fn rect(&self) -> egui::Rect {
        egui::Rect::from_min_size(egui::Pos2::ZERO, self.size)
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
                .before(EguiPreUpdateSet::BeginPass),
        );
}

fn fit(
    window: Single<&Window, With<PrimaryWindow>>,
    mut frame: ResMut<Frame>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut styled: Local<Option<bool>>,
) {
    frame.set_if_neq(Frame::of(Vec2::new(window.width(), window.height())));
    for mut context in &mut contexts {
        let context = context.get_mut();
        if (context.zoom_factor() - frame.scale).abs() > 1e-4 {
            context.set_zoom_factor(frame.scale);
        }
        if styled.replace(frame.wide) != Some(frame.wide) {
            context.all_styles_mut(|style| explain(style, frame.wide));
        }
    }
}

/// What hovering explains is as large as the rest of the layout.
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

    #[test]
    fn small_windows_get_the_compact_canvas_and_large_ones_the_wide() {
        assert!(!Frame::of(Vec2::new(1280.0, 720.0)).wide);
        assert!(Frame::of(Vec2::new(1920.0, 1080.0)).wide);
        let huge = Frame::of(Vec2::new(3840.0, 2160.0));
        assert!(huge.wide && (huge.scale - 2.0).abs() < 1e-6);
    }
}
