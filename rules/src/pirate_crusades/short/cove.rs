//! Pirate Coves (`pirate-crusades §3.6`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// One of two ships is taken; a single one that could be drawn is taken without asking. A ship that a flaw forbids is discarded.
pub fn take_ship(seat: Seat, play: &mut Play) {
    let drawn = play.cards.of(seat).chosen;
    let barred: CardSet = drawn
        .iter()
        .filter(|&ship| !play.may_sail(seat, ship))
        .collect();
    play.discard(barred, Cause::Cove);
    let drawn = drawn.without(barred);
    match drawn.first() {
        Some(only) if drawn.len() == 1 => play.change_ship(seat, only),
        Some(_) => ask(play, seat, Question::CoveShip),
        None => {}
    }
}

impl Play<'_, '_> {
    /// A player docks at a cove, as in a friendly port.
    pub(crate) fn land_at_cove(&mut self, seat: Seat, cove: Card) {
        self.declare(seat, true, Cause::Cove);
        self.dock_at(seat, cove, Cause::Cove);
        ask(self, seat, Question::Cove);
    }

    /// The gift of a cove is carried out.
    pub(crate) fn visit_cove(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::CoveCrew => self.agenda.push(Step::FillHand(seat)),
            Choice::CoveShip => {
                self.agenda.push(Step::CoveShip(seat));
                self.want(seat, Draw::CoveShip);
                self.want(seat, Draw::CoveShip);
            }
            _ => {
                self.want(seat, Draw::CoveCargo);
                self.want(seat, Draw::Mission);
            }
        }
    }

    /// Cargo of a cove is loaded, or discarded where no hold is free.
    pub(crate) fn load_at_cove(&mut self, seat: Seat, card: Card) {
        let free = self.vessel(seat).free_holds(self.data()) > 0;
        let to = if free {
            Place::Hold(seat, 0)
        } else {
            Place::Discard(0)
        };
        self.shift(card, to, Cause::Cove);
    }

    /// A player changes to a ship that was drawn: the other, the old ship and all cargo are discarded.
    pub(crate) fn change_ship(&mut self, seat: Seat, ship: Card) {
        let has = self.cards.of(seat);
        let mut left = has.chosen.union(has.holds.set());
        left.remove(ship);
        if let Some(old) = has.ship {
            left.insert(old);
        }
        self.discard(left, Cause::Cove);
        self.shift(ship, Place::Ship(seat), Cause::Cove);
    }
}
