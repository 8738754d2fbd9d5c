//! The panels round the chart.

pub mod aboard;
mod hold;
pub(super) mod log;
pub mod magic;
pub mod mat;
mod pirates;
pub mod things;
pub(super) mod top;
pub mod weather;

pub use self::things::{Laid, small_card};

use super::{Painted, Pirate, Scene};
use crate::board::strip::Panel;
use crate::theme::{Pen, palette};
use rules::voodoo::Colour;

/// Draws all of them.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    pirates::draw(pen, scene);
    mat::draw(pen, scene);
    G::draw_panels(pen, scene);
    log::draw(pen, scene);
}

/// Returns their signs, for where they lie below each other.
pub(super) fn signs<G: Painted>(scene: &Scene<G>) -> Vec<Panel> {
    let places = scene.places;
    let mut rows = places.row;
    rows.max.y += places.step * (scene.sitting.seats().count() as f32 - 1.0);
    let words = scene.sitting.speaker().words();
    let panels = [
        ("caravel", "ui-part-ships", rows),
        ("pirate-hat", "ui-part-mat", places.mat),
        ("chest", "ui-part-supplies", places.supplies),
        ("windy-stripes", "ui-part-weather", places.upper),
        ("voodoo-doll", "ui-part-magic", places.lower),
        ("parrot-head", "ui-part-log", places.log),
    ];
    let panels = panels.map(|(icon, id, place)| Panel {
        icon,
        name: words.say(id, &[]),
        place,
    });
    panels.into()
}

/// The badge of a colour.
#[must_use]
pub fn badge(colour: Colour) -> String {
    format!("art/badge-{}", palette::colour_name(colour))
}

/// A soul of a colour.
#[must_use]
pub fn soul(colour: Colour) -> String {
    format!("art/soul-{}", palette::colour_name(colour))
}

/// The picture of a colour's figure.
#[must_use]
pub fn figure(colour: Colour) -> String {
    format!("art/figure-{}", palette::colour_name(colour))
}
