//! The cheapest ways over a board of squares.

use super::{Square, Squares};

/// Ways over a board to any of some goals. Entering a square costs 1, or what entering a dear one costs.
#[derive(Debug, Clone, Copy)]
pub struct Ways<const COLUMNS: u8, const ROWS: u8> {
    /// The squares where the ways lead.
    pub goals: Squares<COLUMNS, ROWS>,
    /// True if they may go diagonally.
    pub diagonally: bool,
    /// The squares that are dear to enter.
    pub dear: Squares<COLUMNS, ROWS>,
    /// The cost of entering a dear square, from 1 to 15.
    pub price: u8,
}

/// One more than the most that entering a square can cost.
const DEAREST: usize = 16;

impl<const COLUMNS: u8, const ROWS: u8> Ways<COLUMNS, ROWS> {
    /// Returns the square with which a cheapest way begins, and what the whole way costs. It begins with one of some squares; of
    /// several that are as good with the first, row by row. `None` if no way leads to a goal.
    #[must_use]
    pub fn begin(&self, with: Squares<COLUMNS, ROWS>) -> Option<(Square<COLUMNS, ROWS>, u8)> {
        let price = self.price.clamp(1, DEAREST as u8 - 1);
        let mut best: Option<(u8, Square<COLUMNS, ROWS>)> = None;
        let mut done = Squares::default();
        // The squares found at each price, of which only the next few can be.
        let mut found = [Squares::default(); DEAREST];
        found[0] = self.goals;
        for so_far in 0..=u8::MAX - DEAREST as u8 {
            let here = std::mem::take(&mut found[usize::from(so_far) % DEAREST]).without(done);
            done = done.union(here);
            let dear = here.both(self.dear);
            for square in here.both(with).iter() {
                let entered = if dear.contains(square) { price } else { 1 };
                let way = (so_far + entered, square);
                best = Some(best.map_or(way, |best| best.min(way)));
            }
            // What is found later costs two more.
            if best.is_some_and(|(cost, _)| cost < so_far + 2) {
                break;
            }
            for (entered, squares) in [(1, here.without(dear)), (price, dear)] {
                let next = &mut found[usize::from(so_far + entered) % DEAREST];
                *next = next.union(squares.spread(self.diagonally)).without(done);
            }
            if found.iter().all(|squares| squares.is_empty()) {
                break;
            }
        }
        best.map(|(cost, square)| (square, cost))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Lake = Square<4, 3>;

    fn at(column: u8, row: u8) -> Lake {
        Lake::at(column, row).unwrap()
    }

    #[test]
    fn a_way_round_is_taken_where_it_is_cheaper() {
        let begins = |diagonally, price| {
            let ways = Ways {
                goals: Squares::from_iter([at(3, 0)]),
                diagonally,
                dear: Squares::from_iter([at(2, 0)]),
                price,
            };
            let beside = at(1, 0).neighbours(diagonally);
            ways.begin(beside.collect())
        };
        assert_eq!(begins(false, 1), Some((at(2, 0), 2)));
        assert_eq!(begins(false, 3), Some((at(2, 0), 4)), "as good, and first");
        assert_eq!(begins(false, 9), Some((at(1, 1), 4)));
        assert_eq!(begins(true, 9), Some((at(2, 1), 2)));
    }

    #[test]
    fn a_goal_beside_is_entered_and_nothing_leads_nowhere() {
        let mut ways = Ways::<4, 3> {
            goals: Squares::from_iter([at(0, 0), at(1, 0)]),
            diagonally: false,
            dear: Squares::from_iter([at(0, 0)]),
            price: 15,
        };
        assert_eq!(
            ways.begin(Squares::from_iter([at(0, 0)])),
            Some((at(0, 0), 15))
        );
        let both = Squares::from_iter([at(0, 0), at(1, 0)]);
        assert_eq!(ways.begin(both), Some((at(1, 0), 1)));
        ways.goals = Squares::default();
        assert_eq!(ways.begin(both), None);
    }

    #[test]
    fn squares_spread_to_their_neighbours() {
        for diagonally in [false, true] {
            for square in Lake::all() {
                let one = Squares::from_iter([square]);
                let beside: Squares<4, 3> = square.neighbours(diagonally).collect();
                assert_eq!(one.spread(diagonally), beside, "{square:?}");
            }
        }
    }
}
