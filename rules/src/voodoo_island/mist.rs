//! Mist (`voodoo-island §9`).

use super::play::{Play, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// Mist is rolled.
pub fn roll(seat: Seat, play: &mut Play) {
    play.roll_cell(seat, Roll::Mist);
}

impl Play<'_, '_> {
    /// Returns whether mist can come to lie on a cell.
    fn takes_mist(&self, cell: Cell) -> bool {
        !self.board().all.contains(cell)
            && !self.land.tiles.mist.contains(cell)
            && self.land.helicopter() != Some(cell)
    }

    /// Returns the cells that take the mist rolled for a cell: itself, or the closest.
    pub fn mist_cells(&self, rolled: Cell) -> Cells {
        if self.takes_mist(rolled) {
            return Cells::from_iter([rolled]);
        }
        let free = || Cell::all().filter(|&cell| self.takes_mist(cell));
        let closest = free().map(|cell| cell.distance(rolled)).min();
        free()
            .filter(|cell| Some(cell.distance(rolled)) == closest)
            .collect()
    }

    /// The mist rolled for a cell finds its place.
    pub fn settle_mist(&mut self, roller: Seat, rolled: Cell) {
        let cells = self.mist_cells(rolled);
        let mut found = cells.iter();
        match (found.next(), found.next()) {
            (None, _) => {
                self.tell(Event::MistNowhere(rolled), Cause::Mist);
                self.mist_hurts(roller, rolled, None);
            }
            (Some(cell), None) => self.lay_mist(roller, rolled, cell),
            (Some(_), Some(_)) => ask(self, roller, Question::MistTie(rolled)),
        }
    }

    /// Lays the mist rolled for a cell.
    pub fn lay_mist(&mut self, roller: Seat, rolled: Cell, cell: Cell) {
        self.land.tiles.mist.insert(cell);
        self.tell(Event::MistLaid(rolled, cell), Cause::Mist);
        self.mist_hurts(roller, rolled, Some(cell));
    }

    /// Hurts all on the rolled cell, and all where the tile lies.
    fn mist_hurts(&mut self, roller: Seat, rolled: Cell, lies: Option<Cell>) {
        let safe = self.land.helicopter();
        let hurts = |cell: Cell| (cell == rolled && safe != Some(cell)) || lies == Some(cell);
        let seats: Vec<Seat> = self.from(roller).collect();
        for seat in seats.into_iter().rev() {
            if self.explorers.cell(seat).is_some_and(hurts) {
                self.agenda.push(Step::Hurt((seat, 1, Cause::Mist)));
            }
        }
    }

    /// Returns whether mist does an explorer no damage.
    pub fn defies_mist(&self, seat: Seat) -> bool {
        let masked = self.round.mask && seat == self.active() && !self.round.over;
        masked || self.explorers.working(seat, Item::MistPotion) > 0
    }

    /// Clears the mist of a cell.
    pub fn clear_mist(&mut self, cell: Cell, cause: Cause) {
        self.land.tiles.mist.remove(cell);
        self.tell(Event::MistCleared(cell), cause);
    }
}
