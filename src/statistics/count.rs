//! Sums over the records: of all people at the table, or of one of them.

use super::{Record, Sat};
use rules::study::{Mean, Share};
use rules::table::SeatKind;
use std::collections::BTreeSet;

/// The fewest games of which a share of wins says anything.
const ENOUGH: u32 = 5;

/// A choice of games and of people whose results are counted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only games of this id.
    pub game: Option<String>,
    /// Only this person's results.
    pub player: Option<String>,
    /// True if games for practice are counted, instead of all others.
    pub practice: bool,
}

impl Filter {
    fn has(&self, record: &Record) -> bool {
        let game = self.game.as_ref().is_none_or(|game| *game == record.game);
        game && record.practice == self.practice
    }

    fn follows(&self, sat: &Sat) -> bool {
        sat.kind == SeatKind::Human && self.player.as_ref().is_none_or(|name| *name == sat.name)
    }
}

/// Results: their number, the wins among them, and the points. A win that is shared counts in parts.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    /// Results.
    pub games: u32,
    /// Wins among them.
    pub won: f64,
    /// The wins that as many equally good players would have had.
    pub even: f64,
    /// Points.
    pub points: Mean,
}

impl Tally {
    fn add(&mut self, record: &Record, sat: &Sat) {
        self.games += 1;
        if sat.place == 1 {
            self.won += 1.0 / record.winners().max(1) as f64;
        }
        self.even += 1.0 / record.seats.len().max(1) as f64;
        self.points.add(f64::from(sat.points));
    }

    /// Returns the share of wins.
    #[must_use]
    pub fn share(&self) -> Share {
        Share::of(self.won, f64::from(self.games))
    }

    /// Returns whether there are enough games for the share of wins to say anything.
    #[must_use]
    pub fn tells(&self) -> bool {
        self.games >= ENOUGH
    }

    /// Returns the share of wins that equally good players would have.
    #[must_use]
    pub fn even_share(&self) -> f64 {
        self.even / f64::from(self.games.max(1))
    }
}

/// The sums over the records.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Counts {
    /// Games that were played.
    pub games: usize,
    /// All results of the people counted.
    pub all: Tally,
    /// The same by game, by its id.
    pub by_game: Vec<(String, Tally)>,
    /// The same by seat, the first one first.
    pub by_seat: Vec<(usize, Tally)>,
    /// The same by the kinds of others at the table.
    pub by_opponent: Vec<(SeatKind, Tally)>,
    /// The points of each result, the oldest first.
    pub points: Vec<i32>,
    /// The sum of the known times, in seconds, and the number of games it is of.
    pub time: (u64, u32),
}

/// Returns the sums over the games and people that a filter lets through.
#[must_use]
pub fn count(records: &[Record], filter: &Filter) -> Counts {
    let mut counts = Counts::default();
    for record in records.iter().filter(|record| filter.has(record)) {
        let followed: Vec<(usize, &Sat)> = record
            .seats
            .iter()
            .enumerate()
            .filter(|(_, sat)| filter.follows(sat))
            .collect();
        if followed.is_empty() && filter.player.is_some() {
            continue;
        }
        counts.games += 1;
        if let Some(seconds) = record.seconds {
            counts.time.0 += seconds;
            counts.time.1 += 1;
        }
        for (seat, sat) in followed {
            counts.all.add(record, sat);
            counts.points.push(sat.points);
            let game = of(&mut counts.by_game, record.game.clone());
            game.add(record, sat);
            of(&mut counts.by_seat, seat).add(record, sat);
            let others = record.seats.iter().enumerate();
            let others = others.filter(|&(other, _)| other != seat);
            let kinds: BTreeSet<SeatKind> = others.map(|(_, other)| other.kind).collect();
            for kind in kinds {
                of(&mut counts.by_opponent, kind).add(record, sat);
            }
        }
    }
    counts.by_game.sort_by(|one, other| one.0.cmp(&other.0));
    counts.by_seat.sort_by_key(|(seat, _)| *seat);
    counts.by_opponent.sort_by_key(|(kind, _)| *kind);
    counts
}

/// Returns the tally under a key, a new one where there is none.
fn of<K: PartialEq>(tallies: &mut Vec<(K, Tally)>, key: K) -> &mut Tally {
    let place = tallies.iter().position(|(other, _)| *other == key);
    let place = place.unwrap_or_else(|| {
        tallies.push((key, Tally::default()));
        tallies.len() - 1
    });
    &mut tallies[place].1
}

