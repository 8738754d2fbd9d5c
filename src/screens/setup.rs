//! The setup of a game: its crew, its house rules and its seed.

use super::chosen;
use super::fitting::Fitting;
use super::library::Library;
use super::notice;
use super::seats::Bench;
use super::sharing::Pasted;
use super::shelf::Shelf;
use crate::games::GAMES;
use crate::options::{Options, fresh_seed};
use crate::order::DrawSystems;
use crate::saves;
use crate::settings::Settings;
use crate::statistics::today;
use crate::table::{Notice, tips};
use crate::theme::buttons::{self, Look};
use crate::theme::canvas::{Canvas, Plan, page, title, way_back};
use crate::theme::{Pen, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Stroke, vec2};
use bevy_egui::{EguiClipboard, EguiPrimaryContextPass};

/// The distance from one seat to the next where each has two lines.
const TWO_LINES: f32 = 136.0;
/// The most digits of a seed.
const LONGEST_SEED: usize = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), open).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSystems).run_if(
            in_state(Screen::Setup)
                .and_then(in_state(Over::Nothing))
                .and_then(resource_exists::<Library>)
                .and_then(resource_exists::<Fitting>),
        ),
    );
}

/// Opens the setup with the crew of the last time and another seed, unless that was shared.
fn open(
    mut commands: Commands,
    options: Res<Options>,
    shelf: Res<Shelf>,
    fitting: Option<ResMut<Fitting>>,
    mut notice: ResMut<Notice>,
) {
    notice.text.clear();
    let game = &GAMES[shelf.looked];
    match fitting.filter(|fitting| fitting.game.name == game.name) {
        Some(mut fitting) => {
            if !std::mem::take(&mut fitting.shared) {
                fitting.shuffle();
            }
            fitting.pick = None;
            fitting.page = None;
        }
        None => {
            let seed = options.seed.unwrap_or_else(fresh_seed);
            commands.insert_resource(Fitting::new(game, seed));
        }
    }
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    mut fitting: ResMut<Fitting>,
    options: Res<Options>,
    settings: Res<Settings>,
    mut notice: ResMut<Notice>,
    mut clipboard: ResMut<EguiClipboard>,
    mut pasted: MessageWriter<Pasted>,
    mut copied: Local<String>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let mut wrong = String::new();
    canvas.paint("setup", &notice.text, |pen, plan| {
        if fitting.page.is_some() {
            chosen::page(pen, plan, &library, &mut fitting);
            return;
        }
        let foot = notice::foot(plan, &notice.text);
        let mut rows = Vec::new();
        let below = page(pen, plan, "setup", foot, |pen, plan| {
            title(pen, plan, &library.say_of(fitting.game, "ui-setup"));
            let bench = Bench {
                plan,
                library: &library,
            };
            let lies = Lies::on(plan);
            pen.panel(plan.rect(lies.left, 84.0, lies.seats, lies.step * 5.0 + 29.0));
            for place in 0..fitting.places.len() {
                let y = 102.0 + lies.step * place as f32;
                let row = plan.rect(lies.left + 16.0, y, lies.seats - 32.0, lies.step - 7.0);
                bench.row(pen, &mut fitting, place, row);
                rows.push(row);
            }
            panel(
                pen,
                &lies.rules,
                84.0,
                292.0,
                &library.say("ui-house-rules"),
            );
            chosen::of_game(pen, &lies.rules, &library, &mut fitting);
            seed(pen, &lies.seed, &library, &mut fitting);
            match share(pen, &lies.seed, &library, &fitting, &mut copied) {
                Some(Shared::Paste) => {
                    pasted.write(Pasted(clipboard.get_text().unwrap_or_default()));
                }
                Some(Shared::Today) => *fitting = Fitting::of_the_day(fitting.game, &today()),
                None => {}
            }
            if hint(pen, &lies, plan, &library, &fitting)
                && let Some(voyage) = fitting.voyage()
                && let Err(error) = (fitting.game.begin)(&mut commands, voyage)
            {
                wrong = saves::tell(&options, settings.language(), &error);
            }
            lies.end
        });
        let left = Lies::on(plan).left;
        let below = notice::by_back(pen, plan, (left, below), notice.said());
        let back = library.say("ui-shelf");
        let back = way_back(pen, plan, (left, below), &back);
        if let Some((place, pick)) = fitting.pick {
            let bench = Bench {
                plan,
                library: &library,
            };
            bench.list(pen, &mut fitting, place, pick, rows[place]);
        } else if back || pen.targets.steps_back() {
            screen.set(Screen::Shelf);
        }
    })?;
    if !wrong.is_empty() {
        notice.text = wrong;
    }
    Ok(())
}

