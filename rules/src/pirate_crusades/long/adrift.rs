//! Players adrift (`pirate-crusades §4.9`).

use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// Sailing players without a card are adrift.
pub fn set_adrift(play: &mut Play) {
    for seat in play.from(play.turn.active) {
        if play.is_at_sea(seat) && play.cards.of(seat).hand.is_empty() {
            play.stand(seat, Standing::Adrift(0), Cause::Adrift);
        }
    }
}

impl Play<'_, '_> {
    pub(super) fn judge_adrift(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Wait => Ok(()),
            Choice::AbandonShip => self.port_here(seat).map(|_| ()).ok_or(Reason::NoPort),
            Choice::Longboats => {
                let turns = match self.standing(seat) {
                    Standing::Adrift(turns) => turns,
                    _ => 0,
                };
                let lowered = turns >= self.numbers().long.longboats.get();
                lowered.then_some(()).ok_or(Reason::TooEarly)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// A player waits adrift, or leaves its ship: here, or by longboats to the nearest port.
    pub(super) fn wait_or_leave(&mut self, seat: Seat, choice: Choice) {
        let Some(at) = self.at(seat) else {
            return;
        };
        match choice {
            Choice::AbandonShip => self.abandon(seat, at, Cause::Adrift),
            Choice::Longboats => {
                let port = self.nearest_port(at, None);
                self.abandon(seat, port.unwrap_or(at), Cause::Adrift);
            }
            _ => {}
        }
    }
}
