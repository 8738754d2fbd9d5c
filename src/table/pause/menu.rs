//! The menu as it is drawn: its buttons, the question whether the game is to start over, its branches, its reactions.

use super::Pause;
use crate::table::reactions::{self, Asked};
use crate::table::{Act, Branch, Session, TableGame, branches};
use crate::theme::buttons::Look;
use crate::theme::canvas::{Plan, centred, roll};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, vec2};
use rules::table::words::Words;

/// A sheet of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Sheet {
    /// All entries.
    #[default]
    Menu,
    /// The question whether the game is to start over.
    Again,
    /// The branches of the game.
    Branches,
    /// The seats for whose reactions the table pauses.
    Reactions,
}

/// The sheet to be shown next, and the number of the frame in which the menu was drawn last.
#[derive(Debug, Clone, Copy, Default)]
struct Open(Sheet, u64);

/// The state that the menu depends on.
#[derive(Debug, Clone)]
pub struct About {
    /// True if a lesson is taken.
    pub lesson: bool,
    /// True if the table is told in words.
    pub in_words: bool,
    /// The seed of the game.
    pub seed: u64,
    /// The other branches of the game, the newest last.
    pub branches: Vec<Branch>,
    /// True if the game can be played again with data that were changed since it began.
    pub outdated: bool,
    /// The people who could react, if the game has reactions.
    pub(in crate::table) reactions: Vec<Asked>,
}

impl About {
    /// Returns the state that the menu depends on, for a table that is told in words or drawn.
    #[must_use]
    pub fn of<G: TableGame>(session: &Session<G>, in_words: bool) -> Self {
        Self {
            lesson: session.course().is_some(),
            in_words,
            seed: session.seed(),
            branches: session.branches().collect(),
            outdated: session.is_outdated(),
            reactions: reactions::asked(session),
        }
    }
}

/// Draws the menu over the table, and returns the pick.
pub fn draw(pen: &mut Pen, canvas: Rect, words: &Words, about: &About) -> Pause {
    pen.targets.cover();
    let plan = Plan::on(canvas, pen.plan);
    let away = pen.ui.interact(canvas, Id::new("pause"), Sense::CLICK);
    let shade = Color32::from_black_alpha(150);
    pen.ui.painter().rect_filled(canvas, 0.0, shade);
    let frame = pen.ui.ctx().cumulative_pass_nr();
    let key = Id::new("sheet of the menu");
    let Open(sheet, last) = pen.ui.data(|data| data.get_temp(key)).unwrap_or_default();
    // A menu that was closed in between begins anew.
    let sheet = if last + 1 < frame { Sheet::Menu } else { sheet };
    let sizes = Sizes::on(&plan);
    let high = match sheet {
        Sheet::Menu => sizes.high(sizes.first, menu_rows(about).len()),
        Sheet::Again => sizes.high(sizes.asked, 2),
        Sheet::Branches => sizes.high(sizes.first, 7),
        Sheet::Reactions => sizes.high(sizes.asked, about.reactions.len() + 1),
    };
    let mut picked = (Pause::Stay, sheet);
    lay(pen, &plan, ("pause", high), |pen, plan| {
        picked = match sheet {
            Sheet::Menu => menu(pen, plan, words, about),
            Sheet::Again => again(pen, plan, words, about.lesson),
            Sheet::Branches => match branches::draw(pen, plan, high, words, &about.branches) {
                Some(picked) => (picked, Sheet::Menu),
                None => (Pause::Stay, sheet),
            },
            Sheet::Reactions => match reactions::draw(pen, plan, words, &about.reactions) {
                Some(Pause::Stay) => (Pause::Stay, Sheet::Menu),
                picked => (picked.unwrap_or(Pause::Stay), sheet),
            },
        };
    });
    if away.clicked() {
        picked = (Pause::Back, Sheet::Menu);
    }
    let (picked, next) = picked;
    let open = Open(next, frame);
    pen.ui.data_mut(|data| data.insert_temp(key, open));
    pen.enter();
    picked
}

