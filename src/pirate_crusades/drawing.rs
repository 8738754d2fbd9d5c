//! The table of Pirate Crusades, composed of the parts of any table, and of its own.

use super::face::{Face, Zone};
use super::lay::{Lay, TALLER};
use super::{
    Scene, Spot, book, cards, flights, foreseen, guide, hand, long, looks, own, piles, race, rows,
    stage, tips,
};
use crate::board::asking::Asking;
use crate::board::composed::Composition;
use crate::board::frame::{self, Manner};
use crate::board::strip::Panel;
use crate::board::top::{DAY, Part, Phase as Shown, Top};
use crate::table::{self, Asked, Explain};
use crate::theme::Pen;
use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, vec2};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::values::{Card, Choice, Event, Leg, Phase, Question, Standing};
use games::pirate_crusades::words::Speaker;
use rules::table::Logged;

/// The standings that a player passes through, in the order of the bar.
const PASSES: [(Standing, &str, &str); 3] = [
    (Standing::Docked, looks::PORT, "ui-phase-port"),
    (Standing::Ready, looks::DISEMBARK, "ui-phase-ready"),
    (Standing::Sailing, looks::SHIP, "ui-phase-sea"),
];

pub(super) fn plugin(app: &mut App) {
    let manner = Manner {
        book: &book::BOOK,
        on_chart: &["sign", "met", "sea", "ship", "port", "treasure"],
        taller: TALLER,
        ..Manner::default()
    };
    let own = Composition {
        chart: stage::draw,
        top,
        panels,
        signs,
        guided: |_, scene, mark| guide::lies(scene, mark),
        asking,
        picture,
        foot: |scene| Lay::of(scene).foot(),
        hand: hand::draw,
        flights: flights::draw,
        carry,
        foresight: foreseen::draw,
        in_hand: |spot| matches!(spot, Spot::Hand(_)),
        ..Composition::default()
    };
    frame::plugin(app, manner, own);
}

impl Scene<'_> {
    /// Returns the face of a card as it lies somewhere.
    pub(super) fn card(&mut self, card: Card, lit: Option<Zone>) -> Face {
        let of = self.observation.retold();
        let shown = table::Shown::of(self.session.speaker(), self.view, self.data);
        let print = self.kept.prints.get(&shown, of, card);
        cards::face(print, lit)
    }
}

fn panels(pen: &mut Pen, scene: &mut Scene) {
    rows::draw(pen, scene);
    own::draw(pen, scene);
    piles::draw(pen, scene);
    if !scene.view.long {
        race::draw(pen, scene);
    }
    stage::aside(pen, scene);
    scene.draw_log(pen, begins, Speaker::why);
}

/// Returns the sign of the part of the game that begins with an event.
fn begins(told: &Logged<PirateCrusades>) -> Option<&'static str> {
    match told.event {
        Event::PhaseBegan(Phase::Over, _) => Some("anchor"),
        Event::PhaseBegan(..) => Some("galleon"),
        _ => None,
    }
}

/// Returns the signs of the panels, for where they lie below each other.
fn signs(scene: &Scene) -> Vec<Panel> {
    let lay = Lay::of(scene);
    let beside = match scene.view.long {
        true => ("caravel", "ui-part-here", lay.aside),
        false => ("stars-stack", "ui-part-race", lay.race.union(lay.aside)),
    };
    scene.signs([
        ("caravel", "ui-part-ships", scene.all_rows()),
        ("chest", "ui-part-own", lay.own),
        ("card-play", "ui-part-piles", lay.piles),
        beside,
    ])
}

