//! Statistics: the results of games that were played to their end, kept as plain lines and counted.

mod book;
mod count;

pub use book::{ASIDE, Book, FILE, append, import, open};
pub use count::{Counts, Filter, Tally, count, games, people};

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo::Seats;
use games::voodoo_island::VoodooIsland;
use rules::kit::{Fitted, Options, Outfit, Seating, Sort, Value};
use rules::study::Studied;
use rules::table::{Seat, SeatKind, Table};
use serde::{Deserialize, Deserializer, Serialize};

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The day it ended, as `2026-11-21`, in universal time.
    pub date: String,
    /// The game's id.
    pub game: String,
    /// True if it was played on by people who knew what was to come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Rounds played.
    pub rounds: u32,
    /// Its duration, in seconds, if it was played in one session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
    /// House rules that were on.
    pub house: Vec<String>,
    /// The players, in the order of the seats.
    pub seats: Vec<Sat>,
}

/// A player of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sat {
    /// The kind of player.
    #[serde(deserialize_with = "kind")]
    pub kind: SeatKind,
    /// Its name.
    pub name: String,
    /// Its colour, or another mark that told it apart.
    pub colour: String,
    /// Its points.
    pub points: i32,
    /// Its place, from 1; several share the first where the win is shared.
    pub place: u8,
}

/// The kinds that only some games have. A game that names others of its own is a line here.
const AUTOMA: &[&[SeatKind]] = &[
    Seats::KINDS,
    VoodooIsland::AUTOMA,
    PirateCrusades::AUTOMA,
    CursedSeas::AUTOMA,
];

fn kind<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatKind, D::Error> {
    SeatKind::read(deserializer, &AUTOMA.concat())
}

impl Record {
    /// Returns the record of the game at a table; none if it is not over.
    pub fn of<G: Studied + Fitted>(
        table: &mut Table<G>,
        names: &[String],
        practice: bool,
        seconds: Option<u64>,
        date: String,
    ) -> Option<Self> {
        let ending = G::ending(table)?;
        let points: Vec<i32> = ending
            .points
            .iter()
            .map(|points| points.iter().sum())
            .collect();
        let rank = |seat: usize| (ending.winners.contains(&Seat(seat as u8)), points[seat]);
        let colours = G::names(table.setup());
        let kinds = G::seats(table.setup());
        let seats = kinds.into_iter().zip(colours).zip(names).enumerate();
        let sat = seats.map(|(seat, ((kind, colour), name))| {
            let better = (0..points.len()).filter(|&other| rank(other) > rank(seat));
            Sat {
                kind,
                name: name.clone(),
                colour,
                points: points[seat],
                place: 1 + better.count() as u8,
            }
        });
        Some(Self {
            date,
            game: G::ID.to_owned(),
            practice,
            rounds: ending.rounds,
            seconds,
            seats: sat.collect(),
            house: house(&table.setup().options),
        })
    }

    /// Returns the number of winners.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|sat| sat.place == 1).count()
    }
}

/// Returns the ids of the options that are a plain yes or no and are on, sorted.
fn house(options: &Options) -> Vec<String> {
    let on = options.iter().filter(|(option, value)| {
        matches!(option.sort, Sort::YesNo) && **value == Value::Yes(true)
    });
    let mut on: Vec<String> = on.map(|(option, _)| option.id.to_owned()).collect();
    on.sort();
    on
}

/// Returns the day of a moment, so many seconds after 1970 began, as `2026-11-21`.
#[must_use]
pub fn day(seconds: u64) -> String {
    // Years that begin in March have their leap day at their end; eras of 400 years are all alike.
    let days = seconds / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns today's day, in universal time.
#[must_use]
pub fn today() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    day(now.map_or(0, |now| now.as_secs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_pirate::{BLESSED, SKILLS, Setup};

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_767_225_599, "2025-12-31"),
            (1_795_219_200, "2026-11-21"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(super::day(seconds), day);
        }
    }

    #[test]
    fn house_rules_are_what_is_on_in_a_setup() {
        let house = |skills: bool, blessed: bool| {
            let setup = Setup::of(&[SeatKind::Human]).with(&SKILLS, skills);
            house(&setup.with(&BLESSED, blessed).options)
        };
        assert_eq!(house(true, false), ["skills"]);
        assert_eq!(house(true, true), ["blessed", "skills"]);
        assert!(house(false, false).is_empty());
    }
}
