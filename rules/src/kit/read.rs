//! Reading setups from files. They are written in the same order, field by field: what was written once is read for ever.

use super::{Chair, Options, Outfit, Seating, Setup, Sits};
use crate::table::files::{Name, unknown};
use crate::table::fit_name;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

impl<'de, S: Seating> Deserialize<'de> for Chair<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Chair", &[], OfChair(PhantomData))
    }
}

impl<'de, G: Outfit> Deserialize<'de> for Setup<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Setup", &[], OfSetup(PhantomData))
    }
}

struct OfChair<S>(PhantomData<S>);

impl<'de, S: Seating> Visitor<'de> for OfChair<S> {
    type Value = Chair<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut colour, mut kind, mut name) = (None, None, None::<String>);
        let mut chosen = Chosen::of(Options::by_rule(S::SEAT_OPTIONS));
        while let Some(Name(field)) = map.next_key()? {
            match field.as_str() {
                "colour" => once(&mut colour, "colour", &mut map)?,
                "kind" => once(&mut kind, "kind", &mut map)?,
                "name" => once(&mut name, "name", &mut map)?,
                _ => chosen.field(&field, &["colour", "kind", "name"], &mut map)?,
            }
        }
        let sits: Sits<S> = kind.ok_or_else(|| A::Error::missing_field("kind"))?;
        Ok(Chair {
            colour: colour.ok_or_else(|| A::Error::missing_field("colour"))?,
            kind: sits.0,
            name: name.as_deref().map(fit_name).unwrap_or_default(),
            options: chosen.options,
        })
    }
}

struct OfSetup<G>(PhantomData<G>);

impl<'de, G: Outfit> Visitor<'de> for OfSetup<G> {
    type Value = Setup<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a setup")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut chairs = None;
        let mut chosen = Chosen::of(Options::by_rule(G::OPTIONS));
        while let Some(Name(field)) = map.next_key()? {
            match field.as_str() {
                "chairs" => once(&mut chairs, "chairs", &mut map)?,
                _ => chosen.field(&field, &["chairs"], &mut map)?,
            }
        }
        Ok(Setup {
            chairs: chairs.ok_or_else(|| A::Error::missing_field("chairs"))?,
            options: chosen.options,
        })
    }
}

/// Reads a field that stands in a record once.
fn once<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    to: &mut Option<T>,
    name: &'static str,
    map: &mut A,
) -> Result<(), A::Error> {
    if to.is_some() {
        return Err(A::Error::duplicate_field(name));
    }
    *to = Some(map.next_value()?);
    Ok(())
}

/// The options of a record as far as it was read.
struct Chosen {
    options: Options,
    read: Vec<&'static str>,
}

impl Chosen {
    fn of(options: Options) -> Self {
        Self {
            options,
            read: Vec::new(),
        }
    }

    /// Reads an option's field of a record that has fields of its own, too.
    fn field<'de, A: MapAccess<'de>>(
        &mut self,
        name: &str,
        own: &[&str],
        map: &mut A,
    ) -> Result<(), A::Error> {
        let known: Vec<&'static str> = self.options.iter().map(|(option, _)| option.id).collect();
        let Some(&id) = known.iter().find(|id| **id == name) else {
            return Err(unknown(name, &[own, &known].concat()));
        };
        if self.read.contains(&id) {
            return Err(A::Error::duplicate_field(id));
        }
        self.read.push(id);
        match self.options.field(id) {
            Some(field) => map.next_value_seed(field),
            None => Ok(()),
        }
    }
}
