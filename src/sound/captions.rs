//! Captions: what is only heard, in words, for a moment.

use super::{Play, SoundSystems, Sounds};
use crate::Over;
use crate::controls::Controls;
use crate::settings::Settings;
use crate::table::{Shown, Sitting, Speak, at_table, in_words};
use crate::theme::{Awake, Frame, Gallery, Pen, Targets};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, LayerId, Order, Pos2, UiBuilder, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
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

    /// One more, the newest.
    pub(crate) fn add(&mut self, id: String) {
        self.0.retain(|(other, _)| *other != id);
        self.0.push((id, STAYS));
        let more = self.0.len().saturating_sub(LINES);
        self.0.drain(..more);
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

/// At a table in words they lie over the foot of the page.
pub fn at_words<G: Shown>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_at_words::<G>.run_if(
            at_table::<G>
                .and_then(in_state(Over::Nothing))
                .and_then(in_words),
        ),
    );
}

fn draw_at_words<G: Shown>(
    mut contexts: EguiContexts,
    frame: Res<Frame>,
    gallery: Res<Gallery>,
    controls: Res<Controls>,
    mut targets: ResMut<Targets>,
    sitting: Res<Sitting<G>>,
    captions: Res<Captions>,
) -> Result {
    let id = egui::Id::new("captions in words");
    let layer = LayerId::new(Order::Foreground, id);
    let canvas = frame.rect();
    let builder = UiBuilder::new().layer_id(layer).max_rect(canvas);
    let mut ui = egui::Ui::new(contexts.ctx_mut()?.clone(), id, builder);
    let pen = Pen {
        ui: &mut ui,
        gallery: &gallery,
        targets: &mut targets,
        controls: &controls,
        wide: frame.wide,
        plan: frame.plan,
    };
    let words = sitting.speaker().words();
    captions.draw(&pen, canvas.center_bottom(), |id| words.say(id, &[]));
    Ok(())
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
        captions.add(id);
    }
    if let Some(mut awake) = awake {
        awake.look_for(STAYS);
    }
}
