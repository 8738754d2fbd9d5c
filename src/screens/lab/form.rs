//! The form of a study: the game, its players, the number of games, the seed and the data.

use super::Library;
use crate::games::GAMES;
use crate::study::{Order, Study};
use crate::table::tips;
use crate::theme::buttons::{self, Look};
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, vec2};
use rules::kit::Options;
use rules::table::SeatKind;
use std::path::PathBuf;

/// The numbers of games that can be asked for.
const GAMES_ASKED: [u64; 9] = [20, 50, 100, 200, 400, 1000, 2000, 5000, 10_000];
/// The height of a row in the list of games, and the gap below its button, in units of the plan.
const ROW: f32 = 32.0;
const GAP: f32 = 3.0;
/// The greatest height of the list: a longer one scrolls, and shows a part of the row below.
const LIST: f32 = 168.0;
/// The room round the buttons for the mark of the cursor.
const MARK: f32 = 7.0;
/// The most letters of a folder's name.
const LONGEST: usize = 400;
/// The most digits of a seed.
const LONGEST_SEED: usize = 20;

/// A request made on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Begin,
    Stop,
    Export,
    Leave,
}

/// The order of a study while it is being filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Form {
    /// The index of the game on the shelf.
    pub game: usize,
    kinds: [Option<SeatKind>; 5],
    games: usize,
    seed: String,
    folder: String,
}

impl Default for Form {
    fn default() -> Self {
        let mate = Some(SeatKind::Mate);
        Self {
            game: 0,
            kinds: [mate, mate, mate, mate, None],
            games: 3,
            seed: "1".to_owned(),
            folder: String::new(),
        }
    }
}

impl Form {
    /// Returns the order, if it is complete.
    pub fn order(&self) -> Option<Order> {
        let folder = self.folder.trim();
        Some(Order {
            kinds: self.kinds.iter().copied().flatten().collect(),
            options: Options::by_rule(GAMES[self.game].declared.options),
            games: GAMES_ASKED[self.games],
            seed: self.seed.trim().parse().ok()?,
            other: (!folder.is_empty()).then(|| PathBuf::from(folder)),
        })
    }

    /// Returns the id of the text that says why nothing can be played; `None` if something can.
    fn barred(&self) -> Option<&'static str> {
        let nobody = self.kinds.iter().all(Option::is_none);
        nobody.then_some("ui-lab-nobody")
    }

    fn turn(&mut self, seat: usize) {
        let kinds = self.playing();
        let now = kinds.iter().position(|&kind| kind == self.kinds[seat]);
        self.kinds[seat] = kinds[now.map_or(0, |now| (now + 1) % kinds.len())];
    }

    /// Returns the kinds that can sit in a seat, one after the other.
    fn playing(&self) -> Vec<Option<SeatKind>> {
        use SeatKind::{Captain, Deckhand, Ghost, Mate, Random};
        let automa = GAMES[self.game].declared.automa;
        let kinds = [&[Mate, Captain, Ghost], automa, &[Random, Deckhand]].concat();
        kinds.into_iter().map(Some).chain([None]).collect()
    }

    /// Takes another game. Players that cannot sit down to it are replaced by mates.
    fn take(&mut self, game: usize) {
        self.game = game;
        let kinds = self.playing();
        for seat in &mut self.kinds {
            if !kinds.contains(seat) {
                *seat = Some(SeatKind::Mate);
            }
        }
    }
}

/// Draws the form of a study of one of these games, by their names, and returns the request made on it.
pub(super) fn draw(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    names: &[String],
    form: &mut Form,
    study: Option<&Study>,
) -> Option<Asked> {
    pen.panel(plan.rect(40.0, 84.0, 290.0, 552.0));
    let mut y = 100.0;
    y += list(pen, plan, names, form, y);
    seats(pen, plan, library, form, y);
    y += 160.0;
    games(pen, plan, library, form, y);
    let folder = library.say("ui-lab-folder");
    label(pen, plan, y + 75.0, &folder);
    let rect = plan.rect(56.0, y + 85.0, 258.0, 28.0);
    let hint = library.say("ui-lab-folder-none");
    let hit = pen.field(rect, &folder, &mut form.folder, &hint, LONGEST);
    let _ = hit.tip(library.say("ui-lab-folder.tip"));
    progress(pen, plan, library, form, study)
}

