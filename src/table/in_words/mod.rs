//! The table in words: the game as a page of headings, lines and buttons, for whoever does not see the table or likes to
//! read it. A whole game can be played through it by keys, by pad and by a screen reader.

mod asking;
mod page;
mod panel;
mod rounds;
mod told;
#[cfg(test)]
pub(crate) mod trial;
mod why;

pub(super) use told::told_by_topic;
pub use told::{Said, Telling, TextSection};

use self::page::{Ask, Ear, Page};
use super::consent;
use super::pause::{self, About, Doors, Pause};
use super::session::at_table;
use super::{
    Act, Aim, AnimationQueue, AskHint, Captions, Choose, Look, Notice, Observation, Reading,
    Rehearse, Session, Speak, TableGame, TakeBack, Travel, Watching,
};
use crate::controls::Controls;
use crate::order::{DrawSystems, UpdateSystems};
use crate::settings::Settings;
use crate::theme::canvas::Canvas;
use crate::theme::{Awake, types};
use crate::{Over, Screen};
use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use leafwing_input_manager::prelude::ActionState;
use rules::table::Seat;

/// Returns whether tables are told in words.
pub fn in_words(settings: Res<Settings>) -> bool {
    settings.in_words
}

/// Adds the key that opens and closes the page, at every table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        turn_page.in_set(UpdateSystems::Panels).run_if(
            in_state(Screen::Table)
                .and_then(in_state(Over::Nothing))
                .and_then(not(types)),
        ),
    );
}

/// Adds a game's table in words.
pub(super) fn at_game<G: TableGame>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw::<G>.pipe(obey::<G>).in_set(DrawSystems).run_if(
            at_table::<G>
                .and_then(in_state(Over::Nothing))
                .and_then(in_words),
        ),
    );
}

fn turn_page(
    acts: Single<&ActionState<Act>>,
    mut settings: ResMut<Settings>,
    mut rehearse: MessageWriter<Rehearse>,
) {
    if acts.just_pressed(&Act::InWords) {
        settings.in_words = !settings.in_words;
        // The other way of telling begins at the true table.
        rehearse.write(Rehearse(false));
    }
}

/// The messages and resources that the buttons of a page write to.
#[derive(SystemParam)]
struct Asks<'w, G: TableGame> {
    choose: MessageWriter<'w, Choose<G>>,
    look: MessageWriter<'w, Look>,
    take_back: MessageWriter<'w, TakeBack>,
    hint: MessageWriter<'w, AskHint>,
    rehearse: MessageWriter<'w, Rehearse>,
    reading: ResMut<'w, Reading>,
    doors: Doors<'w, G>,
}

/// The page that is shown, the state that it was made from, and whether the game's menu lies over it.
#[derive(Default)]
struct Shelf {
    made: Option<(Made, Page)>,
    ear: Ear,
    menu: bool,
    /// True if the cursor goes to the answer to a line that was asked why.
    wonders: bool,
    aim: Aim,
}

/// The state that a page is made from: another page is made when any of it differs.
#[derive(PartialEq)]
struct Made {
    seen: Option<Tick>,
    told: usize,
    idle: bool,
    pause: Option<Seat>,
    watching: Option<Watching>,
    thinks: bool,
    hint: (bool, Option<String>),
    notice: String,
    controls: Controls,
}

