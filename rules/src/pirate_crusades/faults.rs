//! The invariants (`pirate-crusades §9`).

use super::long::faults as at_length;
use super::play::Play;
use super::values::*;
use rules::kit::{Ledger, Taken};
use rules::table::Seat;

/// Notes everything that does not hold.
pub fn faults(play: &Play, ledger: &mut Ledger) {
    ledger.expect(play.cards.glance_holds(), || "the glance is wrong".into());
    rows(play, ledger);
    let asked = play.asking.open.map(|(_, question)| question);
    let acts = matches!(
        asked,
        Some(Question::Docked | Question::AtSea | Question::Sailing(_) | Question::Adrift)
    );
    if acts {
        let (mut places, seats) = (
            Card::all().map(|card| play.cards.place(card)),
            play.from(Seat(0)),
        );
        ledger.expect(places.all(|place| !place.is_in_resolution()), || {
            "a card is in resolution when an action is asked".into()
        });
        for seat in seats {
            player(play, seat, ledger);
        }
    }
    if play.seats.long {
        at_length::always(play, ledger);
        if acts {
            at_length::between_actions(play, ledger);
        }
        return;
    }
    for seat in play.from(Seat(0)) {
        out(play, seat, ledger);
    }
}

/// Cards in an order are numbered without gaps, and places that take one card have no more.
fn rows(play: &Play, ledger: &mut Ledger) {
    let mut piles = [Taken::default(), Taken::default()];
    let mut counts = [0_u8; 2];
    let mut single: Vec<Place> = Vec::new();
    for card in Card::all() {
        match play.cards.place(card) {
            Place::Deck(number) => {
                counts[0] += 1;
                let free = piles[0].take(number);
                ledger.expect(free, || format!("two cards at {number} of the deck"));
            }
            Place::Discard(number) => {
                counts[1] += 1;
                let free = piles[1].take(number);
                ledger.expect(free, || format!("two cards at {number} of the discard"));
            }
            Place::Hand(_)
            | Place::Ally(_)
            | Place::Chosen(_)
            | Place::Given(_)
            | Place::Laid(_)
            | Place::Looked(_) => {}
            place => single.push(place),
        }
    }
    let lengths = [play.cards.deck().len(), play.cards.discard().len()];
    ledger.expect(counts == lengths, || {
        format!("{counts:?} cards in piles of {lengths:?}")
    });
    single.sort_unstable();
    let twice = single.windows(2).any(|pair| pair[0] == pair[1]);
    ledger.expect(!twice, || "two cards at one place".into());
    for &place in &single {
        let before = place.number().and_then(|number| number.checked_sub(1));
        let follows =
            before.is_none_or(|before| single.binary_search(&place.numbered(before)).is_ok());
        ledger.expect(follows, || format!("a gap before {place:?}"));
    }
}

/// Limits, and crew at sea.
fn player(play: &Play, seat: Seat, ledger: &mut Ledger) {
    let (vessel, standing) = (play.vessel(seat), play.standing(seat));
    let (crew, holds) = (
        vessel.crew_limit(play.data()),
        vessel.hold_limit(play.data()),
    );
    ledger.expect(vessel.hand.len() <= crew, || {
        format!("{seat} has {} cards of {crew}", vessel.hand.len())
    });
    ledger.expect(vessel.holds.len() <= holds, || {
        format!("{seat} has {} holds of {holds}", vessel.holds.len())
    });
    let lost = standing == Standing::Sailing && vessel.hand.is_empty();
    ledger.expect(!lost, || format!("{seat} sails without crew"));
    let powder = play.player(seat).powder;
    ledger.expect(!powder, || format!("{seat} uses powder in no combat"));
    let town = play.cards.of(seat).town;
    ledger.expect(standing == Standing::Docked || town.is_none(), || {
        format!("{seat} is in a town at sea")
    });
}

/// Notes players who are out and have cards, and others without a ship.
fn out(play: &Play, seat: Seat, ledger: &mut Ledger) {
    let is_out = play.standing(seat) == Standing::Out;
    let mut places = Card::all().map(|card| play.cards.place(card));
    let has = places.any(|place| place.owner() == Some(seat));
    ledger.expect(!is_out || !has, || format!("{seat} is out and has cards"));
    let ship = play.cards.of(seat).ship.is_some();
    ledger.expect(is_out || ship, || format!("{seat} has no ship"));
}
