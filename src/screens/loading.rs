//! Loading: the pictures are drawn, with progress.

use super::Screen;
use super::easel::{Easel, title};
use super::library::Library;
use crate::theme::{Awake, Face, Pictures, gallery, hang, palette};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Stroke, StrokeKind};

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Shelf)
            .load_collection::<Pictures>(),
    )
    .add_systems(OnExit(Screen::Loading), hang)
    .add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Loading).and_then(resource_exists::<Library>)),
    )
    .add_systems(
        Update,
        (|mut awake: ResMut<Awake>| awake.stir()).run_if(in_state(Screen::Loading)),
    );
}

fn draw(mut easel: Easel, library: Res<Library>) -> Result {
    easel.draw("loading", "", |pen, plan| {
        title(pen, plan, 300.0, &library.say("ui-title"));
        let bar = plan.rect(460.0, 352.0, 360.0, 16.0);
        let radius = bar.height() / 2.0;
        let painter = pen.ui.painter();
        let edge = Stroke::new(1.2, palette::BRASS_DARK);
        painter.rect(bar, radius, palette::WELL, edge, StrokeKind::Outside);
        let mut done = bar.shrink(plan.long(2.0));
        done.set_width(done.width() * gallery::progress().clamp(0.03, 1.0));
        painter.rect_filled(done, done.height() / 2.0, palette::BRASS);
        let font = plan.face(Face::Plain, 15.0);
        let at = plan.at(640.0, 392.0);
        let text = library.say("ui-loading");
        pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
    })
}
