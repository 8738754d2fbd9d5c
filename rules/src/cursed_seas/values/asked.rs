//! Questions, choices and reasons of refusal (`cursed-seas §8`).

use super::{
    Berth, Card, Distance, EventCard, Gun, Heading, Island, Mast, Spot, Stick, Terrain, Unique,
    Vessel,
};
use crate::CursedSeas;
use crate::words::Speaker;
use rules::kit::{self, values};
use rules::table::Seat;

/// A question.
#[values(game = CursedSeas, spelled = Asked, text = "prompt", said = Speaker, listed)]
pub enum Question {
    /// Asks where the island drawn lies (`cursed-seas §4`).
    PlaceIsland(Island),
    /// Asks where the terrain drawn lies.
    PlaceTerrain(Terrain),
    /// The island that is this player's home.
    PickHome(#[spelled(player)] Seat),
    /// At which berth of the home she starts.
    PlaceShip(Vessel),
    /// Asks where crew and equipment start.
    Stow,
    /// Asks what the fleet does (`cursed-seas §5.2`).
    Menu,
    /// Asks how she turns, or whether she stops (`cursed-seas §2.4`).
    Turn(Vessel),
    /// Asks how far she sails.
    Sail(Vessel),
    /// Asks how she turns after the last stick.
    SeaLegs(Vessel),
    /// Asks whether she shoots after her move.
    Captain(Vessel),
    /// A cannon and its target.
    Shot(Vessel),
    /// The cannon that gets Long Nines.
    LongNines(Vessel),
    /// Asks whether a miss is rolled anew.
    Reroll(Vessel),
    /// Asks whether a hit takes a crew instead of a mast.
    Grape(Vessel),
    /// Asks whether a fire die is rolled anew.
    FirePump(Vessel),
    /// The mast or segment that is lost.
    LoseMast(Vessel),
    /// The mast that burns.
    BurnMast(Vessel),
    /// The mast that is regained.
    GainMast(Vessel),
    /// The crew that is lost.
    LoseCrew(Vessel),
    /// The equipment that is lost.
    LoseEquipment(Vessel),
    /// Asks what is given up for which there is no space.
    DropExcess(Vessel),
    /// Asks what a whirlpool takes.
    PayWhirlpool(Vessel),
    /// At which rim of another whirlpool she comes out.
    WhirlpoolExit(Vessel),
    /// The ship that is rammed.
    RamWhom(Vessel),
    /// Asks whether a boarding party is sent from the first to the second.
    Board(Vessel, #[spelled(other)] Vessel),
    /// Asks what the first takes of the second.
    Prize(Vessel, #[spelled(other)] Vessel),
    /// The derelict that is towed.
    Tow(Vessel),
    /// Asks what is taken of the island explored.
    Explore(Vessel, Island),
    /// Asks what is taken or given, exploring another ship.
    ExploreShip(Vessel, #[spelled(other)] Vessel),
    /// Asks whether it dives or comes up.
    Submerge(Vessel),
    /// The island that is looked at.
    Lookout(Vessel),
    /// The piece that is hexed.
    Hex(Vessel),
    /// Asks whether Spoiled Powder is played against it.
    SpoiledPowder(Vessel),
    /// Asks whether Parley is played against a party of the ship.
    Parley(Vessel),
    /// A flag of a fort and its target (`cursed-seas §5.10`).
    FortShot(Island),
    /// The flag of a fort that is lost.
    LoseFlag(Island),
    /// Asks whether Doldrums are played.
    Doldrums,
    /// Asks where fog or a reef comes to lie.
    Conjure(Terrain),
    /// For which ship, against which ship, or where an event is played.
    Target(EventCard),
}

impl Question {
    /// Returns whether it is answered by yes or no alone.
    #[must_use]
    pub fn is_yes_or_no(self) -> bool {
        matches!(
            self,
            Self::Captain(_)
                | Self::Reroll(_)
                | Self::Grape(_)
                | Self::FirePump(_)
                | Self::Board(..)
                | Self::Submerge(_)
                | Self::SpoiledPowder(_)
                | Self::Parley(_)
                | Self::Doldrums
        )
    }

    /// Returns whether question and answers stay hidden from the others: by them what only its seat knows would be known.
    #[must_use]
    pub fn is_secret(self) -> bool {
        matches!(
            self,
            Self::Stow
                | Self::Explore(..)
                | Self::ExploreShip(..)
                | Self::LoseCrew(_)
                | Self::LoseEquipment(_)
                | Self::DropExcess(_)
                | Self::PayWhirlpool(_)
                | Self::Lookout(_)
                | Self::Captain(_)
                | Self::Reroll(_)
                | Self::Grape(_)
                | Self::FirePump(_)
                | Self::LongNines(_)
                | Self::Hex(_)
                | Self::SpoiledPowder(_)
                | Self::Parley(_)
                | Self::Doldrums
                | Self::Target(_)
                | Self::SeaLegs(_)
        )
    }
}

/// An answer to a question.
#[values(game = CursedSeas, spelled = Answered, text = "choice", said = Speaker, listed)]
pub enum Choice {
    /// No more, or none of it.
    Done,
    /// Yes.
    Yes,
    /// This point.
    At(Spot),
    /// This island.
    Island(Island),
    /// This berth, exit or direction.
    Berth(Berth),
    /// This card starts aboard.
    StowAboard(Card, Vessel),
    /// This card starts on the home island.
    StowAshore(Card),
    /// Move it.
    Move(Vessel),
    /// Shoot with it.
    Shoot(Vessel),
    /// Explore the island where she is docked.
    Explore(Vessel),
    /// Explore the second with the first.
    ExploreShip(Vessel, #[spelled(other)] Vessel),
    /// Repair her.
    Repair(Vessel),
    /// Explore the island where she is docked, without an action.
    ExploreFreely(Vessel),
    /// Leave a card of hers ashore.
    Drop(Vessel, Card),
    /// Leave a coin of hers ashore.
    DropCoin(Vessel, #[spelled(value)] u8),
    /// Take a card from ashore aboard.
    TakeAboard(Vessel, Card),
    /// A crew of the first goes aboard the second.
    Transfer(Card, Vessel),
    /// Try to scuttle her.
    Scuttle(Vessel),
    /// Let go what she tows.
    Release(Vessel),
    /// Sor Milagros mends a mast of hers.
    Mend(Vessel),
    /// The Admiral's Seal gives her a second action.
    Seal(Vessel),
    /// Auntie Silk of the first signals to the second.
    Signal(Vessel, #[spelled(other)] Vessel),
    /// Build the fort of her nation where she is docked.
    BuildFort(Vessel),
    /// Shoot with the fort there.
    FortShoot(Island),
    /// Play an event.
    Play(EventCard),
    /// End the turn.
    End,
    /// Turn so, for this stick.
    Turn(Stick, Heading),
    /// Sail so far.
    Sail(Distance),
    /// Shoot a cannon at a piece.
    Fire(Gun, Vessel),
    /// Shoot a cannon at a fort.
    FireAt(Gun, Island),
    /// All cannons shoot at a piece.
    Broadside(Vessel),
    /// Use the Powder Kegs.
    Kegs,
    /// This cannon.
    Gun(Gun),
    /// This mast or segment.
    Mast(Mast),
    /// This ship or creature.
    Vessel(Vessel),
    /// This card.
    Card(Card),
    /// An unknown crew.
    UnknownCrew,
    /// A random coin, or one of hers.
    Coin,
    /// Take a coin of this value.
    TakeCoin(#[spelled(value)] u8),
    /// Give a coin of this value.
    GiveCoin(#[spelled(value)] u8),
    /// Take a card.
    Take(Card),
    /// Give a card.
    Give(Card),
    /// Take a unique treasure.
    TakeUnique(Unique),
    /// Give a unique treasure.
    GiveUnique(Unique),
}

impl Choice {
    /// Returns whether it names what only its seat may know.
    #[must_use]
    pub fn is_private(self) -> bool {
        matches!(
            self,
            Self::StowAboard(..)
                | Self::StowAshore(_)
                | Self::Drop(..)
                | Self::DropCoin(..)
                | Self::TakeAboard(..)
                | Self::Transfer(..)
                | Self::Mend(_)
                | Self::Signal(..)
                | Self::ExploreFreely(_)
                // They may lie face down until they shoot.
                | Self::Fire(Gun::MUSKETEERS, _)
                | Self::FireAt(Gun::MUSKETEERS, _)
                | Self::Play(_)
                | Self::Card(_)
                | Self::TakeCoin(_)
                | Self::GiveCoin(_)
                | Self::Take(_)
                | Self::Give(_)
        )
    }
}

/// An answer: a seat, its question, and its choice.
pub type Answer = kit::Answer<Question, Choice>;

/// Why an answer is refused.
#[values(text = "reason")]
pub enum Reason {
    /// Something else is asked.
    NotAsked,
    /// It is too near to something, or too far from the islands.
    NoPlace,
    /// It is somebody's home, or lies in the box.
    NotFree,
    /// Another piece lies at the berth.
    BerthTaken,
    /// It is no ship or creature of the player's on the mat.
    NotYours,
    /// It had its action this turn.
    Acted,
    /// She is a derelict.
    Derelict,
    /// She is in tow.
    InTow,
    /// She is pinned.
    Pinned,
    /// It is held by a creature.
    Grasped,
    /// She is wrecked.
    Wrecked,
    /// No action may be given to it this turn.
    Idle,
    /// It is lost in fog.
    Lost,
    /// It is under water.
    Submerged,
    /// Creatures do no such thing.
    NoCreature,
    /// No line of fire leads to a target.
    NoLine,
    /// The cannon has shot, or its mast is gone.
    NoGun,
    /// It is no target.
    NoTarget,
    /// She has not been docked there since the turn began.
    NotDocked,
    /// There is nothing that she could take.
    NothingThere,
    /// She does not touch it.
    NotTouched,
    /// There is no mast to be regained.
    NoMastGone,
    /// No sticks of this kind are left.
    NoStick,
    /// She can't turn so.
    NoTurn,
    /// She can't sail so far.
    NoWay,
    /// Her hold is full.
    NoRoom,
    /// Crew aboard would cost more than she does, or is not hers to carry.
    TooDear,
    /// It is not there.
    NotThere,
    /// It was moved this turn.
    MovedToday,
    /// She is no derelict.
    NoDerelict,
    /// It was tried this turn.
    Tried,
    /// She tows nothing.
    NoTow,
    /// Her tower has not acted this turn.
    NotActed,
    /// The event is not held, or can't be played now.
    NoEvent,
    /// Nobody aboard can do that.
    NoAbility,
}
