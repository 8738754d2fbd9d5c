//! What of a game is counted when its balance is studied.

use super::PirateCrusades;
use super::play::Play;
use super::scored::by_source;
use super::values::*;
use crate::kit::ask_world;
use crate::study::{Counted, Ending, Studied};
use crate::table::{LoggedEvent, Seat, Table};

/// The kinds of thing whose uses are counted.
const MISSIONS: usize = 0;
const BONUSES: usize = 1;
const SHIPS: usize = 2;
const ENDS: usize = 3;

/// How the game can end for a player.
const WON: usize = 0;
const LEFT: usize = 1;
const OUT: usize = 2;

impl Studied for PirateCrusades {
    const SOURCES: &'static [&'static str] = &[
        "missions",
        "cards",
        "rounds",
        "reputation",
        "riches",
        "ship",
        "out",
    ];

    const SOMEBODY_WINS: bool = false;

    fn round(table: &Table<Self>) -> u32 {
        let mut log = table.log().iter().rev();
        let began = log.find_map(|told| match told.event {
            Event::PhaseBegan(_, round) => Some(round),
            _ => None,
        });
        began.unwrap_or(0).into()
    }

    fn counted() -> Vec<Counted> {
        let ends = ["Won", "Left", "Out"];
        vec![
            Counted::of("missions", MissionKind::ALL),
            Counted::of("bonuses", Bonus::ALL),
            Counted::of("ships", Class::ALL),
            Counted {
                kind: "ends",
                things: ends.map(str::to_owned).to_vec(),
                compared: false,
            },
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let rounds = Self::round(table);
        let points = Self::points(table, None);
        let (winners, left, first) = ask_world(table.world_mut(), (), |play: Play| {
            let left = |seat: &Seat| play.standing(*seat) != Standing::Out;
            let left: Vec<Seat> = play.from(Seat(0)).filter(left).collect();
            (play.winners(), left, play.turn.first)
        });
        // In the order of play, from 1.
        let seats = points.len();
        let place = |seat: usize| (seat + seats - first.index()) % seats + 1;
        let places: Vec<String> = (0..seats).map(|seat| place(seat).to_string()).collect();
        let mut uses = Self::no_uses(points.len());
        for (seat, uses) in (0..).map(Seat).zip(&mut uses) {
            let end = match (winners.contains(&seat), left.contains(&seat)) {
                (true, _) => WON,
                (false, true) => LEFT,
                (false, false) => OUT,
            };
            uses[ENDS][end] += 1;
        }
        for (seat, card, bonus) in dealt(table) {
            let (kind, thing) = match bonus {
                true => (BONUSES, table.data().card(card).bonus as usize),
                false => (SHIPS, table.data().card(card).class as usize),
            };
            uses[seat.index()][kind][thing] += 1;
        }
        for told in table.log() {
            if let Event::MissionDone(seat, card) = told.event {
                let kind = table.data().card(card).mission.kind();
                uses[seat.index()][MISSIONS][kind as usize] += 1;
            }
        }
        Some(Ending {
            rounds,
            winners,
            traits: vec![("place", places)],
            points,
            uses,
        })
    }

    fn points(table: &mut Table<Self>, _: Option<Seat>) -> Vec<Vec<i32>> {
        let points = |play: Play| -> Vec<Vec<i32>> {
            let seats = play.from(Seat(0));
            seats
                .map(|seat| {
                    by_source(play.seats.long, play.points(seat))
                        .map(i32::from)
                        .to_vec()
                })
                .collect()
        };
        ask_world(table.world_mut(), (), points)
    }
}

/// Returns the ships and bonuses that were dealt: to whom, and whether it is a bonus. Where one lay at the beginning, the first move
/// of the card tells; whatever never moved lies there still.
fn dealt(table: &mut Table<PirateCrusades>) -> Vec<(Seat, Card, bool)> {
    let mut places = ask_world(table.world_mut(), (), |play: Play| -> Vec<Place> {
        Card::all().map(|card| play.cards.place(card)).collect()
    });
    let moved = |told: &LoggedEvent<Event, Cause>| match told.event {
        Event::Moved(Some(card), from, _) => Some((card, from)),
        _ => None,
    };
    for (card, from) in table.log().iter().rev().filter_map(moved) {
        places[card.index()] = from;
    }
    let dealt = Card::all().zip(places);
    let dealt = dealt.filter_map(|(card, place)| match place {
        Place::Ship(seat) => Some((seat, card, false)),
        Place::Bonus(seat, _) => Some((seat, card, true)),
        _ => None,
    });
    dealt.collect()
}
