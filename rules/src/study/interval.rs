//! Shares and means with their intervals.

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

/// A mean of many values, and how far from it the true one may lie.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Returns how many values there are.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 of nothing.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 {
            self.sum / self.count
        } else {
            0.0
        }
    }

    /// The square of the mean's standard error.
    fn variance(&self) -> f64 {
        if self.count < 2.0 {
            return f64::INFINITY;
        }
        let spread = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0);
        spread.max(0.0) / self.count
    }

    /// Returns how far the true mean may lie from this one in 95 of 100 cases; infinite of fewer than two values.
    #[must_use]
    pub fn reach(&self) -> f64 {
        1.959_964 * self.variance().sqrt()
    }

    /// Returns how far the difference of two true means may lie from that of these.
    #[must_use]
    pub fn reach_from(&self, other: &Self) -> f64 {
        1.959_964 * (self.variance() + other.variance()).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::{Mean, Share};

    #[test]
    fn means_know_how_sure_they_are() {
        let mut mean = Mean::default();
        assert_eq!(mean.mean(), 0.0);
        for value in [1.0, 2.0, 3.0, 4.0] {
            mean.add(value);
        }
        assert_eq!((mean.mean(), mean.count()), (2.5, 4.0));
        // The standard deviation is 1.291, of the mean half that.
        assert!((mean.reach() - 1.959_964 * 0.6455).abs() < 1e-3);
        assert!(mean.reach_from(&mean) > mean.reach());
    }

    #[test]
    fn intervals_are_wilsons() {
        // The textbook's example: 5 of 10.
        let half = Share::of(5.0, 10.0);
        assert!((half.low - 0.2366).abs() < 1e-4 && (half.high - 0.7634).abs() < 1e-4);
        let all = Share::of(10.0, 10.0);
        assert!((all.low - 0.7225).abs() < 1e-4 && (all.high - 1.0).abs() < 1e-9);
        assert_eq!(Share::of(0.0, 0.0).high, 1.0);
    }
}
