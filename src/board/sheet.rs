//! The sheet of points of any game, put together of what each seat has of each source, and how a tie was decided.

use crate::table::figures::listed;
use crate::table::{Cell, Column, Row, Session, Speak, TableGame, Tally, TallyShared as Shared};
use rules::table::Seat;
use rules::table::words::{Value, Words};

/// The points of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatPoints {
    /// The seat that has them.
    pub seat: Seat,
    /// Their sum.
    pub total: i32,
    /// The words in the place of the sum of a seat that has no score.
    pub out: Option<String>,
    /// The number of them of each source.
    pub sources: Vec<(&'static str, i32)>,
}

impl SeatPoints {
    /// Returns the points of a source; none where it is not among them.
    #[must_use]
    pub fn of(&self, source: &str) -> i32 {
        let mut sources = self.sources.iter();
        let found = sources.find(|(other, _)| *other == source);
        found.map_or(0, |(_, points)| *points)
    }
}

/// The points of a game, as it tells them. A source's name and what it is for stand in the game's words under `score-SOURCE`.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The sources that have a row.
    pub sources: Vec<&'static str>,
    /// The points, by seat.
    pub seats: Vec<SeatPoints>,
    /// The picture of a source.
    pub icon: fn(&str) -> &'static str,
    /// The seats that win.
    pub winners: Vec<Seat>,
    /// The end of the game, in words.
    pub ending: String,
    /// A remark on points that are left out because only some may know it; empty if nothing is.
    pub left_out: String,
}

impl Sheet {
    /// Returns the sheet with all its texts. `why` says what made a seat's points of a source, and `parts` how they add up.
    pub fn tally<G: TableGame>(
        self,
        session: &Session<G>,
        why: impl Fn(&SeatPoints, &'static str) -> String,
        parts: impl Fn(&SeatPoints) -> String,
    ) -> Tally {
        let speaker = session.speaker();
        let words = speaker.words();
        let row = |&source: &&'static str| Row {
            icon: (self.icon)(source),
            name: words.say(&format!("score-{source}"), &[]),
            tip: words.say(&format!("score-{source}.tip"), &[]),
            cells: self
                .seats
                .iter()
                .map(|seat| Cell {
                    points: seat.of(source),
                    why: why(seat, source),
                })
                .collect(),
        };
        let column = |points: &SeatPoints| Column {
            badge: session.badge(points.seat),
            name: speaker.name(points.seat),
            won: self.winners.contains(&points.seat),
            total: points.total,
            out: points.out.clone(),
            parts: parts(points),
        };
        let names = self.winners.iter().map(|&seat| speaker.name(seat));
        let names: Vec<String> = names.collect();
        Tally {
            headline: headline(words, &names),
            again: ["ui-play-again", "ui-same-again"].map(|id| words.say(id, &[])),
            people: session.people().count(),
            columns: self.seats.iter().map(column).collect(),
            rows: self.sources.iter().map(row).collect(),
            total: (
                words.say("score-total", &[]),
                words.say("score-total.tip", &[]),
            ),
            shared: Shared::default(),
            decided: Vec::new(),
            ending: self.ending,
            midway: words.say("ui-points-now", &[]),
            left_out: self.left_out,
        }
    }
}

/// Returns who wins, in a sentence.
fn headline(words: &Words, names: &[String]) -> String {
    match names {
        [name] => words.say("ui-winner", &[("pirate", name.as_str().into())]),
        names => {
            let all = listed(words, names);
            words.say("ui-shared-win", &[("pirates", all.as_str().into())])
        }
    }
}

/// A tie for the first place, and the way in which it was decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The sentences that tell it.
    pub said: Vec<String>,
    /// The number of those tied at last.
    pub left: usize,
    /// True where the last thing that was compared told some of them apart.
    pub by_last: bool,
}

/// Tells how a tie for the first place was decided, by who was left after points and after each thing that was compared then.
///
/// The first text says who are tied, each of the others who is ahead by a thing. Returns `None` where nobody is tied.
pub fn tie(
    words: &Words,
    left: &[Vec<Seat>],
    texts: &[&str],
    name: impl Fn(Seat) -> String,
) -> Option<Tie> {
    let names = |seats: &[Seat]| -> Value<'static> {
        let names: Vec<String> = seats.iter().map(|&seat| name(seat)).collect();
        listed(words, &names).into()
    };
    let (first, id) = (left.first()?, texts.first()?);
    if first.len() < 2 {
        return None;
    }
    let mut tie = Tie {
        said: vec![words.say(id, &[("tied", names(first))])],
        left: first.len(),
        by_last: false,
    };
    for (ahead, id) in left.iter().zip(texts).skip(1) {
        tie.by_last = ahead.len() < tie.left;
        if tie.by_last {
            let count = (ahead.len() as i64).into();
            let values = [("count", count), ("ahead", names(ahead))];
            tie.said.push(words.say(id, &values));
        }
        tie.left = ahead.len();
    }
    Some(tie)
}
