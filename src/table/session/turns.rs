//! The systems that move a session on: beginning, taking back, lessons, travels, seats without people, the end.

use super::answers::answer;
use super::captains::let_captains_think;
use super::decided::{begin_deciding, hear_decided};
use super::eyes::turn_eyes;
use super::hint::{AskHint, give_hints};
use super::new_data::take_over;
use super::reactions::{React, hear_reactions, let_reactions_go_by};
use super::rehearsal::rehearse;
use super::review::{OpenBlunder, come_back, open_blunders, tell_blunders};
use super::{Begin, Choose, Look, Notice, Rehearse, Session, Stays, TakeBack, Travel};
use crate::Screen;
use crate::options::Options;
use crate::order::{self, GameSystems, GameUpdate, OfGame, UpdateSystems};
use crate::saves::watch::TakeOver;
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::statistics;
use crate::table::exports::{SaveText, save_texts};
use crate::table::lesson::{self, Learn, Learnt, Place};
use crate::table::observation::see;
use crate::table::{AnimationQueue, Observation, Speak, TableGame};
use crate::theme::{Awake, Gallery};
use bevy::ecs::system::SystemChangeTick;
use bevy::prelude::*;
use rules::study::Studied;
use std::time::Duration;

/// The game that was begun last, by its id: it alone lies on the table.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played(pub &'static str);

/// The screen at which a game opens: the table or, if it is over, its score.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opens(pub Screen);

/// Begins the game that is over anew, with this seed, or the very same.
#[derive(Message, Debug, Clone, Copy)]
pub struct Again(pub Option<u64>);

/// Returns whether this game lies on the table.
pub fn is_played<G: TableGame>(
    played: Option<Res<Played>>,
    session: Option<Res<Session<G>>>,
) -> bool {
    session.is_some() && played.is_some_and(|played| played.0 == G::ID)
}

/// Returns whether this game is played now.
pub fn at_table<G: TableGame>(
    screen: Res<State<Screen>>,
    played: Option<Res<Played>>,
    session: Option<Res<Session<G>>>,
) -> bool {
    *screen.get() == Screen::Table && is_played(played, session)
}

/// Adds the messages and systems that all games share.
pub fn shared(app: &mut App) {
    app.add_message::<TakeBack>()
        .add_message::<Rehearse>()
        .add_message::<Look>()
        .add_message::<Travel>()
        .add_message::<React>()
        .add_message::<AskHint>()
        .add_message::<OpenBlunder>()
        .add_message::<Again>()
        .add_message::<SaveText>()
        .add_message::<TakeOver>()
        .init_resource::<Notice>()
        .add_plugins(lesson::shared);
}

pub fn plugin<G: TableGame + Studied>(app: &mut App) {
    order::game(app, G::ID);
    app.add_message::<Begin<G>>()
        .add_message::<Choose<G>>()
        .add_systems(OnEnter(Screen::Shelf), let_go::<G>)
        .add_systems(
            OnEnter(Screen::Score),
            begin_deciding::<G>
                .in_set(GameSystems::Session)
                .in_set(OfGame(G::ID))
                .run_if(is_played::<G>),
        )
        .add_systems(
            Update,
            (
                begin_again::<G>.run_if(is_played::<G>),
                begin::<G>,
                run::<G>.run_if(is_played::<G>),
            )
                .chain()
                .in_set(UpdateSystems::Game)
                .in_set(OfGame(G::ID)),
        )
        .add_systems(
            GameUpdate(G::ID),
            (
                speak::<G>,
                take_over::<G>,
                (
                    rehearse::<G>,
                    answer::<G>,
                    take_back::<G>,
                    turn_eyes::<G>,
                    learn::<G>,
                    travel::<G>,
                    come_back::<G>,
                    play_again::<G>,
                    hear_reactions::<G>,
                    let_reactions_go_by::<G>,
                    pick_for_others::<G>,
                    let_captains_think::<G>,
                    give_hints::<G>,
                )
                    .chain()
                    .run_if(at_table::<G>),
                (tell_blunders::<G>, open_blunders::<G>)
                    .chain()
                    .run_if(in_state(Screen::Review)),
                hear_decided::<G>.run_if(in_state(Screen::Score)),
                score_when_over::<G>.run_if(at_table::<G>),
                save_texts::<G>,
            )
                .chain()
                .in_set(GameSystems::Session),
        );
}

