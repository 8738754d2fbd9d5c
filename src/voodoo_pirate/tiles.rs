//! Tiles of card on the chart: those that are laid, the harbour's, and the Voodoo Island.

use super::chart::{centre, turn};
use super::{AnimationQueue, Observation, Session, effects, features};
use crate::Screen;
use crate::board::ground::{SHADOW, Shadow, height, picture, shadow};
use crate::board::pieces::follow;
use crate::table::{Clarity, SeaCard, SeaKind};
use crate::theme::Gallery;
use bevy::prelude::*;
use games::voodoo_pirate::chart::Slot;
use games::voodoo_pirate::data::Ground;
use games::voodoo_pirate::view::{TileView, View};
use games::voodoo_pirate::{Event, VoodooPirate};
use rules::table::Game;

/// A tile's side: a little less than two spaces.
const TILE: f32 = 156.0;

/// A tile on the chart.
#[derive(Component)]
#[require(Clarity)]
struct TileShown(TileView);

pub(super) fn plugin(app: &mut App) {
    follow::<VoodooPirate, _>(app, (lay_fixtures, lay_tiles, pop_tiles).chain());
}

/// Spawns harbour and island, once the first view is there.
fn lay_fixtures(
    mut commands: Commands,
    gallery: Res<Gallery>,
    observation: Res<Observation>,
    quays: Query<(), With<Quay>>,
) {
    let Some(view) = &observation.view else {
        return;
    };
    if !quays.is_empty() {
        return;
    }
    let here = DespawnOnExit(Screen::Table);
    let mut slots: Vec<Slot> = Vec::new();
    let mut island_slots: Vec<Slot> = Vec::new();
    for space in &view.spaces {
        let list = match space.ground {
            Ground::Harbour | Ground::Sea(_) => &mut slots,
            Ground::Tidal(_) | Ground::Shore => &mut island_slots,
            Ground::Open => continue,
        };
        if !list.contains(&space.space.slot()) {
            list.push(space.space.slot());
        }
    }
    for slot in slots {
        let tile = spawn_tile(&mut commands, &gallery, view, slot);
        commands
            .entity(tile)
            .insert((Name::new("Harbour tile"), here.clone()));
    }
    commands.spawn((
        Name::new("Quay"),
        Quay,
        here.clone(),
        picture(&gallery, "art/quay", Vec2::new(320.0, 240.0)),
        Transform::from_xyz(640.0, -120.0, height::QUAY),
    ));
    if let (Some(first), Some(last)) = (island_slots.first(), island_slots.last()) {
        let middle = (slot_centre(*first) + slot_centre(*last)) / 2.0;
        let at = middle.extend(height::TILE);
        commands
            .spawn((
                Name::new("Voodoo Island"),
                here,
                Transform::from_translation(at),
                Visibility::default(),
            ))
            .with_children(|island| {
                let size = Vec2::new(TILE, 316.0);
                let waters = waters(view, &island_slots);
                island.spawn((
                    shadow(&gallery, size),
                    Transform::from_translation(SHADOW.extend(0.0)),
                ));
                island.spawn((SeaCard { size, waters }, Transform::from_xyz(0.0, 0.0, 0.1)));
                island.spawn((
                    picture(&gallery, "art/island", size),
                    Transform::from_xyz(0.0, 0.0, 0.2),
                ));
                for space in &view.spaces {
                    if let Ground::Tidal(heading) = space.ground {
                        let at = (centre(space.space) - middle).extend(0.4);
                        island.spawn((
                            picture(&gallery, "art/tidal", Vec2::splat(38.0)),
                            Transform::from_translation(at)
                                .with_rotation(Quat::from_rotation_z(turn(heading))),
                        ));
                    }
                }
            });
    }
}

/// The harbour's quay.
#[derive(Component)]
struct Quay;

fn slot_centre(slot: Slot) -> Vec2 {
    let [north_west, .., south_east] = slot.spaces();
    (centre(north_west) + centre(south_east)) / 2.0
}

/// Returns the water of slots that lie below each other, row by row.
fn waters(view: &View, slots: &[Slot]) -> Vec<SeaKind> {
    let spaces = slots.iter().flat_map(|slot| slot.spaces());
    let seen = spaces.map(|space| view.at(space));
    seen.map(|seen| match (seen.ground, seen.water) {
        (Ground::Harbour, _) => SeaKind::Sheltered,
        (Ground::Tidal(_), _) => SeaKind::Tidal,
        (_, Some(water)) if water.haunted => SeaKind::Haunted,
        _ => SeaKind::Open,
    })
    .collect()
}

/// Spawns a tile with its four spaces and their features.
fn spawn_tile(commands: &mut Commands, gallery: &Gallery, view: &View, slot: Slot) -> Entity {
    let middle = slot_centre(slot);
    let at = middle.extend(height::TILE);
    let mut tile = commands.spawn((Transform::from_translation(at), Visibility::default()));
    tile.with_children(|tile| {
        let size = Vec2::splat(TILE);
        let waters = waters(view, &[slot]);
        tile.spawn((
            shadow(gallery, size),
            Transform::from_translation(SHADOW.extend(0.0)),
        ));
        tile.spawn((SeaCard { size, waters }, Transform::from_xyz(0.0, 0.0, 0.1)));
        for space in slot.spaces() {
            let seen = view.at(space);
            let offset = (centre(space) - middle) * (TILE / 160.0);
            let Some(water) = seen.water else {
                continue;
            };
            if let Some(feature) = water.feature {
                tile.spawn(features::carried(gallery, feature, space, offset));
            }
        }
    });
    tile.id()
}

