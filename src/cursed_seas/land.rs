//! The sea in the world: everything that lies on it follows what the table shows.

use super::chart::{FIELD, middle};
use super::pieces::{Scenery, Thing, layer};
use super::{AnimationQueue, Session};
use crate::Screen;
use crate::board::pieces::{AllLaid, follow, lay};
use crate::table::{Hour, Sea, SeaCard, SeaKind, at_table};
use crate::theme::Gallery;
use bevy::prelude::*;
use games::cursed_seas::CursedSeas;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hour>()
        .init_resource::<Sea>()
        .add_systems(OnEnter(Screen::Table), pour.run_if(at_table::<CursedSeas>));
    follow::<CursedSeas, _>(app, (lay_pieces, shine).chain());
}

/// Spawns the water.
fn pour(mut commands: Commands) {
    let water = SeaCard {
        size: FIELD,
        waters: vec![SeaKind::Open],
    };
    let at = middle().extend(layer::WATER);
    commands.spawn((
        Name::new("Sea"),
        DespawnOnExit(Screen::Table),
        water,
        Transform::from_translation(at),
    ));
}

/// Sets the moonlight and the waves: high in Fair Wind, low in Doldrums.
fn shine(animations: Res<AnimationQueue>, mut hour: ResMut<Hour>, mut sea: ResMut<Sea>) {
    let Some(view) = animations.view() else {
        return;
    };
    hour.set_if_neq(Hour::Moonlight);
    let (swell, foam) = match (view.turn.fair_wind, view.turn.doldrums) {
        (true, _) => (0.75, 0.35),
        (false, Some(_)) => (0.2, 0.0),
        (false, None) => (0.45, 0.1),
    };
    sea.set_if_neq(Sea {
        lies: Rect::from_center_size(middle(), FIELD),
        runs: Vec2::new(7.0, -3.0),
        slope: 0.15,
        swell,
        foam,
        tide: 0.0,
    });
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
    let chairs = session.setup().chairs.iter();
    let tokens = chairs.map(|chair| chair.colour).collect();
    let data = session.table().data().clone();
    let scenery = Scenery {
        view,
        data: &data,
        animations: &animations,
        tokens,
    };
    lay(&mut commands, &gallery, scenery.pieces(), &mut laid);
}
