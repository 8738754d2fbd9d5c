//! What a rulebook is made of: a game brings its chapters, one page shows those of all games, opened where somebody asks.

use bevy::prelude::*;

/// A chapter of a rulebook: its heading and `.text`, and the pieces it tells of.
#[derive(Debug)]
pub struct Chapter {
    /// The id of its texts.
    pub id: &'static str,
    /// Pictures, each with the id of a text: a name with its `.tip`, or what is said whole. A picture is one by its name, or
    /// `GROUND+ICON`, an icon on a barrel, say; on a card `GROUND+ICON+TINT`.
    pub entries: &'static [(&'static str, &'static str)],
}

/// A rulebook.
#[derive(Debug)]
pub struct Book {
    /// Its chapters.
    pub chapters: &'static [Chapter],
    /// Ids of other texts, and where the book tells of them.
    pub index: &'static [(&'static str, &'static str)],
}

impl Book {
    /// Everything that it tells of: by its id, and the id of what is said.
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

    /// Where the book tells of something, by the id of its text: which chapter, and which of its entries.
    #[must_use]
    pub fn find(&self, topic: &str) -> Option<(usize, Option<usize>)> {
        let mut index = self.index.iter();
        let topic = index
            .find(|(other, _)| *other == topic)
            .map_or(topic, |(_, place)| place);
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

/// What the rulebook is to be opened at, once it is.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// What it is to tell of, by the id of a text.
    pub topic: Option<&'static str>,
}
