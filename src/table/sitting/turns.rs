//! What moves a sitting on: beginning, answers, what is taken back, eyes that turn, seats without people, the end.

use super::captains::let_captains_think;
use super::hint::{AskHint, give_hints};
use super::rehearsal::rehearse;
use super::review::{OpenRegret, come_back, open_regrets, tell_regrets};
use super::{Begin, Choose, Look, Notice, Rehearse, Sitting, Stays, TakeBack, Travel};
use crate::Screen;
use crate::options::Options;
use crate::saves::{self, Trouble};
use crate::settings::Settings;
use crate::statistics;
use crate::table::lesson::{self, Learn, Learnt, Place};
use crate::table::sight::see;
use crate::table::{Cues, Shown, Sight, Speak};
use crate::theme::{Art, Awake};
use bevy::prelude::*;
use rules::study::Studied;
use std::time::Duration;

/// Everything that moves a game on.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SittingSystems;

/// Which game was begun last, by its id: it alone lies on the table.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played(pub &'static str);

/// What a game that was begun opens at: the table or, where it is over, its score.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opens(pub Screen);

/// The game that is over begins anew, with a seed or the same again.
#[derive(Message, Debug, Clone, Copy)]
pub struct Again(pub Option<u64>);

/// Whether this game lies on the table.
pub fn is_played<G: Shown>(played: Option<Res<Played>>, sitting: Option<Res<Sitting<G>>>) -> bool {
    sitting.is_some() && played.is_some_and(|played| played.0 == G::ID)
}

/// Whether this game is played now.
pub fn at_table<G: Shown>(
    screen: Res<State<Screen>>,
    played: Option<Res<Played>>,
    sitting: Option<Res<Sitting<G>>>,
) -> bool {
    *screen.get() == Screen::Table && is_played(played, sitting)
}

/// Messages and systems that all games share.
pub fn shared(app: &mut App) {
    app.add_message::<TakeBack>()
        .add_message::<Rehearse>()
        .add_message::<Look>()
        .add_message::<Travel>()
        .add_message::<AskHint>()
        .add_message::<OpenRegret>()
        .add_message::<Again>()
        .init_resource::<Notice>()
        .add_plugins(lesson::shared);
}

pub fn plugin<G: Shown + Studied>(app: &mut App) {
    app.add_message::<Begin<G>>()
        .add_message::<Choose<G>>()
        .add_systems(OnEnter(Screen::Shelf), let_go::<G>)
        .add_systems(
            Update,
            (
                begin_again::<G>.run_if(is_played::<G>),
                begin::<G>,
                speak::<G>.run_if(resource_exists::<Sitting<G>>),
                (
                    rehearse::<G>,
                    answer::<G>,
                    take_back::<G>,
                    turn_eyes::<G>,
                    learn::<G>,
                    travel::<G>,
                    come_back::<G>,
                    play_again::<G>,
                    pick_for_others::<G>,
                    let_captains_think::<G>,
                    give_hints::<G>,
                )
                    .chain()
                    .run_if(at_table::<G>),
            )
                .chain()
                .in_set(SittingSystems),
        )
        .add_systems(
            Update,
            (tell_regrets::<G>, open_regrets::<G>)
                .chain()
                .run_if(in_state(Screen::Review).and_then(is_played::<G>)),
        )
        .add_systems(
            Update,
            score_when_over::<G>
                .after(SittingSystems)
                .run_if(at_table::<G>),
        );
}

/// A table is laid by then.
const LAID: Duration = Duration::from_millis(500);

