//! The way in which the questions of a Voodoo game are shown.

use super::{Scene, Spot, VoodooTable};
use crate::board::asking::Asking;
use crate::table::Asked;
use games::voodoo::{Question, Shares};

/// Returns the way in which a question is shown: choices beside the ship of the seat that is asked have a button. `usual` stands
/// out, and where a rule forbids it stands barred among the buttons, unless the reason is `made`.
pub fn asking<G: VoodooTable>(
    scene: &Scene<G>,
    asked: Asked<G>,
    usual: G::Choice,
    made: G::Reason,
) -> Asking {
    let observation = scene.observation;
    let beside = |spot| matches!(spot, Spot::Beside(seat, _) if seat == asked.seat);
    let missed = observation.barred.iter().enumerate();
    let missed = missed.filter(|(_, barred)| barred.choice == usual && barred.reason != made);
    Asking {
        buttons: observation.numbers(|offer| beside(offer.spot)),
        usual: observation.numbers(|offer| offer.choice == usual),
        missed: missed.map(|(number, _)| number).collect(),
        note: out_of_turn(scene, asked),
        ..Asking::default()
    }
}

/// Returns a remark on whose turn it is if somebody else decides in Moonlight. In the ritual, in which all take part, there is
/// none.
fn out_of_turn<G: VoodooTable>(scene: &Scene<G>, asked: Asked<G>) -> Option<String> {
    let ritual = matches!(
        asked.question.shared(),
        Some(Question::PlaceSoul | Question::RitualSail(_))
    );
    let moon = scene.view.moon.filter(|_| scene.view.phase == G::MOONLIGHT);
    let turn = moon.filter(|&seat| seat != asked.seat && !ritual)?;
    let speaker = scene.session.speaker();
    let pirate = ("pirate", speaker.name(turn).into());
    Some(speaker.words().say("ui-out-of-turn", &[pirate]))
}
