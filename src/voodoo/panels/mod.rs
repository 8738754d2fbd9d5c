//! The panels round the chart.

pub mod aboard;
mod hold;
pub(super) mod log;
pub mod magic;
pub mod mat;
mod pirates;
pub mod things;
mod top;
pub mod weather;

pub use self::things::{Laid, small_card};
pub use super::ask::Ask;

use super::scene::Scene;
use super::{Painted, Pirate, guide};
use crate::board::strip::{self, Panel, RolledFor, Wanted};
use crate::options::Speed;
use crate::theme::{Pen, palette, roll_under};
use rules::voodoo::Colour;

/// Draws all of them; where they lie in a strip, it is rolled to what is wanted next.
pub(super) fn draw<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    speed: Speed,
    rolled: &mut (f32, RolledFor),
) {
    top::draw(pen, scene, speed);
    let whole = pen.ui.clip_rect();
    if let Some((seen, _)) = scene.places.strip {
        pen.ui.set_clip_rect(seen);
    }
    pirates::draw(pen, scene);
    mat::draw(pen, scene);
    G::draw_panels(pen, scene);
    let why = scene.why.is_some();
    log::draw(pen, scene);
    if let Some((seen, farthest)) = scene.places.strip {
        let hidden = [rolled.0, farthest - rolled.0];
        roll_under(pen.ui.painter(), seen, palette::WALNUT, hidden);
        pen.ui.set_clip_rect(whole);
        roll(pen, scene, rolled, why);
    }
}

/// Rolls the strip of panels that lie below each other.
fn roll<G: Painted>(pen: &mut Pen, scene: &Scene<G>, rolled: &mut (f32, RolledFor), why: bool) {
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
    let wanted = Wanted {
        landings: scene.lies.landings(),
        idle: scene.idle,
        changes: scene.sitting.changes(),
        why,
    };
    let marks = |pen: &Pen| guide::marks(pen, scene);
    let about = |spot| guide::about(scene, spot);
    strip::roll(pen, places, &panels, wanted, rolled, marks, about);
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
