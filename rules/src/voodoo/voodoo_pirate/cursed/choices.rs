//! The answers of a Cursed Pirate to whatever is asked (`voodoo-pirate §12`).

use super::forecast::{Forecast, best_portal};
use crate::voodoo_pirate::broadside::sides;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::choice::{Choice, Item, Question};
use crate::voodoo_pirate::data::Feature;
use crate::voodoo_pirate::pieces::{Cell, Colour, Object};
use crate::voodoo_pirate::play::Play;
use rules::table::Seat;
use std::cmp::Reverse;

impl Play<'_, '_> {
    /// The choice that the Cursed Pirates' rules make. All choices are legal, and there are at least two.
    pub fn cursed_choice(&self, seat: Seat, question: Question, choices: &[Choice]) -> Choice {
        let listed = choices.iter().copied();
        let chosen = match question {
            Question::Harbour => {
                let harbour = self.book.0.cursed.harbour.iter();
                let mut spaces = harbour.map(|&space| Choice::Space(space));
                spaces.find(|choice| choices.contains(choice))
            }
            Question::Turn => Some(self.cursed_action(seat, choices)),
            Question::PlaceSoul => self.cursed_soul(seat, choices),
            Question::RitualSail(_) | Question::GhostWind => {
                listed.max_by_key(|&choice| self.course_key(seat, choice))
            }
            Question::Board(victim, _) => Some(
                self.booty(seat, victim, 0)
                    .map_or(Choice::Pass, |(_, item)| Choice::Item(item)),
            ),
            Question::Goods => Some(self.cursed_goods(seat)),
            Question::GiveBack => Some(Choice::GiveBack(Item::Object(Object::SilentOars))),
            Question::Oars => self.cursed_oars_victim(seat).map(Choice::Ship),
            Question::Portal => best_portal(listed.filter_map(|choice| match choice {
                Choice::Space(space) => Some(space),
                _ => None,
            }))
            .map(Choice::Space),
            Question::Victim => listed.max_by_key(|&choice| self.victim_key(seat, choice)),
            Question::GiveSoul(_) => self.holds.highest_soul(seat).map(Choice::Colour),
            _ => None,
        };
        // Where its rules are silent it takes what is listed first.
        chosen
            .filter(|choice| choices.contains(choice))
            .unwrap_or(choices[0])
    }

    /// The object that serves now: the Ghost Wind where it gains, Silent Oars as soon as there is a victim.
    pub fn cursed_object(&self, seat: Seat) -> Option<Object> {
        let gains = || {
            Heading::ALL.iter().any(|&way| {
                self.judge_ghost_wind(seat, way).is_ok() && self.course(seat, way, 1).points > 0
            })
        };
        if self.judge_use(seat, Object::GhostWind).is_ok() && gains() {
            return Some(Object::GhostWind);
        }
        let rows = self.judge_use(seat, Object::SilentOars).is_ok()
            && self.cursed_oars_victim(seat).is_some();
        rows.then_some(Object::SilentOars)
    }

    /// Its turn: objects as soon as they serve, then the card, then the facing whose broadside does most.
    fn cursed_action(&self, seat: Seat, choices: &[Choice]) -> Choice {
        if let Some(object) = self.cursed_object(seat) {
            return Choice::Use(object);
        }
        if choices.contains(&Choice::Conjure) {
            return Choice::Conjure;
        }
        if self.in_harbour(seat) {
            return Choice::EndTurn;
        }
        if self.hits(seat, Heading::South) > self.hits(seat, Heading::West) {
            Choice::Face(Heading::South)
        } else {
            Choice::Face(Heading::West)
        }
    }

    /// The hits of both sides of a ship that faces so.
    pub(super) fn hits(&self, seat: Seat, facing: Heading) -> u8 {
        let sides = sides(facing).into_iter();
        let targets = sides.filter_map(|side| self.waters().target(seat, side, &self.own.stores));
        targets.map(|(_, hits)| hits).sum()
    }

    /// Most points, then the new tile, then two spaces, then west, south, north, east (§16).
    pub(super) fn course_key(&self, seat: Seat, choice: Choice) -> (Forecast, u8, u8) {
        let (heading, spaces) = match choice {
            Choice::Sail(heading, spaces) => (heading, spaces),
            Choice::Way(heading) => (heading, 1),
            _ => (Heading::East, 0),
        };
        (
            self.course(seat, heading, spaces),
            spaces,
            Self::course_rank(heading),
        )
    }

