//! The top bar: the phase, the round, Dusk, Moonlight and Dawn.

use super::{Scene, VoodooTable};
use crate::board::top::{DAY, DUSK, Part, Phase, Top};
use crate::table::tips::Tip;
use crate::theme::Pen;
use rules::kit::Texted;

/// Draws the top bar.
pub fn draw<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>) {
    let speaker = scene.session.speaker();
    let words = speaker.words();
    let view = scene.view;
    let phase = view.phase;
    let round = [
        ("round", i64::from(view.round).into()),
        ("most", i64::from(view.most_rounds).into()),
    ];
    let phases = [
        (G::DUSK, "sunset"),
        (G::MOONLIGHT, "moon"),
        (G::DAWN, "sunrise"),
    ];
    let shown = |(other, icon): (G::Phase, &'static str)| Phase {
        name: speaker.text(other),
        icon,
        now: (other == phase).then_some(if other == G::DUSK { DUSK } else { DAY }),
    };
    let round_text = if view.round == 0 {
        String::new()
    } else {
        words.say("ui-round", &round)
    };
    let bar = Top {
        round: round_text.clone(),
        phases: phases.map(shown).into(),
        ..scene.bar(speaker.text(phase))
    };
    scene.draw_top(pen, &bar, |scene, part| {
        let speaker = scene.session.speaker();
        let of_phase = |phase: G::Phase| {
            Tip::new(speaker.text(phase), speaker.does(phase)).about(phase.text_id())
        };
        match part {
            Part::Title => of_phase(phase),
            Part::Round => {
                let text = speaker.words().say("ui-round.tip", &round);
                Tip::new(round_text.clone(), text).about("book-goal")
            }
            Part::Phase(number) => of_phase(phases[number].0),
        }
    });
}
