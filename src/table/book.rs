//! Rulebooks. A game brings its chapters; one page shows those of all games.

use bevy::prelude::*;

/// A chapter of a rulebook: its heading, its `.text`, and the pieces it shows.
#[derive(Debug)]
pub struct Chapter {
    /// The id of its texts.
    pub id: &'static str,
    /// Pictures, each with the id of a text: a name with its `.tip`, or a text said whole.
    ///
    /// A picture is named by itself, or as `GROUND+ICON`, such as an icon on a barrel; on a card, as `GROUND+ICON+TINT`.
    pub entries: &'static [(&'static str, &'static str)],
}

/// A game's rulebook.
#[derive(Debug)]
pub struct Book {
    /// Its chapters, in order.
    pub chapters: &'static [Chapter],
    /// The places in the book that tell of texts without an entry, each with the ids of those, between spaces.
    pub index: &'static [(&'static str, &'static str)],
}

impl Book {
    /// Returns everything the book tells of: its id, and the id of the text.
    pub fn topics(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.chapters.iter().flat_map(|chapter| {
            let whole = (chapter.id, format!("{}.text", chapter.id));
            let entries = chapter
                .entries
                .iter()
                .map(|&(_, id)| match id.contains('.') {
                    true => (id, id.to_owned()),
                    false => (id, format!("{id}.tip")),
                });
            std::iter::once(whole).chain(entries)
        })
    }

    /// Returns the index of the chapter that tells of a text's id, and that of the entry in it, unless the whole chapter does; `None` if
    /// the book does not tell of it.
    #[must_use]
    pub fn find(&self, topic: &str) -> Option<(usize, Option<usize>)> {
        let mut index = self.index.iter();
        let topic = index
            .find(|(_, told)| told.split(' ').any(|id| id == topic))
            .map_or(topic, |(place, _)| place);
        self.chapters
            .iter()
            .enumerate()
            .find_map(|(number, chapter)| {
                let mut entries = chapter.entries.iter();
                let entry = entries.position(|(_, id)| *id == topic);
                (chapter.id == topic || entry.is_some()).then_some((number, entry))
            })
    }
}

/// The place at which the rulebook opens.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The id of the text to open it at; `None` for its start.
    pub topic: Option<&'static str>,
}
