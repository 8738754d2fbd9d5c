//! How fast and how lively things move.

use super::Column;
use crate::options::Speed;
use crate::settings::{Liveliness, Settings};
use crate::table::figures;
use crate::theme::Pen;

pub(super) fn how(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.about(pen, "ui-speed-set");
    let names = Speed::ALL.map(|speed| figures::speed(column.library.words(), speed));
    let now = Speed::ALL.iter().position(|&speed| speed == set.speed);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.speed = Speed::ALL[picked];
    }
    column.about(pen, "ui-water");
    let all = [
        ("ui-water-suits", Liveliness::AsSuits),
        ("ui-water-lively", Liveliness::Lively),
        ("ui-water-still", Liveliness::Still),
    ];
    let names = all.map(|(id, _)| column.library.say(id));
    let now = all.iter().position(|&(_, water)| water == set.water);
    if let Some(picked) = column.one_of(pen, &names, now.unwrap_or(0)) {
        set.water = all[picked].1;
    }
}

pub(super) fn how_calm(column: &mut Column, pen: &mut Pen, set: &mut Settings) {
    column.switch(pen, "ui-step-by-step", &mut set.step_by_step);
    column.switch(pen, "ui-calm", &mut set.calm);
}
