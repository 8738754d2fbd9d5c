//! The table of the card game, composed of the parts of any table, of the family's, and of its own.

use super::{OwnSpot, Scene, Spot, magic, marks, objects, supplies, weather};
use crate::board::asking::Asking;
use crate::board::composed::Composition;
use crate::table::Asked;
use crate::theme::Pen;
use crate::voodoo::{self, panels};
use bevy_egui::egui::{Align2, Pos2, Rect, vec2};
use games::voodoo::lessons::Mark;
use games::voodoo_cards::lessons::OwnMark;
use games::voodoo_cards::pieces::Object;
use games::voodoo_cards::{Choice, Question, Reason, VoodooCards};

/// The number of objects that a wreck holds.
const WRECK: usize = 5;

/// Returns the composition of the table.
pub(super) fn composed() -> voodoo::Composed<VoodooCards> {
    Composition {
        slim: true,
        chart: |pen, scene| voodoo::marks::draw(pen, scene, marks::draw),
        panels: draw_panels,
        guided,
        asking,
        picture,
        carry,
        ..voodoo::composed()
    }
}

fn draw_panels(pen: &mut Pen, scene: &mut Scene) {
    panels::rows(pen, scene);
    let behind = |pen: &mut Pen, scene: &mut Scene, seat, at| {
        objects::draw(pen, scene, scene.view.pirate(seat), at);
    };
    panels::mat::draw(pen, scene, |_, _, _, end| end.x, behind);
    supplies::draw(pen, scene);
    weather::draw(pen, scene);
    magic::draw(pen, scene);
    panels::log(pen, scene);
}

/// Returns the rectangle of a mark that the guide of a lesson points at, if it is seen.
fn guided(pen: &Pen, scene: &Scene, mark: Mark<VoodooCards>) -> Option<Rect> {
    voodoo::guided(pen, scene, mark, marks::around, |mark| {
        Spot::Own(match mark {
            OwnMark::Object(object) => OwnSpot::Object(object),
            OwnMark::Spent => OwnSpot::Spent,
        })
    })
}

/// Returns the way in which a question is shown. Objects to choose from lie open below it.
fn asking(pen: &Pen, scene: &Scene, asked: Asked<VoodooCards>) -> Asking {
    let lie_open = matches!(
        asked.question,
        Question::GiveUp | Question::Search | Question::Fetch
    );
    let objects = || {
        scene
            .observation
            .numbers(|offer| object(offer.choice).is_some())
    };
    let size = pen.pick(vec2(104.0, 104.0), vec2(148.0, 144.0));
    Asking {
        pictures: lie_open.then(|| (size, objects())),
        ..voodoo::asking(scene, asked, Choice::Conjure, Reason::DoneAlready)
    }
}

/// Returns the object that is shown for a choice.
fn object(choice: Choice) -> Option<Object> {
    match choice {
        Choice::GiveUp(object) | Choice::Keep(object) | Choice::Fetch(object) => Some(object),
        _ => None,
    }
}

fn picture(pen: &mut Pen, scene: &mut Scene, number: usize, rect: Rect, lit: bool) {
    let Some(object) = object(scene.observation.options[number].choice) else {
        return;
    };
    let speaker = scene.session.speaker();
    let picture = objects::titled(pen, speaker, rect, object);
    let copies = copies(scene, object);
    if copies > 1 {
        let at = picture.right_bottom() - vec2(5.0, 5.0);
        pen.chip_at(at, Align2::RIGHT_BOTTOM, &format!("×{copies}"));
    }
    if lit {
        let foot = rect.center_top() - vec2(0.0, 8.0);
        objects::large(pen, speaker, foot, object);
    }
}

/// Returns the number of copies of an object among those to choose from.
fn copies(scene: &Scene, object: Object) -> usize {
    let Some(asked) = scene.observation.asked else {
        return 0;
    };
    let view = scene.view;
    let is_it = |other: &&Object| **other == object;
    match asked.question {
        Question::Search => {
            let found = view.pile.iter().take(WRECK).flatten();
            found.filter(is_it).count()
        }
        Question::GiveUp => view.pirate(asked.seat).objects.iter().filter(is_it).count(),
        Question::Fetch => view.spent.iter().filter(is_it).count(),
        _ => 0,
    }
}

fn carry(pen: &Pen, scene: &Scene, spot: Spot, at: Pos2) {
    match spot {
        Spot::Own(OwnSpot::Object(object)) => {
            let size = pen.pick(vec2(40.0, 54.0), vec2(60.0, 80.0));
            objects::small(pen, Rect::from_center_size(at, size), object);
        }
        spot => voodoo::carry(pen, scene, spot, at),
    }
}
