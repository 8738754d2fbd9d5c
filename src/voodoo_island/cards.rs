//! The hand: expedition cards by kind, and behind them the mission cards.

use super::{Scene, Spot, looks, tips};
use crate::board::ask::Ask;
use crate::board::card::{CardFace, Field};
use crate::board::hand::{Hand, Held};
use crate::board::marks::COMPARED;
use crate::board::prompt::Taken;
use crate::table::Look as See;
use crate::theme::Pen;
use crate::theme::buttons::Look;
use bevy_egui::egui::{Color32, Rect, pos2, vec2};
use rules::kit::Texted;
use rules::table::Seat;
use rules::voodoo_island::values::{CardPlace, Choice, Expedition, Mission, Question};

/// Draws the hand of whoever sits before the screen, clear of the question above.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, taken: Taken) {
    let own = scene.own();
    let asked = scene.observation.asked.is_some_and(|asked| {
        asked.seat == own && !matches!(asked.question, Question::Work | Question::Move(_))
    });
    let open = scene.observation.viewer == Some(own);
    let hand = Hand {
        cards: if open {
            held(scene, own)
        } else {
            backs(scene, own)
        },
        open,
        back: "art/isle-back-expedition",
        asked,
        dealt: scene.session.begins(),
        peeks: !open && scene.session.people().count() > 1,
        idle: scene.idle,
        still: scene.still,
        meant: scene.desk.aim.is_meant(),
    };
    let spots: Vec<Spot> = hand.cards.iter().map(|card| card.spot).collect();
    let told = |scene: &mut Scene, place: usize, legal: bool| match spots[place] {
        Spot::Card(card) if legal => scene.session.doubt(Choice::Play(card)),
        Spot::Card(card) if asked => scene.session.why_not(Choice::Play(card)),
        _ => None,
    };
    let places = scene.places;
    let done = hand.draw(pen, scene, places, taken, told);
    if let Some((spot, rect)) = done.raised {
        scene.lies.note_moved(spot, rect);
        scene.kept.raised = match spot {
            Spot::Mission(mission) => Some(mission),
            _ => None,
        };
    } else {
        scene.kept.raised = None;
    }
    if done.peeked && scene.observation.viewer.is_none() && scene.idle {
        scene.ask(Ask::Look(See::Peek(true)));
    }
    if !open && is_asked(scene, own) {
        own_cards(pen, scene, own, taken);
    }
}

/// Returns whether a seat is asked something that it may answer from its hand.
fn is_asked(scene: &Scene, seat: Seat) -> bool {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    asked.is_some_and(|asked| asked.seat == seat && scene.session.is_person(seat))
}

/// A button below the question that lays one's own cards open, where several people sit at the table: others look away.
fn own_cards(pen: &mut Pen, scene: &mut Scene, own: Seat, taken: Taken) {
    let words = scene.session.speaker().teller.words();
    let label = words.say("ui-own-cards", &[]);
    let tip = words.say("ui-own-cards.tip", &[]);
    let size = vec2(pen.button_width(&label), pen.pick(30.0, 42.0));
    let top = taken.below.max(scene.places.prompt.y) + pen.pick(6.0, 10.0);
    let at = pos2(scene.places.hand.x, top + size.y / 2.0);
    let hit = pen.button(Rect::from_center_size(at, size), &label, Look::Plain);
    if hit.clicked {
        scene.ask(Ask::Look(See::Unveil(own)));
    }
    let _ = hit.tip(tip);
}

/// The cards of a hand that nobody sees, each a back.
fn backs(scene: &Scene, own: Seat) -> Vec<Held<Spot>> {
    let explorer = &scene.view.explorers[own.index()];
    let count = usize::from(explorer.cards + explorer.missions);
    let any = Expedition::ALL[0];
    let face = expedition(scene, any, 1);
    let backs = Expedition::ALL.iter().cycle().take(count);
    backs
        .map(|&card| hold(scene, Spot::Card(card), face.clone()))
        .collect()
}

/// The cards of a hand that is seen: expedition cards by kind, then missions.
fn held(scene: &Scene, own: Seat) -> Vec<Held<Spot>> {
    let cards = scene
        .view
        .cards_at(scene.data, |place| place == CardPlace::Hand(own));
    let known = Expedition::ALL.iter().zip(cards);
    let known: Vec<_> = known.filter(|(_, count)| *count > 0).collect();
    let mut held: Vec<Held<Spot>> = known
        .into_iter()
        .map(|(&card, count)| hold(scene, Spot::Card(card), expedition(scene, card, count)))
        .collect();
    let mut missions: Vec<Mission> = scene.view.missions_of(scene.data, own).collect();
    missions.sort_unstable();
    held.extend(
        missions
            .into_iter()
            .map(|card| hold(scene, Spot::Mission(card), mission(scene, card))),
    );
    held
}

fn hold(scene: &Scene, spot: Spot, face: CardFace) -> Held<Spot> {
    let topic = match spot {
        Spot::Card(card) => card.text_id(),
        Spot::Mission(mission) => mission.text_id(),
        _ => "",
    };
    let is_asked = scene.observation.asked.is_some();
    let can = scene.observation.at(spot).next().is_some();
    Held {
        spot,
        face,
        topic,
        barred: is_asked && !can && matches!(spot, Spot::Card(_)) && scene.idle,
        costly: scene.costly.contains(&spot),
        advised: scene.advises(spot),
        compared: compares(scene, spot),
    }
}

/// The colour of the frame round a card that a look back compares with another answer.
fn compares(scene: &Scene, spot: Spot) -> Option<Color32> {
    let compared = scene.observation.compared.filter(|_| scene.idle)?;
    let place = compared.iter().position(|other| *other == spot)?;
    Some(COMPARED[place])
}

/// The face of an expedition card, with its speed; of several alike it says how many.
pub(super) fn expedition(scene: &Scene, card: Expedition, count: u8) -> CardFace {
    let words = scene.session.speaker().teller.words();
    let title = words.say(card.text_id(), &[]);
    CardFace {
        sheet: "art/isle-front-expedition",
        field: Field::Scene(looks::expedition(card)),
        mark: Some(("art/isle-speed".to_owned(), Some(scene.data.speed(card)))),
        title: if count > 1 {
            format!("{title} ×{count}")
        } else {
            title
        },
        text: words.say(&format!("{}.text", card.text_id()), &[]),
    }
}

/// The face of a mission card, with the tool that it needs.
fn mission(scene: &Scene, mission: Mission) -> CardFace {
    let speaker = scene.session.speaker();
    let words = speaker.teller.words();
    let tool = scene.data.tools[mission as usize];
    CardFace {
        sheet: "art/isle-front-mission",
        field: Field::Scene(looks::mission(mission)),
        mark: Some((looks::disc(tool), None)),
        title: crate::table::figures::capital(&words.say(mission.text_id(), &[])),
        text: words.say("ui-mission-card", &tips::about_mission(scene, mission)),
    }
}
