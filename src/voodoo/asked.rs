//! What is asked at the table of a Voodoo game, what else stands in its place, and what is said of it.

use super::Scene;
use super::panels::{Ask, badge, log};
use super::{Painted, Spot, befell};
use crate::board::caption::{self, Caption};
use crate::board::prompt::{Answer, Prompt, Taken};
use crate::table::advice::{self, Hinting};
use crate::table::{Asked, Offer, Timeline, ghost};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{Align2, Rangef, Rect, pos2, vec2};
use rules::voodoo::{Question, Shares};

/// Draws it.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, notice: &str) -> Taken {
    let mut taken = asked(pen, scene);
    if !scene.idle {
        return taken;
    }
    if let Some(advice) = scene.sitting.advice() {
        let aside = scene.timeline.back.is_some();
        let lies = |size| {
            let asked = Rangef::new(taken.above.y, taken.below);
            scene.places.advice(asked, size, aside)
        };
        let widest = scene.places.advised(pen.pick(600.0, 840.0), aside);
        let rect = advice::told(pen, widest, &advice.text, lies);
        if !aside {
            taken.below = taken.below.max(rect.bottom());
        }
    }
    if !notice.is_empty() {
        let foot = taken.above - vec2(0.0, 8.0);
        let rect = pen.warning_at(foot, Align2::CENTER_BOTTOM, notice);
        taken.above = rect.center_top();
    } else if let Some(rect) = befell::draw(pen, scene, taken.above - vec2(0.0, 8.0)) {
        taken.above = rect.center_top();
    }
    taken
}

/// What is asked, or what else stands in its place.
fn asked<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) -> Taken {
    let above = scene.places.prompt;
    let mut taken = Taken {
        above,
        below: above.y,
    };
    if !scene.idle {
        shown(pen, scene);
        return taken;
    }
    let words = scene.sitting.speaker().words();
    let high = Timeline::bar_height(pen);
    let bar = pos2(above.x, scene.places.asked(high));
    if scene.timeline.back.is_some() {
        let travel = scene.timeline.bar(pen, bar, words);
        scene.asks.extend(travel.map(Ask::Travel));
        taken.below = bar.y + high;
    }
    ghost::end(pen, above, scene.sitting);
    let Some(asked) = scene.sight.asked else {
        return taken;
    };
    if !scene.sitting.is_person(asked.seat) {
        thinking(pen, scene);
        return taken;
    }
    let rect = question(pen, scene, asked);
    taken.below = rect.bottom();
    if rect.top() < above.y {
        taken.above = rect.center_top();
    }
    if is_out_of_turn(scene, asked) {
        // Whoever looks for their own turn sees whose it is.
        let speaker = scene.sitting.speaker();
        let turn = scene
            .commons()
            .moon
            .map_or(String::new(), |seat| speaker.name(seat));
        let text = speaker
            .words()
            .say("ui-out-of-turn", &[("pirate", turn.into())]);
        let font = Face::Plain.at(pen.pick(14.5, 17.0));
        let at = rect.center_bottom() + vec2(0.0, pen.pick(13.0, 16.0));
        let drawn = pen.text(at, Align2::CENTER_CENTER, font, palette::DUSK, text);
        taken.below = drawn.bottom();
    }
    taken
}

/// Whether somebody decides under the Moon whose turn it is not, the ritual aside in which all take part.
fn is_out_of_turn<G: Painted>(scene: &Scene<G>, asked: Asked<G>) -> bool {
    let ritual = matches!(
        asked.question.shared(),
        Some(Question::PlaceSoul | Question::RitualSail(_))
    );
    let commons = scene.commons();
    let other = commons.moon.is_some_and(|seat| seat != asked.seat);
    commons.phase == G::MOONLIGHT && other && !ritual
}

