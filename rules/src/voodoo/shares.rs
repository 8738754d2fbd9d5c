//! What the enums of both games share.
//!
//! Each game has its own list of places, events, questions, choices, reasons and causes, by which its saved games, its scenarios
//! and the desktop name things. The shared rules use the lists here; a game's list has every name of them, and
//! the macros at the end of each list bridge the two.

use super::Voodoo;
use super::pieces::{Berth, Cell, Colour, Wind};
use crate::table::{PieceId, Seat};

/// A game's value that may be one that both games share.
pub trait Shares<S> {
    /// The shared value; nothing where it is the game's own.
    fn shared(self) -> Option<S>;
}

/// Bridges a game's enum and a shared one: variants of the same names.
macro_rules! bridge {
    ($own:ident for $game:ty, $shared:ty as $alias:path {
        $( $variant:ident $( ( $($field:ident),* ) )? $( { $($named:ident),* } )? , )*
    }) => {
        impl From<$shared> for $own {
            #[inline]
            fn from(shared: $shared) -> Self {
                use $alias as Shared;
                match shared {
                    $( Shared::$variant $( ( $($field),* ) )? $( { $($named),* } )? =>
                        Self::$variant $( ( $($field),* ) )? $( { $($named),* } )?, )*
                }
            }
        }

        impl $crate::voodoo::Shares<$shared> for $own {
            #[inline]
            fn shared(self) -> Option<$shared> {
                use $alias as Shared;
                match self {
                    $( Self::$variant $( ( $($field),* ) )? $( { $($named),* } )? =>
                        Some(Shared::$variant $( ( $($field),* ) )? $( { $($named),* } )?), )*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use bridge;

/// Where a piece lies, in both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place<G: Voodoo> {
    /// In its supply.
    Supply,
    /// In the bag of souls.
    Bag,
    /// On the ritual grid.
    Grid(Cell),
    /// Aboard a ship; a token with its pirate.
    Aboard(Seat),
    /// A soul aboard, on its numbered place.
    Berth(Seat, Berth),
    /// On a space of the sea.
    Sea(G::Space),
    /// An Action card in hand.
    Hand(Seat),
    /// An Action card laid face down.
    FaceDown(Seat),
    /// A second Action card laid face down, on Bones.
    SecondFaceDown(Seat),
    /// An Action card revealed.
    FaceUp(Seat),
    /// A second Action card revealed, on Bones.
    SecondFaceUp(Seat),
    /// An Action card in a Cursed Pirate's deck, so many below the top.
    Deck(Seat, u8),
    /// An Action card in a Cursed Pirate's discard pile.
    Discard(Seat),
    /// A figure on its pirate's mat.
    Mat(Seat),
    /// A figure on a barrel.
    On(G::Barrel),
    /// Put away.
    Box,
}

/// Bridges a game's places.
macro_rules! share_places {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Place<$game> as $crate::voodoo::shares::Place {
            Supply, Bag, Grid(cell), Aboard(seat), Berth(seat, berth), Sea(space), Hand(seat), FaceDown(seat),
            SecondFaceDown(seat), FaceUp(seat), SecondFaceUp(seat), Deck(seat, deep), Discard(seat), Mat(seat), On(barrel), Box,
        });
    };
}
pub(crate) use share_places;

/// What a piece is, in both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face<G: Voodoo> {
    /// A pirate's ship.
    Ship(Seat),
    /// A pirate's figure.
    Figure(Seat),
    /// A soul.
    Soul(Colour),
    /// A coin.
    Coin,
    /// An Action card of a pirate.
    Card(Seat, G::Card),
    /// A blessed playing card.
    Blessed(G::Rank),
    /// The Sun token.
    Sun,
    /// The Moon token.
    Moon,
    /// A jail token.
    Jail,
    /// The GriGri.
    GriGri,
}

/// Bridges a game's faces.
macro_rules! share_faces {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Face<$game> as $crate::voodoo::shares::Face {
            Ship(seat), Figure(seat), Soul(colour), Coin, Card(seat, card), Blessed(rank), Sun, Moon, Jail, GriGri,
        });
    };
}
pub(crate) use share_faces;

