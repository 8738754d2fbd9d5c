//! The lines that a Cursed Pirate tries for a question, for whoever asks why it did what it did (`voodoo-pirate §12`).

use super::forecast::Forecast;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::Heading;
use crate::voodoo_pirate::choice::{Choice, Item, Question, Reason};
use crate::voodoo_pirate::data::Feature;
use crate::voodoo_pirate::pieces::{Colour, Object};
use crate::voodoo_pirate::play::Play;
use crate::{TraceLine, Worth};
use rules::kit::{Outcome, by_worth, in_order};
use rules::table::Seat;

/// Lines of this game.
type Lines = Vec<TraceLine<VoodooPirate>>;

impl Play<'_, '_> {
    /// The lines tried for a question, in their order, with the one that was followed.
    pub(in crate::voodoo_pirate) fn cursed_lines(
        &self,
        seat: Seat,
        question: Question,
        choices: &[Choice],
        followed: Choice,
    ) -> Lines {
        let listed = || choices.iter().copied();
        match question {
            Question::Harbour => {
                let spaces = self.book.0.cursed.harbour.iter().copied();
                in_order(spaces.map(Choice::Space), followed, |choice| {
                    self.why_not(seat, question, choice)
                })
            }
            Question::Turn => self.turn_lines(seat, followed),
            Question::PlaceSoul => self.soul_lines(seat, choices, followed),
            Question::RitualSail(_) | Question::GhostWind => {
                let course = |choice| self.course_key(seat, choice).0;
                by_worth(listed(), followed, |choice| told(course(choice)), course)
            }
            Question::Victim => {
                let course = |choice| match choice {
                    Choice::Victim(victim, way) => self.forecast_tix(seat, victim, way),
                    _ => self.course(seat, Heading::East, 0),
                };
                by_worth(listed(), followed, |choice| told(course(choice)), course)
            }
            Question::Portal => {
                let value = |choice| match choice {
                    Choice::Space(space) => i16::from(space.value()),
                    _ => 0,
                };
                let worth = |choice| Worth::Points(value(choice), false);
                by_worth(listed(), followed, worth, value)
            }
            Question::Board(victim, _) => self.booty_lines(seat, question, victim, followed),
            Question::Oars => self.oars_lines(seat, choices, followed),
            Question::Goods if followed == Choice::Pass => {
                let left = TraceLine::failed(Choice::Take, self.why_left(seat));
                vec![left, TraceLine::followed(Choice::Pass)]
            }
            _ => vec![TraceLine::followed(followed)],
        }
    }

    /// Objects as soon as they serve, then the card, then the facing.
    fn turn_lines(&self, seat: Seat, followed: Choice) -> Lines {
        let mut lines = Lines::new();
        for object in [Object::GhostWind, Object::SilentOars] {
            let choice = Choice::Use(object);
            if followed == choice {
                lines.push(TraceLine::followed(choice));
                return lines;
            }
            if self.own.stores.has_object(seat, object) {
                let outcome = match self.judge_use(seat, object) {
                    Err(reason) => Outcome::Forbidden(reason),
                    Ok(()) => Outcome::NoGain,
                };
                lines.push(TraceLine::failed(choice, outcome));
            }
        }
        let conjure = Choice::Conjure;
        if followed == conjure {
            lines.push(TraceLine::followed(conjure));
            return lines;
        }
        lines.extend(
            self.judge_conjure(seat)
                .err()
                .map(|reason| TraceLine::failed(conjure, Outcome::Forbidden(reason))),
        );
        let Choice::Face(_) = followed else {
            lines.push(TraceLine::followed(followed));
            return lines;
        };
        let hits = |choice| match choice {
            Choice::Face(facing) => self.hits(seat, facing),
            _ => 0,
        };
        let facings = [Heading::West, Heading::South].map(Choice::Face);
        let worth = |choice| Worth::Hits(hits(choice));
        lines.extend(by_worth(facings.into_iter(), followed, worth, hits));
        lines
    }

    /// The soul in the highest place, then the others, each where it would be placed.
    fn soul_lines(&self, seat: Seat, choices: &[Choice], followed: Choice) -> Lines {
        let mut colours: Vec<Colour> = self.holds.highest_soul(seat).into_iter().collect();
        if !self.waters().is_stuck(seat) {
            for colour in self.holds.souls_aboard(seat).into_iter().rev().flatten() {
                if !colours.contains(&colour) {
                    colours.push(colour);
                }
            }
        }
        let placed = colours.into_iter();
        let placed = placed.filter_map(|colour| self.cursed_cell(choices, colour));
        let points = |choice| match choice {
            Choice::Place(colour, _) => self.soul_worth(seat, choices, colour).unwrap_or(0),
            _ => 0,
        };
        let worth = |choice| Worth::Points(points(choice), false);
        by_worth(placed, followed, worth, points)
    }

    /// Compass, poppet, soul, coin.
    fn booty_lines(&self, seat: Seat, question: Question, victim: Seat, followed: Choice) -> Lines {
        let wishes = self
            .wishes(victim)
            .map(|item| item.unwrap_or(Item::Soul(0)));
        let wishes = wishes.into_iter().map(Choice::Item);
        in_order(wishes, followed, |choice| {
            self.why_not(seat, question, choice)
        })
    }

    /// The ship with the best item, then the highest value, then the furthest west.
    fn oars_lines(&self, seat: Seat, choices: &[Choice], followed: Choice) -> Lines {
        let rank = |choice| match choice {
            Choice::Ship(victim) => {
                let booty = self.booty(seat, victim, self.oars_aboard(seat));
                booty.map(|(rank, _)| rank)
            }
            _ => None,
        };
        let lines = choices.iter().map(|&choice| match rank(choice) {
            _ if choice == followed => TraceLine::followed(choice),
            None => TraceLine::failed(choice, Outcome::NoGain),
            better if better > rank(followed) => TraceLine::failed(choice, Outcome::Less),
            _ => TraceLine::failed(choice, Outcome::Later),
        });
        lines.collect()
    }

    /// Why what lies on a space is left there.
    fn why_left(&self, seat: Seat) -> Outcome<Reason> {
        match self.goods_under(seat) {
            Some(Feature::Object(object)) if !self.book.0.cursed.takes.contains(&object) => {
                Outcome::Unwanted
            }
            _ => Outcome::Forbidden(Reason::NoRoom),
        }
    }
}

/// Returns what a move would bring.
fn told(forecast: Forecast) -> Worth {
    Worth::Points(forecast.points, forecast.new_tile)
}
