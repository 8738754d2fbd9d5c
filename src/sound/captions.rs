//! Captions: what is only heard, in words, for a moment.

use super::{Play, SoundSystems, Sounds};
use crate::settings::Settings;
use crate::theme::{Awake, Pen};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Pos2, vec2};
use std::time::Duration;

/// How long a caption stays.
const STAYS: Duration = Duration::from_secs(2);
/// Captions at once.
const LINES: usize = 3;

/// What was heard a moment ago: ids of texts, and how long each still stays.
#[derive(Resource, Debug, Default)]
pub struct Captions(Vec<(String, Duration)>);

impl Captions {
    /// The ids of the texts, the newest last.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }

    /// Draws them in a row above a point.
    pub fn draw(&self, pen: &Pen, below: Pos2, say: impl Fn(&str) -> String) {
        if !self.0.is_empty() {
            let said: Vec<String> = self.ids().map(say).collect();
            let foot = below - vec2(0.0, pen.pick(8.0, 10.0));
            let _ = pen.chip_at(foot, Align2::CENTER_BOTTOM, &said.join(" · "));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(
            PreUpdate,
            fade.run_if(resource_exists::<Time>)
                .run_if(|captions: Res<Captions>| !captions.0.is_empty()),
        )
        .add_systems(PostUpdate, tell.in_set(SoundSystems::Send));
}

fn fade(time: Res<Time>, mut captions: ResMut<Captions>) {
    for (_, left) in &mut captions.0 {
        *left = left.saturating_sub(time.delta());
    }
    captions.0.retain(|(_, left)| !left.is_zero());
}

fn tell(
    mut plays: MessageReader<Play>,
    settings: Res<Settings>,
    sounds: Res<Sounds>,
    mut captions: ResMut<Captions>,
    awake: Option<ResMut<Awake>>,
) {
    if !settings.captions {
        plays.clear();
        return;
    }
    let said: Vec<String> = plays
        .read()
        .filter_map(|play| sounds.get(sounds.number(play.0)?)?.caption.clone())
        .collect();
    if said.is_empty() {
        return;
    }
    for id in said {
        captions.0.retain(|(other, _)| *other != id);
        captions.0.push((id, STAYS));
    }
    let more = captions.0.len().saturating_sub(LINES);
    captions.0.drain(..more);
    if let Some(mut awake) = awake {
        awake.look_for(STAYS);
    }
}
