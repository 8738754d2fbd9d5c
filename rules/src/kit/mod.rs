//! What tabletop games are made of, whatever they are about.
//!
//! # Values
//!
//! What a game asks, answers, tells and refuses by are enums. Each is declared once, by [`values`], and its variants are named nowhere else but where
//! a rule or a text is about them:
//!
//! ```ignore
//! /// Why an answer is refused.
//! #[values(game = VoodooPirate, shares = voodoo::Reason, text = "reason")]
//! #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
//! pub enum Reason {
//!     GameOver,
//!     /// The space is taken.
//!     SpaceTaken,
//!     #[text = "reason-grigri"]
//!     GriGri,
//! }
//! ```
//!
//! * **`shares`**: the enum of a [`family`] of games whose variants all stand among the game's own, wherever the game lists them. `GameOver` and `GriGri` are
//!   such: what they hold and what is said of them stands in `voodoo::Reason`. What the family calls `G::Card` is what the game calls `Card`.
//!   The two are bridged by [`From`] and by [`Shares`]. It needs `game`.
//! * **`text`**: each variant's text ([`Texted`]): `reason-space-taken`, where `#[text = …]` does not say otherwise.
//! * **`listed`**: the list of all values, for tests ([`Values`]). Names without fields have it always, and the constant `ALL` besides.
//! * **`spelled`**: an enum of this name, as scenario files spell it: each field in the way of its type ([`Spell`](crate::table::scenario::Spell)), where
//!   `#[spelled(name: Type)]` at the field does not say another. It needs `game`. Names without fields are spelled as here.
//! * **`told`**: of events, an enum of this name with a pattern for each, as scenario files spell it. `#[spelled(name: Type = value, …)]` says which parts a field
//!   is told in, where it is not told as one part of its own name and type.
//!
//! The order of variants is kept: tales are compared by it.

mod value;

pub use crate::table::Values;
pub use ::values::{family, values};
pub use value::{Shares, Texted};
