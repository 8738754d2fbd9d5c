//! Options as a game declares them.

use super::Wrong;
use crate::table::files::one_of;
use std::ops::RangeInclusive;

/// What is chosen for an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value<Text = String> {
    /// Yes or no.
    Yes(bool),
    /// One of several, by its name.
    One(&'static str),
    /// A number.
    Number(i32),
    /// What a page of its own has made.
    Text(Text),
}

/// A value as a game declares it.
pub type Preset = Value<&'static str>;

impl Preset {
    /// The value, to be chosen.
    #[must_use]
    pub fn chosen(self) -> Value {
        match self {
            Self::Yes(on) => Value::Yes(on),
            Self::One(name) => Value::One(name),
            Self::Number(number) => Value::Number(number),
            Self::Text(text) => Value::Text(text.to_owned()),
        }
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Value {
    fn from(on: bool) -> Self {
        Self::Yes(on)
    }
}

/// What can be chosen for an option.
#[derive(Debug, Clone, Copy)]
pub enum Sort {
    /// Yes or no.
    YesNo,
    /// The first of two by the rule, or the second instead: yes or no to that one.
    Instead([&'static str; 2]),
    /// One of these.
    OneOf(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// From one to the next.
        step: i32,
    },
    /// A text that a page of its own makes.
    Page {
        /// What is wrong with a text, if anything: what is expected.
        check: fn(&str) -> Result<(), String>,
    },
}

/// An option of a game or of a seat, as the game declares it.
#[derive(Debug, Clone, Copy)]
pub struct Declared {
    /// Its name in files and on the command line, of small letters, digits and `_`.
    pub id: &'static str,
    /// The id of its text. What it means stands in that text's `tip`, what a value is called in a text with the value's name
    /// behind a `-`.
    pub text: &'static str,
    /// What can be chosen.
    pub sort: Sort,
    /// The value of the rule: what files, the lab and tests mean where they say nothing.
    pub rule: Preset,
    /// What the setup screen proposes for so many seats or more, the fewest first; the rule's value for fewer.
    pub proposed: &'static [(u8, Preset)],
    /// The option, and its value as the command line spells it, without which this one does not hold.
    pub only: Option<(&'static str, &'static str)>,
}

impl Declared {
    const fn new(id: &'static str, text: &'static str, sort: Sort, rule: Preset) -> Self {
        Self {
            id,
            text,
            sort,
            rule,
            proposed: &[],
            only: None,
        }
    }

    /// Yes or no.
    #[must_use]
    pub const fn yes_no(id: &'static str, text: &'static str, rule: bool) -> Self {
        Self::new(id, text, Sort::YesNo, Value::Yes(rule))
    }

    /// The first by the rule, or the second instead. The text is the second's.
    #[must_use]
    pub const fn instead(id: &'static str, text: &'static str, two: [&'static str; 2]) -> Self {
        Self::new(id, text, Sort::Instead(two), Value::Yes(false))
    }

    /// One of several, of which one is the rule's.
    #[must_use]
    pub const fn one_of(
        id: &'static str,
        text: &'static str,
        names: &'static [&'static str],
        rule: &'static str,
    ) -> Self {
        Self::new(id, text, Sort::OneOf(names), Value::One(rule))
    }

    /// A whole number.
    #[must_use]
    pub const fn number(
        id: &'static str,
        text: &'static str,
        bounds: RangeInclusive<i32>,
        rule: i32,
    ) -> Self {
        let sort = Sort::Number {
            least: *bounds.start(),
            most: *bounds.end(),
            step: 1,
        };
        Self::new(id, text, sort, Value::Number(rule))
    }

    /// What a page of its own makes.
    #[must_use]
    pub const fn page(
        id: &'static str,
        text: &'static str,
        check: fn(&str) -> Result<(), String>,
        rule: &'static str,
    ) -> Self {
        Self::new(id, text, Sort::Page { check }, Value::Text(rule))
    }

    /// With what the setup screen proposes for so many seats or more, the fewest first.
    #[must_use]
    pub const fn proposing(mut self, proposed: &'static [(u8, Preset)]) -> Self {
        self.proposed = proposed;
        self
    }

    /// Only while an option has a value, as the command line spells it.
    #[must_use]
    pub const fn only_with(mut self, id: &'static str, value: &'static str) -> Self {
        self.only = Some((id, value));
        self
    }

    /// The value proposed for so many seats.
    #[must_use]
    pub fn proposed(&self, seats: u8) -> Value {
        let fitting = self.proposed.iter().rfind(|(least, _)| *least <= seats);
        fitting.map_or(self.rule, |(_, value)| *value).chosen()
    }

    /// The value above or below one, where there is one; none where values have no order.
    #[must_use]
    pub fn beside(&self, value: &Value, up: bool) -> Option<Value> {
        match (value, self.sort) {
            (Value::Yes(on), _) => (*on != up).then_some(Value::Yes(up)),
            (Value::One(own), Sort::OneOf(names)) => {
                let place = names.iter().position(|name| name == own)?;
                let other = if up { place + 1 } else { place.checked_sub(1)? };
                names.get(other).map(|&name| Value::One(name))
            }
            (Value::Number(number), Sort::Number { least, most, step }) => {
                let other = if up { number + step } else { number - step };
                (least..=most)
                    .contains(&other)
                    .then_some(Value::Number(other))
            }
            _ => None,
        }
    }

    /// The value after one, the first again after the last; none where values have no order.
    #[must_use]
    pub fn next(&self, value: &Value) -> Option<Value> {
        let first = match self.sort {
            Sort::YesNo | Sort::Instead(_) => Value::Yes(false),
            Sort::OneOf(names) => Value::One(names.first()?),
            Sort::Number { least, .. } => Value::Number(least),
            Sort::Page { .. } => return None,
        };
        Some(self.beside(value, true).unwrap_or(first))
    }

    /// The value as the command line spells it.
    #[must_use]
    pub fn spell(&self, value: &Value) -> String {
        match (value, self.sort) {
            (Value::Yes(on), Sort::Instead(two)) => two[usize::from(*on)].to_owned(),
            (Value::Yes(on), _) => if *on { "on" } else { "off" }.to_owned(),
            (Value::One(name), _) => (*name).to_owned(),
            (Value::Number(number), _) => number.to_string(),
            (Value::Text(text), _) => text.clone(),
        }
    }

    /// Reads a value as the command line spells it.
    ///
    /// # Errors
    /// What is expected.
    pub fn read(&self, text: &str) -> Result<Value, Wrong> {
        let value = match self.sort {
            Sort::YesNo => match text {
                "on" | "yes" | "true" => Some(Value::Yes(true)),
                "off" | "no" | "false" => Some(Value::Yes(false)),
                _ => None,
            },
            Sort::Instead(two) => two
                .iter()
                .position(|name| *name == text)
                .map(|second| Value::Yes(second == 1)),
            Sort::OneOf(names) => names
                .iter()
                .find(|name| **name == text)
                .map(|&name| Value::One(name)),
            Sort::Number { .. } => text.parse().ok().map(Value::Number),
            Sort::Page { .. } => Some(Value::Text(text.to_owned())),
        };
        let value = value.ok_or_else(|| self.wrong(text, self.expected()))?;
        self.check(&value).map(|()| value)
    }

    /// Whether the option can have a value.
    ///
    /// # Errors
    /// What is expected.
    pub fn check(&self, value: &Value) -> Result<(), Wrong> {
        let fits = match (value, self.sort) {
            (Value::Yes(_), Sort::YesNo | Sort::Instead(_)) => true,
            (Value::One(name), Sort::OneOf(names)) => names.contains(name),
            (Value::Number(number), Sort::Number { least, most, step }) => {
                (least..=most).contains(number) && (number - least) % step == 0
            }
            (Value::Text(text), Sort::Page { check }) => {
                return check(text).map_err(|expected| self.wrong(text, expected));
            }
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(self.wrong(&self.spell(value), self.expected()))
        }
    }

    fn wrong(&self, found: &str, expected: String) -> Wrong {
        Wrong::Value {
            id: self.id,
            found: found.to_owned(),
            expected,
        }
    }

    /// What can be chosen, in words.
    pub(super) fn expected(&self) -> String {
        match self.sort {
            Sort::YesNo => one_of(&["on", "off"]),
            Sort::Instead(two) => one_of(&two),
            Sort::OneOf(names) => one_of(names),
            Sort::Number {
                least,
                most,
                step: 1,
            } => {
                format!("a whole number from {least} to {most}")
            }
            Sort::Number { least, most, step } => {
                format!("a whole number from {least} to {most} in steps of {step}")
            }
            Sort::Page { .. } => "a text".to_owned(),
        }
    }
}
