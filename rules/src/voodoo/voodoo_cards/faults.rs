//! The invariants of the game (`voodoo-pirate-card-game §11`).

use super::data::Effect;
use super::pieces::*;
use super::play::Play;
use super::ring::{SPACES, Space};
use crate::MOST_OBJECTS;
use rules::kit::{Ledger, Taken};
use rules::table::{MOST_SEATS, Seat};

/// Every invariant that does not hold, each in a sentence.
pub fn faults(play: &Play) -> Vec<String> {
    let mut ledger = Ledger::default();
    let data = &play.book.0;
    play.check_shared(data.start.soul_supply.iter().sum(), &mut ledger);
    ledger.expect(
        play.own.sea.is_looked_over() && play.own.objects.is_looked_over(),
        || "the tables of what lies where differ from the pieces".into(),
    );
    ledger.expect(
        play.holds.coins.iter().len() == usize::from(data.start.coin_supply)
            && play.holds.all_coins() == data.start.coin_supply,
        || "a coin was made, lost or mislaid".into(),
    );
    objects(play, &mut ledger);
    // Two cards on one space are seen there as one.
    ledger.expect(
        play.own.sea.cards.iter().len() == usize::from(SPACES)
            && Space::all().all(|space| play.own.sea.has_card(space)),
        || "a Sea card was made, lost or mislaid".into(),
    );
    let mut winds = 0;
    for (_, card, at, up) in &play.own.sea.cards {
        if let SeaCard::Cardinal(wind) = *card {
            let home = Place::Ring(Space::of_cardinal(wind));
            ledger.expect(at.place == home, || format!("{card:?} lies elsewhere"));
            winds += u8::from(up.0 == Side::B);
        }
    }
    ledger.expect(winds == 1, || format!("{winds} winds blow"));
    for marker in [Marker::GriGri, Marker::Compass] {
        let place = play.markers.marker(marker);
        let is_home = matches!(place, Place::Supply | Place::Aboard(_));
        ledger.expect(is_home, || format!("the {marker:?} is mislaid"));
    }
    ledger.0
}

/// Each object card in one place; nothing missing in deck, discard pile and holds.
fn objects(play: &Play, ledger: &mut Ledger) {
    let most: usize = play
        .book
        .0
        .objects
        .iter()
        .map(|o| usize::from(o.cards))
        .sum();
    let count = play.own.objects.cards.iter().len();
    ledger.expect(count == most, || format!("{count} object cards"));
    let (mut pile, mut spent) = (Taken::default(), Taken::default());
    let mut holds: [Taken; MOST_SEATS] = std::array::from_fn(|_| Taken::default());
    for (_, card, at, _) in &play.own.objects.cards {
        let (object, place) = (card.0, at.place);
        let whole = match place {
            Place::Pile(deep) => deep < play.own.objects.pile() && pile.take(deep),
            Place::Spent(deep) => deep < play.own.objects.spent_count() && spent.take(deep),
            Place::Hold(seat, deep) => {
                deep < play.own.objects.objects_held(seat) && holds[seat.index()].take(deep)
            }
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
    for seat in (0..play.crew.seats()).map(Seat) {
        let held = play.own.objects.objects_held(seat);
        ledger.expect(held <= MOST_OBJECTS + u8::from(asked), || {
            format!("{seat} holds {held} objects")
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::with_play;
    use crate::voodoo_cards::{Setup, VoodooCards, load};
    use rules::table::{SeatKind, Table};

    #[test]
    fn what_is_mislaid_is_found() {
        let spoils: [(&str, fn(&mut Play)); 5] = [
            ("a coin was", |play| {
                play.holds.coins.iter_mut().next().unwrap().1.place = Place::Box;
            }),
            ("is mislaid at Pile(3)", |play| {
                for (_, _, mut at, _) in play.own.objects.cards.iter_mut().take(2) {
                    at.place = Place::Pile(3);
                }
            }),
            ("a Sea card was", |play| {
                for (_, _, mut at, _) in play.own.sea.cards.iter_mut().take(2) {
                    at.place = Place::Ring(Space::of_cardinal(Wind::Fair));
                }
            }),
            ("winds blow", |play| {
                for (_, _, _, mut up) in &mut play.own.sea.cards {
                    up.0 = Side::B;
                }
            }),
            ("the GriGri is mislaid", |play| {
                play.put_marker(Marker::GriGri, Place::Box);
            }),
        ];
        for (what, spoil) in spoils {
            let setup = Setup::of(&[SeatKind::Random; 3]);
            let mut table = Table::<VoodooCards>::new(load::standard(), &setup, 1).unwrap();
            assert_eq!(table.faults(), Vec::<String>::new());
            with_play(&mut table, spoil);
            let told = table.faults().join("\n");
            assert!(told.contains(what), "expected {what}, got {told}");
        }
    }
}
