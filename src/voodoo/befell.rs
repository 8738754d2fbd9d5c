//! The harm that others did to a pirate since its last decision, said when it is asked again.

use super::Scene;
use super::VoodooTable;
use crate::table::{Animated, Asked};
use games::voodoo::{Cause, Event, Shares};
use rules::table::{Logged, Seat};

/// Returns the lines of the log that tell it to a pirate that is asked, in order.
pub fn lines<G: VoodooTable>(scene: &Scene<G>, asked: Asked<G>) -> Vec<String> {
    let own = asked.seat;
    scene.befell(
        own,
        |told| acts::<G>(told, own),
        |told| hits::<G>(told, own),
    )
}

/// Returns whether an event is another's doing.
fn acts<G: VoodooTable>(told: &Logged<G>, own: Seat) -> bool {
    // By Tix one moves others.
    let possessed = told.cause.shared() == Some(Cause::Tix);
    !possessed && G::actor(&told.event).is_some_and(|seat| seat != own)
}

/// Returns whether an event takes something from a pirate for another, drives its ship, or sends it to jail.
fn hits<G: VoodooTable>(told: &Logged<G>, own: Seat) -> bool {
    if let Some((_, _, to)) = G::moved(&told.event) {
        let taken = match told.cause.shared() {
            // What one gives oneself.
            Some(Cause::Tix) => false,
            Some(Cause::Mermaids) => true,
            _ => G::owner(to).is_some(),
        };
        return taken && G::loser(told) == Some(own);
    }
    match told.event.shared() {
        Some(Event::Jailed { seat }) => seat == own,
        Some(Event::Possessed { victim, .. }) => victim == own,
        Some(Event::PowerChanged { seat, from, to }) => seat == own && to < from,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_pirate::VoodooPirate;
    use games::voodoo_pirate::chart::Heading;
    use games::voodoo_pirate::event::{Cause as By, Event as Happened};
    use games::voodoo_pirate::pieces::Place;
    use rules::table::{Audience, LoggedEvent};

    #[test]
    fn what_others_take_and_jail_are_told_and_what_is_paid_or_won_is_not() {
        let (own, other) = (Seat(0), Seat(1));
        let by = |event: Happened, cause| {
            let told = LoggedEvent::for_all(event, cause);
            hits::<VoodooPirate>(&told, own)
        };
        let hit = |event| by(event, By::Boarding);
        let doing = |event, cause| {
            let audience = Audience::All;
            let told = LoggedEvent {
                event,
                cause,
                audience,
            };
            acts::<VoodooPirate>(&told, own)
        };
        let moved = |from, to| Happened::Moved {
            piece: None,
            from,
            to,
        };
        let robbed = moved(Place::Aboard(own), Place::Aboard(other));
        assert!(hit(robbed));
        assert!(!by(robbed, By::Round), "the Moon passes on");
        assert!(!by(robbed, By::Tix), "one has given it oneself");
        assert!(!hit(moved(Place::Aboard(other), Place::Aboard(own))));
        assert!(!hit(moved(Place::Aboard(own), Place::Supply)));
        assert!(doing(robbed, By::Boarding) && !doing(robbed, By::Tix));
        let paid = moved(Place::Aboard(own), Place::Supply);
        assert!(by(paid, By::Mermaids), "the wind does it");
        assert!(!doing(paid, By::Mermaids), "it may end an own move");
        assert!(hit(Happened::Possessed {
            seat: other,
            victim: own,
            heading: Heading::East,
        }));
        assert!(hit(Happened::Jailed { seat: own }));
        assert!(!hit(Happened::Jailed { seat: other }));
        let power = |from, to| Happened::PowerChanged {
            seat: own,
            from,
            to,
        };
        assert!(hit(power(3, 2)) && !hit(power(2, 3)));
    }
}
