//! What is asked, what can be answered, and why an answer is refused.

use super::VoodooCards;
use super::pieces::{Barrel, Card, Cell, Colour, Object};
use super::ring::{Heading, Space};
use crate::kit::values;
use crate::table::Seat;
use crate::voodoo::{self, shares};
use serde::{Deserialize, Serialize};

/// A thing that a ship can be boarded for (`voodoo-pirate-card-game §8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// What is asked. Whose decision it is stands beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Lay your ship on a cardinal card (§4).
    Start,
    /// Play an Action card in secret (§5).
    PlayCard,
    /// Pay a soul for a barrel, or not (§5).
    Barrel,
    /// On Bones: lay a second card in secret (§12.15).
    SecondCard,
    /// On Bones: which of your two cards is played (§12.15).
    ChooseCard,
    /// On Stars: sail to a star of this colour, or not (§5).
    Stars(Colour),
    /// Your turn under the Moon (§5).
    Turn,
    /// On Wind: one or two quadrants (§5).
    Quadrants,
    /// On Sea: which card to turn over, or which two to exchange (§5).
    Sea,
    /// Jax with an empty bag: a soul of the grid (§6).
    GridSoul,
    /// Tok: call a colour (§6).
    CallColour,
    /// Tok with too little room: which soul of the colour called (§6).
    WhichSoul(Colour),
    /// Tix: whom, and which way it sails (§6).
    Victim,
    /// Tix: which soul to give to this ship (§6).
    GiveSoul(Seat),
    /// Take: what, so many things to go (§6).
    Take(u8),
    /// The ritual: place a soul, or not (§6).
    PlaceSoul,
    /// The ritual: where to sail, one space or up to two (§6).
    RitualSail(u8),
    /// With the compass token on a cardinal card: to which space (§12.9).
    Course,
    /// Board a ship passed for an item, or not (§8).
    Board(Seat),
    /// Swap blessed cards unseen with a ship boarded, or not (§8).
    Swap(Seat),
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
    AnswerFire(Seat),
    /// Before the score: use the Octopus, or not (§12.18).
    LastTrade,
}

shares::share_questions!(Question for VoodooCards);

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// This space.
    Space(Space),
    /// Play, lay or choose this card.
    Play(Card),
    /// Set the figure on this barrel for a soul of this colour.
    Cast(Barrel, Colour),
    /// Set the figure on this barrel by Barrel Magic.
    Magic(Barrel),
    /// Set the figure on Stars by Barrel Magic, for a star of this colour.
    MagicStar(Colour),
    /// Not this time; done.
    Pass,
    /// Conjure the Action card played.
    Conjure,
    /// Conjure the barrel the figure is on.
    Barrel(Barrel),
    /// Use an object.
    Use(Object),
    /// Face this way: ends the turn.
    Face(Heading),
    /// So many quadrants.
    Quadrants(u8),
    /// Turn over the Sea card on this space.
    Flip(Space),
    /// Exchange the Sea card on this space and the one opposite.
    Switch(Space),
    /// The soul on this cell of the grid.
    GridSoul(Cell),
    /// The soul of this ship, the first that fits the call.
    SoulFrom(Seat),
    /// This colour.
    Colour(Colour),
    /// This ship, made to sail this way.
    Victim(Seat, Heading),
    /// A coin of Rackham's treasure.
    TakeCoin,
    /// The top object of the deck.
    TakeTop,
    /// The top object of the discard pile.
    TakeSpent,
    /// A random soul from the bag.
    TakeSoul,
    /// Put a soul of this colour on this cell.
    Place(Colour, Cell),
    /// Sail this way, so many spaces.
    Sail(Heading, u8),
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
    Trade(Colour, Colour),
    /// Keep this object.
    Keep(Object),
    /// This way.
    Way(Heading),
}

shares::share_choices!(Choice for VoodooCards);

/// The rule that forbids a choice.
#[values(shares = voodoo::Reason, text = "reason")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
