//! The groups that rules touch: pieces and what goes on, each a `SystemParam` of its own, and the one that holds them all.
//!
//! A rule names in its signature the groups that it reads (`&Ships`) and those that it changes (`&mut Holds`); `steps!` lends them out
//! of the one [`Play`] that is held. No component is in two of them.
//!
//! Beside its components a group keeps a table of what lies where, a glance: it is worked out from them, and the few methods through
//! which pieces move keep it up. It belongs to no position: where one is laid it is worked out anew. Conformance holds glance and
//! components against each other after every decision.

mod blessed;
mod hands;
mod holds;
mod markers;
mod process;
mod ships;

pub use blessed::Blessed;
pub use hands::Hands;
pub use holds::Holds;
pub use markers::Markers;
pub use process::{Agenda, EventLog};
pub use ships::Ships;

pub(super) use hands::HandGlance;
pub(super) use holds::HoldGlance;
pub(super) use markers::MarkerGlance;
pub(super) use ships::ShipGlance;

use super::pieces::Colour;
use super::{Round, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::{StaticSystemParam, SystemParam};
use rules::table::{Asking, At, Book, Dice, Game, PieceId, Seat};

/// Writes into the `impl` of a group how its glance is worked out anew, and held against the components.
macro_rules! glances {
    ($glance:ident) => {
        /// Works out the glance anew.
        pub(crate) fn look_over(&mut self) {
            *self.glance = $glance::of(self);
        }

        /// Returns whether the glance is as the components have it.
        pub(crate) fn is_looked_over(&self) -> bool {
            *self.glance == $glance::of(self)
        }
    };
}
pub(crate) use glances;

/// The seats of a game: nothing here changes while it is played.
#[derive(Resource, Debug, Clone)]
pub struct Crew<H: Send + Sync + 'static> {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Colour>,
    /// True for the seats that are Cursed Pirates.
    pub cursed: Vec<bool>,
    /// True for those of them that are gentle: a house rule (`voodoo-pirate §12`).
    pub gentle: Vec<bool>,
    /// The house rules.
    pub house: H,
}

impl<H: Send + Sync + 'static> Crew<H> {
    /// Returns how many pirates play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.colours.len() as u8
    }

    /// The seat's colour.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// Returns whether the seat is a Cursed Pirate.
    #[must_use]
    pub fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed[seat.index()]
    }

    /// Returns whether it is another pirate at the table.
    #[must_use]
    pub fn has_other(&self, seat: Seat, other: Seat) -> bool {
        other != seat && other.0 < self.seats()
    }

    /// Returns whether the seat is a gentle Cursed Pirate.
    #[must_use]
    pub fn is_gentle(&self, seat: Seat) -> bool {
        self.gentle[seat.index()]
    }
}

/// All pieces of a kind: which each is, what, and where it lies.
pub(crate) type Lying<'w, 's, K, P> =
    Query<'w, 's, (&'static PieceId, &'static K, &'static mut At<K, P>)>;

/// The whole table: every group that a rule can be lent.
#[derive(SystemParam)]
pub struct Play<'w, 's, G>
where
    G: Voodoo,
{
    pub(crate) book: Res<'w, Book<<G as Game>::Data>>,
    pub(crate) crew: Res<'w, Crew<<G as Voodoo>::House>>,
    pub(crate) round: ResMut<'w, Round<<G as Voodoo>::Turn>>,
    pub(crate) dice: ResMut<'w, Dice>,
    pub(crate) agenda: Agenda<'w, G>,
    pub(crate) log: EventLog<'w, G>,
    pub(crate) asking: ResMut<'w, Asking<<G as Game>::Question, <G as Game>::Choice>>,
    pub(crate) ships: Ships<'w, 's, G>,
    pub(crate) holds: Holds<'w, 's, G>,
    pub(crate) hands: Hands<'w, 's, G>,
    pub(crate) markers: Markers<'w, 's, G>,
    pub(crate) blessed: Blessed<'w, 's, G>,
    /// The game's own groups.
    pub(crate) own: StaticSystemParam<'w, 's, <G as Voodoo>::Own>,
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Works out anew what lies where, after pieces were laid by other ways than the rules'.
    pub(crate) fn look_over(&mut self) {
        self.ships.look_over();
        self.holds.look_over();
        self.hands.look_over();
        self.markers.look_over();
        G::look_over_own(self);
    }

    /// Returns whether the glances are as the components have it.
    pub(super) fn is_looked_over(&self) -> bool {
        self.ships.is_looked_over()
            && self.holds.is_looked_over()
            && self.hands.is_looked_over()
            && self.markers.is_looked_over()
    }
}

/// The moves of rules that are lent the whole table.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Moves a coin, if there is one.
    pub(crate) fn move_coin(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        self.holds.move_coin(from, to, cause, &mut self.log);
    }

    /// Moves the soul that lies at `from`, if there is one.
    pub(crate) fn move_soul(
        &mut self,
        from: impl Into<G::Place>,
        to: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        self.holds.move_soul(from, to, cause, &mut self.log);
    }

    /// Takes the soul that lies at `from` aboard, where it fits.
    pub(crate) fn take_soul(
        &mut self,
        seat: Seat,
        from: impl Into<G::Place>,
        cause: impl Into<G::Cause>,
    ) {
        self.holds.take_soul(seat, from, cause, &mut self.log);
    }

    /// Draws a random soul of the bag aboard, where it fits.
    pub(crate) fn draw_soul(&mut self, seat: Seat, cause: impl Into<G::Cause>) {
        let (dice, log) = (&mut self.dice, &mut self.log);
        self.holds.draw_soul(seat, cause, dice, log);
    }
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
