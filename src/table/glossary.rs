//! The words in texts that a game's rulebook explains: they are told of where they stand.

use super::Book;
use bevy_egui::egui::{Context, Id};
use rules::table::words::Words;
use std::ops::Range;
use std::sync::Arc;

/// The text whose attributes are the words, each named after its topic in the rulebook.
const WORDS: &str = "book-words";

/// The rulebook's entry on a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its id in the book.
    pub topic: &'static str,
    /// The word itself.
    pub name: String,
    /// The explanation in the book.
    pub text: String,
    /// The word's label for a screen reader.
    pub label: String,
}

/// The words that a game's rulebook explains, in one language.
#[derive(Debug)]
pub struct Glossary {
    game: &'static str,
    language: String,
    /// The address of the texts that it was made from: others are read anew while the game runs.
    read: usize,
    entries: Vec<Entry>,
    /// The words, each with the index of its entry, the longest first.
    words: Vec<(String, usize)>,
}

fn address(words: &Words) -> usize {
    std::ptr::from_ref(words).addr()
}

impl Glossary {
    /// Stores a game's words with egui, where tips look them up. It does so once for each game and language, and
    /// once more where its texts were read anew.
    pub fn lay(ctx: &Context, game: &'static str, book: &Book, words: &Words) {
        let lies = Self::at(ctx);
        let same = |it: &Self| {
            it.game == game && it.language == words.language() && it.read == address(words)
        };
        if !lies.is_some_and(|it| same(&it)) {
            let glossary = Arc::new(Self::of(game, book, words));
            ctx.data_mut(|data| data.insert_temp(Id::new(WORDS), glossary));
        }
    }

    /// Returns the words that are stored with egui; `None` before any were.
    pub(super) fn at(ctx: &Context) -> Option<Arc<Self>> {
        ctx.data(|data| data.get_temp(Id::new(WORDS)))
    }

    fn of(game: &'static str, book: &Book, words: &Words) -> Self {
        let mut glossary = Self {
            game,
            language: words.language().to_owned(),
            read: address(words),
            entries: Vec::new(),
            words: Vec::new(),
        };
        for (topic, text) in book.topics() {
            let id = topic.split_once('.').map_or(topic, |(id, _)| id);
            let known = format!("{WORDS}.{id}");
            if !words.has(&known) {
                continue;
            }
            let known = words.say(&known, &[]);
            let mut forms = known.split(',').map(str::trim).peekable();
            let name = forms.peek().copied().unwrap_or_default().to_owned();
            let place = glossary.entries.len();
            glossary
                .words
                .extend(forms.map(|form| (form.to_owned(), place)));
            glossary.entries.push(Entry {
                topic,
                text: words.say(&text, &[]),
                label: words.say("ui-word", &[("word", name.as_str().into())]),
                name,
            });
        }
        let long = |word: &(String, usize)| std::cmp::Reverse(word.0.len());
        glossary.words.sort_by_key(long);
        glossary
    }

    /// Returns the entry of an index.
    pub(super) fn entry(&self, place: usize) -> Option<&Entry> {
        self.entries.get(place)
    }

    /// Returns the index of the entry on a topic; `None` if no word is explained by that.
    pub(super) fn place(&self, topic: &str) -> Option<usize> {
        self.entries.iter().position(|entry| entry.topic == topic)
    }

    /// Returns the places in bytes of the words in a text, each with the index of its entry.
    ///
    /// Words that are `known` are left out, and each word found is known from then on.
    pub(super) fn find(&self, text: &str, known: &mut Vec<usize>) -> Vec<(Range<usize>, usize)> {
        let mut found = Vec::new();
        let (mut end, mut before) = (0, None);
        for (at, letter) in text.char_indices() {
            let starts = !before.is_some_and(char::is_alphanumeric);
            before = Some(letter);
            if at < end || !starts {
                continue;
            }
            let mut words = self.words.iter();
            let word = words.find_map(|(word, entry)| Some((spoken(&text[at..], word)?, *entry)));
            let Some((length, entry)) = word else {
                continue;
            };
            end = at + length;
            if !known.contains(&entry) {
                known.push(entry);
                found.push((at..end, entry));
            }
        }
        found
    }
}

/// Returns the length in bytes that a word has in a text that begins with it, in upper or lower case; `None` if the text does not, or
/// its own word goes on.
fn spoken(text: &str, word: &str) -> Option<usize> {
    let mut letters = text.char_indices();
    for letter in word.chars() {
        let (_, found) = letters.next()?;
        if !found.to_lowercase().eq(letter.to_lowercase()) {
            return None;
        }
    }
    match letters.next() {
        Some((_, next)) if next.is_alphanumeric() => None,
        Some((end, _)) => Some(end),
        None => Some(text.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Chapter;

    const BOOK: Book = Book {
        chapters: &[Chapter {
            id: "book-sea",
            entries: &[
                ("fog", "calm"),
                ("ghost", "haunted"),
                ("chains", "jail.rule"),
            ],
        }],
        index: &[],
    };
    const TEXTS: &str = "\
ui-word = Explain { $word }
book-sea = Sea
    .text = All of it.
calm = Becalmed
    .tip = On haunted water.
haunted = Haunted water
    .tip = Obeys the wind.
jail = Jail
    .rule = Two Takes.
book-words =
    .calm = Becalmed
    .haunted = Haunted water, haunted
    .jail = Jail, Kerkerübel
";

    fn glossary() -> Glossary {
        let words = Words::read("en", &[("book.ftl", TEXTS)]).unwrap();
        Glossary::of("sea", &BOOK, &words)
    }

    fn marked(text: &str) -> Vec<(&str, &'static str)> {
        let glossary = glossary();
        let found = glossary.find(text, &mut Vec::new());
        let told =
            |(range, entry): (Range<usize>, usize)| (&text[range], glossary.entries[entry].topic);
        found.into_iter().map(told).collect()
    }

    #[test]
    fn a_word_is_told_of_as_the_book_does() {
        let glossary = glossary();
        let texts: Vec<_> = glossary.entries.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(
            texts,
            ["On haunted water.", "Obeys the wind.", "Two Takes."]
        );
        assert_eq!(glossary.entries[1].name, "Haunted water");
        assert_eq!(glossary.entries[1].label, "Explain Haunted water");
        assert_eq!(glossary.place("jail.rule"), Some(2));
    }

    #[test]
    fn words_are_found_whole_in_any_letters_the_longest_first_and_each_once() {
        let found = marked("Haunted water, becalmed: haunted. Jailed? Unjail the KERKERÜBEL!");
        let wanted = [
            ("Haunted water", "haunted"),
            ("becalmed", "calm"),
            ("KERKERÜBEL", "jail.rule"),
        ];
        assert_eq!(found, wanted);
        assert_eq!(marked("jail"), [("jail", "jail.rule")]);
    }

    #[test]
    fn what_is_known_is_not_told_again() {
        let glossary = glossary();
        let mut known = vec![0];
        assert_eq!(glossary.find("becalmed", &mut known), []);
        assert_eq!(glossary.find("haunted", &mut known), [(0..7, 1)]);
        assert_eq!(glossary.find("haunted", &mut known), []);
    }
}
