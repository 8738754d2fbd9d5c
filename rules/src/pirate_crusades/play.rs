//! The table, within reach of a rule.

use super::cards::Cards;
use super::data::{Data, Numbers};
use super::long::bout::Bout;
use super::long::sea::Sea;
use super::long::voyage::Voyages;
use super::steps::Step;
use super::values::*;
use bevy_ecs::prelude::{Res, ResMut, Resource};
use rules::kit;
use rules::table::{MOST_SEATS, Seat, SeatKind};

/// The seats, and the game that is played.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats {
    /// Number of seats.
    pub count: u8,
    /// The kind of each automa; nothing where somebody else decides.
    pub automa: [Option<SeatKind>; MOST_SEATS],
    /// True if deliveries go to ports of the own allegiance, as with a poker deck.
    pub poker: bool,
    /// Round limit.
    pub rounds: u8,
    /// True if it is the Long Game.
    pub long: bool,
    /// True if a captain whom a player fled may not be attacked again before one of them has moved.
    pub no_fishing: bool,
}

/// Rounds and turns.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The player who starts each round.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// True if the last draw found no card.
    pub dry: bool,
    /// The player who has won outright.
    pub winner: Option<Seat>,
}

/// The standing of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    /// Its standing.
    pub standing: Standing,
    /// True if the town where it is docked, or which it has sighted, is a friend.
    pub friendly: bool,
    /// True if it has conquered the town in this stay.
    pub conquered: bool,
    /// True if it uses its Powder Cache in the combat that goes on; of a duel only it knows.
    pub powder: bool,
    /// The ships that Jokers brought to that combat.
    pub allies: Allies,
}

/// The ships that Jokers brought to a combat (`pirate-crusades §3.7`, `§4.4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Allies {
    /// Guns that they add.
    pub guns: u16,
    /// The size of a ship of the Long Game until its cannon comes.
    pub ship: Option<u8>,
}

impl Allies {
    /// A card of this size comes: a ship that adds its size; in the Long Game a ship, then its cannon, whose product it adds.
    pub fn come(&mut self, size: u8, long: bool) {
        if !long {
            self.guns += u16::from(size);
        } else if let Some(ship) = self.ship.take() {
            self.guns += u16::from(ship) * u16::from(size);
        } else {
            self.ship = Some(size);
        }
    }
}

/// The state of each player.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Players(pub [Player; MOST_SEATS]);

/// A trade that goes on (`pirate-crusades §3.3`).
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bargain {
    /// The tons that were paid for.
    pub paid: u16,
    /// Number of cards given that are cargo.
    pub cargo: u8,
    /// The tons that were loaded.
    pub loaded: u16,
    /// True if no more is drawn.
    pub over: bool,
}

rules::within_reach! {
    /// The table, within reach of a rule.
    pub struct Play<'w, 's> {
        pub(super) trace: Option<ResMut<'w, AutomaTrace>>,
        pub(super) seats: Res<'w, Seats>,
        pub(super) turn: ResMut<'w, Turn>,
        pub(super) players: ResMut<'w, Players>,
        pub(super) bargain: ResMut<'w, Bargain>,
        pub(super) cards: Cards<'w, 's>,
        pub(super) sea: Sea<'w, 's>,
        pub(super) voyages: ResMut<'w, Voyages>,
        pub(super) bout: ResMut<'w, Bout>,
    }
    seats: |play| play.seats.count
}

/// The lines that were tried before answers that nobody was asked for, at tables that explain themselves.
pub type AutomaTrace = kit::AutomaTrace<Tried>;

impl Play<'_, '_> {
    /// Returns the numbers of the game.
    pub fn numbers(&self) -> &Numbers {
        &self.book.0.numbers
    }

    /// Returns all seats but one, in turn order.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.from(seat).skip(1)
    }

    /// Returns how a player stands.
    pub fn standing(&self, seat: Seat) -> Standing {
        self.players.0[seat.index()].standing
    }

    /// Returns a player's state.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players.0[seat.index()]
    }

    /// Returns a player's state, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.0[seat.index()]
    }

    /// Returns the town where a player is docked: in the Long Game the port of its location.
    pub fn town(&self, seat: Seat) -> Option<Card> {
        match (self.seats.long, self.standing(seat)) {
            (false, _) => self.cards.of(seat).town,
            (true, Standing::Docked) => self.port_here(seat),
            (true, _) => None,
        }
    }

    /// Moves a card, and tells it; in a row it comes last.
    pub fn shift(&mut self, card: Card, to: Place, cause: Cause) {
        let town = to.owner().and_then(|seat| self.town(seat));
        let (from, to) = self.cards.put(card, to, town);
        self.tell(Event::Moved(Some(card), from, to), cause);
    }

    /// Discards cards together: they lie in deck order, the last on top.
    pub fn discard(&mut self, cards: CardSet, cause: Cause) {
        for card in cards.iter() {
            self.shift(card, Place::Discard(0), cause);
        }
    }

    /// The ship or town that a player has sighted is a friend, or a foe.
    pub fn declare(&mut self, seat: Seat, friend: bool, cause: Cause) {
        self.player_mut(seat).friendly = friend;
        self.tell(Event::Declared(seat, friend), cause);
    }

    /// A player stands otherwise from now on.
    pub fn stand(&mut self, seat: Seat, standing: Standing, cause: Cause) {
        let player = self.player_mut(seat);
        player.standing = standing;
        if standing != Standing::Docked {
            (player.friendly, player.conquered) = (false, false);
        }
        self.tell(Event::Stood(seat, standing), cause);
    }
}
