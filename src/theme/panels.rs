//! The panels: while only things on the table move they rest, and stay on the screen as they were drawn last.

use super::Awake;
use super::motion::{LOOK, Sails};
use bevy::ecs::schedule::ScheduleCleanupPolicy;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::texture::GpuImage;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy_egui::render::systems::{
    ExtractedEguiManagedTextures, prepare_egui_render_target_data_system as bring_to_the_card,
    queue_bind_groups_system as bind_pictures,
};
use bevy_egui::{EguiContext, EguiContextSettings, EguiInput, EguiPostUpdateSet, EguiUserTextures};
use std::time::Duration;

/// The least number of frames for which panels stay as they are while only things on the table move.
const FEW: u8 = 4;

/// True in the frames in which the panels rest.
#[derive(Resource, Default)]
struct Rest(bool);

/// Lets the panels rest. Goes after egui's plugin.
pub(super) struct Panels;

impl Plugin for Panels {
    fn build(&self, app: &mut App) {
        app.add_plugins(resting).configure_sets(
            PostUpdate,
            EguiPostUpdateSet::ProcessOutput.run_if(not(rest)),
        );
    }

    /// Has what was brought to the graphics card stay there: where panels rest, egui's plugin would bring it an empty screen, and it
    /// would bind all pictures anew in every frame.
    fn finish(&self, app: &mut App) {
        let Some(drawing) = app.get_sub_app_mut(RenderApp) else {
            return;
        };
        without(drawing, bring_to_the_card);
        without(drawing, bind_pictures);
        let brings = bring_to_the_card.in_set(RenderSystems::Prepare);
        let binds = bind_pictures.in_set(RenderSystems::Queue);
        let drawn = |rest: Res<Rest>| !rest.0;
        drawing
            .init_resource::<Rest>()
            .add_systems(ExtractSchedule, note_rest)
            .add_systems(
                Render,
                (brings.run_if(drawn), binds.run_if(pictures_change)),
            );
    }
}

/// Takes a system of egui's plugin out of what is done to draw a frame.
fn without<M>(drawing: &mut SubApp, system: impl IntoSystemSet<M>) {
    let policy = ScheduleCleanupPolicy::RemoveSystemsOnly;
    let removed = drawing.remove_systems_in_set(Render, system, policy);
    debug_assert_eq!(removed.ok(), Some(1), "egui's plugin draws otherwise now");
}

/// Returns whether a picture has come to the graphics card, changed there, or gone from it, or egui's own did.
fn pictures_change(
    images: Res<RenderAssets<GpuImage>>,
    own: Res<ExtractedEguiManagedTextures>,
    others: Res<EguiUserTextures>,
) -> bool {
    images.is_changed() || own.is_changed() || others.is_changed()
}

/// The least time between two frames in which panels are drawn for what fades in on them while pieces move.
const FADE: Duration = Duration::from_millis(40);

/// Says in each frame whether its panels are drawn.
pub fn resting(app: &mut App) {
    app.init_resource::<Awake>()
        .add_systems(PostUpdate, rest_panels.before(EguiPostUpdateSet::EndPass));
}

/// Keeps the panels as they were drawn last while only things on the table move, for at most [`LOOK`], or for [`FEW`] frames where
/// those take longer. What fades in on them while pieces move is drawn in every third frame of sixty a second.
fn rest_panels(
    time: Res<Time<Real>>,
    mut awake: ResMut<Awake>,
    mut contexts: Query<(&mut EguiContext, &EguiInput, &mut EguiContextSettings)>,
    mut rested: Local<(Duration, u8)>,
) {
    let (long, frames) = &mut *rested;
    *long += time.delta();
    *frames = frames.saturating_add(1);
    let sails = awake.begin_frame();
    let due = sails == Sails::Nothing || *long >= LOOK && *frames > FEW;
    let fade = sails != Sails::Pieces || *long >= FADE && *frames > 1;
    for (mut context, input, mut settings) in &mut contexts {
        let fades = fade && context.get_mut().has_requested_repaint();
        let draws = due || fades || !input.0.events.is_empty();
        settings.run_manually = !draws;
        if draws {
            *rested = default();
        }
    }
}

