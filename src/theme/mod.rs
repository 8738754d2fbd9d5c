//! The looks of everything: colours, typefaces, pictures, and the few shapes that panels are made of.

pub mod buttons;
pub mod canvas;
pub mod clear;
mod contrast;
mod controls;
pub mod drawings;
mod fade;
mod fineness;
pub(crate) mod fonts;
mod frame;
pub mod gallery;
mod glyphs;
mod hold;
mod memory;
pub mod menu;
mod motion;
mod pace;
pub mod palette;
mod panels;
pub mod parchment;
pub mod pen;
pub mod pictures;
mod reader;
mod rolling;
mod severity;
mod shapes;
pub mod svg;
mod targets;
mod title;
#[cfg(test)]
pub(crate) mod trial;
mod typed;

pub use buttons::{Glow, Hit};
pub use controls::types;
pub use frame::Frame;
pub use gallery::{Art, Gallery};
pub use motion::{Awake, Compiling};
pub use panels::resting;
pub use pen::{Pen, Typeface};
pub(crate) use reader::{announce, tell};
pub use rolling::roll_under;
pub use severity::Severity;
pub use targets::Targets;

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin};

/// Embeds the pictures for the asset server. Goes before its plugin.
pub(super) fn embed(app: &mut App) {
    drawings::embed(app);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        fineness::plugin,
        pace::plugin,
        frame::plugin,
        svg::plugin,
        gallery::plugin,
        fonts::plugin,
        contrast::plugin,
        targets::plugin,
        reader::plugin,
        motion::plugin,
        panels::Panels,
        typed::plugin,
    ))
    .insert_resource(ClearColor(palette::WALNUT_DARK_WORLD))
    .insert_resource(EguiGlobalSettings {
        enable_ime: false,
        ..default()
    });
}
