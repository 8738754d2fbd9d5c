//! Captions: sounds in words, for those who do not hear them.

use super::{Play, SoundSystems, Sounds};
use crate::settings::Settings;
use crate::table::Captions;
use crate::theme::Awake;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell.in_set(SoundSystems::Send));
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
        awake.look_for(Captions::STAYS);
    }
}