/// Runs the systems of the game.
fn run<G: TableGame>(world: &mut World) {
    world.run_schedule(GameUpdate(G::ID));
}

/// The time within which a table is laid.
const LAID: Duration = Duration::from_millis(500);

fn begin<G: TableGame>(
    mut begins: MessageReader<Begin<G>>,
    options: Res<Options>,
    settings: Res<Settings>,
    gallery: Option<ResMut<Gallery>>,
    learnt: Res<Learnt>,
    ticks: SystemChangeTick,
    awake: Option<ResMut<Awake>>,
    mut notice: ResMut<Notice>,
    (now, mut screen): (Res<State<Screen>>, ResMut<NextState<Screen>>),
    mut commands: Commands,
) {
    let Some(begin) = begins.read().last() else {
        return;
    };
    let language = settings.language();
    let mut told = None;
    let session = match begin {
        Begin::New(setup, seed) => Session::<G>::new(setup, *seed, &options, language),
        Begin::ToBeat(setup, seed, points) => {
            let session = Session::new(setup, *seed, &options, language);
            session.map(|session| session.with_points_to_beat(*points))
        }
        Begin::Resume(name) => Session::resumed(name, &options, language),
        Begin::Recall(name) => Session::recalled(name, &options, language),
        Begin::Lesson(number) => {
            let name = G::LESSONS
                .get(*number)
                .map_or("", |path| rules::table::lesson::name(path));
            let left = learnt.left(G::ID, name).cloned().unwrap_or_default();
            Session::taught(*number, &left, &options, language)
        }
        Begin::Anew(saved) => Session::anew(saved, &options, language).map(|(session, again)| {
            told = Some(session.told_anew(again, saved.choices.len()));
            session
        }),
    };
    match session {
        Ok(mut session) => {
            notice.text.clone_from(&session.kept.unsaved);
            if let Some(told) = told.filter(|_| notice.text.is_empty()) {
                notice.tell(told);
            }
            if settings.step_by_step {
                session.begin_paused();
            }
            let mut observation = Observation::default();
            let mut opens = Screen::Table;
            if session.told {
                // The score is told from what is seen.
                see(&mut session, &mut observation, ticks.this_run());
                opens = Screen::Score;
            }
            commands.insert_resource(session);
            commands.insert_resource(Played(G::ID));
            commands.insert_resource(Opens(opens));
            commands.insert_resource(observation);
            commands.insert_resource(AnimationQueue::<G>::default());
            // From one game or lesson to the next the table is laid in the frames after this one.
            if let Some(mut awake) = awake {
                awake.look_for(LAID);
            }
            if let Some(mut gallery) = gallery {
                gallery.lay(G::ID);
            }
            let starts = *now.get() == Screen::Loading;
            screen.set(if starts { Screen::Laying } else { opens });
        }
        Err(error) => notice.text = saves::tell(&options, language, &error),
    }
}

/// Speaks the language that is set from now on.
fn speak<G: TableGame>(
    options: Res<Options>,
    settings: Res<Settings>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
) {
    let language = settings.language();
    if session.language == language {
        return;
    }
    notice.text = match session.speak(&options, language) {
        Ok(()) => String::new(),
        Err(error) => saves::tell(&options, language, &error),
    };
}

/// Begins another game with the same players.
fn begin_again<G: TableGame>(
    mut agains: MessageReader<Again>,
    session: Res<Session<G>>,
    mut begin: MessageWriter<Begin<G>>,
) {
    for &Again(seed) in agains.read() {
        let setup = session.setup().clone();
        begin.write(match (seed, session.to_beat()) {
            (Some(seed), _) => Begin::New(setup, seed),
            (None, Some(points)) => Begin::ToBeat(setup, session.seed(), points),
            (None, None) => Begin::New(setup, session.seed()),
        });
    }
}

