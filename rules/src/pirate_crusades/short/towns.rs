//! Heading for the nearest town, and docking (`pirate-crusades §3.6`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A town has been turned up.
pub fn sighted(seat: Seat, play: &mut Play) {
    let Some(town) = play.cards.met() else {
        return;
    };
    play.tell(Event::TownSighted(seat, town), Cause::HeadForTown);
    if town.is_joker() {
        play.land_at_cove(seat, town);
    } else {
        play.hail(seat, town, Cause::HeadForTown);
    }
}

/// A player docks at the town met.
pub fn dock(seat: Seat, play: &mut Play) {
    if let Some(town) = play.cards.met() {
        play.dock_at(seat, town, Cause::HeadForTown);
    }
}

impl Play<'_, '_> {
    /// A player is asked whether to dock at the town met.
    pub(crate) fn ask_dock(&mut self, seat: Seat) {
        if let Some(town) = self.cards.met() {
            ask(self, seat, Question::Dock(town));
        }
    }

    /// Returns whether docking at the town met costs a crew card.
    fn docking_costs(&self, seat: Seat) -> bool {
        !self.player(seat).friendly && !self.vessel(seat).has(self.data(), Bonus::SafeDock)
    }

    /// Checks whether a player can dock: the last card never deserts.
    pub(crate) fn judge_dock(&self, seat: Seat) -> Result<(), Reason> {
        let can = !self.docking_costs(seat) || self.cards.of(seat).hand.len() > 1;
        can.then_some(()).ok_or(Reason::LastCard)
    }

    /// A player docks at the town met, or stays out.
    pub(crate) fn dock_or_not(&mut self, seat: Seat, choice: Choice) {
        if choice != Choice::Dock {
            return;
        }
        self.agenda.push(Step::Dock(seat));
        if self.docking_costs(seat) {
            self.give_up(seat, Loss::Docking, 1);
        }
    }

    /// A player is docked at a town.
    pub(crate) fn dock_at(&mut self, seat: Seat, town: Card, cause: Cause) {
        self.shift(town, Place::Town(seat), cause);
        self.player_mut(seat).standing = Standing::Docked;
        self.tell(Event::Docked(seat, Some(town)), cause);
    }
}
