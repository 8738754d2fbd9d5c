//! The format of this game's scenario files.

use super::spelling::Named;
use crate::PirateCrusades;
use crate::values::*;
use rules::kit::Sits;
use rules::table::files::record;
use rules::table::scenario::Maybe;
use serde::Deserialize;

/// The moment at which a scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// The round is over, in the Long Game.
    EndOfRound,
    /// This player's turn begins; those before it in turn order have had theirs.
    Turn(Named),
}

/// The pile of the cards that a file does not name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Rest {
    /// In the deck, below those that are named.
    Deck,
    /// In the discard, below those that are named.
    Discard,
    /// Nowhere to be drawn: among the missions that the first player has done, or in the box.
    Away,
}

/// The position that a scenario begins with. What is left out is as in a new game, with nobody owning anything but a ship.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The players, clockwise.
    #[required]
    pub players: Vec<Party>,
    /// The moment at which the game begins.
    #[required]
    pub moment: Moment,
    /// True if deliveries go to ports of the own allegiance, as with a poker deck.
    pub poker: bool,
    /// True if it is the Long Game.
    pub long: bool,
    /// Round limit of the Long Game.
    pub rounds: Maybe<u8>,
    /// True if a captain who was fled may not be attacked again at once, in the Long Game.
    pub no_fishing: bool,
    /// The round; the first if left out.
    pub round: Maybe<u8>,
    /// The player who starts each round; the first if left out.
    pub first: Maybe<Named>,
    /// Cards on top of the deck, the next one first.
    pub deck: Vec<Card>,
    /// The discard, the top last.
    pub discard: Vec<Card>,
    /// The pile of all other cards; the deck if left out.
    pub rest: Maybe<Rest>,
    /// Locations of the Long Game.
    pub sea: Vec<Waters>,
    /// Cards on top of the Blue Sea deck, the next one first.
    pub blue: Vec<BlueKind>,
    /// The Blue Sea discard, the top last.
    pub blue_discard: Vec<BlueKind>,
    /// The pile of all other cards of the Blue Sea deck that fill no location; its deck if left out.
    pub blue_rest: Maybe<Rest>,
    /// The cards that will be drawn from the deck, in order.
    pub drawn: Vec<Card>,
    /// The cards that will be taken of a player at random, in order.
    pub robbed: Vec<Card>,
}

/// A location of the Long Game: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub struct Waters {
    /// The location.
    #[required]
    pub at: Location,
    /// The base, face up.
    pub base: Maybe<BlueKind>,
    /// The base, face down; only in a position.
    pub hidden: Maybe<BlueKind>,
    /// The category of the storm.
    pub storm: Maybe<u8>,
    /// The captain.
    pub captain: Maybe<Captain>,
    /// The captain's ship.
    pub ship: Maybe<Card>,
    /// The port.
    pub port: Maybe<Card>,
    /// True if there is a captain; only in an expectation.
    pub has_captain: Maybe<bool>,
    /// True if there is a port; in a position only that a corner has none.
    pub has_port: Maybe<bool>,
}

/// A player with all it has: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub struct Party {
    /// The player.
    #[required]
    pub colour: Token,
    /// The kind of the seat.
    pub kind: Maybe<Sits<PirateCrusades>>,
    /// Its standing; in a position docked if left out.
    pub standing: Maybe<StandingName>,
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
    /// True if the town is a friend; in a position the neutral port and towns of the own nation are.
    pub friendly: Maybe<bool>,
    /// True if it has conquered the town in this stay.
    pub conquered: Maybe<bool>,
    /// The captain; in a position of the Long Game it must be said.
    pub captain: Maybe<Captain>,
    /// The location; in a position the corner of its nation if left out.
    pub at: Maybe<Location>,
    /// Doubloons.
    pub riches: Maybe<u8>,
    /// Reputation. In a position it comes with the benefits of its steps, but for bonuses, which are said.
    pub reputation: Maybe<u8>,
    /// The most reputation that it ever had; in a position what it has if left out.
    pub fame: Maybe<u8>,
    /// The treasure chest.
    pub chest: Maybe<Card>,
    /// The prize.
    pub prize: Maybe<Card>,
    /// The location of the treasure that it has a map of, and its card.
    pub map: Maybe<(Location, Card)>,
    /// The captains held as hostages, in their order.
    pub hostages: Maybe<Vec<Captain>>,
    /// The Jokers whose coves it has visited.
    pub coves: Maybe<Vec<Card>>,
    /// The captain whom it fled, with neither moved since.
    pub fled: Maybe<Captain>,
}

/// The table expected in the end. A field left out is not looked at.
#[record]
#[derive(Debug, Default)]
pub struct Outcome {
    /// The phase.
    pub phase: Maybe<Phase>,
    /// The round.
    pub round: Maybe<u8>,
    /// Number of cards in the deck.
    pub deck: Maybe<u8>,
    /// The whole discard, the top last.
    pub discard: Maybe<Vec<Card>>,
    /// The top of the discard.
    pub top: Maybe<Card>,
    /// The ship or town met.
    pub met: Maybe<Card>,
    /// That these locations are so.
    pub sea: Vec<Waters>,
    /// Number of cards in the Blue Sea deck.
    pub blue: Maybe<u8>,
    /// The whole Blue Sea discard, the top last.
    pub blue_discard: Maybe<Vec<BlueKind>>,
    /// The winners, in seat order.
    pub winners: Maybe<Vec<Named>>,
    /// The players.
    pub players: Vec<Party>,
}
