//! What is asked, what can be answered, and why an answer is refused (`pirate-crusades §5`).

use super::{Card, Heading};
use crate::kit::{self, values};
use crate::pirate_crusades::PirateCrusades;
use crate::pirate_crusades::words::Speaker;
use crate::table::Seat;
use serde::{Deserialize, Serialize};

/// What a card is drawn for (`pirate-crusades §2.5`).
#[values(text = "draw")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Draw {
    /// Crew, gathered.
    Gather,
    /// Crew, by a Joker, a cove or a friend.
    Crew,
    /// A mission.
    Mission,
    /// One of two missions to choose among.
    Choice,
    /// Cargo, bought or traded for.
    Trade,
    /// Cargo, looted.
    Loot,
    /// Cargo, of a cove.
    CoveCargo,
    /// The card for disembarking.
    Disembark,
    /// The ship found at sea.
    Ship,
    /// The escort of a treasure fleet.
    Escort,
    /// The town found at sea.
    Town,
    /// A ship or cannon that a Joker brings.
    Ally,
    /// One of two ships of a cove.
    CoveShip,
    /// The average cannon of a captain.
    Cannon,
    /// A bonus ability.
    Bonus,
    /// A port.
    Port,
    /// A captain's ship.
    CaptainShip,
    /// A treasure.
    Treasure,
    /// Half of a random location.
    Coordinate,
    /// Half of the place of a treasure, for its buyer alone.
    MapCoordinate,
    /// A new ship.
    NewShip,
}

/// What cards have to be given up for, of which there must be so many.
#[values(text = "loss")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// Crew above the crew limit.
    CrewLimit,
    /// Cargo above the hold limit.
    HoldLimit,
    /// Half the hand, to a hurricane.
    Hurricane,
    /// Crew that stays ashore when the others disembark.
    Disembark,
    /// Crew that deserts in an unfriendly port.
    Docking,
    /// The crew of a prize.
    PrizeCrew,
    /// Half the hand, to a storm.
    Storm,
    /// Half the hand, to cannibals.
    Cannibals,
    /// Crew for the magistrate.
    Magistrate,
    /// All crew but one, to a cursed treasure.
    Curse,
}

/// A part of a sailing turn of the Long Game, in their order.
#[values(text = "leg")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Leg {
    /// A step.
    Move,
    /// An attack.
    Attack,
    /// Docking.
    Dock,
}

