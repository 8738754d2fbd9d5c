//! What stands in a scenario file of this game.

use super::spelling::Named;
use crate::kit::Sits;
use crate::pirate_crusades::PirateCrusades;
use crate::pirate_crusades::values::*;
use crate::table::files::record;
use crate::table::scenario::Maybe;
use serde::Deserialize;

/// Where the game stands when the scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// This player's turn begins; those before it in turn order have had theirs.
    Turn(Named),
}

/// Where the cards lie that a file does not name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Rest {
    /// In the deck, below those that are named.
    Deck,
    /// In the discard, below those that are named.
    Discard,
    /// Nowhere to be drawn: among the missions that the first player has done.
    Away,
}

/// The position that a scenario begins with. What is left out is as in a new game, with nobody owning anything but a ship.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The players, clockwise.
    #[required]
    pub players: Vec<Party>,
    /// Where the game stands.
    #[required]
    pub moment: Moment,
    /// Whether deliveries go to ports of the own allegiance, as with a poker deck.
    pub poker: bool,
    /// The round; the first if left out.
    pub round: Maybe<u8>,
    /// Who starts each round; the first player if left out.
    pub first: Maybe<Named>,
    /// Cards on top of the deck, the next one first.
    pub deck: Vec<Card>,
    /// The discard, the top last.
    pub discard: Vec<Card>,
    /// Where all other cards lie; in the deck if left out.
    pub rest: Maybe<Rest>,
    /// The cards that will be drawn from the deck, in order.
    pub drawn: Vec<Card>,
    /// The cards that will be taken of a player at random, in order.
    pub robbed: Vec<Card>,
}

/// How a player stands, as far as the Short Game goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, Deserialize)]
pub enum Stands {
    /// In port.
    Docked,
    /// Aboard, to sail with its next turn.
    Ready,
    /// At sea.
    Sailing,
    /// Out of the game.
    Out,
}

/// A player with all it has: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub struct Party {
    /// Which player.
    #[required]
    pub colour: Token,
    /// Who plays it.
    pub kind: Maybe<Sits<PirateCrusades>>,
    /// How it stands; in a position it is docked if left out.
    pub standing: Maybe<Stands>,
    /// The ship; in a position one of size 6 if left out.
    pub ship: Maybe<Card>,
    /// Bonuses, in the order gained.
    pub bonuses: Maybe<Vec<Card>>,
    /// The hand, in any order.
    pub hand: Maybe<Vec<Card>>,
    /// Cargo, in the order loaded.
    pub holds: Maybe<Vec<Card>>,
    /// Unfinished missions, the oldest first.
    pub missions: Maybe<Vec<Card>>,
    /// Missions done, in their order.
    pub done: Maybe<Vec<Card>>,
    /// The town; in a position the neutral port if left out.
    pub town: Maybe<Card>,
    /// Cargo and missions that came from a town, each with that town.
    pub from: Maybe<Vec<(Card, Card)>>,
    /// Whether the town is a friend; in a position the neutral port and towns of the own nation are.
    pub friendly: Maybe<bool>,
    /// Whether it has conquered the town in this stay.
    pub conquered: Maybe<bool>,
}

/// What must hold on the table in the end. What is left out is not looked at.
#[record]
#[derive(Debug, Default)]
pub struct Outcome {
    /// The phase.
    pub phase: Maybe<Phase>,
    /// The round.
    pub round: Maybe<u8>,
    /// How many cards are in the deck.
    pub deck: Maybe<u8>,
    /// The whole discard, the top last.
    pub discard: Maybe<Vec<Card>>,
    /// The top of the discard.
    pub top: Maybe<Card>,
    /// The ship or town met.
    pub met: Maybe<Card>,
    /// Who has won, in seat order.
    pub winners: Maybe<Vec<Named>>,
    /// The players.
    pub players: Vec<Party>,
}
