//! The resolution of pictures, which are drawn anew when the window grows.

use super::frame::fill_screen;
use super::{Art, Gallery, gallery};
use crate::options::Options;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The pixels for three units of the wide layout, 2 to 8: 2 at 1280x720, 3 at 1920x1080, 6 at 3840x2160.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct Fineness(Arc<AtomicU32>);

impl Fineness {
    /// The fewest pixels for three units.
    pub const COARSEST: u32 = 2;

    pub fn thirds(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    /// Sets it, and returns whether it was another.
    pub fn set(&self, thirds: u32) -> bool {
        self.0.swap(thirds, Ordering::Relaxed) != thirds
    }

    /// Returns the next finer one for a window of this many pixels.
    fn for_window(width: u32, height: u32) -> u32 {
        let third = |pixels: u32, units: u32| (pixels * 3).div_ceil(units);
        third(width, 1920)
            .min(third(height, 1080))
            .clamp(Self::COARSEST, 8)
    }
}

pub(super) fn plugin(app: &mut App) {
    let (width, height) = app.world().resource::<Options>().size;
    let fineness = Fineness::default();
    fineness.set(Fineness::for_window(width, height));
    app.insert_resource(fineness).add_systems(
        Last,
        draw_anew
            .after(fill_screen)
            .before(gallery::fetch)
            .run_if(in_state(Art::Whole).and_then(|gallery: Res<Gallery>| gallery.is_whole())),
    );
}

/// Adapts to a window of another size, or on a screen of another scale.
fn draw_anew(
    window: Single<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    fineness: Res<Fineness>,
    mut gallery: ResMut<Gallery>,
    assets: Res<AssetServer>,
) {
    let thirds = Fineness::for_window(window.physical_width(), window.physical_height());
    if fineness.set(thirds) {
        gallery.draw_anew(&assets, |_| true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_never_coarser_than_it_is_shown() {
        for (width, height, thirds) in [
            (640, 360, 2),
            (1280, 720, 2),
            (1366, 768, 3),
            (1920, 1080, 3),
            (2560, 1080, 3),
            (3840, 2160, 6),
            (16_384, 16_384, 8),
        ] {
            assert_eq!(
                Fineness::for_window(width, height),
                thirds,
                "{width}x{height}"
            );
        }
    }
}
