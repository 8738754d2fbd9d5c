//! Cursed Pirates: the game's automa, line by line (`voodoo-pirate-card-game §10`, `§12.23`–`27`).

mod lookahead;

use super::VoodooCards;
use super::choice::{Choice, Item, Question};
use super::event::Cause;
use super::objects::Objects;
use super::pieces::{Cell, Colour, Place};
use super::play::{Agenda, EventLog, Holds, Markers, Play};
use super::ring::Heading;
use super::sailing::Voyage;
use crate::{MOST_OBJECTS, TraceLine, Worth};
use rules::kit::{by_worth, in_order};
use rules::table::{Dice, Seat};
use std::cmp::Reverse;

/// Coins that Take gives.
const COINS: u8 = 2;
/// Souls that Take gives where there are no coins.
const SOULS: u8 = 3;

impl Play<'_, '_> {
    /// The choice that the Cursed Pirates' rules make. All choices are legal, and there are at least two.
    pub(super) fn cursed_choice(
        &self,
        seat: Seat,
        question: Question,
        choices: &[Choice],
    ) -> Choice {
        let best = |key: &dyn Fn(Choice) -> (i16, u8, bool)| {
            choices.iter().copied().max_by_key(|&choice| key(choice))
        };
        let chosen = match question {
            Question::Start => choices.iter().copied().max_by_key(|choice| match choice {
                Choice::Space(space) => self.own.sea.water(*space).value,
                _ => 0,
            }),
            // The facing stays as it is.
            Question::Turn if !choices.contains(&Choice::Conjure) => {
                Some(Choice::Face(self.ships.facing(seat)))
            }
            Question::PlaceSoul => self.cursed_soul(seat, choices),
            Question::RitualSail(_) => best(&|choice| self.sail_key(seat, choice)),
            Question::Course => best(&|choice| self.course_key(choice)),
            Question::Victim => choices
                .iter()
                .copied()
                .max_by_key(|&choice| self.victim_key(seat, choice)),
            Question::GiveSoul(_) => self.holds.highest_soul(seat).map(Choice::Colour),
            Question::Board(victim) => {
                Some(self.booty(seat, victim).map_or(Choice::Pass, Choice::Item))
            }
            // The newest goes.
            Question::GiveUp => self
                .own
                .objects
                .objects_aboard(seat)
                .next_back()
                .map(Choice::GiveUp),
            _ => None,
        };
        // Where its rules are silent it takes what is listed first.
        chosen
            .filter(|choice| choices.contains(choice))
            .unwrap_or(choices[0])
    }

    /// The newest soul that matches, in the lowest cell; without a match the newest, in the first free cell.
    fn cursed_soul(&self, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let cells = &self.book.0.cursed.cells;
        let place = |colour: Colour, cell: Cell| {
            let choice = Choice::Place(colour, cell);
            choices.contains(&choice).then_some(choice)
        };
        let aboard = self.holds.souls_aboard(seat);
        let matching = cells.iter().find_map(|&cell| {
            let mut souls = aboard.into_iter().rev().flatten();
            let soul = souls.find(|&colour| self.holds.matches(cell, colour))?;
            place(soul, cell)
        });
        matching.or_else(|| {
            let newest = self.holds.highest_soul(seat)?;
            cells.iter().find_map(|&cell| place(newest, cell))
        })
    }

    /// The lines tried for a question, in their order, with the one that was followed.
    pub(super) fn cursed_lines(
        &self,
        seat: Seat,
        question: Question,
        choices: &[Choice],
        followed: Choice,
    ) -> Vec<TraceLine<VoodooCards>> {
        let listed = || choices.iter().copied();
        let by_points = |points: &dyn Fn(Choice) -> i16| {
            let worth = |choice| Worth::Points(points(choice), false);
            by_worth(listed(), followed, worth, points)
        };
        match question {
            Question::Start => by_points(&|choice| match choice {
                Choice::Space(space) => i16::from(self.own.sea.water(space).value),
                _ => 0,
            }),
            Question::RitualSail(_) => by_points(&|choice| self.sail_key(seat, choice).0),
            Question::Course => by_points(&|choice| self.course_key(choice).0),
            Question::Victim => by_points(&|choice| self.victim_key(seat, choice).3),
            Question::Turn if followed != Choice::Conjure => {
                let conjure = self.why_not(seat, question, Choice::Conjure);
                let conjure = TraceLine::failed(Choice::Conjure, conjure);
                vec![conjure, TraceLine::followed(followed)]
            }
            Question::Board(victim) => {
                let wishes = self.wishes(seat, victim).map(Choice::Item);
                in_order(wishes, followed, |choice| {
                    self.why_not(seat, question, choice)
                })
            }
            _ => vec![TraceLine::followed(followed)],
        }
    }

