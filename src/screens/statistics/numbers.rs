//! The statistics in numbers, line by line.

use super::Page;
use crate::statistics::Tally;
use crate::table::figures::decimal;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, FontId, Rect, Stroke};
use rules::table::words::Words;

/// The right ends of the columns of numbers, from the left of the panel.
const COLUMNS: [f32; 4] = [250.0, 336.0, 458.0, 542.0];
/// The ids of their headings.
const HEADS: [&str; 4] = [
    "ui-stats-results",
    "ui-stats-wins",
    "ui-stats-range",
    "ui-stats-points",
];

impl Page<'_> {
    /// Draws the numbers, line by line.
    pub(super) fn numbers(&self, pen: &mut Pen) {
        let (plan, library, counts) = (self.plan, self.library, &self.shown.counts);
        pen.panel(plan.rect(40.0, 130.0, 572.0, 518.0));
        let font = plan.face(Typeface::Title, 27.0);
        let games = [("games", (counts.games as i64).into())];
        let text = library.fill("ui-stats-games", &games);
        let at = plan.at(64.0, 160.0);
        pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, text);
        let (seconds, known) = counts.time;
        if known > 0 {
            let minutes = (seconds / 60) as i64;
            let values = [
                ("hours", (minutes / 60).into()),
                ("minutes", (minutes % 60).into()),
            ];
            let text = if minutes < 60 {
                library.fill("ui-stats-minutes", &values[1..])
            } else {
                library.fill("ui-stats-hours", &values)
            };
            let font = plan.face(Typeface::Plain, 15.0);
            let at = plan.at(588.0, 162.0);
            pen.text(at, Align2::RIGHT_CENTER, font, palette::FAINT, text);
        }
        self.heads(pen, 192.0);
        let mut y = 216.0;
        self.line(pen, y, &library.say("ui-stats-total"), &counts.all, true);
        y += 25.0;
        let even = (counts.all.even_share() * 100.0).round() as i64;
        let text = library.fill("ui-stats-even", &[("percent", even.into())]);
        let font = plan.face(Typeface::Plain, 15.0);
        pen.text(
            plan.at(64.0, y),
            Align2::LEFT_CENTER,
            font,
            palette::FAINT,
            text,
        );
        y += 22.0;
        let by_game = counts.by_game.iter();
        let by_game: Vec<_> = by_game.map(|(id, tally)| (self.game(id), tally)).collect();
        let by_seat = counts.by_seat.iter();
        let by_seat: Vec<_> = by_seat
            .map(|(seat, tally)| (self.seat(*seat), tally))
            .collect();
        let by_kind = counts.by_opponent.iter();
        let by_kind: Vec<_> = by_kind
            .map(|(kind, tally)| (self.kind(*kind), tally))
            .collect();
        let parts = [
            ("ui-stats-by-game", by_game),
            ("ui-stats-by-seat", by_seat),
            ("ui-stats-by-opponent", by_kind),
        ];
        let lines: usize = parts.iter().map(|(_, lines)| lines.len()).sum();
        // All lines find room, whoever sat at the table.
        let high = ((636.0 - y - 3.0 * 30.0) / lines.max(1) as f32).min(23.0);
        for (id, lines) in parts {
            if lines.is_empty() {
                continue;
            }
            y += 8.0;
            let font = plan.face(Typeface::Head, 16.5);
            let text = library.say(id);
            let at = plan.at(64.0, y + 8.0);
            pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, text);
            y += 22.0;
            for (name, tally) in lines {
                self.line(pen, y + high / 2.0, &name, tally, false);
                y += high;
            }
        }
    }

    fn heads(&self, pen: &mut Pen, y: f32) {
        let plan = self.plan;
        for (id, x) in HEADS.into_iter().zip(COLUMNS) {
            let at = plan.at(40.0 + x, y);
            let font = plan.face(Typeface::Plain, 14.5);
            let text = self.library.say(id);
            let drawn = pen.text(at, Align2::RIGHT_CENTER, font, palette::FAINT, text);
            if id == "ui-stats-range" {
                pen.explain(drawn.expand(4.0), || self.library.say("ui-stats-range.tip"));
            }
        }
        let (left, right) = (plan.at(64.0, 0.0).x, plan.at(588.0, 0.0).x);
        let rule = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
        let under = plan.at(0.0, y + 11.0).y;
        pen.ui.painter().hline(left..=right, under, rule);
    }

    fn line(&self, pen: &Pen, y: f32, name: &str, tally: &Tally, main: bool) {
        let plan = self.plan;
        let (face, size) = if main {
            (Typeface::Bold, 18.0)
        } else {
            (Typeface::Plain, 16.0)
        };
        let font = |face: Typeface| -> FontId { plan.face(face, size) };
        let room = Rect::from_min_max(plan.at(64.0, y - 12.0), plan.at(246.0, y + 12.0));
        let _ = pen.fitted(room, font(face), palette::TEXT, name);
        let numbers = numbers_of(tally, self.library.words());
        for (text, x) in numbers.iter().zip(COLUMNS) {
            let at = plan.at(40.0 + x, y);
            pen.text(at, Align2::RIGHT_CENTER, font(face), palette::TEXT, text);
        }
        let told = HEADS.iter().zip(&numbers);
        let told: Vec<String> = told
            .map(|(id, number)| format!("{} {number}", self.library.say(id)))
            .collect();
        let row = room.with_max_x(plan.at(588.0, y).x);
        pen.aloud(row, &format!("{name}: {}", told.join("; ")));
    }
}

/// Returns a tally in numbers: the games, the share won, its interval, the mean of the points.
fn numbers_of(tally: &Tally, words: &Words) -> [String; 4] {
    let share = tally.share();
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    [
        tally.games.to_string(),
        format!("{} %", percent(share.share)),
        if tally.tells() {
            format!("{}–{} %", percent(share.low), percent(share.high))
        } else {
            words.say("ui-stats-too-few", &[])
        },
        decimal(words, tally.points.mean(), 1),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_as_they_are_read() {
        let tally = Tally {
            games: 4,
            won: 1.0,
            even: 1.0,
            ..Tally::default()
        };
        let texts = "ui-decimal-sign = ,\nui-stats-too-few = zu wenige";
        let words = Words::read("de", &[("de.ftl", texts)]).unwrap();
        let numbers = numbers_of(&tally, &words);
        assert_eq!(numbers, ["4", "25 %", "zu wenige", "0,0"]);
        let more = Tally { games: 8, ..tally };
        let numbers = numbers_of(&more, &words);
        assert_eq!(numbers, ["8", "12 %", "2–47 %", "0,0"]);
    }
}
