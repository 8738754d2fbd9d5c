//! The game's menu, over the table: back, from the start, to the shelf, out.

use super::lesson::Learn;
use super::{Act, Begin, Shown, Sitting, Travel};
use crate::settings::Settings;
use crate::theme::buttons::Look;
use crate::theme::easel::{Plan, centred, roll};
use crate::theme::{Face, Pen, palette};
use crate::{Over, Screen};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, pos2, vec2};
use rules::table::words::Words;

/// What was picked of the game's menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pause {
    /// Nothing yet.
    Stay,
    /// Back to the game.
    Back,
    /// The table in words, or in pictures again.
    Words,
    /// What can be set.
    Settings,
    /// Keys and buttons.
    Keys,
    /// The way that the game went before.
    Other,
    /// Back to the shelf.
    Leave,
    /// The same crew and seed from the start.
    Again,
    /// Out.
    Quit,
}

/// Where the game's menu leads.
#[derive(SystemParam)]
pub struct Doors<'w, G: Shown> {
    /// Another screen.
    pub screen: ResMut<'w, NextState<Screen>>,
    /// A page over this one.
    pub over: ResMut<'w, NextState<Over>>,
    begin: MessageWriter<'w, Begin<G>>,
    /// To the table as it was, or as it went another way.
    pub travel: MessageWriter<'w, Travel>,
    /// Another step of the lessons.
    pub learn: MessageWriter<'w, Learn>,
    exit: MessageWriter<'w, AppExit>,
}

impl<G: Shown> Doors<'_, G> {
    /// What was picked of the game's menu is done.
    pub fn open(&mut self, picked: Pause, sitting: &mut Sitting<G>, settings: &mut Settings) {
        match picked {
            Pause::Stay | Pause::Back => {}
            Pause::Words => settings.in_words = !settings.in_words,
            Pause::Settings => self.over.set(Over::Settings),
            Pause::Keys => self.over.set(Over::Keys),
            Pause::Other => {
                let newest = sitting.branches().count().checked_sub(1);
                if let Some(line) = newest {
                    self.travel.write(Travel::Line(line));
                }
            }
            Pause::Leave => self.screen.set(Screen::Shelf),
            Pause::Quit => {
                self.exit.write(AppExit::Success);
            }
            Pause::Again if sitting.course().is_some() => {
                self.learn.write(Learn::Again);
            }
            Pause::Again => {
                let (setup, seed) = (sitting.table().setup().clone(), sitting.table().seed());
                self.begin.write(Begin::New(setup, seed));
            }
        }
    }
}

/// Whether it was asked if the game is to start over, and in which frame that was last drawn.
#[derive(Debug, Clone, Copy, Default)]
struct Asking(Option<u64>);

/// What the menu is about.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// Whether a lesson is taken.
    pub lesson: bool,
    /// Whether the table is told in words.
    pub in_words: bool,
    /// Whether the game has gone another way before.
    pub branched: bool,
}

impl About {
    /// The sitting at a table that is told in words, or drawn.
    #[must_use]
    pub fn of<G: Shown>(sitting: &Sitting<G>, in_words: bool) -> Self {
        Self {
            lesson: sitting.course().is_some(),
            in_words,
            branched: sitting.branches().next().is_some(),
        }
    }
}

/// Draws the menu over a table; tells what was picked.
pub fn draw(pen: &mut Pen, canvas: Rect, words: &Words, about: About) -> Pause {
    pen.targets.cover();
    let plan = Plan::on(canvas, pen.plan);
    let away = pen.ui.interact(canvas, Id::new("pause"), Sense::CLICK);
    let shade = Color32::from_black_alpha(150);
    pen.ui.painter().rect_filled(canvas, 0.0, shade);
    let mut picked = Pause::Stay;
    roll(pen, &plan, "pause", |pen, plan| {
        let top = if plan.is_whole() { 105.0 } else { 8.0 };
        let down = plan.moved(1.0, (640.0, 105.0), (640.0, top));
        picked = list(pen, &down, words, about, away.clicked());
        top + 524.0
    });
    pen.enter();
    picked
}

