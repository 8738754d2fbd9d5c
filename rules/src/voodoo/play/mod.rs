//! What a rule has within reach: the pieces, the log, the agenda, the dice.

mod cards;
mod hold;
mod ships;

use super::pieces::{
    ActionCard, BlessedCard, Coin, Colour, Facing, KnownTo, MapsTaken, Power, Ship, Soul,
};
use super::{AutomaTrace, Event, Glance, Place, Round, Shares, Voodoo};
use crate::table::{
    Agenda, Asking, At, Audience, Book, Choices, Dice, EventLog, Game, PieceId, Seat,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::{StaticSystemParam, SystemParam};
use bevy_state::prelude::*;

/// Who sits where: nothing here changes in a game.
#[derive(Resource, Debug, Clone)]
pub struct Crew<H: Send + Sync + 'static> {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// Which seats are Cursed Pirates.
    pub cursed: Vec<bool>,
    /// Which of them are gentle: a house rule (`voodoo-pirate §12`).
    pub gentle: Vec<bool>,
    /// The house rules.
    pub house: H,
}

impl<H: Send + Sync + 'static> Crew<H> {
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

    /// Whether the seat is a gentle Cursed Pirate.
    #[must_use]
    pub fn is_gentle(&self, seat: Seat) -> bool {
        self.gentle[seat.index()]
    }
}

/// The table, within reach of a rule.
///
/// Every change goes through a method here or in the file of its rule, which changes *and* tells.
#[derive(SystemParam)]
pub struct Play<'w, 's, G>
where
    G: Voodoo,
{
    pub(crate) book: Res<'w, Book<<G as Game>::Data>>,
    pub(crate) crew: Res<'w, Crew<<G as Voodoo>::House>>,
    pub(crate) round: ResMut<'w, Round<<G as Voodoo>::Turn>>,
    pub(crate) agenda: ResMut<'w, Agenda<<G as Game>::Step>>,
    pub(crate) asking: ResMut<'w, Asking<<G as Game>::Question, <G as Game>::Choice>>,
    pub(crate) chosen: ResMut<'w, Choices<<G as Game>::Choice>>,
    pub(crate) log: ResMut<'w, EventLog<<G as Game>::Event, <G as Game>::Cause>>,
    pub(crate) dice: ResMut<'w, Dice>,
    pub(crate) glance: ResMut<'w, Glance<G>>,
    pub(crate) trace: ResMut<'w, AutomaTrace<G>>,
    pub(crate) next_phase: ResMut<'w, NextState<<G as Game>::Phase>>,
    pub(crate) ships: Query<
        'w,
        's,
        (
            &'static Ship,
            &'static mut At<Ship, <G as Voodoo>::Place>,
            &'static mut Facing<<G as Voodoo>::Heading>,
            &'static mut Power,
            &'static mut MapsTaken,
        ),
    >,
    pub(crate) figures: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static <G as Voodoo>::Figure,
            &'static mut At<<G as Voodoo>::Figure, <G as Voodoo>::Place>,
        ),
    >,
    pub(crate) souls: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Soul,
            &'static mut At<Soul, <G as Voodoo>::Place>,
        ),
    >,
    pub(crate) coins: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static mut At<Coin, <G as Voodoo>::Place>,
        ),
    >,
    pub(crate) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static ActionCard<<G as Voodoo>::Card>,
            &'static mut At<ActionCard<<G as Voodoo>::Card>, <G as Voodoo>::Place>,
        ),
    >,
    pub(crate) markers: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static <G as Voodoo>::Marker,
            &'static mut At<<G as Voodoo>::Marker, <G as Voodoo>::Place>,
        ),
    >,
    pub(crate) blessed: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static BlessedCard<<G as Voodoo>::Rank>,
            &'static mut At<BlessedCard<<G as Voodoo>::Rank>, <G as Voodoo>::Place>,
            &'static mut KnownTo,
        ),
    >,
    /// The game's own pieces and memory.
    pub(crate) own: StaticSystemParam<'w, 's, <G as Voodoo>::Own>,
}

/// Takes the first piece that lies at `from` to `to`.
pub(crate) fn shift<'a, K: Send + Sync + 'static, P: Copy + PartialEq + Send + Sync + 'static>(
    mut pieces: impl Iterator<Item = (&'a PieceId, Mut<'a, At<K, P>>)>,
    from: P,
    to: P,
) -> Option<PieceId> {
    pieces.find(|(_, at)| at.place == from).map(|(id, mut at)| {
        at.place = to;
        *id
    })
}

/// How many pieces lie at a place.
pub(crate) fn here<'a, K: Send + Sync + 'static, P: PartialEq + Send + Sync + 'static>(
    places: impl Iterator<Item = &'a At<K, P>>,
    place: &P,
) -> u8 {
    places.filter(|at| at.place == *place).count() as u8
}

/// Seats and the order of turns.
impl<G: Voodoo> Play<'_, '_, G> {
    /// How many pirates play.
    pub fn seats(&self) -> u8 {
        self.crew.len()
    }

    /// Who holds the Sun.
    pub fn sun(&self) -> Seat {
        match self.marker(G::SUN).shared() {
            Some(Place::Aboard(seat)) => seat,
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
    pub(crate) fn gets_free_souls(&self, seat: Seat) -> bool {
        self.is_cursed(seat) && !self.crew.is_gentle(seat) && self.bag() > 0
    }

    /// The seat's colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.crew.colours[seat.index()]
    }

    /// Whether the pirate is in jail.
    pub fn is_jailed(&self, seat: Seat) -> bool {
        self.glance.jailed.contains(seat)
    }

    /// Who has the turn under the Moon.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.round.active == Some(seat)
    }
}

/// Markers and tokens.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Where a marker lies of which there is one; in the box where there is none.
    pub fn marker(&self, wanted: G::Marker) -> G::Place {
        self.glance.place_of(wanted).unwrap_or(Place::Box.into())
    }

    /// Moves the first marker of a kind that lies at `from`.
    pub fn move_marker(
        &mut self,
        kind: G::Marker,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        let (from, to) = (from.into(), to.into());
        let matching = self
            .markers
            .iter_mut()
            .filter(|(_, marker, _)| **marker == kind)
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        if piece.is_some() {
            self.glance.marker(kind, from, to);
        }
        self.tell_moved(piece, from, to, cause.into());
    }
}

/// Telling and setting off.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Tells an event that everybody sees.
    pub fn tell(&mut self, event: impl Into<G::Event>, cause: impl Into<G::Cause>) {
        self.log.tell(event.into(), cause.into());
    }

    /// Tells an event to one seat alone.
    pub fn tell_only(&mut self, seat: Seat, event: G::Event, cause: G::Cause) {
        self.log.tell_to(Audience::Only(seat), event, cause);
    }

    /// Sets off a step, before all that is on the agenda.
    pub fn then(&mut self, step: impl Into<G::Step>) {
        self.agenda.push(step.into());
    }

    /// Tells that a piece moved; says whether there was one.
    pub(crate) fn tell_moved(
        &mut self,
        piece: Option<PieceId>,
        from: G::Place,
        to: G::Place,
        cause: G::Cause,
    ) -> bool {
        if piece.is_some() {
            self.tell(Event::Moved { piece, from, to }, cause);
        }
        piece.is_some()
    }
}
