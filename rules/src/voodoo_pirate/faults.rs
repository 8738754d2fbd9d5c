//! What must always hold (`voodoo-pirate §15.19`).

use super::pieces::*;
use super::play::{MOST_OBJECTS, MOST_POPPETS, MOST_POWER, Play};
use crate::table::Seat;

/// Every invariant that does not hold, each in a sentence.
pub fn faults(play: Play) -> Vec<String> {
    let mut faults = Vec::new();
    let start = &play.book.0.start;
    let mut expect = |holds: bool, what: &dyn Fn() -> String| {
        if !holds {
            faults.push(what());
        }
    };
    let is_home =
        |place: Place| matches!(place, Place::Supply | Place::Aboard(_) | Place::Buried(_));
    let souls = start.soul_supply.iter().sum::<u8>();
    expect(play.souls.iter().count() == usize::from(souls), &|| {
        "a soul was made or lost".into()
    });
    expect(
        play.coins.iter().count() == usize::from(start.coin_supply)
            && play.coins.iter().all(|(_, at)| is_home(at.place)),
        &|| "a coin was made, lost or mislaid".into(),
    );
    expect(
        play.poppets.iter().count() == usize::from(start.poppet_supply)
            && play.poppets.iter().all(|(_, at)| is_home(at.place)),
        &|| "a poppet was made, lost or mislaid".into(),
    );
    expect(
        play.treasures.iter().all(|(_, _, at)| is_home(at.place)),
        &|| "an object is mislaid".into(),
    );
    let mut single: Vec<Place> = play
        .souls
        .iter()
        .map(|(_, _, at)| match at.place {
            // A buried soul keeps its place: nothing else may lie there.
            Place::BuriedBerth(seat, berth) => Place::Berth(seat, berth),
            place => place,
        })
        .filter(|place| *place != Place::Bag)
        .chain(play.ships.iter().map(|(_, at, ..)| at.place))
        .chain(play.tiles.iter().map(|(_, _, at, ..)| at.place))
        .filter(|place| *place != Place::Box)
        .collect();
    single.sort_unstable();
    for pair in single.windows(2) {
        expect(pair[0] != pair[1], &|| {
            format!("two pieces at {:?}", pair[0])
        });
    }
    expect(
        play.souls.iter().all(|(_, _, at)| {
            matches!(
                at.place,
                Place::Bag
                    | Place::Grid(Cell(0..9))
                    | Place::Berth(_, 0..4)
                    | Place::BuriedBerth(_, 0..4)
            )
        }),
        &|| "a soul is mislaid".into(),
    );
    let stack = play.stack();
    for deep in 0..stack {
        let count = play
            .tiles
            .iter()
            .filter(|(_, _, at, ..)| at.place == Place::Stack(deep))
            .count();
        expect(count == 1, &|| {
            format!("{count} tiles lie {deep} deep in the stack")
        });
    }
    for seat in (0..play.seats()).map(Seat) {
        let power = play.power(seat);
        expect((1..=MOST_POWER).contains(&power), &|| {
            format!("{seat} has power {power}")
        });
        let poppets = play.poppets(seat) + play.poppets_at(Place::Buried(seat));
        expect(poppets <= MOST_POPPETS, &|| {
            format!("{seat} holds {poppets} poppets")
        });
        let objects = play.objects_held(seat);
        expect(objects <= MOST_OBJECTS, &|| {
            format!("{seat} holds {objects} objects")
        });
        let skulls = play.skulls_held(seat);
        expect(skulls <= play.most_skulls(seat), &|| {
            format!("{seat} holds {skulls} skulls")
        });
        let jailed = play
            .markers
            .iter()
            .filter(|(_, marker, at)| **marker == Marker::Jail && at.place == Place::Aboard(seat))
            .count();
        expect(jailed <= 1, &|| {
            format!("{seat} holds {jailed} jail tokens")
        });
        let cards = play.cards.iter().filter(|(_, card, _)| card.owner == seat);
        let in_front = cards
            .filter(|(_, _, at)| at.place == Place::FaceUp(seat))
            .count();
        expect(in_front <= 1, &|| {
            format!("{seat} has {in_front} cards in front")
        });
    }
    for barrel in Barrel::ALL {
        let figures = play
            .figures
            .iter()
            .filter(|(_, figure, at)| {
                at.place == Place::On(*barrel) && matches!(figure, Figure::Of(_))
            })
            .count();
        expect(figures <= 1, &|| {
            format!("{figures} figures stand on {barrel:?}")
        });
    }
    for (marker, name) in [(Marker::Sun, "Sun"), (Marker::Moon, "Moon")] {
        let held = matches!(play.marker(marker), Place::Aboard(_));
        expect(held, &|| format!("nobody holds the {name}"));
    }
    faults
}
