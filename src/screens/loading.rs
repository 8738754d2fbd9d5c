//! Loading: the pictures are drawn, with progress.

use super::{Frame, Screen};
use crate::theme::{Awake, Pictures, gallery, hang, palette};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Shelf)
            .load_collection::<Pictures>(),
    )
    .add_systems(OnExit(Screen::Loading), hang)
    .add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Loading)),
    )
    .add_systems(
        Update,
        (|mut awake: ResMut<Awake>| awake.stir()).run_if(in_state(Screen::Loading)),
    );
}

fn draw(mut contexts: EguiContexts, frame: Res<Frame>) -> Result {
    let painter = contexts
        .ctx_mut()?
        .layer_painter(egui::LayerId::background());
    let middle = frame.rect().center();
    let title = crate::theme::Face::Title.at(64.0);
    let above = middle - egui::vec2(0.0, 60.0);
    painter.text(
        above,
        egui::Align2::CENTER_CENTER,
        "Voodoo Pirate",
        title,
        palette::TEXT,
    );
    let bar = egui::Rect::from_center_size(middle + egui::vec2(0.0, 20.0), egui::vec2(360.0, 14.0));
    painter.rect_filled(bar, 7.0, palette::WELL);
    let mut done = bar.shrink(2.0);
    done.set_width(done.width() * gallery::progress().clamp(0.02, 1.0));
    painter.rect_filled(done, 5.0, palette::BRASS);
    Ok(())
}
