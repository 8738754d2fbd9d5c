//! Conquered towns and their loot (`pirate-crusades §3.7`).

use crate::missions::Deed;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A player may load another card, while a hold is free.
pub fn loot(seat: Seat, play: &mut Play) {
    if !play.turn.dry && play.vessel(seat).free_holds(play.data()) > 0 {
        ask(play, seat, Question::Loot);
    }
}

impl Play<'_, '_> {
    /// The town is conquered.
    pub(crate) fn conquer(&mut self, seat: Seat) {
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
