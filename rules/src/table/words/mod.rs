//! The texts that a player reads: Fluent files, with values filled in.
//!
//! ```
//! # use rules::table::words::Words;
//! let words = Words::read("en", &[("ship.ftl", "sails = { $ship } sails { $spaces } spaces.")])?;
//! assert_eq!(words.say("sails", &[("ship", "Anna".into()), ("spaces", 2.into())]), "Anna sails 2 spaces.");
//! assert_eq!(words.say("sinks", &[]), "[sinks]");
//! # Ok::<(), Vec<rules::table::files::Fault>>(())
//! ```

pub mod heard;
mod numbers;
mod read;

pub use numbers::DataNumbers;

use super::files::{Fault, MOST_FAULTS};
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use read::shared;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A value that is filled into a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A whole number, which also decides between singular and plural.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Value<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i8> for Value<'_> {
    fn from(number: i8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Text(text) => Self::String(text.clone()),
            Value::Number(number) => Self::from(*number),
        }
    }
}

/// The texts of one language. They can be read from any thread, and a copy costs little.
#[derive(Clone)]
pub struct Words {
    language: String,
    bundle: Arc<FluentBundle<Arc<FluentResource>>>,
    numbers: DataNumbers,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// Reads the files of a language, each given by the name under which the user can find it and its text.
    ///
    /// A text of a later file replaces one of the same id before it, so a user's file need only hold what it changes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, file by file and from top to bottom.
    pub fn read(language: &str, files: &[(&str, &str)]) -> Result<Self, Vec<Fault>> {
        let known = language.parse().map_err(|_| {
            let message =
                format!("`{language}` names no language, expected one like `en` or `pt-BR`");
            vec![Fault::new(language, "", 0, message)]
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![known]);
        // No invisible marks round what is filled in: the texts are drawn by fonts that may lack them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus));
        let mut faults = Vec::new();
        for (file, text) in files {
            match shared(file, text) {
                Ok(resource) => bundle.add_resource_overriding(resource),
                Err(mut found) => {
                    found.truncate(MOST_FAULTS);
                    faults.append(&mut found);
                }
            }
        }
        if faults.is_empty() {
            Ok(Self {
                language: language.to_owned(),
                bundle: Arc::new(bundle),
                numbers: DataNumbers::default(),
            })
        } else {
            Err(faults)
        }
    }

    /// Returns the same texts; where one names a number of the data that it is not given, it says that of these.
    #[must_use]
    pub fn with_numbers(mut self, numbers: DataNumbers) -> Self {
        self.numbers = numbers;
        self
    }

    /// Returns the language that the texts are in.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns the text of an id, or of `id.attribute`, with values filled in; the id in brackets if there is no such text.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        let mut errors = Vec::new();
        let said = self.format(id, values, &mut errors);
        heard::note(id, values, said.is_some() && errors.is_empty());
        said.unwrap_or_else(|| format!("[{id}]"))
    }

    /// Returns whether there is a text of this id, or `id.attribute`.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let (name, attribute) = parts(id);
        self.bundle
            .get_message(name)
            .is_some_and(|message| match attribute {
                Some(attribute) => message.get_attribute(attribute).is_some(),
                None => message.value().is_some(),
            })
    }

    fn format(
        &self,
        id: &str,
        values: &[(&str, Value)],
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let (name, attribute) = parts(id);
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, FluentValue::from(value));
        }
        let said = self.bundle.format_pattern(pattern, Some(&args), errors);
        let said = said.into_owned();
        if errors.is_empty() {
            return Some(said);
        }
        // Few texts name numbers of the data: they are said twice, and all others need not look at so many.
        for (name, number) in self.numbers.iter() {
            args.set(name, FluentValue::from(number));
        }
        errors.clear();
        let said = self.bundle.format_pattern(pattern, Some(&args), errors);
        Some(said.into_owned())
    }
}