/// Draws all entries; returns the pick, and the sheet to be shown next.
fn menu(pen: &mut Pen, plan: &Plan, words: &Words, about: &About) -> (Pause, Sheet) {
    let kept = if about.lesson {
        "ui-lesson-kept"
    } else {
        "ui-saved"
    };
    let seed = [("seed", about.seed.to_string().into())];
    heading(
        pen,
        plan,
        &words.say("ui-menu", &[]),
        &words.say(kept, &seed),
    );
    let mut asked = (Pause::Stay, Sheet::Menu);
    let sizes = Sizes::on(plan);
    for (line, (id, what, look)) in menu_rows(about).into_iter().enumerate() {
        let y = sizes.first + line as f32 * sizes.step;
        if button(pen, plan, y, &words.say(id, &[]), look) {
            asked = what;
        }
        let act = match what.0 {
            Pause::Back => Act::Back,
            Pause::Words => Act::InWords,
            Pause::Keys => Act::Help,
            _ => continue,
        };
        let left = plan.at(640.0 - WIDE / 2.0 + 14.0, y);
        let _ = pen.glyph_of(left, plan.long(sizes.button * 0.55), act, words);
    }
    asked
}

/// Returns the entries: each button's text, its pick and the sheet that it shows next, and its look.
fn menu_rows(about: &About) -> Vec<(&'static str, (Pause, Sheet), Look)> {
    let again = if about.lesson {
        "ui-lesson-again"
    } else {
        "ui-same-again"
    };
    let other = if about.in_words {
        "ui-in-pictures"
    } else {
        "ui-in-words"
    };
    let picks = |picked| (picked, Sheet::Menu);
    let shows = |sheet| (Pause::Stay, sheet);
    let mut rows = vec![
        ("ui-go-on", picks(Pause::Back), Look::Brass),
        (other, picks(Pause::Words), Look::Plain),
        ("ui-settings", picks(Pause::Settings), Look::Plain),
        ("ui-keys", picks(Pause::Keys), Look::Plain),
        (again, shows(Sheet::Again), Look::Plain),
        ("ui-shelf", picks(Pause::Leave), Look::Plain),
        ("ui-quit", picks(Pause::Quit), Look::Plain),
    ];
    if !about.lesson {
        rows.insert(4, ("ui-save-log", picks(Pause::SaveLog), Look::Plain));
    }
    if !about.reactions.is_empty() {
        rows.insert(4, ("ui-reactions", shows(Sheet::Reactions), Look::Plain));
    }
    if about.outdated {
        rows.insert(1, ("ui-mods-again", picks(Pause::Anew), Look::Plain));
    }
    if !about.branches.is_empty() {
        rows.insert(1, ("ui-other-way", shows(Sheet::Branches), Look::Plain));
    }
    rows
}

/// Draws the question whether the game, or the lesson, is to start over.
fn again(pen: &mut Pen, plan: &Plan, words: &Words, lesson: bool) -> (Pause, Sheet) {
    let text = if lesson {
        "ui-again-lesson"
    } else {
        "ui-again-text"
    };
    let title = words.say("ui-again-ask", &[]);
    heading(pen, plan, &title, &words.say(text, &[]));
    let mut asked = (Pause::Stay, Sheet::Again);
    let Sizes {
        asked: first, step, ..
    } = *Sizes::on(plan);
    let yes = words.say("ui-again-yes", &[]);
    if button(pen, plan, first, &yes, Look::Plain) {
        asked = (Pause::Again, Sheet::Menu);
    }
    let no = words.say("ui-again-no", &[]);
    if button(pen, plan, first + step, &no, Look::Brass) {
        asked = (Pause::Stay, Sheet::Menu);
    }
    asked
}

/// The width of a button of a sheet over the table, in units of the plan.
pub(in crate::table) const WIDE: f32 = 290.0;

/// The measures of a sheet over the table, down from its upper edge in units of the plan.
#[derive(Debug, Clone, Copy)]
pub(in crate::table) struct Sizes {
    /// The middle of its title, and the size of its type.
    title: (f32, f32),
    /// The upper edge of its text.
    text: f32,
    /// The middle of the first button under a text of a line or two.
    first: f32,
    /// The same under a longer text.
    pub(in crate::table) asked: f32,
    /// The distance from one button to the next.
    pub(in crate::table) step: f32,
    /// The height of a button.
    pub(in crate::table) button: f32,
}

