//! The panels round the chart.

pub mod aboard;
mod hold;
mod log;
pub mod magic;
pub mod mat;
mod pirates;
pub mod things;
mod top;
pub mod weather;

pub use self::log::{draw as log, page};
pub use self::pirates::draw as rows;
pub use self::things::{Laid, small_card};
pub use self::top::draw as top;

use super::{Scene, VoodooTable};
use crate::board::strip::Panel;
use crate::theme::palette;
use games::voodoo::Colour;

/// Returns the signs of all panels, for where they lie below each other.
pub fn signs<G: VoodooTable>(scene: &Scene<G>) -> Vec<Panel> {
    let places = scene.places;
    scene.signs([
        ("caravel", "ui-part-ships", scene.all_rows()),
        ("pirate-hat", "ui-part-mat", places.mat),
        ("chest", "ui-part-supplies", places.supplies),
        ("windy-stripes", "ui-part-weather", places.upper),
        ("voodoo-doll", "ui-part-magic", places.lower),
    ])
}

/// Returns the picture of a soul of a colour.
#[must_use]
pub fn soul(colour: Colour) -> String {
    format!("art/soul-{}", palette::colour_name(colour))
}

/// Returns the picture of a colour's figure.
#[must_use]
pub fn figure(colour: Colour) -> String {
    format!("art/figure-{}", palette::colour_name(colour))
}
