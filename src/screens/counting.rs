//! The count of the points of a score, source by source.

use crate::table::Tally;
use rules::course::leader;

/// The progress of counting the points, in sources: source by source, each from nothing to its points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counting(pub f32);

impl Counting {
    /// Returns whether everything is counted.
    pub fn is_over(self, tally: &Tally) -> bool {
        self.0 >= tally.rows.len() as f32
    }

    /// Returns how much of a source's points is counted.
    pub fn of(self, row: usize, points: i32) -> i32 {
        let part = (self.0 - row as f32).clamp(0.0, 1.0);
        (points as f32 * part).round() as i32
    }

    /// Returns how many points of a column are counted.
    pub fn sum(self, tally: &Tally, place: usize) -> i32 {
        let rows = tally.rows.iter().enumerate();
        rows.map(|(line, row)| self.of(line, row.cells[place].points))
            .sum()
    }

    /// Returns the column that alone has most points so far, as long as not everything is counted.
    pub fn leads(self, tally: &Tally) -> Option<usize> {
        if self.is_over(tally) {
            return None;
        }
        let scored = (0..tally.columns.len()).filter(|&place| tally.columns[place].out.is_none());
        let (places, sums): (Vec<usize>, Vec<i32>) =
            scored.map(|place| (place, self.sum(tally, place))).unzip();
        leader(&sums).map(|seat| places[seat.index()])
    }

    /// Returns whether a column is shown to win.
    pub fn wins(self, tally: &Tally, place: usize) -> bool {
        self.is_over(tally) && tally.columns[place].won
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_goes_from_column_to_column_and_nobody_wins_before_everything_is_counted() {
        let rows: [(&str, &[i32]); 3] = [
            ("Coins", &[1, 6, 9]),
            ("Power", &[4, 4, 9]),
            ("Souls", &[8, 1, 9]),
        ];
        // The third has no score.
        let tally = Tally::made_up(&rows, &[2]);
        let leads = |so_far: f32| Counting(so_far).leads(&tally);
        let seen = [0.0, 0.5, 1.0, 2.0, 2.9, 3.0].map(leads);
        assert_eq!(seen, [None, Some(1), Some(1), Some(1), Some(0), None]);
        let wins = |so_far: f32| [0, 1].map(|place| Counting(so_far).wins(&tally, place));
        assert_eq!(wins(2.9), [false, false]);
        assert_eq!(wins(3.0), [true, false]);
    }
}
