//! The ways in which the log moves on what is seen, and the part of it that a viewer may hear.

use super::view::{KnownTable, Seeing, View};
use super::{Event, Face, Place, Shares, Voodoo};
use rules::table::Seat;

/// Moves a view on by an event, as the viewer hears it.
pub(crate) fn follow<G: Seeing>(view: &mut G::View, data: &G::Data, event: &G::Event) {
    let mut table = view.take_back();
    table.hear(event);
    table.settle();
    *view = View::of(table, data);
}

impl<G: Seeing> KnownTable<G> {
    fn hear(&mut self, event: &G::Event) {
        let known = &mut self.known;
        let Some(shared) = event.shared() else {
            return G::hear(known, event);
        };
        match shared {
            Event::PhaseBegan(phase, round) => {
                (self.phase, self.round) = (phase, round);
                known.over = phase == G::OVER;
            }
            Event::Moved { piece, from, to } => match (piece, G::owner(from).or(G::owner(to))) {
                (Some(piece), _) => known.move_named(piece, from, to),
                // Of pieces that move openly only Action cards have a back.
                (None, Some(owner)) => known.move_hidden(G::card_back(owner), from, to),
                (None, None) => {}
            },
            Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. } => {
                if let Some(seen) = known.with_face(Face::Ship(ship).into()) {
                    seen.place = Place::Sea(to).into();
                }
            }
            Event::Faced { ship, heading } => self.captains[ship.index()].facing = heading,
            Event::PowerChanged { seat, to, .. } => self.captains[seat.index()].power = to,
            Event::Reshuffled { seat } => {
                let deck = |deep| Place::Deck(seat, deep).into();
                known.shuffle_into(G::card_back(seat), |_| true, deck);
            }
            Event::BlessedSwapped { seat, victim } => self.swap_blessed(seat, victim),
            // A skull or a blessed card that its owner shows.
            Event::Shown { seat, face } => {
                if let Some(piece) = known.faces.piece(face) {
                    known.know(piece, Place::Aboard(seat).into(), None);
                }
            }
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    fn swap_blessed(&mut self, seat: Seat, victim: Seat) {
        let [one, other] = [seat, victim].map(|seat| G::Place::from(Place::Aboard(seat)));
        for seen in &mut self.known.pieces {
            if seen.back == Some(G::BLESSED_BACK) {
                seen.place = match seen.place {
                    place if place == one => other,
                    place if place == other => one,
                    place => place,
                };
            }
        }
    }
}

/// An event as a viewer may hear it: Action cards that it may not know are not named.
pub(crate) fn redact<G: Voodoo>(event: G::Event, viewer: Option<Seat>) -> G::Event {
    let is_down = |place: G::Place| place.shared().is_some_and(Place::is_face_down);
    // Turned face up it is everybody's to see.
    let is_up = |place: G::Place| {
        matches!(
            place.shared(),
            Some(Place::FaceUp(_) | Place::SecondFaceUp(_))
        )
    };
    match event.shared() {
        Some(Event::Moved { from, to, .. })
            if (is_down(from) || is_down(to)) && !is_up(to) && G::owner(to) != viewer =>
        {
            let piece = None;
            Event::Moved { piece, from, to }.into()
        }
        _ => event,
    }
}

/// Returns whether a shared event shows or draws something that somebody concerned could not know before.
pub(crate) fn reveals<G: Voodoo>(event: Event<G>) -> bool {
    match event {
        Event::Moved { from, to, .. } => match (from.shared(), to.shared()) {
            (Some(Place::Bag | Place::Deck(..)), _) => true,
            (Some(from), to) => from.is_face_down() && !to.is_some_and(Place::is_face_down),
            (None, _) => false,
        },
        Event::Revealed { .. }
        | Event::Skipped { .. }
        | Event::Reshuffled { .. }
        | Event::Shown { .. } => true,
        _ => false,
    }
}
