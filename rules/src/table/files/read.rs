//! Reads RON and reports every fault with its place.

use super::fault::{Fault, explain, is_blank, start_of};
use super::{MOST_BYTES, MOST_FAULTS};
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, MapAccess, Visitor};
use std::fmt;

/// An entry of a list, with where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<T> {
    /// The value of the entry.
    pub value: T,
    /// The byte of the text where it begins.
    pub offset: usize,
}

/// The entries of a list that could be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entries<T> {
    /// The entries, in the file's order.
    pub entries: Vec<Entry<T>>,
    /// True if every entry could be read. If not, what seems to be missing may only be misspelt.
    pub complete: bool,
}

/// Reads a text that holds one record.
///
/// # Errors
///
/// The first thing that is wrong: the file is empty, cut off, no RON, or does not say what it should.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    check(file, text)?;
    ron::from_str(text).map_err(|error| {
        let (offset, message) = explain(text, &error);
        Fault::new(file, text, offset, message)
    })
}

/// Reads a text that holds a list, each entry on its own, so that a fault in one does not hide those in others.
///
/// After [`MOST_FAULTS`] faults the rest is left unread.
#[must_use]
pub fn read_list<T: DeserializeOwned>(file: &str, text: &str) -> (Vec<Entry<T>>, Vec<Fault>) {
    let fault = |(offset, message)| Fault::new(file, text, offset, message);
    if let Err(fault) = check(file, text) {
        return (Vec::new(), vec![fault]);
    }
    let pieces: Vec<&RawValue> = match ron::from_str(text) {
        Ok(pieces) => pieces,
        Err(error) => return (Vec::new(), vec![fault(explain(text, &error))]),
    };
    let mut entries = Vec::with_capacity(pieces.len());
    let mut faults = Vec::new();
    for piece in pieces.into_iter().map(RawValue::get_ron) {
        let base = offset_within(text, piece);
        match ron::from_str(piece) {
            Ok(value) => entries.push(Entry {
                value,
                offset: base + start_of(piece),
            }),
            Err(error) => {
                let (offset, message) = explain(piece, &error);
                faults.push(fault((base + offset, message)));
                if faults.len() == MOST_FAULTS {
                    break;
                }
            }
        }
    }
    (entries, faults)
}

/// Returns where the value begins that these fields lead to. If one of them is missing, it is the record that should have it.
pub(super) fn locate(text: &str, names: &[&str]) -> usize {
    offset_within(text, value_at(text, names))
}

/// Returns where the items of the list begin that these fields lead to.
pub(super) fn locate_items(text: &str, names: &[&str]) -> Vec<usize> {
    let items: Vec<&RawValue> = ron::from_str(value_at(text, names)).unwrap_or_default();
    let begin = |item: &RawValue| offset_within(text, item.get_ron()) + start_of(item.get_ron());
    items.into_iter().map(begin).collect()
}

/// The value that these fields lead to, without blank space and comments before it.
fn value_at<'text>(text: &'text str, names: &[&str]) -> &'text str {
    let mut here = text;
    for name in names {
        match fields(here).into_iter().find(|(field, _)| field == name) {
            Some((_, value)) => here = value,
            None => break,
        }
    }
    &here[start_of(here)..]
}

/// Refuses what is no RON at all, whatever it ought to say.
fn check(file: &str, text: &str) -> Result<(), Fault> {
    if text.len() > MOST_BYTES {
        let message = format!("the file is too large, expected at most {MOST_BYTES} bytes");
        return Err(Fault::new(file, "", 0, message));
    }
    if is_blank(text) {
        return Err(Fault::new(
            file,
            "",
            0,
            "the file is empty, expected RON".to_owned(),
        ));
    }
    let Err(error) = ron::from_str::<IgnoredAny>(text) else {
        return Ok(());
    };
    let (offset, mut message) = explain(text, &error);
    if is_blank(&text[offset..]) {
        message = format!("the file stops in the middle: {message}");
    }
    Err(Fault::new(file, text, offset, message))
}

