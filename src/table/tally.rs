//! The sheet of points, the same for all games: seats across, sources of points down.

use super::gathering::raise;
use super::{Observation, Ranks, Sentence, Session, Speak, TableGame, is_played};
use crate::order::{GameSystems, GameUpdate, OfGame};
use crate::{Over, Screen};
use bevy::prelude::*;
use rules::kit::{Declaration, SharedVoyage};
use rules::table::Seat;
use rules::table::words::Words;

/// A seat's points of one source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The number of points.
    pub points: i32,
    /// The things that made them, in words.
    pub why: String,
}

/// A source of points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The source, as studies name it.
    pub source: &'static str,
    /// The name of its picture.
    pub icon: &'static str,
    /// The name of the source.
    pub name: String,
    /// The explanation of how it is counted.
    pub tip: String,
    /// The points of each seat.
    pub cells: Vec<Cell>,
}

/// A seat's column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The name of the picture of its badge.
    pub badge: String,
    /// The name of the player.
    pub name: String,
    /// True if this seat wins.
    pub won: bool,
    /// All its points.
    pub total: i32,
    /// The words that stand for the sum of a seat that has no score; `None` for one that has.
    pub out: Option<String>,
    /// The sum of its points, source by source, in words.
    pub parts: String,
}

/// The whole sheet of points.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The winners, in a sentence.
    pub headline: String,
    /// Labels of the buttons that begin such a game again, and the very same.
    pub again: [String; 2],
    /// The number of people among the seats.
    pub people: usize,
    /// A sentence on when and how the game ended.
    pub ending: String,
    /// Its name in the midst of the game.
    pub midway: String,
    /// A sentence on the points left out because only some may know them; empty if none are.
    pub left_out: String,
    /// The columns, by seat.
    pub columns: Vec<Column>,
    /// The sources of points that occur.
    pub rows: Vec<Row>,
    /// The name of the sums, and the explanation of how ties are broken.
    pub total: (String, String),
    /// The parts of it that people can send each other.
    pub shared: Shared,
    /// A few sentences on what decided the game, as far as it is known.
    pub decided: Vec<Sentence>,
}

impl Tally {
    /// Returns a sentence on when and how the game ended, with another on the points that were to be beaten, if any.
    #[must_use]
    pub fn ended(&self, words: &Words) -> String {
        let Some((beat, best)) = self.shared.beat else {
            return self.ending.clone();
        };
        let id = if best > beat {
            "ui-beaten"
        } else {
            "ui-not-beaten"
        };
        let told = words.say(id, &[("beat", beat.into()), ("points", best.into())]);
        format!("{} {told}", self.ending)
    }

    /// Returns the source in which the winner gained most on the second, in a sentence; alone, the one that brought most. `None` where
    /// nobody wins alone, or not by points.
    fn gain_told(
        &self,
        words: &Words,
        ranks: &Ranks,
        title: impl Fn(&str) -> String,
    ) -> Option<String> {
        let scored = |seat: &usize| self.columns[*seat].out.is_none();
        let total = |seat: &usize| self.columns[*seat].total;
        let alone = self.columns.len() == 1;
        let mut winners = (0..self.columns.len()).filter(|&seat| alone || self.columns[seat].won);
        let winner = winners.next().filter(|_| winners.next().is_none())?;
        let others = (0..self.columns.len()).filter(|&seat| seat != winner);
        let second = others.filter(scored).max_by_key(total);
        let points = |row: &Row, seat: Option<usize>| seat.map_or(0, |seat| row.cells[seat].points);
        let gain = |row: &&Row| points(row, Some(winner)) - points(row, second);
        let most = self.rows.iter().rev().max_by_key(gain)?;
        let lead = total(&winner) - second.map_or(0, |second| total(&second));
        if lead <= 0 || second.is_none() && !alone {
            return None;
        }
        if ranks.first().is_some() {
            // The first that tells the two apart decided it, however little of it there is.
            let row = |&(source, _): &(&str, i32)| {
                let mut rows = self.rows.iter().filter(|row| row.source == source);
                rows.find(|row| gain(row) != 0)
            };
            let row = ranks.0.iter().find_map(row).filter(|_| !alone)?;
            let count = |seat| ranks.of(row.source, points(row, seat) as f32).round() as i32;
            let values = [
                ("source", title(row.source).into()),
                ("own", count(Some(winner)).into()),
                (
                    "second",
                    second
                        .map_or("", |second| self.columns[second].name.as_str())
                        .into(),
                ),
                ("theirs", count(second).into()),
            ];
            return Some(words.say("ui-decided-source", &values));
        }
        let id = match (self.rows.len(), alone) {
            (1, true) => return None,
            (_, true) => "ui-decided-alone",
            (1, false) => "ui-decided-only",
            _ if gain(&most) >= lead => "ui-decided-source",
            _ => "ui-decided-most",
        };
        let name = |seat: usize| self.columns[seat].name.as_str();
        let values = [
            ("source", most.name.as_str().into()),
            ("pirate", name(winner).into()),
            ("own", points(most, Some(winner)).into()),
            ("second", second.map_or("", name).into()),
            ("theirs", points(most, second).into()),
            ("lead", lead.into()),
        ];
        Some(words.say(id, &values))
    }
}