impl Sizes {
    const USUAL: Self = Self {
        title: (52.0, 32.0),
        text: 82.0,
        first: 150.0,
        asked: 197.0,
        step: 54.0,
        button: 44.0,
    };
    /// The measures where the canvas is low: all is closer together.
    const LOW: Self = Self {
        title: (26.0, 26.0),
        text: 42.0,
        first: 98.0,
        asked: 140.0,
        step: 32.0,
        button: 28.0,
    };

    pub(in crate::table) fn on(plan: &Plan) -> &'static Self {
        if plan.height() < 540.0 {
            &Self::LOW
        } else {
            &Self::USUAL
        }
    }

    /// Returns the height, in units of the plan, of a sheet with so many buttons, at least one. `first` is the middle of the first.
    pub(in crate::table) fn high(&self, first: f32, buttons: usize) -> f32 {
        first + self.step * (buttons - 1) as f32 + self.button
    }
}

/// Lays a sheet with a name and a height, in units of the plan, over the table. `draw` gets a plan that begins at its upper edge.
pub(in crate::table) fn lay(
    pen: &mut Pen,
    plan: &Plan,
    (name, high): (&str, f32),
    draw: impl FnOnce(&mut Pen, &Plan),
) {
    roll(pen, plan, name, palette::PANEL_SOLID, |pen, plan| {
        let top = if plan.is_whole() {
            (360.0 - high / 2.0).max(4.0)
        } else {
            ((plan.height() - high) / 2.0).max(4.0)
        };
        let plan = plan.moved(1.0, (0.0, 0.0), (0.0, top));
        let rect = plan.rect(440.0, 0.0, 400.0, high);
        let painter = pen.ui.painter();
        painter.rect_filled(rect, 10.0, palette::PANEL_SOLID);
        pen.panel(rect);
        // Nobody clicks it by chance to get back.
        let _ = pen
            .ui
            .interact(rect, Id::new((name, "sheet")), Sense::CLICK);
        draw(pen, &plan);
        top + high + 4.0
    });
}

/// Draws the title and the text of a sheet over the table.
pub(in crate::table) fn heading(pen: &Pen, plan: &Plan, title: &str, text: &str) {
    let sizes = Sizes::on(plan);
    let font = plan.face(Typeface::Title, sizes.title.1);
    let at = plan.at(640.0, sizes.title.0);
    pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, title);
    let font = plan.face(Typeface::Plain, 16.5);
    let at = plan.at(640.0, sizes.text);
    let width = plan.long(340.0);
    centred(pen, at, width, 4, font, palette::FAINT, text);
}

/// Draws a button of a sheet over the table, with its middle so many units down, and returns whether it was clicked.
pub(in crate::table) fn button(
    pen: &mut Pen,
    plan: &Plan,
    y: f32,
    label: &str,
    look: Look,
) -> bool {
    let font = plan.face(Typeface::Bold, 17.0);
    let place = place(plan, y);
    pen.button_in(place, label, label, font, look).clicked
}

/// Returns the rectangle of a button of a sheet, with its middle so many units down.
pub(in crate::table) fn place(plan: &Plan, y: f32) -> Rect {
    let size = vec2(WIDE, Sizes::on(plan).button) * plan.long(1.0);
    Rect::from_center_size(plan.at(640.0, y), size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::Pos2;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn all_of_the_menu_is_in_sight_however_low_the_canvas_is() {
        for unit in [1.0, 1.5, 2.0] {
            let texts = include_str!("../../../assets/desktop/en.ftl");
            let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
            let about = About {
                lesson: false,
                in_words: false,
                seed: 7,
                branches: Vec::new(),
                outdated: false,
                reactions: Vec::new(),
            };
            let mut page = canvas((), move |pen, _| {
                pen.plan = unit;
                let whole = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
                let _ = draw(pen, whole, &words, &about);
            });
            page.run_steps(3);
            let last = page.get_by_label("Quit").rect();
            assert!(last.bottom() < 720.0, "{unit}: {last}");
            assert!(last.height() >= 32.0, "{unit}: {last}");
        }
    }
}
