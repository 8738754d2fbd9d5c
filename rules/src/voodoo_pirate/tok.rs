//! Tok: all souls of a colour (`voodoo-pirate §7`).

use super::choice::{Choice, Question, Reason};
use super::event::{Cause, Event};
use super::pieces::{Cell, Colour, Place};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

impl Play<'_, '_> {
    /// Whether Tok can be conjured: not from the harbour, with a soul aboard.
    pub fn judge_tok(&self, seat: Seat) -> Result<(), Reason> {
        if self.in_harbour(seat) {
            return Err(Reason::InHarbour);
        }
        // A Cursed Pirate without a soul takes one from the bag for it (§12).
        let soul = self.has_soul(seat) || self.gets_free_souls(seat);
        soul.then_some(()).ok_or(Reason::NoSoul)
    }

    /// Whether Tok takes souls from a pirate.
    pub fn is_open_to_tok(&self, caller: Seat, seat: Seat) -> bool {
        seat != caller && !self.has_grigri(seat) && !self.in_harbour(seat) && !self.is_ashore(seat)
    }

    /// How many souls of a colour a call would find.
    pub fn tok_yield(&self, caller: Seat, colour: Colour) -> usize {
        self.souls
            .iter()
            .filter(|(_, soul, at)| {
                soul.0 == colour
                    && match at.place {
                        Place::Grid(_) => true,
                        Place::Berth(owner, _) => self.is_open_to_tok(caller, owner),
                        _ => false,
                    }
            })
            .count()
    }

    /// Calls a colour.
    pub fn tok(&mut self, seat: Seat) {
        if self.is_cursed(seat) {
            self.cursed_tok(seat);
        } else {
            self.ask(seat, Question::CallColour);
        }
    }

    /// Takes all souls of the colour called; if not all fit, the caller chooses which.
    pub fn call_colour(&mut self, seat: Seat, colour: Colour) {
        self.tell(Event::ColourCalled { seat, colour }, Cause::Tok);
        self.then(Step::Tok((seat, colour)));
    }

    /// Takes the soul of the colour from the grid or from a ship.
    pub fn take_called(&mut self, seat: Seat, colour: Colour, choice: Choice) {
        let from = match choice {
            Choice::GridSoul(cell) => Some(Place::Grid(cell)),
            Choice::SoulFrom(owner) => self
                .berth_of(owner, colour)
                .map(|berth| Place::Berth(owner, berth)),
            _ => None,
        };
        if let Some(from) = from {
            self.take_soul(seat, from, Cause::Tok);
        }
    }

    /// Where souls of a colour are to be had: the grid's cells, then ships clockwise from the caller.
    pub fn tok_sources(&self, caller: Seat, colour: Colour) -> impl Iterator<Item = Choice> {
        let cells = (0..9)
            .map(Cell)
            .filter(move |&cell| self.grid_soul(cell) == Some(colour))
            .map(Choice::GridSoul);
        let ships = caller
            .round(self.seats())
            .filter(move |&seat| {
                self.is_open_to_tok(caller, seat) && self.berth_of(seat, colour).is_some()
            })
            .map(Choice::SoulFrom);
        cells.chain(ships)
    }
}

/// Takes the souls of the colour called, all or as many as fit.
pub fn tok_souls((seat, colour): (Seat, Colour), play: &mut Play) {
    let room = play.free_berths(seat).count();
    let found = play.tok_yield(seat, colour);
    if found == 0 || room == 0 {
        return;
    }
    play.then(Step::Tok((seat, colour)));
    if found > room && !play.is_cursed(seat) {
        play.ask(seat, Question::WhichSoul(colour));
        return;
    }
    // A Cursed Pirate with too little room takes from other ships first, then from the grid (§16).
    let mut source = None;
    for choice in play.tok_sources(seat, colour) {
        let from_ship = matches!(choice, Choice::SoulFrom(_));
        if source.is_none() || (from_ship && !matches!(source, Some(Choice::SoulFrom(_)))) {
            source = Some(choice);
        }
    }
    if let Some(choice) = source {
        play.take_called(seat, colour, choice);
    }
}
