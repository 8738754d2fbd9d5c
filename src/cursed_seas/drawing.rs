//! The table of Cursed Seas, composed of what any table is drawn with, and of its own.

use super::spots::{ON_CHART, subject};
use super::{
    Scene, Spot, book, flights, foreseen, guide, guns, hand, looks, map, rows, sheet, small, tips,
};
use crate::board::asking::Asking;
use crate::board::composed::Composition;
use crate::board::frame::{self, Manner};
use crate::board::strip::Panel;
use crate::board::top::{Part, Top};
use crate::table::{Asked, Explain, Seen};
use crate::theme::Pen;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{Card, Choice, CursedSeas, Event, Gun, Item, Loot, Phase, Question};
use rules::kit::Texted;
use rules::table::Logged;

/// The greatest zoom of the sea: a ship is as long as a hand then.
const CLOSEST: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    let manner = Manner {
        book: &book::BOOK,
        on_chart: ON_CHART,
        higher: rows::HIGHER,
        closest: CLOSEST,
        ..Manner::default()
    };
    let own = Composition {
        chart: map::draw,
        top,
        panels,
        signs,
        asking,
        picture,
        foot: |scene| sheet::lies(scene).bottom(),
        hand: hand::draw,
        flights: flights::draw,
        carry,
        foresight: foreseen::draw,
        in_hand: |spot| matches!(spot, Spot::Event(_)),
        guided: |_, scene, mark| guide::lies(scene, mark),
        ..Composition::default()
    };
    frame::plugin(app, manner, own);
}

fn panels(pen: &mut Pen, scene: &mut Scene) {
    rows::draw(pen, scene);
    sheet::draw(pen, scene);
    small::draw(pen, scene);
    guns::draw(pen, scene);
    scene.draw_log(pen, begins, Speaker::why);
}

/// Returns the sign of the part of the game that begins with an event.
fn begins(told: &Logged<CursedSeas>) -> Option<&'static str> {
    match told.event {
        Event::PhaseBegan(Phase::Over, _) => Some("anchor"),
        Event::PhaseBegan(..) => Some("caravel"),
        Event::TurnBegan(_) => Some("ship-wheel"),
        _ => None,
    }
}

/// Returns the signs of the panels, for where they lie below each other.
fn signs(scene: &Scene) -> Vec<Panel> {
    let places = scene.places;
    scene.signs([
        ("caravel", "ui-part-fleets", scene.all_rows()),
        ("ship-wheel", "ui-part-sheet", sheet::lies(scene)),
        ("treasure-map", "ui-part-small", places.upper),
        ("cannon", "ui-part-guns", places.lower),
    ])
}

/// Draws the top bar: the round, the gold that is home, and the progress of the turn.
fn top(pen: &mut Pen, scene: &mut Scene) {
    let view = scene.view;
    let home: u8 = view.turn.gold.iter().sum();
    let values = [
        ("round", view.turn.round.into()),
        ("most", view.rounds.into()),
        ("gold", home.into()),
        ("players", view.seats.into()),
    ];
    let phases = [
        (Phase::Setup, "treasure-map"),
        (Phase::Round, "ship-wheel"),
        (Phase::Over, "anchor"),
    ];
    let title = match view.phase {
        Phase::Setup => scene.say("phase-setup.name", &[]),
        Phase::Over => scene.say("phase-over.name", &[]),
        Phase::Round => scene.say("ui-round", &values),
    };
    let bar = Top {
        round: scene.say("ui-gold-home", &values),
        phases: scene.phases(view.phase, &phases),
        ..scene.bar(title)
    };
    scene.draw_top(pen, &bar, |scene, part| match part {
        Part::Title | Part::Round => tips::of(scene, "ui-gold-home", &values),
        Part::Phase(number) => {
            let phase = Phase::ALL[number];
            let id = phase.text_id();
            let name = scene.say(&format!("{id}.name"), &[]);
            let tip = scene.say(&format!("{id}.tip"), &[]);
            crate::table::tips::Tip::new(name, tip).about(id)
        }
    });
}

/// Returns how a question is asked: what ends something stands out, and things that are taken are shown.
fn asking(pen: &Pen, scene: &Scene, asked: Asked<CursedSeas>) -> Asking {
    let observation = scene.observation;
    let mut shown = observation
        .numbers(|offer| offer.spot == Spot::Button && thing(scene, offer.choice).is_some());
    if !shown.is_empty() {
        // What may be given up instead.
        shown.extend(observation.numbers(|offer| matches!(offer.spot, Spot::Mast(_))));
    }
    let size = pen.pick(vec2(52.0, 46.0), vec2(72.0, 64.0));
    let usual = observation.numbers(|offer| match asked.question {
        Question::Menu => offer.choice == Choice::End,
        _ => matches!(offer.choice, Choice::Yes),
    });
    Asking {
        pictures: (!shown.is_empty()).then_some((size, shown)),
        usual,
        ..Asking::default()
    }
}

/// Returns the picture of the thing that an answer beside the question takes or gives.
fn thing(scene: &Scene, choice: Choice) -> Option<String> {
    let card = |card: Card| {
        let known = scene.view.cards.get(&card);
        known.map(|&(item, ..)| looks::item(item))
    };
    match choice {
        Choice::TakeCoin(value) | Choice::GiveCoin(value) => Some(looks::loot(Loot::Coin(value))),
        Choice::TakeUnique(unique) | Choice::GiveUnique(unique) => {
            Some(looks::loot(Loot::Unique(unique)))
        }
        Choice::Coin => Some("art/seas-coin".to_owned()),
        Choice::UnknownCrew => Some("art/seas-mini-crew".to_owned()),
        Choice::Take(one) | Choice::Give(one) => card(one),
        _ => None,
    }
}

fn picture(pen: &mut Pen, scene: &mut Scene, number: usize, rect: Rect, _: bool) {
    let choice = scene.observation.options[number].choice;
    let size = rect.size().min_elem();
    if let Choice::Mast(mast) = choice {
        let question = scene.observation.asked.map(|asked| asked.question);
        if let Some(vessel) = question.and_then(subject) {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(size * 0.86));
            sheet::draw_gun(pen, scene, vessel, Gun(mast.0), place);
        }
    }
    if let Some(picture) = thing(scene, choice) {
        pen.art(&picture, rect.center(), size);
        if matches!(
            choice,
            Choice::GiveCoin(_) | Choice::Give(_) | Choice::GiveUnique(_)
        ) {
            let corner = rect.right_bottom() - Vec2::splat(size * 0.2);
            pen.art("art/seas-sign-transfer", corner, size * 0.4);
        }
    }
}

/// Draws the dragged thing at the pointer.
fn carry(pen: &Pen, scene: &Scene, from: Spot, at: Pos2) {
    let size = pen.pick(34.0, 48.0);
    match from {
        Spot::Gun(_) => pen.art("art/seas-crosshair", at, size),
        Spot::Card(card) => {
            let known = scene.view.cards.get(&card).map(|&(item, ..)| item);
            if let Some(item) = known.filter(|item| !matches!(item, Item::Event(_))) {
                pen.art(&looks::item(item), at, size);
            }
        }
        _ => {}
    }
}
