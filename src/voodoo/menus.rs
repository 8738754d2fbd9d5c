//! What lies over the table: the menu of several answers, the curtain.

use super::Scene;
use super::panels::{Ask, badge};
use super::{Painted, Spot, guide};
use crate::board::curtain;
use crate::board::menu::{self, By, GAP, Menu};
use crate::theme::Pen;
use bevy_egui::egui::Rect;
use rules::table::Seat;

/// Draws a menu.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, menu: &Menu) {
    let by = match about(scene, menu) {
        Some(thing) => By::Thing(thing, scene.places.board),
        None => list(scene, menu),
    };
    let done = menu::draw(pen, scene.places.screen, menu, by);
    if done.away {
        scene.ask(Ask::Close);
    }
    if let Some(number) = done.chosen {
        scene.ask(Ask::Choose(scene.sight.options[number].choice));
    }
    for pointed in &done.pointed {
        scene.tell(pen, pointed);
    }
}

/// What is to be seen beside a menu: what its choices lie on; nothing where they lie on several things, or on none.
fn about<G: Painted>(scene: &Scene<G>, menu: &Menu) -> Option<Rect> {
    let options = &scene.sight.options;
    let mut spots = menu.rows.iter().map(|&(number, _)| options[number].spot);
    let spot = spots.next()?;
    let one = spot != Spot::Button && spots.all(|other| other == spot);
    one.then(|| guide::about(scene, spot).unwrap_or(Rect::from_pos(menu.at)))
}

/// The list of everything opens at a place in the question; it leaves the guide of a lesson in sight.
fn list<G: Painted>(scene: &Scene<G>, menu: &Menu) -> By {
    let places = scene.places;
    let mut room = places.screen.shrink(GAP);
    if scene.sitting.course().is_some() && places.strip.is_none() {
        room.min.x = places.guides[0].right() + GAP;
    }
    let asked = scene.lies.of(Spot::Button);
    By::Question(asked.unwrap_or(Rect::from_pos(menu.at)), room)
}

/// The curtain before a pirate's secrets; tells whether it is drawn aside.
pub(super) fn curtain<G: Painted>(pen: &mut Pen, scene: &Scene<G>, seat: Seat) -> bool {
    let speaker = scene.sitting.speaker();
    let badge = badge(scene.pirate(seat).colour);
    let screen = scene.places.screen;
    curtain::draw(pen, screen, &badge, &speaker.name(seat), speaker.words())
}
