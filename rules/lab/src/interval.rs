//! Shares with their intervals.

/// A share of so many games, and between which bounds the true one lies in 95 of 100 cases (Wilson's interval).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Share {
    /// Of so many games so many were won; shared wins count in parts.
    #[must_use]
    pub fn of(won: f64, games: f64) -> Self {
        if games <= 0.0 {
            return Self {
                share: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let z = 1.959_964;
        let share = won / games;
        let middle = share + z * z / (2.0 * games);
        let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        let over = 1.0 + z * z / games;
        Self {
            share,
            low: ((middle - reach) / over).max(0.0),
            high: ((middle + reach) / over).min(1.0),
        }
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:.1} % ({:.1} to {:.1})",
            100.0 * self.share,
            100.0 * self.low,
            100.0 * self.high
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn intervals_are_wilsons() {
        // The textbook's example: 5 of 10.
        let half = Share::of(5.0, 10.0);
        assert!((half.low - 0.2366).abs() < 1e-4 && (half.high - 0.7634).abs() < 1e-4);
        let all = Share::of(10.0, 10.0);
        assert!((all.low - 0.7225).abs() < 1e-4 && all.high == 1.0);
        assert_eq!(Share::of(0.0, 0.0).high, 1.0);
    }
}
