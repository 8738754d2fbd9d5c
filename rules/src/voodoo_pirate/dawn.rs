//! Dawn: the end of the game, or a new round (`voodoo-pirate §11`).

use super::event::{Cause, Event, Phase};
use super::pieces::{Barrel, Face, Figure, Marker, Place, Treasure};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

/// Dawn breaks.
pub fn dawn_breaks(mut play: Play) {
    let number = play.round.number;
    play.round.active = None;
    play.tell(Event::PhaseBegan(Phase::Dawn, number), Cause::Round);
    let over = (0..play.seats()).any(|seat| play.is_ashore(Seat(seat)))
        || play.is_time_out()
        || number >= play.book.0.start.most_rounds;
    if over {
        for seat in Seat(0).round(play.seats()) {
            play.dig_up(seat);
        }
        play.next_phase.set(Phase::Over);
        return;
    }
    play.then(Step::PassSun(()));
    for k in 0..play.seats() {
        if let Some(seat) = play.in_turn(k) {
            play.free_and_fetch(seat);
        }
    }
    play.turn_tide(Cause::Dawn);
}

impl Play<'_, '_> {
    /// Frees a jailed pirate, fetches its figure, digs up what it buried.
    fn free_and_fetch(&mut self, seat: Seat) {
        self.move_marker(
            Marker::Jail,
            Place::Aboard(seat),
            Place::Supply,
            Cause::Dawn,
        );
        self.dig_up(seat);
        if !self.is_cursed(seat) {
            self.move_figure(Figure::Of(seat), Place::Mat(seat), Cause::Dawn);
        }
    }

    /// Skulls and blessed cards are turned for all to see.
    fn show_what_was_hidden(&mut self) {
        for seat in Seat(0).round(self.seats()) {
            let aboard = Place::Aboard(seat);
            let treasures = self.treasures.iter();
            let skulls = treasures.filter_map(|(_, treasure, at)| match treasure {
                Treasure::Skull(skull) if at.place == aboard => Some(Face::Skull(*skull)),
                _ => None,
            });
            let cards = self
                .blessed
                .iter()
                .filter(|(_, _, at, _)| at.place == aboard);
            let cards = cards.map(|(_, card, ..)| Face::Blessed(card.0));
            for face in skulls.chain(cards) {
                self.tale.tell(Event::Shown { seat, face }, Cause::Score);
            }
        }
    }

    /// The barrel so many places clockwise in the ring.
    fn barrel_after(&self, barrel: Barrel) -> Barrel {
        let ring = &self.book.0.barrels;
        let place = ring.iter().position(|entry| entry.barrel == barrel);
        place.map_or(barrel, |place| ring[(place + 1) % ring.len()].barrel)
    }
}

/// The Cursed Pirates' figures move one barrel clockwise; Sun and Moon go to the left of the Sun's holder.
pub fn pass_sun((): (), play: &mut Play) {
    for which in [0, 1] {
        let figure = Figure::Cursed(which);
        if let Place::On(barrel) = play.figure(figure) {
            let next = play.barrel_after(barrel);
            play.move_figure(figure, Place::On(next), Cause::Cursed);
        }
    }
    let from = play.sun();
    let to = Place::Aboard(from.clockwise(1, play.seats()));
    play.move_marker(Marker::Sun, Place::Aboard(from), to, Cause::Dawn);
    let moon = play.marker(Marker::Moon);
    if moon != to {
        play.move_marker(Marker::Moon, moon, to, Cause::Dawn);
    }
    play.next_phase.set(Phase::Dusk);
}

/// What only its owner knew is shown (§3); the score is told, and who won.
pub fn score_is_told(mut play: Play) {
    let number = play.round.number;
    play.tell(Event::PhaseBegan(Phase::Over, number), Cause::Score);
    play.show_what_was_hidden();
    for seat in Seat(0).round(play.seats()) {
        let score = play.score(seat);
        play.tell(Event::Scored { seat, score }, Cause::Score);
    }
    for seat in Seat(0).round(play.seats()) {
        if play.winners().any(|winner| winner == seat) {
            play.tell(Event::Won { seat }, Cause::Score);
        }
    }
}
