//! The settings of speed and of calm motion.

use super::Column;
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::figures;
use crate::theme::Pen;

/// Puts the speed, the switches of step by step and of calm motion, and that of captions of sounds.
pub(super) fn how(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-speed-set");
    let names = Speed::ALL.map(|speed| figures::speed(column.library.words(), speed));
    let now = Speed::ALL.iter().position(|&speed| speed == set.speed);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.speed = Speed::ALL[picked];
    }
    column.switch(pen, "ui-step-by-step", &mut set.step_by_step);
    column.switch(pen, "ui-calm", &mut set.calm);
    column.switch(pen, "ui-captions", &mut set.captions);
}
