//! Figures of a study, and how they are written as CSV.

use std::fmt::{self, Write as _};

/// The first line of a file of figures.
pub const HEADING: &str = "data,figure,of,count,value,low,high\n";

/// The meaning of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// The share of games won, by what tells seats apart.
    Wins(&'static str),
    /// Points from a source, or from all.
    Points,
    /// Rounds a game.
    Rounds,
    /// The share of games of so many rounds.
    Lengths,
    /// The number of times that another took the lead, a game.
    LeadChanges,
    /// The number of times that things of a kind are used, a game.
    Uses(&'static str),
    /// The points by which those who used a thing of a kind exceed those who did not.
    Worth(&'static str),
}

impl What {
    /// Returns whether it is a share, from 0 to 1.
    #[must_use]
    pub fn is_share(self) -> bool {
        matches!(self, Self::Wins(_) | Self::Lengths)
    }

    /// The kind of things that it is about, where it is about some.
    fn kind(self) -> Option<&'static str> {
        match self {
            Self::Uses(kind) | Self::Worth(kind) => Some(kind),
            _ => None,
        }
    }
}

impl fmt::Display for What {
    /// Its name in files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wins(by) => write!(f, "wins by {by}"),
            Self::Points => f.write_str("points from"),
            Self::Rounds => f.write_str("rounds"),
            Self::Lengths => f.write_str("games of rounds"),
            Self::LeadChanges => f.write_str("lead changes"),
            Self::Uses(_) => f.write_str("uses a game"),
            Self::Worth(_) => f.write_str("worth of having used"),
        }
    }
}

/// A figure of a study.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Its meaning.
    pub what: What,
    /// Of whom or of which thing.
    pub of: String,
    /// The number of cases it comes from.
    pub count: f64,
    /// The figure.
    pub value: f64,
    /// Between what the true one lies in 95 of 100 cases, where that is known.
    pub bounds: Option<(f64, f64)>,
}

/// The figures of some data as lines of CSV.
#[must_use]
pub fn csv(data: &str, figures: &[Figure]) -> String {
    let data = quoted(data);
    let mut text = String::new();
    for figure in figures {
        let of = match figure.what.kind() {
            Some(kind) => quoted(&format!("{kind} {}", figure.of)),
            None => quoted(&figure.of),
        };
        let bounds = match figure.bounds {
            Some((low, high)) => format!("{low:.4},{high:.4}"),
            None => ",".to_owned(),
        };
        let (what, count, value) = (figure.what, figure.count, figure.value);
        let _ = writeln!(text, "{data},{what},{of},{count},{value:.4},{bounds}");
    }
    text
}

/// A cell of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
