//! What must always hold (`voodoo-pirate §15.19`).

use super::pieces::*;
use super::play::{Lying, MOST_OBJECTS, MOST_POPPETS, Play};
use crate::kit::Ledger;
use crate::table::Seat;

/// Every invariant that does not hold, each in a sentence.
pub fn faults(play: &Play) -> Vec<String> {
    let mut ledger = Ledger::default();
    let start = &play.book.0.start;
    play.check_shared(start.soul_supply.iter().sum(), &mut ledger);
    ledger.expect(*play.own.lying == Lying::of(play), || {
        "the tables of what lies where differ from the pieces".into()
    });
    let is_home =
        |place: Place| matches!(place, Place::Supply | Place::Aboard(_) | Place::Buried(_));
    ledger.expect(
        play.coins.iter().count() == usize::from(start.coin_supply)
            && play.coins.iter().all(|(_, at)| is_home(at.place)),
        || "a coin was made, lost or mislaid".into(),
    );
    let poppets = || play.own.poppets.iter();
    ledger.expect(
        poppets().count() == usize::from(start.poppet_supply)
            && poppets().all(|(_, at)| is_home(at.place)),
        || "a poppet was made, lost or mislaid".into(),
    );
    let mut treasures = play.own.treasures.iter();
    ledger.expect(treasures.all(|(_, _, at)| is_home(at.place)), || {
        "an object is mislaid".into()
    });
    let tiles = play.own.tiles.iter().map(|(_, _, at, ..)| at.place);
    ledger.one_a_place(tiles.clone().filter(|&place| place != Place::Box));
    for deep in 0..play.stack() {
        let count = tiles.clone().filter(|&at| at == Place::Stack(deep)).count();
        ledger.expect(count == 1, || {
            format!("{count} tiles lie {deep} deep in the stack")
        });
    }
    for seat in (0..play.seats()).map(Seat) {
        let poppets = play.poppets(seat) + play.poppets_at(Place::Buried(seat));
        ledger.expect(poppets <= MOST_POPPETS, || {
            format!("{seat} holds {poppets} poppets")
        });
        let objects = play.objects_held(seat);
        ledger.expect(objects <= MOST_OBJECTS, || {
            format!("{seat} holds {objects} objects")
        });
        let skulls = play.skulls_held(seat);
        ledger.expect(skulls <= play.most_skulls(seat), || {
            format!("{seat} holds {skulls} skulls")
        });
    }
    ledger.0
}
