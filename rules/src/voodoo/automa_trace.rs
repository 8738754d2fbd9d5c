//! The lines that Cursed Pirates weigh before they act (`voodoo-pirate §12`).

use super::{Play, Voodoo};
use rules::kit::{self, Outcome};
use rules::table::Seat;

/// The worth of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Worth {
    /// So many points, and perhaps a new tile.
    Points(i16, bool),
    /// So many hits of a broadside.
    Hits(u8),
    /// So many souls.
    Souls(u8),
}

/// A line that a Cursed Pirate tried.
pub type TraceLine<G> = kit::TraceLine<G, Worth>;

/// Everything that Cursed Pirates tried.
pub type AutomaTrace<G> = kit::AutomaTrace<TraceLine<G>>;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Why a choice is not followed where it comes first: what forbids it, or that it is not wanted.
    pub(crate) fn why_not(
        &self,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> Outcome<G::Reason> {
        G::judge(self, seat, question, choice)
            .err()
            .map_or(Outcome::Unwanted, Outcome::Forbidden)
    }
}