/// The places of the parts: house rules and seed beside the seats where there is room for that, else below them.
struct Lies {
    left: f32,
    /// The width of the seats' panel.
    seats: f32,
    /// The distance from one seat to the next.
    step: f32,
    rules: Plan,
    seed: Plan,
    /// The upper edge of the crew's panel.
    crew: f32,
    /// The lower end of all of them.
    end: f32,
}

impl Lies {
    fn on(plan: &Plan) -> Self {
        if plan.is_whole() {
            return Self {
                left: 40.0,
                seats: 884.0,
                step: 79.0,
                rules: *plan,
                seed: *plan,
                crew: 520.0,
                end: 660.0,
            };
        }
        let room = plan.width() - 24.0;
        let seats = room.min(884.0);
        let left = 640.0 - seats / 2.0;
        let step = if seats < 884.0 { TWO_LINES } else { 79.0 };
        let below = 84.0 + step * 5.0 + 41.0;
        Self {
            left,
            seats,
            step,
            rules: plan.moved(1.0, (940.0, 84.0), (left, below)),
            // Both panels side by side below the seats.
            seed: plan.moved(1.0, (940.0, 388.0), (left + seats - 300.0, below)),
            crew: below + 304.0,
            end: below + 304.0 + 132.0,
        }
    }
}

/// Draws a panel of the right column with its heading.
fn panel(pen: &Pen, plan: &Plan, y: f32, height: f32, heading: &str) {
    pen.panel(plan.rect(940.0, y, 300.0, height));
    let font = plan.face(Typeface::Head, 19.0);
    let at = plan.at(962.0, y + 28.0);
    pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
}

fn seed(pen: &mut Pen, plan: &Plan, library: &Library, fitting: &mut Fitting) {
    panel(pen, plan, 388.0, 120.0, &library.say("ui-seed"));
    let field = plan.rect(962.0, 434.0, 202.0, 34.0);
    let label = library.say("ui-seed");
    let hit = pen.field(field, &label, &mut fitting.seed, "", LONGEST_SEED);
    let _ = hit.tip(library.say("ui-seed.tip"));
    let again = plan.rect(1174.0, 434.0, 44.0, 34.0);
    let label = library.say("ui-new-seed");
    if pen.throw(again, &label).tip(label).clicked {
        fitting.shuffle();
    }
}

/// A request for a voyage that people share.
enum Shared {
    /// Sets up the line on the clipboard.
    Paste,
    /// Sets up the voyage of the day.
    Today,
}

/// Draws the buttons by which a voyage is copied, pasted, or that of the day is taken.
fn share(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    fitting: &Fitting,
    copied: &mut String,
) -> Option<Shared> {
    let line = fitting.line();
    let is_copied = line.as_ref() == Some(copied);
    let copy = if is_copied { "ui-copied" } else { "ui-copy" };
    // What is not ready to begin has no line.
    let fault = fitting.hint().filter(|_| line.is_none());
    let mut asked = None;
    for (place, id) in [copy, "ui-paste", "ui-today"].into_iter().enumerate() {
        let rect = plan.rect(962.0 + 87.0 * place as f32, 474.0, 82.0, 26.0);
        let label = library.say(id);
        if let (0, Some(why)) = (place, fault) {
            let response = pen.barred(rect, &label);
            let on = tips::named(pen, &response, &label);
            let why = library.say_of(fitting.game, why);
            buttons::explain(&response, on.is_some(), rect, why);
            continue;
        }
        let font = plan.face(Typeface::Bold, 14.0);
        let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
        let hit = hit.tip(library.say(&format!("{id}.tip")));
        match (place, &line) {
            (0, Some(line)) if hit.clicked => {
                pen.ui.ctx().copy_text(line.clone());
                copied.clone_from(line);
            }
            (1, _) if hit.clicked => asked = Some(Shared::Paste),
            (2, _) if hit.clicked => asked = Some(Shared::Today),
            _ => {}
        }
    }
    asked
}