fn begin<G: Shown>(
    mut begins: MessageReader<Begin<G>>,
    options: Res<Options>,
    settings: Res<Settings>,
    art: Option<Res<State<Art>>>,
    learnt: Res<Learnt>,
    before: Option<Res<Sitting<G>>>,
    awake: Option<ResMut<Awake>>,
    mut notice: ResMut<Notice>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Some(begin) = begins.read().last() else {
        return;
    };
    let language = settings.language();
    let sitting = match begin {
        Begin::New(setup, seed) => Sitting::<G>::new(setup, *seed, &options, language),
        Begin::Resume(name) => Sitting::resumed(name, &options, language),
        Begin::Recall(name) => Sitting::recalled(name, &options, language),
        Begin::Lesson(number) => {
            let name = G::LESSONS
                .get(*number)
                .map_or("", |path| rules::table::lesson::name(path));
            let left = learnt.left(G::ID, name).cloned().unwrap_or_default();
            Sitting::taught(*number, &left, &options, language)
        }
    };
    match sitting {
        Ok(mut sitting) => {
            notice.text.clone_from(&sitting.unsaved);
            if let Some(before) = before {
                sitting.count_on(&before);
            }
            let mut sight = Sight::default();
            let mut opens = Screen::Table;
            if sitting.told {
                // The score is told from what is seen.
                see(&mut sitting, &mut sight);
                opens = Screen::Score;
            }
            commands.insert_resource(sitting);
            commands.insert_resource(Played(G::ID));
            commands.insert_resource(Opens(opens));
            commands.insert_resource(sight);
            commands.insert_resource(Cues::<G>::default());
            // From one game or lesson to the next the table is laid in the frames after this one.
            if let Some(mut awake) = awake {
                awake.look_for(LAID);
            }
            let waits = art.is_some_and(|art| *art.get() != Art::Whole);
            screen.set(if waits { Screen::Laying } else { opens });
        }
        Err(trouble) => notice.text = saves::tell(&options, language, &trouble),
    }
}

/// The language that is set is spoken from now on.
fn speak<G: Shown>(
    options: Res<Options>,
    settings: Res<Settings>,
    mut sitting: ResMut<Sitting<G>>,
    mut notice: ResMut<Notice>,
) {
    let language = settings.language();
    if sitting.language == language {
        return;
    }
    notice.text = match sitting.speak(&options, language) {
        Ok(()) => String::new(),
        Err(trouble) => saves::tell(&options, language, &trouble),
    };
}

/// The same crew sails once more.
fn begin_again<G: Shown>(
    mut agains: MessageReader<Again>,
    mut sitting: ResMut<Sitting<G>>,
    mut begin: MessageWriter<Begin<G>>,
) {
    for &Again(seed) in agains.read() {
        let setup = sitting.table().setup().clone();
        let seed = seed.unwrap_or(sitting.table().seed());
        begin.write(Begin::New(setup, seed));
    }
}

/// On the shelf no game is open: it can be sailed on from this window or another.
fn let_go<G: Shown>(sitting: Option<ResMut<Sitting<G>>>) {
    if let Some(mut sitting) = sitting {
        sitting.slot = None;
    }
}

fn answer<G: Shown>(
    mut choices: MessageReader<Choose<G>>,
    options: Res<Options>,
    mut sitting: ResMut<Sitting<G>>,
    mut notice: ResMut<Notice>,
) {
    for &Choose(choice) in choices.read() {
        if sitting.is_rehearsing() {
            match sitting.rehearse(choice) {
                Ok(()) => notice.text.clear(),
                Err(why) => notice.refuse(why),
            }
            continue;
        }
        if sitting.strays(choice) {
            continue;
        }
        match sitting.choose(choice) {
            Ok(()) => {
                sitting.save(&options);
                notice.text.clone_from(&sitting.unsaved);
            }
            Err(why) => notice.refuse(why),
        }
    }
}

fn take_back<G: Shown>(
    mut asks: MessageReader<TakeBack>,
    options: Res<Options>,
    mut sitting: ResMut<Sitting<G>>,
    mut notice: ResMut<Notice>,
) {
    for _ in asks.read() {
        if sitting.is_rehearsing() {
            if !sitting.rehearse_back() {
                notice.refuse(sitting.speaker.say(Stays::Nothing.id()));
            }
            continue;
        }
        match sitting.take_back() {
            Ok(()) => {
                sitting.save(&options);
                notice.text.clone_from(&sitting.unsaved);
            }
            Err(why) => notice.refuse(why),
        }
    }
}

