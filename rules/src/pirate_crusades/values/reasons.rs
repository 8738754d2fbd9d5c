//! The rules by which answers are refused (`pirate-crusades §5`).

use rules::kit::values;

/// The rule by which an answer is refused.
#[values(text = "reason")]
pub enum Reason {
    /// Something else is asked.
    NotAsked,
    /// The crew limit is reached.
    CrewFull,
    /// No card is left in the hand.
    NoCrew,
    /// There is an unfinished mission.
    MissionOpen,
    /// There is no unfinished mission.
    NoMission,
    /// Nothing can be given.
    NothingToGive,
    /// No hold would be free.
    HoldsFull,
    /// There is no town.
    NoTown,
    /// A cove is not attacked.
    Cove,
    /// Ports of the own nation are not attacked.
    OwnNation,
    /// The town was conquered in this stay.
    Conquered,
    /// The whole hand does not beat it.
    TooStrong,
    /// Only with the bonus.
    NoBonus,
    /// No spices are aboard.
    NoSpices,
    /// The discard is empty.
    DiscardEmpty,
    /// No Joker is in the hand.
    NoJoker,
    /// Only cards after the last one chosen.
    OutOfOrder,
    /// The card is not among those that can be chosen.
    NotThere,
    /// With it no set would do.
    NoSuchSet,
    /// The cards chosen are not enough.
    NotEnough,
    /// The other is not heavier.
    NotLighter,
    /// Even without cargo the ship would not be lighter.
    DumpingIsNoHelp,
    /// Nobody there can be fought.
    NobodyThere,
    /// The last card cannot desert.
    LastCard,
    /// The loser has none.
    LoserHasNone,
    /// Not enough doubloons.
    TooFewDoubloons,
    /// Fewer than ten tons.
    TooFewTons,
    /// There is no map.
    NoMap,
    /// There is a map already.
    HasMap,
    /// There is a chest aboard.
    HasChest,
    /// The discard has no ship of that size.
    NoSuchShip,
    /// The wind blows the other way.
    AgainstTheWind,
    /// The sea ends there.
    OffTheGrid,
    /// There is no port here.
    NoPort,
    /// The treasure lies elsewhere.
    NoTreasureHere,
    /// A storm rages here.
    Storm,
    /// The captain's flaw forbids it.
    Flaw,
    /// There is a prize already.
    HasPrize,
    /// This part of the turn is over.
    TooLate,
    /// Not yet.
    TooEarly,
    /// Only in the other game.
    OtherGame,
    /// The captain was fought in this turn.
    FoughtAlready,
    /// The captain was fled, and neither has moved since.
    FledBefore,
    /// No point of reputation was paid, or it was regained already.
    NothingToRegain,
    /// The discard has a ship that fits.
    ShipThere,
}
