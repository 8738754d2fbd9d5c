//! Casting a poppet for a barrel (`voodoo-pirate §5.2`, `§6`).

use super::choice::Reason;
use super::event::Cause;
use super::pieces::{Barrel, Figure, Place};
use super::play::Play;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Checks whether a poppet can be cast for a barrel (§5.2, §6).
    pub fn judge_cast(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        self.can_cast(seat)?;
        is(self.markers.is_free(barrel), Reason::BarrelTaken)
    }

    /// Checks whether a poppet can be cast for any barrel that is free: at sea, with the figure and a poppet at hand.
    pub fn can_cast(&self, seat: Seat) -> Result<(), Reason> {
        is(!self.in_harbour(seat), Reason::InHarbour)?;
        is(!self.is_ashore(seat), Reason::Ashore)?;
        is(self.markers.has_figure(seat), Reason::FigureUsed)?;
        is(self.own.stores.poppets(seat) > 0, Reason::NoPoppet)
    }

    /// Casts a poppet and sets the figure on the barrel.
    pub fn cast(&mut self, seat: Seat, barrel: Barrel) {
        self.move_poppet(Place::Aboard(seat), Place::Supply, Cause::Casting);
        self.markers.move_figure(
            Figure::Of(seat),
            Place::On(barrel),
            Cause::Casting,
            &mut self.log,
        );
    }
}
