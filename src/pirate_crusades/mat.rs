//! The mat under the stage, in the light of the moon.

use super::AnimationQueue;
use crate::Screen;
use crate::board::ground;
use crate::board::pieces::follow;
use crate::table::{Hour, at_table};
use crate::theme::Gallery;
use bevy::prelude::*;
use games::pirate_crusades::PirateCrusades;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hour>().add_systems(
        OnEnter(Screen::Table),
        lay_mat.run_if(at_table::<PirateCrusades>),
    );
    follow::<PirateCrusades, _>(app, shine);
}

fn lay_mat(mut commands: Commands, gallery: Res<Gallery>) {
    ground::lay_mat(&mut commands, &gallery, "art/mat", ground::MAT);
}

/// Lets the moon shine on the stage.
fn shine(animations: Res<AnimationQueue>, mut hour: ResMut<Hour>) {
    if animations.view().is_some() {
        hour.set_if_neq(Hour::Moonlight);
    }
}
