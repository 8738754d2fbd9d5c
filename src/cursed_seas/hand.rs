//! The hand: the events that are held in secret.

use super::{Scene, Spot, looks};
use crate::board::card::{CardFace, Field};
use crate::board::hand::Held;
use crate::board::prompt::Taken;
use crate::theme::Pen;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{Back, CardPlace, Choice, EventCard, Item, Question};
use rules::kit::Texted;

/// Draws the hand of whoever sits before the screen, clear of the question above.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, taken: Taken) {
    let own = scene.own();
    let place = CardPlace::Held(own);
    let open = scene.observation.viewer == Some(own);
    let asked = scene
        .observation
        .asked
        .is_some_and(|asked| asked.seat == own && asked.question == Question::Menu);
    let mut events: Vec<EventCard> = scene
        .view
        .cards_at(place)
        .filter_map(|(_, item, _)| match item {
            Item::Event(event) => Some(event),
            _ => None,
        })
        .collect();
    events.sort_unstable();
    let hidden = usize::from(scene.view.hidden_at(place, Back::Event));
    if !open {
        // Nobody tells backs apart.
        events = std::iter::repeat_n(EventCard::FairWind, events.len() + hidden).collect();
    }
    if events.is_empty() {
        if !open {
            scene.draw_own_cards(pen, own, taken);
        }
        return;
    }
    let cards = events.iter().map(|&one| held(scene, one, asked)).collect();
    let hand = scene.hand(cards, open, "art/seas-back-event", false);
    let told = |scene: &mut Scene, place: usize, legal: bool| {
        let event = events.get(place).copied()?;
        match legal {
            true => scene.session.doubt(Choice::Play(event)),
            false if asked => scene.session.why_not(Choice::Play(event)),
            false => None,
        }
    };
    let _ = scene.draw_hand(pen, &hand, taken, told);
    if !open {
        scene.draw_own_cards(pen, own, taken);
    }
}

fn held(scene: &Scene, one: EventCard, asked: bool) -> Held<Spot> {
    let spot = Spot::Event(one);
    let can = scene.observation.at(spot).next().is_some();
    let face = event(scene.session.speaker(), one);
    scene.held(spot, face, one.text_id(), asked && !can && scene.idle)
}

/// Returns the face of an event.
pub(super) fn event(speaker: &Speaker, event: EventCard) -> CardFace {
    let words = speaker.teller.words();
    CardFace {
        sheet: "art/seas-front-event",
        field: Field::Scene(looks::event(event)),
        mark: None,
        title: speaker.teller.text(event),
        text: words.say(&format!("{}.text", event.text_id()), &[]),
    }
}
