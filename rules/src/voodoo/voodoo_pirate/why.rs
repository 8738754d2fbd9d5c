//! The causes of events and questions.

use super::VoodooPirate;
use super::choice::Question;
use super::event::{Cause, Event, Phase};
use super::pieces::{Barrel, Place, Tide};
use crate::why::{answered, came};
use crate::{self as voodoo, Shares};
use rules::table::{Logged, Seat};

/// An event and its cause.
type LoggedEvent = Logged<VoodooPirate>;

/// Returns whether an event may have come of an earlier one; of several the latest did.
pub fn led_to(before: &LoggedEvent, told: &LoggedEvent) -> bool {
    match told.event {
        Event::Decided { seat, question, .. } if question.shared().is_none() => {
            asked(before, seat, question)
        }
        Event::Sailed { ship, .. }
        | Event::Leapt { ship, .. }
        | Event::Passed { ship, .. }
        | Event::Held { ship, .. }
        | Event::Blocked { ship, .. }
        | Event::Landed { ship } => sets_sail(before, Some(ship)),
        Event::TileLaid { .. }
        | Event::Moved {
            from: Place::Stack(_),
            ..
        } => sets_sail(before, None),
        Event::Looked { seat, .. } => match before.event {
            Event::Used { seat: other, .. } => other == seat && before.cause == told.cause,
            _ => told.cause == Cause::NewTile && sets_sail(before, None),
        },
        Event::TideTurned(_) => match before.event {
            Event::PhaseBegan(phase, _) => phase == Phase::Dawn && told.cause == Cause::Dawn,
            Event::BarrelConjured { .. } => told.cause == Cause::TideBarrel,
            _ => false,
        },
        Event::ColonialsSailed(_) => matches!(before.event, Event::Conjured { .. }),
        Event::Used { seat, .. } => {
            answered::<VoodooPirate>(before, seat, |question| {
                matches!(question, Question::Turn | Question::Goods)
            }) || came::<VoodooPirate>(before, seat)
        }
        Event::Boarded { seat, .. } => match before.event {
            Event::Passed { ship, .. } => ship == seat,
            Event::Used { seat: other, .. } => other == seat,
            _ => answered::<VoodooPirate>(before, seat, |question| {
                matches!(question, Question::Board(..))
            }),
        },
        Event::BarrelConjured {
            seat,
            barrel: Barrel::Stars,
        } => answered::<VoodooPirate>(before, seat, |question| question == Question::Stars),
        // Dawn digs up what was buried and moves figures, whoever decided before.
        Event::Moved {
            from: Place::Buried(_) | Place::BuriedBerth(..) | Place::On(_),
            ..
        }
        | Event::MovedHidden {
            from: Place::Buried(_),
            ..
        } => matches!(before.event, Event::PhaseBegan(Phase::Dawn, _)),
        Event::MovedHidden { from, to, .. } => {
            voodoo::moved::<VoodooPirate>(before, told, from, to)
        }
        Event::Moved { from, to, .. } if told.cause == Cause::Setup => {
            voodoo::moved::<VoodooPirate>(before, told, from, to)
                && !matches!(before.event, Event::Leapt { .. })
        }
        _ => voodoo::led_to::<VoodooPirate>(before, told),
    }
}

/// Returns whether an event can set a ship in motion, or any ship.
fn sets_sail(before: &LoggedEvent, ship: Option<Seat>) -> bool {
    let is_it = |seat: Seat| ship.is_none_or(|ship| ship == seat);
    match before.event {
        Event::Decided { seat, question, .. } => {
            is_it(seat)
                && matches!(
                    question,
                    Question::Harbour
                        | Question::Stars
                        | Question::Portal
                        | Question::GhostWind
                        | Question::LayTile(_)
                        | Question::RitualSail(_)
                )
        }
        Event::Used { seat, .. } => is_it(seat) && before.cause == Cause::GhostWind,
        Event::TideTurned(tide) => tide == Tide::Out,
        Event::Moved {
            to: Place::Sea(_), ..
        } => before.cause == Cause::Whirlpool,
        Event::Sailed { ship, .. } | Event::Leapt { ship, .. } => is_it(ship),
        Event::Possessed { seat, victim, .. } => is_it(seat) || is_it(victim),
        event => event.shared().is_some_and(|shared| {
            let seat = ship.unwrap_or(Seat(0));
            voodoo::sets_sail::<VoodooPirate>(shared, seat)
        }),
    }
}

/// Returns whether an event made one of this game's own questions be asked.
fn asked(before: &LoggedEvent, seat: Seat, question: Question) -> bool {
    let used = || matches!(before.event, Event::Used { seat: other, .. } if other == seat);
    let cast = |question| matches!(question, Question::CastPoppet);
    match question {
        Question::Harbour => matches!(before.event, Event::PhaseBegan(Phase::Harbour, _)),
        Question::CastPoppet => matches!(before.event, Event::PhaseBegan(Phase::Dusk, _)),
        Question::Bury | Question::Stars => answered::<VoodooPirate>(before, seat, cast),
        Question::Whirlpool => {
            matches!(before.event, Event::BarrelConjured { seat: other, .. } if other == seat)
        }
        Question::LayTile(_) => matches!(before.event, Event::Looked { .. }),
        Question::Board(victim, _) => match before.event {
            Event::Passed { ship, over, .. } => (ship, over) == (seat, victim),
            _ => used(),
        },
        Question::Portal | Question::Goods => came::<VoodooPirate>(before, seat),
        Question::GiveBack => {
            answered::<VoodooPirate>(before, seat, |question| matches!(question, Question::Goods))
        }
        Question::ParrotGives(..) => answered::<VoodooPirate>(before, seat, |question| {
            matches!(question, Question::ParrotTakes)
        }),
        Question::Bottles(..) | Question::ParrotTakes | Question::Oars | Question::GhostWind => {
            used()
        }
        _ => false,
    }
}
