//! Casting a poppet for a barrel (`voodoo-pirate §5.2`, `§6`).

use super::choice::Reason;
use super::event::Cause;
use super::pieces::{Barrel, Figure, Place};
use super::play::Play;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Whether a poppet can be cast for a barrel (§5.2, §6).
    pub fn judge_cast(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        self.can_cast(seat)?;
        self.markers
            .is_free(barrel)
            .then_some(())
            .ok_or(Reason::BarrelTaken)
    }

    /// Whether a poppet can be cast for any barrel that is free: at sea, with the figure and a poppet at hand.
    pub fn can_cast(&self, seat: Seat) -> Result<(), Reason> {
        if self.own.sea.in_harbour(seat, &self.ships) {
            return Err(Reason::InHarbour);
        }
        if self.own.sea.is_ashore(seat, &self.ships) {
            return Err(Reason::Ashore);
        }
        if !self.markers.has_figure(seat) {
            return Err(Reason::FigureUsed);
        }
        (self.own.stores.poppets(seat) > 0)
            .then_some(())
            .ok_or(Reason::NoPoppet)
    }

    /// Casts a poppet and sets the figure on the barrel.
    pub fn cast(&mut self, seat: Seat, barrel: Barrel) {
        self.own.stores.move_poppet(
            Place::Aboard(seat),
            Place::Supply,
            Cause::Casting,
            &mut self.log,
        );
        self.markers.move_figure(
            Figure::Of(seat),
            Place::On(barrel),
            Cause::Casting,
            &mut self.log,
        );
    }
}
