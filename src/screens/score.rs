//! The score: who wins, and every pirate's points by source.

use super::counting::Counting;
use super::export::Along;
use super::library::Library;
use super::notice;
use super::scored::Sheet;
use crate::options::{Speed, fresh_seed};
use crate::order::DrawSystems;
use crate::settings::Settings;
use crate::table::{Again, Notice, Tally, Travel};
use crate::theme::buttons::Look;
use crate::theme::canvas::{Canvas, Plan, edge, page, title, way_back, wood};
use crate::theme::parchment::{parchment, within_edge};
use crate::theme::{Awake, Pen, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect};
use rules::table::words::Words;

/// The room for the sums of a sheet, in units of the plan, where they stay in sight below it.
const ROOM: f32 = 56.0;
/// Seconds in which the points of a source are counted.
const A_SOURCE: f32 = 0.4;

/// Seconds for which clicks are ignored, since they may have been meant for the table before.
const TOO_SOON: f32 = 0.5;

/// The times at which the score came and its points began to be counted, in seconds since the start of the program.
#[derive(Resource)]
struct Began {
    score: f32,
    points: f32,
    /// True if the line by which others sail the same voyage is on the clipboard.
    copied: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Score), begin_to_count)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems).run_if(
                in_state(Screen::Score)
                    .and_then(in_state(Over::Nothing))
                    .and_then(resource_exists::<Tally>)
                    .and_then(resource_exists::<Library>),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            stand.in_set(DrawSystems).run_if(
                in_state(Over::Points)
                    .and_then(resource_exists::<Tally>)
                    .and_then(resource_exists::<Library>),
            ),
        );
}

/// Draws the same sheet in the midst of a game: the current points, as far as the viewers may know them.
fn stand(
    mut canvas: Canvas,
    library: Res<Library>,
    tally: Res<Tally>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let words = library.words();
    let told = Summary {
        words,
        tally: &tally,
        counting: Counting(f32::INFINITY),
        tells: false,
    };
    let heading = tally.midway.as_str();
    canvas.paint("points", heading, |pen, plan| {
        wood(pen, plan.canvas);
        pen.targets.tell_of(Some("book-goal"));
        let said = [heading, &tally.left_out];
        let ((left, below), _) = told.draw(pen, plan, "points", said, 60.0);
        let back = words.say("ui-back", &[]);
        if way_back(pen, plan, (left, below), &back) || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
    })
}

/// The page of the score.
struct Summary<'a> {
    words: &'a Words,
    tally: &'a Tally,
    counting: Counting,
    /// True if the sheet tells what decided the game.
    tells: bool,
}

impl Summary<'_> {
    /// Draws the page under its heading, with a sentence below that, over a foot of a height. Returns the upper left corner of
    /// the foot on the plan, and the number of decisions after which the table is to be looked at, if that was clicked.
    fn draw(
        &self,
        pen: &mut Pen,
        plan: &Plan,
        name: &str,
        [heading, said]: [&str; 2],
        foot: f32,
    ) -> ((f32, f32), Option<usize>) {
        // Where not all of the sheet is seen at once, its sums stay in sight.
        let sums = if plan.is_whole() { 0.0 } else { ROOM };
        let mut left = edge(plan);
        let mut opened = None;
        let below = page(pen, plan, name, foot + sums, |pen, plan| {
            title(pen, plan, heading);
            let (begins, wide) = Sheet::span(plan);
            let font = plan.face(Typeface::Plain, 17.0);
            let long = plan.units(pen.wide_as(said, font).max(1.0));
            let font = plan.face(Typeface::Plain, 17.0 * (wide / long).min(1.0));
            let at = plan.at(640.0, 84.0);
            pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, said);
            let sheet = self.on(plan);
            let bottom = sheet.bottom(pen);
            let lies = plan.rect(begins, 102.0, wide, bottom - 102.0);
            left = left.max(plan.across(within_edge(pen, lies).left()));
            parchment(pen, lies);
            sheet.draw(pen);
            if sums <= 0.0 {
                sheet.sums(pen);
            }
            opened = sheet.tell(pen);
            bottom + 12.0
        });
        if sums > 0.0 {
            let (begins, wide) = Sheet::span(plan);
            let rect = plan.rect(begins, below, wide, sums - 8.0);
            pen.ui.painter().rect_filled(rect, 6.0, palette::PARCHMENT);
            let middle = below + (sums - 8.0) / 2.0;
            let plan = plan.moved(1.0, (0.0, self.on(plan).middle()), (0.0, middle));
            self.on(&plan).sums(pen);
        }
        ((left, below + sums), opened)
    }

    fn on<'a>(&'a self, plan: &'a Plan) -> Sheet<'a> {
        Sheet {
            plan,
            words: self.words,
            tally: self.tally,
            counting: self.counting,
            tells: self.tells,
        }
    }
}

fn begin_to_count(mut commands: Commands, time: Res<Time<Real>>, mut awake: ResMut<Awake>) {
    let now = time.elapsed_secs();
    let (score, points) = (now, now);
    commands.insert_resource(Began {
        score,
        points,
        copied: false,
    });
    awake.stir();
}

/// Returns how far the points are counted after so many seconds; all at once where nothing moves or motion is calm.
fn counted(settings: &Settings, seconds: f32) -> Counting {
    match settings.speed {
        Speed::Times(times) if !settings.calm => Counting(seconds * times / A_SOURCE),
        _ => Counting(f32::INFINITY),
    }
}

