//! The table of Voodoo Pirate, composed of the parts of any table, of the family's, and of its own.

use super::{OwnSpot, Scene, Spot, aboard, chart, magic, marks, small_tile, supplies, weather};
use crate::board::asking::Asking;
use crate::board::composed::Composition;
use crate::table::Asked;
use crate::table::tips::Tip;
use crate::theme::Pen;
use crate::voodoo::{self, panels};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use games::voodoo::lessons::Mark;
use games::voodoo_pirate::lessons::OwnMark;
use games::voodoo_pirate::{Choice, Question, Reason, VoodooPirate};
use rules::table::Seat;

/// Returns the composition of the table.
pub(super) fn composed() -> voodoo::Composed<VoodooPirate> {
    Composition {
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
    panels::mat::draw(pen, scene, mat_head, mat);
    supplies::draw(pen, scene);
    weather::draw(pen, scene);
    magic::draw(pen, scene);
    panels::log(pen, scene);
}

/// Draws the skill in the mat's heading, and returns the left edge of that. In the wide layout it has room beside the poppets
/// instead.
fn mat_head(pen: &mut Pen, scene: &mut Scene, seat: Seat, end: Pos2) -> f32 {
    let skill = aboard::skill(scene, scene.view.pirate(seat)).filter(|_| !pen.wide);
    let Some(skill) = skill else {
        return end.x;
    };
    aboard::draw_skill(pen, scene, skill, end - vec2(9.0, 0.0));
    end.x - 27.0
}

fn mat(pen: &mut Pen, scene: &mut Scene, seat: Seat, at: Pos2) {
    let pirate = scene.view.pirate(seat);
    aboard::draw_poppets(pen, scene, pirate, at);
    if let Some(skill) = aboard::skill(scene, pirate).filter(|_| pen.wide) {
        let at = pos2(scene.places.mat.right() - 38.0, at.y);
        aboard::draw_skill(pen, scene, skill, at);
    }
}

/// Returns the rectangle of a mark that the guide of a lesson points at, if it is seen.
fn guided(pen: &Pen, scene: &Scene, mark: Mark<VoodooPirate>) -> Option<Rect> {
    voodoo::guided(pen, scene, mark, marks::square_of, |mark| {
        Spot::Own(match mark {
            OwnMark::Object(object) => OwnSpot::OwnObject(object),
            OwnMark::Poppets => OwnSpot::OwnPoppets,
        })
    })
}

/// Returns the way in which a question is shown. Tiles to lay are shown below it.
fn asking(pen: &Pen, scene: &Scene, asked: Asked<VoodooPirate>) -> Asking {
    let lays = matches!(asked.question, Question::LayTile(_));
    let tiles = || {
        scene
            .observation
            .numbers(|offer| matches!(offer.choice, Choice::Lay(_)))
    };
    Asking {
        subject: subject(scene, &asked),
        pictures: lays.then(|| (Vec2::splat(pen.pick(60.0, 96.0)), tiles())),
        ..voodoo::asking(scene, asked, Choice::Conjure, Reason::DoneAlready)
    }
}

/// Returns the feature under the ship of the seat that is asked, if the question is about it.
fn subject(scene: &Scene, asked: &Asked<VoodooPirate>) -> Option<(String, Tip)> {
    if asked.question != Question::Goods {
        return None;
    }
    let space = scene.view.pirate(asked.seat).space?;
    let feature = scene.view.at(space).water?.feature?;
    let picture = chart::feature_picture(feature).0;
    Some((
        picture,
        marks::feature_tip(scene.session.speaker(), feature),
    ))
}

fn picture(pen: &mut Pen, scene: &mut Scene, number: usize, rect: Rect, lit: bool) {
    let choice = scene.observation.options[number].choice;
    small_tile::exhibit(pen, scene, choice, rect, lit);
}

fn carry(pen: &Pen, scene: &Scene, spot: Spot, at: Pos2) {
    match spot {
        Spot::Own(OwnSpot::OwnPoppets) => pen.art("art/poppet", at, pen.pick(34.0, 50.0)),
        spot => voodoo::carry(pen, scene, spot, at),
    }
}
