//! Captions: sounds in words, shown for a moment.

use crate::theme::Pen;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use bevy_egui::egui::{Align2, Pos2, Rect, vec2};
use rules::table::words::Words;
use std::time::Duration;

/// The most captions shown at once.
const LINES: usize = 3;

/// The captions of the latest sounds: ids of texts, each with the time for which it still stays. The sound player fills it.
#[derive(Resource, Debug, Default)]
pub struct Captions(Vec<(String, Duration)>);

impl Captions {
    /// The time for which a caption stays.
    pub const STAYS: Duration = Duration::from_secs(2);

    /// Returns the ids of the texts, the newest last.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }

    /// Adds a caption as the newest, also one that is shown already. Of more than [`LINES`] the oldest go.
    pub(crate) fn add(&mut self, id: String) {
        self.0.retain(|(other, _)| *other != id);
        self.0.push((id, Self::STAYS));
        let more = self.0.len().saturating_sub(LINES);
        self.0.drain(..more);
    }

    /// Draws the captions in a row above the middle of something, and returns their rectangle, if there are any.
    pub fn draw(&self, pen: &Pen, below: Pos2, words: &Words) -> Option<Rect> {
        let said: Vec<String> = self.ids().map(|id| words.say(id, &[])).collect();
        let foot = below - vec2(0.0, pen.pick(8.0, 10.0));
        let shown = !said.is_empty();
        shown.then(|| pen.chip_at(foot, Align2::CENTER_BOTTOM, &said.join(" · ")))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>().add_systems(
        PreUpdate,
        fade.before(EguiPreUpdateSet::InitContexts)
            .run_if(resource_exists::<Time>)
            .run_if(|captions: Res<Captions>| !captions.0.is_empty()),
    );
}

fn fade(time: Res<Time>, mut captions: ResMut<Captions>) {
    for (_, left) in &mut captions.0 {
        *left = left.saturating_sub(time.delta());
    }
    captions.0.retain(|(_, left)| !left.is_zero());
}
