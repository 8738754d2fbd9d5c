//! Secrets (`pirate-crusades §2.4`).

use super::play_until;
use crate::PirateCrusades;
use crate::values::*;
use rules::table::SeatKind::Random;
use rules::table::{Game, Seat};

const ME: Option<Seat> = Some(Seat(0));
const OTHER: Option<Seat> = Some(Seat(1));

/// Returns the card of a move as a viewer hears of it.
fn heard(from: Place, to: Place, viewer: Option<Seat>) -> Option<Card> {
    let card = Card::all().next();
    match PirateCrusades::redact(Event::Moved(card, from, to), viewer) {
        Event::Moved(card, ..) => card,
        _ => None,
    }
}

#[test]
fn a_card_drawn_is_seen_by_its_owner_alone() {
    let (deck, hand) = (Place::Deck(3), Place::Hand(Seat(0)));
    assert!(heard(deck, hand, ME).is_some());
    assert!(heard(deck, hand, OTHER).is_none() && heard(deck, hand, None).is_none());
    let mission = Place::Mission(Seat(0), 0);
    assert!(heard(deck, mission, ME).is_some() && heard(deck, mission, OTHER).is_none());
    let looked = Place::Looked(Seat(0));
    assert!(heard(looked, mission, ME).is_some() && heard(looked, mission, OTHER).is_none());
    assert!(heard(looked, Place::Discard(0), None).is_some());
}

#[test]
fn a_random_card_is_seen_by_both_and_by_nobody_else() {
    let (from, to) = (Place::Hand(Seat(0)), Place::Hand(Seat(1)));
    assert!(heard(from, to, ME).is_some() && heard(from, to, OTHER).is_some());
    assert!(heard(from, to, Some(Seat(2))).is_none());
}

#[test]
fn a_view_holds_no_foreign_hand_and_no_foreign_mission() {
    let mut seen = 0;
    play_until(&[Random; 3], |table| {
        let view = table.view(OTHER);
        for seat in [Seat(0), Seat(2)] {
            assert!(view.hand(seat).is_empty() && view.missions(seat).is_empty());
            seen += u32::from(view.players[seat.index()].hand > 0);
        }
        assert_eq!(view.hand(Seat(1)).len(), view.players[1].hand);
        assert_eq!(
            view.missions(Seat(1)).len(),
            usize::from(view.players[1].missions)
        );
        seen > 400
    });
}

#[test]
fn that_somebody_holds_a_joker_is_not_told() {
    play_until(&[Random; 3], |table| {
        let asked = table
            .decision()
            .map(|decision| (decision.question, decision.secret));
        let Some((Question::Source(what), secret)) = asked else {
            return false;
        };
        assert_eq!(secret, what.takes_joker());
        secret
    });
}

#[test]
fn that_a_ship_or_fleet_is_too_strong_is_told_by_no_silence() {
    let [mut ships, mut fleets] = [0, 0];
    play_until(&[Random; 3], |table| {
        if let Some(decision) = table.decision() {
            let lone = decision.choices.len() == 1;
            ships += u32::from(lone && matches!(decision.question, Question::Encounter(_)));
            fleets += u32::from(lone && matches!(decision.question, Question::Fleet(_)));
        }
        ships > 0 && fleets > 0
    });
}