/// Returns a number below zero with a true minus sign; `None` for every other value, which is said as it is.
fn with_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "−"))
        }
        _ => None,
    }
}

/// Splits an id into a message's id and, after a full stop, an attribute of it.
fn parts(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (id, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPS: &str = "\
sails = { $ships ->
    [one] One ship sails
   *[other] { $ships } ships sail
 } { $heading }.
    .tip = Hoist the sails!
";

    #[test]
    fn a_text_is_said_with_its_values() {
        let words = Words::read("en", &[("ships.ftl", SHIPS)]).unwrap();
        let sail = |ships: u8| {
            words.say(
                "sails",
                &[("ships", ships.into()), ("heading", "west".into())],
            )
        };
        assert_eq!(sail(1), "One ship sails west.");
        assert_eq!(sail(3), "3 ships sail west.");
        assert_eq!(words.say("sails.tip", &[]), "Hoist the sails!");
        assert!(words.has("sails") && words.has("sails.tip"));
        assert!(!words.has("sinks") && !words.has("sails.face"));
    }

    #[test]
    fn what_is_missing_is_said_in_brackets() {
        let words = Words::read("en", &[("ships.ftl", SHIPS)]).unwrap();
        assert_eq!(words.say("sinks", &[]), "[sinks]");
        assert_eq!(words.say("sails.face", &[]), "[sails.face]");
        heard::listen();
        let said = words.say("sails", &[("ships", 1.into())]);
        assert!(said.contains("{$heading}"), "{said}");
        assert!(!heard::take()[0].whole);
    }

    #[test]
    fn a_number_below_zero_has_a_true_minus_sign() {
        let words = Words::read("en", &[("a.ftl", "score = { $source } { $points }")]).unwrap();
        let said = |points: i32| {
            words.say(
                "score",
                &[("source", "A-1".into()), ("points", points.into())],
            )
        };
        assert_eq!([-3, 2].map(said), ["A-1 −3", "A-1 2"]);
    }

    #[test]
    fn a_value_is_never_read_as_fluent() {
        let words = Words::read("en", &[("ships.ftl", "hail = Ahoy { $name }!")]).unwrap();
        let said = words.say("hail", &[("name", "{ $name } \u{2068}".into())]);
        assert_eq!(said, "Ahoy { $name } \u{2068}!");
    }

    #[test]
    fn a_later_file_wins() {
        let files = [("a.ftl", "one = 1\ntwo = 2\n"), ("b.ftl", "two = II\n")];
        let words = Words::read("en", &files).unwrap();
        assert_eq!(words.say("one", &[]) + &words.say("two", &[]), "1II");
    }

    #[track_caller]
    fn refused(text: &str, line: usize, message: &str) {
        let faults = Words::read("en", &[("good.ftl", SHIPS), ("bad.ftl", text)]).unwrap_err();
        let fault = &faults[0];
        assert_eq!(
            (fault.file.as_str(), fault.line),
            ("bad.ftl", line),
            "{fault}"
        );
        assert!(fault.message.contains(message), "{fault}");
    }

    #[test]
    fn a_fault_is_told_with_file_and_line() {
        refused("one = 1\n\ntwo 2\n", 3, "no Fluent text");
        refused(
            "one = 1\ntwo = { $a ->\n    [one] x\n}\n",
            4,
            "no Fluent text",
        );
        refused(
            "one = 1\ntwo = 2\none  = 3\n",
            3,
            "found `one` a second time",
        );
        refused(
            &format!("one = 1\ntwo = {}", "{".repeat(100_000)),
            2,
            "braces within each other",
        );
    }

    #[test]
    fn a_language_nobody_speaks_is_refused() {
        let faults = Words::read("e n", &[]).unwrap_err();
        assert!(
            faults[0].message.contains("names no language"),
            "{}",
            faults[0]
        );
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn is_shared<T: Send + Sync + 'static>() {}
        is_shared::<Words>();
    }
}
