//! The plots in words: for a screen reader, and as tips of their titles.

use super::{Page, plots};
use crate::statistics::Tally;
use crate::table::figures::decimal;

impl Page<'_> {
    /// Returns each plot in words, from the upper to the lower one.
    pub(super) fn told(&self, bars: &[(String, &Tally)]) -> [String; 3] {
        let points = &self.shown.counts.points;
        [self.wins(bars), self.spread(points), self.course(points)]
    }

    /// Returns the share won of each tally, with its interval.
    fn wins(&self, bars: &[(String, &Tally)]) -> String {
        let told = bars.iter().map(|(name, tally)| {
            let share = tally.share();
            let percent = |part: f64| (part * 100.0).round() as i64;
            let values = [
                ("name", name.as_str().into()),
                ("share", percent(share.share).into()),
                ("low", percent(share.low).into()),
                ("high", percent(share.high).into()),
            ];
            let id = if tally.tells() {
                "ui-stats-told-share"
            } else {
                "ui-stats-told-few"
            };
            self.library.fill(id, &values)
        });
        told.collect::<Vec<_>>().join("\n")
    }

    /// Returns the number of games for each range of points.
    fn spread(&self, points: &[i32]) -> String {
        let bins = plots::bins(points).into_iter();
        let told = bins.filter(|(_, count)| *count > 0).map(|(bin, count)| {
            let values = [
                ("from", (*bin.start()).into()),
                ("to", (*bin.end()).into()),
                ("count", i64::from(count).into()),
            ];
            self.library.fill("ui-stats-told-points", &values)
        });
        told.collect::<Vec<_>>().join("\n")
    }

    /// Returns the points of the last games, and their mean.
    fn course(&self, points: &[i32]) -> String {
        let (last, mean) = plots::latest(points);
        let words = self.library.words();
        let last: Vec<String> = last.iter().map(ToString::to_string).collect();
        let values = [
            ("points", last.join(&words.say("list-comma", &[])).into()),
            ("mean", decimal(words, mean, 1).into()),
        ];
        words.say("ui-stats-told-course", &values)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Shown;
    use super::*;
    use crate::options::Options;
    use crate::screens::library::Library;
    use crate::statistics::Counts;
    use crate::theme::canvas::Plan;
    use bevy_egui::egui::{Rect, pos2};
    use rules::table::Language;

    #[test]
    fn a_plot_says_what_it_shows() {
        let library = Library::open(&Options::default(), Language::English);
        let points: Vec<i32> = (20..32).collect();
        let shown = Shown {
            counts: Counts {
                points,
                ..Counts::default()
            },
            ..Shown::default()
        };
        let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0));
        let page = Page {
            plan: &Plan::on(screen, 1.0),
            library: &library,
            shown: &shown,
        };
        let tally = Tally {
            games: 4,
            won: 1.0,
            even: 1.0,
            ..Tally::default()
        };
        let [wins, spread, course] = page.told(&[("On seat 1".to_owned(), &tally)]);
        assert_eq!(wins, "On seat 1: 25 %, of too few games to say more.");
        let more = Tally { games: 8, ..tally };
        let [wins, ..] = page.told(&[("On seat 1".to_owned(), &more)]);
        assert_eq!(wins, "On seat 1: 13 %, likely 2 to 47 %.");
        let spread: Vec<&str> = spread.lines().collect();
        assert_eq!(
            spread,
            [
                "20 to 24 points: 5 times.",
                "25 to 29 points: 5 times.",
                "30 to 34 points: twice.",
            ]
        );
        let last = "22, 23, 24, 25, 26, 27, 28, 29, 30, 31";
        assert_eq!(course, format!("The last games: {last}. Their mean: 26.5."));
    }
}
