//! The sheet of the score: pirates across, sources down, each number with a tip of how it came about.

use super::counting::Counting;
use super::sentences::Sentences;
use crate::table::figures::whole;
use crate::table::{Column, Row, Tally};
use crate::theme::canvas::{Plan, centred};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use rules::table::words::Words;

/// The greatest width of a column.
const WIDEST: f32 = 230.0;
/// The upper edge of the first row.
const FIRST: f32 = 258.0;
/// The greatest height of a row.
const HIGHEST: f32 = 64.0;
/// The lowest end of the rows.
const LAST: f32 = 544.0;
/// Their lowest end if sentences stand below the sums.
const LAST_ABOVE: f32 = 448.0;
/// The room above the sentences.
const ABOVE: f32 = 6.0;
/// The room for them on a whole sheet, whether they are known yet or not.
const TOLD: f32 = 90.0;
/// The mark of the pirate who has most points so far.
const LEADS: &str = "pirate-hat";

/// The sheet of points.
pub(super) struct Sheet<'a> {
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub tally: &'a Tally,
    pub counting: Counting,
    /// True if sentences stand below the sums, or will.
    pub tells: bool,
}

impl Sheet<'_> {
    /// Returns the left edge of the sheet on the plan, and its width.
    pub fn span(plan: &Plan) -> (f32, f32) {
        if plan.is_whole() {
            (50.0, 1180.0)
        } else {
            (plan.left() + 8.0, (plan.width() - 16.0).min(1180.0))
        }
    }

    /// Returns where the sources' names begin on the plan, and where the columns begin and end.
    fn columns(&self) -> (f32, f32, f32) {
        let (left, wide) = Self::span(self.plan);
        // What is drawn keeps off the parchment's edge, which is as much of it as it is wide.
        let edge = wide * 0.042;
        (
            left + edge,
            left + edge + (wide * 0.174).max(150.0),
            left + wide - edge,
        )
    }

    /// Returns the width of a column.
    fn width(&self) -> f32 {
        let (_, left, right) = self.columns();
        ((right - left) / self.tally.columns.len().max(1) as f32).min(WIDEST)
    }

    /// Returns the middle of a column.
    fn column(&self, place: usize) -> f32 {
        let (_, left, right) = self.columns();
        let count = self.tally.columns.len() as f32;
        let first = (left + right - self.width() * count) / 2.0;
        first + self.width() * (place as f32 + 0.5)
    }

    /// Returns the height of a row, and where the last one ends.
    fn rows(&self) -> (f32, f32) {
        let last = match self.tells && self.plan.is_whole() {
            true => LAST_ABOVE,
            false => LAST,
        };
        let count = self.tally.rows.len() as f32;
        let high = ((last - FIRST) / count.max(1.0)).min(HIGHEST);
        (high, FIRST + high * count)
    }

    /// Returns the middle of the row of sums.
    pub fn middle(&self) -> f32 {
        self.rows().1 + 34.0
    }

    /// Returns where a winner's frame ends: below the sum, if that is on the sheet.
    fn end(&self) -> f32 {
        let (_, last) = self.rows();
        last + if self.plan.is_whole() { 70.0 } else { 8.0 }
    }

    /// Returns what decided the game, once everything is counted.
    fn sentences(&self) -> Option<Sentences<'_>> {
        let told = &self.tally.decided[..];
        let (left, _, right) = self.columns();
        let counted = self.tells && self.counting.is_over(self.tally);
        (counted && !told.is_empty()).then_some(Sentences {
            plan: self.plan,
            words: self.words,
            told,
            left: left + 8.0,
            wide: right - left - 16.0,
        })
    }

    /// Returns where the sheet ends.
    pub fn bottom(&self, pen: &Pen) -> f32 {
        if self.tells && self.plan.is_whole() {
            return self.end() + ABOVE + TOLD + 32.0;
        }
        let told = self.sentences();
        self.end() + told.map_or(0.0, |told| ABOVE + told.high(pen)) + 32.0
    }

    /// Draws what decided the game, and returns after how many decisions the table is to be looked at, if that was clicked.
    pub fn tell(&self, pen: &mut Pen) -> Option<usize> {
        let top = self.end() + ABOVE;
        let room = self.plan.is_whole().then_some(TOLD);
        self.sentences()?.draw(pen, top, room)
    }

    /// Draws the sheet without the sums.
    pub fn draw(&self, pen: &mut Pen) {
        let Tally { rows, columns, .. } = self.tally;
        let (high, _) = self.rows();
        for (place, pirate) in columns.iter().enumerate() {
            self.head(pen, place, pirate);
        }
        for (line, row) in rows.iter().enumerate() {
            let y = FIRST + high * (line as f32 + 0.5);
            self.source(pen, row, y, high);
            for place in 0..columns.len() {
                let at = (self.column(place), y);
                self.cell(pen, line, place, at, high);
            }
        }
    }

    /// Draws a pirate's badge and name: a winner's in a frame with a laurel or, before all is counted, the leader's under a hat.
    fn head(&self, pen: &Pen, place: usize, pirate: &Column) {
        let plan = self.plan;
        let x = self.column(place);
        if self.counting.wins(self.tally, place) {
            let width = self.width() - 10.0;
            let column = plan.rect(x - width / 2.0, 136.0, width, self.end() - 136.0);
            let fill = palette::WINNER;
            let radius = CornerRadius::same(plan.long(10.0) as u8);
            let painter = pen.ui.painter();
            let stroke = Stroke::new(plan.long(2.6), palette::GILT);
            painter.rect(column, radius, fill, stroke, StrokeKind::Inside);
            let inner = column.shrink(plan.long(5.0));
            let stroke = Stroke::new(plan.long(1.0), palette::GILT);
            painter.rect_stroke(inner, radius, stroke, StrokeKind::Inside);
            let laurel = plan.long((width - 6.0).min(88.0));
            pen.art("art/laurel", plan.at(x, 176.0), laurel);
        }
        let badge = (plan.at(x, 172.0), plan.long(50.0));
        let ink = if pirate.out.is_some() {
            pen.icon(&pirate.badge, badge.0, badge.1, palette::OWN_DIM);
            palette::CARD_FAINT
        } else {
            pen.art(&pirate.badge, badge.0, badge.1);
            palette::CARD_TEXT
        };
        let name = &pirate.name;
        if self.counting.leads(self.tally) == Some(place) {
            let at = plan.at(x, 145.0);
            let size = plan.long(32.0);
            pen.icon(LEADS, at, size, palette::CARD_TEXT);
            let said = self
                .words
                .say("ui-decided-leads", &[("pirate", name.into())]);
            pen.aloud(Rect::from_center_size(at, vec2(size, size)), &said);
        }
        let font = plan.face(
            Typeface::Bold,
            if name.chars().count() > 16 {
                15.0
            } else {
                17.0
            },
        );
        let top = plan.at(x, 217.0);
        let width = plan.long(self.width() - 22.0);
        let lines = if plan.is_whole() { 2 } else { 3 };
        centred(pen, top, width, lines, font, ink, name);
    }

    /// Draws a source's name at the left, with the line under its row.
    fn source(&self, pen: &mut Pen, row: &Row, y: f32, high: f32) {
        let plan = self.plan;
        let tint = palette::CARD_TEXT;
        let (edge, begin, end) = self.columns();
        pen.icon(row.icon, plan.at(edge + 18.0, y), plan.long(26.0), tint);
        let font = plan.face(Typeface::Head, 19.0);
        let at = plan.at(edge + 38.0, y);
        let name = &row.name;
        let long = plan.units(pen.wide_as(name, font));
        let fits = ((begin - edge - 44.0) / long).min(1.0);
        let font = plan.face(Typeface::Head, 19.0 * fits);
        pen.text(at, Align2::LEFT_CENTER, font, palette::CARD_TEXT, name);
        let rect = plan.rect(edge, y - high / 2.0 + 3.0, begin - edge - 4.0, high - 6.0);
        let hit = pen.hit(rect, name);
        self.lit(pen, rect, hit.hovered, hit.focused);
        let _ = hit.tip(&row.tip);
        let (left, right) = (plan.at(edge, 0.0).x, plan.at(end, 0.0).x);
        let rule = Stroke::new(1.0, palette::CARD_FAINT.gamma_multiply(0.5));
        let under = plan.at(0.0, y + high / 2.0).y;
        pen.ui.painter().hline(left..=right, under, rule);
    }

    /// Draws a pirate's points of a source, with a tip of how they came about.
    fn cell(&self, pen: &mut Pen, line: usize, place: usize, (x, y): (f32, f32), high: f32) {
        let plan = self.plan;
        let row = &self.tally.rows[line];
        let cell = &row.cells[place];
        let shown = self.counting.of(line, cell.points);
        let ink = if shown == 0 || self.tally.columns[place].out.is_some() {
            palette::CARD_FAINT
        } else {
            palette::CARD_TEXT
        };
        let font = plan.face(Typeface::Bold, 22.0);
        let said = whole(shown);
        pen.text(plan.at(x, y), Align2::CENTER_CENTER, font, ink, said);
        let values = [
            ("pirate", self.tally.columns[place].name.as_str().into()),
            ("source", row.name.as_str().into()),
            ("points", cell.points.into()),
        ];
        let label = self.words.say("ui-score-cell", &values);
        let size = vec2(
            plan.long(76.0_f32.min(self.width() - 6.0)),
            plan.long(high - 8.0),
        );
        let rect = Rect::from_center_size(plan.at(x, y), size);
        let hit = pen.hit(rect, &label);
        self.lit(pen, rect, hit.hovered, hit.focused);
        let _ = hit.tip(format!("{label}\n{}", cell.why));
    }

    /// Draws the frame of a cell that is pointed at.
    fn lit(&self, pen: &Pen, rect: Rect, hovered: bool, focused: bool) {
        let radius = CornerRadius::same(6);
        if hovered {
            let stroke = Stroke::new(1.4, palette::GILT);
            let painter = pen.ui.painter();
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
        if focused {
            pen.mark(rect, radius);
        }
    }

    /// Draws the sums at the foot of the columns.
    pub fn sums(&self, pen: &mut Pen) {
        let plan = self.plan;
        let font = plan.face(Typeface::Title, 26.0);
        let (name, tip) = &self.tally.total;
        let (edge, begin, _) = self.columns();
        let middle = self.middle();
        let at = plan.at(edge + 8.0, middle);
        pen.text(at, Align2::LEFT_CENTER, font, palette::CARD_TEXT, name);
        let rect = plan.rect(edge, middle - 22.0, begin - edge - 4.0, 44.0);
        let hit = pen.hit(rect, name);
        self.lit(pen, rect, hit.hovered, hit.focused);
        let _ = hit.tip(tip);
        for (place, pirate) in self.tally.columns.iter().enumerate() {
            let sum = self.counting.sum(self.tally, place);
            let at = plan.at(self.column(place), middle);
            let label = if let Some(out) = &pirate.out {
                let room = vec2(plan.long(self.width() - 12.0), plan.long(40.0));
                let font = plan.face(Typeface::Bold, 19.0);
                let room = Rect::from_center_size(at, room);
                pen.fitted_centred(room, font, palette::CARD_FAINT, out);
                format!("{}: {out}", pirate.name)
            } else {
                let won = self.counting.wins(self.tally, place);
                let size = if won { 46.0 } else { 38.0 };
                let font = plan.face(Typeface::Title, size);
                let said = whole(sum);
                pen.text(at, Align2::CENTER_CENTER, font, palette::CARD_TEXT, said);
                let values = [
                    ("pirate", pirate.name.as_str().into()),
                    ("source", name.as_str().into()),
                    ("points", i64::from(pirate.total).into()),
                ];
                self.words.say("ui-score-cell", &values)
            };
            let size = vec2(plan.long(96.0_f32.min(self.width() - 6.0)), plan.long(50.0));
            let rect = Rect::from_center_size(pos2(at.x, at.y), size);
            let hit = pen.hit(rect, &label);
            self.lit(pen, rect, hit.hovered, hit.focused);
            let _ = hit.tip(format!("{label}\n{}", pirate.parts));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Sentence;
    use crate::theme::trial::{TestCanvas, canvas};
    use bevy_egui::egui::Pos2;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use games::voodoo_pirate::VoodooPirate;
    use rules::table::Packed;

    /// A sheet with sentences of which the last leads to the table, on a canvas with so many units for one of the plan.
    fn told(unit: f32, rows: usize, so_far: f32) -> Harness<'static, TestCanvas<f32>> {
        let words =
            VoodooPirate::load_words(&VoodooPirate::files(), VoodooPirate::standard()).unwrap();
        let rows = vec![("Coins", &[1, 6][..]); rows];
        let mut tally = Tally::made_up(&rows, &[]);
        let text = "What Ben did was great, and it is told at some length. ".repeat(4);
        tally.decided = [("Short.", None), (text.as_str(), Some(7))]
            .map(|(text, at)| Sentence {
                text: text.to_owned(),
                at,
            })
            .to_vec();
        let mut screen = canvas(0.0, move |pen, bottom| {
            let whole = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let plan = Plan::on(whole, unit);
            let sheet = Sheet {
                plan: &plan,
                words: &words,
                tally: &tally,
                counting: Counting(so_far),
                tells: true,
            };
            *bottom = plan.at(0.0, sheet.bottom(pen)).y;
            sheet.draw(pen);
            sheet.sums(pen);
            let _ = sheet.tell(pen);
        });
        screen.run_steps(3);
        screen
    }

    #[test]
    fn what_decided_the_game_stands_on_the_sheet_below_the_sums_once_everything_is_counted() {
        for (unit, rows) in [(1.0, 1), (1.0, 6), (2.0, 3)] {
            let screen = told(unit, rows, f32::INFINITY);
            let short = screen.get_by_label("Short.").rect();
            let long = screen.get_by_label_contains("What Ben did").rect();
            let bottom = screen.state().state;
            assert!(
                short.bottom() < long.top() && long.bottom() < bottom,
                "{unit} {rows}"
            );
            let sums = screen.query_all_by_label_contains("Ben, Sum");
            let lowest = sums.map(|sum| sum.rect().center().y).fold(0.0, f32::max);
            assert!(unit > 1.0 || lowest < short.top(), "{unit} {rows}");
            // With few rows the sheet ends sooner.
            assert!(unit > 1.0 || bottom - lowest < 170.0, "{unit} {rows}");
        }
        let screen = told(1.0, 3, 2.9);
        assert!(screen.query_by_label("Short.").is_none());
    }
}
