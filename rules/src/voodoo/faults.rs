//! What must always hold in both games (`voodoo-pirate §15.19`).

use super::{CELLS, Glance, MOST_BERTHS, MOST_POWER, Place, Play, Shares, Voodoo};
use crate::kit::Ledger;
use crate::table::Seat;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Holds the pieces of both games to their rules: so many souls, one a place; powers, cards, figures, tokens.
    pub(crate) fn check_shared(&self, souls: u8, ledger: &mut Ledger) {
        ledger.expect(*self.glance == Glance::of(self), || {
            "the tables of what lies where differ from the pieces".into()
        });
        let count = self.souls.iter().count();
        ledger.expect(count == usize::from(souls), || {
            "a soul was made or lost".into()
        });
        let berths = self.souls.iter().map(|(_, _, at)| at.place);
        let is_home = |place: G::Place| match (place.shared(), G::berth_taken(place)) {
            (Some(Place::Bag), _) => true,
            (Some(Place::Grid(cell)), _) => cell.0 < CELLS,
            (_, Some((_, berth))) => berth < MOST_BERTHS,
            _ => false,
        };
        ledger.expect(berths.clone().all(is_home), || "a soul is mislaid".into());
        ledger.one_a_place(berths.filter_map(|place| match G::berth_taken(place) {
            Some((seat, berth)) => Some(Place::Berth(seat, berth).into()),
            None if place == Place::Bag.into() => None,
            None => Some(place),
        }));
        let away = G::Place::from(Place::Box);
        let ships = self.ships.iter().map(|(_, at, ..)| at.place);
        ledger.one_a_place(ships.filter(|&place| place != away));
        for seat in (0..self.seats()).map(Seat) {
            let power = self.power(seat);
            ledger.expect((1..=MOST_POWER).contains(&power), || {
                format!("{seat} has power {power}")
            });
            let with = G::Place::from(Place::Aboard(seat));
            let jails = self.markers.iter();
            let jailed = jails.filter(|(_, marker, at)| **marker == G::JAIL && at.place == with);
            let jailed = jailed.count();
            ledger.expect(jailed <= 1, || format!("{seat} holds {jailed} jail tokens"));
            let front = G::Place::from(Place::FaceUp(seat));
            let in_front = self.cards.iter().filter(|(_, _, at)| at.place == front);
            let in_front = in_front.count();
            ledger.expect(in_front <= 1, || {
                format!("{seat} has {in_front} cards in front")
            });
        }
        let barrels = (0..self.seats()).filter_map(|seat| self.barrel_of(Seat(seat)));
        ledger.one_a_place(barrels);
        for (marker, name) in [(G::SUN, "Sun"), (G::MOON, "Moon")] {
            let held = matches!(self.marker(marker).shared(), Some(Place::Aboard(_)));
            ledger.expect(held, || format!("nobody holds the {name}"));
        }
    }
}