/// Spawns and despawns tiles as the view has them.
fn lay_tiles(
    mut commands: Commands,
    gallery: Res<Gallery>,
    animations: Res<AnimationQueue>,
    mut session: ResMut<Session>,
    shown: Query<(Entity, &TileShown)>,
) {
    let Some(view) = animations.view() else {
        return;
    };
    let mut wanted = view.tiles.clone();
    let mut with_new = None;
    if let Some((animation, motion)) = animations.moving()
        && let Event::TileLaid { tile, slot, turned } = animation.event
    {
        let new = TileView { tile, slot, turned };
        // What fades over is not there before it appears.
        let there = !animations.is_calm() || motion.done > 0.0;
        lay(&mut wanted, new, there);
        // What it carries lies in no view before it lies on the chart.
        if there && !shown.iter().any(|(_, other)| other.0 == new) {
            let mut laid = view.clone();
            VoodooPirate::follow(&mut laid, session.table().data(), &animation.event);
            with_new = Some(laid);
        }
    }
    let view = with_new.as_ref().unwrap_or(view);
    for (entity, tile) in &shown {
        if !wanted.contains(&tile.0) {
            commands.entity(entity).despawn();
        }
    }
    for tile in wanted {
        if !shown.iter().any(|(_, other)| other.0 == tile) {
            let entity = spawn_tile(&mut commands, &gallery, view, tile.slot);
            commands.entity(entity).insert((
                Name::new("Sea tile"),
                TileShown(tile),
                DespawnOnExit(Screen::Table),
            ));
        }
    }
}

/// Adds a tile to the others, once it is there. To a viewer who looked at it, it was there already, perhaps turned otherwise.
fn lay(tiles: &mut Vec<TileView>, new: TileView, there: bool) {
    tiles.retain(|laid| laid.slot != new.slot);
    if there {
        tiles.push(new);
    }
}

/// Lands a new tile with a little overshoot, and closes in its shadow.
fn pop_tiles(
    animations: Res<AnimationQueue>,
    mut tiles: Query<(&TileShown, &mut Transform, &mut Clarity, &Children)>,
    mut shadows: Query<&mut Transform, (With<Shadow>, Without<TileShown>)>,
) {
    let landing = animations
        .moving()
        .and_then(|(animation, motion)| match animation.event {
            Event::TileLaid { slot, .. } => Some((slot, motion)),
            _ => None,
        });
    for (tile, mut transform, mut clarity, children) in &mut tiles {
        let (lift, up, clear) = match landing {
            Some((slot, motion)) if slot == tile.0.slot => {
                let landed = motion.done * effects::TILE / effects::LANDS;
                let lift = 1.0 - EaseFunction::BackOut.sample_clamped(landed);
                (lift, 2.0, motion.clear)
            }
            _ => (0.0, 0.0, 1.0),
        };
        clarity.set_if_neq(Clarity(clear));
        transform.scale = Vec2::splat(1.0 + 0.18 * lift).extend(1.0);
        transform.translation.z = height::TILE + up;
        let mut shadows = shadows.iter_many_mut(children);
        while let Some(mut shadow) = shadows.fetch_next() {
            shadow.translation = (SHADOW * (1.0 + 1.2 * lift)).extend(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use SeaKind::{Haunted, Open, Sheltered, Tidal};
    use games::voodoo::CURSED;
    use games::voodoo_pirate::chart::{Quarters, Space};
    use games::voodoo_pirate::{Setup, load};
    use rules::table::{SeatKind, Table};

    #[test]
    fn a_tile_that_was_looked_at_before_lies_there_once_and_as_it_is_laid() {
        let lying = |column, turned| TileView {
            tile: column,
            slot: Space::new(column, 1).unwrap().slot(),
            turned: Quarters(turned),
        };
        let mut tiles = vec![lying(7, 0), lying(5, 0)];
        lay(&mut tiles, lying(5, 1), true);
        assert_eq!(tiles, [lying(7, 0), lying(5, 1)]);
        lay(&mut tiles, lying(5, 1), true);
        assert_eq!(tiles, [lying(7, 0), lying(5, 1)]);
        lay(&mut tiles, lying(5, 1), false);
        assert_eq!(tiles, [lying(7, 0)]);
    }

    #[test]
    fn cards_have_the_water_of_the_chart() {
        let setup = Setup::of(&[SeatKind::Human, CURSED]);
        let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 1).unwrap();
        let view = table.view(None);
        let slot = |column, row| Space::new(column, row).unwrap().slot();
        assert_eq!(waters(&view, &[slot(9, 1)]), [Sheltered; 4]);
        assert_eq!(
            waters(&view, &[slot(7, 1)]),
            [Open, Sheltered, Haunted, Open]
        );
        assert_eq!(
            waters(&view, &[slot(1, 5), slot(1, 7)]),
            [Open, Tidal, Open, Tidal, Open, Tidal, Open, Tidal]
        );
    }
}
