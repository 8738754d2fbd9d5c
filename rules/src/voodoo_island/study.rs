//! The figures of a game that are counted when its balance is studied.

use super::VoodooIsland;
use super::data::Data;
use super::play::Play;
use super::values::*;
use rules::kit::ask_world;
use rules::study::{Counted, Ending, Studied};
use rules::table::{LoggedEvent, Seat, Table};

/// The kinds of thing whose uses are counted.
const CARDS: usize = 0;
const ITEMS: usize = 1;
const MISSIONS: usize = 2;
const DEATHS: usize = 3;
const ENDS: usize = 4;
const MISSIONS_BY_DAY: usize = 5;
const DEATHS_BY_DAY: usize = 6;

/// The ways to die.
const WAYS: &[Cause] = &[Cause::Mist, Cause::Axe, Cause::Warrior, Cause::Island];
/// The ways in which the last day can end for an explorer.
const ABOARD: usize = 0;
const LEFT_BEHIND: usize = 1;
/// The most days that a game can have.
const MOST_DAYS: u8 = 10;

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
            Counted::of("deaths", WAYS),
            Counted {
                kind: "ends",
                things: vec!["Aboard".to_owned(), "LeftBehind".to_owned()],
                compared: false,
            },
            by_day("missions_by_day"),
            by_day("deaths_by_day"),
        ]
    }

    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let rounds = Self::round(table);
        let points = Self::points(table, None);
        let winners = ask_world(table.world_mut(), (), |play: Play| play.winners());
        let mut uses = Self::no_uses(points.len());
        let places = places(table.log(), points.len());
        let mut story = Story::default();
        for told in table.log() {
            for (seat, kind, thing) in story.used(table.data(), told) {
                uses[seat.index()][kind][thing] += 1;
            }
        }
        Some(Ending {
            rounds,
            winners,
            traits: places.map(|places| ("place", places)).into_iter().collect(),
            points,
            uses,
        })
    }

    rules::points_by!(Play, standing);
}

/// Points as they stand, by source; at the end those that count.
fn standing(play: &Play, seat: Seat) -> Points {
    match *play.phase.get() {
        Phase::Over => play.final_points(seat),
        _ => play.points(seat),
    }
}

/// Returns each seat's place in the order of play on the first day, from 1: first is who was drawn to be First on the trail, and
/// rolled its cell first.
fn places(log: &[LoggedEvent<Event, Cause>], seats: usize) -> Option<Vec<String>> {
    let first = log.iter().find_map(|told| match told.event {
        Event::Rolled(seat, Roll::Start, _) => Some(seat.index()),
        _ => None,
    })?;
    let place = |seat: usize| (seat + seats - first) % seats + 1;
    Some((0..seats).map(|seat| place(seat).to_string()).collect())
}

/// A kind of thing that is counted day by day.
fn by_day(kind: &'static str) -> Counted {
    let things = (1..=MOST_DAYS).map(|day| day.to_string()).collect();
    Counted {
        kind,
        things,
        compared: false,
    }
}

/// The memory of a log on the way through it.
#[derive(Default)]
struct Story {
    day: u8,
    /// The rule by which somebody was last hurt.
    hurt_by: Option<Cause>,
}

impl Story {
    /// Returns what an event used: by whom, of which kind, which thing.
    fn used(
        &mut self,
        data: &Data,
        told: &LoggedEvent<Event, Cause>,
    ) -> impl Iterator<Item = (Seat, usize, usize)> + use<> {
        let today = usize::from(self.day.saturating_sub(1));
        let used = match told.event {
            Event::PhaseBegan(_, day) => {
                self.day = day;
                [None, None]
            }
            Event::WasHurt(..) => {
                self.hurt_by = Some(told.cause);
                [None, None]
            }
            Event::CardUsed(seat, card) if told.cause != Cause::Limits => {
                let kind = data.deck[usize::from(card.0)];
                [Some((seat, CARDS, kind as usize)), None]
            }
            Event::Crafted(seat, item) => [Some((seat, ITEMS, item as usize)), None],
            Event::MissionDone(seat, card, _) => {
                let mission = data.mission(card) as usize;
                let done = Some((seat, MISSIONS, mission));
                [done, Some((seat, MISSIONS_BY_DAY, today))]
            }
            Event::Died(seat) => {
                let way = WAYS.iter().position(|way| Some(*way) == self.hurt_by);
                let died = way.map(|way| (seat, DEATHS, way));
                [died, Some((seat, DEATHS_BY_DAY, today))]
            }
            Event::Scored(seat, points) => {
                let end = if points[5] == 0 { ABOARD } else { LEFT_BEHIND };
                [Some((seat, ENDS, end)), None]
            }
            _ => [None, None],
        };
        used.into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EXPLORER, Setup};
    use rules::table::conformance::step;
    use rules::table::{Dice, Packed, SeatKind};

    #[test]
    fn missions_and_deaths_are_counted_by_day_as_by_kind() {
        let setup = Setup::of(&[EXPLORER, EXPLORER, SeatKind::Random]);
        let (mut sums, mut firsts) = ([0; 7], 0);
        for seed in 0..20 {
            let data = VoodooIsland::standard();
            let mut table = Table::<VoodooIsland>::new(data, &setup, seed).unwrap();
            let mut dice = Dice::new(seed);
            while step(&mut table, &mut dice) {}
            let ending = VoodooIsland::ending(&mut table).unwrap();
            let [("place", places)] = &ending.traits[..] else {
                panic!("no places");
            };
            let mut sorted = places.clone();
            sorted.sort();
            assert_eq!(sorted, ["1", "2", "3"]);
            firsts += u32::from(places[0] == "1");
            for seat in &ending.uses {
                assert_eq!(seat[ENDS].iter().sum::<u32>(), 1);
                for (sum, kind) in sums.iter_mut().zip(seat) {
                    *sum += kind.iter().sum::<u32>();
                }
            }
        }
        assert_eq!(sums[MISSIONS], sums[MISSIONS_BY_DAY]);
        assert_eq!(sums[DEATHS], sums[DEATHS_BY_DAY]);
        assert!(sums.iter().all(|sum| *sum > 0), "{sums:?}");
        assert!((1..20).contains(&firsts), "who goes first is drawn");
    }
}
