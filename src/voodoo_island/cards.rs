//! The hand: expedition cards by kind, and behind them the mission cards.

use super::{Scene, Spot, looks, tips};
use crate::board::card::{CardFace, Field};
use crate::board::hand::Held;
use crate::board::prompt::Taken;
use crate::table::figures::capital;
use crate::theme::Pen;
use games::voodoo_island::values::{CardPlace, Choice, Expedition, Mission, Question};
use rules::kit::Texted;
use rules::table::Seat;

/// Draws the hand of whoever sits before the screen, clear of the question above.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, taken: Taken) {
    let own = scene.own();
    let asked = scene.observation.asked.is_some_and(|asked| {
        asked.seat == own && !matches!(asked.question, Question::Work | Question::Move(_))
    });
    let open = scene.observation.viewer == Some(own);
    let cards = if open {
        held(scene, own)
    } else {
        backs(scene, own)
    };
    let hand = scene.hand(cards, open, "art/isle-back-expedition", asked);
    let spots: Vec<Spot> = hand.cards.iter().map(|card| card.spot).collect();
    let told = |scene: &mut Scene, place: usize, legal: bool| match spots[place] {
        Spot::Card(card) if legal => scene.session.doubt(Choice::Play(card)),
        Spot::Card(card) if asked => scene.session.why_not(Choice::Play(card)),
        _ => None,
    };
    scene.kept.raised = match scene.draw_hand(pen, &hand, taken, told) {
        Some(Spot::Mission(mission)) => Some(mission),
        _ => None,
    };
    if !open {
        scene.draw_own_cards(pen, own, taken);
    }
}

/// Returns the cards of a hand that nobody sees, each a back.
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

/// Returns the cards of a hand that is seen: expedition cards by kind, then missions.
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
    let barred = is_asked && !can && matches!(spot, Spot::Card(_)) && scene.idle;
    scene.held(spot, face, topic, barred)
}

/// Returns the face of an expedition card, with its speed, and the number of cards if they are several.
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

/// Returns the face of a mission card, with the tool that it needs.
fn mission(scene: &Scene, mission: Mission) -> CardFace {
    let speaker = scene.session.speaker();
    let words = speaker.teller.words();
    let tool = scene.data.tools[mission as usize];
    CardFace {
        sheet: "art/isle-front-mission",
        field: Field::Scene(looks::mission(mission)),
        mark: Some((looks::disc(tool), None)),
        title: capital(&words.say(mission.text_id(), &[])),
        text: words.say("ui-mission-card", &tips::about_mission(scene, mission)),
    }
}
