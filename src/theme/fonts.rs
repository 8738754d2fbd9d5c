//! The typefaces, embedded.

use crate::settings::{Settings, Typeface};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContext, EguiPostUpdateSet, PrimaryEguiContext};
use std::sync::Arc;

/// A file with the letters of a typeface.
struct File {
    name: &'static str,
    bytes: &'static [u8],
    /// The factor by which its letters are larger.
    scale: f32,
    /// The distance that they are moved down, in their height: some stand high in their line, and so in a button.
    down: f32,
}

impl File {
    const fn of(name: &'static str, bytes: &'static [u8]) -> Self {
        Self {
            name,
            bytes,
            scale: 1.0,
            down: 0.0,
        }
    }

    const fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    const fn lowered(self, down: f32) -> Self {
        Self { down, ..self }
    }
}

/// The files that the game is made with.
const USUAL: [File; 4] = [
    File::of(
        "GrenzeGotisch",
        include_bytes!("../../assets/fonts/GrenzeGotisch-SemiBold.ttf"),
    ),
    File::of(
        "Alegreya",
        include_bytes!("../../assets/fonts/Alegreya-Bold.ttf"),
    ),
    File::of(
        "AlegreyaSans",
        include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"),
    )
    .lowered(0.07),
    File::of(
        "AlegreyaSansBold",
        include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf"),
    )
    .lowered(0.07),
];
/// Families by the name that the pen asks for, each with the files it tries in turn.
const FAMILIES: [(&str, &[&str]); 3] = [
    ("title", &["GrenzeGotisch", "Alegreya", "AlegreyaSans"]),
    ("head", &["Alegreya", "AlegreyaSans"]),
    ("bold", &["AlegreyaSansBold", "AlegreyaSans"]),
];

/// Returns the plain and the bold file of a reading face, scaled to the usual letters, whose small ones are lower.
fn reading(typeface: Typeface) -> Option<[File; 2]> {
    let (plain, bold, scale): (&[u8], &[u8], f32) = match typeface {
        Typeface::Usual => return None,
        Typeface::Andika => (
            include_bytes!("../../assets/fonts/Andika-Regular.ttf"),
            include_bytes!("../../assets/fonts/Andika-Bold.ttf"),
            0.91,
        ),
        Typeface::OpenDyslexic => (
            include_bytes!("../../assets/fonts/OpenDyslexic-Regular.otf"),
            include_bytes!("../../assets/fonts/OpenDyslexic-Bold.otf"),
            0.8,
        ),
    };
    let files = [File::of("Plain", plain), File::of("Bold", bold)];
    Some(files.map(|file| file.scaled(scale)))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        set_fonts
            .after(bevy_egui::EguiPreUpdateSet::ProcessInput)
            .before(bevy_egui::EguiPreUpdateSet::BeginPass),
    )
    // New letters reach the screen in the frame that draws them: their picture has changed before changes are told.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}

/// Sets the typefaces of a context before its first pass, since it could not draw a letter without, and when they change.
pub(super) fn set_fonts(
    mut contexts: Query<(&mut EguiContext, Ref<PrimaryEguiContext>)>,
    settings: Res<Settings>,
    mut last: Local<Option<Typeface>>,
) {
    let other = last.replace(settings.typeface) != Some(settings.typeface);
    for (mut context, primary) in &mut contexts {
        if primary.is_added() {
            context.get_mut().all_styles_mut(style);
        }
        if primary.is_added() || other {
            context.get_mut().set_fonts(definitions(settings.typeface));
        }
    }
}

/// Returns a context for egui that has the usual typefaces and the style of all panels.
pub(crate) fn context() -> egui::Context {
    let context = egui::Context::default();
    context.all_styles_mut(style);
    context.set_fonts(definitions(Typeface::Usual));
    context
}

/// Returns the definitions of a typeface. A reading face comes before all the others, which have the letters that it may lack.
pub(crate) fn definitions(typeface: Typeface) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let reading = reading(typeface);
    let reads = reading.is_some();
    for file in USUAL.into_iter().chain(reading.into_iter().flatten()) {
        let mut data = FontData::from_static(file.bytes);
        data.tweak.scale = file.scale;
        data.tweak.y_offset_factor = file.down;
        fonts.font_data.insert(file.name.to_owned(), Arc::new(data));
    }
    let names = |first: &str, names: &[&str]| {
        let first = reads.then(|| first.to_owned());
        let usual = names.iter().map(|&name| name.to_owned());
        first.into_iter().chain(usual).collect::<Vec<_>>()
    };
    for (family, files) in FAMILIES {
        fonts
            .families
            .insert(FontFamily::Name(family.into()), names("Bold", files));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts
            .families
            .insert(family, names("Plain", &["AlegreyaSans", "Alegreya"]));
    }
    fonts
}

fn style(style: &mut egui::Style) {
    use super::palette;
    for font in style.text_styles.values_mut() {
        font.size = 16.0;
    }
    // The panels' own check of builds with debug assertions draws on pages that scroll.
    #[cfg(debug_assertions)]
    {
        style.debug.show_unaligned = false;
    }
    // Nothing would ask for the frames in between.
    style.scroll_animation = egui::style::ScrollAnimation::none();
    // Without a visible bar nobody knows that a page goes on.
    style.spacing.scroll.dormant_handle_opacity = 0.9;
    style.spacing.scroll.dormant_background_opacity = 0.3;
    style.spacing.scroll.floating_width = 5.0;
    style.spacing.scroll.foreground_color = true;
    // Nothing is to be read that is cut at the edge.
    style.spacing.scroll.fade.strength = 1.0;
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
    visuals.window_stroke = egui::Stroke::new(1.0, palette::BRASS);
    visuals.extreme_bg_color = palette::WELL;
    visuals.selection.bg_fill = palette::BRASS_DARK;
    visuals.widgets.inactive.weak_bg_fill = palette::FILL;
    visuals.widgets.inactive.bg_fill = palette::FILL;
    // Whatever the ground, what can be pressed has an edge.
    visuals.widgets.inactive.bg_stroke = egui::Stroke::new(1.2, palette::LINE);
    visuals.widgets.hovered.bg_stroke = egui::Stroke::new(1.2, palette::CREAM);
    // Bars, and the arrows before headings.
    visuals.widgets.inactive.fg_stroke.color = palette::BRASS;
    visuals.widgets.hovered.fg_stroke.color = palette::BRASS_LIGHT;
    visuals.widgets.active.fg_stroke.color = palette::CREAM;
    visuals.widgets.hovered.weak_bg_fill = palette::FILL_LIT;
    visuals.widgets.active.weak_bg_fill = palette::BRASS_DARK;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_face_comes_first_everywhere_and_is_there_only_when_it_was_chosen() {
        let usual = definitions(Typeface::Usual);
        assert_eq!(usual.font_data.len(), USUAL.len());
        for typeface in [Typeface::Andika, Typeface::OpenDyslexic] {
            let fonts = definitions(typeface);
            for (family, files) in &fonts.families {
                assert!(["Plain", "Bold"].contains(&files[0].as_str()), "{family}");
                assert_eq!(files[1..], usual.families[family][..], "{family}");
                assert!(files.iter().all(|file| fonts.font_data.contains_key(file)));
            }
        }
    }
}
