//! Loading: the pictures are drawn, with progress.

use super::library::Library;
use crate::Screen;
use crate::options::Options;
use crate::order::{DrawSystems, UpdateSystems};
use crate::table::Opens;
use crate::theme::canvas::{Canvas, title_at};
use crate::theme::gallery::{self, Art, Gallery, hang};
use crate::theme::pictures::ShelfPictures;
use crate::theme::{Awake, Compiling, Typeface, palette};
use bevy::prelude::*;
use bevy_asset_loader::loading_state::LoadingStateSet;
use bevy_asset_loader::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Stroke, StrokeKind};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    let waiting = in_state(Screen::Loading).or_else(in_state(Screen::Laying));
    // Who goes to a table needs nothing of the shelf.
    let first = match app.world().resource::<Options>().begins_at_once() {
        true => Art::Whole,
        false => Art::Shelf,
    };
    app.insert_state(first)
        .add_loading_state(
            LoadingState::new(Art::Shelf)
                .continue_to_state(Art::Whole)
                .load_collection::<ShelfPictures>(),
        )
        .configure_sets(
            Update,
            LoadingStateSet(Art::Shelf).before(UpdateSystems::Bind),
        )
        .add_systems(OnExit(Art::Shelf), hang::<ShelfPictures>)
        .add_systems(
            OnEnter(Screen::Shelf),
            (
                open_eye,
                shut_eye.run_if(|gallery: Res<Gallery>| gallery.has_laid()),
            )
                .chain(),
        )
        .add_systems(OnEnter(Screen::Table), shut_eye)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems)
                .run_if(waiting.clone().and_then(resource_exists::<Library>)),
        )
        .add_systems(
            Update,
            (
                stir.run_if(waiting.clone()),
                (
                    open_eye.run_if(waiting.and_then(it_takes_long)),
                    see_pictures.run_if(resource_exists::<Shut>),
                )
                    .chain(),
                (
                    to_the_shelf.run_if(
                        in_state(Screen::Loading)
                            .and_then(in_state(Art::Whole))
                            .and_then(|gallery: Res<Gallery>| gallery.is_whole()),
                    ),
                    open.run_if(in_state(Screen::Laying).and_then(has_its_shaders)),
                )
                    .chain(),
            )
                .in_set(UpdateSystems::Screens),
        );
}

/// Goes to the shelf, unless a game begins without it.
fn to_the_shelf(mut screen: ResMut<NextState<Screen>>) {
    if matches!(*screen, NextState::Unchanged) {
        screen.set(Screen::Shelf);
    }
}

/// Returns whether loading takes long enough for its progress to be shown. It does where pictures are drawn; where they were
/// drawn before, reading them is quicker than drawing the first frames.
fn it_takes_long(time: Res<Time<Real>>) -> bool {
    time.elapsed() > Duration::from_millis(400)
}

fn open_eye(mut camera: Single<&mut Camera, With<Camera2d>>) {
    if !camera.is_active {
        camera.is_active = true;
    }
}

/// Present while the camera is off, so that nobody sees a screen whose pictures come one by one: the screen before it stays.
#[derive(Resource)]
struct Shut {
    since: Duration,
    /// The number of consecutive frames at whose beginning all requested pictures were there.
    whole: u8,
}

fn shut_eye(
    mut camera: Single<&mut Camera, With<Camera2d>>,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    camera.is_active = false;
    let since = time.elapsed();
    commands.insert_resource(Shut { since, whole: 0 });
}

/// Opens the eye once a screen has been drawn with all of its pictures. They are not waited for without end: where nobody has
/// drawn them before, that takes longer.
fn see_pictures(
    mut shut: ResMut<Shut>,
    mut camera: Single<&mut Camera, With<Camera2d>>,
    gallery: Res<Gallery>,
    time: Res<Time<Real>>,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
) {
    const PATIENCE: Duration = Duration::from_secs(2);
    awake.stir();
    // A picture may lie on another: only when a whole frame asks for nothing new, nothing is missing.
    shut.whole = if gallery.is_whole() && !shut.is_added() {
        shut.whole + 1
    } else {
        0
    };
    if shut.whole == 2 || time.elapsed() - shut.since > PATIENCE {
        camera.is_active = true;
        commands.remove_resource::<Shut>();
    }
}

/// Returns whether all of a table would be drawn, or has been waited for long enough: a driver may refuse a shader.
fn has_its_shaders(
    compiling: Option<Res<Compiling>>,
    time: Res<Time<Real>>,
    mut waits: Local<Duration>,
) -> bool {
    const PATIENCE: Duration = Duration::from_secs(4);
    *waits += time.delta();
    compiling.is_none_or(|compiling| !compiling.goes_on()) || *waits > PATIENCE
}

/// Opens the game that has waited for the table's shaders.
pub(super) fn open(opens: Res<Opens>, mut screen: ResMut<NextState<Screen>>) {
    screen.set(opens.0);
}

/// Asks for frames while pictures are loaded: nothing else would.
fn stir(mut awake: ResMut<Awake>) {
    awake.stir();
}

fn draw(mut canvas: Canvas, library: Res<Library>) -> Result {
    canvas.draw("loading", "", |pen, plan| {
        let plan = &plan.moved(1.0, (0.0, 360.0), (0.0, plan.height().min(720.0) / 2.0));
        title_at(pen, plan, 300.0, &library.say("ui-title"));
        let bar = plan.rect(460.0, 352.0, 360.0, 16.0);
        let radius = bar.height() / 2.0;
        let painter = pen.ui.painter();
        let edge = Stroke::new(1.2, palette::BRASS);
        painter.rect(bar, radius, palette::WELL, edge, StrokeKind::Outside);
        let mut done = bar.shrink(plan.long(2.0));
        done.set_width(done.width() * gallery::progress().clamp(0.03, 1.0));
        painter.rect_filled(done, done.height() / 2.0, palette::BRASS);
        let font = plan.face(Typeface::Plain, 15.0);
        let at = plan.at(640.0, 392.0);
        let text = library.say("ui-loading");
        pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
        0.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_opened_at_once_waits_for_nothing_of_the_shelf() {
        let scratch = std::env::temp_dir().join(format!("loading-{}", std::process::id()));
        let first = |seats: Option<&str>| {
            let app = crate::undrawn(Options {
                seats: seats.map(str::to_owned),
                scratch: Some(scratch.clone()),
                ..Options::default()
            });
            *app.world().resource::<State<Art>>().get()
        };
        assert_eq!(first(None), Art::Shelf);
        assert_eq!(first(Some("human,cursed")), Art::Whole);
        let _ = std::fs::remove_dir_all(scratch);
    }
}
