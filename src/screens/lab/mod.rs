//! The balance lab: games that nobody watches, counted, for those who make a game's data.

mod form;
mod plots;

use super::library::Library;
use super::notice;
use crate::games::GAMES;
use crate::options::Options;
use crate::order::{DrawSystems, UpdateSystems};
use crate::saves;
use crate::settings::Settings;
use crate::study::Study;
use crate::table::came_of;
use crate::theme::Awake;
use crate::theme::buttons::Look;
use crate::theme::canvas::{self, Canvas, Plan, page, title, way_back};
use crate::theme::{Pen, Severity, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use form::{Asked, Form};
use rules::study::What;
use std::time::Duration;

/// The interval at which the games that were played are counted.
const LOOK: Duration = Duration::from_millis(250);

/// The state of the lab: the form, the study, and the page that shows.
#[derive(Resource, Default)]
struct Lab {
    form: Form,
    study: Option<Study>,
    /// The page that is open.
    page: Option<What>,
    /// The report on what was asked last.
    said: (String, Severity),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lab>()
        .add_systems(OnExit(Screen::Lab), stop)
        .add_systems(
            Update,
            count
                .in_set(UpdateSystems::Screens)
                .run_if(in_state(Screen::Lab)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems).run_if(
                in_state(Screen::Lab)
                    .and_then(in_state(Over::Nothing))
                    .and_then(resource_exists::<Library>),
            ),
        );
}

/// Stops the study when the lab is left. Its figures can be looked at again.
fn stop(mut lab: ResMut<Lab>) {
    if let Some(study) = &mut lab.study {
        study.stop();
    }
}

fn count(mut lab: ResMut<Lab>, mut awake: ResMut<Awake>) {
    let Some(study) = lab.study.as_mut().filter(|study| study.goes_on()) else {
        return;
    };
    study.count();
    if !study.goes_on() {
        if let Some(why) = study.failed().map(str::to_owned) {
            lab.said = (why, Severity::Fault);
        }
        awake.stir();
    }
    awake.within(LOOK);
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    options: Res<Options>,
    settings: Res<Settings>,
    mut lab: ResMut<Lab>,
    mut screen: ResMut<NextState<Screen>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let lab = &mut *lab;
    let heading = lab.said.0.clone();
    let mut asked = None;
    canvas.paint("lab", &heading, |pen, plan| {
        let foot = 60.0 + above(plan, &lab.said.0);
        let y = page(pen, plan, "lab", foot, |pen, plan| {
            title(pen, plan, &library.say("ui-lab"));
            let (order, figures, end) = parts(plan);
            let names = GAMES.iter().map(|game| format!("ui-game-{}", game.name));
            let names: Vec<String> = names.map(|id| library.say(&id)).collect();
            let study = lab.study.as_ref();
            asked = form::draw(pen, &order, &library, &names, &mut lab.form, study);
            match &lab.study {
                Some(study) if study.progress().0 > 0 => {
                    plots::draw(pen, &figures, &library, study, &mut lab.page);
                }
                _ => about(pen, &figures, &library),
            }
            end
        });
        asked = below(pen, plan, y, &library, lab).or(asked.take());
    })?;
    match asked {
        Some(Asked::Begin) => match lab.form.order().map(|order| {
            let begin = GAMES[lab.form.game].study;
            begin(order, &options)
        }) {
            Some(Ok(study)) => {
                lab.study = Some(study);
                lab.said.0.clear();
            }
            Some(Err(error)) => {
                let why = saves::tell(&options, settings.language(), &error);
                lab.said = (why, Severity::Fault);
            }
            None => lab.said = (library.say("ui-seed-wrong"), Severity::Fault),
        },
        Some(Asked::Stop) => {
            if let Some(study) = &mut lab.study {
                study.stop();
            }
        }
        Some(Asked::Export) => {
            if let Some(study) = &lab.study {
                lab.said = came_of(library.words(), study.export(&options));
            }
        }
        Some(Asked::Leave) => screen.set(Screen::Shelf),
        None => return Ok(()),
    }
    awake.stir();
    Ok(())
}

/// Returns how much higher than usual the foot is: what became of what was asked stands above the buttons where the interface is
/// large.
fn above(plan: &Plan, said: &str) -> f32 {
    if plan.is_wide() || said.is_empty() {
        0.0
    } else {
        56.0
    }
}

/// Returns the plans of the form and the figures, and their lower end: side by side or, where the interface is large, below
/// each other, with the figures as large as there is room.
fn parts(plan: &Plan) -> (Plan, Plan, f32) {
    if plan.is_wide() {
        return (*plan, *plan, 660.0);
    }
    let order = plan.moved(1.0, (40.0, 84.0), (640.0 - 145.0, 84.0));
    let times = ((plan.width() - 24.0) / 896.0).min(1.0);
    let figures = plan.moved(times, (344.0, 84.0), (640.0 - 448.0 * times, 650.0));
    (order, figures, 650.0 + 552.0 * times + 10.0)
}

/// Draws the purpose of the lab, while nothing has been counted yet.
fn about(pen: &mut Pen, plan: &Plan, library: &Library) {
    let panel = plan.rect(344.0, 84.0, 896.0, 552.0);
    pen.panel(panel);
    let at = plan.at(792.0, 250.0);
    pen.icon("compass", at, plan.long(96.0), palette::SLOT);
    let font = plan.face(Typeface::Plain, 18.0);
    canvas::centred(
        pen,
        plan.at(792.0, 326.0),
        plan.long(600.0),
        6,
        font,
        palette::FAINT,
        &library.say("ui-lab.tip"),
    );
}

/// Draws the foot: the way back, the outcome of the last request, and the button that exports the figures.
fn below(pen: &mut Pen, plan: &Plan, top: f32, library: &Library, lab: &Lab) -> Option<Asked> {
    let (left, right) = if plan.is_wide() {
        (40.0, 1240.0)
    } else {
        (plan.left() + 12.0, plan.right() - 12.0)
    };
    let y = top + above(plan, &lab.said.0);
    let back = library.say("ui-shelf");
    let leaves = way_back(pen, plan, (left, y), &back) || pen.targets.steps_back();
    let mut asked = leaves.then_some(Asked::Leave);
    let counted = lab.study.as_ref().map_or(0, |study| study.progress().0);
    if counted > 0 {
        let label = library.say("ui-lab-export");
        let rect = plan.rect(right - 200.0, y, 200.0, 44.0);
        let font = plan.face(Typeface::Bold, 16.0);
        let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
        if hit.tip(library.say("ui-lab-export.tip")).clicked {
            asked = Some(Asked::Export);
        }
    }
    // Between the buttons, or above them where that is too narrow for a sentence.
    let said = if plan.is_wide() {
        plan.rect(left + 216.0, y - 2.0, right - left - 432.0, 48.0)
    } else {
        plan.rect(left, top, right - left, 48.0)
    };
    let (text, severity) = &lab.said;
    notice::draw(pen, said, (text, *severity));
    asked
}
