//! The blessed cards aboard.

use super::EventLog;
use crate::{BlessedCard, Cause, Event, Place, Shares, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::{KnownTo, PieceSet};
use rules::table::{At, MOST_SEATS, PieceId, Seat};

/// The blessed cards.
#[derive(SystemParam)]
pub struct Blessed<'w, 's, G: Voodoo> {
    pub(crate) cards: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static BlessedCard<<G as Voodoo>::Rank>,
            &'static mut At<BlessedCard<<G as Voodoo>::Rank>, <G as PieceSet>::Place>,
            &'static mut KnownTo,
        ),
    >,
}

impl<G: Voodoo> Blessed<'_, '_, G> {
    /// The blessed card aboard each ship.
    pub fn ranks(&self) -> [Option<G::Rank>; MOST_SEATS] {
        let mut ranks = [None; MOST_SEATS];
        for (_, card, at, _) in &self.cards {
            if let Some(Place::Aboard(seat)) = at.place.shared() {
                ranks[seat.index()] = Some(card.0);
            }
        }
        ranks
    }

    /// The blessed card aboard.
    pub fn rank(&self, seat: Seat) -> Option<G::Rank> {
        self.ranks()[seat.index()]
    }

    /// Swaps blessed cards unseen.
    pub fn swap(&mut self, seat: Seat, victim: Seat, log: &mut EventLog<G>) {
        let [own, other] = [seat, victim].map(|seat| G::Place::from(Place::Aboard(seat)));
        for (_, _, mut at, _) in &mut self.cards {
            if at.place == own {
                at.place = other;
            } else if at.place == other {
                at.place = own;
            }
        }
        // Nobody looks: each still knows the card it was dealt, and no other.
        log.tell(Event::BlessedSwapped { seat, victim }, Cause::Blessed);
    }
}
