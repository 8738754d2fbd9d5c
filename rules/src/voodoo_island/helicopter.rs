//! The helicopter (`voodoo-island §9`).

use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// The helicopter lands where the dice say.
pub fn roll(seat: Seat, play: &mut Play) {
    play.roll_cell(seat, Roll::Helicopter);
}

impl Play<'_, '_> {
    /// Returns whether the helicopter can land on a cell.
    pub fn can_land(&self, cell: Cell) -> bool {
        !self.board().all.contains(cell) && !self.explorers.stands_on(cell)
    }

    /// Returns whether cards and helpers can move the helicopter.
    pub fn can_move_helicopter(&self) -> bool {
        self.land.helicopter().is_some() && !self.today().helicopter_stays()
    }

    /// Returns whether a flare can bring the helicopter to a cell.
    pub fn flare_reaches(&self, cell: Cell, reach: u8) -> bool {
        let from = self.land.helicopter();
        let distance = from.map_or(0, |from| from.distance(cell));
        (1..=reach).contains(&distance) && self.can_land(cell)
    }

    /// The helicopter lands on a cell, whose mist is gone.
    pub fn land(&mut self, cell: Cell, cause: Cause) {
        self.land.put_helicopter(Some(cell));
        self.tell(Event::Landed(cell), cause);
        if self.land.tiles.mist.contains(cell) {
            self.clear_mist(cell, Cause::Helicopter);
        }
    }
}
