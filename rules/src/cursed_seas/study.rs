//! The figures of a game that are counted when its balance is studied.

use super::CursedSeas;
use super::play::Play;
use super::values::*;
use bevy_ecs::prelude::In;
use rules::kit::ask_world;
use rules::study::{Ending, Studied};
use rules::table::{Seat, Table};

impl Studied for CursedSeas {
    const SOURCES: &'static [&'static str] = &["home", "aboard"];

    rules::rounds_told!();

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let rounds = Self::round(table);
        let points = Self::points(table, None);
        let (winners, fleets) = ask_world(table.world_mut(), (), |play: Play| {
            let worth = |seat: Seat| (play.score(seat).iter().sum::<u8>(), play.remains(seat));
            let over = *play.phase.get() == Phase::Over;
            let most = play.from(Seat(0)).map(worth).max().filter(|_| over);
            let seats = play.from(Seat(0)).filter(|&seat| Some(worth(seat)) == most);
            let fleets = play.from(Seat(0)).map(|seat| play.nation(seat));
            (
                seats.collect::<Vec<Seat>>(),
                fleets.collect::<Vec<String>>(),
            )
        });
        if winners.is_empty() {
            return None;
        }
        Some(Ending {
            rounds,
            winners,
            traits: vec![("fleet", fleets)],
            uses: vec![Vec::new(); points.len()],
            points,
        })
    }

    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>> {
        ask_world(
            table.world_mut(),
            viewer,
            |In(viewer): In<Option<Seat>>, play: Play| {
                let over = *play.phase.get() == Phase::Over;
                let points = play.from(Seat(0)).map(|seat| {
                    let [home, aboard] = play.score(seat);
                    // What is aboard can still come home; what others' coins are worth is hidden.
                    let aboard = match viewer {
                        _ if over => aboard,
                        Some(viewer) if viewer != seat => 0,
                        _ => play.gold_aboard(seat),
                    };
                    vec![home.into(), aboard.into()]
                });
                points.collect::<Vec<Vec<i32>>>()
            },
        )
    }
}

impl Play<'_, '_> {
    /// Returns the nation of a player's first ship, as the data files spell it.
    fn nation(&self, seat: Seat) -> String {
        let pieces = self.pieces();
        let mut fleet = pieces
            .vessels()
            .filter(|vessel| pieces.fleets[vessel.index()] == seat);
        let make = fleet
            .next()
            .and_then(|vessel| self.waters.hull(vessel).make);
        let nation = match make {
            Some(Make::Ship(ship)) => Some(self.data().ship(ship).nation),
            Some(Make::Creature(creature)) => Some(self.data().creature(creature).nation),
            None => None,
        };
        nation.map_or_else(String::new, |nation| format!("{nation:?}"))
    }
}
