//! The island in the world: everything that lies on it follows what the table shows.

use super::dice::last_rolled;
use super::pieces::{Scenery, Thing};
use super::{AnimationQueue, Session};
use crate::board::pieces::{AllLaid, follow, lay};
use crate::theme::Gallery;
use bevy::prelude::*;
use games::voodoo_island::VoodooIsland;

pub(super) fn plugin(app: &mut App) {
    follow::<VoodooIsland, _>(app, lay_pieces);
}

fn lay_pieces(
    mut commands: Commands,
    gallery: Res<Gallery>,
    mut session: ResMut<Session>,
    animations: Res<AnimationQueue>,
    mut laid: AllLaid<Thing>,
) {
    let Some(view) = animations.view() else {
        return;
    };
    let told = session.log().iter().take(animations.told());
    let rolled = last_rolled(told.rev());
    let chairs = session.setup().chairs.iter();
    let tokens = chairs.map(|chair| chair.colour).collect();
    let data = session.table().data().clone();
    let scenery = Scenery {
        view,
        data: &data,
        animations: &animations,
        tokens,
        rolled,
    };
    lay(&mut commands, &gallery, scenery.pieces(), &mut laid);
}