/// Returns the names of all people in the records, sorted.
#[must_use]
pub fn people(records: &[Record]) -> Vec<String> {
    let sat = records.iter().flat_map(|record| &record.seats);
    let people = sat.filter(|sat| sat.kind == SeatKind::Human);
    let names: BTreeSet<&String> = people.map(|sat| &sat.name).collect();
    names.into_iter().cloned().collect()
}

/// Returns the ids of all games in the records, sorted.
#[must_use]
pub fn games(records: &[Record]) -> Vec<String> {
    let ids: BTreeSet<&String> = records.iter().map(|record| &record.game).collect();
    ids.into_iter().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use SeatKind::{Captain, Human};
    use games::voodoo::CURSED;

    /// Returns a game from its seats: kind, name, points, place.
    fn game(id: &str, practice: bool, seats: &[(SeatKind, &str, i32, u8)]) -> Record {
        let sat = seats.iter().map(|&(kind, name, points, place)| Sat {
            kind,
            name: name.to_owned(),
            colour: "Red".to_owned(),
            points,
            place,
        });
        Record {
            date: "2026-11-21".to_owned(),
            game: id.to_owned(),
            practice,
            rounds: 10,
            seconds: (id == "tiles").then_some(600),
            house: Vec::new(),
            seats: sat.collect(),
        }
    }

    fn records() -> Vec<Record> {
        vec![
            game(
                "tiles",
                false,
                &[(Human, "Ines", 30, 1), (CURSED, "", 20, 2)],
            ),
            game(
                "tiles",
                false,
                &[
                    (CURSED, "", 40, 1),
                    (Human, "Ines", 10, 3),
                    (Human, "Tomas", 25, 2),
                    (Captain, "", 5, 4),
                ],
            ),
            // Both win.
            game(
                "cards",
                false,
                &[(Human, "Tomas", 22, 1), (Human, "Ines", 22, 1)],
            ),
            game("tiles", true, &[(Human, "Ines", 99, 1), (CURSED, "", 1, 2)]),
            game("tiles", false, &[(CURSED, "", 12, 1), (Captain, "", 11, 2)]),
        ]
    }

    #[test]
    fn results_are_counted_by_game_seat_and_opponent() {
        let counts = count(&records(), &Filter::default());
        assert_eq!(counts.games, 4, "practice is counted apart");
        assert_eq!(counts.all.games, 5);
        assert!(
            (counts.all.won - 2.0).abs() < 1e-9,
            "a shared win is half a win"
        );
        assert_eq!(counts.points, [30, 10, 25, 22, 22]);
        assert_eq!(counts.time, (1800, 3));
        let told = |tallies: &[(String, Tally)]| -> Vec<(String, u32, f64)> {
            let tallies = tallies.iter();
            tallies
                .map(|(id, tally)| (id.clone(), tally.games, tally.won))
                .collect()
        };
        assert_eq!(
            told(&counts.by_game),
            [("cards".to_owned(), 2, 1.0), ("tiles".to_owned(), 3, 1.0)]
        );
        let seats: Vec<_> = counts
            .by_seat
            .iter()
            .map(|(seat, tally)| (*seat, tally.games, tally.won))
            .collect();
        assert_eq!(seats, [(0, 2, 1.5), (1, 2, 0.5), (2, 1, 0.0)]);
        let others: Vec<_> = counts
            .by_opponent
            .iter()
            .map(|(kind, tally)| (*kind, tally.games, tally.won))
            .collect();
        assert_eq!(
            others,
            [(Human, 4, 1.0), (CURSED, 3, 1.0), (Captain, 2, 0.0)]
        );
    }

    #[test]
    fn one_person_is_followed_through_one_game() {
        let filter = Filter {
            game: Some("tiles".to_owned()),
            player: Some("Ines".to_owned()),
            practice: false,
        };
        let counts = count(&records(), &filter);
        assert_eq!((counts.games, counts.all.games), (2, 2));
        assert_eq!(counts.points, [30, 10]);
        assert!((counts.all.even_share() - 0.375).abs() < 1e-9);
        let share = counts.all.share();
        assert!((share.share - 0.5).abs() < 1e-9);
        assert!((share.low - 0.0945).abs() < 1e-3 && (share.high - 0.9055).abs() < 1e-3);
        let practice = Filter {
            practice: true,
            ..filter
        };
        assert_eq!(count(&records(), &practice).points, [99]);
    }

    #[test]
    fn people_and_games_are_named_once() {
        assert_eq!(people(&records()), ["Ines", "Tomas"]);
        assert_eq!(games(&records()), ["cards", "tiles"]);
        assert_eq!(count(&[], &Filter::default()), Counts::default());
    }
}