/// What is asked.
///
/// Of sets, cards are asked one by one: those chosen lie at [`Place::Chosen`](super::Place::Chosen), or face down where they are
/// secret, and only later ones can be added.
#[values(game = PirateCrusades, spelled = AskedQuestion, text = "prompt", said = Speaker, listed)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Which action to take in port.
    Docked,
    /// Which action to take at sea, in the Short Game.
    AtSea,
    /// What to do at sea, from this part of the turn on, in the Long Game.
    Sailing(Leg),
    /// From where to take a card.
    Source(Draw),
    /// Which of two missions to keep.
    KeepMission,
    /// Which cards to trade; those chosen come to so many tons.
    Trade(#[spelled(tons)] u16),
    /// Which cargo to give for other cargo, in the Long Game.
    Buy,
    /// How many doubloons to give besides so many tons.
    Doubloons(#[spelled(tons)] u16),
    /// Which cargo to sell.
    Sell,
    /// Which cargo to give up for a mission's goods.
    MakeRoom,
    /// Whether a Joker is cargo as shown, or holds are filled from the discard.
    JokerTrade,
    /// Which cards of the discard to load.
    Fill,
    /// Whether to load another card of a conquered town.
    Loot,
    /// Which cards to give up; so many more.
    GiveUp(Loss, #[spelled(count)] u8),
    /// What to do about an enemy ship, or a captain, of this strength.
    Encounter(#[spelled(strength)] u16),
    /// Which cards to commit against this strength.
    Commit(#[spelled(strength)] u16),
    /// Whether to use the Powder Cache against this strength.
    Powder(#[spelled(strength)] u16),
    /// With which cards to pay so many guns.
    Pay(#[spelled(guns)] u8),
    /// Whether to fight a treasure fleet of this strength.
    Fleet(#[spelled(strength)] u16),
    /// Whether a ship is a friend, of a captain without allegiance.
    DeclareShip(Card),
    /// Whether a town is a friend, of a captain without allegiance.
    DeclareTown(Card),
    /// Which player to fight.
    Challenge,
    /// Whether to flee from a player.
    Flee(#[spelled(other)] Seat),
    /// Which card to fight a player with.
    Duel(#[spelled(other)] Seat),
    /// Which cards to fight a player with, in the Long Game.
    Battle(#[spelled(other)] Seat),
    /// Whether to use the Powder Cache against a player.
    SecretPowder(#[spelled(other)] Seat),
    /// What to make of a ship that was sunk, or of a captain's average cannon.
    Plunder(Card),
    /// What to take of a player who was beaten.
    PlunderPlayer(#[spelled(other)] Seat),
    /// Whether to dock.
    Dock(Card),
    /// With which cargo to pay a delivery of so many tons.
    Deliver(Card, #[spelled(tons)] u8),
    /// What to do at a Pirate Cove.
    Cove,
    /// Which of two ships to take.
    CoveShip,
    /// Which spices to bribe the magistrate with.
    BribeSpices,
    /// Which mission to exchange by a bribe.
    BribeMission,
    /// Which mission to relinquish.
    Relinquish,
    /// What to do with a ship that surrendered.
    Seize(Card),
    /// Which ship of the discard to buy.
    BiggerShip,
    /// Which new ship to take, of so much value at most.
    Acquire(#[spelled(most)] u8),
    /// Whether to take a cursed treasure.
    Cursed,
    /// What to do adrift.
    Adrift,
}

/// What can be answered.
#[values(game = PirateCrusades, spelled = GivenAnswer, text = "choice", said = Speaker, listed)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Gather crew.
    GatherCrew,
    /// Visit the magistrate.
    Magistrate,
    /// Trade for goods.
    Trade,
    /// Buy cargo, in the Long Game.
    Buy,
    /// Sell cargo, in the Long Game.
    Sell,
    /// Attack the town.
    AttackTown,
    /// Buy a treasure map.
    BuyMap,
    /// Flaunt one's wealth.
    Flaunt,
    /// Buy a bigger ship.
    BiggerShip,
    /// Bribe the magistrate.
    Bribe,
    /// Relinquish a mission.
    Relinquish,
    /// Disembark.
    Disembark,
    /// Wait.
    Wait,
    /// Look for a ship.
    LookForShip,
    /// Head for the nearest town.
    HeadForTown,
    /// Follow the map to a Pirate Cove.
    CoveMap,
    /// Sail a step.
    Move(Heading),
    /// Attack the captain here.
    AttackCaptain,
    /// Attack a player.
    AttackPlayer(#[spelled(other)] Seat),
    /// Dig for the treasure.
    Dig,
    /// Nothing more this turn.
    End,
    /// From the deck.
    FromDeck,
    /// The top of the discard.
    FromDiscard,
    /// A Joker of the hand instead.
    PlayJoker(Card),
    /// Add a card to those chosen.
    Add(Card),
    /// Those chosen are all.
    Done,
    /// This card.
    Card(Card),
    /// So many doubloons.
    Doubloons(#[spelled(count)] u8),
    /// As shown.
    AsShown,
    /// Fill the holds from the discard.
    Fill,
    /// Load another card.
    Load,
    /// Load no more.
    Stop,
    /// Fight.
    Fight,
    /// Flee.
    Flee,
    /// Dump cargo.
    Dump(Card),
    /// Fight a player.
    Challenge(#[spelled(other)] Seat),
    /// Yield.
    Yield,
    /// Decline.
    Decline,
    /// Use the Powder Cache.
    UsePowder,
    /// Keep the Powder Cache.
    KeepPowder,
    /// Friend.
    Friend,
    /// Foe.
    Foe,
    /// Stay and fight.
    Stay,
    /// As crew, or a random crew card.
    TakeCrew,
    /// As cargo.
    TakeCargo,
    /// As a mission, or a random mission.
    TakeMission,
    /// This cargo of a player's.
    TakeHold(Card),
    /// Nothing.
    Leave,
    /// Dock.
    Dock,
    /// Stay at sea.
    StayOut,
    /// Draw crew up to the limit.
    CoveCrew,
    /// Exchange the ship for one of two.
    CoveShip,
    /// Draw a mission and cargo.
    CoveMission,
    /// Tow the ship as a prize.
    Tow,
    /// Exchange the ship for this one.
    Swap,
    /// Exchange the ship, and tow the old one.
    SwapAndTow,
    /// Take the Joker as the ship.
    TakeShip,
    /// Regain the point, and search on.
    Regain,
    /// Search on.
    DrawOn,
    /// Take the treasure.
    TakeTreasure,
    /// Abandon the ship.
    AbandonShip,
    /// Row to the nearest port.
    Longboats,
}

/// An answer to a question.
pub type Answer = kit::Answer<Question, Choice>;

/// Why an answer is refused.
#[values(text = "reason")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// What is chosen is not enough.
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

impl Question {
    /// Returns the card that it is about.
    #[must_use]
    pub fn card(self) -> Option<Card> {
        match self {
            Self::DeclareShip(card)
            | Self::DeclareTown(card)
            | Self::Plunder(card)
            | Self::Dock(card)
            | Self::Deliver(card, _)
            | Self::Seize(card) => Some(card),
            _ => None,
        }
    }

    /// Returns whether choices and answer stay hidden from the others.
    #[must_use]
    pub fn is_secret(self) -> bool {
        match self {
            Self::KeepMission | Self::Duel(_) | Self::Battle(_) | Self::SecretPowder(_) => true,
            // That somebody is asked would show that it holds a Joker.
            Self::Source(what) => what.takes_joker(),
            _ => false,
        }
    }
}

impl Choice {
    /// Returns whether it names a card that only its seat may know, when that is asked.
    #[must_use]
    pub fn is_private(self) -> bool {
        matches!(self, Self::Add(_) | Self::Card(_) | Self::PlayJoker(_))
    }
}
