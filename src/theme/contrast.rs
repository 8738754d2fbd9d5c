//! High contrast: a lens over all that the panels draw, before it is painted. It replaces each of the palette's colours by one
//! of higher contrast, and makes strokes heavier. The code that draws knows nothing of it.

use super::palette::{self, hex};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy_egui::egui::epaint::{ColorMode, shape_transform};
use bevy_egui::egui::{Color32, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};

/// Colours of the palette, and those seen in their place. Pieces, pictures and the pirates' colours stay as they are.
const LENS: [(Color32, Color32); 35] = [
    (palette::PANEL, Color32::BLACK),
    (palette::PANEL_SOLID, Color32::BLACK),
    (palette::WELL, Color32::BLACK),
    (palette::FILL, Color32::BLACK),
    (palette::FILL_LIT, hex(0x1C3F66)),
    (palette::CHIP, Color32::BLACK),
    (palette::TOP_BAR, Color32::BLACK),
    (palette::TIDE_IN_GROUND, Color32::BLACK),
    (palette::TIDE_OUT_GROUND, Color32::BLACK),
    (palette::DUSK_GROUND, Color32::BLACK),
    (palette::LINE_LIT, Color32::WHITE),
    (palette::VALUE, Color32::WHITE),
    (palette::LINE, hex(0xB4C6D8)),
    (palette::SLOT, hex(0x8CA2B8)),
    (palette::TEXT, Color32::WHITE),
    (palette::FAINT, hex(0xE6EDF4)),
    (palette::HINT, hex(0xC2CEDA)),
    (palette::INK, Color32::BLACK),
    (palette::BRASS_LIGHT, hex(0xFFE38A)),
    (palette::BRASS, hex(0xFFCB45)),
    (palette::BRASS_DARK, hex(0x5A3D08)),
    (palette::EDGE, hex(0xFFE9B0)),
    (palette::PARCHMENT, Color32::WHITE),
    (palette::CARD_TEXT, Color32::BLACK),
    (palette::CARD_FAINT, hex(0x3A2A14)),
    (palette::GILT, hex(0x4F3500)),
    (palette::LOST, hex(0x7A1408)),
    (palette::BETTER, hex(0x0B4528)),
    (palette::WINNER, hex(0xFFE9AE)),
    (palette::CREAM, Color32::WHITE),
    (palette::PREVIEW, hex(0xE4F0FF)),
    (palette::DANGER, hex(0xFF9A86)),
    (palette::VANE, Color32::WHITE),
    (palette::VANE_SHAPE, Color32::BLACK),
    // The veil over what does not count on a card: words under it would be grey.
    (palette::CARD_DIM, Color32::TRANSPARENT),
];

/// The factor by which strokes are heavier.
const HEAVIER: f32 = 1.7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        look.after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput)
            .run_if(|settings: Res<Settings>| settings.high_contrast),
    );
}

pub(super) fn look(mut outputs: Query<&mut EguiFullOutput>) {
    for mut output in &mut outputs {
        for clipped in output.iter_mut().flat_map(|output| &mut output.shapes) {
            see(&mut clipped.shape);
        }
    }
}

/// Changes a shape into the one seen through the lens.
fn see(shape: &mut Shape) {
    shape_transform::adjust_colors(shape, |colour| *colour = seen(*colour));
    strokes(shape, heavier);
}

/// Returns a colour as it is seen: with its opacity, but for the grounds of panels, which are opaque.
fn seen(colour: Color32) -> Color32 {
    let exact = LENS.iter().find(|(usual, _)| *usual == colour);
    if let Some((_, high)) = exact {
        return *high;
    }
    let clear = f32::from(colour.a()) / 255.0;
    let is = |usual: Color32| {
        let thinned = usual.gamma_multiply(clear).to_array();
        let mut parts = thinned.into_iter().zip(colour.to_array());
        parts.all(|(a, b)| a.abs_diff(b) <= 1)
    };
    let mut thin = LENS.iter().filter(|(usual, _)| usual.is_opaque());
    match thin.find(|(usual, _)| !colour.is_opaque() && is(*usual)) {
        Some((_, high)) => high.gamma_multiply(clear),
        None => colour,
    }
}

/// Makes a stroke heavier, and a dark one below a bright one black.
fn heavier(width: &mut f32, colour: &mut Color32) {
    *width *= HEAVIER;
    if *colour == Color32::from_black_alpha(colour.a()) && colour.a() > 0 {
        *colour = Color32::BLACK;
    }
}

