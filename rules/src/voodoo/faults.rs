//! What must always hold in both games (`voodoo-pirate §15.19`).

use super::{Glance, MOST_POWER, Place, Play, Shares, Voodoo};
use crate::table::{MOST_SEATS, Seat};

/// Every invariant that does not hold, each in a sentence.
#[derive(Default)]
pub(crate) struct Ledger(pub Vec<String>);

impl Ledger {
    /// Notes what does not hold.
    pub fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(what());
        }
    }

    /// No two of these few things lie at the same place.
    pub fn one_a_place<P: PartialEq + std::fmt::Debug>(&mut self, places: &[Option<P>]) {
        for (n, place) in places.iter().enumerate() {
            let free = place.is_none() || !places[..n].contains(place);
            self.expect(free, || format!("two pieces at {place:?}"));
        }
    }
}

/// The numbered places of a pile, or whatever is counted, that something lies at.
#[derive(Default)]
pub(crate) struct Taken([u64; 4]);

impl Taken {
    /// Takes a place; says whether it was free.
    pub fn take(&mut self, place: u8) -> bool {
        let (word, bit) = (usize::from(place / 64), 1 << (place % 64));
        let free = self.0[word] & bit == 0;
        self.0[word] |= bit;
        free
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Holds the pieces of both games to their rules: so many souls, one a place; powers, cards, figures, tokens.
    pub(crate) fn check_shared(&self, souls: u8, ledger: &mut Ledger) {
        let glance = Glance::of(self);
        ledger.expect(*self.glance == glance, || {
            "the tables of what lies where differ from the pieces".into()
        });
        ledger.expect(self.souls.iter().len() == usize::from(souls), || {
            "a soul was made or lost".into()
        });
        // Two souls at one place are seen there as one.
        ledger.expect(glance.souls_at_home() == souls, || {
            "a soul is mislaid, or two lie at one place".into()
        });
        let mut ships = [None; MOST_SEATS];
        for (ship, (_, at, ..)) in ships.iter_mut().zip(&self.ships) {
            *ship = Some(at.place).filter(|&place| place != Place::Box.into());
        }
        ledger.one_a_place(&ships);
        let jails = self.markers.iter();
        let jails = jails.filter(|(_, marker, at)| {
            **marker == G::JAIL && matches!(at.place.shared(), Some(Place::Aboard(_)))
        });
        ledger.expect(jails.count() == usize::from(glance.jailed.len()), || {
            "a pirate holds two jail tokens".into()
        });
        let in_front = self.cards.iter();
        let in_front =
            in_front.filter(|(_, _, at)| matches!(at.place.shared(), Some(Place::FaceUp(_))));
        ledger.expect(in_front.count() == glance.cards_in_front(), || {
            "a pirate has two cards in front".into()
        });
        let mut barrels = [None; MOST_SEATS];
        for seat in (0..self.seats()).map(Seat) {
            let power = self.power(seat);
            ledger.expect((1..=MOST_POWER).contains(&power), || {
                format!("{seat} has power {power}")
            });
            barrels[seat.index()] = self.barrel_of(seat);
        }
        ledger.one_a_place(&barrels);
        for (marker, name) in [(G::SUN, "Sun"), (G::MOON, "Moon")] {
            let held = matches!(self.marker(marker).shared(), Some(Place::Aboard(_)));
            ledger.expect(held, || format!("nobody holds the {name}"));
        }
    }
}