    /// Returns what it boards a ship for, the first that it can have.
    fn booty(&self, seat: Seat, victim: Seat) -> Option<Item> {
        self.wishes(seat, victim)
            .find(|&item| self.judge_item(seat, victim, item).is_ok())
    }

    /// Compass, coin, soul, object, GriGri, in that order.
    fn wishes(&self, seat: Seat, victim: Seat) -> impl Iterator<Item = Item> {
        let souls = Colour::ALL.iter().map(|&colour| Item::Soul(colour));
        let newest = self.own.objects.objects_aboard(victim).next_back();
        // Skips objects with three aboard.
        let object = newest.filter(|_| self.own.objects.objects_held(seat) < MOST_OBJECTS);
        [Item::Compass, Item::Coin]
            .into_iter()
            .chain(souls)
            .chain(object.map(Item::Object))
            .chain([Item::GriGri])
    }

    /// Most points, then two spaces, then clockwise.
    fn sail_key(&self, seat: Seat, choice: Choice) -> (i16, u8, bool) {
        let (Choice::Sail(heading, spaces), Some(at)) = (choice, self.ships.space(seat)) else {
            return (i16::MIN, 0, false);
        };
        let voyage = Voyage::new(seat, at, heading, spaces, Cause::Cursed).willing();
        (
            self.points_after(voyage),
            spaces,
            heading == Heading::Clockwise,
        )
    }

    /// Most points, then sailing on rather than stopping, then by the ring.
    fn course_key(&self, choice: Choice) -> (i16, u8, bool) {
        match (choice, self.own.tonight.waiting) {
            (Choice::Space(space), Some(voyage)) => {
                let points = self.points_onward(voyage, space);
                (points, 1, space == voyage.at.step(voyage.heading))
            }
            (Choice::Pass, Some(voyage)) => (self.points_after(voyage.stopped()), 0, false),
            _ => (i16::MIN, 0, false),
        }
    }

    /// The victim on the highest-valued space, then with the most coins, then next in turn order; then the way that brings
    /// most points to itself, then itself clockwise.
    fn victim_key(&self, seat: Seat, choice: Choice) -> (u8, u8, Reverse<u8>, i16, bool) {
        let Choice::Victim(victim, way) = choice else {
            return (0, 0, Reverse(u8::MAX), i16::MIN, false);
        };
        let value = self
            .ships
            .space(victim)
            .map_or(0, |space| self.own.sea.water(space).value);
        let distance = seat
            .round(self.crew.seats())
            .position(|other| other == victim)
            .unwrap_or(0);
        let own = way.opposite();
        (
            value,
            self.holds.coins(victim),
            Reverse(distance as u8),
            self.points_after_tix(seat, victim, way),
            own == Heading::Clockwise,
        )
    }
}

/// Take: two coins and a soul; no coins left: three souls; no souls in the bag: the deck's top object.
pub fn take(
    seat: Seat,
    holds: &mut Holds,
    objects: &mut Objects,
    markers: &mut Markers,
    dice: &mut Dice,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let mut souls = 1;
    if holds.coins_at(Place::Supply) == 0 {
        souls = SOULS;
    }
    for _ in 0..COINS {
        holds.move_coin(Place::Supply, Place::Aboard(seat), Cause::Take, log);
    }
    if holds.bag() == 0 {
        return objects.stow(seat, Place::Pile(0), Cause::Take, markers, log, agenda);
    }
    for _ in 0..souls {
        holds.draw_soul(seat, Cause::Take, dice, log);
    }
}

impl Holds<'_, '_> {
    /// After a soul left a Cursed Pirate's ship the others close ranks, so that the newest lies in the highest place.
    pub fn close_ranks(&mut self, seat: Seat, log: &mut EventLog) {
        let mut gap = None;
        let aboard = self.souls_aboard(seat);
        for (berth, soul) in (0..).zip(aboard) {
            match (gap, soul) {
                (None, None) => gap = Some(berth),
                (Some(free), Some(_)) => {
                    let (from, to) = (Place::Berth(seat, berth), Place::Berth(seat, free));
                    let moved = self.shift_soul(|_| true, from, to);
                    log.tell_moved(moved, from, to, Cause::Cursed);
                    gap = Some(free + 1);
                }
                _ => {}
            }
        }
    }
}
