//! What cost most in a game that is over: five decisions of each person, each with what would have been better.

use crate::table::figures::decimal;
use crate::table::{Notice, OpenRegret, Regret, Shown, Sitting, Speak, is_played};
use crate::theme::buttons::Look;
use crate::theme::easel::{Easel, Plan, parchment, title};
use crate::theme::{Awake, Face, Pen, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, vec2};
use rules::table::Seat;
use rules::table::words::Words;

pub(super) fn plugin<G: Shown>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Review), begin::<G>.run_if(is_played::<G>))
        .add_systems(
            EguiPrimaryContextPass,
            draw::<G>.run_if(
                in_state(Screen::Review)
                    .and_then(in_state(Over::Nothing))
                    .and_then(is_played::<G>),
            ),
        );
}

fn begin<G: Shown>(
    sitting: Option<ResMut<Sitting<G>>>,
    mut notice: ResMut<Notice>,
    mut awake: ResMut<Awake>,
) {
    if let Some(mut sitting) = sitting
        && let Err(why) = sitting.review()
    {
        notice.text = why;
    }
    awake.stir();
}

fn draw<G: Shown>(
    mut easel: Easel,
    sitting: Res<Sitting<G>>,
    mut of: Local<Option<Seat>>,
    mut open: MessageWriter<OpenRegret>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let people: Vec<Seat> = sitting
        .seats()
        .filter(|&seat| sitting.is_person(seat))
        .collect();
    let seat = of.filter(|seat| people.contains(seat));
    let Some(seat) = seat.or(people.first().copied()) else {
        return Ok(());
    };
    let words = sitting.speaker().words();
    let heading = words.say("ui-review", &[]);
    let regrets = sitting.regrets(seat);
    easel.draw("review", &heading, |pen, plan| {
        title(pen, plan, 44.0, &heading);
        if people.len() > 1 {
            for (place, &other) in people.iter().enumerate() {
                let left = 640.0 - 92.0 * people.len() as f32 + 184.0 * place as f32;
                let rect = plan.rect(left + 4.0, 76.0, 176.0, 34.0);
                let label = sitting.speaker().name(other);
                let look = if other == seat {
                    Look::Brass
                } else {
                    Look::Plain
                };
                let font = plan.face(Face::Bold, 15.0);
                if pen.button_in(rect, &label, &label, font, look).clicked {
                    *of = Some(other);
                }
            }
        }
        parchment(pen, plan.rect(50.0, 112.0, 1180.0, 534.0));
        for (place, regret) in regrets.iter().enumerate() {
            let row = plan.rect(104.0, 142.0 + 94.0 * place as f32, 1072.0, 88.0);
            if draw_regret(pen, plan, words, place + 1, regret, row) {
                open.write(OpenRegret(regret.number));
            }
        }
        progress(
            pen,
            plan,
            words,
            sitting.review_goes_on(),
            regrets.is_empty(),
        );
        let back = words.say("ui-score", &[]);
        let font = plan.face(Face::Bold, 17.0);
        let rect = plan.rect(521.0, 658.0, 238.0, 46.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        if hit.clicked || pen.targets.steps_back() {
            screen.set(Screen::Score);
        }
    })
}

/// A decision: when it was made, what was chosen and what would have been better, and what it cost. Tells whether it is to
/// be looked at.
fn draw_regret<G: Shown>(
    pen: &mut Pen,
    plan: &Plan,
    words: &Words,
    place: usize,
    regret: &Regret<G>,
    row: Rect,
) -> bool {
    if place > 1 {
        let rule = Stroke::new(1.0, palette::BRASS_DARK.gamma_multiply(0.5));
        let span = row.left()..=row.right();
        pen.ui.painter().hline(span, row.top(), rule);
    }
    let at = |x: f32, y: f32| row.min + vec2(plan.long(x), plan.long(y));
    let font = plan.face(Face::Title, 34.0);
    let ink = palette::CARD_TEXT;
    pen.text(
        at(22.0, 44.0),
        Align2::CENTER_CENTER,
        font,
        palette::CARD_FAINT,
        place,
    );
    let asked = [
        ("round", (regret.round as i64).into()),
        ("prompt", regret.prompt.as_str().into()),
    ];
    let width = plan.long(630.0);
    let small = plan.face(Face::Plain, 15.5);
    let bold = plan.face(Face::Bold, 17.0);
    let text = words.say("ui-review-asked", &asked);
    pen.line(at(56.0, 9.0), width, small, palette::CARD_FAINT, &text);
    let chosen = [("choice", regret.chosen.as_str().into())];
    let text = words.say("ui-review-chosen", &chosen);
    pen.line(at(56.0, 32.0), width, bold.clone(), ink, &text);
    let better = [("choice", regret.better.as_str().into())];
    let text = words.say("ui-review-better", &better);
    let green = palette::BETTER;
    pen.line(at(56.0, 56.0), width, bold, green, &text);
    let cost = [("cost", format!("{:.0}", regret.cost).into())];
    let font = plan.face(Face::Title, 28.0);
    let lost = words.say("ui-review-cost", &cost);
    let drawn = pen.text(
        at(780.0, 34.0),
        Align2::CENTER_CENTER,
        font,
        palette::LOST,
        lost,
    );
    let tip = words.say("ui-review-cost.tip", &[]);
    pen.explain(drawn.expand(6.0), || tip);
    let points = [
        ("than", sign(regret.points).into()),
        (
            "points",
            decimal(words, regret.points.abs().into(), 1).into(),
        ),
    ];
    let font = plan.face(Face::Plain, 15.0);
    let text = words.say("ui-review-points", &points);
    pen.text(
        at(780.0, 64.0),
        Align2::CENTER_CENTER,
        font,
        palette::CARD_FAINT,
        text,
    );
    let number = [("number", (place as i64).into())];
    let label = words.say("ui-review-open-number", &number);
    let text = words.say("ui-review-open", &[]);
    let rect = Rect::from_min_size(at(890.0, 23.0), vec2(plan.long(178.0), plan.long(42.0)));
    let font = plan.face(Face::Bold, 16.0);
    let hit = pen.button_in(rect, &text, &label, font, Look::Plain);
    hit.tip(words.say("ui-review-open.tip", &[])).clicked
}

/// Whether points were lost or gained by what was worse.
fn sign(points: f32) -> &'static str {
    if points < -0.05 { "gained" } else { "lost" }
}

/// How far one has looked, or that nothing was found.
fn progress(pen: &Pen, plan: &Plan, words: &Words, looked: Option<(usize, usize)>, nothing: bool) {
    match looked {
        Some((looked, all)) => {
            let bar = plan.rect(60.0, 690.0, 400.0, 9.0);
            let painter = pen.ui.painter();
            let radius = CornerRadius::same((bar.height() / 2.0) as u8);
            painter.rect_filled(bar, radius, palette::WELL);
            let part = looked as f32 / all.max(1) as f32;
            let done = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
            painter.rect_filled(done, radius, palette::BRASS);
            let values = [
                ("looked", (looked as i64).into()),
                ("all", (all as i64).into()),
            ];
            let font = plan.face(Face::Plain, 15.0);
            let text = words.say("ui-review-progress", &values);
            let at = plan.at(260.0, 674.0);
            pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, text);
        }
        None if nothing => {
            let font = plan.face(Face::Plain, 18.0);
            let text = words.say("ui-review-nothing", &[]);
            let at = plan.at(640.0, 360.0);
            pen.text(at, Align2::CENTER_CENTER, font, palette::CARD_TEXT, text);
        }
        None => {}
    }
}
