//! Places of cards, and standings of players (`pirate-crusades §2.3`, `§3.2`, `§4.2`).

use super::{Captain, Card, Location};
use crate::PirateCrusades;
use crate::words::Speaker;
use rules::kit::values;
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// The place of a card of the Sunset deck. Numbers count from 0 without gaps, in the order in which the cards came there.
#[values(game = PirateCrusades, spelled = PlaceName, text = "place", said = Speaker, listed)]
pub enum Place {
    /// In the deck; the largest number is the top.
    Deck(#[spelled(number)] u8),
    /// In the discard; the largest number is the top.
    Discard(#[spelled(number)] u8),
    /// A player's ship.
    Ship(Seat),
    /// A player's bonus.
    Bonus(Seat, #[spelled(number)] u8),
    /// In a player's hand.
    Hand(Seat),
    /// Cargo in a player's hold.
    Hold(Seat, #[spelled(number)] u8),
    /// An unfinished mission of a player's, face down.
    Mission(Seat, #[spelled(number)] u8),
    /// A mission that a player has done, in the Short Game.
    Done(Seat, #[spelled(number)] u8),
    /// The town where a player is docked, in the Short Game.
    Town(Seat),
    /// A player's treasure chest.
    Chest(Seat),
    /// The ship that a player tows.
    Prize(Seat),
    /// A treasure that a player has a map of; nobody knows which card it is.
    Buried(Seat),
    /// The port of a location.
    Port(Location),
    /// The ship of a captain that no player plays.
    ShipOf(Captain),
    /// In resolution: the ship or town met, or whatever was turned up for all to see.
    Met,
    /// In resolution: the escort of a treasure fleet.
    Escort,
    /// In resolution: an average cannon.
    Cannon,
    /// In resolution: ships and cannons that Jokers brought a player.
    Ally(Seat),
    /// In resolution: open cards that a player has chosen or chooses among.
    Chosen(Seat),
    /// In resolution: open cards that a player is giving up.
    Given(Seat),
    /// In resolution: face down before a player, who knows them.
    Laid(Seat),
    /// In resolution: looked at by a player alone.
    Looked(Seat),
}

impl Place {
    /// Returns whether a viewer sees which card lies there (`pirate-crusades §2.4`).
    #[must_use]
    pub fn is_seen_by(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::Deck(_) | Self::Buried(_) => false,
            Self::Hand(seat) | Self::Mission(seat, _) | Self::Laid(seat) | Self::Looked(seat) => {
                viewer == Some(seat)
            }
            _ => true,
        }
    }

    /// Returns the player whose it is.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Ship(seat)
            | Self::Bonus(seat, _)
            | Self::Hand(seat)
            | Self::Hold(seat, _)
            | Self::Mission(seat, _)
            | Self::Done(seat, _)
            | Self::Town(seat)
            | Self::Chest(seat)
            | Self::Prize(seat)
            | Self::Buried(seat)
            | Self::Ally(seat)
            | Self::Chosen(seat)
            | Self::Given(seat)
            | Self::Laid(seat)
            | Self::Looked(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the place's number, of a place in an order.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        match self {
            Self::Deck(number)
            | Self::Discard(number)
            | Self::Bonus(_, number)
            | Self::Hold(_, number)
            | Self::Mission(_, number)
            | Self::Done(_, number) => Some(number),
            _ => None,
        }
    }

    /// Returns the same place with another number, of a place in an order.
    #[must_use]
    pub fn numbered(self, number: u8) -> Self {
        match self {
            Self::Deck(_) => Self::Deck(number),
            Self::Discard(_) => Self::Discard(number),
            Self::Bonus(seat, _) => Self::Bonus(seat, number),
            Self::Hold(seat, _) => Self::Hold(seat, number),
            Self::Mission(seat, _) => Self::Mission(seat, number),
            Self::Done(seat, _) => Self::Done(seat, number),
            place => place,
        }
    }

    /// Returns the mark of a card that comes here from elsewhere, where it had a mark of its own: cargo and missions bear that of
    /// the `town` where their owner is, and cargo that changes ships keeps its own (`pirate-crusades §3.3`).
    #[must_use]
    pub fn marks(self, from: Self, own: Option<Card>, town: Option<Card>) -> Option<Card> {
        match (self, from) {
            (Self::Hold(..), Self::Hold(..)) => own,
            (Self::Hold(..) | Self::Mission(..), _) => town,
            _ => None,
        }
    }

    /// Returns whether a card there is in resolution.
    #[must_use]
    pub fn is_in_resolution(self) -> bool {
        matches!(
            self,
            Self::Met
                | Self::Escort
                | Self::Cannon
                | Self::Ally(_)
                | Self::Chosen(_)
                | Self::Given(_)
                | Self::Laid(_)
                | Self::Looked(_)
        )
    }
}

/// The place of a card of the Blue Sea deck.
#[values(game = PirateCrusades, spelled = BluePlaceName, text = "blue-place", said = Speaker)]
#[derive(PartialOrd, Ord, Serialize, Deserialize)]
pub enum BluePlace {
    /// In the deck; the largest number is the top.
    Deck(#[spelled(number)] u8),
    /// In the discard; the largest number is the top.
    Discard(#[spelled(number)] u8),
    /// The base of a location, face down.
    Unexplored(Location),
    /// The base of a location, face up.
    Base(Location),
    /// A storm at a location, of so many cards before it.
    Storm(Location, #[spelled(number)] u8),
    /// A captain at a location.
    At(Location),
    /// The captain that a player plays.
    Player(Seat),
    /// A captain that is a player's hostage.
    Hostage(Seat),
    /// Out of the game.
    Box,
}

/// The standing of a player.
#[values(game = PirateCrusades, spelled = StandingName, text = "standing", said = Speaker)]
#[derive(PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Standing {
    /// In a port.
    #[default]
    Docked,
    /// Aboard, to sail with its next turn.
    Ready,
    /// At sea.
    Sailing,
    /// At sea without crew for so many turns, in the Long Game.
    Adrift(#[spelled(turns)] u8),
    /// Ashore without a ship, in the Long Game.
    Stranded,
    /// Held by a player for so many turns, in the Long Game.
    Hostage(#[spelled(other)] Seat, #[spelled(turns)] u8),
    /// Out of the game.
    Out,
}
