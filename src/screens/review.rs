//! The costliest decisions in a game that is over, by person, each with a better choice.

use crate::order::{DrawSystems, OfGame};
use crate::table::{Notice, OpenBlunder, Session, Speak, TableGame, ToldBlunder, is_played};
use crate::theme::buttons::Look;
use crate::theme::canvas::{Canvas, Plan, centred, edge, page, title, way_back};
use crate::theme::parchment::{parchment, within_edge};
use crate::theme::{Awake, Pen, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, vec2};
use rules::study::Studied;
use rules::table::Seat;
use rules::table::words::Words;

pub(super) fn plugin<G: TableGame + Studied>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Review),
        begin::<G>.in_set(OfGame(G::ID)).run_if(is_played::<G>),
    )
    .add_systems(
        EguiPrimaryContextPass,
        draw::<G>.in_set(DrawSystems).run_if(
            in_state(Screen::Review)
                .and_then(in_state(Over::Nothing))
                .and_then(is_played::<G>),
        ),
    );
}

fn begin<G: TableGame + Studied>(
    session: Option<ResMut<Session<G>>>,
    mut notice: ResMut<Notice>,
    mut awake: ResMut<Awake>,
) {
    if let Some(mut session) = session
        && let Err(why) = session.review()
    {
        notice.text = why;
    }
    awake.stir();
}

fn draw<G: TableGame + Studied>(
    mut canvas: Canvas,
    session: Res<Session<G>>,
    mut of: Local<Option<Seat>>,
    mut open: MessageWriter<OpenBlunder>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let people: Vec<Seat> = session
        .seats()
        .filter(|&seat| session.is_person(seat))
        .collect();
    let seat = of.filter(|seat| people.contains(seat));
    let Some(seat) = seat.or(people.first().copied()) else {
        return Ok(());
    };
    let short = session.review_in_short(seat);
    let words = session.speaker().words();
    let heading = words.say("ui-review", &[]);
    let blunders = session.blunders(seat);
    let looked = session.review_goes_on();
    canvas.paint("review", &heading, |pen, plan| {
        // The progress stands beside the way back, or above it.
        let above = if plan.is_wide() || looked.is_none() {
            0.0
        } else {
            48.0
        };
        let mut left = edge(plan);
        let below = page(pen, plan, "review", 60.0 + above, |pen, plan| {
            title(pen, plan, &heading);
            let mut top = 80.0;
            if people.len() > 1 {
                let (chosen, ends) = draw_people(pen, plan, &session, &people, seat, top);
                *of = chosen.or(*of);
                top = ends;
            }
            let ends = draw_short(pen, plan, &short, top);
            let place = Place::on(plan, (ends + 4.0).max(112.0), blunders.len());
            let sheet = place.sheet(plan);
            left = left.max(plan.across(within_edge(pen, sheet).left()));
            parchment(pen, sheet);
            let mut rows = |pen: &mut Pen, down: f32| {
                for (number, blunder) in blunders.iter().enumerate() {
                    let row = place.row(plan, number).translate(vec2(0.0, down));
                    if draw_blunder(pen, plan, words, number + 1, blunder, row) {
                        open.write(OpenBlunder(blunder.number));
                    }
                }
            };
            if blunders.len() > place.rows {
                // Heading and way back stay where they are.
                let area = place.rows(plan);
                pen.scroll(area, "blunders", palette::PARCHMENT, |pen| {
                    let top = pen.ui.max_rect().top();
                    rows(pen, top - area.top());
                    vec2(area.width(), plan.long(place.high) * blunders.len() as f32)
                });
            } else {
                rows(pen, 0.0);
            }
            if blunders.is_empty() && looked.is_none() {
                nothing(pen, words, plan, sheet);
            }
            place.bottom() + 12.0
        });
        if let Some(looked) = looked {
            progress(pen, words, (plan, below), looked);
        }
        let back = words.say("ui-score", &[]);
        if way_back(pen, plan, (left, below + above), &back) || pen.targets.steps_back() {
            screen.set(Screen::Score);
        }
    })
}

/// Draws the people whose decisions can be looked at. Returns the one that was clicked, and the lower end of their buttons.
fn draw_people<G: TableGame>(
    pen: &mut Pen,
    plan: &Plan,
    session: &Session<G>,
    people: &[Seat],
    shown: Seat,
    top: f32,
) -> (Option<Seat>, f32) {
    let across = people.len().min((plan.width() / 184.0) as usize).max(1);
    let mut chosen = None;
    for (place, &seat) in people.iter().enumerate() {
        let (line, column) = (place / across, place % across);
        let left = 640.0 - 92.0 * across as f32 + 184.0 * column as f32;
        let rect = plan.rect(left + 4.0, top + 38.0 * line as f32, 176.0, 34.0);
        let label = session.speaker().name(seat);
        let look = if seat == shown {
            Look::Brass
        } else {
            Look::Plain
        };
        let font = plan.face(Typeface::Bold, 15.0);
        if pen.button_in(rect, &label, &label, font, look).clicked {
            chosen = Some(seat);
        }
        let at = rect.left_center() + vec2(plan.long(21.0), 0.0);
        pen.art(&session.badge(seat), at, plan.long(26.0));
    }
    let lines = people.len().div_ceil(across);
    (chosen, top + 38.0 * lines as f32 + 4.0)
}

