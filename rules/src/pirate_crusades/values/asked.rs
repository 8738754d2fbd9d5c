//! Questions and answers (`pirate-crusades §5`).

use super::{Card, Heading, Reason};
use crate::PirateCrusades;
use crate::words::Speaker;
use rules::kit::{self, values};
use rules::table::Seat;

/// The purpose of a draw (`pirate-crusades §2.5`).
#[values(text = "draw")]
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

/// The reason for which so many cards have to be given up.
#[values(text = "loss")]
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
pub enum Leg {
    /// A step.
    Move,
    /// An attack.
    Attack,
    /// Docking.
    Dock,
}

/// A question.
///
/// Of sets, cards are asked one by one: those chosen lie at [`Place::Chosen`](super::Place::Chosen), or face down where they are
/// secret, and only later ones can be added.
#[values(game = PirateCrusades, spelled = AskedQuestion, text = "prompt", said = Speaker, listed)]
pub enum Question {
    /// Asks which action to take in port.
    Docked,
    /// Asks which action to take at sea, in the Short Game.
    AtSea,
    /// Asks what to do at sea, from this part of the turn on, in the Long Game.
    Sailing(Leg),
    /// From where to take a card.
    Source(Draw),
    /// Asks which of two missions to keep.
    KeepMission,
    /// Asks which cards to trade; those chosen come to so many tons.
    Trade(#[spelled(tons)] u16),
    /// Asks which cargo to give for other cargo, in the Long Game.
    Buy,
    /// Asks how many doubloons to give besides so many tons.
    Doubloons(#[spelled(tons)] u16),
    /// Asks which cargo to sell.
    Sell,
    /// Asks which cargo to give up for a mission's goods.
    MakeRoom,
    /// Asks whether a Joker is cargo as shown, or holds are filled from the discard.
    JokerTrade,
    /// Asks which cards of the discard to load.
    Fill,
    /// Asks whether to load another card of a conquered town.
    Loot,
    /// Asks which cards to give up; so many more.
    GiveUp(Loss, #[spelled(count)] u8),
    /// Asks what to do about an enemy ship, or a captain, of this strength.
    Encounter(#[spelled(strength)] u16),
    /// Asks which cards to commit against this strength.
    Commit(#[spelled(strength)] u16),
    /// Asks whether to use the Powder Cache against this strength.
    Powder(#[spelled(strength)] u16),
    /// With which cards to pay so many guns.
    Pay(#[spelled(guns)] u8),
    /// Asks whether to fight a treasure fleet of this strength.
    Fleet(#[spelled(strength)] u16),
    /// Asks whether a ship is a friend, of a captain without allegiance.
    DeclareShip(Card),
    /// Asks whether a town is a friend, of a captain without allegiance.
    DeclareTown(Card),
    /// Asks which player to fight.
    Challenge,
    /// Asks whether to flee from a player.
    Flee(#[spelled(other)] Seat),
    /// Asks which card to fight a player with.
    Duel(#[spelled(other)] Seat),
    /// Asks which cards to fight a player with, in the Long Game.
    Battle(#[spelled(other)] Seat),
    /// Asks whether to use the Powder Cache against a player.
    SecretPowder(#[spelled(other)] Seat),
    /// Asks what to make of a ship that was sunk, or of a captain's average cannon.
    Plunder(Card),
    /// Asks what to take of a player who was beaten.
    PlunderPlayer(#[spelled(other)] Seat),
    /// Asks whether to dock.
    Dock(Card),
    /// With which cargo to pay a delivery of so many tons.
    Deliver(Card, #[spelled(tons)] u8),
    /// Asks what to do at a Pirate Cove.
    Cove,
    /// Asks which of two ships to take.
    CoveShip,
    /// Asks which spices to bribe the magistrate with.
    BribeSpices,
    /// Asks which mission to exchange by a bribe.
    BribeMission,
    /// Asks which mission to relinquish.
    Relinquish,
    /// Asks what to do with a ship that surrendered.
    Seize(Card),
    /// Asks which ship of the discard to buy.
    BiggerShip,
    /// Asks which new ship to take, of so much value at most.
    Acquire(#[spelled(most)] u8),
    /// Asks whether to take a cursed treasure.
    Cursed,
    /// Asks what to do adrift.
    Adrift,
}

/// An answer.
#[values(game = PirateCrusades, spelled = GivenAnswer, text = "choice", said = Speaker, listed)]
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

/// An answer: a seat, its question, and its choice.
pub type Answer = kit::Answer<Question, Choice>;

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

    /// Returns whether it is open, or refused by this rule, because of what only its seat may know: its hand, or the place of its
    /// treasure.
    #[must_use]
    pub fn is_veiled(self, question: Question, refused: Option<Reason>) -> bool {
        let rule = match (self, question) {
            (Self::AttackTown, _) | (Self::Fight, Question::Encounter(_) | Question::Fleet(_)) => {
                Reason::TooStrong
            }
            (Self::Dig, _) => Reason::NoTreasureHere,
            _ => return false,
        };
        refused.is_none_or(|refused| refused == rule)
    }
}
