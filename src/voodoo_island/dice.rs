//! The two dice in their tray, and what they showed last.

use super::flights::TUMBLES;
use super::geography::tray;
use super::pieces::{Scenery, Thing, layer};
use crate::board::pieces::Piece;
use bevy::math::Vec2;
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Die, Event};
use rules::table::Logged;
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
            (None, Some(number)) if tumbling.is_none() => shows(number),
            (None, _) => continue,
        };
        to.push((Thing::Die(die), piece));
    }
}

/// Returns the row and the column that were rolled last, of the events that have been shown. Where one die was rolled alone it
/// lies alone.
pub(super) fn last_rolled<'a>(
    mut told_back: impl Iterator<Item = &'a Logged<VoodooIsland>>,
) -> [Option<u8>; 2] {
    let last = told_back.find_map(|logged| rolled(&logged.event));
    last.unwrap_or_default()
}

/// Returns the row and the column that an event rolls.
fn rolled(event: &Event) -> Option<[Option<u8>; 2]> {
    match *event {
        Event::Rolled(_, _, cell) => Some([Some(cell.row() + 1), Some(cell.column() + 1)]),
        Event::DieRolled(_, Die::Green, number) => Some([Some(number), None]),
        Event::DieRolled(_, Die::Black, number) => Some([None, Some(number)]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_island::values::{Cause, Cell, Roll};
    use rules::table::{LoggedEvent, Seat};

    #[test]
    fn a_die_that_is_rolled_alone_lies_alone() {
        let both = Event::Rolled(Seat(0), Roll::Mist, Cell::at(3, 2).unwrap());
        let alone = Event::DieRolled(Seat(0), Die::Black, 7);
        let told = [both, alone].map(|event| LoggedEvent::for_all(event, Cause::Mist));
        assert_eq!(last_rolled(told.iter().rev()), [None, Some(7)]);
        assert_eq!(last_rolled(told[..1].iter().rev()), [Some(3), Some(4)]);
        assert_eq!(last_rolled([].iter()), [None, None]);
    }
}
