//! How the questions of a Voodoo game are asked.

use super::{Painted, Scene, Spot};
use crate::board::asking::Asking;
use crate::table::Asked;
use crate::theme::Pen;
use bevy_egui::egui::Rect;
use rules::voodoo::{Question, Shares};

/// Returns how a question is asked.
pub(super) fn asking<G: Painted>(pen: &Pen, scene: &Scene<G>, asked: Asked<G>) -> Asking {
    let options = &scene.sight.options;
    let numbers = |is: &dyn Fn(usize) -> bool| (0..options.len()).filter(|&n| is(n)).collect();
    let beside = |spot| matches!(spot, Spot::Beside(seat, _) if seat == asked.seat);
    let shown = |number: usize| G::is_exhibit(options[number].choice);
    let missed = scene.sight.barred.iter().enumerate();
    let missed = missed.filter(|(_, barred)| G::is_missed(barred.choice, barred.reason));
    Asking {
        subject: G::subject(scene.sitting.speaker(), scene.view, &asked),
        pictures: G::exhibits(pen, &asked).map(|size| (size, numbers(&shown))),
        buttons: numbers(&|number| beside(options[number].spot)),
        usual: numbers(&|number| G::is_usual(options[number].choice)),
        missed: missed.map(|(number, _)| number).collect(),
        note: out_of_turn(scene, asked),
    }
}

/// Draws the picture of an answer.
pub(super) fn picture<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    number: usize,
    rect: Rect,
    lit: bool,
) {
    let sight = scene.sight;
    G::exhibit(pen, scene, &sight.options[number], rect, lit);
}

/// Whose turn it is where somebody else decides under the Moon, the ritual aside in which all take part: whoever looks for
/// their own turn sees whose it is.
fn out_of_turn<G: Painted>(scene: &Scene<G>, asked: Asked<G>) -> Option<String> {
    let ritual = matches!(
        asked.question.shared(),
        Some(Question::PlaceSoul | Question::RitualSail(_))
    );
    let commons = scene.commons();
    let moon = commons.moon.filter(|_| commons.phase == G::MOONLIGHT);
    let turn = moon.filter(|&seat| seat != asked.seat && !ritual)?;
    let speaker = scene.sitting.speaker();
    let pirate = ("pirate", speaker.name(turn).into());
    Some(speaker.words().say("ui-out-of-turn", &[pirate]))
}
