//! The log with its phases, and the rule behind a line.

use super::{Scene, VoodooTable};
use crate::board::why::Page;
use crate::table::Line;
use crate::theme::Pen;
use games::voodoo::words::Speaker;
use games::voodoo::{Event, Shares};
use rules::table::Logged;

/// Draws the log.
pub fn draw<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>) {
    scene.draw_log(pen, begins::<G>, Speaker::cause);
}

/// Returns the sign of the phase that begins with an event.
fn begins<G: VoodooTable>(told: &Logged<G>) -> Option<&'static str> {
    let Some(Event::PhaseBegan(phase, _)) = told.event.shared() else {
        return None;
    };
    let signs = [
        (G::DUSK, "sunset"),
        (G::MOONLIGHT, "moon"),
        (G::DAWN, "sunrise"),
        (G::OVER, "island"),
    ];
    let sign = signs.iter().find(|(other, _)| *other == phase);
    Some(sign.map_or("caravel", |(_, sign)| sign))
}

/// Returns the page about the rule behind a line.
pub fn page<G: VoodooTable>(scene: &Scene<G>, line: &Line<G>) -> Page {
    let speaker = scene.session.speaker();
    let words = speaker.words();
    let section = G::section(line.cause);
    let number: String = section.chars().filter(|c| !"§".contains(*c)).collect();
    let number = number.split('.').next().unwrap_or_default();
    let id = format!("ui-section-{}-{number}", G::ID);
    let rule = speaker.cause(line.cause);
    let title = if words.has(&id) {
        let title = ("title", words.say(&id, &[]).into());
        words.say("ui-why-rule", &[("rule", rule.into()), title])
    } else {
        rule
    };
    Page {
        text: line.text().to_owned(),
        inquiry: None,
        title,
        aid: line.aid.clone(),
        rule: speaker.rule(line.cause),
    }
}
