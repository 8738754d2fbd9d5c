//! Conquered towns and their loot (`pirate-crusades §3.7`).

use crate::kit::ask;
use crate::pirate_crusades::missions::Deed;
use crate::pirate_crusades::play::Play;
use crate::pirate_crusades::steps::Step;
use crate::pirate_crusades::values::*;
use crate::table::Seat;

/// A player may load another card, while a hold is free.
pub fn loot(seat: Seat, play: &mut Play) {
    if !play.turn.dry && play.vessel(seat).free_holds(play.data()) > 0 {
        ask(play, seat, Question::Loot);
    }
}

impl Play<'_, '_> {
    /// The town is conquered.
    pub(in crate::pirate_crusades) fn conquer(&mut self, seat: Seat) {
        if self.seats.long {
            return self.conquer_port(seat);
        }
        let Some(town) = self.cards.of(seat).town else {
            return;
        };
        let player = self.player_mut(seat);
        (player.friendly, player.conquered) = (true, true);
        self.tell(Event::Conquered(seat, town), Cause::AttackTown);
        self.agenda.push(Step::Loot(seat));
        let nation = self.data().nation(town);
        self.achieve(seat, Deed::Conquered(nation));
    }
}
