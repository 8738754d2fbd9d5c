//! The parts of tabletop games, none of them one game's or one family's: values, seats with tokens, options declared as data, asking and
//! judging, counted supplies, boards of squares and ways over them, names and texts.
//!
//! # Seats and options
//!
//! A game says once who can sit down to it and what can be chosen for it ([`Outfit`]). Its setup ([`Setup`]), saved games, the
//! command lines, studies and the setup screen read that declaration.
//!
//! # Rules
//!
//! A game's [`Rules`] are its `SystemParam`: they propose, judge and carry out answers. [`ask`] and [`play_on`] do the rest, [`crate::played_by!`] makes of them what
//! [`Game`](crate::table::Game) asks for. `tests/example` is a whole game made of these parts.
//!
//! # Hidden pieces
//!
//! A game whose pieces lie face down says of each which back it has and where it is hidden ([`PieceSet`]). Its views follow from
//! [`KnownPieces`], which hide and name pieces, and which its events move on.
//!
//! # Values
//!
//! All that a game asks, answers, tells and refuses by are enums, and so are its places and pieces. Each is declared once, by [`macro@values`]; else its
//! variants are named only where a rule or a text is about them. It derives of any what makes it a word ([`Word`](crate::table::Word)), of names without
//! fields and of what is listed their order and how files spell them besides:
//!
//! ```ignore
//! /// What a piece is, as its owner may see it.
//! #[values(game = VoodooPirate, shares = voodoo::Face, spelled = FaceName, text = "piece")]
//! #[derive(Component, PartialOrd, Ord, Serialize, Deserialize)]
//! pub enum Face {
//!     Ship,
//!     /// A poppet.
//!     Poppet,
//!     /// The tide marker.
//!     #[text = "piece-tide"]
//!     TideMarker,
//! }
//! ```
//!
//! * **`shares`**: the enum of a [`family`] of games whose variants all stand among the game's own, wherever the game lists them. `Ship` is such: what it
//!   holds and what is said of it stands in `voodoo::Face`, where `G::Card` is what each game calls `Card`. [`From`] and [`Shares`] bridge the two.
//! * **`text`**: each variant's text ([`Texted`]): `piece-poppet`, where `#[text = …]` does not say otherwise.
//! * **`said`**: who says each variant's parts ([`Said`]) where they are filled into its text ([`Filled`]), by the names that files call them.
//! * **`listed`**: the list of all values, for tests ([`Values`]). Names without fields have it always, and the constant `ALL` besides.
//! * **`phases`**: that they are Bevy states, and a game begins in the first.
//! * **`done`**: of events, `doer`: the seat whose doing one is, its first field, where that is a seat or an answer.
//! * **`spelled`**: an enum of this name, as scenario files spell it: each field in the way of its type ([`Spell`](crate::table::scenario::Spell)), where
//!   `#[spelled(name: Type)]` at the field does not say another. Names without fields are spelled as here, by their own `Serialize` and `Deserialize`.
//! * **`told`**: of events, an enum of this name with a pattern for each, as scenario files spell it. `#[spelled(name: Type = value, …)]` says which parts a field
//!   is told in, where it is not told as one part of its own name and type. A field without a name has that of its type.
//! * **`game`**: whose values they are; what is shared with a family for any game, spelled or told needs it.
//!
//! The order of variants is the game's, and stays: logs are compared by it.

mod automa_trace;
pub mod conformance;
mod declared;
mod known;
mod ledger;
mod numbered;
mod options;
mod outfit;
mod places;
mod played;
mod read;
mod rules;
pub mod scenario;
mod setup;
mod square;
mod supply;
mod teller;
#[cfg(test)]
mod tests;
mod value;
mod voyage;
mod ways;

pub use crate::table::{SetupError, Values};
pub use ::values::{family, values};
pub use automa_trace::{
    AutomaTrace, Outcome, TraceLine, Tried, TriedIn, by_worth, in_order, tried,
};
pub use declared::{Declared, Preset, Sort, Value};
pub use known::{Faces, KnownPieces, KnownTo, PieceSet, Seen, told_apart};
pub use ledger::{Ledger, Taken};
pub use options::Options;
pub use outfit::{Declaration, Fitted, Outfit, Seating, Sits, Token};
pub use places::Place;
pub use rules::{Answer, Rules, ask, ask_world, is, play_on, reask, refused, why_not};
pub use setup::{Chair, Setup};
pub use square::{Heading, Square, Squares};
pub use supply::Supply;
pub use teller::{Filled, Filling, Said, Speaks, Teller, seat_name, token_name};
pub use value::{Shares, Texted};
pub use voyage::{SharedVoyage, VoyageError};
pub use ways::Ways;
