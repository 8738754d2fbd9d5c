//! The lines of the corsair (`cursed-seas §9`), and what was tried before an answer that nobody was asked for.

use super::{Choice, Reason};
use rules::kit::values;

/// A line of the corsair.
#[values(text = "line")]
pub enum Line {
    /// An island lies anywhere.
    AnySpot,
    /// Another's home is the island farthest from all others.
    FarHome,
    /// A ship lies at the berth nearest to a wild island.
    NearBerth,
    /// Fair Wind, when two ships carry gold or from the sixth round on.
    FairWind,
    /// Explore without an action.
    ExploreFreely,
    /// Shoot with a fort, and build one where home has twice its price (`cursed-seas §5.10`).
    Forts,
    /// Repair, where two masts are lost.
    Repair,
    /// Explore, with room and coins to be had.
    Explore,
    /// Shoot, where the chances are good.
    Shoot,
    /// Move.
    Move,
    /// Scuttle a derelict with gold before an enemy has it.
    Scuttle,
    /// Mutiny, Sor Milagros, the Admiral's Seal.
    Cards,
    /// Spare Spars for a ship with less than half her masts.
    SpareSpars,
    /// End the turn.
    End,
    /// A ship with a Captain hunts.
    Hunt,
    /// A ship with gold, or that tows, makes for home.
    Homeward,
    /// But an island with coins on the way comes first.
    OnTheWay,
    /// A ship with less than half her masts makes for home.
    Retreat,
    /// A strong ship chases a target near.
    Chase,
    /// A ship with room makes for a wild island.
    Wild,
    /// Otherwise the best target is chased.
    LastChase,
    /// Nothing else is left: home.
    LastHome,
    /// Sail where it is least far at the end.
    Steer,
    /// The first try leads about what is in the way.
    GoAbout,
    /// Stop.
    Stop,
    /// The richest target with the fewest masts.
    RichTarget,
    /// The highest coin.
    HighCoin,
    /// Fire masts are lost first, then the worst gun.
    WorstMast,
    /// The best gun is regained.
    BestMast,
    /// Treasure rather than crew.
    Treasure,
    /// An enemy's derelict with the most gold is towed first.
    RichTow,
    /// Otherwise the first answer, and yes.
    First,
}

/// Something tried before an answer that nobody was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tried {
    /// A line that did not apply.
    Passed(Line),
    /// The line that was followed.
    Followed(Line),
    /// An answer that a rule forbids.
    Refused(Choice, Reason),
}
