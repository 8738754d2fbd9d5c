//! The two dice in their tray, and what they showed last.

use super::Session;
use super::flights::TUMBLES;
use super::geography::tray;
use super::pieces::{Scenery, Thing, layer};
use crate::board::pieces::Piece;
use bevy::math::Vec2;
use rules::voodoo_island::values::{Die, Event};
use std::f32::consts::{PI, TAU};

/// Adds the dice as they lie, or as they tumble.
pub(super) fn lie(scenery: &Scenery, to: &mut Vec<(Thing, Piece)>) {
    let tumbling = scenery
        .animations
        .moving()
        .and_then(|(animation, motion)| Some((rolled(&animation.event)?, motion)));
    let dice = [(Die::Green, "green", -17.0), (Die::Black, "black", 17.0)];
    for (number, (die, colour, x)) in dice.into_iter().enumerate() {
        let at = tray() + Vec2::new(x, 0.0);
        let size = Vec2::new(32.0, 32.0);
        let rolls = tumbling.filter(|(rolled, _)| rolled[number].is_some());
        let shows = |number: u8| {
            let picture = format!("art/isle-die-{colour}-{number}");
            Piece::new(picture, at, layer::MIST, size)
        };
        let piece = match (rolls, scenery.rolled[number]) {
            (Some((_, motion)), _) if motion.done < TUMBLES => {
                let picture = format!("art/isle-die-{colour}");
                let part = motion.done / TUMBLES;
                let up = Vec2::Y * (PI * part).sin() * 34.0;
                let spin = (1.0 - part) * TAU * 1.5;
                Piece::new(picture, at + up, layer::FLYING, size).turned(spin)
            }
            (Some((rolled, _)), _) => shows(rolled[number].unwrap_or(1)),
            (None, Some(number)) => shows(number),
            (None, None) => continue,
        };
        to.push((Thing::Die(die), piece));
    }
}

/// Returns the row and the column that were rolled last, of the events that have been shown.
pub(super) fn last_rolled(session: &Session, told: usize) -> [Option<u8>; 2] {
    let mut last = [None; 2];
    for logged in session.log().iter().take(told).rev() {
        let Some(now) = rolled(&logged.event) else {
            continue;
        };
        for (kept, now) in last.iter_mut().zip(now) {
            *kept = kept.or(now);
        }
        if last.iter().all(Option::is_some) {
            break;
        }
    }
    last
}

/// The row and the column that an event rolls.
fn rolled(event: &Event) -> Option<[Option<u8>; 2]> {
    match *event {
        Event::Rolled(_, _, cell) => Some([Some(cell.row() + 1), Some(cell.column() + 1)]),
        Event::DieRolled(_, Die::Green, number) => Some([Some(number), None]),
        Event::DieRolled(_, Die::Black, number) => Some([None, Some(number)]),
        _ => None,
    }
}
