//! Dawn: prisoners go free, figures come back, Sun and Moon pass on; and the score is told (`voodoo-pirate §11`).

use super::play::{Agenda, Crew, EventLog, Markers};
use super::{Cause, Event, Place, Play, Step, Voodoo};
use rules::table::Seat;

/// A new round is to come: the next pirate is free again, in turn order.
pub(super) fn free<G: Voodoo>(
    k: u8,
    markers: &mut Markers<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    let Some(seat) = markers.in_turn(k, crew) else {
        return;
    };
    agenda.then(Step::Free(k + 1));
    agenda.then(Step::FigureBack(seat));
    if let Some(besides) = G::freed(seat) {
        agenda.then(besides);
    }
    if markers.is_jailed(seat) {
        let with = Place::Aboard(seat);
        markers.move_marker(G::JAIL, with, Place::Supply, Cause::Dawn, log);
    }
}

/// A figure comes back to its pirate. The Cursed Pirates' are not theirs.
pub(super) fn figure_back<G: Voodoo>(
    seat: Seat,
    markers: &mut Markers<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
) {
    if !crew.is_cursed(seat) {
        markers.move_figure(G::figure(seat), Place::Mat(seat), Cause::Dawn, log);
    }
}

/// Sun and Moon go to the left of the Sun's holder.
pub(super) fn pass_sun<G: Voodoo>(
    markers: &mut Markers<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    let from = markers.sun();
    let to = G::Place::from(Place::Aboard(from.clockwise(1, crew.seats())));
    markers.move_marker(G::SUN, Place::Aboard(from), to, Cause::Dawn, log);
    let moon = markers.marker(G::MOON);
    if moon != to {
        markers.move_marker(G::MOON, moon, to, Cause::Dawn, log);
    }
    agenda.enter(G::DUSK);
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// The score of each pirate, and who won.
    pub(crate) fn tell_score(&mut self) {
        for seat in Seat(0).round(self.crew.seats()) {
            let score = G::score(self, seat);
            self.log.tell(Event::Scored { seat, score }, Cause::Score);
        }
        let standing = |play: &Self, seat| G::standing(&G::score(play, seat));
        let seats = Seat(0).round(self.crew.seats());
        let best = seats.clone().map(|seat| standing(self, seat)).max();
        for seat in seats {
            if Some(standing(self, seat)) == best {
                self.log.tell(Event::Won { seat }, Cause::Score);
            }
        }
    }
}
