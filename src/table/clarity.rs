//! The opacity of things in the world: of those that fade from one place to another, and those that are only tried.

use bevy::mesh::MeshTag;
use bevy::prelude::*;

/// The bits of a mesh's tag that belong to the mesh. The others tell its shader its opacity.
pub(super) const OWN: u32 = 0x00FF_FFFF;

/// The opacity of a thing in the world and of all that lies on it, 0 to 1.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Clarity(pub f32);

impl Default for Clarity {
    fn default() -> Self {
        Self(1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    // When everything has come that comes in this frame.
    app.add_systems(Last, fade);
}

/// Applies each thing's clarity, and that of everything it lies on, to pictures and meshes.
fn fade(
    clarities: Query<&Clarity>,
    below: Query<&ChildOf>,
    mut pictures: Query<(Entity, &mut Sprite)>,
    mut meshes: Query<(Entity, &mut MeshTag)>,
) {
    let clear = |thing: Entity| {
        let all = std::iter::once(thing).chain(below.iter_ancestors(thing));
        let clear = all.filter_map(|thing| clarities.get(thing).ok());
        clear
            .map(|clarity| clarity.0)
            .reduce(|one, other| one * other)
    };
    for (thing, mut picture) in &mut pictures {
        if let Some(clear) = clear(thing)
            && picture.color.alpha() != clear
        {
            picture.color.set_alpha(clear);
        }
    }
    for (thing, mut tag) in &mut meshes {
        if let Some(clear) = clear(thing) {
            let faint = ((1.0 - clear) * 255.0).round() as u32;
            let own = tag.0 & OWN;
            tag.set_if_neq(MeshTag(own | (faint << OWN.count_ones())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_a_thing_is_no_clearer_than_that() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let world = app.world_mut();
        let card = (Transform::default(), Visibility::default());
        let tile = world.spawn((card, MeshTag(3))).id();
        let shadow = world.spawn((Sprite::default(), ChildOf(tile))).id();
        let star = world.spawn((Sprite::default(), ChildOf(tile))).id();
        let wake = Sprite::from_color(Color::WHITE.with_alpha(0.25), Vec2::ONE);
        let wake = world.spawn(wake).id();
        let mut seen = |clear: f32| {
            for thing in [tile, star] {
                app.world_mut().entity_mut(thing).insert(Clarity(clear));
            }
            app.update();
            let world = app.world();
            let alpha = |thing| world.get::<Sprite>(thing).map(|seen| seen.color.alpha());
            let alphas = [shadow, star, wake].map(|thing| alpha(thing).expect("it is there"));
            (alphas, world.get::<MeshTag>(tile).map(|tag| tag.0))
        };
        assert_eq!(seen(0.5), ([0.5, 0.25, 0.25], Some((128 << 24) | 3)));
        assert_eq!(seen(0.0), ([0.0, 0.0, 0.25], Some((255 << 24) | 3)));
        assert_eq!(seen(1.0), ([1.0, 1.0, 0.25], Some(3)));
    }
}
