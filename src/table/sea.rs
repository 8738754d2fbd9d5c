//! The sea on a table: cards of water, drawn by one shader for all of them, and the liveliness of the water.

use super::light::Shine;
use super::paint::painted;
use crate::Screen;
use crate::order::UpdateSystems;
use crate::settings::{Liveliness, Settings};
use crate::theme::Awake;
use crate::theme::gallery::Art;
use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::sprite::SpriteMesh;
use bevy::sprite_render::Material2dPlugin;
use bevy_egui::EguiPostUpdateSet;
use std::time::Duration;

/// The time between frames of lively water.
const FRAME: Duration = Duration::from_millis(40);
/// The margin that the shader needs round a card: its thickness lies there.
const MARGIN: f32 = 4.0;
/// The lag of the sea behind the weather: the part of the way that is left after a second.
const LAG: f32 = 0.05;

/// The liveliness of the water. A change takes effect at once.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Water {
    /// Waves run, at 25 frames a second.
    Lively,
    /// The same water at one moment, which asks for no frame.
    Still,
}

/// The kind of water on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeaKind {
    /// Open sea.
    Open,
    /// Haunted water: it glows, and spirits curl on it.
    Haunted,
    /// Still water behind a quay.
    Sheltered,
    /// The tide runs up a shore on its left.
    Tidal,
}

/// A card of square fields of water, centred on its place.
#[derive(Component, Debug, Clone, PartialEq)]
pub struct SeaCard {
    /// Width and height in the world.
    pub size: Vec2,
    /// The water of its squares, row by row from the upper left; at most twelve.
    pub waters: Vec<SeaKind>,
}

impl SeaCard {
    /// Returns the water of its squares as the shader reads it, two bits each.
    fn tag(&self) -> MeshTag {
        let bits = |tag, &kind: &SeaKind| tag << 2 | kind as u32;
        MeshTag(self.waters.iter().rev().fold(0, bits))
    }
}

/// The place of the sea, and its state by wind and tide.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Sea {
    /// The rectangle of the sea in the world.
    pub lies: Rect,
    /// The velocity of waves, in units of the world per second; y points down.
    pub runs: Vec2,
    /// The fall of crests for each unit to the right.
    pub slope: f32,
    /// The height of waves, 0 to 1.
    pub swell: f32,
    /// The amount of foam that breaks from them, 0 to 1.
    pub foam: f32,
    /// The height of the tide, 0 to 1.
    pub tide: f32,
}

impl Default for Sea {
    fn default() -> Self {
        Self {
            lies: Rect::new(0.0, -1.0, 1.0, 0.0),
            runs: Vec2::ZERO,
            slope: 0.0,
            swell: 0.5,
            foam: 0.0,
            tide: 0.0,
        }
    }
}

/// The paint of all cards.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
struct SeaPaint {
    #[uniform(0)]
    waves: Waves,
}

/// The uniforms of the shader, which explains the fields.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq, Default)]
struct Waves {
    run: Vec2,
    time: f32,
    slope: f32,
    swell: f32,
    foam: f32,
    tide: f32,
    glint: Vec3,
    glade: Vec4,
    lies: Vec4,
}

// It covers what is below by its opacity.
painted! {
    SeaPaint: "desktop/shaders/sea.wgsl", SrcAlpha, OneMinusSrcAlpha;
}

/// The paint, and the shapes that were cut.
#[derive(Resource, Default)]
struct Pot {
    paint: Handle<SeaPaint>,
    shapes: Vec<(Vec2, Handle<Mesh>)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(Material2dPlugin::<SeaPaint>::default())
        .init_resource::<Sea>()
        .init_resource::<Pot>()
        .insert_resource(Water::Still)
        .add_systems(Startup, mix)
        // What loads the pictures begins to count then, and reads nothing of the water.
        .add_systems(OnEnter(Art::Whole), spill.ambiguous_with_all())
        .add_systems(
            Update,
            (
                suit.after(UpdateSystems::Game)
                    .before(UpdateSystems::Light)
                    .run_if(resource_changed::<Settings>),
                flow.in_set(UpdateSystems::Sea)
                    .run_if(in_state(Screen::Table)),
            ),
        )
        .add_systems(
            PostUpdate,
            (
                paint_cards
                    .after(EguiPostUpdateSet::EndPass)
                    .before(VisibilitySystems::CalculateBounds),
                sort_again
                    .after(TransformSystems::Propagate)
                    .before(AssetEventSystems),
            ),
        );
}

/// Makes the water as it is set. Without a graphics card every frame is dear: unless set otherwise, the water is still then.
fn suit(settings: Res<Settings>, adapter: Res<RenderAdapterInfo>, mut water: ResMut<Water>) {
    // Bevy has no name of its own for the type of a device.
    let has_card = format!("{:?}", adapter.device_type) != "Cpu";
    let lively = match settings.water {
        _ if settings.calm => false,
        Liveliness::AsSuits => has_card,
        Liveliness::Lively => true,
        Liveliness::Still => false,
    };
    water.set_if_neq(if lively { Water::Lively } else { Water::Still });
}

fn mix(mut paints: ResMut<Assets<SeaPaint>>, mut pot: ResMut<Pot>) {
    let waves = Waves::default();
    pot.paint = paints.add(SeaPaint { waves });
}

