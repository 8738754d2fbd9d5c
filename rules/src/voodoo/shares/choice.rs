//! Questions, answers, and reasons why an answer is refused.

use crate::{Cell, Colour, Voodoo};
use rules::kit::family;
use rules::table::Seat;

/// A question, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Play an Action card in secret (§5.1).
    PlayCard,
    /// On Bones: lay a second card in secret (§5.3).
    SecondCard,
    /// On Bones: which of your two cards is played (§5.3).
    ChooseCard,
    /// Your turn under the Moon (§6).
    Turn,
    /// On Wind: one or two quadrants (§6).
    Quadrants,
    /// Jax with an empty bag: a soul of the grid (§7).
    GridSoul,
    /// Tok: call a colour (§7).
    CallColour,
    /// Tok with too little room: which soul of the colour called (§7).
    WhichSoul(Colour),
    /// Tix: whom, and which way it sails (§7).
    Victim,
    /// Tix: which soul to give to this ship (§7).
    GiveSoul(#[spelled(victim)] Seat),
    /// Take: what, so many things to go (§7).
    Take(#[spelled(left)] u8),
    /// The ritual: place a soul, or not (§7).
    PlaceSoul,
    /// The ritual: where to sail, one space or up to two (§7).
    RitualSail(#[spelled(most)] u8),
}

/// An answer, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice<G: Voodoo> {
    /// Play, lay or choose this card.
    Play(G::Card),
    /// Not this time; done.
    Pass,
    /// So many quadrants.
    Quadrants(#[spelled(quadrants)] u8),
    /// The soul on this cell of the grid.
    GridSoul(Cell),
    /// The soul of this ship, the first that fits the call.
    SoulFrom(#[spelled(pirate)] Seat),
    /// This colour.
    Colour(Colour),
    /// This ship, made to sail this way.
    Victim(#[spelled(victim)] Seat, G::Heading),
    /// A coin from the supply.
    TakeCoin,
    /// A random soul from the bag.
    TakeSoul,
    /// Put a soul of this colour on this cell.
    Place(Colour, Cell),
    /// Sail this way, so many spaces.
    Sail(G::Heading, #[spelled(spaces)] u8),
}

/// Why an answer is refused, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Something else is asked.
    NotAsked,
    /// The card is not in hand.
    NotInHand,
    /// The card was played last round.
    PlayedLastRound,
    /// Done already this turn.
    DoneAlready,
    /// The ritual of the round is over.
    RitualHeld,
    /// No soul aboard that can be used.
    NoSoul,
    /// Nothing of the kind is there.
    NothingThere,
    /// There is no room for it.
    NoRoom,
    /// The victim holds the GriGri.
    #[text = "reason-grigri"]
    GriGri,
    /// The ship is held by the wind.
    Stuck,
    /// The ship cannot move that way.
    CannotMove,
    /// Two spaces need a soul beside one of its colour.
    NeedsMatch,
    /// The cell is taken.
    CellTaken,
    /// No such thing in this game.
    NoSuchThing,
    /// It cannot be declined.
    MustChoose,
}