/// Draws a button for each game from `y` on, which takes it, and returns the height of the list, in units of the plan.
fn list(pen: &mut Pen, plan: &Plan, names: &[String], form: &mut Form, y: f32) -> f32 {
    let whole = ROW * names.len() as f32;
    let high = whole.min(LIST);
    let around = |high: f32| high - GAP + 2.0 * MARK;
    let area = plan.rect(56.0 - MARK, y - MARK, 258.0 + 2.0 * MARK, around(high));
    pen.scroll_aside(area, "games", palette::PANEL_SOLID, |pen| {
        let corner = pen.ui.max_rect().min + vec2(plan.long(MARK), plan.long(MARK));
        for (number, name) in names.iter().enumerate() {
            let look = if number == form.game {
                Look::Brass
            } else {
                Look::Plain
            };
            let at = corner + vec2(0.0, plan.long(ROW * number as f32));
            let rect = Rect::from_min_size(at, vec2(plan.long(258.0), plan.long(ROW - GAP)));
            let font = plan.face(Typeface::Bold, 16.0);
            if pen.button_in(rect, name, name, font, look).clicked {
                form.take(number);
            }
        }
        // A list that ends at the area's end, but for a rounding, needs no bar.
        vec2(area.width(), plan.long(around(whole)) - 0.5)
    });
    high
}

fn label(pen: &Pen, plan: &Plan, y: f32, text: &str) {
    let font = plan.face(Typeface::Plain, 15.0);
    let at = plan.at(58.0, y);
    pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, text);
}

/// Draws a button for each seat, which takes the next kind with each click.
fn seats(pen: &mut Pen, plan: &Plan, library: &Library, form: &mut Form, y: f32) {
    for seat in 0..form.kinds.len() {
        let top = y + 6.0 + 30.0 * seat as f32;
        let number = [("number", (seat as i64 + 1).into())];
        label(pen, plan, top + 13.5, &library.fill("ui-lab-seat", &number));
        let kind = match form.kinds[seat] {
            Some(kind) => library.say(&format!("seat-{}", kind.name())),
            None => library.say("ui-nobody"),
        };
        let values = [
            ("number", (seat as i64 + 1).into()),
            ("kind", kind.as_str().into()),
        ];
        let name = library.fill("ui-seat-kind", &values);
        let rect = plan.rect(128.0, top, 186.0, 27.0);
        let font = plan.face(Typeface::Bold, 15.0);
        let hit = pen.button_in(rect, &kind, &name, font, Look::Plain);
        if hit.tip(library.say("ui-lab-seat.tip")).clicked {
            form.turn(seat);
        }
    }
}

/// Draws the number of games and the seed.
fn games(pen: &mut Pen, plan: &Plan, library: &Library, form: &mut Form, y: f32) {
    let name = library.say("ui-lab-games");
    label(pen, plan, y + 14.0, &name);
    let values = [("name", name.as_str().into())];
    let font = plan.face(Typeface::Bold, 17.0);
    let last = GAMES_ASKED.len() - 1;
    for (x, text, id, on) in [
        (156.0, "−", "ui-less", false),
        (278.0, "+", "ui-more", true),
    ] {
        let rect = plan.rect(x, y, 36.0, 28.0);
        let label = library.fill(id, &values);
        let hit = pen.button_in(rect, text, &label, font.clone(), Look::Plain);
        if hit.clicked {
            form.games = if on {
                (form.games + 1).min(last)
            } else {
                form.games.saturating_sub(1)
            };
        }
    }
    let at = plan.at(235.0, y + 14.0);
    let number = GAMES_ASKED[form.games];
    pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, number);
    let seed = library.say("ui-seed");
    label(pen, plan, y + 48.0, &seed);
    let rect = plan.rect(156.0, y + 34.0, 158.0, 28.0);
    let hit = pen.field(rect, &seed, &mut form.seed, "", LONGEST_SEED);
    let _ = hit.tip(library.say("ui-lab-seed"));
}

