//! Pieces in the world that follow a list: they are spawned, moved and taken away as the list says.

use super::ground::picture;
use crate::Screen;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{TableGame, at_table};
use crate::theme::Gallery;
use bevy::ecs::system::ScheduleSystem;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::hash::Hash;

/// A picture that lies in the world.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// The name of its picture.
    pub picture: String,
    /// The place of its middle in the world.
    pub at: Vec2,
    /// Its height above the table.
    pub height: f32,
    /// Its width and height, in units of the world.
    pub size: Vec2,
    /// Its turn to the left, in radians.
    pub angle: f32,
    /// Its opacity, 0 to 1.
    pub clear: f32,
    /// The colour that is laid over it.
    pub tint: Color,
}

impl Piece {
    /// Returns a piece that lies upright and is seen clearly.
    pub fn new(picture: impl Into<String>, at: Vec2, height: f32, size: Vec2) -> Self {
        Self {
            picture: picture.into(),
            at,
            height,
            size,
            angle: 0.0,
            clear: 1.0,
            tint: Color::WHITE,
        }
    }

    /// Returns it turned to the left by an angle in radians.
    #[must_use]
    pub fn turned(self, angle: f32) -> Self {
        Self { angle, ..self }
    }

    /// Returns it with an opacity, 0 to 1.
    #[must_use]
    pub fn faded(self, clear: f32) -> Self {
        Self { clear, ..self }
    }

    /// Returns it with a colour laid over it.
    #[must_use]
    pub fn tinted(self, tint: Color) -> Self {
        Self { tint, ..self }
    }

    /// Returns its colour with its opacity.
    fn colour(&self) -> Color {
        self.tint.with_alpha(self.clear)
    }

    /// Returns where it lies as a transform.
    fn transform(&self) -> Transform {
        Transform::from_translation(self.at.extend(self.height))
            .with_rotation(Quat::from_rotation_z(self.angle))
    }
}

/// A piece of the list, by what it is there, and how it lies.
#[derive(Component, Debug)]
pub struct Laid<K>(K, Piece);

/// The pieces of a list that lie in the world.
pub type AllLaid<'w, 's, K> = Query<
    'w,
    's,
    (
        Entity,
        &'static mut Laid<K>,
        &'static mut Name,
        &'static mut Transform,
        &'static mut Sprite,
    ),
>;

/// Adds systems by which the things in the world follow the view of a game while it is on the table.
pub fn follow<G: TableGame, M>(
    app: &mut App,
    systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let systems = systems.in_set(GameSystems::Lie);
    app.add_systems(GameUpdate(G::ID), systems.run_if(at_table::<G>));
}

/// Spawns, moves and despawns pieces so that exactly those of the list lie in the world, each by its key. They stay until the
/// table is left.
pub fn lay<K: Hash + Eq + Copy + Send + Sync + 'static>(
    commands: &mut Commands,
    gallery: &Gallery,
    pieces: impl IntoIterator<Item = (K, Piece)>,
    laid: &mut AllLaid<K>,
) {
    let mut wanted: HashMap<K, Piece> = pieces.into_iter().collect();
    for (entity, mut shown, mut name, mut transform, mut sprite) in laid {
        let Some(piece) = wanted.remove(&shown.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        if piece == shown.1 {
            continue;
        }
        if piece.picture != shown.1.picture {
            sprite.image = gallery.sprite(&piece.picture);
            name.set(piece.picture.clone());
        }
        sprite.custom_size = Some(piece.size);
        sprite.color = piece.colour();
        *transform = piece.transform();
        shown.1 = piece;
    }
    for (key, piece) in wanted {
        let mut sprite = picture(gallery, &piece.picture, piece.size);
        sprite.color = piece.colour();
        commands.spawn((
            Name::new(piece.picture.clone()),
            DespawnOnExit(Screen::Table),
            sprite,
            piece.transform(),
            Laid(key, piece),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource)]
    struct Wanted(Vec<(u8, Piece)>);

    fn follow(
        mut commands: Commands,
        gallery: Res<Gallery>,
        wanted: Res<Wanted>,
        mut laid: AllLaid<u8>,
    ) {
        lay(&mut commands, &gallery, wanted.0.clone(), &mut laid);
    }

    #[test]
    fn what_lies_there_is_what_the_list_says() {
        let mut app = App::new();
        app.insert_resource(Gallery::default())
            .add_systems(Update, follow);
        let piece = |x| Piece::new("art/coin", Vec2::new(x, 0.0), 1.0, Vec2::ONE);
        let mut seen = |wanted: Vec<(u8, Piece)>| {
            app.insert_resource(Wanted(wanted));
            app.update();
            let world = app.world_mut();
            let mut laid = world.query::<(Entity, &Laid<u8>, &Transform, &Sprite)>();
            let laid = laid.iter(world).map(|(entity, laid, transform, sprite)| {
                (
                    laid.0,
                    entity,
                    transform.translation.x,
                    sprite.color.alpha(),
                )
            });
            let mut laid: Vec<_> = laid.collect();
            laid.sort_by_key(|(key, ..)| *key);
            laid
        };
        let first = seen(vec![(1, piece(5.0)), (2, piece(7.0))]);
        assert_eq!(first.len(), 2);
        let then = seen(vec![(2, piece(8.0).faded(0.5)), (3, piece(9.0))]);
        assert_eq!(then[0], (2, first[1].1, 8.0, 0.5), "it is the same piece");
        assert_eq!(then[1].0, 3);
        assert!(seen(Vec::new()).is_empty());
    }
}
