//! The typefaces, embedded.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPostUpdateSet, PrimaryEguiContext};
use std::sync::Arc;

/// Families by the name that the pen asks for, each with the files it tries in turn.
const FAMILIES: [(&str, &[&str]); 3] = [
    ("title", &["GrenzeGotisch", "Alegreya", "AlegreyaSans"]),
    ("head", &["Alegreya", "AlegreyaSans"]),
    ("bold", &["AlegreyaSansBold", "AlegreyaSans"]),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        set_fonts
            .after(bevy_egui::EguiPreUpdateSet::InitContexts)
            .before(bevy_egui::EguiPreUpdateSet::BeginPass),
    )
    // New letters reach the screen in the frame that draws them: their picture has changed before changes are told.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}

/// A context without typefaces cannot draw a letter: they are there before its first pass.
fn set_fonts(mut contexts: Query<&mut EguiContext, Added<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.set_fonts(definitions());
        context.all_styles_mut(style);
    }
}

/// Every family, with its typefaces.
pub(crate) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 4] = [
        (
            "GrenzeGotisch",
            include_bytes!("../../assets/fonts/GrenzeGotisch-SemiBold.ttf"),
        ),
        (
            "Alegreya",
            include_bytes!("../../assets/fonts/Alegreya-Bold.ttf"),
        ),
        (
            "AlegreyaSans",
            include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"),
        ),
        (
            "AlegreyaSansBold",
            include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf"),
        ),
    ];
    for (name, bytes) in files {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let names = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    for (family, files) in FAMILIES {
        fonts
            .families
            .insert(FontFamily::Name(family.into()), names(files));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts
            .families
            .insert(family, names(&["AlegreyaSans", "Alegreya"]));
    }
    fonts
}

fn style(style: &mut egui::Style) {
    use super::palette;
    for font in style.text_styles.values_mut() {
        font.size = 16.0;
    }
    // Nothing would ask for the frames in between.
    style.scroll_animation = egui::style::ScrollAnimation::none();
    style.interaction.tooltip_delay = 0.35;
    style.interaction.selectable_labels = false;
    style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    style.spacing.button_padding = egui::vec2(12.0, 6.0);
    style.spacing.tooltip_width = 340.0;
    let visuals = &mut style.visuals;
    *visuals = egui::Visuals::dark();
    visuals.override_text_color = Some(palette::TEXT);
    visuals.panel_fill = palette::PANEL_SOLID;
    visuals.window_fill = palette::PANEL_SOLID;
    visuals.window_stroke = egui::Stroke::new(1.0, palette::BRASS_DARK);
    visuals.extreme_bg_color = palette::WELL;
    visuals.selection.bg_fill = palette::BRASS_DARK;
    visuals.widgets.inactive.weak_bg_fill = egui::Color32::from_rgb(0x1B, 0x26, 0x34);
    visuals.widgets.inactive.bg_fill = egui::Color32::from_rgb(0x1B, 0x26, 0x34);
    visuals.widgets.hovered.weak_bg_fill = egui::Color32::from_rgb(0x2B, 0x3A, 0x4D);
    visuals.widgets.active.weak_bg_fill = palette::BRASS_DARK;
}
