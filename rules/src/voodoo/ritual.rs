//! #oodoo and its ritual (`voodoo-pirate §7`).

use super::play::{Agenda, Crew, EventLog, Hands, Holds, Markers, Play, Ships};
use super::{Cause, Cell, Colour, Event, Place, Question, Round, Step, Voodoo};
use rules::table::{Book, Dice, Seat};

/// A ritual under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ritual {
    /// The seat that called it.
    pub caller: Seat,
    /// True if this is the second round, for those who played #oodoo.
    pub second: bool,
    /// Pirates who had their chance in this round, clockwise from the caller.
    pub done: u8,
}

/// Calls the ritual: the wind turns a quadrant for each #oodoo played, then souls are placed.
pub(super) fn call_ritual<G: Voodoo>(
    caller: Seat,
    hands: &Hands<G>,
    crew: &Crew<G::House>,
    round: &mut Round<G::Turn>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    round.ritual_held = true;
    let seats = (0..crew.seats()).map(Seat);
    let callers = seats.filter(|&seat| hands.played(seat) == Some(G::HOODOO));
    let cards = callers.count() as u8;
    log.tell(Event::RitualCalled { caller, cards }, Cause::Ritual);
    agenda.then(Step::Ritual(Ritual {
        caller,
        second: false,
        done: 0,
    }));
    agenda.then(G::turn_wind(cards, Cause::Ritual.into()));
}

/// The next pirate's chance to place a soul. A full grid ends the ritual once its last ship has sailed.
pub(super) fn ritual<G: Voodoo>(
    mut ritual: Ritual,
    holds: &mut Holds<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    if holds.grid().iter().all(Option::is_some) {
        log.tell(Event::RitualEnded { full: true }, Cause::Ritual);
        for cell in Cell::all() {
            holds.move_soul(Place::Grid(cell), Place::Bag, Cause::Ritual, log);
        }
        return;
    }
    if ritual.done == crew.seats() {
        if ritual.second {
            return log.tell(Event::RitualEnded { full: false }, Cause::Ritual);
        }
        ritual.second = true;
        ritual.done = 0;
        log.tell(Event::RitualSecondRound, Cause::Ritual);
    }
    let seat = ritual.caller.clockwise(ritual.done, crew.seats());
    ritual.done += 1;
    agenda.then(Step::Ritual(ritual));
    agenda.then(Step::JoinRitual((seat, ritual.second)));
}

/// A pirate who takes part in this round of the ritual may place a soul.
pub(super) fn join<G: Voodoo>(
    (seat, second): (Seat, bool),
    ships: &Ships<G>,
    holds: &mut Holds<G>,
    hands: &Hands<G>,
    markers: &Markers<G>,
    book: &Book<G::Data>,
    dice: &mut Dice,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    if markers.is_jailed(seat) || !G::takes_part(seat, ships, &book.0) {
        return;
    }
    let played = hands.played(seat) == Some(G::HOODOO);
    if second && !played {
        return;
    }
    // A Cursed Pirate who played #oodoo takes a soul from the bag for round one (§12, §16).
    if holds.gets_free_souls(seat) && played && !second && !holds.has_soul(seat) {
        holds.draw_soul(seat, Cause::Cursed, dice, log);
    }
    if holds.has_soul(seat) {
        agenda.ask(seat, Question::PlaceSoul);
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Places a soul; the ship then sails, unless it is stuck.
    pub(super) fn place_soul(&mut self, seat: Seat, colour: Colour, cell: Cell) {
        let Some(berth) = self.holds.berth_of(seat, colour) else {
            return;
        };
        let matched = self.holds.matches(cell, colour);
        let (from, to) = (Place::Berth(seat, berth), Place::Grid(cell));
        self.move_soul(from, to, Cause::Ritual);
        if !G::is_stuck(self, seat) {
            let spaces = if matched { 2 } else { 1 };
            self.agenda.ask(seat, Question::RitualSail(spaces));
        }
    }
}