/// Draws how the game ended and what all decisions cost. Returns the lower end of its room, however little of it is said yet, so
/// that the sheet below keeps its place.
fn draw_short(pen: &mut Pen, plan: &Plan, [said, reasons]: &[String; 2], top: f32) -> f32 {
    let font = plan.face(Typeface::Plain, 16.0);
    let lines = if plan.is_wide() { 2 } else { 4 };
    let width = plan.long((plan.width() - 32.0).min(1100.0));
    let row = pen.ui.painter().fonts_mut(|fonts| fonts.row_height(&font));
    let ends = top + plan.units(row * lines as f32);
    // The reasons of the cost stand on lines of their own, apart from the number of decisions.
    let apart = if reasons.is_empty() { 0 } else { lines / 2 };
    let at = plan.at(640.0, top);
    let first = lines - apart;
    centred(pen, at, width, first, font.clone(), palette::TEXT, said);
    if apart > 0 {
        let at = plan.at(640.0, top + plan.units(row * first as f32));
        centred(pen, at, width, apart, font, palette::BRASS_LIGHT, reasons);
    }
    ends
}

/// The number of decisions that have room on the sheet, one fewer where that is low; it rolls to those below. Where the
/// interface is large, the whole page rolls.
const AT_ONCE: usize = 5;
/// The lower end of the decisions on the sheet, so that the page need not be rolled.
const END: f32 = 576.0;
/// The least height of a decision.
const LEAST: f32 = 84.0;
/// The distance of the first decision from the sheet's torn edge.
const EDGE: f32 = 38.0;

/// The place of the sheet, in units of the plan, and the height of a decision on it.
#[derive(Clone, Copy)]
struct Place {
    top: f32,
    wide: f32,
    high: f32,
    rows: usize,
}

impl Place {
    /// Returns the place for so many decisions, higher ones where the interface is large: there the cost stands below each.
    fn on(plan: &Plan, top: f32, decisions: usize) -> Self {
        let (rows, high) = if plan.is_wide() {
            let room = END - top;
            let fewer = usize::from(room < LEAST * AT_ONCE as f32);
            let rows = AT_ONCE - fewer;
            (rows, room / rows as f32)
        } else {
            (decisions.max(AT_ONCE), 164.0)
        };
        Self {
            top,
            wide: (plan.width() - 16.0).min(1180.0),
            high,
            rows,
        }
    }

    fn sheet(self, plan: &Plan) -> Rect {
        let left = 640.0 - self.wide / 2.0;
        plan.rect(left, self.top, self.wide, self.bottom() - self.top)
    }

    fn row(self, plan: &Plan, number: usize) -> Rect {
        let wide = self.wide * 0.908;
        let top = self.top + EDGE + self.high * number as f32;
        plan.rect(640.0 - wide / 2.0, top, wide, self.high - 6.0)
    }

    /// Returns the room for the rows that are seen at once, with the bar that rolls them beside it.
    fn rows(self, plan: &Plan) -> Rect {
        let first = self.row(plan, 0);
        let last = self.row(plan, self.rows - 1);
        let rolls = plan.long(11.0);
        first.union(last).expand2(vec2(rolls, plan.long(3.0)))
    }

    /// Returns the lower edge of the sheet.
    fn bottom(self) -> f32 {
        self.top + self.rows as f32 * self.high + EDGE + 34.0
    }
}

