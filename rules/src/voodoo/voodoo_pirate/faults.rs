//! The invariants of the game (`voodoo-pirate §15.19`).

use super::chart::Slot;
use super::pieces::*;
use super::play::{MOST_OBJECTS, MOST_POPPETS, Play};
use rules::kit::{Ledger, Taken};
use rules::table::Seat;

/// Every invariant that does not hold, each in a sentence.
pub fn faults(play: &Play) -> Vec<String> {
    let mut ledger = Ledger::default();
    let start = &play.book.0.start;
    play.check_shared(start.soul_supply.iter().sum(), &mut ledger);
    ledger.expect(
        play.own.sea.is_looked_over() && play.own.stores.is_looked_over(),
        || "the tables of what lies where differ from the pieces".into(),
    );
    let is_home =
        |place: Place| matches!(place, Place::Supply | Place::Aboard(_) | Place::Buried(_));
    let coins = play.holds.coins.iter();
    ledger.expect(
        coins.len() == usize::from(start.coin_supply)
            && play.holds.coins.iter().all(|(_, at)| is_home(at.place)),
        || "a coin was made, lost or mislaid".into(),
    );
    ledger.expect(
        play.own.stores.poppets.iter().len() == usize::from(start.poppet_supply)
            && play.own.stores.all_poppets() == start.poppet_supply,
        || "a poppet was made, lost or mislaid".into(),
    );
    let mut treasures = play.own.stores.treasures.iter();
    ledger.expect(treasures.all(|(_, _, at)| is_home(at.place)), || {
        "an object is mislaid".into()
    });
    let (mut slots, mut stack) = (Taken::default(), Taken::default());
    for (_, tile, at, ..) in &play.own.sea.tiles {
        let free = match at.place {
            Place::Slot(Slot(slot)) => slots.take(slot),
            Place::Stack(deep) => deep < play.own.sea.stack() && stack.take(deep),
            place => place == Place::Box,
        };
        ledger.expect(free, || format!("{tile:?} is mislaid at {:?}", at.place));
    }
    for seat in (0..play.crew.seats()).map(Seat) {
        let poppets =
            play.own.stores.poppets(seat) + play.own.stores.poppets_at(Place::Buried(seat));
        ledger.expect(poppets <= MOST_POPPETS, || {
            format!("{seat} holds {poppets} poppets")
        });
        let objects = play.own.stores.objects_held(seat);
        ledger.expect(objects <= MOST_OBJECTS, || {
            format!("{seat} holds {objects} objects")
        });
        let skulls = play.own.stores.skulls_held(seat);
        ledger.expect(skulls <= play.most_skulls(seat), || {
            format!("{seat} holds {skulls} skulls")
        });
    }
    ledger.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::with_play;
    use crate::voodoo_pirate::{Setup, VoodooPirate, load};
    use rules::table::{SeatKind, Table};

    fn table() -> Table<VoodooPirate> {
        let setup = Setup::of(&[SeatKind::Random; 3]);
        Table::new(load::standard(), &setup, 1).unwrap()
    }

    /// Returns what is found at a new table where something was laid wrongly.
    fn found(spoil: fn(&mut Play)) -> Vec<String> {
        with_play(&mut table(), |play| {
            spoil(play);
            faults(play)
        })
    }

    fn found_once_looked_over(spoil: fn(&mut Play)) -> Vec<String> {
        let mut table = table();
        with_play(&mut table, spoil);
        table.faults()
    }

    #[test]
    fn what_is_mislaid_is_found() {
        assert_eq!(found(|_| {}), Vec::<String>::new());
        let spoils: [(&str, fn(&mut Play)); 9] = [
            ("two lie at one place", |play| {
                for (_, _, mut at) in play.holds.souls.iter_mut().take(2) {
                    at.place = Place::Grid(Cell(4));
                }
            }),
            ("a soul is mislaid", |play| {
                play.holds.souls.iter_mut().next().unwrap().2.place = Place::Box;
            }),
            ("two pieces at", |play| {
                let space = play.book.0.chart.harbour[0];
                for (_, mut at, ..) in play.ships.ships.iter_mut().take(2) {
                    at.place = Place::Sea(space);
                }
            }),
            ("a coin was", |play| {
                play.holds.coins.iter_mut().next().unwrap().1.place = Place::Box;
            }),
            ("a poppet was", |play| {
                play.own.stores.poppets.iter_mut().next().unwrap().1.place = Place::Box;
            }),
            ("an object is mislaid", |play| {
                play.own.stores.treasures.iter_mut().next().unwrap().2.place = Place::Bag;
            }),
            ("is mislaid at Stack(1)", |play| {
                for (_, _, mut at, ..) in play.own.sea.tiles.iter_mut().take(2) {
                    at.place = Place::Stack(1);
                }
            }),
            ("two cards in front", |play| {
                for (_, card, mut at) in &mut play.hands.cards {
                    if card.owner == Seat(0) {
                        at.place = Place::FaceUp(Seat(0));
                    }
                }
            }),
            ("two jail tokens", |play| {
                for (_, marker, mut at) in &mut play.markers.markers {
                    if *marker == Marker::Jail {
                        at.place = Place::Aboard(Seat(1));
                    }
                }
            }),
        ];
        for (what, spoil) in spoils {
            let told = found_once_looked_over(spoil).join("\n");
            assert!(told.contains(what), "expected {what}, got {told}");
            assert!(!told.contains("differ"), "{told}");
        }
    }

    #[test]
    fn tables_that_differ_from_the_pieces_are_found() {
        let spoils: [fn(&mut Play); 2] = [
            |play| play.holds.souls.iter_mut().next().unwrap().2.place = Place::Box,
            |play| play.own.sea.tiles.iter_mut().next().unwrap().2.place = Place::Box,
        ];
        for spoil in spoils {
            assert!(found(spoil)[0].contains("differ"));
        }
    }
}
