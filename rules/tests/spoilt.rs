//! Data and lessons of every game, spoilt: what is wrong is told in sentences with file and line, and nothing panics.

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::table::Packed;
use rules::table::files::{Fault, Files};
use rules::table::lesson::Taught;

/// A game's files, and how they are read.
struct Shelf {
    files: Files,
    /// The RON files, as they are embedded.
    texts: Vec<(&'static str, &'static str)>,
    read: fn(&Files, &str) -> Vec<Fault>,
}

impl Shelf {
    fn of<S: Taught + Packed>() -> Self {
        let texts = S::EMBEDDED.iter().copied();
        let texts: Vec<_> = texts.filter(|(path, _)| path.ends_with(".ron")).collect();
        let lessons = texts.iter().filter(|(path, _)| S::LESSONS.contains(path));
        assert_eq!(lessons.count(), S::LESSONS.len());
        Self {
            files: S::files(),
            texts,
            read: read::<S>,
        }
    }

    /// Returns what is told of a file that reads like this.
    fn told(&self, path: &'static str, text: impl Into<Vec<u8>>) -> Vec<String> {
        let files = self.files.clone().with_text(path, text);
        let faults = (self.read)(&files, path);
        faults.iter().map(ToString::to_string).collect()
    }
}

/// A lesson is read when it is taken, everything else at once.
fn read<S: Taught + Packed>(files: &Files, path: &str) -> Vec<Fault> {
    let faults = if S::LESSONS.contains(&path) {
        S::lesson(files, path).err()
    } else {
        S::load(files).err()
    };
    faults.unwrap_or_default()
}

fn shelves() -> [Shelf; 5] {
    [
        Shelf::of::<VoodooPirate>(),
        Shelf::of::<VoodooCards>(),
        Shelf::of::<VoodooIsland>(),
        Shelf::of::<PirateCrusades>(),
        Shelf::of::<CursedSeas>(),
    ]
}

/// One sentence of this file, with the line it speaks of.
#[track_caller]
fn one_sentence(path: &str, faults: &[String]) -> usize {
    let [fault] = faults else {
        panic!("{path}: expected one fault in {faults:#?}");
    };
    let place = fault
        .strip_prefix(path)
        .and_then(|rest| rest.strip_prefix(':'));
    let line = place.and_then(|place| place.split_once(':'));
    let line = line.and_then(|(line, _)| line.parse().ok());
    line.unwrap_or_else(|| panic!("{fault} begins with no file and line"))
}

#[test]
fn a_file_that_is_empty_or_no_ron_is_refused() {
    for shelf in shelves() {
        for &(path, _) in &shelf.texts {
            let empty = format!("{path}:1:1: the file is empty, expected RON");
            assert_eq!(shelf.told(path, ""), [empty]);
            let prose = shelf.told(path, "Dear sir, please find enclosed");
            assert_eq!(one_sentence(path, &prose), 1);
            one_sentence(path, &shelf.told(path, b"(\n \xff".to_vec()));
        }
    }
}

#[test]
fn a_file_that_stops_anywhere_is_refused() {
    let mut cuts = 0;
    for shelf in shelves() {
        for &(path, text) in &shelf.texts {
            let end = text.rfind([')', ']']).expect("it has an end");
            let places = text.char_indices().map(|(place, _)| place);
            for cut in places.take_while(|&place| place <= end).step_by(11) {
                let line = one_sentence(path, &shelf.told(path, &text[..cut]));
                assert!(line <= 1 + text[..cut].matches('\n').count());
                cuts += 1;
            }
            let cut = text.rfind(':').expect("it has fields");
            let told = shelf.told(path, &text[..cut]);
            assert_eq!(
                one_sentence(path, &told),
                1 + text[..cut].matches('\n').count()
            );
            assert!(told[0].contains("the file stops in the middle"), "{told:?}");
        }
    }
    assert!(cuts > 1500, "only {cuts}");
}

#[test]
fn a_field_that_is_misspelt_is_refused_where_it_stands() {
    let mut spoilt = 0;
    for shelf in shelves() {
        for &(path, text) in &shelf.texts {
            let mut offset = 0;
            for (number, line) in (1..).zip(text.split_inclusive('\n')) {
                let said = line.split("//").next().unwrap_or_default();
                for (colon, _) in said.match_indices(": ") {
                    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
                    let before = said[..colon].trim_end_matches(is_name).len();
                    let name = &said[before..colon];
                    let at = offset + colon;
                    let other = format!("{}x{}", &text[..at], &text[at..]);
                    let faults = shelf.told(path, other);
                    let place = format!("{path}:{number}:");
                    let found = format!("found `{name}x`");
                    let told = |fault: &String| fault.starts_with(&place) && fault.contains(&found);
                    assert!(faults.iter().any(told), "{place} {found}: {faults:#?}");
                    spoilt += 1;
                }
                offset += line.len();
            }
        }
    }
    assert!(spoilt > 500, "only {spoilt}");
}