/// Draws the page; returns the request that is made on it.
fn draw<G: TableGame>(
    mut canvas: Canvas,
    mut session: ResMut<Session<G>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    controls: Res<Controls>,
    notice: Res<Notice>,
    captions: Res<Captions>,
    mut reading: ResMut<Reading>,
    acts: Option<Single<&ActionState<Act>>>,
    mut awake: ResMut<Awake>,
    mut shelf: Local<Shelf>,
) -> Result<Option<Ask>> {
    let advice = session.advice().map(|advice| advice.text.clone());
    let made = Made {
        seen: observation.seen(),
        told: animations.told(),
        idle: animations.is_idle() && !session.has_news(),
        pause: animations.pause().map(|pause| pause.seat),
        watching: session.watching(),
        thinks: session.thinks().is_some(),
        hint: (session.thinks_about_hint(), advice),
        notice: notice.text.clone(),
        controls: controls.clone(),
    };
    let Shelf {
        made: last,
        ear,
        menu,
        wonders,
        aim,
    } = &mut *shelf;
    let (seen, idle) = (made.seen, made.idle);
    let pressed = acts.is_some_and(|acts| acts.just_pressed(&Act::Why));
    if pressed && !*menu && ear.takes(Ask::Why(None), seen) {
        (*last, *wonders) = (None, true);
    }
    // What happens under a menu is told once that is gone: until then nobody reads the page.
    if last
        .as_ref()
        .is_none_or(|(last, _)| *last != made && !*menu)
    {
        let page = Page::of(
            &mut session,
            &observation,
            &animations,
            &controls,
            &notice.text,
            ear,
        );
        *last = Some((made, page));
        awake.stir();
    }
    let Some((_, page)) = last else {
        return Ok(None);
    };
    let mut asked = None;
    let decided = session.table().choices().len();
    let change = seen.map_or(0, Tick::get);
    let heading = format!("{}\nchange {change}\ndecided {decided}", page.question);
    let words = session.speaker().words();
    let going_on = animations.view().and_then(G::topic);
    canvas.draw("words", &heading, |pen, plan| {
        pen.targets.tell_of(going_on);
        pen.targets.tell_of(notice.topic());
        if std::mem::take(wonders)
            && let Some(why) = page.about.first()
        {
            pen.targets.lay(&why.heading);
        }
        aim.attend(pen.ui.ctx(), seen, idle, controls.device);
        let stray = aim.is_stray(pen.ui.ctx());
        let meant = |ask: &Ask| !stray || !matches!(ask, Ask::Choose(_));
        asked = panel::draw(pen, plan, page).filter(meant);
        // What is heard lies over the foot of the page.
        let _ = captions.draw(pen, plan.canvas.center_bottom(), words);
        if asked == Some(Ask::Rules) {
            reading.topic = pen.targets.topic();
        }
        let back = pen.targets.steps_back();
        if session.proposal().is_some() {
            let answer = consent::draw(pen, plan.canvas, &*session);
            asked = back.then_some(Travel::Decline).or(answer).map(Ask::Travel);
        } else if *menu {
            let about = About::of(&session, true);
            let picked = pause::draw(pen, plan.canvas, words, &about);
            *menu = !back && picked.stays();
            asked = (picked != Pause::Stay).then_some(Ask::Pause(picked));
        } else if back {
            asked = Some(Ask::Menu);
        } else if pen.targets.is_lost() && !pen.targets.goes_back() {
            // What it stood on is gone: the next question is what matters.
            pen.targets.lay(&page.question);
            awake.stir();
        }
        // It fills the screen, however large its letters are, and its parts scroll.
        plan.units(plan.canvas.bottom() - plan.at(0.0, 0.0).y)
    })?;
    if asked.is_some() {
        awake.stir();
    }
    match asked {
        Some(Ask::Menu) => *menu = true,
        Some(ask) if ear.takes(ask, seen) => {
            *wonders = matches!(ask, Ask::Why(_));
            *last = None;
        }
        asked => return Ok(asked),
    }
    Ok(None)
}

/// Carries out the request.
fn obey<G: TableGame>(
    In(asked): In<Option<Ask>>,
    mut session: ResMut<Session<G>>,
    observation: Res<Observation<G>>,
    mut animations: ResMut<AnimationQueue<G>>,
    mut settings: ResMut<Settings>,
    mut asks: Asks<G>,
) {
    let Some(asked) = asked else {
        return;
    };
    match asked {
        // The page's own.
        Ask::Menu | Ask::Ready(_) | Ask::Why(_) | Ask::Older => {}
        Ask::Choose(number) => {
            let offer = observation.options.get(number);
            asks.choose
                .write_batch(offer.map(|offer| Choose(offer.act())));
        }
        Ask::Unveil(seat) => {
            asks.look.write(Look::Unveil(seat));
        }
        Ask::Veil => {
            asks.look.write(Look::Veil);
        }
        Ask::Peek(peeks) => {
            asks.look.write(Look::Peek(peeks));
        }
        Ask::TakeBack => {
            asks.take_back.write(TakeBack);
        }
        Ask::Travel(travel) => {
            asks.doors.travel.write(travel);
        }
        Ask::GoOn => {
            let data = session.table().data().clone();
            animations.finish(&data);
        }
        Ask::Hurry => session.hurry(),
        Ask::React(react) => {
            asks.doors.react.write(react);
        }
        Ask::Hint => {
            asks.hint.write(AskHint);
        }
        Ask::Rehearse(begins) => {
            asks.rehearse.write(Rehearse(begins));
        }
        Ask::Learn(learn) => {
            asks.doors.learn.write(learn);
        }
        Ask::Score => asks.doors.screen.set(Screen::Score),
        Ask::Rules => asks.doors.over.set(Over::Rules),
        Ask::Rule(topic) => {
            asks.reading.topic = Some(topic);
            asks.doors.over.set(Over::Rules);
        }
        Ask::Pause(picked) => asks.doors.open(picked, &mut session, &mut settings),
        Ask::Pictures => {
            asks.rehearse.write(Rehearse(false));
            settings.in_words = false;
        }
    }
}