/// Returns whether all panels rest in this frame.
fn rest(contexts: Query<&EguiContextSettings>) -> bool {
    contexts.iter().all(|settings| settings.run_manually)
}

/// Tells those who draw whether the panels rest.
fn note_rest(contexts: Extract<Query<&EguiContextSettings>>, mut noted: ResMut<Rest>) {
    noted.0 = rest(*contexts);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;
    use std::iter::repeat_n;

    #[test]
    fn pictures_are_bound_anew_only_when_one_of_them_changes() {
        #[derive(Resource, Default)]
        struct Bound(u32);
        let mut world = World::new();
        world.init_resource::<Bound>();
        world.init_resource::<RenderAssets<GpuImage>>();
        world.init_resource::<EguiUserTextures>();
        world.insert_resource(ExtractedEguiManagedTextures(default()));
        let mut frame = Schedule::default();
        let bind = |mut bound: ResMut<Bound>| bound.0 += 1;
        frame.add_systems(bind.run_if(pictures_change));
        let changes: [fn(&mut World); 4] = [
            |_| {},
            |world| world.resource_mut::<RenderAssets<GpuImage>>().set_changed(),
            |world| world.resource_mut::<EguiUserTextures>().set_changed(),
            |world| {
                world
                    .resource_mut::<ExtractedEguiManagedTextures>()
                    .set_changed();
            },
        ];
        for (bound, change) in (1..).zip(changes) {
            change(&mut world);
            for _ in 0..3 {
                frame.run(&mut world);
            }
            assert_eq!(world.resource::<Bound>().0, bound);
        }
    }

    #[test]
    fn panels_are_drawn_now_and_then_while_only_things_on_the_table_move_and_else_in_every_frame() {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Awake>()
            .add_systems(Update, rest_panels);
        let panels = (
            EguiContext::default(),
            EguiInput::default(),
            EguiContextSettings::default(),
        );
        let panels = app.world_mut().spawn(panels).id();
        // The frames of so many in which the panels are drawn, each asked for like this.
        let mut drawn = |frames: usize, milliseconds: u64, fades: bool, ask: fn(&mut Awake)| {
            let asked = repeat_n(ask, frames).map(|ask| {
                ask(&mut app.world_mut().resource_mut::<Awake>());
                let mut time = app.world_mut().resource_mut::<Time<Real>>();
                time.update_with_duration(Duration::from_millis(milliseconds));
                app.update();
                let mut drawn = app.world_mut().entity_mut(panels);
                if drawn
                    .get::<EguiContextSettings>()
                    .is_some_and(|it| it.run_manually)
                {
                    return false;
                }
                let mut context = drawn.get_mut::<EguiContext>().expect("it is there");
                let mut output = context.get_mut().run_ui(egui::RawInput::default(), |ui| {
                    if fades {
                        ui.ctx().request_repaint();
                    }
                });
                output.textures_delta.clear();
                true
            });
            asked.filter(|drawn| *drawn).count()
        };
        assert_eq!(drawn(10, 16, false, |_| {}), 10, "nothing moves");
        assert_eq!(drawn(160, 16, false, Awake::sail), 20, "every 128 ms");
        assert_eq!(
            drawn(50, 100, false, Awake::sail),
            10,
            "every fifth of frames that take long"
        );
        assert_eq!(
            drawn(10, 16, false, Awake::stir),
            10,
            "something on a panel moves"
        );
        assert_eq!(
            drawn(4, 16, false, Awake::sail),
            4,
            "until the panels have settled"
        );
        assert_eq!(drawn(5, 16, false, Awake::sail), 0);
        assert_eq!(
            drawn(2, 16, false, |awake| {
                awake.renew();
                awake.sail();
            }),
            2,
            "something was told"
        );
        let water = |awake: &mut Awake| awake.sail_within(LOOK);
        assert_eq!(drawn(160, 16, false, water), 20, "as where ships sail");
        assert_eq!(drawn(100, 16, true, water), 100, "something fades in");
        assert_eq!(drawn(99, 16, true, Awake::sail), 33, "in every third");
        assert_eq!(drawn(100, 50, true, Awake::sail), 50, "in every other");
    }
}