/// A request made below the score.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Again,
    Same,
    Look,
    Review,
    Along,
    Shelf,
}

fn draw(
    mut canvas: Canvas,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut began: ResMut<Began>,
    library: Res<Library>,
    tally: Res<Tally>,
    notice: Res<Notice>,
    mut awake: ResMut<Awake>,
    (mut again, mut travel): (MessageWriter<Again>, MessageWriter<Travel>),
    mut along: Along,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let words = library.words();
    let counting = counted(&settings, time.elapsed_secs() - began.points);
    // The winner is told once everything is counted.
    let said = if counting.is_over(&tally) {
        [tally.headline.clone(), tally.ended(words)]
    } else {
        [words.say("ui-decided-counting", &[]), String::new()]
    };
    let [headline, ending] = &said;
    let mut hurried = false;
    let (mut asked, mut opened) = (None, None);
    let told = Summary {
        words,
        tally: &tally,
        counting,
        tells: true,
    };
    canvas.paint("score", headline, |pen, plan| {
        hurried = pen.ui.input(|input| {
            let typed = |event: &bevy_egui::egui::Event| {
                matches!(event, bevy_egui::egui::Event::Key { pressed: true, .. })
            };
            input.pointer.any_pressed() || input.events.iter().any(typed)
        });
        let ((_, below), looks) = told.draw(pen, plan, "score", [headline, ending], 62.0);
        let clicked = pen.ui.input(|input| input.pointer.any_released());
        let slip = clicked && time.elapsed_secs() < began.score + TOO_SOON;
        let (clicked, button) = buttons(pen, plan, below, words, &tally, began.copied);
        asked = clicked.filter(|_| !slip);
        opened = looks.filter(|_| !slip);
        let wide = (plan.width() - 40.0).min(848.0);
        let rect = plan.rect(640.0 - wide / 2.0, below - 58.0, wide, 46.0);
        notice::draw(pen, rect, notice.said());
        if along.draw(pen, plan.canvas, button, words) {
            pen.ui.ctx().copy_text(tally.shared.line.clone());
            began.copied = true;
        }
    })?;
    if counting.is_over(&tally) {
        hurried = false;
    } else {
        awake.stir();
    }
    if hurried {
        began.points = f32::NEG_INFINITY;
    }
    if let Some(at) = opened {
        travel.write(Travel::To(at));
        screen.set(Screen::Table);
    }
    match asked {
        Some(Asked::Again) => {
            again.write(Again(Some(fresh_seed())));
        }
        Some(Asked::Same) => {
            again.write(Again(None));
        }
        Some(Asked::Look) => screen.set(Screen::Table),
        Some(Asked::Review) => screen.set(Screen::Review),
        Some(Asked::Along) => {
            // What is taken along is the whole score.
            began.points = f32::NEG_INFINITY;
            along.open();
        }
        Some(Asked::Shelf) => screen.set(Screen::Shelf),
        None => {}
    }
    Ok(())
}

/// Draws the buttons side by side at a height of the plan, without that of the review in a game without people. Returns the one
/// that is clicked, and the rectangle of the one that opens the menu of exports.
fn buttons(
    pen: &mut Pen,
    plan: &Plan,
    below: f32,
    words: &Words,
    tally: &Tally,
    copied: bool,
) -> (Option<Asked>, Rect) {
    let along = if copied { "ui-copied" } else { "ui-along" };
    let [again, same] = &tally.again;
    let said = |id| words.say(id, &[]);
    let all = [
        (again.clone(), Asked::Again, Look::Brass),
        (same.clone(), Asked::Same, Look::Plain),
        (said("ui-look"), Asked::Look, Look::Plain),
        (said("ui-review"), Asked::Review, Look::Plain),
        (said(along), Asked::Along, Look::Plain),
        (said("ui-shelf"), Asked::Shelf, Look::Plain),
    ];
    let all = all.into_iter();
    let all: Vec<_> = all
        .filter(|(_, what, _)| tally.people > 0 || *what != Asked::Review)
        .collect();
    let (mut asked, mut button) = (None, Rect::NOTHING);
    let across = all.len() as f32;
    let step = ((plan.width() - 16.0) / across).min(236.0);
    let left = 640.0 - across * step / 2.0 + 4.0;
    for (place, (label, what, look)) in all.into_iter().enumerate() {
        let x = left + step * place as f32;
        let rect = plan.rect(x, below, step - 8.0, 46.0);
        let font = plan.face(Typeface::Bold, 17.0);
        let hit = pen.button_in(rect, &label, &label, font, look);
        if hit.clicked {
            asked = Some(what);
        }
        if what == Asked::Along {
            button = rect;
        }
    }
    (asked, button)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_counted_up_unless_motion_is_calm_or_at_once() {
        let counted = |speed, calm| {
            let settings = Settings {
                speed,
                calm,
                ..Settings::default()
            };
            counted(&settings, A_SOURCE).0
        };
        assert_eq!(counted(Speed::Times(2.0), false), 2.0);
        for (speed, calm) in [(Speed::Times(2.0), true), (Speed::Instant, false)] {
            assert_eq!(counted(speed, calm), f32::INFINITY);
        }
    }
}