/// Closes the game on the shelf: it can be resumed from this window or another.
fn let_go<G: TableGame>(session: Option<ResMut<Session<G>>>) {
    if let Some(mut session) = session {
        session.kept.slot = None;
    }
}

fn take_back<G: TableGame>(
    mut asks: MessageReader<TakeBack>,
    options: Res<Options>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
) {
    for _ in asks.read() {
        if session.is_rehearsing() {
            if !session.rehearse_back() {
                notice.refuse(session.speaker.say(Stays::Nothing.id()));
            }
            continue;
        }
        match session.take_back() {
            Ok(()) => {
                session.save(&options);
                notice.text.clone_from(&session.kept.unsaved);
            }
            Err(why) => notice.refuse(why),
        }
    }
}

/// Goes on with a lesson, and keeps its place.
fn learn<G: TableGame>(
    mut learns: MessageReader<Learn>,
    mut session: ResMut<Session<G>>,
    mut begin: MessageWriter<Begin<G>>,
    mut take_back: MessageWriter<TakeBack>,
    mut screen: ResMut<NextState<Screen>>,
    mut learnt: ResMut<Learnt>,
    mut notice: ResMut<Notice>,
    mut kept: Local<Option<(usize, usize)>>,
) {
    for &learn in learns.read() {
        match learn {
            Learn::On => session.hear_more(),
            Learn::Again => {
                let retold = session.start_over();
                notice.text = retold.err().unwrap_or_default();
            }
            Learn::Back => {
                take_back.write(TakeBack);
            }
            elsewhere => {
                if let Some(course) = session.course() {
                    lesson::lead(elsewhere, course.number(), &mut begin, &mut screen);
                }
            }
        }
    }
    let Some(course) = session.course() else {
        *kept = None;
        return;
    };
    let now = Some((course.number(), course.steps().0));
    if std::mem::replace(&mut *kept, now) != now {
        let (name, step, over) = (course.name(), course.steps().0, course.is_over());
        let place = Place::of(step, session.table().choices());
        learnt.stands(G::ID, name, place, over);
    }
}

/// Lets people look at the table as it was, and play on from there.
fn travel<G: TableGame>(
    mut travels: MessageReader<Travel>,
    options: Res<Options>,
    mut session: ResMut<Session<G>>,
    mut begin: MessageWriter<Begin<G>>,
    mut notice: ResMut<Notice>,
) {
    for &travel in travels.read() {
        session.end_rehearsal();
        let before = session.table.choices().to_vec();
        if let Err(why) = session.travel(travel) {
            notice.text = why;
        }
        if before != session.table.choices() {
            session.save(&options);
            notice.text.clone_from(&session.kept.unsaved);
        }
        if std::mem::take(&mut session.begins_anew) {
            begin.write(Begin::Anew(session.to_play_again()));
        }
    }
}

/// Goes on with a replay, decision by decision.
fn play_again<G: TableGame>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    mut notice: ResMut<Notice>,
) {
    if session.goes_on()
        && session.proposal().is_none()
        && animations.is_idle()
        && !session.has_news()
        && let Err(why) = session.go_on()
    {
        notice.text = why;
    }
}

/// Picks for seats that choose at random, once everything shown has come to rest.
fn pick_for_others<G: TableGame>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
) {
    if !animations.is_idle() || session.has_news() || session.rests() {
        return;
    }
    if let Some(choice) = session.pick() {
        session.choose_for_another(choice, &options, &mut notice);
    }
}

/// Tells the score, once, when everything shown has come to rest. The table can be looked at again after it.
fn score_when_over<G: TableGame + Studied>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let over = session.table.decision().is_none() && !session.rests() && session.course.is_none();
    if over && !session.told && animations.is_idle() && !session.has_news() {
        session.told = true;
        let record = session.record();
        let counted = record.map_or(Ok(()), |record| statistics::append(&options, &record));
        if let Err(why) = counted {
            notice.text = saves::tell(&options, session.language, &UserError::Uncounted { why });
        }
        if let Err(error) = session.finish(&options) {
            notice.text = saves::tell(&options, session.language, &error);
        }
        screen.set(Screen::Score);
    }
}