/// Returns where a part of the text begins in it.
fn offset_within(text: &str, part: &str) -> usize {
    part.as_ptr()
        .addr()
        .saturating_sub(text.as_ptr().addr())
        .min(text.len())
}

/// The fields of a record, unread.
fn fields(record: &str) -> Vec<(String, &str)> {
    struct Fields;

    impl<'de> Visitor<'de> for Fields {
        type Value = Vec<(String, &'de str)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a record")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Vec::new();
            while let Some((name, value)) = map.next_entry::<String, &'de RawValue>()? {
                fields.push((name, value.get_ron()));
            }
            Ok(fields)
        }
    }

    ron::Deserializer::from_str(record)
        .ok()
        .and_then(|mut reader| reader.deserialize_struct("", &[], Fields).ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::Within;
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        name: String,
        guns: Within<1, 6>,
        flag: Flag,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    enum Flag {
        Red,
        Black(bool),
    }

    fn fault(text: &str) -> String {
        read::<Ship>("ship.ron", text).unwrap_err().to_string()
    }

    #[test]
    fn a_record_is_read() {
        let ship: Ship = read(
            "ship.ron",
            "// a ship\n(name: \"Ann\", guns: 6, flag: Black(true),)\n// the end",
        )
        .unwrap();
        assert_eq!(
            (ship.name.as_str(), ship.guns.get(), ship.flag),
            ("Ann", 6, Flag::Black(true))
        );
        assert_eq!(
            read::<Ship>("", "(name: \"\", guns: 1, flag: Red)")
                .unwrap()
                .flag,
            Flag::Red
        );
    }

    #[test]
    fn a_wrong_field_is_told_with_those_allowed() {
        assert_eq!(
            fault("(\n  name: \"Ann\",\n  cannons: 2,\n  guns: 2,\n  flag: Red,\n)"),
            "ship.ron:3:3: found `cannons`, expected `name`, `guns` or `flag`"
        );
    }

    #[test]
    fn a_wrong_name_is_told_with_those_allowed() {
        assert_eq!(
            fault("(\n  name: \"Ann\",\n  guns: 2,\n  // comment: here\n  flag: Blue,\n)"),
            "ship.ron:5:9: found `Blue`, expected `Red` or `Black`"
        );
    }

    #[test]
    fn a_number_out_of_range_is_told_where_it_stands() {
        let ship = |guns: &str| {
            fault(&format!(
                "(\r\n  name: \"Ännchen\",\r\n  guns: {guns},\r\n  flag: Red,\r\n)"
            ))
        };
        assert_eq!(
            ship("7"),
            "ship.ron:3:9: found `7`, expected a whole number from 1 to 6"
        );
        assert_eq!(
            ship("0"),
            "ship.ron:3:9: found `0`, expected a whole number from 1 to 6"
        );
        assert_eq!(
            ship("-2"),
            "ship.ron:3:9: found `-2`, expected a whole number from 1 to 6"
        );
        assert_eq!(
            ship("many"),
            "ship.ron:3:9: found `many`, expected a whole number"
        );
        assert_eq!(
            ship("99999999999999999999"),
            "ship.ron:3:9: found `99999999999999999999`, a number out of range"
        );
        assert!(ship("2.5").starts_with("ship.ron:3:"), "{}", ship("2.5"));
    }

    #[test]
    fn a_missing_field_is_told() {
        assert_eq!(
            fault("(\n  name: \"Ann\",\n  guns: 2,\n)"),
            "ship.ron:4:1: `flag` is missing, expected `flag: …`"
        );
    }

    #[test]
    fn a_field_given_twice_is_told() {
        assert_eq!(
            fault("(\n  name: \"Ann\",\n  name: \"Bea\",\n  guns: 2,\n flag: Red)"),
            "ship.ron:3:3: found `name` a second time, expected it once"
        );
    }

    #[test]
    fn an_empty_file_is_told() {
        for text in ["", " \n", "// nothing\n", "/* nothing */"] {
            assert_eq!(fault(text), "ship.ron:1:1: the file is empty, expected RON");
        }
    }

    #[test]
    fn a_file_cut_off_anywhere_is_told_at_its_end() {
        let text = "(\n  name: \"Ann\",\n  guns: 2,\n  flag: Black(true),\n)";
        for cut in 1..text.len() {
            let fault = read::<Ship>("ship.ron", &text[..cut]).unwrap_err();
            assert!(
                fault.line >= text[..cut].trim_end().lines().count(),
                "{cut}: {fault}"
            );
            let told = fault.message.contains("the file stops in the middle")
                || fault.message.contains("at its end");
            assert!(told, "{cut}: {fault}");
        }
    }

    #[test]
    fn what_is_no_ron_is_told() {
        assert_eq!(
            fault("{\"name\": \"Ann\"}"),
            "ship.ron:1:1: found `{`, expected `(`"
        );
        assert!(fault("Dear sir,\nplease find").starts_with("ship.ron:1:"));
        assert!(fault("\u{0}\u{1}\u{2}").starts_with("ship.ron:1:1: found"));
        assert_eq!(
            fault("(name: \"A\", guns: 1, flag: Red)\nmore"),
            "ship.ron:2:1: found `more` after the end, expected nothing more"
        );
    }

    #[test]
    fn brackets_without_end_are_refused_and_do_no_harm() {
        assert!(fault(&"(".repeat(100_000)).contains("deep"));
        assert!(fault(&"[".repeat(100_000)).contains("deep"));
    }

    #[test]
    fn each_entry_of_a_list_has_its_own_faults() {
        let text = "[\n  // one\n  (name: \"A\", guns: 1, flag: Red),\n\n  (name: \"B\", guns: 9, flag: Red), // nine\n  \
                    (name: \"C\", guns: 1,\n   flag: Blue),\n]";
        let (entries, faults) = read_list::<Ship>("ships.ron", text);
        assert_eq!(entries.len(), 1);
        assert!(text[entries[0].offset..].starts_with("(name: \"A\""));
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "ships.ron:5:21: found `9`, expected a whole number from 1 to 6",
                "ships.ron:7:10: found `Blue`, expected `Red` or `Black`",
            ]
        );
    }

    #[test]
    fn a_list_of_nothing_but_faults_is_soon_given_up() {
        let text = format!("[{}]", "a,".repeat(MOST_BYTES / 2 - 10));
        let (entries, faults) = read_list::<Ship>("ships.ron", &text);
        assert_eq!((entries.len(), faults.len()), (0, MOST_FAULTS));
    }

    #[test]
    fn a_name_without_end_is_told_in_short() {
        let long = fault(&format!("(flag: {})", "\u{e4}".repeat(100_000)));
        assert!(long.chars().count() < 200, "{long}");
        let hostile = fault("(flag: \u{1b}[2J)");
        assert!(!hostile.contains('\u{1b}'), "{hostile}");
    }

    #[test]
    fn fields_lead_to_a_value_and_its_items() {
        let text = "// fields\n(a: 1, /* b: 9 */ b: (c: [1, // d\n 22], d: \"e: (\"), e: 5)";
        let at = |names: &[&str]| &text[locate(text, names)..];
        assert!(at(&[]).starts_with("(a"));
        assert!(at(&["b"]).starts_with("(c"));
        assert!(at(&["b", "c"]).starts_with("[1"));
        assert!(at(&["b", "x"]).starts_with("(c"));
        assert!(at(&["e"]).starts_with("5)"));
        assert!(at(&["f"]).starts_with("(a"));
        let items = locate_items(text, &["b", "c"]);
        assert_eq!(items.len(), 2);
        assert!(text[items[1]..].starts_with("22"));
        assert!(locate_items(text, &["e"]).is_empty());
    }
}
