//! How scenario files spell the values of the rules.

use super::Script;
use crate::table::Logged;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Debug;

/// A value that files spell in words of their own; `N` is what stands behind names at one table.
pub trait Spelled<N>: Sized {
    /// The rules' own value.
    type Rules;

    /// How files spell it.
    fn spell(rules: Self::Rules, names: &N) -> Self;
}

/// A value that can be read back: what a choice may say.
pub trait Meant<N>: Spelled<N> {
    /// What the rules understand by it.
    ///
    /// # Errors
    /// What is wrong with it.
    fn meant(self, names: &N) -> Result<Self::Rules, String>;
}

/// A value of the rules that files spell in one way.
pub trait Spell<N>: Sized {
    /// How they spell it.
    type As: Spelled<N, Rules = Self> + Copy + PartialEq + Debug + Serialize + DeserializeOwned;
}

/// A pattern of an event: what must, or must not, be told.
pub trait Pattern<S: Script>: Sized {
    /// The event told, with every part.
    fn of(told: &Logged<S>, names: &S::Names) -> Self;

    /// The name and the fields given, each as files spell it.
    fn parts(&self) -> (&'static str, Vec<(&'static str, String)>);

    /// Whether an event is one of this pattern: of its name, and the same in every field given.
    fn fits(&self, seen: &Self) -> bool {
        let ((name, wanted), (seen_name, seen)) = (self.parts(), seen.parts());
        name == seen_name && wanted.iter().all(|part| seen.contains(part))
    }

    /// The event in one line.
    fn line(&self) -> String {
        let (name, parts) = self.parts();
        let fields: Vec<String> = parts
            .iter()
            .map(|(field, value)| format!("{field}: {value}"))
            .collect();
        format!("{name}({})", fields.join(", "))
    }
}

/// Values that files spell as the rules do.
macro_rules! as_in_the_rules {
    ($($type:ty),* $(,)?) => { $(
        impl<N> $crate::table::scenario::Spelled<N> for $type {
            type Rules = Self;
            fn spell(rules: Self, _: &N) -> Self { rules }
        }
        impl<N> $crate::table::scenario::Meant<N> for $type {
            fn meant(self, _: &N) -> Result<Self, String> { Ok(self) }
        }
        impl<N> $crate::table::scenario::Spell<N> for $type {
            type As = Self;
        }
    )* };
}
pub(crate) use as_in_the_rules;

as_in_the_rules!((), bool, u8, i8, i32);

/// A field that a file may leave out: what is left out is not looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Maybe<T>(pub Option<T>);

impl<T> Maybe<T> {
    /// A value of the rules, given.
    pub fn spell<N>(rules: T::Rules, names: &N) -> Self
    where
        T: Spelled<N>,
    {
        Self(Some(T::spell(rules, names)))
    }
}

impl<T: Serialize> Maybe<T> {
    /// The part of an event of this name, where it is given.
    pub fn part(&self, name: &'static str) -> Option<(&'static str, String)> {
        self.0.as_ref().map(|value| (name, text(value)))
    }
}

impl<T> Default for Maybe<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(|value| Self(Some(value)))
    }
}

impl<T: Serialize> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_unit(),
        }
    }
}

/// A value as files spell it.
pub fn text<T: Serialize>(value: &T) -> String {
    let on_one_line = ron::ser::PrettyConfig::new().depth_limit(0);
    ron::ser::to_string_pretty(value, on_one_line).unwrap_or_else(|error| error.to_string())
}
