//! Coins and souls: what ships' holds take, with the supply, the bag and the ritual grid.

use super::{Crew, EventLog, Lying, shift};
use crate::{
    Berth, CELLS, Cell, Coin, Colour, MOST_BERTHS, MOST_SOULS, Place, Shares, Soul, Voodoo,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::PieceSet;
use rules::table::{At, Dice, MOST_SEATS, PieceId, Seat, SeatSet};

/// The souls and the coins.
#[derive(SystemParam)]
pub struct Holds<'w, 's, G: Voodoo> {
    glance: ResMut<'w, HoldGlance>,
    pub(crate) souls: Lying<'w, 's, Soul, <G as PieceSet>::Place>,
    pub(crate) coins: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static mut At<Coin, <G as PieceSet>::Place>,
        ),
    >,
}

/// Souls and coins at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct HoldGlance {
    /// The seats that are Cursed Pirates: held here, so that the group fetches no resource for it.
    cursed: SeatSet,
    /// Those of them that are gentle.
    gentle: SeatSet,
    /// The souls on the ritual grid.
    grid: [Option<Colour>; CELLS as usize],
    /// The souls aboard that can be used, by place.
    souls: [[Option<Colour>; MOST_SOULS]; MOST_SEATS],
    /// Places for souls that are taken, a bit each.
    berths: [u8; MOST_SEATS],
    /// Souls in the bag.
    bag: u8,
    /// Coins aboard that can be used.
    coins: [u8; MOST_SEATS],
    /// Coins in the supply.
    supply: u8,
}

impl HoldGlance {
    /// A glance at empty holds.
    pub fn new<H: Send + Sync + 'static>(crew: &Crew<H>) -> Self {
        let mut glance = Self::default();
        for seat in (0..crew.seats()).map(Seat) {
            if crew.is_cursed(seat) {
                glance.cursed.insert(seat);
            }
            if crew.is_gentle(seat) {
                glance.gentle.insert(seat);
            }
        }
        glance
    }

    fn of<G: Voodoo>(holds: &Holds<G>) -> Self {
        let mut glance = Self {
            cursed: holds.glance.cursed,
            gentle: holds.glance.gentle,
            ..Self::default()
        };
        for (_, soul, at) in &holds.souls {
            glance.soul_came::<G>(soul.0, at.place);
        }
        for (_, at) in &holds.coins {
            glance.coin_came::<G>(at.place);
        }
        glance
    }

    fn soul<G: Voodoo>(&mut self, colour: Colour, from: G::Place, to: G::Place) {
        match from.shared() {
            Some(Place::Bag) => self.bag -= 1,
            Some(Place::Grid(cell)) => self.grid[usize::from(cell.0)] = None,
            Some(Place::Berth(seat, berth)) => {
                self.souls[seat.index()][usize::from(berth)] = None;
            }
            _ => {}
        }
        if let Some((seat, berth)) = G::berth_taken(from) {
            self.berths[seat.index()] &= !(1 << berth);
        }
        self.soul_came::<G>(colour, to);
    }

    fn soul_came<G: Voodoo>(&mut self, colour: Colour, to: G::Place) {
        match to.shared() {
            Some(Place::Bag) => self.bag += 1,
            Some(Place::Grid(Cell(cell))) => self.grid[usize::from(cell)] = Some(colour),
            Some(Place::Berth(seat, berth)) => {
                self.souls[seat.index()][usize::from(berth)] = Some(colour);
            }
            _ => {}
        }
        if let Some((seat, berth)) = G::berth_taken(to) {
            self.berths[seat.index()] |= 1 << berth;
        }
    }

    fn coin<G: Voodoo>(&mut self, from: G::Place, to: G::Place) {
        match from.shared() {
            Some(Place::Supply) => self.supply -= 1,
            Some(Place::Aboard(seat)) => self.coins[seat.index()] -= 1,
            _ => {}
        }
        self.coin_came::<G>(to);
    }

    fn coin_came<G: Voodoo>(&mut self, to: G::Place) {
        match to.shared() {
            Some(Place::Supply) => self.supply += 1,
            Some(Place::Aboard(seat)) => self.coins[seat.index()] += 1,
            _ => {}
        }
    }
}

/// Coins.
impl<G: Voodoo> Holds<'_, '_, G> {
    /// Coins in the supply and aboard.
    pub(crate) fn all_coins(&self) -> u8 {
        self.glance.supply + self.glance.coins.iter().sum::<u8>()
    }

    /// Returns how many souls lie where souls may, each at a place of its own.
    pub(crate) fn souls_at_home(&self) -> u8 {
        let grid = self.glance.grid.iter().flatten().count() as u8;
        let aboard = self.glance.berths.iter();
        let aboard = aboard.map(|taken| (taken & ((1 << MOST_BERTHS) - 1)).count_ones() as u8);
        self.glance.bag + grid + aboard.sum::<u8>()
    }

    /// Coins at a place.
    pub fn coins_at(&self, place: impl Into<G::Place>) -> u8 {
        let place = place.into();
        match place.shared() {
            Some(Place::Supply) => self.glance.supply,
            Some(Place::Aboard(seat)) => self.glance.coins[seat.index()],
            _ => {
                let there = self.coins.iter().filter(|(_, at)| at.place == place);
                there.count() as u8
            }
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
        log: &mut EventLog<G>,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let piece = shift(self.coins.iter_mut(), from, to);
        if piece.is_some() {
            self.glance.coin::<G>(from, to);
        }
        log.tell_moved(piece, from, to, cause)
    }

    /// The mermaids' price: a coin, or else all souls (`voodoo-pirate §8.4`).
    pub fn pay_mermaids(
        &mut self,
        ship: Seat,
        cause: impl Into<G::Cause> + Copy,
        log: &mut EventLog<G>,
    ) {
        if !self.move_coin(Place::Aboard(ship), Place::Supply, cause, log) {
            self.lose_souls(ship, cause, log);
        }
    }
}

/// Souls.
impl<G: Voodoo> Holds<'_, '_, G> {
    crate::play::glances!(HoldGlance);