/// Draws a decision: its round, the choice, a better one, and the cost. Returns whether it is to be looked at.
fn draw_blunder<G: TableGame>(
    pen: &mut Pen,
    plan: &Plan,
    words: &Words,
    place: usize,
    blunder: &ToldBlunder<G>,
    row: Rect,
) -> bool {
    if place > 1 {
        let rule = Stroke::new(1.0, palette::BRASS_DARK.gamma_multiply(0.5));
        let span = row.left()..=row.right();
        pen.ui
            .painter()
            .hline(span, row.top() - plan.long(2.0), rule);
    }
    let at = |x: f32, y: f32| row.min + vec2(plan.long(x), plan.long(y));
    let font = plan.face(Typeface::Title, 34.0);
    let ink = palette::CARD_TEXT;
    pen.text(
        at(22.0, 44.0),
        Align2::CENTER_CENTER,
        font,
        palette::CARD_FAINT,
        place,
    );
    let (wide, below) = if plan.is_wide() {
        (720.0, 0.0)
    } else {
        (plan.units(row.width()) - 64.0, 72.0)
    };
    let width = (plan.long(wide), 1);
    // The cost and the button end the row.
    let right = plan.units(row.width()) - 182.0;
    let small = plan.face(Typeface::Plain, 15.5);
    let bold = plan.face(Typeface::Bold, 17.0);
    let asked = [
        ("round", (blunder.round as i64).into()),
        ("prompt", blunder.prompt.as_str().into()),
    ];
    let text = words.say("ui-review-asked", &asked);
    let faint = palette::CARD_FAINT;
    told(pen, at(56.0, 1.0), width, (small.clone(), faint), &text, "");
    let both = [
        (20.0, "ui-review-chosen", &blunder.chosen, ink),
        (41.0, "ui-review-better", &blunder.better, palette::BETTER),
    ];
    for (top, id, answer, colour) in both {
        let text = words.say(id, &[("choice", answer.text.as_str().into())]);
        // Its effect is told after its text.
        let (_, does) = answer.does.split_once('\n').unwrap_or_default();
        told(
            pen,
            at(56.0, top),
            width,
            (bold.clone(), colour),
            &text,
            does,
        );
    }
    let reasons = [("reasons", blunder.reasons.as_str().into())];
    let text = words.say("ui-review-reasons", &reasons);
    let more = words.say("ui-review-reasons.tip", &[]);
    // Where the cost stands below, there is room for a second line.
    let width = (width.0, if plan.is_wide() { 1 } else { 2 });
    told(pen, at(56.0, 62.0), width, (small, ink), &text, &more);
    let font = plan.face(Typeface::Title, 28.0);
    let [lost, unit] = &blunder.lost;
    let lost = words.say("ui-review-cost", &[("cost", lost.into())]);
    let small = plan.face(Typeface::Plain, 15.0);
    let centre = Align2::CENTER_CENTER;
    let (cost, drawn) = if plan.is_wide() {
        let middle = at(right - 66.0, 34.0);
        let cost = pen.text(middle, centre, font, palette::LOST, lost);
        let middle = at(right - 66.0, 60.0);
        (cost, pen.text(middle, centre, small, faint, unit))
    } else {
        let cost = pen.text(
            at(56.0, 44.0 + below),
            Align2::LEFT_CENTER,
            font,
            palette::LOST,
            lost,
        );
        let beside = cost.right_center() + vec2(plan.long(8.0), 0.0);
        (
            cost,
            pen.text(beside, Align2::LEFT_CENTER, small, faint, unit),
        )
    };
    let tip = words.say("ui-review-cost.tip", &[]);
    pen.explain(cost.union(drawn).expand(6.0), || tip);
    let number = [("number", (place as i64).into())];
    let label = words.say("ui-review-open-number", &number);
    let text = words.say("ui-review-open", &[]);
    let rect = Rect::from_min_size(
        at(right, 23.0 + below),
        vec2(plan.long(178.0), plan.long(42.0)),
    );
    let font = plan.face(Typeface::Bold, 16.0);
    let hit = pen.button_in(rect, &text, &label, font, Look::Plain);
    hit.tip(words.say("ui-review-open.tip", &[])).clicked
}

/// Draws a line of a decision, cut where it is longer than its room. The tip tells all of it, and then `more`.
fn told(
    pen: &mut Pen,
    at: Pos2,
    width: (f32, usize),
    (font, ink): (FontId, Color32),
    text: &str,
    more: &str,
) {
    let drawn = pen.lines(at, width, font, ink, text);
    pen.explain(drawn, || format!("{text}\n{more}").trim_end().to_owned());
}

/// Draws the progress of the search for decisions, at a height of the plan.
fn progress(pen: &Pen, words: &Words, (plan, below): (&Plan, f32), (looked, all): (usize, usize)) {
    let left = 440.0;
    let bar = plan.rect(left, below + 32.0, 400.0, 9.0);
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
    let font = plan.face(Typeface::Plain, 15.0);
    let text = words.say("ui-review-progress", &values);
    let at = plan.at(left + 200.0, below + 16.0);
    pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, text);
}

/// Draws on the sheet that nothing was found.
fn nothing(pen: &Pen, words: &Words, plan: &Plan, sheet: Rect) {
    let font = plan.face(Typeface::Plain, 18.0);
    let text = words.say("ui-review-nothing", &[]);
    let width = sheet.width() * 0.8;
    let at = sheet.center() - vec2(0.0, plan.long(18.0));
    centred(pen, at, width, 4, font, palette::CARD_TEXT, &text);
}
