//! How scenario files spell the values of the rules.

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
pub trait Pattern: Sized {
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

/// Patterns: for each event its name and the fields that a file may give. All have `cause` and `only` besides: the rule that
/// made it happen, and the one pirate who may hear of it.
macro_rules! happenings {
    ($events:ty, $cause:ty, $who:ty, at $names:ty; $( $event:pat => $name:ident { $( $field:ident : $type:ty ),* $(,)? }, )*) => {
        /// An event as files spell it.
        #[derive(Debug, Clone, PartialEq, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Happening { $(
            $name {
                $( #[serde(default)] $field: Maybe<$type>, )*
                #[serde(default)] cause: Maybe<$cause>,
                #[serde(default)] only: Maybe<$who>,
            },
        )* }

        impl Happening {
            /// The event told, with every field.
            pub(super) fn of(told: &$crate::table::Told<$events, $cause>, names: &$names) -> Self {
                let cause = Maybe(Some(told.cause));
                let only = Maybe(match told.audience {
                    $crate::table::Audience::All => None,
                    $crate::table::Audience::Only(seat) => Some(<$who>::spell(seat, names)),
                });
                match told.event { $(
                    $event => Self::$name { $( $field: Maybe(Some(<$type>::spell($field, names))), )* cause, only },
                )* }
            }
        }

        impl $crate::table::scenario::Pattern for Happening {
            fn parts(&self) -> (&'static str, Vec<(&'static str, String)>) {
                match self { $(
                    Self::$name { $( $field, )* cause, only } => {
                        let mut parts = Vec::new();
                        $( $crate::table::scenario::part(&mut parts, stringify!($field), $field); )*
                        $crate::table::scenario::part(&mut parts, "cause", cause);
                        $crate::table::scenario::part(&mut parts, "only", only);
                        (stringify!($name), parts)
                    }
                )* }
            }
        }
    };
}
pub(crate) use happenings;

/// Adds a field that is given.
pub(crate) fn part<T: Serialize>(
    parts: &mut Vec<(&'static str, String)>,
    name: &'static str,
    field: &Maybe<T>,
) {
    if let Some(value) = &field.0 {
        parts.push((name, text(value)));
    }
}

/// A field that a file may leave out: what is left out is not looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Maybe<T>(pub Option<T>);

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
