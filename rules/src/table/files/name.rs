//! Names of values that no Rust enum lists. They are read and written as an enum's variants are.

use super::fault::one_of;
use ron::value::RawValue;
use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{self, Serialize, Serializer};
use std::fmt;

/// A name as files spell it.
pub struct Name(pub String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Spelt;

        impl Visitor<'_> for Spelt {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Spelt)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = RawValue::from_ron(&self.0).map_err(ser::Error::custom)?;
        name.serialize(serializer)
    }
}

/// Returns how files spell a name of the command line: `moon` is `Moon`.
pub fn spelt(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Returns an error that says what was found where one of these names is expected.
pub fn unknown<E: de::Error>(found: &str, names: &[&str]) -> E {
    E::custom(format!("found `{found}`, expected {}", one_of(names)))
}
