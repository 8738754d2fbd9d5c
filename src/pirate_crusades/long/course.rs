//! The course of a round: the turns of the players, what drifts then, and the event.

use super::grid::CARD;
use super::tips;
use crate::board::card::{self, Lying, SIZE};
use crate::board::top::{DAY, DUSK, Phase as Shown};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::stage::{chip, chip_width};
use crate::pirate_crusades::{Scene, looks};
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use games::pirate_crusades::values::{Blue, BlueKind, Cause, Choice, Event, Leg, Phase, Question};
use std::cmp::Ordering;

/// The passes of a round, with their signs and texts.
pub(in crate::pirate_crusades) const PASSES: [(&str, &str); 3] = [
    (looks::CAPTAIN, "ui-phase-captains"),
    (looks::DRIFT, "ui-phase-drift"),
    (looks::EVENT, "ui-phase-event"),
];

/// Returns the passes of a round as the top bar shows them.
pub(in crate::pirate_crusades) fn passes(scene: &Scene) -> Vec<Shown> {
    let now = match scene.view.phase {
        Phase::EndOfRound if at_event(scene) => Some((2, DUSK)),
        Phase::EndOfRound => Some((1, DUSK)),
        Phase::Round => Some((0, DAY)),
        Phase::Setup | Phase::Over => None,
    };
    let words = scene.session.speaker().teller.words();
    let passes = PASSES.into_iter().enumerate();
    let shown = passes.map(|(number, (icon, id))| Shown {
        name: words.say(id, &[]),
        icon,
        now: now.and_then(|(place, colours)| (place == number).then_some(colours)),
    });
    shown.collect()
}

/// Returns whether the end of the round has come to its event.
fn at_event(scene: &Scene) -> bool {
    // As long as it is told that the next round begins, the table is still as it was before.
    let end = scene
        .told_back()
        .skip_while(|told| matches!(told.event, Event::PhaseBegan(Phase::Round, _)))
        .take_while(|told| !matches!(told.event, Event::PhaseBegan(..)));
    let mut causes = end.map(|told| told.cause);
    causes.any(|cause| cause == Cause::SeaEvent)
}

/// Draws the parts of a sailing turn on the frame of the mat, while a player is asked: the one that it has come to stands out.
pub(super) fn legs(pen: &mut Pen, scene: &Scene, stage: &Stage) {
    let asked = scene.question();
    let Some(Question::Sailing(now)) = asked.map(|asked| asked.question) else {
        return;
    };
    let options = &scene.observation.options;
    let count = |is: fn(Choice) -> bool| options.iter().filter(|offer| is(offer.choice)).count();
    let legs = [
        (
            Leg::Move,
            looks::MOVE,
            count(|choice| matches!(choice, Choice::Move(_))),
        ),
        (
            Leg::Attack,
            looks::ATTACK,
            count(|choice| matches!(choice, Choice::AttackCaptain | Choice::AttackPlayer(_))),
        ),
        (
            Leg::Dock,
            looks::PORT,
            count(|choice| choice == Choice::Dock),
        ),
    ];
    // What nothing can be done in is passed by.
    let mut open = legs
        .iter()
        .filter(|(leg, _, count)| *leg >= now && *count > 0);
    let now = open.next().map_or(now, |(leg, ..)| *leg);
    let texts = legs.map(|(leg, _, count)| {
        let values = [("count", (count as i64).into())];
        tips::leg(scene, leg, &values)
    });
    let gap = pen.pick(16.0, 22.0);
    let wide = texts.each_ref().map(|text| chip_width(pen, text));
    let all: f32 = wide.iter().sum::<f32>() + 2.0 * gap;
    let middle = stage.at(400.0, 655.0);
    let mut x = middle.x - all / 2.0;
    for (place, ((leg, icon, _), text)) in legs.into_iter().zip(&texts).enumerate() {
        let colour = match leg.cmp(&now) {
            Ordering::Less => palette::HINT,
            Ordering::Equal => palette::BRASS_LIGHT,
            Ordering::Greater => palette::TEXT,
        };
        let at = pos2(x + wide[place] / 2.0, middle.y);
        let lies = chip(pen, at, icon, text, colour);
        explain(pen, lies, || tips::leg_tip(scene, leg));
        x += wide[place] + gap;
        if place < 2 {
            let font = Typeface::Bold.at(pen.pick(14.0, 18.0));
            let at = pos2(x - gap / 2.0, middle.y);
            pen.text(at, Align2::CENTER_CENTER, font, palette::BRASS, "›");
        }
    }
}

