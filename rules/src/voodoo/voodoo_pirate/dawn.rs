//! Dawn: the end of the game, or a new round (`voodoo-pirate §11`).

use super::VoodooPirate;
use super::event::{Cause, Event, Phase};
use super::pieces::{Face, Figure, Place, Treasure};
use super::play::{Agenda, Book, Crew, EventLog, Markers, Play, Round, Sea, Ships};
use super::steps::Step;
use crate::{self as voodoo, Begins};
use rules::table::Seat;

/// Dawn breaks.
pub fn dawn_breaks(mut begins: Begins<VoodooPirate>) {
    begins.round.active = None;
    begins.tell(Phase::Dawn, Cause::Round);
    begins.then(Step::Dawn);
}

/// The game is over, once all is dug up, or a new round is to come.
pub fn dawn(
    ships: &Ships,
    sea: &Sea,
    crew: &Crew,
    book: &Book,
    round: &Round,
    agenda: &mut Agenda,
) {
    let over = (0..crew.seats()).any(|seat| sea.is_ashore(Seat(seat), ships))
        || sea.is_time_out()
        || round.number >= book.0.start.most_rounds;
    if over {
        agenda.enter(Phase::Over);
        for seat in (0..crew.seats()).rev() {
            agenda.then(Step::DigUp(Seat(seat)));
        }
        return;
    }
    agenda.then(voodoo::Step::PassSun);
    agenda.then(Step::MoveCursedFigures);
    agenda.then(Step::TurnTide(Cause::Dawn));
    agenda.then(voodoo::Step::Free(0));
}

impl Play<'_, '_> {
    /// Skulls and blessed cards are turned for all to see.
    fn show_what_was_hidden(&mut self) {
        for seat in Seat(0).round(self.crew.seats()) {
            let aboard = Place::Aboard(seat);
            let treasures = self.own.stores.treasures.iter();
            let skulls = treasures.filter_map(|(_, treasure, at)| match treasure {
                Treasure::Skull(skull) if at.place == aboard => Some(Face::Skull(*skull)),
                _ => None,
            });
            let cards = self
                .blessed
                .cards
                .iter()
                .filter(|(_, _, at, _)| at.place == aboard);
            let cards = cards.map(|(_, card, ..)| Face::Blessed(card.0));
            for face in skulls.chain(cards) {
                self.log.tell(Event::Shown { seat, face }, Cause::Score);
            }
        }
    }
}

/// The Cursed Pirates' figures move one barrel clockwise (§12).
pub fn move_cursed_figures(markers: &mut Markers, book: &Book, log: &mut EventLog) {
    let ring = &book.0.barrels;
    for which in [0, 1] {
        let figure = Figure::Cursed(which);
        if let Place::On(barrel) = markers.figure(figure)
            && let Some(place) = ring.iter().position(|entry| entry.barrel == barrel)
        {
            let next = ring[(place + 1) % ring.len()].barrel;
            markers.move_figure(figure, Place::On(next), Cause::Cursed, log);
        }
    }
}

/// All that only its owner knew is shown (§3); the score is told, and who won.
pub fn score_is_told(mut play: Play) {
    let number = play.round.number;
    play.log
        .tell(Event::PhaseBegan(Phase::Over, number), Cause::Score);
    play.show_what_was_hidden();
    play.tell_score();
}
