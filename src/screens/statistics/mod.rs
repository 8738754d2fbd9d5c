//! Statistics: the results of all games that were played to their end, in numbers and in plots.

mod numbers;
mod told;

use super::library::Library;
use super::notice;
use super::plots;
use crate::games::GAMES;
use crate::options::Options;
use crate::order::DrawSystems;
use crate::statistics::{Book, Counts, Filter, Tally, count, games, open, people};
use crate::theme::buttons::Look;
use crate::theme::canvas::{Canvas, Plan, centred, edge, page, title, way_back};
use crate::theme::{Pen, Severity, Typeface, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, vec2};
use rules::table::SeatKind;

/// The lower end of the page while there is nothing to count.
const EMPTY: f32 = 400.0;

/// The records, the filter that is set, and the counts that come of both.
#[derive(Resource, Default)]
struct Shown {
    book: Book,
    filter: Filter,
    counts: Counts,
}

impl Shown {
    fn recount(&mut self) {
        self.counts = count(&self.book.records, &self.filter);
    }

    /// Returns the fault of the file in words; empty if it has none.
    fn error(&self, library: &Library) -> String {
        if let Some(why) = &self.book.error {
            let why = [("why", why.as_str().into())];
            return library.fill("ui-stats-trouble", &why);
        }
        let Some((lines, file)) = &self.book.set_aside else {
            return String::new();
        };
        let values = [
            ("lines", (*lines as i64).into()),
            ("file", file.display().to_string().into()),
        ];
        library.fill("ui-stats-set-aside", &values)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(
            OnEnter(Screen::Statistics),
            |options: Res<Options>, mut shown: ResMut<Shown>| {
                *shown = Shown {
                    book: open(&options),
                    ..Shown::default()
                };
                shown.recount();
            },
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems).run_if(
                in_state(Screen::Statistics)
                    .and_then(in_state(Over::Nothing))
                    .and_then(resource_exists::<Library>),
            ),
        );
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    mut shown: ResMut<Shown>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let heading = library.say("ui-stats");
    let mut filter = shown.filter.clone();
    canvas.paint("statistics", &heading, |pen, plan| {
        let wrong = shown.error(&library);
        let foot = notice::foot(plan, &wrong);
        let below = page(pen, plan, "statistics", foot, |pen, plan| {
            title(pen, plan, &heading);
            let on = |plan| Page {
                plan,
                library: &library,
                shown: &shown,
            };
            let parts = Parts::on(plan);
            if shown.book.records.is_empty() {
                on(plan).empty(pen, "ui-stats-none");
                return EMPTY;
            }
            on(&parts.choice).choose(pen, &mut filter);
            if shown.counts.all.games == 0 {
                on(plan).empty(pen, "ui-stats-none-such");
                return EMPTY;
            }
            on(&parts.numbers).numbers(pen);
            on(&parts.plots).plots(pen);
            parts.below
        });
        let left = edge(plan);
        let below = notice::by_back(pen, plan, (left, below), (&wrong, Severity::Fault));
        let back = library.say("ui-back");
        if way_back(pen, plan, (left, below), &back) || pen.targets.steps_back() {
            screen.set(Screen::Shelf);
        }
    })?;
    if filter != shown.filter {
        shown.filter = filter;
        shown.recount();
    }
    Ok(())
}

/// The plans of the page's parts: side by side, or below each other where the interface is large.
struct Parts {
    choice: Plan,
    numbers: Plan,
    plots: Plan,
    /// Their lower end on the plan.
    below: f32,
}

impl Parts {
    fn on(plan: &Plan) -> Self {
        if plan.is_wide() {
            return Self {
                choice: *plan,
                numbers: *plan,
                plots: *plan,
                below: 660.0,
            };
        }
        let middle = |(left, top): (f32, f32), wide: f32, to: f32| {
            plan.moved(1.0, (left, top), (640.0 - wide / 2.0, to))
        };
        Self {
            choice: middle((40.0, 80.0), 588.0, 80.0),
            numbers: middle((40.0, 130.0), 572.0, 130.0),
            plots: middle((628.0, 80.0), 612.0, 658.0),
            below: 1236.0,
        }
    }
}

/// The page of statistics.
struct Page<'a> {
    plan: &'a Plan,
    library: &'a Library,
    shown: &'a Shown,
}