/// The parts of a game that is over that people can send each other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shared {
    /// The line of text by which others have the same voyage, with the points to beat.
    pub line: String,
    /// The points that were to be beaten here, and the most that a person has.
    pub beat: Option<(i32, i32)>,
}

impl Shared {
    /// Returns these parts for a game's sheet of points.
    fn of<G: TableGame>(session: &Session<G>, columns: &[Column]) -> Self {
        let total = |seat: Seat| columns.get(seat.index()).map(|column| column.total);
        let best = session.people().filter_map(total).max();
        let most = columns.iter().map(|column| column.total).max();
        Self {
            line: line(session, best.or(most)),
            beat: session.to_beat().zip(best),
        }
    }
}

/// Returns the line of text by which others have the same voyage, with the points that they are to beat.
pub(super) fn line<G: TableGame>(session: &Session<G>, beat: Option<i32>) -> String {
    let mut voyage = SharedVoyage::of(session.setup(), session.seed());
    voyage.beat = beat;
    voyage.write(G::ID, &Declaration::of::<G>(), G::VERSION)
}

/// Adds the making of a game's sheet from a view: once the game is over, also in another language, and in the midst of it as long
/// as it is asked for.
pub fn plugin<G: TableGame>(app: &mut App, tally: fn(&Session<G>, &G::View, bool) -> Tally) {
    let tell = move |mut commands: Commands,
                     session: Res<Session<G>>,
                     observation: Res<Observation<G>>| {
        if let Some(view) = &observation.view {
            let mut told = tally(&session, view, true);
            told.shared = Shared::of(&session, &told.columns);
            let speaker = session.speaker();
            let title = |source: &str| speaker.source(source);
            let gain = told.gain_told(speaker.words(), &session.ranks(), title);
            let plain = [session.lead_told(), gain].into_iter().flatten();
            let plain = plain.map(|text| Sentence { text, at: None });
            told.decided = plain.chain(session.stroke_told()).collect();
            commands.insert_resource(told);
        }
    };
    let stand = move |mut commands: Commands,
                      session: Res<Session<G>>,
                      observation: Res<Observation<G>>,
                      mut over: ResMut<NextState<Over>>| {
        let open = observation
            .view
            .as_ref()
            .filter(|_| observation.curtain.is_none());
        match open {
            Some(view) => commands.insert_resource(tally(&session, view, false)),
            None => over.set(Over::Nothing),
        }
    };
    app.add_systems(
        OnEnter(Screen::Score),
        tell.after(GameSystems::Session)
            .in_set(OfGame(G::ID))
            .run_if(is_played::<G>),
    )
    .add_systems(
        OnEnter(Over::Points),
        stand.in_set(OfGame(G::ID)).run_if(is_played::<G>),
    )
    .add_systems(
        GameUpdate(G::ID),
        (
            stand.run_if(in_state(Over::Points)),
            tell.run_if(
                in_state(Screen::Score).and_then(resource_exists_and_changed::<Session<G>>),
            ),
        )
            .chain()
            .after(raise::<G>)
            .in_set(GameSystems::Observe),
    );
}

