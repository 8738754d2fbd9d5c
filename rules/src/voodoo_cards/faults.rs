//! What must always hold (`voodoo-pirate-card-game §11`).

use super::data::Effect;
use super::glance::Lying;
use super::pieces::*;
use super::play::Play;
use super::ring::Space;
use crate::kit::Ledger;
use crate::table::Seat;
use crate::voodoo::MOST_OBJECTS;

/// Every invariant that does not hold, each in a sentence.
pub fn faults(play: &Play) -> Vec<String> {
    let mut ledger = Ledger::default();
    let data = &play.book.0;
    play.check_shared(data.start.soul_supply.iter().sum(), &mut ledger);
    ledger.expect(*play.own.lying == Lying::of(play), || {
        "the tables of what lies where differ from the pieces".into()
    });
    let mut coins = play.coins.iter();
    let is_home = |place| matches!(place, Place::Supply | Place::Aboard(_));
    ledger.expect(
        coins.len() == usize::from(data.start.coin_supply)
            && coins.all(|(_, at)| is_home(at.place)),
        || "a coin was made, lost or mislaid".into(),
    );
    objects(play, &mut ledger);
    let cards = play.own.sea.iter();
    ledger.one_a_place(cards.clone().map(|(_, _, at, _)| at.place));
    ledger.expect(
        cards.clone().count() == Space::all().count()
            && cards
                .clone()
                .all(|(_, _, at, _)| matches!(at.place, Place::Ring(_))),
        || "a Sea card was made, lost or mislaid".into(),
    );
    for (_, card, at, _) in cards.clone() {
        if let SeaCard::Cardinal(wind) = *card {
            let home = Place::Ring(Space::of_cardinal(wind));
            ledger.expect(at.place == home, || format!("{card:?} lies elsewhere"));
        }
    }
    let winds =
        cards.filter(|(_, card, _, up)| matches!(card, SeaCard::Cardinal(_)) && up.0 == Side::B);
    let winds = winds.count();
    ledger.expect(winds == 1, || format!("{winds} winds blow"));
    for marker in [Marker::GriGri, Marker::Compass] {
        let place = play.marker(marker);
        ledger.expect(is_home(place), || format!("the {marker:?} is mislaid"));
    }
    ledger.0
}

/// Each object card in one place; nothing missing in deck, discard pile and holds.
fn objects(play: &Play, ledger: &mut Ledger) {
    let cards = play
        .own
        .objects
        .iter()
        .map(|(_, card, at, _)| (card.0, at.place));
    let most: usize = play
        .book
        .0
        .objects
        .iter()
        .map(|o| usize::from(o.cards))
        .sum();
    let count = cards.clone().count();
    ledger.expect(count == most, || format!("{count} object cards"));
    ledger.one_a_place(
        cards
            .clone()
            .map(|(_, place)| place)
            .filter(|&place| place != Place::Box),
    );
    for (object, place) in cards {
        let whole = match place {
            Place::Pile(deep) => deep < play.pile(),
            Place::Spent(deep) => usize::from(deep) < play.spent().count(),
            Place::Hold(seat, deep) => deep < play.objects_held(seat),
            // Only these leave the game.
            Place::Box => matches!(play.book.0.effect(object), Effect::Compass | Effect::Curse),
            _ => false,
        };
        ledger.expect(whole, || format!("{object:?} is mislaid at {place:?}"));
    }
    let asked = play
        .asking
        .open
        .is_some_and(|(_, question)| question == super::choice::Question::GiveUp);
    for seat in (0..play.seats()).map(Seat) {
        let held = play.objects_held(seat);
        ledger.expect(held <= MOST_OBJECTS + u8::from(asked), || {
            format!("{seat} holds {held} objects")
        });
    }
}
