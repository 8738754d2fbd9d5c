//! What is asked and answered, and why an answer is refused.

use crate::kit::family;
use crate::table::Seat;
use crate::voodoo::{Cell, Colour, Voodoo};

/// What is asked, in both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Play an Action card in secret.
    PlayCard,
    /// On Bones: lay a second card in secret.
    SecondCard,
    /// On Bones: which of your two cards is played.
    ChooseCard,
    /// Your turn under the Moon.
    Turn,
    /// On Wind: one or two quadrants.
    Quadrants,
    /// Jax with an empty bag: a soul of the grid.
    GridSoul,
    /// Tok: call a colour.
    CallColour,
    /// Tok with too little room: which soul of the colour called.
    WhichSoul(Colour),
    /// Tix: whom, and which way it sails.
    Victim,
    /// Tix: which soul to give to this ship.
    GiveSoul(Seat),
    /// Take: what, so many things to go.
    Take(u8),
    /// The ritual: place a soul, or not.
    PlaceSoul,
    /// The ritual: where to sail, one space or up to two.
    RitualSail(u8),
}

/// Bridges a game's questions.
macro_rules! share_questions {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Question as $crate::voodoo::shares::Question {
            PlayCard, SecondCard, ChooseCard, Turn, Quadrants, GridSoul, CallColour, WhichSoul(colour), Victim, GiveSoul(victim),
            Take(left), PlaceSoul, RitualSail(most),
        });
    };
}
pub(crate) use share_questions;

/// What can be answered, in both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice<G: Voodoo> {
    /// Play, lay or choose this card.
    Play(G::Card),
    /// Not this time; done.
    Pass,
    /// So many quadrants.
    Quadrants(u8),
    /// The soul on this cell of the grid.
    GridSoul(Cell),
    /// The soul of this ship, the first that fits the call.
    SoulFrom(Seat),
    /// This colour.
    Colour(Colour),
    /// This ship, made to sail this way.
    Victim(Seat, G::Heading),
    /// A coin from the supply.
    TakeCoin,
    /// A random soul from the bag.
    TakeSoul,
    /// Put a soul of this colour on this cell.
    Place(Colour, Cell),
    /// Sail this way, so many spaces.
    Sail(G::Heading, u8),
}

/// Bridges a game's choices.
macro_rules! share_choices {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Choice<$game> as $crate::voodoo::shares::Choice {
            Play(card), Pass, Quadrants(quadrants), GridSoul(cell), SoulFrom(seat), Colour(colour), Victim(victim, heading), TakeCoin,
            TakeSoul, Place(colour, cell), Sail(heading, spaces),
        });
    };
}
pub(crate) use share_choices;

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
