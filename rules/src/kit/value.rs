//! The traits that `#[values]` implements for a game's enums.

/// A game's value that may be one of those that a family of games shares.
pub trait Shares<S> {
    /// Returns the shared value; `None` if it is the game's own.
    fn shared(self) -> Option<S>;
}

/// A value that has a text.
pub trait Texted {
    /// Returns the id of its text.
    fn text_id(self) -> &'static str;
}
