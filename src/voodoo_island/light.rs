//! The light of the daytimes: by night torches and the helicopter's lamps shine (`voodoo-island §15`).

use super::explorers::stand;
use super::geography::CELL;
use super::{AnimationQueue, geography};
use crate::Screen;
use crate::board::ground::height;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{Hour, Lantern, at_table};
use bevy::prelude::*;
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Daytime, Item, Phase};
use games::voodoo_island::view::View;
use rules::table::{Game, Seat};

/// Widths of the light of lamps, in cells: a torch and the helicopter.
const TORCH: f32 = 7.4;
const HELICOPTER: f32 = 5.6;

/// A lamp that shines by night.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Lamp {
    Torch(Seat),
    Helicopter,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        GameUpdate(VoodooIsland::ID),
        (
            shine.in_set(GameSystems::Lie),
            // Once those who carry them lie where they are.
            carry_lamps.in_set(GameSystems::Ships),
        )
            .run_if(at_table::<VoodooIsland>),
    );
}

/// Sets the light of the daytime.
fn shine(animations: Res<AnimationQueue>, mut hour: ResMut<Hour>) {
    let Some(view) = animations.view() else {
        return;
    };
    hour.set_if_neq(match (view.phase, view.daytime) {
        (Phase::Night, _) | (_, Daytime::Night) => Hour::Night,
        (Phase::Setup | Phase::Dawn, _) | (_, Daytime::Dawn | Daytime::Morning) => Hour::Dawn,
        (_, Daytime::Noon | Daytime::Afternoon) => Hour::Noon,
        (_, Daytime::Dusk) => Hour::Dusk,
    });
}

/// Lamps go with whoever carries them.
fn carry_lamps(
    mut commands: Commands,
    animations: Res<AnimationQueue>,
    mut lamps: Query<(Entity, &Lamp, &mut Transform)>,
) {
    let Some(view) = animations.view() else {
        return;
    };
    let mut wanted = lit(view);
    for (entity, lamp, mut transform) in &mut lamps {
        match wanted.iter().position(|(other, _)| other == lamp) {
            Some(place) => {
                let (_, at) = wanted.swap_remove(place);
                let lies = at.extend(height::LANTERN);
                if transform.translation != lies {
                    transform.translation = lies;
                }
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for (lamp, at) in wanted {
        let far = match lamp {
            Lamp::Torch(_) => TORCH,
            Lamp::Helicopter => HELICOPTER,
        };
        commands.spawn((
            Name::new("Lamp"),
            DespawnOnExit(Screen::Table),
            lamp,
            Lantern(far * CELL),
            Transform::from_translation(at.extend(height::LANTERN)),
        ));
    }
}

/// Returns the lamps that shine in a view, with their places.
fn lit(view: &View) -> Vec<(Lamp, Vec2)> {
    let is_night = view.phase == Phase::Night || view.daytime == Daytime::Night;
    if !is_night {
        return Vec::new();
    }
    let torches = view.seats().zip(&view.explorers);
    let torches = torches.filter_map(|(seat, explorer)| {
        let holds = explorer.tools.working(Item::Torch) > 0;
        let cell = explorer.at.cell().filter(|_| holds)?;
        Some((Lamp::Torch(seat), stand(view, seat, cell).at))
    });
    let helicopter = view.helicopter.map(geography::centre);
    torches
        .chain(helicopter.map(|at| (Lamp::Helicopter, at)))
        .collect()
}
