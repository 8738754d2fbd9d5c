//! The settings of sound.

use super::Column;
use crate::settings::Settings;
use crate::theme::Pen;

/// Puts the switch that mutes all, and the volume of each kind of sound.
pub(super) fn volumes(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.switch(pen, "ui-mute", &mut set.muted);
    let volumes = &mut set.volumes;
    for (id, volume) in [
        ("ui-volume-music", &mut volumes.music),
        ("ui-volume-sea", &mut volumes.sea),
        ("ui-volume-effects", &mut volumes.effects),
        ("ui-volume-interface", &mut volumes.interface),
    ] {
        column.volume(pen, id, volume);
    }
}
