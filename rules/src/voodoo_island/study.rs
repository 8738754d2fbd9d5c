//! What of a game is counted when its balance is studied.

use super::VoodooIsland;
use super::play::Play;
use super::values::*;
use crate::kit::ask_world;
use crate::study::{Counted, Ending, Studied};
use crate::table::{LoggedEvent, Seat, Table};

/// The kinds of thing whose uses are counted.
const CARDS: usize = 0;
const ITEMS: usize = 1;
const MISSIONS: usize = 2;
const DEATHS: usize = 3;

/// The ways to die.
const WAYS: &[&str] = &["Mist", "Axe", "Warrior", "Island"];

impl Studied for VoodooIsland {
    const SOURCES: &'static [&'static str] = &[
        "objects",
        "items",
        "cards",
        "supplies",
        "hearts",
        "left_behind",
    ];

    const SOMEBODY_WINS: bool = false;

    fn round(table: &Table<Self>) -> u32 {
        let began = |told: &&LoggedEvent<Event, Cause>| matches!(told.event, Event::RoundBegan(..));
        table.log().iter().filter(began).count() as u32
    }

    fn counted() -> Vec<Counted> {
        vec![
            Counted::of("cards", Expedition::ALL),
            Counted::of("items", Item::ALL),
            Counted::of("missions", Mission::ALL),
            Counted {
                kind: "deaths",
                things: WAYS.iter().map(|way| (*way).to_owned()).collect(),
            },
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let rounds = Self::round(table);
        let points = Self::points(table, None);
        let winners = ask_world(table.world_mut(), (), |play: Play| play.winners());
        let lengths = Self::counted()
            .into_iter()
            .map(|counted| counted.things.len());
        let none: Vec<Vec<u32>> = lengths.map(|things| vec![0; things]).collect();
        let mut uses = vec![none; points.len()];
        let mut hurt_by = Cause::Mist;
        for told in table.log() {
            if let Event::WasHurt(..) = told.event {
                hurt_by = told.cause;
            }
            if let Some((seat, kind, thing)) = used(table, told, hurt_by) {
                uses[seat.index()][kind][thing] += 1;
            }
        }
        Some(Ending {
            rounds,
            winners,
            points,
            uses,
        })
    }

    fn points(table: &mut Table<Self>, _: Option<Seat>) -> Vec<Vec<i32>> {
        let points = |play: Play| -> Vec<Vec<i32>> {
            let of = |seat| {
                if *play.phase.get() == Phase::Over {
                    play.final_points(seat)
                } else {
                    play.points(seat)
                }
            };
            let seats = play.from(Seat(0));
            seats.map(|seat| of(seat).map(i32::from).to_vec()).collect()
        };
        ask_world(table.world_mut(), (), points)
    }
}

/// What an event used: by whom, of which kind, which thing.
fn used(
    table: &Table<VoodooIsland>,
    told: &LoggedEvent<Event, Cause>,
    hurt_by: Cause,
) -> Option<(Seat, usize, usize)> {
    let data = table.data();
    match told.event {
        Event::CardUsed(seat, card) if told.cause != Cause::Limits => {
            Some((seat, CARDS, data.deck[usize::from(card.0)] as usize))
        }
        Event::Crafted(seat, item) => Some((seat, ITEMS, item as usize)),
        Event::MissionDone(seat, card, _) => Some((seat, MISSIONS, data.mission(card) as usize)),
        Event::Died(seat) => {
            let by = format!("{hurt_by:?}");
            let way = WAYS.iter().position(|way| *way == by)?;
            Some((seat, DEATHS, way))
        }
        _ => None,
    }
}
