//! The log with its phases, and why something happened or is asked.

use super::{Ask, Painted, Scene, badge};
use crate::board::log::{self, Entry, Log};
use crate::board::why::{self, Page};
use crate::table::{Inquiry, Line};
use crate::theme::Pen;
use crate::voodoo::Spot;
use rules::voodoo::{Event, Shares};
use std::sync::Arc;

pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let lines = scene.log();
    let sitting = &*scene.sitting;
    let speaker = sitting.speaker();
    let last_told = sitting.last_told();
    let entry = |place: usize| {
        let line = &lines[place];
        let by = |seat| {
            let badge = badge(G::pirate(scene.view, seat).colour);
            (badge, speaker.name(seat))
        };
        Entry {
            number: line.number,
            text: &line.text,
            rule: speaker.cause(line.cause),
            begins: sitting.tale().get(line.number).and_then(|told| {
                let Some(Event::PhaseBegan(phase, _)) = told.event.shared() else {
                    return None;
                };
                Some(sign::<G>(phase))
            }),
            by: line.seat.map(by),
            new: line.number >= last_told,
        }
    };
    let log = Log {
        game: G::ID,
        lines: lines.len(),
        entry: &entry,
        told: (scene.sight.viewer, sitting.taken_back()),
        timeline: scene.timeline,
        lesson: sitting.course().is_some(),
    };
    let (mut why, mut page) = (scene.why, scene.told_why.take());
    let place = scene.places.log;
    let travel = log::draw(pen, place, &log, speaker.words(), &mut why, &mut page);
    (scene.why, scene.told_why) = (why, page);
    scene.asks.extend(travel.map(Ask::Travel));
}

/// The sign of a phase.
fn sign<G: Painted>(phase: G::Phase) -> &'static str {
    let signs = [
        (G::DUSK, "sunset"),
        (G::MOONLIGHT, "moon"),
        (G::DAWN, "sunrise"),
        (G::OVER, "island"),
    ];
    let sign = signs.iter().find(|(other, _)| *other == phase);
    sign.map_or("caravel", |(_, sign)| sign)
}

/// Draws the page of a line, or of the question, over what has been drawn; whether it is open.
pub(in crate::voodoo) fn why<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) -> bool {
    let told = scene.told_why.take();
    let Some(told) = told.filter(|told| !why::goes_back(pen, &told.button)) else {
        return false;
    };
    let question = scene.sight.question();
    let mut lines = scene.log().iter().chain(&question);
    let Some(line) = lines.rfind(|line| line.number == told.number) else {
        return false;
    };
    let page = Page {
        inquiry: inquire(pen, scene, line.number),
        ..page(scene, line)
    };
    let asked = scene.lies.of(Spot::Button);
    let words = scene.sitting.speaker().words();
    let pressed = why::draw(pen, scene.places, asked, &told, &page, words);
    if pressed.is_some() {
        pen.targets.tell_of(Some(G::cause_id(line.cause)));
    }
    if pressed.unwrap_or_default() {
        scene.ask(Ask::Rules(Some(G::cause_id(line.cause))));
    }
    pressed.is_some()
}

/// What the page of a line says of the rule behind it.
fn page<G: Painted>(scene: &Scene<G>, line: &Line<G>) -> Page {
    let speaker = scene.sitting.speaker();
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
        text: line.text.clone(),
        inquiry: None,
        title,
        aid: line.aid.clone(),
        rule: speaker.rule(line.cause),
    }
}

/// Inquires once into an event, and not again while nothing has changed.
pub(in crate::voodoo) fn inquire<G: Painted>(
    pen: &Pen,
    scene: &mut Scene<G>,
    number: usize,
) -> Option<Arc<Inquiry>> {
    let of = (number, scene.sitting.changes(), scene.sight.viewer);
    why::inquire(pen.ui, G::ID, of, || scene.sitting.inquire(number))
}
