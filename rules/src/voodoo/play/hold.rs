//! What a ship's hold takes: coins and souls.

use super::{Play, here, shift};
use crate::table::{PieceId, Seat};
use crate::voodoo::{Berth, Cell, Colour, MOST_BERTHS, MOST_SOULS, Place, Shares, Voodoo};

/// Coins.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Coins at a place.
    pub fn coins_at(&self, place: impl Into<G::Place>) -> u8 {
        let place = place.into();
        match place.shared() {
            Some(Place::Supply) => self.glance.supply,
            Some(Place::Aboard(seat)) => self.glance.coins[seat.index()],
            _ => here(self.coins.iter().map(|(_, at)| at), &place),
        }
    }

    /// Coins aboard that can be used.
    pub fn coins(&self, seat: Seat) -> u8 {
        self.coins_at(Place::Aboard(seat))
    }

    /// Moves a coin; says whether there was one.
    pub fn move_coin(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let piece = shift(self.coins.iter_mut(), from, to);
        if piece.is_some() {
            self.glance.coin(from, to);
        }
        self.tell_moved(piece, from, to, cause.into())
    }
}

/// Souls.
impl<G: Voodoo> Play<'_, '_, G> {
    /// The souls aboard that can be used, by place.
    pub fn souls_aboard(&self, seat: Seat) -> [Option<Colour>; MOST_SOULS] {
        self.glance.souls[seat.index()]
    }

    /// Whether a soul that can be used is aboard.
    pub fn has_soul(&self, seat: Seat) -> bool {
        self.souls_aboard(seat).iter().any(Option::is_some)
    }

    /// The free places for souls, lowest first.
    pub fn free_berths(&self, seat: Seat) -> impl Iterator<Item = Berth> + use<G> {
        let taken = self.glance.berths[seat.index()];
        (0..MOST_BERTHS).filter(move |&berth| taken & (1 << berth) == 0)
    }

    /// Whether a soul more fits aboard.
    pub fn has_soul_room(&self, seat: Seat) -> bool {
        self.free_berths(seat).next().is_some()
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

    /// The soul in the highest place: a Cursed Pirate plays or loses it first.
    pub fn highest_soul(&self, seat: Seat) -> Option<Colour> {
        self.souls_aboard(seat).into_iter().rev().flatten().next()
    }

    /// The soul on a cell of the grid.
    pub fn grid_soul(&self, cell: Cell) -> Option<Colour> {
        self.grid().get(usize::from(cell.0)).copied().flatten()
    }

    /// The whole grid, by cell.
    pub fn grid(&self) -> [Option<Colour>; 9] {
        self.glance.grid
    }

    /// Souls in the bag.
    pub fn bag(&self) -> usize {
        usize::from(self.glance.bag)
    }

    /// Moves the soul that lies at `from`; says whether there was one.
    pub fn move_soul(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let piece = self.shift_soul(|_| true, from, to);
        let moved = self.tell_moved(piece, from, to, cause.into());
        if moved && let Some(Place::Berth(seat, _)) = from.shared() {
            G::soul_left(self, seat);
        }
        moved
    }

    /// Lays the first soul at `from` whose colour is wanted elsewhere, and does not tell it.
    pub(crate) fn shift_soul(
        &mut self,
        is_wanted: impl Fn(Colour) -> bool,
        from: G::Place,
        to: G::Place,
    ) -> Option<PieceId> {
        let mut souls = self.souls.iter_mut();
        let found = souls.find(|(_, soul, at)| at.place == from && is_wanted(soul.0));
        let (piece, colour) = found.map(|(id, soul, mut at)| {
            at.place = to;
            (*id, soul.0)
        })?;
        self.glance.soul(colour, from, to);
        Some(piece)
    }

    /// Takes the soul that lies at `from` aboard, where it fits; says whether it came.
    pub fn take_soul(
        &mut self,
        seat: Seat,
        from: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) -> bool {
        match self.free_berths(seat).next() {
            Some(berth) => self.move_soul(from, Place::Berth(seat, berth), cause),
            None => false,
        }
    }

    /// Draws a random soul of the bag aboard, where it fits; says which colour came.
    pub fn draw_soul(&mut self, seat: Seat, cause: impl Into<G::Cause>) -> Option<Colour> {
        let berth = self.free_berths(seat).next()?;
        let in_bag = self.bag();
        if in_bag == 0 {
            return None;
        }
        let drawn = self.dice.below(in_bag);
        let bag = G::Place::from(Place::Bag);
        let to = G::Place::from(Place::Berth(seat, berth));
        let (piece, colour) = self
            .souls
            .iter_mut()
            .filter(|(_, _, at)| at.place == bag)
            .nth(drawn)
            .map(|(id, soul, mut at)| {
                at.place = to;
                (*id, soul.0)
            })?;
        self.glance.soul(colour, bag, to);
        self.tell_moved(Some(piece), bag, to, cause.into());
        Some(colour)
    }

    /// Puts all souls aboard that can be used back into the bag.
    pub fn lose_souls(&mut self, seat: Seat, cause: impl Into<G::Cause> + Copy) {
        for berth in 0..MOST_BERTHS {
            // Where a ship closes its ranks another soul comes to the same place.
            while self.move_soul(Place::Berth(seat, berth), Place::Bag, cause) {}
        }
    }

    /// The mermaids' price: a coin, or else all souls (`voodoo-pirate §8.4`).
    pub fn pay_mermaids(&mut self, ship: Seat, cause: impl Into<G::Cause> + Copy) {
        if !self.move_coin(Place::Aboard(ship), Place::Supply, cause) {
            self.lose_souls(ship, cause);
        }
    }
}
