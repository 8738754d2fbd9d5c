//! Sailing in a ritual (`voodoo-pirate §7`).

use super::chart::Heading;
use super::choice::Reason;
use super::event::Cause;
use super::pieces::Object;
use super::play::Play;
use super::steps::Step;
use super::voyage::Voyage;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Checks whether a ship may sail so in a ritual.
    pub fn judge_ritual_sail(
        &self,
        seat: Seat,
        most: u8,
        heading: Heading,
        spaces: u8,
    ) -> Result<(), Reason> {
        is(spaces != 0 && spaces <= 2, Reason::OutOfReach)?;
        is(spaces <= most, Reason::NeedsMatch)?;
        let usual = matches!(heading, Heading::West | Heading::South);
        let compass = self.own.stores.has_object(seat, Object::Compass);
        is(usual || compass, Reason::NeedsCompass)
    }

    /// Sends the own ship on its way, from where it lies.
    pub fn sail_own(&mut self, seat: Seat, heading: Heading, spaces: u8, cause: Cause) {
        if let Some(at) = self.ships.space(seat) {
            let voyage = Voyage::new(seat, at, heading, spaces, cause).willing();
            self.agenda.then(Step::Sail(voyage));
        }
    }
}
