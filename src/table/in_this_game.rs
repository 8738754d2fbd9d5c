//! The rulebook's notes on the game that is played: lines of the log that its rules were behind, and how things stand.

use super::in_words::told_by_topic;
use super::{AnimationQueue, Observation, Session, Speak, TableGame};
use crate::order::{GameSystems, GameUpdate};
use crate::{Over, Screen};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use rules::kit::Options;
use rules::table::words::Words;

/// A line of the log that a rule was behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Precedent {
    /// The place in the rulebook that tells of the rule, by the id of a text.
    pub topic: &'static str,
    /// The number of the event that the line begins with.
    pub event: usize,
    /// The line.
    pub text: String,
    /// The round of the line, from 1; 0 before the first.
    pub round: usize,
    /// True if the line names its round itself.
    pub names_round: bool,
    /// The number of decisions after which the table is as it was then; `None` if one cannot go there.
    pub leads: Option<usize>,
}

/// The game that is played, as the rulebook tells of it while it is open over a table, a score or a review: no more than those who
/// look may know and have been shown.
#[derive(Resource, Debug, Default)]
pub struct InThisGame {
    /// The game's id; empty while none is played.
    pub game: &'static str,
    /// The lines that rules were behind, in the order of the log.
    pub precedents: Vec<Precedent>,
    /// Lines on how things stand, each with the place in the rulebook that tells of it.
    pub now: Vec<(&'static str, String)>,
    /// The options that the game is played with.
    pub options: Option<Options>,
    /// Its texts, with the numbers that it is played with.
    pub words: Option<Words>,
    /// The tick of the observation, the number of events shown, and whether nothing moved, when this was made.
    of: (Option<Tick>, usize, bool),
}

pub(super) fn shared(app: &mut App) {
    app.init_resource::<InThisGame>()
        .add_systems(OnExit(Over::Rules), close);
}

pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        GameUpdate(G::ID),
        follow::<G>
            .after(GameSystems::Ships)
            .run_if(in_state(Over::Rules).and_then(lies_there)),
    );
}

/// Returns whether a screen is about the game that was begun last.
fn lies_there(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Score | Screen::Review)
}

fn close(mut here: ResMut<InThisGame>) {
    *here = InThisGame::default();
}

/// Tells of the game anew whenever more of it is seen or shown.
fn follow<G: TableGame>(
    session: Res<Session<G>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    mut here: ResMut<InThisGame>,
) {
    let of = (
        observation.seen(),
        animations.told(),
        animations.is_idle() && !session.has_news(),
    );
    if here.game == G::ID && here.of == of {
        return;
    }
    *here = InThisGame {
        game: G::ID,
        options: Some(session.setup().options.clone()),
        words: Some(session.speaker().words().clone()),
        of,
        ..InThisGame::default()
    };
    // Nothing is told behind a curtain.
    if observation.curtain.is_none() {
        here.precedents = precedents(&session, &observation, animations.told());
        here.now = told_by_topic(&session, &observation, &animations);
    }
}

/// Returns the lines of the log that have been shown, without those only rehearsed.
fn precedents<G: TableGame>(
    session: &Session<G>,
    observation: &Observation<G>,
    told: usize,
) -> Vec<Precedent> {
    let log = session.log();
    let told = told.min(log.len());
    let begun: Vec<usize> = (0..log.len())
        .filter(|&event| G::is_milestone(&log[event].event))
        .collect();
    let shown = observation.log.iter().take_while(|line| line.number < told);
    shown
        .map(|line| Precedent {
            topic: G::told_of(line.cause),
            event: line.number,
            text: line.so_far(told).1.to_owned(),
            names_round: G::names_round(&log[line.number].event),
            round: begun.partition_point(|&begun| begun <= line.number),
            leads: session.led_to(line.number),
        })
        .collect()
}
