//! Questions, answers, and reasons why an answer is refused.
//!
//! Values without a comment are of both Voodoo games: [`voodoo`] says what each is and holds.

use super::VoodooCards;
use super::pieces::{Barrel, Card, Cell, Colour, Object};
use super::ring::{Heading, Space};
use super::words::Speaker;
use crate as voodoo;
use rules::kit::values;
use rules::table::Seat;

/// A thing that a ship can be boarded for (`voodoo-pirate-card-game §8`).
#[values(listed)]
pub enum Item {
    /// The compass token.
    Compass,
    /// A coin.
    Coin,
    /// A soul of this colour.
    Soul(Colour),
    /// An object.
    Object(Object),
    /// The GriGri.
    GriGri,
}

/// A question. The seat that decides stands beside it.
#[values(game = VoodooCards, shares = voodoo::Question, spelled = Asked, text = "prompt", said = Speaker, listed)]
pub enum Question {
    /// Lay your ship on a cardinal card (§4).
    Start,
    PlayCard,
    /// Pay a soul for a barrel, or not (§5).
    Barrel,
    SecondCard,
    ChooseCard,
    /// On Stars: sail to a star of this colour, or not (§5).
    Stars(Colour),
    Turn,
    Quadrants,
    /// On Sea: which card to turn over, or which two to exchange (§5).
    Sea,
    GridSoul,
    CallColour,
    WhichSoul,
    Victim,
    GiveSoul,
    Take,
    PlaceSoul,
    RitualSail,
    /// With the compass token on a cardinal card: to which space (§12.9).
    Course,
    /// Board a ship passed for an item, or not (§8).
    Board(#[spelled(victim)] Seat),
    /// Swap blessed cards unseen with a ship boarded, or not (§8).
    Swap(#[spelled(victim)] Seat),
    /// A skull header: take an object, or not (§7).
    Goods,
    /// More than three objects: which is given up (§7).
    GiveUp,
    /// Sand: bury the Cursed Skull, or not (§7).
    Sand,
    /// Voodoo Mask: which object of the discard pile (§3).
    Fetch,
    /// Octopus: which soul for which (§3).
    Trade,
    /// Shipwreck: which of the top cards is kept, if any (§3).
    Search,
    /// Ghost Whisper: which way (§3).
    Whisper,
    /// Ghost Ship, fired upon by this ship: answer or not (§12.19).
    AnswerFire(#[spelled(victim)] Seat),
    /// Before the score: use the Octopus, or not (§12.18).
    LastTrade,
}

/// An answer.
#[values(game = VoodooCards, shares = voodoo::Choice, spelled = Answer, text = "choice", said = Speaker, listed)]
pub enum Choice {
    /// This space.
    Space(Space),
    Play,
    /// Set the figure on this barrel for a soul of this colour.
    Cast(Barrel, Colour),
    /// Set the figure on this barrel by Barrel Magic.
    Magic(Barrel),
    /// Set the figure on Stars by Barrel Magic, for a star of this colour.
    MagicStar(Colour),
    Pass,
    /// Conjure the Action card played.
    Conjure,
    /// Conjure the barrel the figure is on.
    Barrel(Barrel),
    /// Use an object.
    Use(Object),
    /// Face this way: ends the turn.
    Face(Heading),
    Quadrants,
    /// Turn over the Sea card on this space.
    Flip(Space),
    /// Exchange the Sea card on this space and the one opposite.
    Switch(Space),
    GridSoul,
    SoulFrom,
    Colour,
    Victim,
    TakeCoin,
    /// The top object of the deck.
    TakeTop,
    /// The top object of the discard pile.
    TakeSpent,
    TakeSoul,
    Place,
    Sail,
    /// Take this item from the ship boarded.
    Item(Item),
    /// Swap blessed cards unseen.
    Swap,
    /// Give up this object.
    GiveUp(Object),
    /// Bury the Cursed Skull.
    Bury,
    /// Fetch this object.
    Fetch(Object),
    /// A soul of the first colour into the bag, one of the second out of it.
    Trade(#[spelled(given)] Colour, #[spelled(taken)] Colour),
    /// Keep this object.
    Keep(Object),
    /// This way.
    Way(Heading),
}

/// The rule that forbids a choice.
#[values(shares = voodoo::Reason, text = "reason")]
pub enum Reason {
    GameOver,
    NotAsked,
    /// A ship lies there.
    SpaceTaken,
    /// Not a cardinal card.
    NotCardinal,
    NotInHand,
    PlayedLastRound,
    /// The barrel has a figure on it.
    BarrelTaken,
    /// The barrel's card lies with its wind up, or the barrel is not in this game.
    BarrelGone,
    DoneAlready,
    RitualHeld,
    NoSoul,
    NothingThere,
    NoRoom,
    GriGri,
    Stuck,
    CannotMove,
    /// There is no star of that colour there.
    NoStar,
    /// A barrel of Dusk is not conjured under the Moon.
    DuskBarrel,
    /// The object does nothing by being used, or not now.
    NoUse,
    /// No Storm is blowing.
    NoStorm,
    /// A Mask fetches no Mask.
    NoMask,
    /// A skull header gives back nothing that was used in the same turn.
    UsedInTurn,
    /// The same for the same is no trade.
    LikeForLike,
    NeedsMatch,
    CellTaken,
    /// Out of reach.
    OutOfReach,
    NoSuchThing,
    MustChoose,
    /// No ship sails by choice now.
    NotSailing,
}
