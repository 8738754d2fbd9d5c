//! Jax: random souls (`voodoo-pirate §7`).

use super::{Cause, Cell, Play, Question, Step, Voodoo};
use crate::table::Seat;

/// Takes souls from the bag; if it runs out, the rest is chosen from the grid.
pub(super) fn jax_souls<G: Voodoo>((seat, souls): (Seat, u8), play: &mut Play<G>) {
    for left in (1..=souls).rev() {
        if play.draw_soul(seat, Cause::Jax).is_some() {
            continue;
        }
        let on_grid = Cell::all().any(|cell| play.grid_soul(cell).is_some());
        if on_grid && play.has_soul_room(seat) {
            play.then(Step::Jax((seat, left - 1)));
            play.ask(seat, Question::GridSoul);
        }
        return;
    }
}