/// Draws the progress, and below it the button that begins or stops.
fn progress(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    form: &Form,
    study: Option<&Study>,
) -> Option<Asked> {
    let goes_on = study.is_some_and(Study::goes_on);
    if let Some(study) = study {
        let (counted, all) = study.progress();
        let bar = plan.rect(56.0, 566.0, 258.0, 10.0);
        let painter = pen.ui.painter();
        let radius = CornerRadius::same((bar.height() / 2.0) as u8);
        painter.rect_filled(bar, radius, palette::WELL);
        let part = counted as f32 / all.max(1) as f32;
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
        painter.rect_filled(done, radius, palette::BRASS);
        let values = [
            ("counted", (counted as i64).into()),
            ("all", (all as i64).into()),
        ];
        let font = plan.face(Typeface::Plain, 14.5);
        let text = library.fill("ui-lab-progress", &values);
        let at = plan.at(185.0, 551.0);
        pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, text);
    }
    let (id, look, asks) = if goes_on {
        ("ui-lab-stop", Look::Plain, Asked::Stop)
    } else {
        ("ui-lab-begin", Look::Brass, Asked::Begin)
    };
    let label = library.say(id);
    let rect = plan.rect(56.0, 584.0, 258.0, 40.0);
    if let Some(why) = form.barred().filter(|_| !goes_on) {
        let response = pen.barred(rect, &label);
        let on = tips::named(pen, &response, &label);
        buttons::explain(&response, on.is_some(), rect, library.say(why));
        return None;
    }
    let font = plan.face(Typeface::Bold, 17.0);
    let hit = pen.button_in(rect, &label, &label, font, look);
    hit.clicked.then_some(asks)
}

#[cfg(test)]
mod tests {
    use super::super::parts;
    use super::*;
    use crate::options;
    use crate::theme::canvas::page;
    use crate::theme::trial::canvas;
    use egui_kittest::kittest::Queryable;
    use rules::table::Language;

    #[test]
    fn what_begins_lies_on_nothing_however_many_games_there_are_and_each_can_be_taken() {
        // Nobody's own texts.
        let options = options::Options {
            scratch: Some(std::env::temp_dir().join("voodoo-lab-of-nobody")),
            ..options::Options::default()
        };
        for (count, unit) in [(5, 1.0), (6, 1.0), (6, 2.0), (12, 1.0)] {
            let library = Library::open(&options, Language::English);
            let names: Vec<String> = (1..=count).map(|game| format!("Game {game}")).collect();
            let mut screen = canvas(Form::default(), move |pen, form| {
                let plan = Plan::on(pen.ui.max_rect(), unit);
                page(pen, &plan, "lab", 60.0, |pen, plan| {
                    let (order, _, end) = parts(plan);
                    draw(pen, &order, &library, &names, form, None);
                    end
                });
            });
            let told = format!("{count} games at {unit}");
            screen.run_steps(3);
            let place = |text: &str| screen.get_by_label(text).rect();
            let (begins, last) = (place("Play and count"), place("Data to compare with"));
            // Two lines: the words and the bar.
            let room = begins.top() - last.bottom();
            assert!(room >= 42.0 * unit, "{told}: {last:?} {begins:?}");
            let game = format!("Game {count}");
            screen.state_mut().targets.lay(&game);
            screen.run_steps(8);
            let place = |text: &str| screen.get_by_label(text).rect();
            let (game, seat) = (place(&game), place("Seat 1: Mate"));
            let off = seat.top() - game.bottom();
            assert!((0.0..=12.0 * unit).contains(&off), "{told}: {game} {seat}");
        }
    }

    #[test]
    fn an_order_is_what_was_filled_in() {
        let mut form = Form::default();
        form.turn(0);
        form.folder = "  mods/two ".to_owned();
        let order = form.order().unwrap();
        assert_eq!(order.kinds[..2], [SeatKind::Captain, SeatKind::Mate]);
        assert_eq!(order.kinds.len(), 4);
        assert_eq!(order.other, Some(PathBuf::from("mods/two")));
        form.seed = "many".to_owned();
        assert_eq!(form.order(), None);
    }

    #[test]
    fn a_study_without_players_says_why_it_does_not_begin() {
        let mut form = Form::default();
        assert_eq!(form.barred(), None);
        form.kinds = [None; 5];
        assert_eq!(form.barred(), Some("ui-lab-nobody"));
    }

    #[test]
    fn every_kind_can_sit_and_nobody_too() {
        for (game, boxed) in GAMES.iter().enumerate() {
            let mut form = Form::default();
            form.take(game);
            let mut seen = Vec::new();
            for _ in 0..form.playing().len() {
                form.turn(4);
                seen.push(form.kinds[4]);
            }
            let mut kinds = boxed.declared.kinds().into_iter();
            assert!(kinds.all(|kind| kind == SeatKind::Human || seen.contains(&Some(kind))));
            assert!(seen.contains(&None) && !seen.contains(&Some(SeatKind::Human)));
        }
    }

    #[test]
    fn who_cannot_sit_down_to_another_game_makes_way() {
        use games::voodoo::GENTLE;
        let mut form = Form::default();
        form.kinds[1] = Some(GENTLE);
        form.take(1);
        assert_eq!(form.kinds[1], Some(SeatKind::Mate));
    }
}
