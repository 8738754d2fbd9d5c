//! The sheet of points of any game, put together of what each seat has of each source, and how a tie was decided.

use crate::table::figures::{change, listed};
use crate::table::{
    Cell, Column, Ranks, Row, Seen, Session, Speak, TableGame, Tally, TallyShared as Shared,
    TextSection,
};
use rules::study::Studied;
use rules::table::Seat;
use rules::table::words::{Value, Words};

/// The points of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatPoints {
    /// The seat that has them.
    pub seat: Seat,
    /// Their sum.
    pub total: i32,
    /// The words that stand for the sum of a seat that has no score; `None` for one that has.
    pub out: Option<String>,
    /// The sources, each with the number of points from it.
    pub sources: Vec<(&'static str, i32)>,
}

impl SeatPoints {
    /// Returns the points of a seat, with those of each source that studies count, in the order of [`Studied::SOURCES`].
    pub fn counted<G: TableGame + Studied>(
        seen: &impl Seen<G>,
        seat: Seat,
        points: impl IntoIterator<Item: Into<i32>>,
    ) -> Self {
        let points = points.into_iter().map(Into::into);
        Self {
            seat,
            total: <G as TableGame>::points(seen.view(), seen.data(), seat),
            out: None,
            sources: G::SOURCES.iter().copied().zip(points).collect(),
        }
    }

    /// Returns the sources that brought or cost points, each with these.
    fn some(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let sources = self.sources.iter().copied();
        sources.filter(|(_, points)| *points != 0)
    }

    /// Returns in words how they add up: the sources that brought or cost points, each with these.
    #[must_use]
    pub fn parts(&self, words: &Words) -> String {
        let parts = self.some().map(|(source, points)| {
            let source = words.say(&format!("score-{source}"), &[]);
            let values = [("source", source.into()), ("points", change(points).into())];
            words.say("score-part", &values)
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Returns each source that brought or cost points with a sentence of them: the text of an id, with the source, its points and
    /// `why`.
    pub fn told<G: TableGame>(
        &self,
        seen: &impl Seen<G>,
        id: &str,
        why: impl Fn(&Self, &'static str) -> String,
    ) -> Vec<(&'static str, String)> {
        let told = self.some().map(|(source, points)| {
            let values = [
                ("source", seen.say(&format!("score-{source}"), &[]).into()),
                ("points", points.into()),
                ("why", why(self, source).into()),
            ];
            (source, seen.say(id, &values))
        });
        told.collect()
    }

    /// Returns the points of a source; 0 where it is not among them.
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
    /// Returns the sheet of these points, on which each source has a row that brings anybody points who has a score.
    #[must_use]
    pub fn of(
        seats: Vec<SeatPoints>,
        icon: fn(&str) -> &'static str,
        winners: Vec<Seat>,
        ending: String,
    ) -> Self {
        let scores = |source: &str| {
            let mut seats = seats.iter().filter(|seat| seat.out.is_none());
            seats.any(|seat| seat.of(source) != 0)
        };
        let all = seats.first().map_or(&[][..], |seat| &seat.sources);
        let sources = all.iter().map(|(source, _)| *source);
        Self {
            sources: sources.filter(|source| scores(source)).collect(),
            icon,
            winners,
            ending,
            left_out: String::new(),
            seats,
        }
    }

    /// Returns the sheet with rows for all that this game ranks by, also where nobody has any of it yet.
    fn with_all(mut self, ranks: &Ranks) -> Self {
        let all = self.seats.first().map_or(&[][..], |seat| &seat.sources);
        let all = all.iter().map(|(source, _)| *source);
        let ranked = |source: &str| ranks.0.iter().any(|(other, _)| *other == source);
        let has_row = |source: &&str| self.sources.contains(source) || ranked(source);
        self.sources = all.filter(has_row).collect();
        self
    }

    /// Returns the sheet with all its texts. `why` says what made a seat's points of a source, and `parts` how they add up.
    pub fn tally<G: TableGame>(
        mut self,
        session: &Session<G>,
        why: impl Fn(&SeatPoints, &'static str) -> String,
        parts: impl Fn(&SeatPoints) -> String,
    ) -> Tally {
        self = self.with_all(&session.ranks());
        let speaker = session.speaker();
        let words = speaker.words();
        let row = |&source: &&'static str| Row {
            source,
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

/// Tells all points, source by source, each with how it came about; of a game that is over first how it ended. `topic` is the
/// rulebook's topic of them.
pub fn told<G: TableGame>(
    seen: &impl Seen<G>,
    ended: Option<String>,
    seats: impl IntoIterator<Item = SeatPoints>,
    topic: &'static str,
    why: impl Fn(&SeatPoints, &'static str) -> String,
) -> TextSection {
    let heading = match ended {
        Some(_) => "score-total",
        None => "told-score",
    };
    let mut part = TextSection::new(seen.say(heading, &[])).known_by("score");
    part.say_all(ended.into_iter());
    for points in seats {
        let values = [
            ("pirate", seen.name(points.seat)),
            ("source", seen.say("score-total", &[]).into()),
            ("points", points.total.into()),
        ];
        part.explain(seen.say("ui-score-cell", &values), seen.tip("score-total"));
        part.about(topic);
        for (source, told) in points.told(seen, "told-source", &why) {
            part.explain(told, seen.tip(&format!("score-{source}")));
        }
    }
    part
}

/// Returns who wins, in a sentence. Several share the win.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_game_ranks_by_has_a_row_before_anybody_has_any_of_it() {
        let seats = [0, 3].map(|cards| SeatPoints {
            seat: Seat(0),
            total: cards,
            out: None,
            sources: vec![("missions", 0), ("rounds", 0), ("cards", cards)],
        });
        let sheet = Sheet::of(seats.into(), |_| "", Vec::new(), String::new());
        assert_eq!(sheet.sources, ["cards"]);
        let ranks = Ranks(vec![("missions", 100), ("cards", 1)]);
        assert_eq!(sheet.with_all(&ranks).sources, ["missions", "cards"]);
    }
}
