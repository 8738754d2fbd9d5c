//! Questions, answers, and reasons why an answer is refused.
//!
//! Values without a comment are of both Voodoo games: [`voodoo`] says what each is and holds.

use super::VoodooPirate;
use super::chart::{Heading, Quarters, Space};
use super::pieces::{Barrel, Berth, Card, Cell, Colour, Object};
use super::words::Speaker;
use crate::{self as voodoo, scenario::SoulPlace};
use rules::kit::values;
use rules::table::Seat;

/// A thing that can be boarded for, swapped or buried.
#[values(game = VoodooPirate, spelled = ItemName, listed)]
pub enum Item {
    /// A coin.
    Coin,
    /// A poppet.
    Poppet,
    /// The soul on a numbered place (0 to 3).
    Soul(#[spelled(place: SoulPlace)] Berth),
    /// An object.
    Object(Object),
    /// A skull.
    Skull,
}

/// The way Twin Bottles are poured.
#[values(text = "prompt-bottles")]
pub enum Pour {
    /// Not yet said.
    Either,
    /// Poppets into souls.
    Souls,
    /// Souls into poppets.
    Poppets,
}

/// A question. The seat that decides stands beside it.
#[values(game = VoodooPirate, shares = voodoo::Question, spelled = Asked, text = "prompt", said = Speaker, listed)]
pub enum Question {
    /// Place your ship in the harbour (§4).
    Harbour,
    PlayCard,
    /// Cast a poppet for a barrel, or not (§5.2).
    CastPoppet,
    SecondCard,
    ChooseCard,
    /// On Sand: bury a possession, or be done (§5.5).
    Bury,
    /// On Stars: sail to a star, or not (§5.5).
    Stars,
    Turn,
    Quadrants,
    /// On Whirlpool: where it goes (§6).
    Whirlpool,
    GridSoul,
    CallColour,
    WhichSoul,
    Victim,
    GiveSoul,
    Take,
    PlaceSoul,
    RitualSail,
    /// On Sea: how the new tile lies (§6). The space is where the ship will sail.
    LayTile(Space),
    /// Board a ship passed for an item, so many in all (§10).
    Board(#[spelled(victim)] Seat, #[spelled(left)] u8),
    /// Portal: where to (§8.6).
    Portal,
    /// The goods of a space: take them or not (§8.6).
    Goods,
    /// No room: what goes back to the supply (§3).
    GiveBack,
    /// Twin Bottles: what to turn, so many times more (§11).
    Bottles(#[spelled(left)] u8, Pour),
    /// Parrot: what to take, and from whom (§11).
    ParrotTakes,
    /// Parrot: what to give for it (§11).
    ParrotGives(#[spelled(victim)] Seat, Item),
    /// Silent Oars: whom to board (§11).
    Oars,
    /// Ghost Wind: which way (§11).
    GhostWind,
}

/// An answer.
#[values(game = VoodooPirate, shares = voodoo::Choice, spelled = Answer, text = "choice", said = Speaker, listed)]
pub enum Choice {
    /// A space of the chart: harbour, star, whirlpool, portal.
    Space(Space),
    Play,
    /// Set the figure on this barrel for a poppet.
    Cast(Barrel),
    Pass,
    /// Bury this.
    Bury(Item),
    /// Conjure the Action card played.
    Conjure,
    /// Conjure the barrel the figure is on.
    Barrel(Barrel),
    /// Use an object.
    Use(Object),
    /// Face this way: ends the turn.
    Face(Heading),
    /// End the turn in the harbour.
    EndTurn,
    Quadrants,
    GridSoul,
    SoulFrom,
    Colour,
    Victim,
    TakeCoin,
    /// A poppet from the supply.
    TakePoppet,
    TakeSoul,
    Place,
    Sail,
    /// Lay the tile so.
    Lay(Quarters),
    /// Take this item from the ship boarded.
    Item(Item),
    /// Swap blessed cards unseen with the ship boarded.
    SwapBlessed,
    /// Take the goods.
    Take,
    /// Give this back to the supply.
    GiveBack(Item),
    /// Turn a poppet into a soul.
    PourSoul,
    /// Turn the soul of this colour into a poppet.
    PourPoppet(Colour),
    /// This item of this ship.
    ItemOf(#[spelled(victim)] Seat, Item),
    /// This ship.
    Ship(#[spelled(victim)] Seat),
    /// This way.
    Way(Heading),
}

/// The rule that forbids a choice.
#[values(shares = voodoo::Reason, text = "reason")]
pub enum Reason {
    GameOver,
    NotAsked,
    /// The space is taken or no place for this.
    SpaceTaken,
    /// Not a space of the harbour.
    NotHarbour,
    NotInHand,
    PlayedLastRound,
    /// The barrel has a figure on it.
    BarrelTaken,
    /// The figure is on another barrel already.
    FigureUsed,
    /// There is no poppet to cast.
    NoPoppet,
    /// Not in the harbour.
    InHarbour,
    DoneAlready,
    RitualHeld,
    NoSoul,
    NothingThere,
    NoRoom,
    GriGri,
    /// The ship is in the harbour.
    VictimInHarbour,
    /// The ship is on the shore.
    Ashore,
    Stuck,
    CannotMove,
    /// The space has no tile.
    NoTile,
    /// There is no star of a soul's colour there.
    NoStar,
    /// The whirlpool lies there.
    WhirlpoolThere,
    /// The object does nothing by being used, or not now.
    NoUse,
    /// That way needs the Compass.
    NeedsCompass,
    NeedsMatch,
    CellTaken,
    /// Out of reach.
    OutOfReach,
    /// The same for the same is no swap.
    LikeForLike,
    /// A barrel of Dusk is not conjured under the Moon.
    DuskBarrel,
    /// The deck is not in this game.
    NotInGame,
    NoSuchThing,
    MustChoose,
    /// Ships face west or south.
    FacesWestOrSouth,
    /// A ship sails along its row or its column.
    NotStraight,
    /// No ship sails by choice now.
    NotSailing,
    /// Another ship is boarded.
    OtherShip,
}