/// Draws the crew, a remark on the setup, and the button that begins; returns whether that is clicked.
fn hint(pen: &mut Pen, lies: &Lies, plan: &Plan, library: &Library, fitting: &Fitting) -> bool {
    let whole = plan.is_whole();
    let (left, wide) = if whole {
        (40.0, 1200.0)
    } else {
        (lies.left, lies.seats)
    };
    let (top, right) = (lies.crew, left + wide);
    pen.panel(plan.rect(left, top, wide, 116.0));
    let crew = fitting.places.iter().filter(|place| place.kind.is_some());
    let ships = fitting.seats();
    // The ships have no room beside what is said where it is narrow.
    let text_at = if whole {
        let step = 96.0;
        let first = 96.0 + (5.0 - ships as f32) * step / 2.0;
        for (number, place) in crew.enumerate() {
            let badge = (fitting.game.token)(place.token);
            let [figure, shadow] = &badge.figure;
            let at = plan.at(first + number as f32 * step, top + 58.0);
            let size = plan.long(84.0);
            pen.art(shadow, at + vec2(-3.0, 5.0), size);
            pen.art(figure, at, size);
            let at = at + vec2(plan.long(24.0), plan.long(-24.0));
            pen.art(&badge.picture, at, plan.long(28.0));
        }
        let rule = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
        let span = plan.at(0.0, top + 20.0).y..=plan.at(0.0, top + 96.0).y;
        pen.ui.painter().vline(plan.at(560.0, 0.0).x, span, rule);
        584.0
    } else {
        left + 22.0
    };
    let said = fitting.hint();
    let text = match (said, fitting.beat) {
        (None, Some(points)) => library.fill("ui-to-beat", &[("points", points.into())]),
        _ => library.say_of(fitting.game, said.unwrap_or("ui-crew-ready")),
    };
    let colour = if said.is_some() {
        palette::BRASS_LIGHT
    } else {
        palette::FAINT
    };
    let font = plan.face(Typeface::Plain, 17.0);
    let width = plan.long(right - 272.0 - text_at);
    let galley = pen.ui.painter().layout(text, font, colour, width);
    let at = plan.at(text_at, top + 58.0) - vec2(0.0, galley.size().y / 2.0);
    pen.ui.painter().galley(at, galley, colour);
    let button: Rect = plan.rect(right - 248.0, top + 26.0, 226.0, 64.0);
    if !fitting.is_ready() {
        return false;
    }
    let label = library.say_of(fitting.game, "ui-play");
    let font = plan.face(Typeface::Title, 26.0);
    pen.button_in(button, &label, &label, font, Look::Brass)
        .clicked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use egui_kittest::kittest::{NodeT, Queryable};
    use rules::table::Language;

    #[test]
    fn a_voyage_that_cannot_begin_is_not_copied() {
        // Nobody's own texts.
        let options = Options {
            scratch: Some(std::env::temp_dir().join("voodoo-setup-of-nobody")),
            ..Options::default()
        };
        let library = Library::open(&options, Language::English);
        let fitting = Fitting::new(&GAMES[0], 7);
        let mut page = canvas(fitting, move |pen, fitting| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            share(pen, &plan, &library, fitting, &mut String::new());
        });
        for (seed, barred) in [("7", false), ("tomorrow", true), ("8", false)] {
            page.state_mut().state.seed = seed.to_owned();
            page.run();
            let copies = page.get_by_label("Copy").accesskit_node();
            assert_eq!(copies.is_disabled(), barred, "{seed}");
        }
    }
}
