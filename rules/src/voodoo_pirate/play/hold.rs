//! What a ship's hold takes: coins, poppets, souls.

use super::{MOST_POPPETS, MOST_SOULS, Play, shift};
use crate::table::Seat;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::{Berth, Cell, Colour, Place};

/// Coins and poppets.
impl Play<'_, '_> {
    /// Coins at a place.
    pub fn coins_at(&self, place: Place) -> u8 {
        self.coins
            .iter()
            .filter(|(_, at)| at.place == place)
            .count() as u8
    }

    /// Coins aboard that are not buried.
    pub fn coins(&self, seat: Seat) -> u8 {
        let is_here = |place| matches!(place, Place::Aboard(owner) if owner == seat);
        self.coins
            .iter()
            .filter(|(_, at)| is_here(at.place))
            .count() as u8
    }

    /// Moves a coin; says whether there was one.
    pub fn move_coin(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.coins.iter_mut(), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Poppets at a place.
    pub fn poppets_at(&self, place: Place) -> u8 {
        self.poppets
            .iter()
            .filter(|(_, at)| at.place == place)
            .count() as u8
    }

    /// Poppets aboard that are not buried.
    pub fn poppets(&self, seat: Seat) -> u8 {
        let is_here = |place| matches!(place, Place::Aboard(owner) if owner == seat);
        self.poppets
            .iter()
            .filter(|(_, at)| is_here(at.place))
            .count() as u8
    }

    /// Whether a poppet more fits aboard.
    pub fn has_poppet_room(&self, seat: Seat) -> bool {
        self.poppets(seat) + self.poppets_at(Place::Buried(seat)) < MOST_POPPETS
    }

    /// Moves a poppet; says whether there was one.
    pub fn move_poppet(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.poppets.iter_mut(), from, to);
        self.tell_moved(piece, from, to, cause)
    }
}

/// Souls.
impl Play<'_, '_> {
    /// The souls aboard that are not buried, by place.
    pub fn souls_aboard(&self, seat: Seat) -> [Option<Colour>; MOST_SOULS] {
        let mut aboard = [None; MOST_SOULS];
        for (_, soul, at) in &self.souls {
            if let Place::Berth(owner, berth) = at.place
                && owner == seat
            {
                aboard[usize::from(berth)] = Some(soul.0);
            }
        }
        aboard
    }

    /// Whether a soul that can be used is aboard.
    pub fn has_soul(&self, seat: Seat) -> bool {
        self.souls
            .iter()
            .any(|(_, _, at)| matches!(at.place, Place::Berth(owner, _) if owner == seat))
    }

    /// The free places for souls, lowest first. Buried souls keep theirs.
    pub fn free_berths(&self, seat: Seat) -> impl Iterator<Item = Berth> + use<> {
        let mut taken = [false; MOST_SOULS];
        for (_, _, at) in &self.souls {
            if let Place::Berth(owner, berth) | Place::BuriedBerth(owner, berth) = at.place
                && owner == seat
            {
                taken[usize::from(berth)] = true;
            }
        }
        (0..MOST_SOULS as u8).filter(move |&berth| !taken[usize::from(berth)])
    }

    /// The place of a soul of this colour aboard: the lowest, or for a Cursed Pirate the highest (`voodoo-pirate §12`).
    pub fn berth_of(&self, seat: Seat, colour: Colour) -> Option<Berth> {
        let aboard = self.souls_aboard(seat);
        let mut berths = (0..MOST_SOULS).filter(|&berth| aboard[berth] == Some(colour));
        let found = if self.is_cursed(seat) {
            berths.next_back()
        } else {
            berths.next()
        };
        found.map(|berth| berth as Berth)
    }

    /// The soul on a cell of the grid.
    pub fn grid_soul(&self, cell: Cell) -> Option<Colour> {
        self.souls
            .iter()
            .find(|(_, _, at)| matches!(at.place, Place::Grid(on) if on == cell))
            .map(|(_, soul, _)| soul.0)
    }

    /// The whole grid, by cell.
    pub fn grid(&self) -> [Option<Colour>; 9] {
        let mut grid = [None; 9];
        for (_, soul, at) in &self.souls {
            if let Place::Grid(cell) = at.place {
                grid[usize::from(cell.0)] = Some(soul.0);
            }
        }
        grid
    }

    /// Souls in the bag.
    pub fn bag(&self) -> usize {
        self.souls
            .iter()
            .filter(|(_, _, at)| matches!(at.place, Place::Bag))
            .count()
    }

    /// Moves the soul that lies at `from`; says whether there was one.
    pub fn move_soul(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.souls.iter_mut().map(|(id, _, at)| (id, at)), from, to);
        self.tell_moved(piece, from, to, cause)
    }

    /// Takes the soul that lies at `from` aboard, where it fits; says whether it came.
    pub fn take_soul(&mut self, seat: Seat, from: Place, cause: Cause) -> bool {
        match self.free_berths(seat).next() {
            Some(berth) => self.move_soul(from, Place::Berth(seat, berth), cause),
            None => false,
        }
    }

    /// Draws a random soul of the bag aboard, where it fits; says which colour came.
    pub fn draw_soul(&mut self, seat: Seat, cause: Cause) -> Option<Colour> {
        let berth = self.free_berths(seat).next()?;
        let in_bag = self.bag();
        if in_bag == 0 {
            return None;
        }
        let drawn = self.dice.below(in_bag);
        let to = Place::Berth(seat, berth);
        let (piece, colour) = self
            .souls
            .iter_mut()
            .filter(|(_, _, at)| at.place == Place::Bag)
            .nth(drawn)
            .map(|(id, soul, mut at)| {
                at.place = to;
                (*id, soul.0)
            })?;
        self.tell_moved(Some(piece), Place::Bag, to, cause);
        Some(colour)
    }

    /// Puts all souls aboard that are not buried back into the bag.
    pub fn lose_souls(&mut self, seat: Seat, cause: Cause) {
        for berth in 0..MOST_SOULS as u8 {
            self.move_soul(Place::Berth(seat, berth), Place::Bag, cause);
        }
    }
}
