//! The lessons of a game, and which of them were taken.

use super::library::Library;
use super::notice;
use super::settings::Column;
use crate::games::GAMES;
use crate::order::DrawSystems;
use crate::shelf::Boxed;
use crate::table::Notice;
use crate::table::lesson::Learnt;
use crate::theme::canvas::{Canvas, FOOT, Plan, page, title, way_back};
use crate::theme::{Pen, Severity, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, vec2};
use rules::table::lesson::name;
use rules::table::words::Words;

/// The game that is learnt, by its place on the shelf.
#[derive(Resource, Debug, Default, PartialEq)]
pub(super) struct Learning(pub usize);

/// The upper edge of the rows on the plan.
const TOP: f32 = 142.0;
/// Their greatest width.
const WIDE: f32 = 840.0;

/// The distance from one row to the next, usually, where all of them are seen by that, and where a lesson's description takes two
/// lines.
const STEP: f32 = 66.0;
const LEAST_STEP: f32 = 54.0;
const HIGH_STEP: f32 = 88.0;

/// Returns the width of rows.
fn row(plan: &Plan) -> f32 {
    (plan.width() - 24.0).min(WIDE)
}

/// Returns whether a lesson's description takes two lines, as where the interface is large.
fn takes_two_lines(plan: &Plan) -> bool {
    row(plan) < WIDE
}

/// Returns the distance from one row to the next of so many from here down: a little less where all of them are seen then.
fn step(plan: &Plan, first: f32, rows: usize) -> f32 {
    if takes_two_lines(plan) {
        return HIGH_STEP;
    }
    let fits = (FOOT - 8.0 - first) / rows as f32;
    if fits < LEAST_STEP {
        STEP
    } else {
        fits.min(STEP)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learning>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSystems).run_if(
            in_state(Screen::Lessons)
                .and_then(in_state(Over::Nothing))
                .and_then(resource_exists::<Library>),
        ),
    );
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    mut learning: ResMut<Learning>,
    learnt: Res<Learnt>,
    notice: Res<Notice>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) -> Result {
    let game = &GAMES[learning.0];
    let called = library.say(&format!("ui-game-{}", game.name));
    let heading = library.fill("ui-lessons", &[("game", called.as_str().into())]);
    let mut taken = None;
    let error = learnt.error.as_ref().map(|(why, aside)| {
        let values = [
            ("why", why.as_str().into()),
            ("aside", aside.display().to_string().into()),
        ];
        library.fill("ui-lessons-trouble", &values)
    });
    let said = match &error {
        Some(error) => (error.as_str(), Severity::Fault),
        None => notice.said(),
    };
    canvas.paint("lessons", &heading, |pen, plan| {
        let foot = notice::foot(plan, said.0);
        let below = page(pen, plan, "lessons", foot, |pen, plan| {
            title(pen, plan, &heading);
            let (picked, boxes) = boxes(pen, plan, &library, learning.0);
            let first = boxes.max(TOP);
            learning.set_if_neq(Learning(picked));
            let next = next(&learnt, game);
            let (wide, step) = (row(plan), step(plan, first, game.lessons.len()));
            for (number, path) in game.lessons.iter().enumerate() {
                let top = first + step * number as f32;
                let rect = plan.rect(640.0 - wide / 2.0, top, wide, step - 8.0);
                let row = Row {
                    plan,
                    words: &library.volume(game).words,
                    library: &library,
                    state: state(&learnt, game, path),
                    next: next == Some(number),
                };
                if row.draw(pen, number, name(path), rect) {
                    taken = Some(number);
                }
            }
            first + step * game.lessons.len() as f32 + 8.0
        });
        let left = 640.0 - row(plan) / 2.0;
        let below = notice::by_back(pen, plan, (left, below), said);
        let back = library.say("ui-back");
        if way_back(pen, plan, (left, below), &back) || pen.targets.steps_back() {
            screen.set(Screen::Shelf);
        }
    })?;
    if let Some(number) = taken {
        (game.learn)(&mut commands, number);
    }
    Ok(())
}

/// Draws a button for each game, side by side, the one lit whose lessons are listed. Returns the place of that on the shelf,
/// and the buttons' lower end.
fn boxes(pen: &mut Pen, plan: &Plan, library: &Library, now: usize) -> (usize, f32) {
    let names = GAMES
        .iter()
        .map(|game| library.say(&format!("ui-game-{}", game.name)));
    let names: Vec<String> = names.collect();
    let wide = row(plan);
    let mut row = Column::new(plan, library, 640.0 - wide / 2.0, 86.0, wide);
    let picked = row.one_of(pen, &names, now).unwrap_or(now);
    (picked, row.y)
}

/// The state of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Left,
    Done,
}

fn state(learnt: &Learnt, game: &Boxed, path: &str) -> State {
    let name = name(path);
    if learnt
        .left(game.name, name)
        .is_some_and(|left| left.step > 0)
    {
        State::Left
    } else if learnt.is_done(game.name, name) {
        State::Done
    } else {
        State::New
    }
}

