//! Points that only rank: what a game compares first weighs more than all that breaks ties, and nobody at the table counts in weights.

use super::{Speak, TableGame};

/// The sources of points that a game ranks its seats by, the first before the second, each with the points that one of it stands
/// for; none in a game whose players count points.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ranks(pub Vec<(&'static str, i32)>);

impl Ranks {
    /// Returns what is compared first; `None` where players count points.
    #[must_use]
    pub fn first(&self) -> Option<(&'static str, i32)> {
        self.0.first().copied()
    }

    /// Returns points of a source as players count them.
    #[must_use]
    pub fn of(&self, source: &str, points: f32) -> f32 {
        let known = self.0.iter().find(|(other, _)| *other == source);
        known.map_or(points, |&(_, each)| points / each as f32)
    }

    /// Returns points of all sources together as players count them: in what is compared first.
    #[must_use]
    pub fn all(&self, points: f32) -> f32 {
        self.first()
            .map_or(points, |(_, each)| points / each as f32)
    }

    /// Returns the whole number of what is compared first in some points; 0 if they only break ties.
    #[must_use]
    pub fn whole(&self, points: i32) -> i32 {
        self.all(points as f32).round() as i32
    }

    /// Returns whether points are too few for more than to break ties.
    #[must_use]
    pub fn only_tie(&self, points: f32) -> bool {
        self.first().is_some() && self.all(points).abs() < 0.05
    }

    /// Returns the name of what all points together are counted in.
    #[must_use]
    pub fn unit<G: TableGame>(&self, speaker: &impl Speak<G>) -> String {
        match self.first() {
            Some((source, _)) => speaker.source(source),
            None => speaker.say("ui-points-unit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_ties_adds_nothing_to_what_is_compared_first() {
        let ranks = Ranks(vec![("reputation", 1000), ("riches", 20)]);
        assert_eq!(
            [1020, -980, -40].map(|points| ranks.whole(points)),
            [1, -1, 0]
        );
        assert!(ranks.only_tie(20.0) && !ranks.only_tie(-1000.0));
        assert!((ranks.of("riches", 40.0) - 2.0).abs() < 0.01);
        assert!((ranks.of("out", -1.0) + 1.0).abs() < 0.01);
        let none = Ranks::default();
        assert!(none.whole(-3) == -3 && !none.only_tie(0.01));
    }
}
