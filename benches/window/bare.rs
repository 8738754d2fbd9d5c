//! A bare window of Bevy with egui: what a game in it cannot fall below.

use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use bevy_egui::{
    EguiContext, EguiContexts, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass,
    PrimaryEguiContext,
};
use std::sync::Arc;
use std::time::Duration;

/// Where its label lies, in pixels.
pub const LABEL: (i32, i32) = (640, 360);

/// Opens it, with the plugins of the game, and as quiet as the game is where nothing moves.
pub fn run() {
    let idle = UpdateMode::Reactive {
        wait: Duration::from_secs(30),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    let window = Window {
        title: "bare".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        }))
        .add_plugins(EguiPlugin::default())
        .insert_resource(WinitSettings {
            focused_mode: idle,
            unfocused_mode: idle,
        })
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off));
        })
        .add_systems(
            PreUpdate,
            set_font
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, label)
        .run();
}

/// One typeface: `bevy_egui` is built without its own.
fn set_font(mut contexts: Query<&mut EguiContext, Added<PrimaryEguiContext>>) {
    let file = include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf");
    for mut context in &mut contexts {
        let mut fonts = FontDefinitions::empty();
        let font = Arc::new(FontData::from_static(file));
        fonts.font_data.insert("sans".to_owned(), font);
        for family in [FontFamily::Proportional, FontFamily::Monospace] {
            fonts.families.insert(family, vec!["sans".to_owned()]);
        }
        context.get_mut().set_fonts(fonts);
    }
}

fn label(mut contexts: EguiContexts) -> Result {
    let painter = contexts
        .ctx_mut()?
        .layer_painter(egui::LayerId::background());
    painter.text(
        egui::pos2(LABEL.0 as f32, LABEL.1 as f32),
        egui::Align2::CENTER_CENTER,
        "a bare window",
        egui::FontId::proportional(20.0),
        egui::Color32::WHITE,
    );
    Ok(())
}
