//! The sounds at a game's table: events as they are shown, a person's turn, curtains, the win, and the layer of music.

use super::{Beds, CURTAIN_DOWN, CURTAIN_UP, Play, SEA, SoundSystems, WIN, YOUR_TURN};
use crate::order::OfGame;
use crate::table::{self, AnimationQueue, Heard, Observation, Session, TableGame};
use bevy::prelude::*;

/// Adds the sounds of a game's table.
pub fn at_table<G: TableGame>(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            what_happens,
            your_turn::<G>,
            curtains::<G>,
            win::<G>,
            beds::<G>,
        )
            .chain()
            .in_set(SoundSystems::Listen)
            .in_set(OfGame(G::ID))
            .run_if(table::at_table::<G>),
    );
}

/// Plays the sounds of events that begin to be shown: each sound once, however many events have it.
fn what_happens(mut begun: MessageReader<Heard>, mut play: MessageWriter<Play>) {
    let mut heard: Vec<&str> = begun.read().map(|heard| heard.0).collect();
    heard.sort_unstable();
    heard.dedup();
    play.write_batch(heard.into_iter().map(Play));
}

/// Calls a person who is asked after others have decided.
fn your_turn<G: TableGame>(
    mut session: ResMut<Session<G>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    mut heard: Local<Option<usize>>,
    mut play: MessageWriter<Play>,
) {
    let Some(asked) = observation.asked else {
        return;
    };
    if !session.is_person(asked.seat) || !animations.is_idle() || session.has_news() {
        return;
    }
    let log = session.table().log();
    let before = heard.replace(log.len()).unwrap_or(log.len());
    let others = log[before.min(log.len())..]
        .iter()
        .filter_map(|told| G::decided(&told.event))
        .any(|seat| seat != asked.seat);
    // A curtain calls by itself.
    if others && observation.curtain.is_none() {
        play.write(Play(YOUR_TURN));
    }
}

fn curtains<G: TableGame>(
    observation: Res<Observation<G>>,
    mut fallen: Local<bool>,
    mut play: MessageWriter<Play>,
) {
    let falls = observation.curtain.is_some();
    if std::mem::replace(&mut *fallen, falls) != falls {
        play.write(Play(if falls { CURTAIN_DOWN } else { CURTAIN_UP }));
    }
}

/// Plays the win once the score is told.
fn win<G: TableGame>(
    session: Res<Session<G>>,
    mut told: Local<bool>,
    mut play: MessageWriter<Play>,
) {
    let tells = session.told();
    if !std::mem::replace(&mut *told, tells) && tells {
        play.write(Play(WIN));
    }
}

/// Sets the sea, and the music for what is shown and for its stakes.
fn beds<G: TableGame>(
    session: Res<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    mut beds: ResMut<Beds>,
) {
    if let Some(view) = animations.view() {
        beds.set_if_neq(Beds {
            sea: Some(SEA),
            music: Some(G::music(view)),
            stakes: G::stakes(view, session.seats()),
        });
    }
}
