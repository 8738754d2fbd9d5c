//! What the declaration of a value says of it.

/// A game's value that may be one that a family of games shares.
pub trait Shares<S> {
    /// The shared value; nothing where it is the game's own.
    fn shared(self) -> Option<S>;
}

/// A value that texts are about.
pub trait Texted {
    /// The id of its text.
    fn text_id(self) -> &'static str;
}