/// The question with its buttons; where it came to lie.
fn question<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, asked: Asked<G>) -> Rect {
    let sight = scene.sight;
    let size = G::exhibits(pen, &asked);
    let is_shown = |offer: &Offer<G>| size.is_some() && G::is_exhibit(offer.choice);
    let on_button = |offer: &Offer<G>| {
        size.is_some()
            || matches!(offer.spot, Spot::Button)
            || matches!(offer.spot, Spot::Beside(seat, _) if seat == asked.seat)
    };
    let answer = |(number, offer): (usize, &'_ Offer<G>)| Answer {
        number,
        label: &sight.options[number].label,
        usual: G::is_usual(offer.choice),
        advised: scene.advised == Some(offer.choice),
    };
    let all = || sight.options.iter().enumerate();
    let shown: Vec<Answer> = all()
        .filter(|(_, offer)| is_shown(offer))
        .map(answer)
        .collect();
    // What is shown in pictures needs no button.
    let mut answers: Vec<Answer> = all()
        .filter(|(_, offer)| on_button(offer) && !is_shown(offer))
        .map(answer)
        .collect();
    if let [only] = &mut answers[..] {
        only.usual |= sight.options.len() == 1;
    }
    // What is looked for among them is there, too, with the rule that forbids it now.
    let barred = sight.barred.iter();
    let missed = barred.filter(|barred| G::is_missed(barred.choice, barred.reason));
    let badge = badge(scene.pirate(asked.seat).colour);
    let prompt = Prompt {
        badge: &badge,
        subject: G::subject(scene.sitting.speaker(), scene.view, &asked),
        question: &sight.prompt,
        number: sight.question().map(|line| line.number),
        asks_why: scene.asks_why,
        pictures: size.map(|size| (size, shown)),
        barred: missed
            .map(|barred| (barred.label.as_str(), &barred.why))
            .collect(),
        answers,
        all: sight.options.len(),
        hint: Hinting::of(scene.sitting, scene.cues.is_calm()),
    };
    let (mut page, places) = (scene.told_why.take(), scene.places);
    let done = prompt.draw(
        pen,
        scene,
        places,
        &mut page,
        |scene| scene.sitting.speaker().words(),
        |pen, scene, number, rect, lit| {
            G::exhibit(pen, scene, &sight.options[number], rect, lit);
        },
    );
    scene.told_why = page;
    scene.lies.note(Spot::Button, done.rect);
    if let Some(number) = done.chosen {
        scene.ask(Ask::Choose(sight.options[number].choice));
    }
    let more = prompt.subject.map(|(_, tip)| tip.texts());
    for pointed in done.pointed.iter().filter(|_| scene.desk.aim.is_meant()) {
        scene.tell_with(pen, pointed, more.as_deref().unwrap_or_default());
    }
    if let Some(at) = done.list {
        let all: Vec<usize> = (0..sight.options.len()).collect();
        scene.pick(&all, at);
    }
    scene.asks.extend(done.refused.map(Ask::Say));
    if done.hint {
        scene.ask(Ask::Hint);
    }
    done.rect
}

/// A captain thinks.
fn thinking<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let Some(seat) = scene.sitting.thinks() else {
        return;
    };
    let speaker = scene.sitting.speaker();
    let (name, badge) = (speaker.name(seat), badge(scene.pirate(seat).colour));
    let (at, calm) = (scene.places.prompt, scene.cues.is_calm());
    if caption::thinking(pen, at, (&name, &badge), calm, speaker.words()) {
        scene.ask(Ask::Hurry);
    }
}

/// What is being shown; under it the line of its rules that a Cursed Pirate follows.
fn shown<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let Some((cue, _)) = scene.cues.running() else {
        return;
    };
    // Whoever goes step by step reads every line that was tried.
    let steps = cue.waits && cue.aid.is_some();
    let inquiry = if steps {
        log::inquire(pen, scene, cue.number)
    } else {
        None
    };
    let tried = inquiry.as_ref().map_or(&[][..], |inquiry| &inquiry.tried);
    let tried = if tried.len() > 1 { tried } else { &[] };
    let Some((seat, text)) = &cue.caption else {
        return;
    };
    let aid = cue.aid.iter().map(|line| (line.clone(), false));
    let tried = tried.iter().map(|line| match &line.failed {
        None => (format!("» {}", line.text), true),
        Some(failed) => (format!("× {}. {failed}", line.text), false),
    });
    let said = Caption {
        text,
        badge: seat.map(|seat| badge(scene.pirate(seat).colour)),
        lines: aid.chain(tried).collect(),
        waits: cue.waits,
    };
    let words = scene.sitting.speaker().words();
    caption::draw(pen, scene.places, &said, words);
}
