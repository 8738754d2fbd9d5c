//! The foreseen effect of the choice that is pointed at: arrows of the cards' ways, and in words the events known beforehand.

use super::Scene;
use super::flights::lies;
use super::long;
use crate::board::marks;
use crate::theme::Pen;
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::{Event, Place};
use games::pirate_crusades::words::Speaker;
use rules::table::Logged;

/// The most ways that are drawn.
const MOST: usize = 6;

/// Draws it.
pub(super) fn draw(pen: &Pen, scene: &Scene) {
    let Some(foresight) = &scene.foresight else {
        return;
    };
    let moves = foresight.events().filter_map(|told| match told.event {
        Event::SailedTo(seat, to) => {
            let from = scene.view.location(seat)?;
            Some([long::card_at(scene, from), long::card_at(scene, to)])
        }
        // A card of a set is only raised where it lies.
        Event::Moved(_, _, Place::Chosen(_) | Place::Laid(_)) => None,
        Event::Moved(_, from, to) if !from.is_in_resolution() => {
            Some([lies(scene, from)?, lies(scene, to)?])
        }
        _ => None,
    });
    let mut drawn = Vec::new();
    for way in moves.take(MOST) {
        if !drawn.contains(&way) {
            marks::path(pen, &way, scene.desk.square);
            drawn.push(way);
        }
    }
}

/// Returns what is known beforehand of an event that reveals something.
pub(super) fn foretold(speaker: &Speaker, told: &Logged<PirateCrusades>) -> Option<String> {
    let id = match told.event {
        Event::Uncovered(..) | Event::BlueMoved(..) => "foretold-sea",
        Event::Moved(_, _, Place::Cannon) => "foretold-cannon",
        Event::Moved(_, Place::Mission(..), _) => "foretold-mission-lost",
        Event::Moved(_, _, to) => match to {
            Place::Hand(_) => "foretold-crew",
            Place::Mission(..) | Place::Looked(_) => "foretold-mission",
            Place::Hold(..) => "foretold-cargo",
            _ => "foretold-card",
        },
        Event::Challenged(..) | Event::StoodFast(_) | Event::Beat(..) => "foretold-duel",
        _ => return None,
    };
    Some(speaker.teller.say(id, &[]))
}