/// Does something with all strokes of a shape.
fn strokes(shape: &mut Shape, each: fn(&mut f32, &mut Color32)) {
    let stroke = match shape {
        Shape::Vec(shapes) => return shapes.iter_mut().for_each(|shape| strokes(shape, each)),
        Shape::LineSegment { stroke, .. } => stroke,
        Shape::Circle(circle) => &mut circle.stroke,
        Shape::Ellipse(ellipse) => &mut ellipse.stroke,
        Shape::Rect(rect) => &mut rect.stroke,
        Shape::Path(path) => {
            if let ColorMode::Solid(colour) = &mut path.stroke.color {
                each(&mut path.stroke.width, colour);
            }
            return;
        }
        Shape::Noop
        | Shape::Text(_)
        | Shape::Mesh(_)
        | Shape::QuadraticBezier(_)
        | Shape::CubicBezier(_)
        | Shape::Callback(_) => return,
    };
    each(&mut stroke.width, &mut stroke.color);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Pos2, Rect, Rgba, Stroke, StrokeKind};
    use std::fs;
    use std::path::{Path, PathBuf};

    /// Returns the contrast ratio of two colours by the Web Content Accessibility Guidelines. Translucent ones lie on the table's
    /// brightest wood.
    fn ratio(one: Color32, other: Color32) -> f32 {
        let light = |colour: Color32| {
            let wood = Rgba::from(hex(0x5A3A27));
            let colour = Rgba::from(colour);
            let colour = colour + wood * (1.0 - colour.a());
            0.2126 * colour.r() + 0.7152 * colour.g() + 0.0722 * colour.b()
        };
        let (one, other) = (light(one) + 0.05, light(other) + 0.05);
        (one / other).max(other / one)
    }

    const DARK: [Color32; 6] = [
        palette::PANEL,
        palette::PANEL_SOLID,
        palette::WELL,
        palette::FILL,
        palette::FILL_LIT,
        palette::CHIP,
    ];
    const QUIET: [Color32; 5] = [
        palette::PANEL,
        palette::PANEL_SOLID,
        palette::WELL,
        palette::FILL,
        palette::CHIP,
    ];
    const BRIGHT: [Color32; 2] = [palette::PARCHMENT, palette::WINNER];
    const BRASS: [Color32; 2] = [palette::BRASS, palette::BRASS_LIGHT];

    /// Colours of text, the grounds they stand on, and the least contrast ratio in the usual colours.
    const WRITTEN: [(&[Color32], &[Color32], f32); 10] = [
        (&[palette::TEXT], &DARK, 7.0),
        (&[palette::TEXT], &[palette::DUSK_GROUND], 7.0),
        (&[palette::FAINT, palette::BRASS_LIGHT], &QUIET, 7.0),
        (&[palette::FAINT, palette::BRASS_LIGHT], &DARK, 4.5),
        (&[palette::HINT], &[palette::WELL], 4.5),
        (
            &[
                palette::CREAM,
                palette::PREVIEW,
                palette::MOON,
                palette::DUSK,
            ],
            &QUIET,
            7.0,
        ),
        (
            &[palette::DANGER],
            &[palette::PANEL_SOLID, palette::WELL],
            4.5,
        ),
        (&[palette::INK, palette::CARD_TEXT], &BRIGHT, 7.0),
        // Numbers of the chart, and their edges.
        (&[palette::VALUE, palette::SAND], &[palette::INK], 7.0),
        (
            &[
                palette::CARD_FAINT,
                palette::GILT,
                palette::LOST,
                palette::BETTER,
            ],
            &BRIGHT,
            4.5,
        ),
    ];
    /// Edges, marks and figures that tell something, and the grounds they lie on.
    const DRAWN: [(&[Color32], &[Color32]); 7] = [
        (
            &[
                palette::CREAM,
                palette::PREVIEW,
                palette::BRASS,
                palette::BRASS_LIGHT,
            ],
            &DARK,
        ),
        (
            &[
                palette::DUSK,
                palette::MOON,
                palette::DANGER,
                palette::FAINT,
            ],
            &QUIET,
        ),
        (&[palette::TIDE_IN, palette::TIDE_OUT], &QUIET),
        (&[palette::TIDE_IN], &[palette::TIDE_IN_GROUND]),
        (&[palette::TIDE_OUT], &[palette::TIDE_OUT_GROUND]),
        (&[palette::DUSK], &[palette::DUSK_GROUND]),
        (&[palette::VANE_SHAPE], &[palette::VANE, palette::QUADRANT]),
    ];

    fn hold(fronts: &[Color32], grounds: &[Color32], least: f32) {
        for front in fronts {
            for ground in grounds {
                let found = ratio(*front, *ground);
                assert!(
                    found >= least,
                    "{front:?} on {ground:?}: {found:.1}, not {least}"
                );
            }
        }
    }

    fn seen_all(colours: &[Color32]) -> Vec<Color32> {
        colours.iter().map(|&colour| seen(colour)).collect()
    }

    /// The lens knows the palette alone: a colour that is written elsewhere would stay as it is. Transparent and black shades are
    /// meant to.
    #[test]
    fn all_colours_stand_in_the_palette() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let files = sources(&root);
        assert!(files.len() > 150, "only {} files", files.len());
        let own = ["theme/palette.rs", "theme/contrast.rs"].map(|file| root.join(file));
        for file in files.iter().filter(|file| !own.contains(file)) {
            let source = fs::read_to_string(file).expect("a source can be read");
            for (number, line) in source.lines().enumerate() {
                let (file, line_number) = (file.display(), number + 1);
                assert!(!writes_a_colour(line), "{file}:{line_number}: {line}");
            }
        }
    }

    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("the sources can be listed");
        let paths = entries.map(|entry| entry.expect("the sources can be listed").path());
        let sources_at = |path: PathBuf| match path.is_dir() {
            true => sources(&path),
            false => vec![path],
        };
        paths.flat_map(sources_at).collect()
    }

    fn writes_a_colour(line: &str) -> bool {
        let meant = ["TRANSPARENT", "from_black_alpha("];
        let mut written = line.split("Color32::").skip(1);
        let is_written = written.any(|rest| !meant.iter().any(|meant| rest.starts_with(meant)));
        is_written || line.contains("hex(0x")
    }

    #[test]
    fn a_written_colour_is_found() {
        for line in ["Color32::WHITE", "Color32::from_rgb(1, 2, 3)", "hex(0xFF)"] {
            assert!(writes_a_colour(&format!("    let ink = {line};")), "{line}");
        }
        assert!(!writes_a_colour("[palette::INK, Color32::TRANSPARENT]"));
    }

    #[test]
    fn the_measure_is_that_of_the_guidelines() {
        assert!((ratio(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((ratio(hex(0x767676), Color32::WHITE) - 4.54).abs() < 0.02);
    }

    #[test]
    fn the_usual_colours_can_be_read() {
        for (fronts, grounds, least) in WRITTEN {
            hold(fronts, grounds, least);
        }
        hold(&[palette::INK], &BRASS, 4.5);
        for (fronts, grounds) in DRAWN {
            hold(fronts, grounds, 3.0);
        }
    }

    #[test]
    fn through_the_lens_they_stand_farther_apart() {
        for (fronts, grounds, _) in WRITTEN {
            hold(&seen_all(fronts), &seen_all(grounds), 7.0);
        }
        hold(&seen_all(&[palette::INK]), &seen_all(&BRASS), 7.0);
        for (fronts, grounds) in DRAWN {
            hold(&seen_all(fronts), &seen_all(grounds), 3.0);
        }
        let edges = seen_all(&[palette::LINE, palette::SLOT]);
        hold(&edges, &seen_all(&DARK), 3.0);
        let veil = seen(palette::CARD_DIM.gamma_multiply(0.55));
        assert_eq!(veil, Color32::TRANSPARENT, "words on a card are veiled");
        for panel in [palette::PANEL, palette::CHIP] {
            assert!(seen(panel).is_opaque(), "nothing shines through a panel");
        }
    }

    #[test]
    fn a_colour_is_known_where_it_is_thinned_and_no_other_is_touched() {
        for (usual, high) in LENS.into_iter().filter(|(usual, _)| usual.is_opaque()) {
            let alike = LENS.iter().filter(|(other, _)| *other == usual);
            assert_eq!(alike.count(), 1, "{usual:?} would be seen in two ways");
            for part in [0.75, 0.5, 0.3] {
                let (found, high) = (seen(usual.gamma_multiply(part)), high.gamma_multiply(part));
                let parts = found.to_array().into_iter().zip(high.to_array());
                // A shade that is thin may be taken for its neighbour.
                let far = parts.map(|(one, other)| one.abs_diff(other)).max();
                assert!(
                    far <= Some(2),
                    "{usual:?} at {part}: {found:?}, not {high:?}"
                );
            }
        }
        let shade = Color32::from_black_alpha(150);
        let red = palette::colour(games::voodoo::Colour::Red);
        for colour in [Color32::WHITE, Color32::TRANSPARENT, shade, red] {
            assert_eq!(seen(colour), colour);
        }
    }

    #[test]
    fn a_marks_edge_is_heavier_and_black_below_white() {
        let place = Rect::from_min_max(Pos2::ZERO, Pos2::new(9.0, 9.0));
        let edge = |stroke| Shape::rect_stroke(place, 0.0, stroke, StrokeKind::Middle);
        let under = edge(Stroke::new(4.5, Color32::from_black_alpha(150)));
        let over = edge(Stroke::new(2.0, palette::CREAM));
        let mut mark = Shape::Vec(vec![under, over]);
        see(&mut mark);
        let under = edge(Stroke::new(4.5 * HEAVIER, Color32::BLACK));
        let over = edge(Stroke::new(2.0 * HEAVIER, Color32::WHITE));
        assert_eq!(mark, Shape::Vec(vec![under, over]));
    }
}
