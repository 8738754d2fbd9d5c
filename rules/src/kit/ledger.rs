//! What must always hold, held against what is there.

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

    /// No two of these things lie at the same place.
    pub fn one_a_place<P: Ord + std::fmt::Debug>(&mut self, places: impl Iterator<Item = P>) {
        let mut places: Vec<P> = places.collect();
        places.sort_unstable();
        for pair in places.windows(2) {
            self.expect(pair[0] != pair[1], || {
                format!("two pieces at {:?}", pair[0])
            });
        }
    }
}
