//! Saved games of others: a file that is dropped on the window is opened.

use crate::games;
use crate::options::Options;
use crate::order::UpdateSystems;
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::table::Notice;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use rules::table::Language;
use std::path::Path;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_systems(
        Update,
        open_dropped
            .after(games::begin_at_once)
            .before(UpdateSystems::Panels),
    );
}

/// Opens a copy of a saved game that is dropped on the window, kept among the player's own.
fn open_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut commands: Commands,
    mut notice: ResMut<Notice>,
    options: Res<Options>,
    settings: Res<Settings>,
) {
    let paths = dropped.read().filter_map(|event| match event {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    });
    let Some(path) = paths.last() else {
        return;
    };
    match take(&options, settings.language(), &path) {
        Ok((open, name)) => open(&mut commands, name),
        Err(error) => notice.text = saves::tell(&options, settings.language(), &error),
    }
}

/// Copies a saved game from somebody's file; returns its name, and the function that opens it.
fn take(
    options: &Options,
    language: Language,
    path: &Path,
) -> Result<(fn(&mut Commands, String), String), UserError> {
    let bytes = saves::read_dropped(path)?;
    let game = games::of_save(&bytes);
    let over = (game.fits)(options, language, path, &bytes)?;
    // What was read as a saved game is a text.
    let text = String::from_utf8_lossy(&bytes);
    let name = saves::adopt(options, game.name, &text, over)?;
    Ok((if over { game.recall } else { game.resume }, name))
}
