//! The groups that a rule of this game can be lent: those of both Voodoo games, with this game's pieces, and its own.

use super::VoodooCards;
use super::objects::Objects;
use super::pieces::*;
use super::sailing::Voyage;
use super::sea::Sea;
use crate as voodoo;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{MOST_SEATS, Seat};

/// The whole table.
pub type Play<'w, 's> = voodoo::Play<'w, 's, VoodooCards>;
/// The ships.
pub type Ships<'w, 's> = voodoo::Ships<'w, 's, VoodooCards>;
/// The souls and the coins.
pub type Holds<'w, 's> = voodoo::Holds<'w, 's, VoodooCards>;
/// The Action cards.
pub type Hands<'w, 's> = voodoo::Hands<'w, 's, VoodooCards>;
/// The markers, tokens and figures.
pub type Markers<'w, 's> = voodoo::Markers<'w, 's, VoodooCards>;
/// The steps that are to be done next.
pub type Agenda<'w> = voodoo::Agenda<'w, VoodooCards>;
/// The events that are told.
pub type EventLog<'w> = voodoo::EventLog<'w, VoodooCards>;
/// The seats of a game.
pub type Crew = voodoo::Crew<House>;
/// The round and the turn.
pub type Round = voodoo::Round<()>;

/// The house rules.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// The barrel of the East: Moon or Bones.
    pub east: Barrel,
}

/// The rules' own memory of a round.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tonight {
    /// The number of pirates who have conjured Jax.
    pub jaxes: u8,
    /// By seat: the colour of the star that its Stars barrel was paid for.
    pub stars: [Option<Colour>; MOST_SEATS],
    /// A move that waits for its captain to say which way the Compass goes.
    pub waiting: Option<Voyage>,
    /// By seat: the objects that it has used in its turn, a bit each.
    used: [u16; MOST_SEATS],
}

impl Tonight {
    /// Notes that a pirate uses an object in its turn.
    pub fn note_use(&mut self, seat: Seat, object: Object) {
        self.used[seat.index()] |= 1 << object as u16;
    }

    /// Returns whether a pirate has used such an object in its turn.
    #[must_use]
    pub fn has_used(&self, seat: Seat, object: Object) -> bool {
        self.used[seat.index()] & 1 << object as u16 != 0
    }
}

/// The groups that only this game has.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    pub(in crate::voodoo_cards) tonight: ResMut<'w, Tonight>,
    pub(in crate::voodoo_cards) sea: Sea<'w, 's>,
    pub(in crate::voodoo_cards) objects: Objects<'w, 's>,
}
