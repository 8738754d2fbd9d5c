//! Jax: souls from the colonial ships (`voodoo-pirate §7`).

use super::data::Skill;
use super::event::{Cause, Event};
use super::pieces::{Marker, Place, Tide};
use super::play::Play;
use crate as voodoo;
use rules::table::Seat;

impl Play<'_, '_> {
    /// The colonial ships move with the tide; as many souls come aboard.
    pub fn jax(&mut self, seat: Seat) {
        let from = self.markers.colonials();
        let to = match self.markers.tide() {
            Tide::In => (from + 1).min(self.book.0.start.most_colonials),
            Tide::Out => from.saturating_sub(1).max(1),
        };
        if to != from {
            self.markers.move_marker(
                Marker::Colonials,
                Place::Colonials(from),
                Place::Colonials(to),
                Cause::Jax,
                &mut self.log,
            );
            self.log.tell(Event::ColonialsSailed(to), Cause::Jax);
        }
        let souls = match self.own.sea.skill(seat, &self.crew) {
            Some(Skill::JaxAtLeast(least)) => to.max(least),
            _ => to,
        };
        self.agenda.then(voodoo::Step::Jax((seat, souls)));
    }
}
