//! Dawn: the end of the game, or a new round (`voodoo-pirate §11`).

use super::VoodooPirate;
use super::event::{Cause, Event, Phase};
use super::pieces::{Barrel, Face, Figure, Place, Treasure};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo::{Begins, dawn};

/// Dawn breaks.
pub fn dawn_breaks(mut begins: Begins<VoodooPirate>) {
    begins.round.active = None;
    begins.tell(Phase::Dawn, Cause::Round);
    begins.then(Step::Dawn);
}

/// The game is over, or a new round is to come.
pub fn dawn(play: &mut Play) {
    let number = play.round.number;
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
    dawn::free_all(play);
    play.turn_tide(Cause::Dawn);
}

impl Play<'_, '_> {
    /// Skulls and blessed cards are turned for all to see.
    fn show_what_was_hidden(&mut self) {
        for seat in Seat(0).round(self.seats()) {
            let aboard = Place::Aboard(seat);
            let treasures = self.own.treasures.iter();
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
                self.log.tell(Event::Shown { seat, face }, Cause::Score);
            }
        }
    }

    /// The barrel so many places clockwise in the ring.
    fn barrel_after(&self, barrel: Barrel) -> Barrel {
        let ring = &self.book.0.barrels;
        let place = ring.iter().position(|entry| entry.barrel == barrel);
        place.map_or(barrel, |place| ring[(place + 1) % ring.len()].barrel)
    }

    /// The Cursed Pirates' figures move one barrel clockwise (§12).
    pub fn move_cursed_figures(&mut self) {
        for which in [0, 1] {
            let figure = Figure::Cursed(which);
            if let Place::On(barrel) = self.figure(figure) {
                let next = self.barrel_after(barrel);
                self.move_figure(figure, Place::On(next), Cause::Cursed);
            }
        }
    }
}

/// What only its owner knew is shown (§3); the score is told, and who won.
pub fn score_is_told(mut play: Play) {
    let number = play.round.number;
    play.tell(Event::PhaseBegan(Phase::Over, number), Cause::Score);
    play.show_what_was_hidden();
    play.tell_score();
}
