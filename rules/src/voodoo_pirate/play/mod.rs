//! What a rule has within reach: the pieces, the tale, the agenda, the dice.

mod cards;
mod hold;
mod markers;
mod sea;
mod ships;
mod treasures;

pub(in crate::voodoo_pirate) use sea::face_water;

use crate::table::{Agenda, Asking, Audience, Dice, PieceId, Seat, Tale};
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::data::{Data, Skill};
use crate::voodoo_pirate::event::{Cause, Event, Phase};
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::round::Round;
use crate::voodoo_pirate::steps::Step;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::sync::Arc;

/// The data of the game, in the rules' world.
#[derive(Resource, Debug, Clone)]
pub struct Book(pub Arc<Data>);

/// Who sits where: nothing here changes in a game.
#[derive(Resource, Debug, Clone)]
pub struct Crew {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// Which seats are Cursed Pirates.
    pub cursed: Vec<bool>,
    /// Which of them are gentle: a house rule (`voodoo-pirate §12`).
    pub gentle: Vec<bool>,
    /// Whether unique skills are on (`voodoo-pirate §13`).
    pub skills: bool,
    /// Whether the Blessed Deck is on (`voodoo-pirate §14`).
    pub blessed: bool,
}

impl Crew {
    /// How many pirates play.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.colours.len() as u8
    }

    /// Whether nobody plays, which no setup allows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.colours.is_empty()
    }

    /// Whether the seat is a Cursed Pirate.
    #[must_use]
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed[seat.index()]
    }
}

/// The table, within reach of a rule.
///
/// Every change goes through a method here or in the file of its rule, which changes *and* tells.
#[derive(SystemParam)]
pub struct Play<'w, 's> {
    pub(in crate::voodoo_pirate) book: Res<'w, Book>,
    pub(in crate::voodoo_pirate) crew: Res<'w, Crew>,
    pub(in crate::voodoo_pirate) round: ResMut<'w, Round>,
    pub(in crate::voodoo_pirate) agenda: ResMut<'w, Agenda<Step>>,
    pub(in crate::voodoo_pirate) asking: ResMut<'w, Asking<Question, Choice>>,
    pub(in crate::voodoo_pirate) tale: ResMut<'w, Tale<Event, Cause>>,
    pub(in crate::voodoo_pirate) dice: ResMut<'w, Dice>,
    pub(in crate::voodoo_pirate) next_phase: ResMut<'w, NextState<Phase>>,
    pub(in crate::voodoo_pirate) ships: Query<
        'w,
        's,
        (
            &'static Ship,
            &'static mut At<Ship>,
            &'static mut Facing,
            &'static mut Power,
            &'static mut MapsTaken,
        ),
    >,
    pub(in crate::voodoo_pirate) figures:
        Query<'w, 's, (&'static PieceId, &'static Figure, &'static mut At<Figure>)>,
    pub(in crate::voodoo_pirate) souls:
        Query<'w, 's, (&'static PieceId, &'static Soul, &'static mut At<Soul>)>,
    pub(in crate::voodoo_pirate) coins: Query<'w, 's, (&'static PieceId, &'static mut At<Coin>)>,
    pub(in crate::voodoo_pirate) poppets:
        Query<'w, 's, (&'static PieceId, &'static mut At<Poppet>)>,
    pub(in crate::voodoo_pirate) treasures: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Treasure,
            &'static mut At<Treasure>,
        ),
    >,
    pub(in crate::voodoo_pirate) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static ActionCard,
            &'static mut At<ActionCard>,
        ),
    >,
    pub(in crate::voodoo_pirate) tiles: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Tile,
            &'static mut At<Tile>,
            &'static mut Turned,
            &'static mut KnownTo,
        ),
    >,
    pub(in crate::voodoo_pirate) markers:
        Query<'w, 's, (&'static PieceId, &'static Marker, &'static mut At<Marker>)>,
    pub(in crate::voodoo_pirate) blessed: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static BlessedCard,
            &'static mut At<BlessedCard>,
            &'static mut KnownTo,
        ),
        Without<Tile>,
    >,
}

/// Takes the first piece that lies at `from` to `to`.
fn shift<'a, K: Send + Sync + 'static>(
    mut pieces: impl Iterator<Item = (&'a PieceId, Mut<'a, At<K>>)>,
    from: Place,
    to: Place,
) -> Option<PieceId> {
    pieces.find(|(_, at)| at.place == from).map(|(id, mut at)| {
        at.place = to;
        *id
    })
}

/// Seats and the order of turns.
impl Play<'_, '_> {
    /// How many pirates play.
    pub fn seats(&self) -> u8 {
        self.crew.len()
    }

    /// Who holds the Sun.
    pub fn sun(&self) -> Seat {
        match self.marker(Marker::Sun) {
            Place::Aboard(seat) => seat,
            _ => Seat(0),
        }
    }

    /// The `k`th seat in turn order from the Sun; none past the last.
    pub fn in_turn(&self, k: u8) -> Option<Seat> {
        (k < self.seats()).then(|| self.sun().clockwise(k, self.seats()))
    }

    /// Whether the seat is a Cursed Pirate.
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.crew.is_cursed(seat)
    }

    /// Whether the seat gets souls that a human would not: a Cursed Pirate that is not gentle, while the bag has any.
    pub fn gets_free_souls(&self, seat: Seat) -> bool {
        self.is_cursed(seat) && !self.crew.gentle[seat.index()] && self.bag() > 0
    }

    /// The seat's colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.crew.colours[seat.index()]
    }

    /// What only this pirate can do, if skills are on and it is not Cursed (`voodoo-pirate §13`).
    pub fn skill(&self, seat: Seat) -> Option<Skill> {
        (self.crew.skills && !self.is_cursed(seat))
            .then(|| self.book.0.skills[self.colour(seat) as usize])
    }

    /// Whether the pirate is in jail.
    pub fn is_jailed(&self, seat: Seat) -> bool {
        self.markers
            .iter()
            .any(|(_, marker, at)| *marker == Marker::Jail && at.place == Place::Aboard(seat))
    }

    /// Who has the turn under the Moon.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.round.active == Some(seat)
    }
}

/// Telling and setting off.
impl Play<'_, '_> {
    /// Tells an event that everybody sees.
    pub fn tell(&mut self, event: Event, cause: Cause) {
        self.tale.tell(event, cause);
    }

    /// Tells an event to one seat alone.
    pub fn tell_only(&mut self, seat: Seat, event: Event, cause: Cause) {
        self.tale.tell_to(Audience::Only(seat), event, cause);
    }

    /// Sets off a step, before all that is on the agenda.
    pub fn then(&mut self, step: Step) {
        self.agenda.push(step);
    }

    fn tell_moved(&mut self, piece: Option<PieceId>, from: Place, to: Place, cause: Cause) -> bool {
        if piece.is_some() {
            self.tell(Event::Moved { piece, from, to }, cause);
        }
        piece.is_some()
    }
}

/// The most power that a ship has.
pub const MOST_POWER: u8 = 6;
/// The most souls that a ship holds.
pub const MOST_SOULS: usize = MOST_BERTHS as usize;
/// The most poppets that a ship holds.
pub const MOST_POPPETS: u8 = 3;
/// The most objects, skulls among them, that a ship holds.
pub const MOST_OBJECTS: u8 = 3;
