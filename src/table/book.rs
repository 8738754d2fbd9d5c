//! What a rulebook is made of: a game brings its chapters, one page shows those of all games.

/// A chapter of a rulebook: its heading and `.text`, and the pieces it tells of.
#[derive(Debug)]
pub struct Chapter {
    /// The id of its texts.
    pub id: &'static str,
    /// Pictures, each with the id of a text: a name with its `.tip`, or what is said whole.
    pub entries: &'static [(&'static str, &'static str)],
}
