//! The spelling of the rules' values in scenario files.

use super::Script;
use crate::table::Logged;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Debug;
use thiserror::Error;

/// A value that files spell in words of their own. `N` resolves the names of one table.
pub trait Spelled<N>: Sized {
    /// The value as the rules know it.
    type Rules;

    /// Returns how files spell a value of the rules.
    fn spell(rules: Self::Rules, names: &N) -> Self;
}

/// Why a file's word stands for nothing at the table, in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct SpellingError(pub String);

/// A spelled value that can be read back, such as a choice.
pub trait Meant<N>: Spelled<N> {
    /// Returns the value of the rules that is meant.
    ///
    /// # Errors
    /// Tells what is wrong with it.
    fn meant(self, names: &N) -> Result<Self::Rules, SpellingError>;
}

/// A value of the rules that files spell in one way.
pub trait Spell<N>: Sized {
    /// The type that spells it.
    type As: Spelled<N, Rules = Self> + Copy + PartialEq + Debug + Serialize + DeserializeOwned;
}

/// A pattern of events, which must or must not be told.
pub trait Pattern<S: Script>: Sized {
    /// Returns the pattern of an event, with every part given.
    fn of(told: &Logged<S>, names: &S::Names) -> Self;

    /// Returns the name and the given fields, each as files spell it.
    fn parts(&self) -> (&'static str, Vec<(&'static str, String)>);

    /// Returns whether an event has this name and is the same in every given field.
    fn fits(&self, seen: &Self) -> bool {
        let ((name, wanted), (seen_name, seen)) = (self.parts(), seen.parts());
        name == seen_name && wanted.iter().all(|part| seen.contains(part))
    }

    /// Returns the event on one line.
    fn line(&self) -> String {
        let (name, parts) = self.parts();
        let fields: Vec<String> = parts
            .iter()
            .map(|(field, value)| format!("{field}: {value}"))
            .collect();
        format!("{name}({})", fields.join(", "))
    }
}

/// Values that files spell as the rules do, at any table or, where the types are not the game's own, by the names `$names` alone.
#[macro_export]
#[doc(hidden)]
macro_rules! as_in_the_rules {
    ($names:ty => $($type:ty),* $(,)?) => { $( $crate::as_in_the_rules!(@ [] $names, $type); )* };
    (@ [$($param:ident)?] $names:ty, $type:ty) => {
        impl$(<$param>)? $crate::table::scenario::Spelled<$names> for $type {
            type Rules = Self;
            fn spell(rules: Self, _: &$names) -> Self { rules }
        }
        impl$(<$param>)? $crate::table::scenario::Meant<$names> for $type {
            fn meant(self, _: &$names) -> Result<Self, $crate::table::scenario::SpellingError> { Ok(self) }
        }
        impl$(<$param>)? $crate::table::scenario::Spell<$names> for $type {
            type As = Self;
        }
    };
    ($($type:ty),* $(,)?) => { $( $crate::as_in_the_rules!(@ [N] N, $type); )* };
}
pub use as_in_the_rules;

as_in_the_rules!((), bool, u8, u16, i8, i32);

/// A field that a file may leave out; then it is not compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Maybe<T>(pub Option<T>);

impl<T> Maybe<T> {
    /// Returns a given value as files spell it.
    pub fn spell<N>(rules: T::Rules, names: &N) -> Self
    where
        T: Spelled<N>,
    {
        Self(Some(T::spell(rules, names)))
    }
}

/// A value of an event that may be hidden from a viewer. Files name it; scenarios tell everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct Shown<T: Serialize>(Maybe<T>);

impl<N, T: Serialize + Spelled<N>> Spelled<N> for Shown<T> {
    type Rules = Option<T::Rules>;
    fn spell(rules: Option<T::Rules>, names: &N) -> Self {
        Self(Maybe(rules.map(|rules| T::spell(rules, names))))
    }
}

impl<T: Serialize> Maybe<T> {
    /// Returns the part of an event under this name, if it is given.
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

/// Returns a value as files spell it, on one line.
pub fn text<T: Serialize>(value: &T) -> String {
    let on_one_line = ron::ser::PrettyConfig::new().depth_limit(0);
    ron::ser::to_string_pretty(value, on_one_line).unwrap_or_else(|error| error.to_string())
}