/// The list on its panel; what is clicked away from leads back.
fn list(pen: &mut Pen, plan: &Plan, words: &Words, about: About, away: bool) -> Pause {
    let rect = plan.rect(440.0, 105.0, 400.0, 516.0);
    pen.ui
        .painter()
        .rect_filled(rect, 10.0, palette::PANEL_SOLID);
    pen.panel(rect);
    // Nobody clicks the panel by chance to get back.
    let _ = pen.ui.interact(rect, Id::new("pause panel"), Sense::CLICK);
    let frame = pen.ui.ctx().cumulative_pass_nr();
    let key = Id::new("starting over");
    let Asking(asked) = pen.ui.data(|data| data.get_temp(key)).unwrap_or_default();
    // A menu that was closed in between asks no more.
    let asking = asked.is_some_and(|last| last + 1 >= frame);
    let mut picked = Pause::Stay;
    let mut asks = asking;
    if asking {
        heading(
            pen,
            plan,
            &words.say("ui-again-ask", &[]),
            &words.say(
                if about.lesson {
                    "ui-again-lesson"
                } else {
                    "ui-again-text"
                },
                &[],
            ),
        );
        if button(
            pen,
            plan,
            378.0,
            &words.say("ui-again-yes", &[]),
            Look::Plain,
        ) {
            picked = Pause::Again;
            asks = false;
        }
        if button(
            pen,
            plan,
            432.0,
            &words.say("ui-again-no", &[]),
            Look::Brass,
        ) {
            asks = false;
        }
    } else {
        heading(
            pen,
            plan,
            &words.say("ui-menu", &[]),
            &words.say(
                if about.lesson {
                    "ui-lesson-kept"
                } else {
                    "ui-saved"
                },
                &[],
            ),
        );
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
        let mut rows = vec![
            ("ui-go-on", Pause::Back, Look::Brass),
            (other, Pause::Words, Look::Plain),
            ("ui-settings", Pause::Settings, Look::Plain),
            ("ui-keys", Pause::Keys, Look::Plain),
            (again, Pause::Stay, Look::Plain),
            ("ui-shelf", Pause::Leave, Look::Plain),
            ("ui-quit", Pause::Quit, Look::Plain),
        ];
        if about.branched {
            rows.insert(1, ("ui-other-way", Pause::Other, Look::Plain));
        }
        let step = 54.0 * 7.0 / rows.len().max(7) as f32;
        for (line, (id, what, look)) in rows.into_iter().enumerate() {
            let y = 255.0 + line as f32 * step;
            if button(pen, plan, y, &words.say(id, &[]), look) {
                picked = what;
                asks = what == Pause::Stay;
            }
            let act = match what {
                Pause::Back => Act::Back,
                Pause::Keys => Act::Help,
                _ => continue,
            };
            let left = plan.at(800.0, y);
            let _ = pen.glyph_of(left, plan.long(24.0), act, words);
        }
    }
    if away {
        picked = Pause::Back;
        asks = false;
    }
    let asking = Asking(asks.then_some(frame));
    pen.ui.data_mut(|data| data.insert_temp(key, asking));
    picked
}

/// What a sheet over the table is called, and what it says.
pub(super) fn heading(pen: &Pen, plan: &Plan, title: &str, text: &str) {
    let font = plan.face(Face::Title, 32.0);
    let at = plan.at(640.0, 157.0);
    pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, title);
    let font = plan.face(Face::Plain, 16.5);
    let at = plan.at(640.0, 187.0);
    let width = plan.long(340.0);
    centred(pen, at, width, 4, font, palette::FAINT, text);
}

/// A button of a sheet over the table, so many units down.
pub(super) fn button(pen: &mut Pen, plan: &Plan, y: f32, label: &str, look: Look) -> bool {
    let at = plan.at(640.0, y);
    let size = vec2(plan.long(290.0), plan.long(44.0));
    let rect = Rect::from_center_size(pos2(at.x, at.y), size);
    let font = plan.face(Face::Bold, 17.0);
    pen.button_in(rect, label, label, font, look).clicked
}