/// Returns whether no lesson of any game was begun.
pub(super) fn is_new(learnt: &Learnt) -> bool {
    !GAMES.iter().any(|game| is_begun(learnt, game))
}

fn is_begun(learnt: &Learnt, game: &Boxed) -> bool {
    let mut lessons = game.lessons.iter();
    lessons.any(|path| state(learnt, game, path) != State::New)
}

/// Returns the number of the lesson to take now: the first that was left on the way, or else the first that is not done.
fn next(learnt: &Learnt, game: &Boxed) -> Option<usize> {
    let is_open = |path: &str| !learnt.is_done(game.name, name(path));
    let is_left = |path: &str| is_open(path) && state(learnt, game, path) == State::Left;
    let mut lessons = game.lessons.iter();
    let left = lessons.position(|path| is_left(path));
    left.or_else(|| game.lessons.iter().position(|path| is_open(path)))
}

/// A lesson to go on with, of a game of which some were begun.
pub(super) struct UnderWay {
    /// The game's place on the shelf.
    pub game: usize,
    /// Its number in the game.
    pub number: usize,
    /// Its name.
    pub name: String,
}

/// Returns the lesson to go on with; `None` if none was begun, or all are done.
pub(super) fn under_way(learnt: &Learnt, library: &Library, place: usize) -> Option<UnderWay> {
    let game = &GAMES[place];
    let number = next(learnt, game).filter(|_| is_begun(learnt, game))?;
    let id = format!("lesson-{}", name(game.lessons[number]));
    Some(UnderWay {
        game: place,
        number,
        name: library.volume(game).words.say(&id, &[]),
    })
}

/// A lesson in the list.
struct Row<'a> {
    plan: &'a Plan,
    library: &'a Library,
    /// The texts of the game that it teaches.
    words: &'a Words,
    state: State,
    /// True if it is the one to take now.
    next: bool,
}

impl Row<'_> {
    /// Draws it, and returns whether it is taken.
    fn draw(&self, pen: &mut Pen, number: usize, name: &str, rect: Rect) -> bool {
        let (plan, library) = (self.plan, self.library);
        let called = self.words.say(&format!("lesson-{name}"), &[]);
        let values = [
            ("number", (number as i64 + 1).into()),
            ("name", called.as_str().into()),
        ];
        let hit = pen.hit(rect, &library.fill("ui-lesson-take", &values));
        let (fill, edge) = match (hit.hovered, self.next) {
            (true, _) => (palette::FILL_LIT, palette::CREAM),
            (false, true) => (palette::PANEL_SOLID, palette::BRASS_LIGHT),
            (false, false) => (palette::PANEL_SOLID, palette::SLOT),
        };
        let radius = CornerRadius::same(plan.long(10.0) as u8);
        let stroke = Stroke::new(plan.long(1.6), edge);
        let painter = pen.ui.painter();
        painter.rect(rect, radius, fill, stroke, StrokeKind::Inside);
        let at = rect.left_center() + vec2(plan.long(36.0), 0.0);
        let font = plan.face(Typeface::Title, 30.0);
        let tint = if self.state == State::Done {
            palette::FAINT
        } else {
            palette::BRASS_LIGHT
        };
        pen.text(at, Align2::CENTER_CENTER, font, tint, number + 1);
        let left = rect.left() + plan.long(72.0);
        let room = rect.right() - plan.long(150.0) - left;
        // In the middle of its row.
        let two = takes_two_lines(plan);
        let top = if two {
            rect.top()
        } else {
            rect.center().y - plan.long(29.0)
        };
        let at = bevy_egui::egui::pos2(left, top + plan.long(7.0));
        pen.line(
            at,
            room,
            plan.face(Typeface::Head, 19.0),
            palette::TEXT,
            &called,
        );
        let about = self.words.say(&format!("lesson-{name}.about"), &[]);
        let at = bevy_egui::egui::pos2(left, top + plan.long(32.0));
        let font = plan.face(Typeface::Plain, 16.0);
        if two {
            let room = rect.right() - plan.long(16.0) - left;
            pen.paragraph(at, room, font, palette::FAINT, &about);
        } else {
            pen.line(at, room, font, palette::FAINT, &about);
        }
        let (icon, id, tint) = match self.state {
            State::New => ("", "", palette::FAINT),
            State::Left => ("sands-of-time", "ui-lesson-left", palette::BRASS_LIGHT),
            State::Done => ("anchor", "ui-lesson-done", palette::FAINT),
        };
        if !id.is_empty() {
            let middle = if two {
                plan.long(20.0)
            } else {
                rect.height() / 2.0
            };
            let end = rect.right_top() + vec2(plan.long(-24.0), middle);
            let font = plan.face(Typeface::Bold, 16.0);
            pen.sign(end, font, tint, icon, &library.say(id));
        }
        if hit.focused {
            pen.mark(rect, radius);
        }
        hit.clicked
    }
}
