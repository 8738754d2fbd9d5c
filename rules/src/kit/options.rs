//! The values chosen for the options that a game declares.

use super::{Declared, SetupError, Sort, Value};
use crate::table::files::{Name, one_of, spelt, unknown};
use serde::de::{DeserializeSeed, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeStruct};
use std::fmt;

/// The values chosen for a list of options.
#[derive(Clone)]
pub struct Options {
    declared: &'static [Declared],
    values: Vec<Value>,
}

impl Options {
    /// Returns all options with the values of the rule.
    #[must_use]
    pub fn by_rule(declared: &'static [Declared]) -> Self {
        Self {
            declared,
            values: declared.iter().map(|option| option.rule.chosen()).collect(),
        }
    }

    /// Returns all options as the setup screen proposes them for so many seats.
    #[must_use]
    pub fn proposed(declared: &'static [Declared], seats: u8) -> Self {
        let proposed = declared.iter().map(|option| option.proposed(seats));
        Self {
            declared,
            values: proposed.collect(),
        }
    }

    /// Returns each option with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Declared, &Value)> {
        self.declared.iter().zip(&self.values)
    }

    /// Returns the value of an option; the rule's if it is not one of these.
    #[must_use]
    pub fn value(&self, option: &Declared) -> Value {
        let place = self.place(option.id);
        place.map_or_else(|| option.rule.chosen(), |place| self.values[place].clone())
    }

    /// Returns whether an option is on, or stands at the second of two.
    #[must_use]
    pub fn is_on(&self, option: &Declared) -> bool {
        self.value(option) == Value::Yes(true)
    }

    /// Returns the number chosen for an option; 0 if it is not a number.
    #[must_use]
    pub fn number(&self, option: &Declared) -> i32 {
        match self.value(option) {
            Value::Number(number) => number,
            _ => 0,
        }
    }

    /// Returns the name chosen for an option; empty if it is not one of several.
    #[must_use]
    pub fn name(&self, option: &Declared) -> &'static str {
        match self.value(option) {
            Value::One(name) => name,
            _ => "",
        }
    }

    /// Sets an option. Whether the value fits is checked by [`Options::check`].
    pub fn set(&mut self, option: &Declared, value: impl Into<Value>) {
        if let Some(place) = self.place(option.id) {
            self.values[place] = value.into();
        }
    }

    /// Reads `id=value`, as the command line has it, and sets the option.
    ///
    /// # Errors
    /// Tells what is expected.
    pub fn read(&mut self, words: &str) -> Result<(), SetupError> {
        let (id, value) = words.split_once('=').ok_or_else(|| SetupError::Found {
            found: words.to_owned(),
            expected: format!("`id=value` of {}", self.ids()),
        })?;
        let place = self.place(&id.replace('-', "_"));
        let place = place.ok_or_else(|| SetupError::Found {
            found: id.to_owned(),
            expected: self.ids(),
        })?;
        self.values[place] = self.declared[place].read(value)?;
        Ok(())
    }

    /// Checks that every option has a value that it can have beside the others.
    ///
    /// # Errors
    /// The first that has not.
    pub fn check(&self) -> Result<(), SetupError> {
        for (number, (option, value)) in self.iter().enumerate() {
            option.check(value)?;
            let Some((id, needs)) = option.only.filter(|_| !self.holds(number)) else {
                continue;
            };
            if *value != option.rule.chosen() {
                return Err(SetupError::Holds {
                    option: format!("{}={}", option.id, option.spell(value)),
                    needs: format!("{id}={needs}"),
                    found: self.spelt(id),
                });
            }
        }
        Ok(())
    }

    /// Returns whether the option at this index holds beside the others.
    #[must_use]
    pub fn holds(&self, number: usize) -> bool {
        let only = self.declared[number].only;
        only.is_none_or(|(id, needs)| self.spelt(id) == format!("{id}={needs}"))
    }

    /// Resets every option that does not hold to the value of its rule.
    pub fn settle(&mut self) {
        for number in 0..self.declared.len() {
            if !self.holds(number) {
                self.values[number] = self.declared[number].rule.chosen();
            }
        }
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.declared.iter().position(|option| option.id == id)
    }

    /// An option as the command line has it.
    fn spelt(&self, id: &str) -> String {
        self.place(id).map_or_else(String::new, |place| {
            let option = &self.declared[place];
            format!("{id}={}", option.spell(&self.values[place]))
        })
    }

    fn ids(&self) -> String {
        let ids: Vec<&str> = self.declared.iter().map(|option| option.id).collect();
        one_of(&ids)
    }

    /// Writes each option as a field of a record.
    pub(super) fn write<S: SerializeStruct>(&self, record: &mut S) -> Result<(), S::Error> {
        for (option, value) in self.iter() {
            record.serialize_field(option.id, &Spelt(option, value))?;
        }
        Ok(())
    }

    /// Returns the seed that reads the field of this name, if it is an option's.
    pub(super) fn field(&mut self, id: &str) -> Option<Field<'_>> {
        let place = self.place(id)?;
        Some(Field {
            option: &self.declared[place],
            value: &mut self.values[place],
        })
    }
}

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        let ids = |options: &Self| {
            options
                .declared
                .iter()
                .map(|option| option.id)
                .collect::<Vec<_>>()
        };
        self.values == other.values && ids(self) == ids(other)
    }
}

impl Eq for Options {}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spelt = self
            .iter()
            .map(|(option, value)| (option.id, option.spell(value)));
        f.debug_map().entries(spelt).finish()
    }
}

/// A value as files spell it.
struct Spelt<'a>(&'a Declared, &'a Value);

impl Serialize for Spelt<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(option, value) = self;
        match (value, option.sort) {
            (Value::Yes(_), Sort::Instead(_)) | (Value::One(_), _) => {
                Name(spelt(&option.spell(value))).serialize(serializer)
            }
            (Value::Yes(on), _) => serializer.serialize_bool(*on),
            (Value::Number(number), _) => serializer.serialize_i32(*number),
            (Value::Text(text), _) => serializer.serialize_str(text),
        }
    }
}

/// Reads what a file says of an option.
pub(super) struct Field<'a> {
    option: &'static Declared,
    value: &'a mut Value,
}

impl<'de> DeserializeSeed<'de> for Field<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        use serde::Deserialize as _;
        let option = self.option;
        let one = |names: &[&'static str], Name(found): Name| {
            let place = names.iter().position(|name| spelt(name) == found);
            place.ok_or_else(|| {
                let names: Vec<String> = names.iter().map(|name| spelt(name)).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                unknown::<D::Error>(&found, &names)
            })
        };
        *self.value = match option.sort {
            Sort::YesNo => Value::Yes(bool::deserialize(deserializer)?),
            Sort::Instead(two) => Value::Yes(one(&two, Name::deserialize(deserializer)?)? == 1),
            Sort::OneOf(names) => Value::One(names[one(names, Name::deserialize(deserializer)?)?]),
            Sort::Number { .. } => Value::Number(i32::deserialize(deserializer)?),
            Sort::Page { .. } => Value::Text(String::deserialize(deserializer)?),
        };
        option.check(self.value).map_err(D::Error::custom)
    }
}