impl Page<'_> {
    /// Draws a kind word where there is nothing to count.
    fn empty(&self, pen: &Pen, id: &str) {
        let plan = self.plan;
        pen.icon(
            "island",
            plan.at(640.0, 230.0),
            plan.long(96.0),
            palette::BRASS_LIGHT,
        );
        let font = plan.face(Typeface::Plain, 20.0);
        let at = plan.at(640.0, 310.0);
        let text = self.library.say(id);
        centred(pen, at, plan.long(640.0), 3, font, palette::TEXT, &text);
    }

    /// Draws the filter: a button each that goes through the games and the players, and a switch for practice.
    fn choose(&self, pen: &mut Pen, filter: &mut Filter) {
        let records = &self.shown.book.records;
        let all = self.library.say("ui-stats-all-games");
        let shown = filter.game.as_ref().map_or(all, |id| self.game(id));
        if self.button(pen, 40.0, "ship-wheel", &shown) {
            filter.game = next(&games(records), filter.game.as_ref());
        }
        let all = self.library.say("ui-stats-everybody");
        let shown = filter.player.clone().unwrap_or(all);
        if self.button(pen, 252.0, "pirate-hat", &shown) {
            filter.player = next(&people(records), filter.player.as_ref());
        }
        let plan = self.plan;
        let label = self.library.say("ui-stats-practice");
        let corner = plan.at(470.0, 87.0);
        let hit = pen.switch(corner, plan.long(24.0), &label, &mut filter.practice);
        let _ = hit.tip(self.library.say("ui-stats-practice.tip"));
    }

    fn button(&self, pen: &mut Pen, x: f32, icon: &str, text: &str) -> bool {
        let plan = self.plan;
        let rect = plan.rect(x, 80.0, 200.0, 38.0);
        let font = plan.face(Typeface::Bold, 16.0);
        let hit = pen.button_in(rect, text, text, font, Look::Plain);
        let at = rect.left_center() + vec2(plan.long(24.0), 0.0);
        pen.icon(icon, at, plan.long(22.0), palette::BRASS_LIGHT);
        hit.clicked
    }

    /// Returns the name of a game.
    fn game(&self, id: &str) -> String {
        let known = GAMES.iter().find(|game| game.name == id);
        known.map_or_else(
            || id.to_owned(),
            |game| self.library.say(&format!("ui-game-{}", game.name)),
        )
    }

    fn seat(&self, seat: usize) -> String {
        let number = [("number", (seat as i64 + 1).into())];
        self.library.fill("ui-stats-seat", &number)
    }

    fn kind(&self, kind: SeatKind) -> String {
        self.library.say(&format!("seat-{}", kind.name()))
    }

    /// Draws the plots.
    fn plots(&self, pen: &mut Pen) {
        let (plan, counts) = (self.plan, &self.shown.counts);
        let mut bars: Vec<(String, &Tally)> = Vec::new();
        bars.extend(
            counts
                .by_seat
                .iter()
                .map(|(seat, tally)| (self.seat(*seat), tally)),
        );
        bars.extend(
            counts
                .by_opponent
                .iter()
                .map(|(kind, tally)| (self.kind(*kind), tally)),
        );
        let room = |line: f32| plan.rect(628.0, 80.0 + 190.0 * line, 612.0, 184.0);
        let titles = [
            "ui-stats-plot-wins",
            "ui-stats-plot-points",
            "ui-stats-plot-course",
        ];
        for (line, id) in titles.into_iter().enumerate() {
            let rect = room(line as f32);
            pen.panel(rect);
            let font = plan.face(Typeface::Head, 16.0);
            let at = rect.left_top() + vec2(plan.long(18.0), plan.long(18.0));
            let text = self.library.say(id);
            let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, &text);
            pen.explain(drawn.expand(4.0), || {
                format!("{text}\n{}", self.told(&bars)[line])
            });
        }
        let inner = |line: f32| {
            let rect = room(line);
            let mut inner = rect.shrink(plan.long(12.0));
            inner.min.y = rect.top() + plan.long(32.0);
            inner
        };
        plots::wins(pen, inner(0.0), &bars);
        plots::spread(pen, inner(1.0), &counts.points);
        let mean = self.library.say("ui-stats-course-mean");
        plots::course(pen, inner(2.0), &counts.points);
        let end = room(2.0).right_top() + vec2(-1.0, 1.0) * plan.long(18.0);
        plots::mean_of_course(pen, end, &mean);
    }
}

/// Returns the value after this one; `None` after the last.
fn next(all: &[String], now: Option<&String>) -> Option<String> {
    match now.and_then(|now| all.iter().position(|other| other == now)) {
        Some(place) => all.get(place + 1).cloned(),
        None => all.first().cloned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_goes_through_all_there_is_and_back_to_everything() {
        let all = ["Ines", "Tomas"].map(str::to_owned);
        let mut now = None;
        let mut seen = Vec::new();
        for _ in 0..4 {
            now = next(&all, now.as_ref());
            seen.push(now.clone().unwrap_or_default());
        }
        assert_eq!(seen, ["Ines", "Tomas", "", "Ines"]);
        assert_eq!(next(&[], None), None);
    }
}