    /// The most points for itself; ties: the victim on the highest value, then the furthest west.
    fn victim_key(
        &self,
        seat: Seat,
        choice: Choice,
    ) -> (i16, Option<u8>, Reverse<Option<u8>>, bool, u8) {
        let Choice::Victim(victim, way) = choice else {
            return (i16::MIN, None, Reverse(None), false, 0);
        };
        let space = self.ships.space(victim);
        let course = self.forecast_tix(seat, victim, way);
        (
            course.points,
            space.map(Space::value),
            Reverse(space.map(Space::column)),
            course.new_tile,
            Self::course_rank(way.opposite()),
        )
    }

    /// The soul in the highest place, or another that matches and yields more; beside a match if possible.
    fn cursed_soul(&self, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let default = self.holds.highest_soul(seat)?;
        let mut best = (default, self.soul_worth(seat, choices, default));
        if !self.waters().is_stuck(seat) {
            for colour in self.holds.souls_aboard(seat).into_iter().rev().flatten() {
                let worth = self.soul_worth(seat, choices, colour);
                if worth > best.1 {
                    best = (colour, worth);
                }
            }
        }
        self.cursed_cell(choices, best.0)
    }

    /// The points that placing a soul of a colour lets the ship sail for; nothing where it cannot sail.
    pub(super) fn soul_worth(&self, seat: Seat, choices: &[Choice], colour: Colour) -> Option<i16> {
        let matched = self.matching_cell(choices, colour).is_some();
        let most = if matched { 2 } else { 1 };
        let headings = Heading::ALL
            .iter()
            .flat_map(|&heading| (1..=most).map(move |spaces| (heading, spaces)));
        headings
            .filter(|&(heading, spaces)| {
                self.judge_ritual_sail(seat, most, heading, spaces).is_ok()
            })
            .map(|(heading, spaces)| self.course(seat, heading, spaces).points)
            .max()
    }

    /// A soul of a colour on the cell that it would be placed on: a match, or else the first free one of the list.
    pub(super) fn cursed_cell(&self, choices: &[Choice], colour: Colour) -> Option<Choice> {
        let mut cells = self.book.0.cursed.cells.iter().copied();
        let first = || cells.find(|&cell| choices.contains(&Choice::Place(colour, cell)));
        let cell = self.matching_cell(choices, colour).or_else(first)?;
        Some(Choice::Place(colour, cell))
    }

    /// The free cell beside a soul of the colour: the furthest west, then the furthest south.
    fn matching_cell(&self, choices: &[Choice], colour: Colour) -> Option<Cell> {
        let cells = choices.iter().filter_map(|&choice| match choice {
            Choice::Place(offered, cell) => (offered == colour).then_some(cell),
            _ => None,
        });
        cells
            .filter(|&cell| self.holds.matches(cell, colour))
            .min_by_key(|cell| (cell.0 % 3, Reverse(cell.0 / 3)))
    }

    /// Returns what it boards a ship for: Compass, poppet, soul, coin, in that order; never other objects.
    /// Lower ranks are better. So many objects have gone back to the supply by then.
    pub fn booty(&self, seat: Seat, victim: Seat, objects_gone: u8) -> Option<(u8, Item)> {
        (0..)
            .zip(self.wishes(victim))
            .filter_map(|(rank, item)| item.map(|item| (rank, item)))
            .find(|&(_, item)| self.judge_item(seat, victim, item, objects_gone).is_ok())
    }

    /// Returns what it would have of a ship, the best first; no soul where none is aboard.
    pub(super) fn wishes(&self, victim: Seat) -> [Option<Item>; 4] {
        let aboard = self.holds.souls_aboard(victim);
        let soul = Colour::ALL.iter().find_map(|&colour| {
            let berth = if self.crew.is_cursed(victim) {
                aboard.iter().rposition(|&soul| soul == Some(colour))
            } else {
                aboard.iter().position(|&soul| soul == Some(colour))
            };
            berth.map(|berth| Item::Soul(berth as u8))
        });
        [
            Some(Item::Object(Object::Compass)),
            Some(Item::Poppet),
            soul,
            Some(Item::Coin),
        ]
    }

    /// Skulls and the objects it has a use for; never a skull for another thing, Silent Oars for Morgan's Eye alone.
    fn cursed_goods(&self, seat: Seat) -> Choice {
        let wanted = match self.goods_under(seat) {
            Some(Feature::Coin | Feature::Map) => true,
            Some(Feature::Skull) => self.has_skull_room(seat),
            Some(Feature::Object(object)) => {
                let gives_oars = object == Object::MorgansEye
                    && self.own.stores.has_object(seat, Object::SilentOars);
                self.book.0.cursed.takes.contains(&object)
                    && (self.own.stores.has_object_room(seat) || gives_oars)
            }
            _ => false,
        };
        if wanted { Choice::Take } else { Choice::Pass }
    }
}
