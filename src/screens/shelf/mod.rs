//! The shelf: the boxes of all games, the games that were left, and those that are over.

mod boxes;
mod naming;
#[cfg(test)]
mod trial;
mod voyages;

use self::naming::Naming;
use super::kept::{self, Kept};
use super::lessons::Learning;
use super::library::Library;
use super::notice;
use crate::controls::Act;
use crate::games::GAMES;
use crate::options::Options;
use crate::order::{DrawSystems, UpdateSystems};
use crate::saves::{self, Discarded, UserError};
use crate::settings::{self, Settings};
use crate::table::Notice;
use crate::table::lesson::Learnt;
use crate::theme::buttons::Look;
use crate::theme::canvas::{Canvas, Plan, title};
use crate::theme::{Pen, Severity, Typeface};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use leafwing_input_manager::prelude::ActionState;

/// The state of the shelf.
#[derive(Resource, Default)]
pub(super) struct Shelf {
    left: Vec<Kept>,
    /// True if there are games that are over.
    any_over: bool,
    /// Those games, if they are listed in the place of the games left.
    over: Option<Vec<Kept>>,
    /// The game that was discarded last, which can be put back.
    discarded: Option<Discarded>,
    /// The game that is being given a name.
    naming: Option<Naming>,
    /// The first of the games listed that shows.
    first: usize,
    /// The place of the box that is chosen: the one that was clicked last, or that the keyboard's cursor was on.
    pub(super) looked: usize,
}

impl Shelf {
    /// Returns the games that are listed.
    fn listed(&self) -> &[Kept] {
        self.over.as_ref().unwrap_or(&self.left)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(
            Update,
            (
                open.in_set(UpdateSystems::Screens).run_if(
                    in_state(Screen::Shelf).and_then(resource_exists_and_changed::<Library>),
                ),
                tell_mute.in_set(UpdateSystems::Keys).run_if(
                    in_state(Screen::Shelf)
                        .and_then(in_state(Over::Nothing))
                        .and_then(resource_exists::<Library>),
                ),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems).run_if(
                in_state(Screen::Shelf)
                    .and_then(in_state(Over::Nothing))
                    .and_then(resource_exists::<Library>),
            ),
        );
}

/// Reads the games that were left anew, in the words of the library that has changed.
pub(super) fn open(options: Res<Options>, library: Res<Library>, mut shelf: ResMut<Shelf>) {
    shelf.left = kept::left(&options, &library);
    shelf.any_over = !saves::finished(&options).is_empty();
    shelf.over = None;
    shelf.discarded = None;
    shelf.naming = None;
    shelf.first = 0;
}

/// Says whether all sound is mute from now on, since no sign on the shelf shows it.
fn tell_mute(
    acts: Single<&ActionState<Act>>,
    settings: Res<Settings>,
    library: Res<Library>,
    mut notice: ResMut<Notice>,
) {
    if acts.just_pressed(&Act::Mute) {
        let id = if settings.muted {
            "ui-muted"
        } else {
            "ui-unmuted"
        };
        notice.tell(library.say(id));
    }
}

impl Shelf {
    /// Reads the listed games again.
    fn list(&mut self, options: &Options, library: &Library) {
        self.left = kept::left(options, library);
        if self.over.is_some() {
            let over = kept::finished(options, library);
            self.over = Some(over).filter(|over| !over.is_empty());
        }
        self.any_over = !saves::finished(options).is_empty();
        self.first = self.first.min(self.listed().len().saturating_sub(1));
    }

    /// Discards the game listed that has this number.
    fn discard(&mut self, options: &Options, number: usize) -> Result<(), UserError> {
        let Some(kept) = self.listed().get(number) else {
            return Ok(());
        };
        self.discarded = Some(saves::discard(options, &kept.name, kept.over.is_some())?);
        Ok(())
    }

