//! Dawn: prisoners go free, figures come back, Sun and Moon pass on; and the score is told (`voodoo-pirate §11`).

use super::{Cause, Event, Place, Play, Step, Voodoo};
use crate::table::Seat;

/// A new round is to come: each pirate is free again, in turn order.
pub(crate) fn free_all<G: Voodoo>(play: &mut Play<G>) {
    play.then(Step::PassSun);
    for k in 0..play.seats() {
        let Some(seat) = play.in_turn(k) else {
            continue;
        };
        play.move_marker(G::JAIL, Place::Aboard(seat), Place::Supply, Cause::Dawn);
        G::freed(play, seat);
        if !play.is_cursed(seat) {
            play.move_figure(G::figure(seat), Place::Mat(seat), Cause::Dawn);
        }
    }
}

/// Sun and Moon go to the left of the Sun's holder.
pub(super) fn pass_sun<G: Voodoo>(play: &mut Play<G>) {
    G::before_the_sun(play);
    let from = play.sun();
    let to = G::Place::from(Place::Aboard(from.clockwise(1, play.seats())));
    play.move_marker(G::SUN, Place::Aboard(from), to, Cause::Dawn);
    let moon = play.marker(G::MOON);
    if moon != to {
        play.move_marker(G::MOON, moon, to, Cause::Dawn);
    }
    play.next_phase.set(G::DUSK);
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// The score of each pirate, and who won.
    pub(crate) fn tell_score(&mut self) {
        for seat in Seat(0).round(self.seats()) {
            let score = G::score(self, seat);
            self.tell(Event::Scored { seat, score }, Cause::Score);
        }
        let standing = |play: &Self, seat| G::standing(&G::score(play, seat));
        let seats = Seat(0).round(self.seats());
        let best = seats.clone().map(|seat| standing(self, seat)).max();
        for seat in seats {
            if Some(standing(self, seat)) == best {
                self.tell(Event::Won { seat }, Cause::Score);
            }
        }
    }
}