/// Draws the card of the event, large over the sea while it is told.
pub(super) fn event_card(pen: &Pen, scene: &Scene, stage: &Stage) {
    let Some((animation, done)) = scene.animations.passing() else {
        return;
    };
    let Event::SeaEvent(blue) = animation.event else {
        return;
    };
    let grown = (done * 5.0).min(1.0);
    let high = stage.long(290.0) * (0.7 + 0.3 * grown);
    let size = vec2(high * SIZE.x / SIZE.y, high);
    let middle = stage.whole().center();
    let place = Rect::from_center_size(middle, size);
    let turned = ((done - 0.12) / 0.16).clamp(0.0, 1.0);
    if turned < 0.5 {
        let lying = Lying::new(middle, 0.0, high / SIZE.y);
        card::back(pen, &lying, looks::BACK_BLUE);
    } else {
        blue_card(pen, scene, place, blue);
    }
}

/// Draws a card of the Blue Sea deck upright in a place.
pub(in crate::pirate_crusades) fn blue_card(pen: &Pen, scene: &Scene, place: Rect, blue: Blue) {
    let painter = pen.ui.painter();
    let unit = place.width() / SIZE.x;
    let round = CornerRadius::same((10.0 * unit) as u8);
    let off = vec2(-3.0, 5.0) * unit;
    painter.rect_filled(place.translate(off), round, Color32::from_black_alpha(110));
    let edge = Stroke::new((4.0 * unit).max(1.4), palette::BRASS);
    painter.rect(place, round, palette::CARD_BACK, edge, StrokeKind::Inside);
    let kind = scene.data.blue[blue.index()];
    let inner = place.shrink(9.0 * unit);
    let wide = inner.width();
    let picture = Rect::from_center_size(
        inner.center() - vec2(0.0, 22.0 * unit),
        vec2(wide, wide * CARD.y / CARD.x),
    );
    match kind {
        BlueKind::Captain(captain) => {
            let [portrait, _] = looks::captain(captain);
            let high = picture.height() * 1.16;
            let place =
                Rect::from_center_size(picture.center(), vec2(high * looks::PORTRAIT, high));
            pen.picture(&portrait, place);
        }
        BlueKind::Storm => pen.picture("art/crusades-storm-1", picture),
        BlueKind::Isle(isle) => on_water(pen, picture, Some(looks::isle(isle))),
        BlueKind::Wind(heading) => on_water(pen, picture, Some(looks::wind(heading)[0])),
        BlueKind::Calm => on_water(pen, picture, Some("art/crusades-wind-calm")),
        BlueKind::Tracker | BlueKind::Corner(_) => on_water(pen, picture, None),
    }
    let name = tips::event_name(scene, kind);
    let foot = Rect::from_min_max(
        pos2(inner.left(), picture.bottom() + 4.0 * unit),
        pos2(inner.right(), inner.bottom()),
    );
    let font = Typeface::Head.at((22.0 * unit).max(12.5));
    // On the small card of the discard only a short name can be read; on the large one a long name takes two lines.
    if unit > 0.6 || pen.wide_as(&name, font.clone()) < foot.width() {
        let _ = pen.centred(
            foot.expand2(vec2(6.0, 0.0)),
            font,
            palette::BRASS_LIGHT,
            &name,
        );
    }
}

fn on_water(pen: &Pen, place: Rect, picture: Option<&str>) {
    let unit = place.width() / CARD.x;
    let corner = place.min - vec2(12.0, 4.0) * unit;
    let sheet = Rect::from_min_size(corner, vec2(176.0, 140.0) * unit);
    pen.picture("art/crusades-sea-card", sheet);
    if let Some(picture) = picture {
        pen.picture(picture, place);
    }
}