/// Draws the top bar: the round, and the standing of the player on the stage.
fn top(pen: &mut Pen, scene: &mut Scene) {
    let words = scene.session.speaker().teller.words();
    let view = scene.view;
    let values = [("round", view.round.into()), ("most", view.rounds.into())];
    let seat = stage::Staged::of(scene).seat;
    let standing = view.standing(seat);
    let passes = PASSES.map(|(of, icon, id)| Shown {
        name: words.say(id, &[]),
        icon,
        now: (of == standing).then_some(DAY),
    });
    let phases = match view.long {
        true => long::passes(scene),
        false => passes.into(),
    };
    let bar = Top {
        round: words.say("ui-of-rounds", &values),
        phases,
        ..scene.bar(words.say("ui-round-title", &values))
    };
    scene.draw_top(pen, &bar, |scene, part| match part {
        Part::Title | Part::Round if scene.view.long => tips::of(scene, "ui-long-round", &values),
        Part::Title | Part::Round => tips::of(scene, "ui-round", &values),
        Part::Phase(number) if scene.view.long => tips::of(scene, long::PASSES[number].1, &[]),
        Part::Phase(number) => tips::of(scene, PASSES[number].2, &[]),
    });
}

/// Returns how a question is asked: the usual answers stand out, cards that are chosen among are shown.
fn asking(pen: &Pen, scene: &Scene, asked: Asked<PirateCrusades>) -> Asking {
    let observation = scene.observation;
    let shown = observation.numbers(|offer| matches!(offer.spot, Spot::Among(_)));
    let size = pen.pick(vec2(72.0, 102.0), vec2(108.0, 153.0));
    let is_act = |choice: Choice| {
        matches!(
            choice,
            Choice::Magistrate
                | Choice::GatherCrew
                | Choice::Trade
                | Choice::Disembark
                | Choice::LookForShip
                | Choice::HeadForTown
                | Choice::Buy
                | Choice::Sell
                | Choice::AttackCaptain
                | Choice::AttackPlayer(_)
                | Choice::Dig
                | Choice::FromDeck
                | Choice::FromDiscard
                | Choice::PlayJoker(_)
                | Choice::Dock
                | Choice::TakeCrew
                | Choice::TakeCargo
                | Choice::TakeMission
                | Choice::Leave
                | Choice::CoveCrew
                | Choice::CoveShip
                | Choice::CoveMission
        )
    };
    let buttons = observation.numbers(|offer| is_act(offer.choice) && !offer.gathers);
    let usual = |choice: Choice| match asked.question {
        Question::Docked => choice == Choice::Magistrate,
        Question::Dock(_) => choice == Choice::Dock,
        // Whoever has not moved yet has just been where it lies.
        Question::Sailing(leg) => match choice {
            Choice::Dock => leg != Leg::Move,
            _ => matches!(
                choice,
                Choice::AttackCaptain | Choice::AttackPlayer(_) | Choice::Dig
            ),
        },
        Question::Source(_) => choice == Choice::FromDeck,
        _ => false,
    };
    Asking {
        pictures: (!shown.is_empty()).then_some((size, shown)),
        usual: observation.numbers(|offer| usual(offer.choice)),
        buttons,
        ..Asking::default()
    }
}

/// Draws the card of an answer that is shown.
fn picture(pen: &mut Pen, scene: &mut Scene, number: usize, rect: Rect, _: bool) {
    let Spot::Among(card) = scene.observation.options[number].spot else {
        return;
    };
    let zone = match scene.observation.asked.map(|asked| asked.question) {
        Some(Question::KeepMission) => Zone::Mission,
        _ => Zone::Ship,
    };
    let face = scene.card(card, Some(zone));
    super::face::upright(pen, rect, &face, true);
}

/// Draws what is dragged at the pointer: cargo, or the own ship.
fn carry(pen: &Pen, scene: &Scene, from: Spot, at: Pos2) {
    match from {
        Spot::Hold(card) => {
            let size = pen.pick(vec2(42.0, 26.0), vec2(64.0, 38.0));
            let rect = Rect::from_center_size(at, size);
            rows::goods(pen, scene, card, rect, pen.pick(16.0, 22.0));
        }
        Spot::Sail(seat) => {
            let wide = pen.pick(48.0, 66.0);
            let paint = looks::paint(rows::token(scene, seat));
            let own = crate::theme::palette::OWN;
            pen.turned("art/crusades-ship-hull", at, wide, 0.0, own);
            pen.turned("art/crusades-ship-sails", at, wide, 0.0, paint);
        }
        _ => {}
    }
}
