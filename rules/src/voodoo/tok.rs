//! Tok: all souls of a colour (`voodoo-pirate §7`).

use super::{Cause, Cell, Choice, Colour, Event, Place, Play, Question, Reason, Step};
use super::{TraceLine, Voodoo, Worth};
use rules::kit::Outcome;
use rules::table::Seat;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Returns whether Tok takes souls from a pirate.
    fn is_open_to_tok(&self, caller: Seat, seat: Seat) -> bool {
        seat != caller && !G::has_grigri(self, seat) && G::is_in_reach_of_tok(self, seat)
    }

    /// Returns how many souls of a colour a call would find.
    pub(crate) fn tok_yield(&self, caller: Seat, colour: Colour) -> usize {
        let on = |souls: &[Option<Colour>]| {
            let of_it = souls.iter().filter(|&&soul| soul == Some(colour));
            of_it.count()
        };
        let ships = (0..self.crew.seats()).map(Seat);
        let open = ships.filter(|&seat| self.is_open_to_tok(caller, seat));
        on(&self.holds.grid())
            + open
                .map(|seat| on(&self.holds.souls_aboard(seat)))
                .sum::<usize>()
    }

    /// Takes all souls of the colour called; if not all fit, the caller chooses which.
    pub(super) fn call_colour(&mut self, seat: Seat, colour: Colour) {
        let called = Event::ColourCalled {
            seat,
            colour,
            found: self.tok_yield(seat, colour) as u8,
            room: self.holds.free_berths(seat).count() as u8,
        };
        self.log.tell(called, Cause::Tok);
        self.agenda.then(Step::Tok((seat, colour)));
    }

    /// Takes the soul of the colour from the grid or from a ship.
    pub(super) fn take_called(&mut self, seat: Seat, colour: Colour, choice: Choice<G>) {
        let from = match choice {
            Choice::GridSoul(cell) => Some(Place::Grid(cell)),
            Choice::SoulFrom(owner) => self
                .holds
                .berth_of(owner, colour)
                .map(|berth| Place::Berth(owner, berth)),
            _ => None,
        };
        if let Some(from) = from {
            self.take_soul(seat, from, Cause::Tok);
        }
    }

    /// Returns where souls of a colour are to be had: the grid's cells, then ships clockwise from the caller.
    pub(super) fn tok_sources(
        &self,
        caller: Seat,
        colour: Colour,
    ) -> impl Iterator<Item = Choice<G>> {
        let cells = Cell::all()
            .filter(move |&cell| self.holds.grid_soul(cell) == Some(colour))
            .map(Choice::GridSoul);
        let ships = caller
            .round(self.crew.seats())
            .filter(move |&seat| {
                self.is_open_to_tok(caller, seat) && self.holds.berth_of(seat, colour).is_some()
            })
            .map(Choice::SoulFrom);
        cells.chain(ships)
    }

    /// A Cursed Pirate's Tok: the colour aboard that yields most; ties go to the soul in the higher place.
    fn cursed_tok(&mut self, seat: Seat) {
        if !self.holds.has_soul(seat) {
            if self.holds.bag() > 0 {
                self.log
                    .note_trace(|| vec![TraceLine::followed(Choice::TakeSoul)]);
            }
            let (dice, log) = (&mut self.dice, &mut self.log);
            if let Some(colour) = self.holds.draw_soul(seat, Cause::Cursed, dice, log) {
                self.call_colour(seat, colour);
            }
            return;
        }
        let best = self
            .holds
            .souls_aboard(seat)
            .into_iter()
            .flatten()
            .map(|colour| (G::cursed_tok_yield(self, seat, colour), colour))
            // The last of equals: the higher place.
            .max_by_key(|&(found, _)| found);
        // What nothing comes of is not told either.
        let draws =
            self.holds.gets_free_souls(seat) && self.holds.free_berths(seat).next().is_some();
        let weighs = draws || best.is_some_and(|(found, _)| found > 0);
        if weighs && self.log.is_traced() {
            let lines = self.tok_lines(seat, best);
            self.log.note_trace(|| lines);
        }
        match best {
            Some((found, colour)) if found > 0 => self.call_colour(seat, colour),
            _ if self.holds.gets_free_souls(seat) => self.draw_soul(seat, Cause::Cursed),
            _ => {}
        }
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Returns what each colour aboard would yield, and the soul from the bag where none yields any.
    fn tok_lines(&self, seat: Seat, best: Option<(usize, Colour)>) -> Vec<TraceLine<G>> {
        let mut colours: Vec<Colour> = Vec::new();
        // The higher place goes first of equals.
        for colour in self.holds.souls_aboard(seat).into_iter().rev().flatten() {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let most = best.map_or(0, |(found, _)| found);
        let lines = colours.into_iter().map(|colour| {
            let found = G::cursed_tok_yield(self, seat, colour);
            let outcome = match best {
                _ if found == 0 => Outcome::Forbidden(Reason::NothingThere.into()),
                Some((_, called)) if called == colour => Outcome::Followed,
                _ if found < most => Outcome::Less,
                _ => Outcome::Later,
            };
            TraceLine::failed(Choice::Colour(colour), outcome).worth(Worth::Souls(found as u8))
        });
        let mut lines: Vec<TraceLine<G>> = lines.collect();
        if most == 0 {
            lines.push(TraceLine::followed(Choice::TakeSoul));
        }
        lines
    }
}

/// Calls a colour: of the whole table, for who holds the GriGri or is out of reach differs by game.
pub(super) fn call<G: Voodoo>(seat: Seat, play: &mut Play<G>) {
    if play.crew.is_cursed(seat) {
        play.cursed_tok(seat);
    } else {
        play.agenda.ask(seat, Question::CallColour);
    }
}

/// Takes the souls of the colour called, all or as many as fit.
pub(super) fn tok_souls<G: Voodoo>((seat, colour): (Seat, Colour), play: &mut Play<G>) {
    let room = play.holds.free_berths(seat).count();
    let found = play.tok_yield(seat, colour);
    if found == 0 || room == 0 {
        return;
    }
    play.agenda.then(Step::Tok((seat, colour)));
    if found > room && !play.crew.is_cursed(seat) {
        play.agenda.ask(seat, Question::WhichSoul(colour));
        return;
    }
    // The first of those that the game's Cursed Pirates prefer; where all fit the order does not matter.
    let mut source = None;
    for choice in play.tok_sources(seat, colour) {
        if source.is_none_or(|first| G::prefers_tok_source(play, choice, first)) {
            source = Some(choice);
        }
    }
    if let Some(choice) = source {
        play.take_called(seat, colour, choice);
    }
}
