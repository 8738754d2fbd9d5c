//! The lines that a computer pirate tries before it answers (`pirate-crusades §6`).

use crate::PirateCrusades;
use rules::kit::{self, values};

/// A line of the computer pirates' rules, in the order of the rule page.
#[values(text = "line")]
pub enum Line {
    /// Discards and deserters: least worth.
    LeastWorth,
    /// Dumps and room: the lightest.
    Lightest,
    /// Payments: the sufficient set of least worth.
    CheapestSet,
    /// A look for the treasure fleet by a Joker.
    JokerLook,
    /// The top of the discard.
    TopOfDiscard,
    /// The deck.
    Deck,
    /// The mission that is kept.
    KeepMission,
    /// Holds filled by a Joker.
    FillHolds,
    /// A Joker as shown.
    AsShown,
    /// All loot.
    Loot,
    /// Crew of a cove.
    CoveCrew,
    /// A ship of a cove.
    CoveShip,
    /// A mission and cargo of a cove.
    CoveMission,
    /// The larger of two ships.
    LargerShip,
    /// The magistrate.
    Magistrate,
    /// A conquest out of reach, relinquished.
    Relinquish,
    /// An attack on the town.
    AttackTown,
    /// A trade.
    Trade,
    /// All wrong cargo, traded.
    TradeWrongCargo,
    /// Hand cards but the best two, traded.
    TradeHand,
    /// Crew.
    Gather,
    /// Disembarking.
    Disembark,
    /// The map to a cove.
    CoveMap,
    /// A look for a ship.
    Look,
    /// The nearest town.
    Head,
    /// A town that completes a mission.
    DockForMission,
    /// A town to conquer.
    DockToConquer,
    /// A town to trade in.
    DockForGoods,
    /// A town with a magistrate.
    DockForMagistrate,
    /// A town for want of crew.
    DockForCrew,
    /// The sea instead.
    StayOut,
    /// A friend, or a foe.
    Declare,
    /// A fight in which some are kept.
    Fight,
    /// A flight.
    Flee,
    /// A challenge.
    Challenge,
    /// A fight in which one is kept.
    FightWithAll,
    /// Cargo overboard.
    Dump,
    /// Yielding.
    Yield,
    /// A treasure fleet, fought or not.
    Fleet,
    /// Powder only where it decides.
    Powder,
    /// Plunder as wanted cargo.
    PlunderCargo,
    /// Plunder as a mission.
    PlunderMission,
    /// Plunder as crew.
    PlunderCrew,
    /// Plunder left.
    PlunderLeft,
    /// The best card for a duel.
    BestCard,
    /// A duel with weak cards, fled from.
    FleeDuel,
    /// A duel fought.
    StayInDuel,
    /// A player's wanted hold.
    TakeWantedHold,
    /// A player's mission.
    TakeMission,
    /// A player's crew.
    TakeCrew,
    /// A player's heaviest hold.
    TakeHeaviestHold,
    /// Flaunting.
    Flaunt,
    /// A bigger ship, bought.
    BiggerShip,
    /// All cargo, sold.
    SellAll,
    /// A treasure map.
    BuyMap,
    /// A port that pays, or that costs nothing.
    DockHere,
    /// The treasure, dug up.
    Dig,
    /// A captain, attacked.
    AttackCaptain,
    /// A player, attacked.
    AttackPlayer,
    /// The way to what is worth most.
    SteerFor,
    /// All cards but the least in a battle.
    AllButLeast,
    /// A ship, towed.
    TowShip,
    /// A ship, left.
    LeaveShip,
    /// A point of reputation, regained.
    RegainPoint,
    /// A cursed treasure, left.
    LeaveCurse,
    /// The ship, abandoned.
    AbandonShip,
    /// None applies: the last answer that is listed.
    Last,
}

/// A line that was tried before an answer that nobody was asked for (`pirate-crusades §6`).
pub type Tried = kit::TriedIn<PirateCrusades, Line>;
