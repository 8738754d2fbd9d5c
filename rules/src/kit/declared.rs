//! Options as a game declares them.

use super::SetupError;
use crate::table::files::one_of;
use std::ops::RangeInclusive;

/// A value that is chosen for an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value<Text = String> {
    /// On or off, or the first or second of two.
    Yes(bool),
    /// One of several, by its name.
    One(&'static str),
    /// A whole number.
    Number(i32),
    /// A text that a page of its own has made.
    Text(Text),
}

/// A value as a game declares it, in a constant.
pub type Preset = Value<&'static str>;

impl Preset {
    /// Returns the same value as one that can be chosen.
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

/// The values that an option can have.
#[derive(Debug, Clone, Copy)]
pub enum Sort {
    /// On or off.
    YesNo,
    /// The first of two by the rule, or the second instead, as off or on.
    Instead([&'static str; 2]),
    /// One of these names.
    OneOf(&'static [&'static str]),
    /// A whole number in a range.
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
        /// Checks a text, and tells what is expected if it is wrong.
        check: fn(&str) -> Result<(), String>,
    },
}

/// An option of a game or of a seat, as the game declares it.
#[derive(Debug, Clone, Copy)]
pub struct Declared {
    /// Its name in files and on the command line, of small letters, digits and `_`.
    pub id: &'static str,
    /// The id of its text. Its `.tip` explains it; the name of a value is a text with `-` and the value's name appended.
    pub text: &'static str,
    /// The values that it can have.
    pub sort: Sort,
    /// The value of the rule, which files, the lab and tests mean if they do not name the option.
    pub rule: Preset,
    /// The proposals of the setup screen for at least so many seats, the fewest first; for fewer, the value of the rule.
    pub proposed: &'static [(u8, Preset)],
    /// The option and its value, as the command line spells it, without which this option does not hold.
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

    /// Returns an option that is on or off.
    #[must_use]
    pub const fn yes_no(id: &'static str, text: &'static str, rule: bool) -> Self {
        Self::new(id, text, Sort::YesNo, Value::Yes(rule))
    }

    /// Returns an option between two: the first by the rule, or the second instead. The text is the second's.
    #[must_use]
    pub const fn instead(id: &'static str, text: &'static str, two: [&'static str; 2]) -> Self {
        Self::new(id, text, Sort::Instead(two), Value::Yes(false))
    }

    /// Returns an option with several named values, one of them the rule's.
    #[must_use]
    pub const fn one_of(
        id: &'static str,
        text: &'static str,
        names: &'static [&'static str],
        rule: &'static str,
    ) -> Self {
        Self::new(id, text, Sort::OneOf(names), Value::One(rule))
    }

    /// Returns an option that is a whole number.
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

    /// Makes a whole number go in steps of so many, from the smallest on.
    #[must_use]
    pub const fn in_steps_of(mut self, step: i32) -> Self {
        if let Sort::Number { least, most, .. } = self.sort {
            self.sort = Sort::Number { least, most, step };
        }
        self
    }

    /// Returns an option whose text a page of its own makes. `check` says what is expected of such a text.
    #[must_use]
    pub const fn page(
        id: &'static str,
        text: &'static str,
        check: fn(&str) -> Result<(), String>,
        rule: &'static str,
    ) -> Self {
        Self::new(id, text, Sort::Page { check }, Value::Text(rule))
    }

    /// Sets what the setup screen proposes for at least so many seats, the fewest first.
    #[must_use]
    pub const fn proposing(mut self, proposed: &'static [(u8, Preset)]) -> Self {
        self.proposed = proposed;
        self
    }

    /// Makes the option hold only while another has this value, as the command line spells it.
    #[must_use]
    pub const fn only_with(mut self, id: &'static str, value: &'static str) -> Self {
        self.only = Some((id, value));
        self
    }

    /// Returns the value proposed for so many seats.
    #[must_use]
    pub fn proposed(&self, seats: u8) -> Value {
        let fitting = self.proposed.iter().rfind(|(least, _)| *least <= seats);
        fitting.map_or(self.rule, |(_, value)| *value).chosen()
    }

    /// Returns the next value up or down; `None` at either end, or if the values have no order.
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

    /// Returns the value after this one, and the first after the last; `None` if the values have no order.
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

    /// Returns a value as the command line spells it.
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
    /// Tells what is expected.
    pub fn read(&self, text: &str) -> Result<Value, SetupError> {
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

    /// Checks that the option can have a value.
    ///
    /// # Errors
    /// Tells what is expected.
    pub fn check(&self, value: &Value) -> Result<(), SetupError> {
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

    fn wrong(&self, found: &str, expected: String) -> SetupError {
        SetupError::Value {
            id: self.id,
            found: found.to_owned(),
            expected,
        }
    }

    /// Returns the possible values, in words.
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
