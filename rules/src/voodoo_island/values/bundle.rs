//! A few supplies together, whatever their order.

use super::Supply;
use rules::table::Values;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most supplies that are paid or taken together.
const MOST: u8 = 3;

/// One to three supplies, of which some may be alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bundle([u8; Supply::ALL.len()]);

impl Bundle {
    /// Returns these supplies together.
    #[must_use]
    pub fn of(supplies: &[Supply]) -> Self {
        let mut bundle = Self::default();
        for &supply in supplies {
            bundle.0[supply as usize] += 1;
        }
        bundle
    }

    /// Returns how many of a kind there are.
    #[must_use]
    pub fn count(self, supply: Supply) -> u8 {
        self.0[supply as usize]
    }

    /// Returns how many there are.
    #[must_use]
    pub fn size(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns whether no two are of a kind.
    #[must_use]
    pub fn is_different(self) -> bool {
        self.0.iter().all(|&count| count <= 1)
    }

    /// Returns each kind that is there, with how many there are.
    pub fn iter(self) -> impl Iterator<Item = (Supply, u8)> {
        let all = Supply::ALL.iter().copied().zip(self.0);
        all.filter(|(_, count)| *count > 0)
    }

    /// Returns each piece.
    pub fn pieces(self) -> impl Iterator<Item = Supply> {
        self.iter()
            .flat_map(|(supply, count)| std::iter::repeat_n(supply, count.into()))
    }

    /// Calls `found` with each bundle of so many pieces, of which there are at most `has` of a kind.
    pub fn each(pieces: u8, has: [u8; Supply::ALL.len()], mut found: impl FnMut(Self)) {
        Self::default().filled(pieces, 0, &has, &mut found);
    }

    fn filled(
        self,
        pieces: u8,
        from: usize,
        has: &[u8; Supply::ALL.len()],
        found: &mut impl FnMut(Self),
    ) {
        if pieces == 0 {
            return found(self);
        }
        for kind in from..has.len() {
            if self.0[kind] < has[kind] {
                let mut more = self;
                more.0[kind] += 1;
                more.filled(pieces - 1, kind, has, found);
            }
        }
    }
}

/// First what has more of the first kinds.
impl Ord for Bundle {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.0.cmp(&self.0)
    }
}

impl PartialOrd for Bundle {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.pieces()).finish()
    }
}

impl Values for Bundle {
    fn values() -> Vec<Self> {
        let mut all = Vec::new();
        for pieces in 1..=MOST {
            Self::each(pieces, [MOST; 6], |bundle| all.push(bundle));
        }
        all
    }
}

impl Serialize for Bundle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pieces())
    }
}

impl<'de> Deserialize<'de> for Bundle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = Vec::<Supply>::deserialize(deserializer)?;
        if (1..=usize::from(MOST)).contains(&pieces.len()) {
            return Ok(Self::of(&pieces));
        }
        let found = pieces.len();
        Err(D::Error::custom(format_args!(
            "found {found} supplies, expected 1 to {MOST}"
        )))
    }
}
