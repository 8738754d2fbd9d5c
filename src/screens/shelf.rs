//! The shelf: who sails, with which house rules; or sail on where a game was left.

use super::crew::{seat, switches};
use super::{Frame, Screen};
use crate::options::Options;
use crate::saves;
use crate::table::Notice;
use crate::theme::pen::Look;
use crate::theme::{Face, Gallery, Pen, Targets, palette};
use crate::voodoo_pirate::Begin;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, Rect, pos2, vec2};
use rules::table::SeatKind;
use rules::table::words::Words;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Chair, Setup, load};

/// Ships from which on the wind is turned often enough.
const ENOUGH_SHIPS: usize = 3;

/// A seat as it is being set up.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub colour: Colour,
    pub kind: Option<SeatKind>,
    pub name: String,
}

/// The game being set up.
#[derive(Resource)]
pub(super) struct Fitting {
    pub places: Vec<Place>,
    pub skills: bool,
    pub blessed: bool,
    pub seed: String,
    words: Option<Words>,
    left: Option<String>,
}

impl Fitting {
    fn new(seed: u64) -> Self {
        let kinds = [
            Some(SeatKind::Human),
            Some(SeatKind::Cursed),
            Some(SeatKind::Cursed),
            None,
            None,
        ];
        Self {
            places: Colour::ALL
                .iter()
                .zip(kinds)
                .map(|(&colour, kind)| Place {
                    colour,
                    kind,
                    name: String::new(),
                })
                .collect(),
            skills: true,
            blessed: false,
            seed: seed.to_string(),
            words: load_words(&load::files()).ok(),
            left: None,
        }
    }

    fn setup(&self) -> Setup {
        let chairs = self.places.iter().filter_map(|place| {
            Some(Chair {
                colour: place.colour,
                kind: place.kind?,
                name: place.name.trim().to_owned(),
            })
        });
        Setup {
            chairs: chairs.collect(),
            skills: self.skills,
            blessed: self.blessed,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Shelf), open).add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Shelf).and_then(resource_exists::<Fitting>)),
    );
}

/// A seed that nobody chose.
pub(super) fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    // Short enough to be told to a friend.
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}

fn open(mut commands: Commands, options: Res<Options>, fitting: Option<ResMut<Fitting>>) {
    let left = saves::left(&options)
        .into_iter()
        .find(|game| !game.held)
        .map(|game| game.name);
    match fitting {
        Some(mut fitting) => {
            fitting.left = left;
            fitting.seed = fresh_seed().to_string();
        }
        None => {
            let mut fitting = Fitting::new(options.seed.unwrap_or_else(fresh_seed));
            fitting.left = left;
            commands.insert_resource(fitting);
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    frame: Res<Frame>,
    gallery: Res<Gallery>,
    mut targets: ResMut<Targets>,
    mut fitting: ResMut<Fitting>,
    mut notice: ResMut<Notice>,
    mut begin: MessageWriter<Begin>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    targets.begin("shelf", &notice.text, ctx.pixels_per_point());
    let screen = frame.rect();
    let mut ui = egui::Ui::new(
        ctx,
        "shelf".into(),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(screen),
    );
    let mut pen = Pen {
        ui: &mut ui,
        gallery: &gallery,
        targets: &mut targets,
        wide: frame.wide,
    };
    let Some(words) = fitting.words.take() else {
        return Ok(());
    };
    let say = |id: &str| words.say(id, &[]);
    let size = vec2(820.0, 560.0);
    let middle = screen.center() + vec2(0.0, 40.0);
    let rect = Rect::from_center_size(middle, size);
    let title = pos2(middle.x, rect.top() - pen.pick(52.0, 76.0));
    let font = Face::Title.at(pen.pick(54.0, 72.0));
    pen.text(
        title + vec2(-3.0, 4.0),
        Align2::CENTER_CENTER,
        font.clone(),
        Color32::from_black_alpha(160),
        say("ui-title"),
    );
    pen.text(
        title,
        Align2::CENTER_CENTER,
        font,
        palette::TEXT,
        say("ui-title"),
    );
    pen.panel(rect);
    pen.heading(rect.min + vec2(28.0, 34.0), &say("ui-setup"));
    for place in 0..fitting.places.len() {
        let row = Rect::from_min_size(
            rect.min + vec2(24.0, 60.0 + 62.0 * place as f32),
            vec2(size.x - 48.0, 56.0),
        );
        seat(&mut pen, &mut fitting, place, row, &words);
    }
    let below = rect.top() + 392.0;
    switches(&mut pen, &mut fitting, rect, below, &words);
    let ships = fitting
        .places
        .iter()
        .filter(|place| place.kind.is_some())
        .count();
    let people = fitting
        .places
        .iter()
        .any(|place| place.kind == Some(SeatKind::Human));
    let hint = if !notice.text.is_empty() {
        notice.text.clone()
    } else if ships == 0 {
        say("ui-too-few-seats")
    } else if ships < ENOUGH_SHIPS {
        say("ui-few-ships")
    } else if !people {
        say("ui-nobody-human")
    } else {
        String::new()
    };
    let at = pos2(rect.left() + 28.0, below + 56.0);
    pen.paragraph(
        at,
        size.x - 56.0,
        Face::Plain.at(15.5),
        palette::BRASS_LIGHT,
        &hint,
    );
    let bottom = rect.bottom() - 38.0;
    let play = Rect::from_center_size(pos2(rect.right() - 130.0, bottom), vec2(210.0, 48.0));
    if ships > 0 && pen.button(play, &say("ui-play"), Look::Brass).clicked {
        match fitting.seed.trim().parse() {
            Ok(seed) => {
                begin.write(Begin::New(fitting.setup(), seed));
            }
            Err(_) => notice.text = say("ui-seed.tip"),
        }
    }
    if let Some(name) = &fitting.left {
        let resume = Rect::from_center_size(pos2(rect.right() - 360.0, bottom), vec2(210.0, 48.0));
        if pen
            .button(resume, &say("ui-resume"), Look::Plain)
            .tip(say("ui-resume.tip"))
            .clicked
        {
            begin.write(Begin::Resume(name.clone()));
        }
    }
    let quit = Rect::from_center_size(pos2(rect.left() + 108.0, bottom), vec2(160.0, 42.0));
    if pen.button(quit, &say("ui-quit"), Look::Plain).clicked {
        exit.write(AppExit::Success);
    }
    fitting.words = Some(words);
    Ok(())
}
