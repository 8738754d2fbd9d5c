//! The score: pirates across, sources down, and who wins.

use super::{Frame, Screen};
use crate::theme::pen::Look;
use crate::theme::{Face, Gallery, Pen, Targets, palette};
use crate::voodoo_pirate::{Begin, Sight, Sitting};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use rules::table::Seat;
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::view::View;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Screen::Score).and_then(resource_exists::<Sitting>)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    frame: Res<Frame>,
    gallery: Res<Gallery>,
    mut targets: ResMut<Targets>,
    mut sitting: ResMut<Sitting>,
    sight: Res<Sight>,
    mut begin: MessageWriter<Begin>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(view) = &sight.view else {
        return Ok(());
    };
    let winners: Vec<Seat> = sitting
        .table()
        .tale()
        .iter()
        .filter_map(|told| match told.event {
            Event::Won { seat } => Some(seat),
            _ => None,
        })
        .collect();
    let headline = headline(&sitting, &winners);
    targets.begin("score", &headline, ctx.pixels_per_point());
    let canvas = frame.rect();
    let mut ui = egui::Ui::new(
        ctx,
        "score".into(),
        egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(canvas),
    );
    let mut pen = Pen {
        ui: &mut ui,
        gallery: &gallery,
        targets: &mut targets,
        wide: frame.wide,
    };
    let middle = canvas.center();
    let size = pen.pick(vec2(980.0, 620.0), vec2(1240.0, 800.0));
    let rect = Rect::from_center_size(middle, size);
    pen.panel(rect);
    let title = pos2(middle.x, rect.top() + pen.pick(56.0, 76.0));
    let font = Face::Title.at(pen.pick(38.0, 52.0));
    pen.text(
        title,
        Align2::CENTER_CENTER,
        font,
        palette::BRASS_LIGHT,
        &headline,
    );
    table(&mut pen, &sitting, view, &winners, rect);
    let speaker = sitting.speaker();
    let words = speaker.words();
    let labels = ["ui-play-again", "ui-same-again", "ui-shelf"].map(|id| words.say(id, &[]));
    let bottom = rect.bottom() - 42.0;
    let mut picked = None;
    for (place, label) in labels.iter().enumerate() {
        let centre = pos2(middle.x + (place as f32 - 1.0) * 250.0, bottom);
        let button = Rect::from_center_size(centre, vec2(230.0, 46.0));
        let look = if place == 0 { Look::Brass } else { Look::Plain };
        if pen.button(button, label, look).clicked {
            picked = Some(place);
        }
    }
    let (setup, seed) = (sitting.table().setup().clone(), sitting.table().seed());
    match picked {
        Some(0) => {
            begin.write(Begin::New(setup, seed.wrapping_add(1)));
        }
        Some(1) => {
            begin.write(Begin::New(setup, seed));
        }
        Some(_) => screen.set(Screen::Shelf),
        None => {}
    }
    Ok(())
}

fn headline(sitting: &Sitting, winners: &[Seat]) -> String {
    let speaker = sitting.speaker();
    let words = speaker.words();
    let names: Vec<String> = winners.iter().map(|&seat| speaker.name(seat)).collect();
    match names.as_slice() {
        [name] => words.say("ui-winner", &[("pirate", name.as_str().into())]),
        names => {
            let all = names.join(&words.say("ui-and", &[]));
            words.say("ui-shared-win", &[("pirates", all.as_str().into())])
        }
    }
}

fn table(pen: &mut Pen, sitting: &Sitting, view: &View, winners: &[Seat], rect: Rect) {
    let speaker = sitting.speaker();
    let top = rect.top() + pen.pick(110.0, 150.0);
    let left = rect.left() + pen.pick(210.0, 280.0);
    let columns = view.pirates.len().max(1) as f32;
    let wide = (rect.right() - left - 30.0) / columns;
    let row = pen.pick(46.0, 62.0);
    let head = pen.pick(74.0, 96.0);
    for (place, pirate) in view.pirates.iter().enumerate() {
        let x = left + wide * (place as f32 + 0.5);
        let won = winners.contains(&pirate.seat);
        if won {
            let column = Rect::from_min_max(
                pos2(x - wide / 2.0 + 6.0, top - 20.0),
                pos2(x + wide / 2.0 - 6.0, top + head + row * 7.0 + 6.0),
            );
            let fill = Color32::from_rgba_unmultiplied(240, 207, 122, 22);
            let stroke = Stroke::new(1.8, palette::BRASS_LIGHT);
            pen.ui.painter().rect(
                column,
                CornerRadius::same(10),
                fill,
                stroke,
                StrokeKind::Inside,
            );
        }
        let badge = format!("art/badge-{}", palette::colour_name(pirate.colour));
        pen.art(&badge, pos2(x, top + 8.0), pen.pick(44.0, 58.0));
        let name = speaker.name(pirate.seat);
        let font = Face::Bold.at(pen.pick(18.0, 22.0));
        let at = pos2(x, top + head * 0.66);
        pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, name);
    }
    let first = top + head + row * 0.3;
    let sources = view
        .pirates
        .first()
        .map(|pirate| pirate.score.sources())
        .unwrap_or_default();
    for (line, (source, _)) in sources.iter().enumerate() {
        let y = first + row * line as f32;
        let font = Face::Plain.at(pen.pick(18.0, 22.0));
        let at = pos2(rect.left() + 36.0, y);
        let label = pen.text(
            at,
            Align2::LEFT_CENTER,
            font.clone(),
            palette::FAINT,
            speaker.score_source(source),
        );
        pen.explain(label, || speaker.score_tip(source));
        let rule = Stroke::new(1.0, palette::LINE.gamma_multiply(0.5));
        let under = y + row / 2.0;
        pen.ui
            .painter()
            .hline(rect.left() + 30.0..=rect.right() - 30.0, under, rule);
        for (place, pirate) in view.pirates.iter().enumerate() {
            let x = left + wide * (place as f32 + 0.5);
            let points = pirate.score.sources()[line].1;
            let colour = if points == 0 {
                palette::FAINT
            } else {
                palette::TEXT
            };
            pen.text(
                pos2(x, y),
                Align2::CENTER_CENTER,
                font.clone(),
                colour,
                points,
            );
        }
    }
    let y = first + row * sources.len() as f32 + 6.0;
    let at = pos2(rect.left() + 36.0, y);
    pen.text(
        at,
        Align2::LEFT_CENTER,
        Face::Head.at(pen.pick(20.0, 25.0)),
        palette::BRASS_LIGHT,
        speaker.score_total(),
    );
    for (place, pirate) in view.pirates.iter().enumerate() {
        let x = left + wide * (place as f32 + 0.5);
        let font = Face::Title.at(pen.pick(34.0, 46.0));
        pen.text(
            pos2(x, y),
            Align2::CENTER_CENTER,
            font,
            palette::TEXT,
            pirate.score.total(),
        );
    }
}
