//! Light and sea, by phase, wind and tide.

use super::VoodooTable;
use crate::board::ground::BOARD;
use crate::board::pieces::follow;
use crate::table::{AnimationQueue, Hour, Sea};
use bevy::prelude::*;
use games::voodoo::Wind;

pub(super) fn plugin<G: VoodooTable>(app: &mut App) {
    follow::<G, _>(app, (shine::<G>, blow::<G>));
}

/// Sets the light of the phase.
fn shine<G: VoodooTable>(animations: Res<AnimationQueue<G>>, mut hour: ResMut<Hour>) {
    let Some(view) = animations.view() else {
        return;
    };
    let phase = view.phase;
    hour.set_if_neq(if phase == G::MOONLIGHT {
        Hour::Moonlight
    } else if phase == G::DAWN || phase == G::OVER {
        Hour::Dawn
    } else {
        Hour::Dusk
    });
}

/// Sets the sea of the wind and the tide.
fn blow<G: VoodooTable>(animations: Res<AnimationQueue<G>>, mut sea: ResMut<Sea>) {
    let Some(view) = animations.view() else {
        return;
    };
    let (runs, slope, swell, foam) = match view.wind {
        Wind::Fair => (Vec2::new(-7.0, 2.5), 0.10, 0.70, 0.40),
        Wind::Storm => (Vec2::new(4.0, -15.0), -0.03, 1.00, 1.00),
        Wind::Becalmed => (Vec2::new(-1.5, 0.0), 0.0, 0.20, 0.0),
        Wind::Mermaids => (Vec2::new(6.0, 4.0), -0.22, 0.90, 0.20),
    };
    sea.set_if_neq(Sea {
        lies: Rect::new(0.0, -BOARD.y, BOARD.x, 0.0),
        runs,
        slope,
        swell,
        foam,
        tide: G::tide(view),
    });
}
