//! The sheet of points, the same for all games: seats across, sources of points down.

use super::gathering::raise;
use super::{Observation, Session, TableGame, is_played};
use crate::order::{OfGame, UpdateSystems};
use crate::{Over, Screen};
use bevy::prelude::*;
use rules::kit::{Declaration, SharedVoyage};
use rules::table::Seat;

/// A seat's points of one source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// How many points.
    pub points: i32,
    /// What made them, in words.
    pub why: String,
}

/// A source of points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The name of its picture.
    pub icon: &'static str,
    /// What the source is called.
    pub name: String,
    /// How it is counted.
    pub tip: String,
    /// The points of each seat.
    pub cells: Vec<Cell>,
}

/// A seat's column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The name of the picture of its badge.
    pub badge: String,
    /// Who sits there.
    pub name: String,
    /// Whether this seat wins.
    pub won: bool,
    /// All its points.
    pub total: i32,
    /// The words in the place of the sum of a seat that has no score.
    pub out: Option<String>,
    /// How its points add up, source by source, in words.
    pub parts: String,
}

/// The whole sheet of points.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The winners, in a sentence.
    pub headline: String,
    /// Labels of the buttons that begin such a game again, and the very same.
    pub again: [String; 2],
    /// How many people there are among the seats.
    pub people: usize,
    /// When and how the game ended.
    pub ending: String,
    /// Its name in the midst of the game.
    pub midway: String,
    /// What is left out because only some may know it; empty if nothing is.
    pub left_out: String,
    /// The columns, by seat.
    pub columns: Vec<Column>,
    /// The sources of points that occur.
    pub rows: Vec<Row>,
    /// What the sums are called, and how ties are broken.
    pub total: (String, String),
    /// The parts of it that people can send each other.
    pub shared: Shared,
}

/// What people can send each other of a game that is over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shared {
    /// The line of text by which others have the same voyage, with the points to beat.
    pub line: String,
    /// The points that were to be beaten here, and the most that a person has.
    pub beat: Option<(i32, i32)>,
}

impl Shared {
    /// Returns what a game's sheet of points comes to.
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

/// Puts a game's sheet together by how it is told in a view: once the game is over, also in another language, and in the midst
/// of it as long as it is asked for.
pub fn plugin<G: TableGame>(app: &mut App, tally: fn(&Session<G>, &G::View, bool) -> Tally) {
    let tell = move |mut commands: Commands,
                     session: Res<Session<G>>,
                     observation: Res<Observation<G>>| {
        if let Some(view) = &observation.view {
            let mut told = tally(&session, view, true);
            told.shared = Shared::of(&session, &told.columns);
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
    app.add_systems(OnEnter(Screen::Score), tell.run_if(is_played::<G>))
        .add_systems(
            OnEnter(Over::Points),
            stand.in_set(OfGame(G::ID)).run_if(is_played::<G>),
        )
        .add_systems(
            Update,
            (
                stand.run_if(in_state(Over::Points)),
                tell.run_if(
                    in_state(Screen::Score).and_then(resource_exists_and_changed::<Session<G>>),
                ),
            )
                .chain()
                .after(raise::<G>)
                .in_set(UpdateSystems::Observe)
                .in_set(OfGame(G::ID))
                .run_if(is_played::<G>),
        );
}
