//! Sailing in a ritual (`voodoo-pirate §7`).

use super::chart::Heading;
use super::choice::Reason;
use super::event::Cause;
use super::pieces::Object;
use super::play::Play;
use super::steps::Step;
use super::voyage::Voyage;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Whether a ship may sail so in a ritual.
    pub fn judge_ritual_sail(
        &self,
        seat: Seat,
        most: u8,
        heading: Heading,
        spaces: u8,
    ) -> Result<(), Reason> {
        if spaces == 0 || spaces > 2 {
            return Err(Reason::OutOfReach);
        }
        if spaces > most {
            return Err(Reason::NeedsMatch);
        }
        let usual = matches!(heading, Heading::West | Heading::South);
        (usual || self.own.stores.has_object(seat, Object::Compass))
            .then_some(())
            .ok_or(Reason::NeedsCompass)
    }

    /// Sails in a ritual.
    pub fn ritual_sail(&mut self, seat: Seat, heading: Heading, spaces: u8) {
        if let Some(at) = self.ships.space(seat) {
            self.agenda.then(Step::Sail(
                Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing(),
            ));
        }
    }
}
