//! The sounds that answer to the mouse and the keys on every screen: a click, or the knock of a refusal.

use super::{CLICK, Play, REFUSE, SoundSystems};
use crate::table::Notice;
use crate::theme::Targets;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, answer.in_set(SoundSystems::Interface));
}

fn answer(
    targets: Option<Res<Targets>>,
    notice: Res<Notice>,
    mut heard: Local<(u64, u64)>,
    mut play: MessageWriter<Play>,
) {
    let clicks = targets.map_or(0, |targets| targets.clicks());
    let (clicked, refused) = std::mem::replace(&mut *heard, (clicks, notice.refusals()));
    if refused != notice.refusals() {
        play.write(Play(REFUSE));
    } else if clicked != clicks {
        play.write(Play(CLICK));
    }
}
