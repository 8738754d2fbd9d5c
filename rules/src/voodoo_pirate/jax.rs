//! Jax: souls from the colonial ships (`voodoo-pirate §7`).

use super::choice::Question;
use super::data::Skill;
use super::event::{Cause, Event};
use super::pieces::{Cell, Marker, Place, Tide};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

impl Play<'_, '_> {
    /// The colonial ships move with the tide; as many souls come aboard.
    pub fn jax(&mut self, seat: Seat) {
        let from = self.colonials();
        let to = match self.tide() {
            Tide::In => (from + 1).min(self.book.0.start.most_colonials),
            Tide::Out => from.saturating_sub(1).max(1),
        };
        if to != from {
            self.move_marker(
                Marker::Colonials,
                Place::Colonials(from),
                Place::Colonials(to),
                Cause::Jax,
            );
            self.tell(Event::ColonialsSailed(to), Cause::Jax);
        }
        let souls = match self.skill(seat) {
            Some(Skill::JaxAtLeast(least)) => to.max(least),
            _ => to,
        };
        self.then(Step::Jax((seat, souls)));
    }
}

/// Takes souls from the bag; if it runs out, the rest is chosen from the grid.
pub fn jax_souls((seat, souls): (Seat, u8), play: &mut Play) {
    for left in (1..=souls).rev() {
        if play.draw_soul(seat, Cause::Jax).is_some() {
            continue;
        }
        let on_grid = (0..9).any(|cell| play.grid_soul(Cell(cell)).is_some());
        if on_grid && play.free_berths(seat).next().is_some() {
            play.then(Step::Jax((seat, left - 1)));
            play.ask(seat, Question::GridSoul);
        }
        return;
    }
}