    /// The souls aboard that can be used, by place.
    pub fn souls_aboard(&self, seat: Seat) -> [Option<Colour>; MOST_SOULS] {
        self.glance.souls[seat.index()]
    }

    /// Returns whether a soul that can be used is aboard.
    pub fn has_soul(&self, seat: Seat) -> bool {
        self.souls_aboard(seat).iter().any(Option::is_some)
    }

    /// The free places for souls, lowest first.
    pub fn free_berths(&self, seat: Seat) -> impl Iterator<Item = Berth> + use<G> {
        let taken = self.glance.berths[seat.index()];
        (0..MOST_BERTHS).filter(move |&berth| taken & (1 << berth) == 0)
    }

    /// Returns whether a soul more fits aboard.
    pub fn has_soul_room(&self, seat: Seat) -> bool {
        self.free_berths(seat).next().is_some()
    }

    /// Returns whether a soul of the bag can come aboard.
    pub fn can_draw(&self, seat: Seat) -> bool {
        self.bag() > 0 && self.has_soul_room(seat)
    }

    /// Returns whether the seat gets souls that a human would not: a Cursed Pirate that is not gentle, while the bag has any.
    pub(crate) fn gets_free_souls(&self, seat: Seat) -> bool {
        self.glance.cursed.contains(seat) && !self.glance.gentle.contains(seat) && self.bag() > 0
    }

    /// Returns whether the pirate has a soul, or as a Cursed Pirate may take one from the bag for its card (`voodoo-pirate §12`).
    pub(crate) fn has_soul_for_card(&self, seat: Seat) -> bool {
        self.has_soul(seat) || self.gets_free_souls(seat)
    }

    /// The place of a soul of this colour aboard: the lowest, or for a Cursed Pirate the highest (`voodoo-pirate §12`).
    pub fn berth_of(&self, seat: Seat, colour: Colour) -> Option<Berth> {
        let aboard = self.souls_aboard(seat);
        let mut berths = (0..MOST_SOULS).filter(|&berth| aboard[berth] == Some(colour));
        let found = if self.glance.cursed.contains(seat) {
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

    /// Returns whether a soul on a cell would lie beside one of its colour.
    pub(crate) fn matches(&self, cell: Cell, colour: Colour) -> bool {
        cell.neighbours()
            .any(|beside| self.grid_soul(beside) == Some(colour))
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
        log: &mut EventLog<G>,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        let piece = self.shift_soul(|_| true, from, to);
        let moved = log.tell_moved(piece, from, to, cause);
        if moved && let Some(Place::Berth(seat, _)) = from.shared() {
            let cursed = self.glance.cursed.contains(seat);
            G::soul_left(self, seat, cursed, log);
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
        self.glance.soul::<G>(colour, from, to);
        Some(piece)
    }

    /// Two souls change places, which need not have room for a third.
    pub(crate) fn swap_souls(
        &mut self,
        [here, there]: [G::Place; 2],
        cause: impl Into<G::Cause> + Copy,
        log: &mut EventLog<G>,
    ) {
        let (mut mine, mut theirs) = (None, None);
        for (id, soul, mut at) in &mut self.souls {
            if at.place == here {
                at.place = there;
                mine = Some((*id, soul.0));
            } else if at.place == there {
                at.place = here;
                theirs = Some((*id, soul.0));
            }
        }
        if let (Some((mine, given)), Some((theirs, taken))) = (mine, theirs) {
            // One after the other both places would be taken.
            let away = Place::Box.into();
            self.glance.soul::<G>(given, here, away);
            self.glance.soul::<G>(taken, there, here);
            self.glance.soul::<G>(given, away, there);
            log.tell_moved(Some(mine), here, there, cause);
            log.tell_moved(Some(theirs), there, here, cause);
        }
    }

    /// Takes the soul that lies at `from` aboard, where it fits; says whether it came.
    pub fn take_soul(
        &mut self,
        seat: Seat,
        from: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) -> bool {
        match self.free_berths(seat).next() {
            Some(berth) => self.move_soul(from, Place::Berth(seat, berth), cause, log),
            None => false,
        }
    }

    /// Draws a random soul of the bag aboard, where it fits; says which colour came.
    pub fn draw_soul(
        &mut self,
        seat: Seat,
        cause: impl Into<G::Cause>,
        dice: &mut Dice,
        log: &mut EventLog<G>,
    ) -> Option<Colour> {
        let berth = self.free_berths(seat).next()?;
        let in_bag = self.bag();
        if in_bag == 0 {
            return None;
        }
        let drawn = dice.below(in_bag);
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
        self.glance.soul::<G>(colour, bag, to);
        log.tell_moved(Some(piece), bag, to, cause);
        Some(colour)
    }

    /// Puts all souls aboard that can be used back into the bag.
    pub fn lose_souls(
        &mut self,
        seat: Seat,
        cause: impl Into<G::Cause> + Copy,
        log: &mut EventLog<G>,
    ) {
        for berth in 0..MOST_BERTHS {
            // Where a ship closes its ranks another soul comes to the same place.
            while self.move_soul(Place::Berth(seat, berth), Place::Bag, cause, log) {}
        }
    }
}
