//! Questions and answers in words.

use super::Speaker;
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::Cause;
use crate::voodoo_cards::pieces::Face;
use crate::voodoo_cards::view::View;
use crate::{MOST_OBJECTS, words};
use rules::kit::{Filled, Said, Texted};
use rules::table::Seat;

type Reader<'v> = words::Reader<'v, VoodooCards>;

impl Speaker {
    pub(super) fn ask(&self, seat: Seat, question: Question, reader: Reader) -> Option<String> {
        let pirate = reader.and_then(|(seat, view)| view.pirates.get(seat.index()));
        Some(match question {
            Question::Goods => {
                let held = pirate.map_or(0, |pirate| pirate.objects.len());
                let full = held >= usize::from(MOST_OBJECTS);
                let room = ("room", if full { "full" } else { "free" }.into());
                self.say("prompt-goods", &[self.pirate(seat), room])
            }
            Question::Swap(victim) => {
                let rank = pirate.and_then(|pirate| pirate.blessed.flatten())?;
                let card = ("card", self.piece(Face::Blessed(rank)).into());
                let (pirate, victim) = (self.pirate(seat), self.victim(victim));
                self.say("prompt-swap-own", &[pirate, victim, card])
            }
            _ => return None,
        })
    }

    pub(super) fn answer(&self, question: Question, choice: Choice, reader: Reader) -> String {
        let mut values = choice.filled(self);
        let mut id = match choice {
            Choice::Space(_) => space_id(question),
            Choice::Colour(_) => "choice-colour-answer",
            Choice::Pass => pass_id(question),
            Choice::Conjure => return self.conjure(reader),
            _ => choice.text_id(),
        };
        match choice {
            Choice::Use(object)
            | Choice::GiveUp(object)
            | Choice::Fetch(object)
            | Choice::Keep(object) => values.push(("object", self.the(object).into())),
            Choice::Switch(at) => values.push(("other", at.opposite().said(self))),
            Choice::TakeSpent => {
                if let Some(&object) = reader.and_then(|(_, view)| view.spent.first()) {
                    id = "choice-take-spent-of";
                    values.push(("object", self.the(object).into()));
                }
            }
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

/// Returns what a space is chosen for.
fn space_id(question: Question) -> &'static str {
    match question {
        Question::Start => "choice-space-start",
        Question::Stars(_) => "choice-space-stars",
        _ => "choice-space-course",
    }
}

/// Returns what it means to pass.
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
