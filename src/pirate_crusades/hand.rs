//! The hand: crew, which are guns in a fight.

use super::face::{Face, Zone};
use super::flights::flies;
use super::{Scene, Spot, looks, stage};
use crate::board::hand::Held;
use crate::board::prompt::Taken;
use crate::theme::Pen;
use games::pirate_crusades::values::{Card, Question};

/// Draws the hand of whoever sits before the screen, clear of the question above.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, taken: Taken) {
    let own = scene.own();
    let asked = scene.observation.asked.filter(|asked| asked.seat == own);
    let joker = scene.view.hand(own).iter().any(Card::is_joker);
    let asks = asked.is_some_and(|asked| {
        let plays = matches!(asked.question, Question::Source(_)) && joker;
        plays
            || matches!(
                asked.question,
                Question::Encounter(_)
                    | Question::Commit(_)
                    | Question::Pay(_)
                    | Question::Trade(_)
                    | Question::GiveUp(..)
                    | Question::Duel(_)
                    | Question::Battle(_)
            )
    });
    let open = scene.observation.viewer == Some(own);
    let hand: Vec<Card> = if open {
        let hand = scene.view.hand(own).iter();
        hand.filter(|&card| !flies(scene, card)).collect()
    } else {
        // Backs, of which nobody sees a face.
        let count = scene.view.players[own.index()].hand;
        Card::all().take(count.into()).collect()
    };
    let cards: Vec<Held<Spot, Face>> = hand.into_iter().map(|card| hold(scene, card)).collect();
    let mut hand = scene.hand(cards, open, looks::BACK, asks);
    // What is laid against a foe is counted there.
    hand.sight = stage::ledger(scene);
    let spots: Vec<Spot> = hand.cards.iter().map(|card| card.spot).collect();
    let told = |scene: &mut Scene, place: usize, legal: bool| {
        if legal || !asks {
            return None;
        }
        scene
            .session
            .refused(scene.observation, scene.view, spots[place])
    };
    let _ = scene.draw_hand(pen, &hand, taken, told);
    if !open {
        scene.draw_own_cards(pen, own, taken);
    }
}

fn hold(scene: &mut Scene, card: Card) -> Held<Spot, Face> {
    let asked = scene.observation.asked.map(|asked| asked.question);
    let zone = match asked {
        Some(Question::Trade(_)) => Zone::Cargo,
        _ => Zone::Crew,
    };
    let face = scene.card(card, Some(zone));
    scene.held(Spot::Hand(card), face, "book-crusade-cards", false)
}
