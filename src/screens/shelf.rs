//! The shelf: who sails, with which house rules; or sail on where a game was left.

use super::{Frame, Screen};
use crate::options::Options;
use crate::saves;
use crate::theme::pen::Look;
use crate::theme::{Face, Gallery, Pen, Targets, palette};
use crate::voodoo_pirate::{Begin, Notice};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2, vec2};
use rules::table::SeatKind;
use rules::table::words::Words;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Chair, Setup, load};

/// Ships from which on the wind is turned often enough.
const ENOUGH_SHIPS: usize = 3;

/// A seat as it is being set up.
#[derive(Debug, Clone)]
struct Place {
    colour: Colour,
    kind: Option<SeatKind>,
    name: String,
}

/// The game being set up.
#[derive(Resource)]
struct Fitting {
    places: Vec<Place>,
    skills: bool,
    blessed: bool,
    seed: String,
    words: Option<Words>,
    can_resume: bool,
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
            can_resume: false,
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

fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    // Short enough to be told to a friend.
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}

fn open(mut commands: Commands, options: Res<Options>, fitting: Option<ResMut<Fitting>>) {
    let can_resume = saves::has_current(&options);
    match fitting {
        Some(mut fitting) => {
            fitting.can_resume = can_resume;
            fitting.seed = fresh_seed().to_string();
        }
        None => {
            let mut fitting = Fitting::new(options.seed.unwrap_or_else(fresh_seed));
            fitting.can_resume = can_resume;
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
    if fitting.can_resume {
        let resume = Rect::from_center_size(pos2(rect.right() - 360.0, bottom), vec2(210.0, 48.0));
        if pen
            .button(resume, &say("ui-resume"), Look::Plain)
            .tip(say("ui-resume.tip"))
            .clicked
        {
            begin.write(Begin::Resume);
        }
    }
    let quit = Rect::from_center_size(pos2(rect.left() + 108.0, bottom), vec2(160.0, 42.0));
    if pen.button(quit, &say("ui-quit"), Look::Plain).clicked {
        exit.write(AppExit::Success);
    }
    fitting.words = Some(words);
    Ok(())
}

fn seat(pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect, words: &Words) {
    let seat = &mut fitting.places[place];
    let well = if seat.kind.is_some() { 150 } else { 70 };
    pen.ui
        .painter()
        .rect_filled(row, 8.0, Color32::from_black_alpha(well));
    let stripe = Rect::from_min_size(row.min, vec2(6.0, row.height()));
    pen.ui
        .painter()
        .rect_filled(stripe, 3.0, palette::colour(seat.colour));
    let badge = format!("art/badge-{}", palette::colour_name(seat.colour));
    let tint = if seat.kind.is_some() {
        Color32::WHITE
    } else {
        Color32::from_white_alpha(90)
    };
    pen.icon(&badge, row.left_center() + vec2(40.0, 0.0), 42.0, tint);
    let field = Rect::from_min_size(row.min + vec2(76.0, 13.0), vec2(200.0, 30.0));
    let hint = words.say(
        &format!("colour-{}.name", palette::colour_name(seat.colour)),
        &[],
    );
    if seat.kind.is_some() {
        let stroke = Stroke::new(1.0, palette::SLOT);
        pen.ui
            .painter()
            .rect_stroke(field, 5.0, stroke, StrokeKind::Outside);
        let edit = egui::TextEdit::singleline(&mut seat.name)
            .hint_text(hint)
            .char_limit(24)
            .font(Face::Bold.at(18.0))
            .margin(egui::Margin::symmetric(8, 5));
        pen.ui
            .put(field, edit)
            .on_hover_text(words.say("ui-name.tip", &[]));
    } else {
        let at = field.left_center() + vec2(8.0, 0.0);
        pen.text(
            at,
            Align2::LEFT_CENTER,
            Face::Plain.at(18.0),
            palette::FAINT,
            hint,
        );
    }
    let kinds = [
        (
            Some(SeatKind::Human),
            words.say("seat-human", &[]),
            words.say("seat-human.tip", &[]),
        ),
        (
            Some(SeatKind::Cursed),
            words.say("seat-cursed", &[]),
            words.say("seat-cursed.tip", &[]),
        ),
        (
            Some(SeatKind::Random),
            words.say("seat-random", &[]),
            words.say("seat-random.tip", &[]),
        ),
        (None, words.say("pirate-nobody", &[]), String::new()),
    ];
    let mut x = row.left() + 292.0;
    for (kind, label, tip) in kinds {
        let wide = if kind.is_some() { 122.0 } else { 80.0 };
        let rect = Rect::from_min_size(pos2(x, row.top() + 11.0), vec2(wide, 34.0));
        let id = egui::Id::new(("kind", place, kind));
        let response = pen.ui.interact(rect, id, egui::Sense::click());
        let on = seat.kind == kind;
        let (fill, ink) = if on {
            (palette::BRASS, palette::INK)
        } else if response.hovered() {
            (Color32::from_rgb(0x2B, 0x3A, 0x4D), palette::TEXT)
        } else {
            (Color32::from_rgb(0x1B, 0x26, 0x34), palette::FAINT)
        };
        let edge = Stroke::new(
            1.2,
            if on {
                palette::BRASS_DARK
            } else {
                palette::LINE
            },
        );
        pen.ui
            .painter()
            .rect(rect, 8.0, fill, edge, StrokeKind::Inside);
        pen.text(
            rect.center(),
            Align2::CENTER_CENTER,
            Face::Bold.at(15.0),
            ink,
            label,
        );
        if response.clicked() {
            seat.kind = kind;
        }
        if !tip.is_empty() {
            response.on_hover_text_at_pointer(tip);
        }
        x += wide + 8.0;
    }
}

fn switches(pen: &mut Pen, fitting: &mut Fitting, rect: Rect, y: f32, words: &Words) {
    let say = |id: &str| words.say(id, &[]);
    let mut x = rect.left() + 28.0;
    let rows = [
        ("ui-skills", "ui-skills.tip"),
        ("ui-blessed", "ui-blessed.tip"),
    ];
    for (place, (id, tip)) in rows.into_iter().enumerate() {
        let on = if place == 0 {
            &mut fitting.skills
        } else {
            &mut fitting.blessed
        };
        let square = Rect::from_min_size(pos2(x, y - 2.0), vec2(24.0, 24.0));
        let at = square.right_center() + vec2(10.0, 0.0);
        let text = pen.text(
            at,
            Align2::LEFT_CENTER,
            Face::Plain.at(17.0),
            palette::TEXT,
            say(id),
        );
        let response = pen.ui.interact(
            square.union(text).expand(4.0),
            egui::Id::new(id),
            egui::Sense::click(),
        );
        let stroke = Stroke::new(
            1.6,
            if response.hovered() {
                palette::CREAM
            } else {
                palette::LINE
            },
        );
        pen.ui
            .painter()
            .rect(square, 5.0, palette::WELL, stroke, StrokeKind::Inside);
        if *on {
            let tick = vec![
                square.min + vec2(5.0, 12.0),
                square.min + vec2(10.0, 17.0),
                square.min + vec2(19.0, 6.0),
            ];
            pen.ui
                .painter()
                .line(tick, Stroke::new(3.0, palette::BRASS_LIGHT));
        }
        if response.clicked() {
            *on = !*on;
        }
        response.on_hover_text_at_pointer(say(tip));
        x = text.right() + 34.0;
    }
    let font = Face::Plain.at(17.0);
    let label = pos2(rect.right() - 250.0, y + 10.0);
    pen.text(
        label,
        Align2::RIGHT_CENTER,
        font,
        palette::TEXT,
        say("ui-seed"),
    );
    let field = Rect::from_min_size(pos2(rect.right() - 240.0, y - 4.0), vec2(120.0, 30.0));
    let edit = egui::TextEdit::singleline(&mut fitting.seed)
        .char_limit(20)
        .margin(egui::Margin::symmetric(8, 5));
    pen.ui.put(field, edit).on_hover_text(say("ui-seed.tip"));
    let again = Rect::from_min_size(pos2(rect.right() - 112.0, y - 6.0), vec2(84.0, 34.0));
    let response = pen
        .ui
        .interact(again, egui::Id::new("again"), egui::Sense::click());
    let edge = Stroke::new(1.2, palette::LINE);
    let fill = Color32::from_rgb(0x1B, 0x26, 0x34);
    pen.ui
        .painter()
        .rect(again, 8.0, fill, edge, StrokeKind::Inside);
    pen.icon("swap-bag", again.center(), 20.0, palette::TEXT);
    if response.clicked() {
        fitting.seed = fresh_seed().to_string();
    }
    response.on_hover_text_at_pointer(say("ui-new-seed"));
}
