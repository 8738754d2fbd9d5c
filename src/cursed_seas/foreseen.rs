//! The foreseen effect of the choice that is pointed at: on the sea the ships' new places, in words the events known beforehand.

use super::chart::Eye;
use super::{Scene, ghosts};
use crate::board::marks;
use crate::table::Foresight;
use crate::theme::Pen;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{CursedSeas, Event, Lies};
use rules::table::Logged;

/// Draws it.
pub(super) fn draw(pen: &Pen, scene: &Scene) {
    let eye = Eye::of(scene);
    let foresight = scene.foresight.iter();
    for told in foresight.flat_map(Foresight::events) {
        if let Event::Moved(vessel, Lies::Mat(to)) = told.event {
            if let Some(from) = scene.view.place(vessel) {
                let stops = [eye.at(from.bow), eye.at(to.bow)];
                marks::path(pen, &stops, eye.long(600));
            }
            ghosts::ghost(pen, scene, eye, vessel, to, 0.7);
        }
    }
}

/// Returns what is known beforehand of an event that reveals something.
pub(super) fn foretold(speaker: &Speaker, told: &Logged<CursedSeas>) -> Option<String> {
    let say = |id: &str, values: &[(&str, rules::table::words::Value)]| {
        Some(speaker.teller.say(id, values))
    };
    match told.event {
        Event::Rolled(why, ..) => {
            let why = speaker.teller.text(why);
            say("foretold-rolled", &[("why", why.into())])
        }
        Event::Shot(..) | Event::FortShot(..) | Event::ShotAtFort(..) => say("foretold-shot", &[]),
        Event::Flipped(island) => {
            let island = speaker.teller.text(island);
            say("foretold-flipped", &[("island", island.into())])
        }
        Event::Explored(..) | Event::ShipExplored(..) => say("foretold-explored", &[]),
        Event::Looked(..) => say("foretold-looked", &[]),
        Event::TurnBegan(player) => {
            let name = speaker.teller.name(player);
            say("foretold-turn", &[("player", name.into())])
        }
        _ => None,
    }
}
