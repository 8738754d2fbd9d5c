//! Questions and answers in words.

use super::Speaker;
use crate::MOST_OBJECTS;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::Cause;
use crate::voodoo_cards::pieces::Face;
use crate::voodoo_cards::view::View;
use rules::kit::{Filled, Said, Texted};
use rules::table::Seat;

impl Speaker {
    /// A question, with what the pirate sees that matters for it: a ship that the wind holds, a hold that is full.
    #[must_use]
    pub fn prompt_in(&self, view: &View, seat: Seat, question: Question) -> String {
        let pirate = view.pirates.get(seat.index());
        match question {
            Question::PlaceSoul if pirate.is_some_and(|pirate| pirate.stuck) => {
                self.place_soul(seat, Some(view.wind))
            }
            Question::Goods => {
                let held = pirate.map_or(0, |pirate| pirate.objects.len());
                let full = held >= usize::from(MOST_OBJECTS);
                let room = ("room", if full { "full" } else { "free" }.into());
                self.say("prompt-goods", &[self.pirate(seat), room])
            }
            Question::Swap(victim) => match pirate.and_then(|pirate| pirate.blessed.flatten()) {
                Some(rank) => {
                    let card = ("card", self.piece(Face::Blessed(rank)).into());
                    self.say(
                        "prompt-swap-own",
                        &[self.pirate(seat), self.victim(victim), card],
                    )
                }
                None => self.prompt(seat, question),
            },
            _ => self.prompt(seat, question),
        }
    }

    /// A question, to the pirate whose decision it is.
    #[must_use]
    pub fn prompt(&self, seat: Seat, question: Question) -> String {
        let mut values = question.filled(self);
        values.push(self.pirate(seat));
        match question {
            Question::PlaceSoul => return self.place_soul(seat, None),
            Question::Goods => values.push(("room", "free".into())),
            _ => {}
        }
        self.say(question.text_id(), &values)
    }

    /// An answer, with what whoever sees this view knows of it.
    #[must_use]
    pub fn choice_in(&self, view: &View, seat: Seat, question: Question, choice: Choice) -> String {
        match choice {
            Choice::Conjure => {
                let pirate = view.pirates.get(seat.index());
                self.conjure(pirate.and_then(|pirate| pirate.face_up[0]))
            }
            Choice::Quadrants(quadrants) => self.quadrants(quadrants, Some(view.wind)),
            Choice::GridSoul(cell) => {
                let grid = view.grid.get(usize::from(cell.0));
                self.grid_soul(cell, grid.copied().flatten())
            }
            Choice::TakeSpent => match view.spent.first() {
                Some(&object) => {
                    let object = ("object", self.the_object(object).into());
                    self.say("choice-take-spent-of", &[object])
                }
                None => self.choice(question, choice),
            },
            _ => self.choice(question, choice),
        }
    }

    /// An answer, as it stands on a button.
    #[must_use]
    pub fn choice(&self, question: Question, choice: Choice) -> String {
        let mut values = choice.filled(self);
        let id = match choice {
            Choice::Space(_) => space_id(question),
            Choice::Play(_) if question == Question::SecondCard => "choice-lay-card",
            Choice::Colour(_) => match question {
                Question::CallColour => "choice-colour-call",
                Question::GiveSoul(_) => "choice-colour-give",
                _ => "choice-colour-answer",
            },
            Choice::Pass => pass_id(question),
            Choice::Conjure => return self.conjure(None),
            Choice::Quadrants(quadrants) => return self.quadrants(quadrants, None),
            Choice::GridSoul(at) => return self.grid_soul(at, None),
            _ => choice.text_id(),
        };
        match choice {
            Choice::Use(object)
            | Choice::GiveUp(object)
            | Choice::Fetch(object)
            | Choice::Keep(object) => values.push(("object", self.the_object(object).into())),
            Choice::Switch(at) => values.push(("other", at.opposite().said(self))),
            _ => {}
        }
        self.say(id, &values)
    }
}

/// The rule that asks a question.
pub(super) fn rule_of(_: &View, _: Seat, question: Question) -> Cause {
    match question {
        Question::Start => Cause::Setup,
        Question::PlayCard => Cause::Cards,
        Question::Barrel => Cause::Casting,
        Question::SecondCard | Question::ChooseCard => Cause::Bones,
        Question::Stars(_) => Cause::Stars,
        Question::Turn => Cause::Round,
        Question::Quadrants => Cause::WindBarrel,
        Question::Sea => Cause::SeaBarrel,
        Question::GridSoul => Cause::Jax,
        Question::CallColour | Question::WhichSoul(_) => Cause::Tok,
        Question::Victim | Question::GiveSoul(_) => Cause::Tix,
        Question::Take(_) => Cause::Take,
        Question::PlaceSoul | Question::RitualSail(_) => Cause::Ritual,
        Question::Course => Cause::Compass,
        Question::Board(_) => Cause::Boarding,
        Question::Swap(_) => Cause::Blessed,
        Question::Goods => Cause::SkullHeader,
        Question::GiveUp => Cause::Room,
        Question::Sand => Cause::Sand,
        Question::Fetch => Cause::VoodooMask,
        Question::Trade | Question::LastTrade => Cause::Octopus,
        Question::Search => Cause::Shipwreck,
        Question::Whisper => Cause::GhostWhisper,
        Question::AnswerFire(_) => Cause::GhostShip,
    }
}

/// What a space is chosen for.
fn space_id(question: Question) -> &'static str {
    match question {
        Question::Start => "choice-space-start",
        Question::Stars(_) => "choice-space-stars",
        _ => "choice-space-course",
    }
}

/// What it means to pass.
fn pass_id(question: Question) -> &'static str {
    match question {
        Question::Barrel => "choice-pass-barrel",
        Question::Course => "choice-pass-course",
        Question::Stars(_) => "choice-pass-stars",
        Question::PlaceSoul => "choice-pass-soul",
        Question::Board(_) => "choice-pass-board",
        Question::Swap(_) => "choice-pass-swap",
        Question::Goods => "choice-pass-goods",
        Question::Sand => "choice-pass-sand",
        Question::Search => "choice-pass-search",
        Question::AnswerFire(_) => "choice-pass-answer",
        _ => "choice-pass",
    }
}