/// Adds water too little to be seen, drawn while pictures are loaded: a card is not drawn before the driver has made the shader its
/// own, which takes a while, and it begins when there is something to draw. It goes where a table is laid.
fn spill(mut commands: Commands) {
    let drop = SeaCard {
        size: Vec2::ONE,
        waters: vec![SeaKind::Open],
    };
    let tiny = Transform::from_scale(Vec3::splat(1e-3));
    commands.spawn((drop, tiny, DespawnOnEnter(Screen::Table)));
}

fn paint_cards(
    mut commands: Commands,
    mut pot: ResMut<Pot>,
    mut meshes: ResMut<Assets<Mesh>>,
    cards: Query<(Entity, &SeaCard), Changed<SeaCard>>,
) {
    for (entity, card) in &cards {
        let cut = pot.shapes.iter().find(|(size, _)| *size == card.size);
        let shape = cut.map(|(_, shape)| shape.clone()).unwrap_or_else(|| {
            let whole = card.size + 2.0 * MARGIN;
            let shape = meshes.add(Rectangle::from_size(whole));
            pot.shapes.push((card.size, shape.clone()));
            shape
        });
        let paint = MeshMaterial2d(pot.paint.clone());
        commands
            .entity(entity)
            .insert((Mesh2d(shape), paint, card.tag(), Sorted(f32::NAN)));
    }
}

/// The height at which a card lay when it was sorted among all that is drawn.
#[derive(Component)]
struct Sorted(f32);

/// Sorts a card that was lifted or set down anew. Bevy remembers where among all things it draws a mesh, and looks again only if
/// the mesh or its paint is another: things on a tile would stay below it.
fn sort_again(
    // A card is no sprite, so Bevy may see to those meanwhile.
    mut cards: Query<
        (&GlobalTransform, &mut Sorted, &mut Mesh2d),
        (Changed<GlobalTransform>, Without<SpriteMesh>),
    >,
    mut awake: ResMut<Awake>,
) {
    for (lies, mut sorted, mut mesh) in &mut cards {
        let high = lies.translation().z;
        if sorted.0 != high {
            sorted.0 = high;
            mesh.set_changed();
            awake.stir();
        }
    }
}

/// Moves the water on, or lays it as it is at time 0.
fn flow(
    time: Res<Time>,
    water: Res<Water>,
    sea: Res<Sea>,
    shine: Res<Shine>,
    pot: Res<Pot>,
    mut awake: ResMut<Awake>,
    mut paints: ResMut<Assets<SeaPaint>>,
) {
    let Some(mut paint) = paints.get_mut(&pot.paint) else {
        return;
    };
    let mut waves = paint.waves;
    let size = sea.lies.size();
    let corner = Vec2::new(sea.lies.min.x, -sea.lies.max.y);
    let (glint, [from, to]) = shine.glade();
    let way = ((to - from) * size).normalize_or_zero();
    waves.glint = glint;
    waves.glade = (corner + from * size).extend(way.x).extend(way.y);
    waves.lies = corner.extend(size.x).extend(size.y);
    let step = match *water {
        Water::Lively => {
            let seconds = time.delta_secs();
            waves.run += sea.runs * seconds;
            waves.time += seconds;
            awake.sail_within(FRAME);
            1.0 - LAG.powf(seconds)
        }
        Water::Still => {
            (waves.run, waves.time) = (Vec2::ZERO, 0.0);
            1.0
        }
    };
    for (now, goal) in [
        (&mut waves.slope, sea.slope),
        (&mut waves.swell, sea.swell),
        (&mut waves.foam, sea.foam),
        (&mut waves.tide, sea.tide),
    ] {
        *now += (goal - *now) * step;
    }
    if paint.waves != waves {
        paint.waves = waves;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::clarity::OWN;
    use SeaKind::{Haunted, Open, Sheltered, Tidal};

    #[test]
    fn a_card_that_is_lifted_is_sorted_anew_and_one_that_slides_is_not() {
        let mut app = App::new();
        app.init_resource::<Awake>()
            .add_systems(PostUpdate, sort_again);
        let shape = (Mesh2d(Handle::default()), Sorted(0.0));
        let card = app
            .world_mut()
            .spawn((shape, GlobalTransform::default()))
            .id();
        let mut moved_to = |place: Vec3| {
            let lies = GlobalTransform::from_translation(place);
            *app.world_mut()
                .get_mut::<GlobalTransform>(card)
                .expect("it lies there") = lies;
            app.world_mut().clear_trackers();
            let before = app.world().read_change_tick();
            app.update();
            let mesh = app.world().entity(card).get_ref::<Mesh2d>();
            mesh.expect("it has a shape")
                .last_changed()
                .is_newer_than(before, app.world().last_change_tick())
        };
        assert!(!moved_to(Vec3::new(3.0, 1.0, 0.0)));
        assert!(moved_to(Vec3::new(3.0, 1.0, 2.0)), "it was lifted");
        assert!(!moved_to(Vec3::new(3.0, 5.0, 2.0)));
        assert!(moved_to(Vec3::new(3.0, 5.0, 0.0)), "it was set down");
    }

    #[test]
    fn the_tag_of_a_card_tells_the_water_of_each_of_its_squares() {
        let tag = |waters: &[SeaKind]| {
            let waters = waters.to_vec();
            let size = Vec2::ONE;
            SeaCard { size, waters }.tag().0
        };
        assert_eq!(tag(&[Open; 4]), 0);
        assert_eq!(tag(&[Haunted, Open, Open, Open]), 0b01);
        assert_eq!(tag(&[Open, Sheltered, Haunted, Tidal]), 0b11_01_10_00);
        assert_eq!(tag(&[Tidal; 12]), OWN);
    }
}