/// A lesson goes on, and where it stands is kept.
fn learn<G: Shown>(
    mut learns: MessageReader<Learn>,
    mut sitting: ResMut<Sitting<G>>,
    mut begin: MessageWriter<Begin<G>>,
    mut take_back: MessageWriter<TakeBack>,
    mut screen: ResMut<NextState<Screen>>,
    mut learnt: ResMut<Learnt>,
    mut notice: ResMut<Notice>,
    mut kept: Local<Option<(usize, usize)>>,
) {
    for &learn in learns.read() {
        match learn {
            Learn::On => sitting.hear_more(),
            Learn::Again => {
                let retold = sitting.start_over();
                notice.text = retold.err().unwrap_or_default();
            }
            Learn::Back => {
                take_back.write(TakeBack);
            }
            elsewhere => {
                if let Some(course) = sitting.course() {
                    lesson::lead(elsewhere, course.number(), &mut begin, &mut screen);
                }
            }
        }
    }
    let Some(course) = sitting.course() else {
        *kept = None;
        return;
    };
    let now = Some((course.number(), course.steps().0));
    if std::mem::replace(&mut *kept, now) != now {
        let (name, step, over) = (course.name(), course.steps().0, course.is_over());
        let place = Place::of(step, sitting.table().choices());
        learnt.stands(G::ID, name, place, over);
    }
}

/// Curtains rise and fall, and people look at what is theirs.
fn turn_eyes<G: Shown>(mut looks: MessageReader<Look>, mut sitting: ResMut<Sitting<G>>) {
    for &look in looks.read() {
        sitting.end_rehearsal();
        let before = (sitting.curtain(), sitting.viewer());
        match look {
            Look::Unveil(seat) if sitting.curtain() == Some(seat) => sitting.unveiled = Some(seat),
            Look::Unveil(_) => {}
            Look::Veil => {
                sitting.unveiled = None;
                sitting.peeking = false;
            }
            Look::Peek(peeking) => sitting.peeking = peeking,
        }
        if before != (sitting.curtain(), sitting.viewer()) {
            sitting.changes += 1;
        }
    }
}

/// People look at the table as it was, and may play on from there.
fn travel<G: Shown>(
    mut travels: MessageReader<Travel>,
    options: Res<Options>,
    mut sitting: ResMut<Sitting<G>>,
    mut notice: ResMut<Notice>,
) {
    for &travel in travels.read() {
        sitting.end_rehearsal();
        let lines = (sitting.lines.len(), sitting.taken_back);
        if let Err(why) = sitting.travel(travel) {
            notice.text = why;
        }
        let other = matches!(
            travel,
            Travel::PlayOn | Travel::From(_) | Travel::Line(_) | Travel::Agree(_)
        );
        if other && lines != (sitting.lines.len(), sitting.taken_back) {
            sitting.save(&options);
            notice.text.clone_from(&sitting.unsaved);
        }
    }
}

/// What happened is shown once more, decision by decision.
fn play_again<G: Shown>(
    mut sitting: ResMut<Sitting<G>>,
    cues: Res<Cues<G>>,
    mut notice: ResMut<Notice>,
) {
    if sitting.goes_on()
        && sitting.proposal().is_none()
        && cues.is_idle()
        && !cues.is_behind(sitting.changes)
        && let Err(why) = sitting.go_on()
    {
        notice.text = why;
    }
}

/// Seats that pick anything pick once everything shown has come to rest.
fn pick_for_others<G: Shown>(
    mut sitting: ResMut<Sitting<G>>,
    cues: Res<Cues<G>>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
) {
    if !cues.is_idle() || cues.is_behind(sitting.changes) || sitting.rests() {
        return;
    }
    if let Some(choice) = sitting.pick() {
        sitting.choose_for_another(choice, &options, &mut notice);
    }
}

/// The score is told, once, when everything shown has come to rest. The table can be looked at again after it.
fn score_when_over<G: Shown + Studied>(
    mut sitting: ResMut<Sitting<G>>,
    cues: Res<Cues<G>>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let over = sitting.table.decision().is_none() && !sitting.rests() && sitting.course.is_none();
    if over && !sitting.told && cues.is_idle() && !cues.is_behind(sitting.changes) {
        sitting.told = true;
        let record = sitting.record();
        let counted = record.map_or(Ok(()), |record| statistics::append(&options, &record));
        if let Err(why) = counted {
            notice.text = saves::tell(&options, sitting.language, &Trouble::Uncounted { why });
        }
        if let Err(trouble) = sitting.finish(&options) {
            notice.text = saves::tell(&options, sitting.language, &trouble);
        }
        screen.set(Screen::Score);
    }
}
