//! What is seen of a Voodoo game in a frame in which its table is drawn.

use super::flights::Anchors;
use super::{Commons, Painted, Pirate};
use crate::board::scene;
use rules::table::Seat;

/// What a frame is drawn from, and what it asks for; kept is where pieces lie in panels, for those that fly.
pub type Scene<'a, G> = scene::Scene<'a, G, Anchors<G>>;

impl<'a, G: Painted> Scene<'a, G> {
    /// Returns what lies on the table for all.
    #[must_use]
    pub fn commons(&self) -> Commons<'a, G> {
        G::commons(self.view)
    }

    /// Returns a pirate.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> Pirate<'a, G> {
        G::pirate(self.view, seat)
    }
}
