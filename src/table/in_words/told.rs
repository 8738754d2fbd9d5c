//! What a game tells of its table: parts with headings, each a few lines.

use super::page::Ask;
use crate::table::Asked;
use rules::table::{Game, Seat, SeatKind};

/// A line, and what explains it; nothing where it explains itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Said {
    /// What it says.
    pub text: String,
    /// What explains it.
    pub tip: String,
    /// Where the rulebook tells of it.
    pub topic: Option<&'static str>,
    /// What it asks for, where it can be pressed.
    pub(super) ask: Option<Ask>,
}

impl Said {
    /// A line that is read, and what explains it.
    #[must_use]
    pub fn new(text: String, tip: String) -> Self {
        Self {
            text,
            tip,
            topic: None,
            ask: None,
        }
    }
}

/// A part of the table in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TextSection {
    /// By which it is known again when its heading says something else: by its heading, where nothing else is said.
    pub key: String,
    /// Its heading.
    pub heading: String,
    /// Its lines.
    pub lines: Vec<Said>,
    /// Whether its lines show from the start.
    pub open: bool,
    /// The picture of the badge before its heading, where that begins with a pirate's name.
    pub badge: Option<String>,
}

impl TextSection {
    /// A part without lines, open.
    #[must_use]
    pub fn new(heading: String) -> Self {
        Self {
            key: heading.clone(),
            heading,
            lines: Vec::new(),
            open: true,
            badge: None,
        }
    }

    /// The same part, known by something else than its heading.
    #[must_use]
    pub fn known_by(mut self, key: impl Into<String>) -> Self {
        self.key = key.into();
        self
    }

    /// The same part, with a badge before its heading.
    #[must_use]
    pub fn under(mut self, badge: String) -> Self {
        self.badge = Some(badge);
        self
    }

    /// The same part; its lines show when they are asked for.
    #[must_use]
    pub fn closed(mut self) -> Self {
        self.open = false;
        self
    }

    /// Adds a line.
    pub fn say(&mut self, text: String) {
        self.explain(text, String::new());
    }

    /// Adds a line, and what explains it.
    pub fn explain(&mut self, text: String, tip: String) {
        self.lines.push(Said::new(text, tip));
    }

    /// Adds a line that can be pressed, and what explains it.
    pub(super) fn offer(&mut self, ask: Ask, text: String, tip: String) {
        self.lines.push(Said {
            ask: Some(ask),
            ..Said::new(text, tip)
        });
    }
}

/// What a game tells of.
pub struct Telling<'a, G: Game> {
    /// What is seen, as far as it has been shown.
    pub view: &'a G::View,
    /// The game's data.
    pub data: &'a G::Data,
    /// The open question.
    pub asked: Option<Asked<G>>,
    /// For whom it is told: who looks, or of several people who decides.
    pub own: Option<Seat>,
    /// Who decides for each seat.
    pub kinds: &'a [SeatKind],
}