    /// Gives the game that is being named the name that was typed. One that cannot be given stays in the field.
    fn rename(&mut self, options: &Options) -> Result<(), UserError> {
        let named = self.naming.take();
        let Some((naming, kept)) = named.and_then(|naming| {
            let kept = self.listed().get(naming.number)?;
            Some((naming, kept))
        }) else {
            return Ok(());
        };
        let done = saves::rename(options, &kept.name, kept.over.is_some(), &naming.text);
        if let Err(UserError::Name { .. } | UserError::Taken { .. }) = done {
            self.naming = Some(naming.again());
        }
        done
    }

    /// Puts back the game that was discarded last.
    fn put_back(&mut self) -> Result<(), UserError> {
        self.discarded.take().map_or(Ok(()), |last| last.put_back())
    }
}

/// A request made on the shelf.
enum Asked {
    /// Sail on with the game listed that has this number, or look back at it if it is over.
    Open(usize),
    /// Discard the game listed that has this number.
    Discard(usize),
    /// Give the game listed that has this number a name.
    Name(usize),
    /// Take the name that was typed.
    Named,
    /// Leave the name as it is.
    Unnamed,
    /// Put back the game that was discarded last.
    PutBack,
    /// List the games that are over, or those that were left again.
    Turn,
    /// Set up the game that has this place.
    SetUp(usize),
    /// See the lessons of the game that is chosen.
    Learn,
    /// Go on with a lesson of it.
    Lesson(usize),
    Go(Screen),
    Over(Over),
    Quit,
}

fn draw(
    mut canvas: Canvas,
    options: Res<Options>,
    library: Res<Library>,
    mut shelf: ResMut<Shelf>,
    mut notice: ResMut<Notice>,
    set: Res<settings::Kept>,
    learnt: Res<Learnt>,
    mut learning: ResMut<Learning>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut over: ResMut<NextState<Over>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let mut asked = None;
    let (said, severity) = said(&notice, set.error.as_ref(), &library);
    canvas.draw("shelf", &said, |pen, plan| {
        title(pen, &plan.raised(), &library.say("ui-title"));
        let lies = Lies::on(plan);
        asked = things(pen, &lies, &library, &mut shelf, &learnt);
        let (below, bottom) = below(pen, plan, lies.below, &library, (&said, severity));
        asked = below.or(asked.take());
        bottom
    })?;
    match asked {
        Some(Asked::Open(number)) => {
            let kept = &shelf.listed()[number];
            let open = match kept.over {
                Some(_) => kept.game.recall,
                None => kept.game.resume,
            };
            open(&mut commands, kept.name.clone());
        }
        Some(Asked::Name(number)) => shelf.naming = Naming::of(number, &shelf),
        Some(Asked::Unnamed) => shelf.naming = None,
        Some(asked @ (Asked::Discard(_) | Asked::Named | Asked::PutBack)) => {
            let done = match asked {
                Asked::Discard(number) => shelf.discard(&options, number),
                Asked::Named => shelf.rename(&options),
                _ => shelf.put_back(),
            };
            let told = done.map_err(|error| error.say(library.words()));
            notice.text = told.err().unwrap_or_default();
            shelf.list(&options, &library);
        }
        Some(Asked::Turn) => {
            let turned = shelf.over.is_none();
            // They are read no sooner, so that the shelf is there at once. By then they may be gone.
            let over = turned.then(|| kept::finished(&options, &library));
            shelf.any_over = over.as_ref().is_none_or(|over| !over.is_empty());
            shelf.over = over.filter(|over| !over.is_empty());
            shelf.naming = None;
            shelf.first = 0;
        }
        Some(Asked::SetUp(place)) => {
            shelf.looked = place;
            screen.set(Screen::Setup);
        }
        Some(Asked::Learn) => {
            learning.0 = shelf.looked;
            screen.set(Screen::Lessons);
        }
        Some(Asked::Lesson(number)) => (GAMES[shelf.looked].learn)(&mut commands, number),
        Some(Asked::Go(to)) => screen.set(to),
        Some(Asked::Over(page)) => over.set(page),
        Some(Asked::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Draws the boxes and the voyages, and returns the request made there.
fn things(
    pen: &mut Pen,
    lies: &Lies,
    library: &Library,
    shelf: &mut Shelf,
    learnt: &Learnt,
) -> Option<Asked> {
    let asked = boxes::boxes(pen, lies, library, shelf);
    voyages::voyages(pen, &lies.voyages, library, shelf, learnt).or(asked)
}

/// The plan of each part: all of them on one where there is room for that, else below each other.
struct Lies {
    case: Plan,
    voyages: Plan,
    game: Plan,
    /// Their lower end.
    below: f32,
}

impl Lies {
    fn on(plan: &Plan) -> Self {
        if plan.is_whole() {
            return Self {
                case: *plan,
                voyages: *plan,
                game: *plan,
                below: 664.0,
            };
        }
        let room = plan.width() - 24.0;
        let (top, times) = (50.0, room / 1180.0);
        let case = plan.moved(times, (640.0, 80.0), (640.0, top));
        let next = top + 336.0 * times + 14.0;
        // Two panels, side by side or one above the other.
        let side_by_side = room >= 1180.0;
        let times = if side_by_side {
            1.0
        } else {
            (room / 640.0).min(1.0)
        };
        let high = 230.0 * times;
        let voyages = plan.moved(times, (370.0, 434.0), (640.0, next));
        let game = plan.moved(times, (968.0, 434.0), (640.0, next + high));
        if side_by_side {
            let both = plan.moved(1.0, (640.0, 434.0), (640.0, next));
            return Self {
                case,
                voyages: both,
                game: both,
                below: next + high,
            };
        }
        Self {
            case,
            voyages,
            game,
            below: next + high * 2.0,
        }
    }
}

/// Returns what is said just now or, where nothing is, what went wrong at the start, and how grave that is; nothing where all is well.
fn said(
    notice: &Notice,
    error: Option<&settings::UserError>,
    library: &Library,
) -> (String, Severity) {
    let (said, severity) = notice.said();
    match error {
        _ if !said.is_empty() => (said.to_owned(), severity),
        Some(error) => (error.say(library.words()), Severity::Fault),
        None if library.faulty => (library.say("ui-faults"), Severity::Fault),
        None => (String::new(), severity),
    }
}

/// Draws what lies below the shelf: credits, the way out, and what is said; returns how far down all of it reaches.
fn below(
    pen: &mut Pen,
    plan: &Plan,
    top: f32,
    library: &Library,
    said: (&str, Severity),
) -> (Option<Asked>, f32) {
    let font = plan.face(Typeface::Bold, 15.0);
    let mut asked = None;
    let whole = plan.is_whole();
    let buttons = [
        (50.0, "ui-credits", Asked::Go(Screen::Credits)),
        (212.0, "ui-lab", Asked::Go(Screen::Lab)),
        (594.0, "ui-stats", Asked::Go(Screen::Statistics)),
        (756.0, "ui-rules", Asked::Over(Over::Rules)),
        (918.0, "ui-settings", Asked::Over(Over::Settings)),
        (1080.0, "ui-quit", Asked::Quit),
    ];
    let room = (plan.width() - 24.0).min(660.0);
    let step = (room + 10.0) / buttons.len() as f32;
    for (place, (x, id, what)) in buttons.into_iter().enumerate() {
        let label = library.say(id);
        let x = if whole {
            x
        } else {
            640.0 - room / 2.0 + step * place as f32
        };
        let wide = if whole { 150.0 } else { step - 10.0 };
        let rect = plan.rect(x, top, wide, 38.0);
        let hit = pen.button_in(rect, &label, &label, font.clone(), Look::Plain);
        if hit.clicked {
            asked = Some(what);
        }
    }
    if whole {
        notice::draw(pen, plan.rect(216.0, 382.0, 848.0, 46.0), said);
        return (asked, 720.0);
    }
    let rect = plan.rect(640.0 - room / 2.0, top + 48.0, room, 46.0);
    let told = notice::draw(pen, rect, said);
    (asked, top + 56.0 + plan.units(told.height()))
}
