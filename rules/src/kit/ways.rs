//! The cheapest ways over a board of squares.

use super::{Square, Squares};

/// What the cheapest way from each square to any of some goals costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ways<const COLUMNS: u8, const ROWS: u8> {
    /// The price by square; the largest number where no way leads.
    prices: [u8; 128],
}

/// One more than the most that entering a square can cost.
const DEAREST: usize = 16;

impl<const COLUMNS: u8, const ROWS: u8> Ways<COLUMNS, ROWS> {
    /// Works out the ways to any of the goals. Entering a square costs what `price` says, from 1 to 15.
    #[must_use]
    pub fn to(
        goals: Squares<COLUMNS, ROWS>,
        diagonally: bool,
        price: impl Fn(Square<COLUMNS, ROWS>) -> u8,
    ) -> Self {
        let mut prices = [u8::MAX; 128];
        // The squares found at each price, of which only the next few can be.
        let mut found = [Squares::default(); DEAREST];
        found[0] = goals;
        let mut so_far = 0_u8;
        while found.iter().any(|squares| !squares.is_empty()) {
            let here = std::mem::take(&mut found[usize::from(so_far) % DEAREST]);
            for square in here.iter() {
                if prices[square.index()] <= so_far {
                    continue;
                }
                prices[square.index()] = so_far;
                let next = so_far.saturating_add(price(square).clamp(1, DEAREST as u8 - 1));
                for from in square.neighbours(diagonally) {
                    if prices[from.index()] == u8::MAX {
                        found[usize::from(next) % DEAREST].insert(from);
                    }
                }
            }
            if so_far == u8::MAX {
                break;
            }
            so_far += 1;
        }
        Self { prices }
    }

    /// Returns the price of the cheapest way from a square; `None` if there is none.
    #[must_use]
    pub fn price(&self, from: Square<COLUMNS, ROWS>) -> Option<u8> {
        let price = self.prices[from.index()];
        (price < u8::MAX).then_some(price)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_round_is_taken_where_it_is_cheaper() {
        type Lake = Square<4, 3>;
        let at = |column, row| Lake::at(column, row).unwrap();
        let goals = Squares::from_iter([at(3, 0)]);
        let mud = at(2, 0);
        let ways = |diagonally, cost| {
            Ways::to(
                goals,
                diagonally,
                |square| if square == mud { cost } else { 1 },
            )
        };
        assert_eq!(ways(false, 1).price(at(1, 0)), Some(2));
        assert_eq!(ways(false, 3).price(at(1, 0)), Some(4));
        assert_eq!(ways(false, 9).price(at(1, 0)), Some(4));
        assert_eq!(ways(true, 9).price(at(1, 0)), Some(2));
        assert_eq!(ways(false, 9).price(at(3, 0)), Some(0));
        let nowhere = Ways::<4, 3>::to(Squares::default(), false, |_| 1);
        assert_eq!(nowhere.price(mud), None);
    }
}