/// What the tale tells, in both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<G: Voodoo> {
    /// A phase began, in this round.
    PhaseBegan(G::Phase, u8),
    /// Somebody decided; `forced` where nobody was asked.
    Decided {
        /// Who.
        seat: Seat,
        /// What was asked.
        question: G::Question,
        /// The answer.
        choice: G::Choice,
        /// Whether nobody was asked.
        forced: bool,
    },
    /// A piece moved; nothing in place of its id to who may not know which it is.
    Moved {
        /// Which piece.
        piece: Option<PieceId>,
        /// From where.
        from: G::Place,
        /// To where.
        to: G::Place,
    },
    /// A ship sailed into a free space.
    Sailed {
        /// Whose ship.
        ship: Seat,
        /// From where.
        from: G::Space,
        /// To where.
        to: G::Space,
        /// In which direction the last space was entered.
        heading: G::Heading,
    },
    /// A ship leapt: by the stars, through a portal, by a maelstrom.
    Leapt {
        /// Whose ship.
        ship: Seat,
        /// From where.
        from: G::Space,
        /// To where.
        to: G::Space,
    },
    /// A ship passed another.
    Passed {
        /// Whose ship.
        ship: Seat,
        /// Which ship it passed.
        over: Seat,
        /// Where that lies.
        at: G::Space,
    },
    /// A ship is held: becalmed or storm-bound.
    Held {
        /// Whose ship.
        ship: Seat,
        /// By which wind.
        wind: Wind,
    },
    /// A ship turned.
    Faced {
        /// Whose ship.
        ship: Seat,
        /// Which way it faces now.
        heading: G::Heading,
    },
    /// The wind turned.
    WindTurned {
        /// From.
        from: Wind,
        /// To.
        to: Wind,
    },
    /// A card played was turned face up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: G::Card,
    },
    /// A Cursed Pirate skipped a card of its deck.
    Skipped {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: G::Card,
    },
    /// A Cursed Pirate's deck was shuffled anew.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// An Action card was conjured.
    Conjured {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: G::Card,
    },
    /// A Cursed Pirate did not conjure its card.
    NotConjured {
        /// Who.
        seat: Seat,
        /// Which card.
        card: G::Card,
    },
    /// A barrel was conjured.
    BarrelConjured {
        /// By whom.
        seat: Seat,
        /// Which barrel.
        barrel: G::Barrel,
    },
    /// A ritual was called.
    RitualCalled {
        /// By whom.
        caller: Seat,
        /// How many #oodoo cards were played.
        cards: u8,
    },
    /// The second round of a ritual began.
    RitualSecondRound,
    /// A ritual ended.
    RitualEnded {
        /// Whether the grid was full, so that its souls go back to the bag.
        full: bool,
    },
    /// A colour was called by Tok.
    ColourCalled {
        /// By whom.
        seat: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// A ship was possessed by Tix.
    Possessed {
        /// By whom.
        seat: Seat,
        /// Which ship.
        victim: Seat,
        /// Which way it has to sail.
        heading: G::Heading,
    },
    /// Blessed cards were swapped, unseen.
    BlessedSwapped {
        /// By whom.
        seat: Seat,
        /// With whom.
        victim: Seat,
    },
    /// A broadside was fired.
    Fired {
        /// By whom.
        seat: Seat,
        /// At which ship.
        victim: Seat,
        /// How many hits.
        hits: u8,
    },
    /// A ship's power changed.
    PowerChanged {
        /// Whose.
        seat: Seat,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A pirate went to jail for the round.
    Jailed {
        /// Who.
        seat: Seat,
    },
    /// A pirate has no turn.
    PassedOver {
        /// Who.
        seat: Seat,
    },
    /// A pirate showed what it had hidden, at the end.
    Shown {
        /// Whose.
        seat: Seat,
        /// What it showed.
        face: G::Face,
    },
    /// Somebody's points at the end.
    Scored {
        /// Who.
        seat: Seat,
        /// By source.
        score: G::Score,
    },
    /// A winner; more than one where the win is shared.
    Won {
        /// Who.
        seat: Seat,
    },
}

/// Bridges a game's events.
macro_rules! share_events {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Event<$game> as $crate::voodoo::shares::Event {
            PhaseBegan(phase, round), Decided { seat, question, choice, forced }, Moved { piece, from, to },
            Sailed { ship, from, to, heading }, Leapt { ship, from, to }, Passed { ship, over, at }, Held { ship, wind },
            Faced { ship, heading }, WindTurned { from, to }, Revealed { seat, card }, Skipped { seat, card },
            Reshuffled { seat }, Conjured { seat, card }, NotConjured { seat, card }, BarrelConjured { seat, barrel },
            RitualCalled { caller, cards }, RitualSecondRound, RitualEnded { full }, ColourCalled { seat, colour },
            Possessed { seat, victim, heading }, BlessedSwapped { seat, victim }, Fired { seat, victim, hits },
            PowerChanged { seat, from, to }, Jailed { seat }, PassedOver { seat }, Shown { seat, face }, Scored { seat, score },
            Won { seat },
        });
    };
}
pub(crate) use share_events;

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

/// Bridges a game's reasons.
macro_rules! share_reasons {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Reason as $crate::voodoo::shares::Reason {
            GameOver, NotAsked, NotInHand, PlayedLastRound, DoneAlready, RitualHeld, NoSoul, NothingThere, NoRoom, GriGri, Stuck,
            CannotMove, NeedsMatch, CellTaken, NoSuchThing, MustChoose,
        });
    };
}
pub(crate) use share_reasons;

/// The rules that both games have, as the tale names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// A phase began or ended.
    Round,
    /// Playing cards at Dusk.
    Cards,
    /// Two or more Take.
    Jail,
    /// The Moon barrel.
    MoonBarrel,
    /// The Bones barrel.
    Bones,
    /// The Wind barrel.
    WindBarrel,
    /// Jax.
    Jax,
    /// Tok.
    Tok,
    /// #oodoo and its ritual.
    Ritual,
    /// Tix.
    Tix,
    /// Take.
    Take,
    /// A storm.
    Storm,
    /// Becalmed.
    Becalmed,
    /// Mermaid's Breath.
    Mermaids,
    /// The end of a turn.
    Facing,
    /// Broadsides.
    Broadside,
    /// Dawn.
    Dawn,
    /// The score.
    Score,
    /// The Cursed Pirates' rules.
    Cursed,
    /// Blessed cards.
    Blessed,
}

/// Bridges a game's causes.
macro_rules! share_causes {
    ($own:ident for $game:ident) => {
        $crate::voodoo::shares::bridge!($own for $game, $crate::voodoo::shares::Cause as $crate::voodoo::shares::Cause {
            Round, Cards, Jail, MoonBarrel, Bones, WindBarrel, Jax, Tok, Ritual, Tix, Take, Storm, Becalmed, Mermaids, Facing,
            Broadside, Dawn, Score, Cursed, Blessed,
        });
    };
}
pub(crate) use share_causes;
