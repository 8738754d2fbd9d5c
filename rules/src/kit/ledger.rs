//! Invariants, held against what is there.

/// Every invariant that does not hold, each in a sentence.
#[derive(Debug, Default)]
pub struct Ledger(pub Vec<String>);

impl Ledger {
    /// Notes what does not hold.
    pub fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(what());
        }
    }

    /// Notes two of these few things that lie at the same place.
    pub fn one_a_place<P: PartialEq + std::fmt::Debug>(
        &mut self,
        places: impl Iterator<Item = P> + Clone,
    ) {
        for (number, place) in places.clone().enumerate() {
            let free = places.clone().take(number).all(|other| other != place);
            self.expect(free, || format!("two pieces at {place:?}"));
        }
    }
}

/// The numbered places of a pile, or of whatever is counted, that something lies at.
#[derive(Debug, Default)]
pub struct Taken([u64; 4]);

impl Taken {
    /// Takes a place; returns whether it was free.
    pub fn take(&mut self, place: u8) -> bool {
        let (word, bit) = (usize::from(place / 64), 1 << (place % 64));
        let free = self.0[word] & bit == 0;
        self.0[word] |= bit;
        free
    }
}
