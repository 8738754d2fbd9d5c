//! A scenario file of this game.

use super::spelling::{GridCell, Pirate};
use crate::Sits;
use crate::scenario::Moment;
use crate::voodoo_cards::event::Phase;
use crate::voodoo_cards::load::RawFace;
use crate::voodoo_cards::pieces::{Barrel, Card, Colour, Object, Rank, Side, Wind};
use crate::voodoo_cards::ring::{Heading, Space};
use rules::table::files::record;
use rules::table::scenario::Maybe;
use serde::Deserialize;

/// The barrel of the East.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum East {
    #[default]
    Moon,
    Bones,
}

/// The position that a scenario begins with. What is left out is as in a new game, with nobody owning anything.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The pirates, clockwise.
    #[required]
    pub pirates: Vec<Captain>,
    /// The moment of the round.
    #[required]
    pub moment: Moment,
    /// The own move with which the turn begins: which way, and how many spaces.
    pub sails: Maybe<(Heading, u8)>,
    /// The barrel of the East; the Moon if left out.
    pub east: East,
    /// The holder of the Sun; the first pirate if left out.
    pub sun: Maybe<Pirate>,
    /// The round's number.
    pub round: Maybe<u8>,
    /// True if the round's ritual has been held.
    pub ritual_held: bool,
    /// The number of pirates who have conjured Jax in this round.
    pub jaxes: u8,
    /// The wind.
    pub wind: Maybe<Wind>,
    /// Souls on the ritual grid.
    pub grid: Vec<(GridCell, Colour)>,
    /// Numbered Sea cards with the face that is up; the others lie by number on the spaces left, face A up.
    pub sea: Vec<(Space, u8, Side)>,
    /// The faces drawn on numbered Sea cards instead of their own waters.
    pub waters: Vec<(u8, Side, RawFace)>,
    /// Objects on top of the deck, the next one first; the others follow in the rule page's order.
    pub pile: Vec<Object>,
    /// The discard pile, the top first.
    pub spent: Vec<Object>,
    /// Souls that the bag will give, in order.
    pub bag_gives: Vec<Colour>,
}

/// A pirate with all it owns: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub struct Captain {
    /// Its colour.
    #[required]
    pub colour: Colour,
    /// The kind of its seat.
    pub kind: Maybe<Sits>,
    /// The space of its ship; in a position the first free cardinal space if left out.
    pub at: Maybe<Space>,
    /// The way its ship faces.
    pub facing: Maybe<Heading>,
    /// Its ship's power.
    pub power: Maybe<u8>,
    /// Coins.
    pub coins: Maybe<u8>,
    /// Souls, in the order of their places.
    pub souls: Maybe<Vec<Colour>>,
    /// Souls wherever they lie aboard: only in an expectation.
    pub souls_anywhere: Maybe<Vec<Colour>>,
    /// Objects, the newest last.
    pub objects: Maybe<Vec<Object>>,
    /// True if it has the compass token.
    pub compass: Maybe<bool>,
    /// True if it holds the GriGri.
    pub grigri: Maybe<bool>,
    /// The Action card in front of it.
    pub played: Maybe<Card>,
    /// Cards in hand: only in an expectation, since all others are in hand anyway.
    pub hand: Maybe<Vec<Card>>,
    /// The top cards of a Cursed Pirate's deck; the others follow.
    pub deck: Maybe<Vec<Card>>,
    /// A Cursed Pirate's discard pile.
    pub discard: Maybe<Vec<Card>>,
    /// The barrel that its figure is on.
    pub barrel: Maybe<Barrel>,
    /// The colour of the star that its Stars barrel was paid for.
    pub star: Maybe<Colour>,
    /// True if it is in jail.
    pub jailed: Maybe<bool>,
    /// The Sea cards whose maps it has had.
    pub maps: Maybe<Vec<u8>>,
    /// Its blessed card.
    pub card: Maybe<Rank>,
}

/// The table as it must be in the end. Whatever is left out is not looked at.
#[record]
#[derive(Debug, Default)]
pub struct Outcome {
    /// The phase.
    pub phase: Maybe<Phase>,
    /// The round.
    pub round: Maybe<u8>,
    /// The space of the round marker.
    pub marker: Maybe<Space>,
    /// The holder of the Sun.
    pub sun: Maybe<Pirate>,
    /// The holder of the Moon.
    pub moon: Maybe<Pirate>,
    /// The wind.
    pub wind: Maybe<Wind>,
    /// The whole grid.
    pub grid: Maybe<Vec<(GridCell, Colour)>>,
    /// Numbered Sea cards that lie so.
    pub sea: Vec<(Space, u8, Side)>,
    /// The number of object cards in the deck.
    pub pile: Maybe<u8>,
    /// The discard pile, the top first.
    pub spent: Maybe<Vec<Object>>,
    /// Souls in the bag.
    pub bag: Maybe<u8>,
    /// Coins in Rackham's treasure.
    pub coins: Maybe<u8>,
    /// The pirates.
    pub pirates: Vec<Captain>,
}
