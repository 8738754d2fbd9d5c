//! The table of Voodoo Island, composed of what any table is drawn with, and of its own.

use super::{
    Scene, Spot, book, camp, cards, day, flights, foreseen, guide, looks, map, rows, tips,
};
use crate::board::asking::Asking;
use crate::board::composed::Composition;
use crate::board::frame::{self, Manner};
use crate::board::strip::Panel;
use crate::board::top::{DAY, DUSK, Part, Phase as Shown, Top};
use crate::table::{Asked, Explain};
use crate::theme::{Pen, palette};
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Bundle, Choice, Daytime, Event, Phase, Question};
use games::voodoo_island::words::Speaker;
use rules::kit::Texted;
use rules::table::Logged;

pub(super) fn plugin(app: &mut App) {
    let manner = Manner {
        book: &book::BOOK,
        on_chart: &["space", "explorer", "place"],
        higher: rows::HIGHER,
        ..Manner::default()
    };
    let own = Composition {
        chart: map::draw,
        top,
        panels,
        signs,
        guided: |_, scene, mark| guide::lies(scene, mark),
        asking,
        picture,
        foot: |scene| camp::lies(scene).bottom(),
        hand: cards::draw,
        flights: flights::draw,
        carry,
        foresight: foreseen::draw,
        in_hand: |spot| matches!(spot, Spot::Card(_)),
        ..Composition::default()
    };
    frame::plugin(app, manner, own);
}

fn panels(pen: &mut Pen, scene: &mut Scene) {
    rows::draw(pen, scene);
    camp::draw(pen, scene);
    day::arc(pen, scene);
    day::island(pen, scene);
    scene.draw_log(pen, begins, Speaker::why);
}

/// Returns the sign of the part of the game that begins with an event.
fn begins(told: &Logged<VoodooIsland>) -> Option<&'static str> {
    match told.event {
        Event::PhaseBegan(Phase::Night, _) => Some("moon"),
        Event::PhaseBegan(Phase::Over, _) => Some("island"),
        Event::PhaseBegan(..) => Some("sunrise"),
        _ => None,
    }
}

/// Returns the signs of the panels, for where they lie below each other.
fn signs(scene: &Scene) -> Vec<Panel> {
    let places = scene.places;
    scene.signs([
        ("meeple", "ui-part-explorers", scene.all_rows()),
        ("chest", "ui-part-camp", camp::lies(scene)),
        ("sun", "ui-part-day", places.upper),
        ("island", "ui-part-island", places.lower),
    ])
}

/// Draws the top bar: the title, the day, and the daytimes.
fn top(pen: &mut Pen, scene: &mut Scene) {
    let words = scene.session.speaker().teller.words();
    let view = scene.view;
    let shown = |&daytime: &Daytime| Shown {
        name: words.say(daytime.text_id(), &[]),
        icon: looks::daytime(daytime),
        now: (daytime == view.daytime).then_some(match daytime {
            Daytime::Dusk => DUSK,
            _ => DAY,
        }),
    };
    let title = words.say(view.daytime.text_id(), &[]);
    let values = [("round", view.day.into()), ("most", view.days.into())];
    let bar = Top {
        round: words.say("ui-round", &values),
        phases: Daytime::ALL.iter().map(shown).collect(),
        ..scene.bar(title)
    };
    scene.draw_top(pen, &bar, |scene, part| {
        let of = |daytime: Daytime| tips::of(scene, daytime.text_id(), &[]);
        match part {
            Part::Title => of(view.daytime),
            Part::Round => tips::of(scene, "ui-round", &values),
            Part::Phase(number) => of(Daytime::ALL[number]),
        }
    });
}

/// Returns how a question is asked: answers that end something stand out, and supplies taken together are shown.
fn asking(pen: &Pen, scene: &Scene, asked: Asked<VoodooIsland>) -> Asking {
    let observation = scene.observation;
    let shown = observation.numbers(|offer| bundle(asked.question, offer.choice).is_some());
    let size = pen.pick(vec2(78.0, 34.0), vec2(112.0, 46.0));
    let ends = |choice| {
        matches!(
            choice,
            Choice::Pass | Choice::End | Choice::Done | Choice::Keep
        )
    };
    let takes = |choice| matches!(choice, Choice::PickUp | Choice::Mission(_));
    // What waits on the own cell comes before the end of the round, and lies under the explorer. An attack does too, but whoever
    // comes upon somebody need not fight.
    let waits = observation.numbers(|offer| takes(offer.choice));
    let usual = if waits.is_empty() {
        observation.numbers(|offer| ends(offer.choice) && offer.then.is_empty())
    } else {
        waits.clone()
    };
    let attacks = observation.numbers(|offer| matches!(offer.choice, Choice::Attack(_)));
    Asking {
        pictures: (!shown.is_empty()).then_some((size, shown)),
        usual,
        buttons: [waits, attacks].concat(),
        ..Asking::default()
    }
}

/// Returns the supplies that a choice beside the question is about.
fn bundle(question: Question, choice: Choice) -> Option<Bundle> {
    match (question, choice) {
        (_, Choice::Take(bundle)) => Some(bundle),
        (Question::Plunder(_), Choice::Supply(supply)) => Some(Bundle::of(&[supply])),
        _ => None,
    }
}

fn picture(pen: &mut Pen, scene: &mut Scene, number: usize, rect: Rect, _: bool) {
    let Some(asked) = scene.observation.asked else {
        return;
    };
    let choice = scene.observation.options[number].choice;
    let Some(bundle) = bundle(asked.question, choice) else {
        return;
    };
    let size = rect
        .height()
        .min(rect.width() / f32::from(bundle.size().max(1)));
    let wide = size * f32::from(bundle.size());
    for (place, supply) in (0_u8..).zip(bundle.pieces()) {
        let x = rect.center().x - wide / 2.0 + size * (f32::from(place) + 0.5);
        pen.art(&looks::supply(supply), pos2(x, rect.center().y), size);
    }
}

/// Draws the dragged thing at the pointer.
fn carry(pen: &Pen, scene: &Scene, from: Spot, at: Pos2) {
    let size = pen.pick(34.0, 48.0);
    match from {
        Spot::Pawn(seat) => {
            let wide = scene.desk.square;
            pen.art(&looks::explorer(rows::token(scene, seat)), at, wide);
        }
        Spot::Item(item) => pen.art(&looks::item(item), at, size),
        Spot::Helpers => {
            let helper = looks::helper(rows::token(scene, scene.own()));
            pen.picture(&helper, Rect::from_center_size(at, vec2(0.86, 1.0) * size));
        }
        Spot::Card(card) => {
            let size = pen.pick(Vec2::new(71.0, 53.0), Vec2::new(106.0, 80.0));
            let rect = Rect::from_center_size(at, size);
            pen.small_card(rect.expand(5.0), [palette::PARCHMENT, palette::CARD_BACK]);
            pen.picture(&looks::expedition(card), rect);
        }
        _ => {}
    }
}
