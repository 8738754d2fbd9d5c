//! The invariants of both games (`voodoo-pirate §15.19`).

use super::{MOST_POWER, Place, Play, Shares, Voodoo};
use rules::kit::Ledger;
use rules::table::{MOST_SEATS, Seat};

impl<G: Voodoo> Play<'_, '_, G> {
    /// Holds the pieces of both games to their rules: so many souls, one a place; powers, cards, figures, tokens.
    pub(crate) fn check_shared(&self, souls: u8, ledger: &mut Ledger) {
        ledger.expect(self.is_looked_over(), || {
            "the tables of what lies where differ from the pieces".into()
        });
        ledger.expect(self.holds.souls.iter().len() == usize::from(souls), || {
            "a soul was made or lost".into()
        });
        // Two souls at one place are seen there as one.
        ledger.expect(self.holds.souls_at_home() == souls, || {
            "a soul is mislaid, or two lie at one place".into()
        });
        let mut ships = [None; MOST_SEATS];
        for (ship, (_, at, ..)) in ships.iter_mut().zip(&self.ships.ships) {
            *ship = Some(at.place).filter(|&place| place != Place::Box.into());
        }
        ledger.one_a_place(ships.iter().flatten());
        let jails = self.markers.markers.iter();
        let jails = jails.filter(|(_, marker, at)| {
            **marker == G::JAIL && matches!(at.place.shared(), Some(Place::Aboard(_)))
        });
        ledger.expect(
            jails.count() == usize::from(self.markers.jailed().len()),
            || "a pirate holds two jail tokens".into(),
        );
        let in_front = self.hands.cards.iter();
        let in_front =
            in_front.filter(|(_, _, at)| matches!(at.place.shared(), Some(Place::FaceUp(_))));
        ledger.expect(in_front.count() == self.hands.cards_in_front(), || {
            "a pirate has two cards in front".into()
        });
        let mut barrels = [None; MOST_SEATS];
        for seat in (0..self.crew.seats()).map(Seat) {
            let power = self.ships.power(seat);
            ledger.expect((1..=MOST_POWER).contains(&power), || {
                format!("{seat} has power {power}")
            });
            barrels[seat.index()] = self.markers.barrel_of(seat);
        }
        ledger.one_a_place(barrels.iter().flatten());
        for (marker, name) in [(G::SUN, "Sun"), (G::MOON, "Moon")] {
            let held = matches!(self.markers.marker(marker).shared(), Some(Place::Aboard(_)));
            ledger.expect(held, || format!("nobody holds the {name}"));
        }
    }
}
