//! A whole number within bounds, checked when it is read.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// A whole number from `MIN` to `MAX`; any other is refused where it stands in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Within<const MIN: u8, const MAX: u8>(u8);

impl<const MIN: u8, const MAX: u8> Within<MIN, MAX> {
    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<'de, const MIN: u8, const MAX: u8> Deserialize<'de> for Within<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number<const MIN: u8, const MAX: u8>;

        impl<const MIN: u8, const MAX: u8> Visitor<'_> for Number<MIN, MAX> {
            type Value = Within<MIN, MAX>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {MIN} to {MAX}")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
                match u8::try_from(number) {
                    Ok(number) if (MIN..=MAX).contains(&number) => Ok(Within(number)),
                    _ => Err(E::invalid_value(Unexpected::Signed(number), &self)),
                }
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        deserializer.deserialize_i64(Number)
    }
}