#[cfg(test)]
impl Tally {
    /// Returns a sheet of made-up points: each source with everybody's, of which the first seat wins, and the seats that have no
    /// score.
    pub(crate) fn made_up(rows: &[(&'static str, &[i32])], out: &[usize]) -> Self {
        let seats = rows.first().map_or(0, |(_, points)| points.len());
        let column = |seat: usize| Column {
            badge: String::new(),
            name: ["Anna", "Ben", "Cleo"][seat].to_owned(),
            won: seat == 0,
            total: rows.iter().map(|(_, points)| points[seat]).sum(),
            out: out.contains(&seat).then(String::new),
            parts: String::new(),
        };
        let cell = |&points: &i32| Cell {
            points,
            why: String::new(),
        };
        let row = |&(name, points): &(&'static str, &[i32])| Row {
            source: name,
            icon: "island",
            name: name.to_owned(),
            tip: String::new(),
            cells: points.iter().map(cell).collect(),
        };
        Self {
            headline: String::new(),
            again: Default::default(),
            people: 0,
            ending: String::new(),
            midway: String::new(),
            left_out: String::new(),
            columns: (0..seats).map(column).collect(),
            rows: rows.iter().map(row).collect(),
            total: ("Sum".to_owned(), String::new()),
            shared: Shared::default(),
            decided: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_pirate::VoodooPirate;
    use rules::table::Packed;

    #[test]
    fn the_source_is_told_in_which_the_winner_gained_most_on_the_second() {
        let words =
            VoodooPirate::load_words(&VoodooPirate::files(), VoodooPirate::standard()).unwrap();
        let told = |rows: &[(&'static str, &[i32])], out: &[usize]| {
            let tally = Tally::made_up(rows, out);
            tally.gain_told(&words, &Ranks::default(), str::to_owned)
        };
        let rows: [(&str, &[i32]); 2] = [("Coins", &[3, 9, 4]), ("Souls", &[14, 0, 6])];
        let said = told(&rows, &[]).unwrap();
        assert_eq!(said, "Souls decided it: 14 against Cleo’s 6.");
        // A seat without a score is not the second.
        let said = told(&rows, &[2]).unwrap();
        assert_eq!(said, "Souls decided it: 14 against Ben’s 0.");
        assert_eq!(told(&rows, &[1, 2]), None);
        let both: [(&str, &[i32]); 2] = [("Coins", &[5, 2]), ("Souls", &[9, 5])];
        let said = told(&both, &[]).unwrap();
        assert_eq!(
            said,
            "The greatest part of the lead over Ben is Souls: 9 against 5."
        );
        let said = told(&[("Gold", &[9, 5])], &[]).unwrap();
        assert_eq!(said, "Anna is 4 ahead of Ben: 9 to 5.");
        // Nothing of the kind decided it where the points are equal.
        assert_eq!(told(&[("Gold", &[5, 5])], &[]), None);
        let alone: [(&str, &[i32]); 2] = [("Coins", &[5]), ("Souls", &[9])];
        let said = told(&alone, &[]).unwrap();
        assert_eq!(said, "Most of it is Souls: 9 of 14.");
        // Where points only rank, the first difference decides, and is told without its weight.
        let ranks = Ranks(vec![("Fame", 1000), ("Gold", 20)]);
        let ranked = |fame: [i32; 2], gold: [i32; 2]| {
            let tally = Tally::made_up(&[("Fame", &fame), ("Gold", &gold)], &[]);
            tally.gain_told(&words, &ranks, str::to_owned).unwrap()
        };
        let fame = ranked([3000, 2000], [0, 100]);
        assert_eq!(fame, "Fame decided it: 3 against Ben’s 2.");
        let gold = ranked([3000, 3000], [60, 40]);
        assert_eq!(gold, "Gold decided it: 3 against Ben’s 2.");
    }
}
