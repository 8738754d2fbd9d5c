//! A game's options in its panel: a row each, with a control for its sort.

use super::{labelled, name, spoken, tip, within};
use crate::screens::fitting::Fitting;
use crate::screens::library::Library;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Hit, Pen, Typeface, palette};
use bevy_egui::egui::Align2;
use rules::kit::{Declared, Sort, Value};
use rules::table::words::Words;

/// The upper edge of a game's options on the plan, their greatest height together, and the greatest height of each.
const TOP: f32 = 132.0;
const ROOM: f32 = 234.0;
const HIGHEST: f32 = 106.0;
/// The least distance from an option to the next that leaves room for its explanation.
const TOLD: f32 = 100.0;

/// Draws the game's options that hold, below each other. With more than two, their meaning is shown where the mouse or the cursor
/// is.
pub(in crate::screens) fn of_game(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    fitting: &mut Fitting,
) {
    let options = fitting.options();
    let held: Vec<(usize, &Declared, Value)> = options
        .iter()
        .enumerate()
        .filter(|&(number, _)| options.holds(number))
        .map(|(number, (option, value))| (number, option, value.clone()))
        .collect();
    let step = (ROOM / held.len().max(1) as f32).min(HIGHEST);
    for (line, (number, option, value)) in held.into_iter().enumerate() {
        let y = TOP + step * line as f32;
        let row = Row {
            plan,
            words: &library.volume(fitting.game).words,
            option,
            y,
            is_told: step >= TOLD,
        };
        match row.draw(pen, &value) {
            Some(Asked::Value(value)) => fitting.choose(number, value),
            Some(Asked::Page) => fitting.page = Some((None, number)),
            None => {}
        }
    }
}

/// A request made at an option.
enum Asked {
    Value(Value),
    Page,
}

/// The row of an option in the panel.
struct Row<'a> {
    plan: &'a Plan,
    words: &'a Words,
    option: &'a Declared,
    y: f32,
    /// True if its explanation is written below it.
    is_told: bool,
}

impl Row<'_> {
    fn draw(&self, pen: &mut Pen, value: &Value) -> Option<Asked> {
        let Self { plan, y, .. } = *self;
        if self.is_told {
            let font = plan.face(Typeface::Plain, 15.0);
            let at = plan.at(962.0, y + 32.0);
            pen.paragraph(at, plan.long(256.0), font, palette::FAINT, &self.tip());
        }
        match (self.option.sort, value) {
            (Sort::YesNo | Sort::Instead(_), Value::Yes(on)) => self.switch(pen, *on),
            (Sort::OneOf(names), Value::One(own)) => self.one_of(pen, names, own),
            (Sort::Number { .. }, Value::Number(number)) => self.stepper(pen, *number),
            (_, value) => self.page(pen, value),
        }
    }

    fn tip(&self) -> String {
        tip(self.words, self.option)
    }

    /// Explains a control by a tip, unless the explanation is written below it.
    fn explained(&self, hit: Hit) -> Hit {
        if self.is_told {
            hit
        } else {
            hit.tip(self.tip())
        }
    }

    fn switch(&self, pen: &mut Pen, on: bool) -> Option<Asked> {
        let mut now = on;
        let at = self.plan.at(962.0, self.y);
        let hit = pen.switch(
            at,
            self.plan.long(24.0),
            &name(self.words, self.option),
            &mut now,
        );
        self.explained(hit)
            .clicked
            .then_some(Asked::Value(Value::Yes(now)))
    }

    /// Draws the option's name to the left of its control, and returns it.
    fn name(&self, pen: &mut Pen) -> String {
        let name = name(self.words, self.option);
        let place = self.plan.rect(962.0, self.y, 102.0, 28.0);
        let font = self.plan.face(Typeface::Bold, 16.0);
        let drawn = pen.fitted(place, font, palette::TEXT, &name);
        let tip = self.tip();
        if !self.is_told {
            pen.explain(drawn, || tip);
        }
        name
    }

    fn one_of(&self, pen: &mut Pen, names: &[&'static str], own: &str) -> Option<Asked> {
        let name = self.name(pen);
        let step = (150.0 + 4.0) / names.len() as f32;
        let mut asked = None;
        for (place, &value) in names.iter().enumerate() {
            let text = spoken(self.words, self.option, &Value::One(value));
            let rect = self
                .plan
                .rect(1068.0 + step * place as f32, self.y, step - 4.0, 28.0);
            let look = if value == own {
                Look::Brass
            } else {
                Look::Plain
            };
            let label = labelled(self.words, &name, &text);
            let font = within(pen, self.plan, rect, &text);
            let hit = pen.button_in(rect, &text, &label, font, look);
            hit.says_taken(&label, value == own);
            if self.explained(hit).clicked {
                asked = Some(Asked::Value(Value::One(value)));
            }
        }
        asked
    }

    fn stepper(&self, pen: &mut Pen, number: i32) -> Option<Asked> {
        let name = self.name(pen);
        let named = [("name", name.as_str().into())];
        let font = self.plan.face(Typeface::Bold, 17.0);
        let mut asked = None;
        for (x, text, id, up) in [
            (1068.0, "−", "ui-less", false),
            (1182.0, "+", "ui-more", true),
        ] {
            let rect = self.plan.rect(x, self.y, 36.0, 28.0);
            let label = self.words.say(id, &named);
            let hit = pen.button_in(rect, text, &label, font.clone(), Look::Plain);
            if self.explained(hit).clicked {
                let value = self.option.beside(&Value::Number(number), up);
                asked = value.map(Asked::Value);
            }
        }
        let at = self.plan.at(1143.0, self.y + 14.0);
        pen.text(at, Align2::CENTER_CENTER, font, palette::TEXT, number);
        asked
    }

    fn page(&self, pen: &mut Pen, value: &Value) -> Option<Asked> {
        let name = self.name(pen);
        let text = spoken(self.words, self.option, value);
        let rect = self.plan.rect(1068.0, self.y, 150.0, 28.0);
        let font = within(pen, self.plan, rect, &text);
        let label = labelled(self.words, &name, &text);
        let hit = pen.button_in(rect, &text, &label, font, Look::Plain);
        self.explained(hit).clicked.then_some(Asked::Page)
    }
}
