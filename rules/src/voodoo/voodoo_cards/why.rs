//! The causes of events and questions.

use super::VoodooCards;
use super::choice::Question;
use super::event::{Cause, Event, Phase};
use super::pieces::{Barrel, Place};
use crate::why::{answered, came};
use crate::{self as voodoo, Shares};
use rules::table::{Logged, Seat};

/// An event and its cause.
type LoggedEvent = Logged<VoodooCards>;

/// Returns whether an event may have come of an earlier one; of several the latest did.
pub fn led_to(before: &LoggedEvent, told: &LoggedEvent) -> bool {
    match told.event {
        Event::Decided { seat, question, .. } if question.shared().is_none() => {
            asked(before, seat, question)
        }
        Event::Sailed { ship, .. }
        | Event::Passed { ship, .. }
        | Event::Held { ship, .. }
        | Event::Blocked { ship, .. } => sets_sail(before, ship),
        Event::Leapt { .. } if told.cause == Cause::Maelstrom => used(before, told),
        Event::Leapt { ship, .. } => answered::<VoodooCards>(before, ship, |question| {
            matches!(question, Question::Start | Question::Stars(_))
        }),
        Event::BarrelConjured {
            seat,
            barrel: Barrel::Stars,
        } => answered::<VoodooCards>(before, seat, |question| {
            matches!(question, Question::Stars(_))
        }),
        // The wind turns its cards over before it is told that it turned.
        Event::Flipped { .. } | Event::Switched { .. } => match before.event {
            Event::Decided { question, .. } => {
                matches!(question, Question::Sea | Question::Quadrants)
            }
            Event::RitualCalled { .. } => told.cause == Cause::Ritual,
            _ => false,
        },
        Event::Used { seat, .. } => answered::<VoodooCards>(before, seat, |question| {
            matches!(
                question,
                Question::Turn
                    | Question::Barrel
                    | Question::PlaceSoul
                    | Question::AnswerFire(_)
                    | Question::LastTrade
            )
        }),
        Event::Looked { .. } => used(before, told),
        // What was kept of the deck only its captain knows.
        Event::DeckShuffled => match before.event {
            Event::Decided { question, .. } => question == Question::Search,
            _ => used(before, told),
        },
        Event::Boarded { seat, .. } => answered::<VoodooCards>(before, seat, |question| {
            matches!(question, Question::Board(_))
        }),
        // A Ghost Ship fires back, whichever way it was turned last.
        Event::Fired { seat, .. } => {
            let answers = |question| matches!(question, Question::AnswerFire(_));
            answered::<VoodooCards>(before, seat, answers)
                || voodoo::led_to::<VoodooCards>(before, told)
        }
        // A map gives and the Night Watch takes without a question.
        Event::Moved { from, to, .. } if matches!(told.cause, Cause::Map | Cause::NightWatch) => {
            let ship = from.owner().or(to.owner());
            ship.is_some_and(|ship| came::<VoodooCards>(before, ship))
        }
        _ => voodoo::led_to::<VoodooCards>(before, told),
    }
}

/// Returns whether an object was used by the rule of which something else came.
fn used(before: &LoggedEvent, told: &LoggedEvent) -> bool {
    matches!(before.event, Event::Used { .. }) && before.cause == told.cause
}

/// Returns whether an event can set a ship in motion, or keep it there.
fn sets_sail(before: &LoggedEvent, ship: Seat) -> bool {
    let steered = answered::<VoodooCards>(before, ship, |question| {
        matches!(question, Question::Whisper | Question::Course)
    });
    let shared = before.event.shared();
    steered || shared.is_some_and(|shared| voodoo::sets_sail::<VoodooCards>(shared, ship))
}

/// Returns whether an event made one of this game's own questions be asked.
fn asked(before: &LoggedEvent, seat: Seat, question: Question) -> bool {
    match question {
        Question::Start => matches!(before.event, Event::PhaseBegan(Phase::Start, _)),
        Question::Barrel => matches!(before.event, Event::PhaseBegan(Phase::Dusk, _)),
        Question::LastTrade => matches!(before.event, Event::PhaseBegan(Phase::Dawn, _)),
        Question::Stars(_) => {
            answered::<VoodooCards>(before, seat, |question| question == Question::Barrel)
        }
        Question::Sea => {
            matches!(before.event, Event::BarrelConjured { seat: other, .. } if other == seat)
        }
        Question::Course => sets_sail(before, seat),
        Question::Board(victim) | Question::Swap(victim) => {
            matches!(before.event, Event::Passed { ship, over, .. } if (ship, over) == (seat, victim))
        }
        Question::Goods | Question::Sand => came::<VoodooCards>(before, seat),
        Question::GiveUp => {
            matches!(before.event, Event::Moved { to: Place::Hold(other, _), .. } if other == seat)
        }
        Question::Fetch | Question::Trade | Question::Search | Question::Whisper => {
            matches!(before.event, Event::Used { seat: other, .. } if other == seat)
        }
        Question::AnswerFire(attacker) => {
            matches!(before.event, Event::Fired { seat: other, victim, .. } if (other, victim) == (attacker, seat))
        }
        _ => false,
    }
}
