//! The table under the chart, and the camera over it.

use super::desk::Desk;
use super::ground::{SQUARE, height, picture};
use crate::Screen;
use crate::order::UpdateSystems;
use crate::theme::{Frame, Gallery};
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;
use bevy_egui::EguiPostUpdateSet;

/// A picture that fills the window wherever the camera is.
#[derive(Component)]
struct Backdrop;

/// Adds the table under the chart and the camera, for any game.
pub fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), spread_table)
        .add_systems(
            PostUpdate,
            // In the frame that the panels are drawn in, so that chart and marks never lie apart.
            (aim, hold_backdrop)
                .chain()
                .before(UpdateSystems::Light)
                .before(SpriteSystems::ComputeSlices)
                .after(EguiPostUpdateSet::EndPass)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// Spawns the table, which is a backdrop.
fn spread_table(mut commands: Commands, gallery: Res<Gallery>) {
    commands.spawn((
        Name::new("Table"),
        Backdrop,
        picture(&gallery, "art/table", Vec2::ONE),
        Transform::from_xyz(0.0, 0.0, height::TABLE),
    ));
}

/// Aims the camera so that the chart lies where the layout has it.
fn aim(
    frame: Res<Frame>,
    desk: Option<Res<Desk>>,
    camera: Single<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let (mut transform, mut projection) = camera.into_inner();
    let Projection::Orthographic(orthographic) = &mut *projection else {
        return;
    };
    let (origin, unit) = desk.map_or((bevy_egui::egui::Pos2::ZERO, 1.0), |desk| {
        (desk.origin, desk.square / SQUARE)
    });
    let middle = frame.rect().center();
    let at = (middle - origin) / unit;
    transform.translation.x = at.x;
    transform.translation.y = -at.y;
    orthographic.scale = 1.0 / (unit * frame.scale);
}

/// Lays the backdrop under the camera, as large as the window.
fn hold_backdrop(
    frame: Res<Frame>,
    camera: Single<(&Transform, &Projection), (With<Camera2d>, Without<Backdrop>)>,
    mut backdrops: Query<(&mut Transform, &mut Sprite), With<Backdrop>>,
) {
    let (camera, projection) = camera.into_inner();
    let Projection::Orthographic(orthographic) = projection else {
        return;
    };
    let window = Vec2::new(frame.size.x, frame.size.y) * frame.scale;
    let cover = (window / Vec2::new(1920.0, 1080.0)).max_element();
    let size = Vec2::new(1920.0, 1080.0) * cover * orthographic.scale;
    for (mut transform, mut sprite) in &mut backdrops {
        transform.translation.x = camera.translation.x;
        transform.translation.y = camera.translation.y;
        if sprite.custom_size != Some(size) {
            sprite.custom_size = Some(size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[test]
    fn the_camera_is_there_in_the_frame_that_the_chart_is_moved_in() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, TransformPlugin))
            .init_state::<Screen>()
            .init_resource::<Frame>()
            .init_resource::<Desk>();
        plugin(&mut app);
        let eye = app.world_mut().spawn(Camera2d).id();
        for x in [100.0, 40.0] {
            app.world_mut().resource_mut::<Desk>().origin.x = x;
            app.update();
            let sees = app
                .world()
                .get::<GlobalTransform>(eye)
                .map(GlobalTransform::translation);
            let frame = app.world().resource::<Frame>();
            let unit = app.world().resource::<Desk>().square / SQUARE;
            let middle = (frame.rect().center().x - x) / unit;
            assert_eq!(sees.map(|at| at.x), Some(middle));
        }
    }
}
