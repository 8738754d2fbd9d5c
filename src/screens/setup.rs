//! Setting up: who sails, with which house rules and by which seed.

use super::fitting::Fitting;
use super::library::Library;
use super::seats::Bench;
use super::shelf::{Shelf, warning};
use crate::games::GAMES;
use crate::options::{Options, fresh_seed};
use crate::table::Notice;
use crate::theme::easel::{Easel, Plan, title};
use crate::theme::pen::Look;
use crate::theme::{Face, Pen, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect, Stroke, vec2};

/// Digits of a seed at most: those of the largest there is.
const LONGEST_SEED: usize = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), open).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(
            in_state(Screen::Setup)
                .and_then(in_state(Over::Nothing))
                .and_then(resource_exists::<Library>)
                .and_then(resource_exists::<Fitting>),
        ),
    );
}

/// The crew is that of the last time; the seed is another.
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
            fitting.shuffle();
            fitting.palette = None;
        }
        None => {
            let seed = options.seed.unwrap_or_else(fresh_seed);
            commands.insert_resource(Fitting::new(game, seed));
        }
    }
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    mut fitting: ResMut<Fitting>,
    notice: Res<Notice>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    easel.draw("setup", &notice.text, |pen, plan| {
        title(pen, plan, 44.0, &library.say("ui-setup"));
        let bench = Bench {
            plan,
            library: &library,
        };
        pen.panel(plan.rect(40.0, 84.0, 884.0, 424.0));
        let row = |place: usize| plan.rect(56.0, 102.0 + 79.0 * place as f32, 852.0, 72.0);
        for place in 0..fitting.places.len() {
            bench.row(pen, &mut fitting, place, row(place));
        }
        house_rules(pen, plan, &library, &mut fitting);
        seed(pen, plan, &library, &mut fitting);
        if hint(pen, plan, &library, &fitting, &notice.text)
            && let Some(seed) = fitting.seed()
        {
            (fitting.game.begin)(&mut commands, fitting.chairs(), &fitting.rules, seed);
        }
        let back = library.say("ui-shelf");
        let font = plan.face(Face::Bold, 16.0);
        let rect = plan.rect(40.0, 652.0, 170.0, 44.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Plain);
        if let Some(place) = fitting.palette {
            bench.palette(pen, &mut fitting, place, row(place));
        } else if hit.clicked || pen.targets.steps_back() {
            screen.set(Screen::Shelf);
        }
    })
}

/// A panel of the right column with its heading.
fn panel(pen: &Pen, plan: &Plan, y: f32, height: f32, heading: &str) {
    pen.panel(plan.rect(940.0, y, 300.0, height));
    let font = plan.face(Face::Head, 19.0);
    let at = plan.at(962.0, y + 28.0);
    pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
}

fn house_rules(pen: &mut Pen, plan: &Plan, library: &Library, fitting: &mut Fitting) {
    panel(pen, plan, 84.0, 292.0, &library.say("ui-house-rules"));
    let font = plan.face(Face::Plain, 15.0);
    let mut y = 132.0;
    for (&(id, _), on) in fitting.game.rules.iter().zip(&mut fitting.rules) {
        let _ = pen.switch(plan.at(962.0, y), plan.long(24.0), &library.say(id), on);
        let tip = library.say(&format!("{id}.tip"));
        let at = plan.at(962.0, y + 32.0);
        let width = plan.long(256.0);
        pen.paragraph(at, width, font.clone(), palette::FAINT, &tip);
        y += 106.0;
    }
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
    let font = plan.face(Face::Plain, 14.0);
    let at = plan.at(962.0, 487.0);
    let text = library.say("ui-seed-short");
    pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, text);
}

/// The crew on its way, what is odd about it, and the button; tells whether they set sail.
fn hint(pen: &mut Pen, plan: &Plan, library: &Library, fitting: &Fitting, notice: &str) -> bool {
    pen.panel(plan.rect(40.0, 520.0, 1200.0, 116.0));
    let crew = fitting.places.iter().filter(|place| place.kind.is_some());
    let ships = fitting.ships();
    let step = 96.0;
    let left = 96.0 + (5.0 - ships as f32) * step / 2.0;
    for (number, place) in crew.enumerate() {
        let name = palette::colour_name(place.colour);
        let at = plan.at(left + number as f32 * step, 578.0);
        let size = plan.long(84.0);
        pen.art("art/ship-shadow", at + vec2(-3.0, 5.0), size);
        pen.art(&format!("art/ship-{name}"), at, size);
        let badge = at + vec2(plan.long(24.0), plan.long(-24.0));
        pen.art(&format!("art/badge-{name}"), badge, plan.long(28.0));
    }
    let rule = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
    let (top, bottom) = (plan.at(0.0, 540.0).y, plan.at(0.0, 616.0).y);
    pen.ui
        .painter()
        .vline(plan.at(560.0, 0.0).x, top..=bottom, rule);
    let said = fitting.hint();
    let text = library.say(said.unwrap_or("ui-crew-ready"));
    let colour = if said.is_some() {
        palette::BRASS_LIGHT
    } else {
        palette::FAINT
    };
    let font = plan.face(Face::Plain, 17.0);
    let width = plan.long(384.0);
    let galley = pen.ui.painter().layout(text, font, colour, width);
    let at = plan.at(584.0, 578.0) - vec2(0.0, galley.size().y / 2.0);
    pen.ui.painter().galley(at, galley, colour);
    warning(pen, plan.rect(228.0, 650.0, 1012.0, 48.0), notice);
    let button: Rect = plan.rect(992.0, 546.0, 226.0, 64.0);
    if ships == 0 || fitting.seed().is_none() {
        return false;
    }
    let label = library.say("ui-play");
    let font = plan.face(Face::Title, 26.0);
    pen.button_in(button, &label, &label, font, Look::Brass)
        .clicked
}
