//! The causes of events and questions, as far as both games tell them alike.

use super::{Cause, Event, Place, Question, Shares, Voodoo, Wind};
use rules::table::{Logged, Seat};

/// Returns whether an event may have come of an earlier one; of several the latest did. Events and questions of a game's own are for
/// the game to say.
pub(crate) fn led_to<G: Voodoo>(before: &Logged<G>, told: &Logged<G>) -> bool {
    let (Some(earlier), Some(event)) = (before.event.shared(), told.event.shared()) else {
        return false;
    };
    match event {
        Event::PhaseBegan(..) => false,
        Event::Decided { seat, question, .. } => question
            .shared()
            .is_some_and(|question| decided::<G>(before, earlier, seat, question)),
        Event::Sailed { ship, .. }
        | Event::Leapt { ship, .. }
        | Event::Passed { ship, .. }
        | Event::Held { ship, .. } => sets_sail(earlier, ship),
        Event::Moved { from, to, .. } => moved::<G>(before, told, from, to),
        Event::Faced { ship, .. } => chosen_by(earlier, ship, Question::Turn),
        Event::WindTurned { .. } => match earlier {
            Event::RitualCalled { .. } => told.cause == Cause::Ritual.into(),
            Event::Decided { question, .. } => question.shared() == Some(Question::Quadrants),
            _ => false,
        },
        Event::Revealed { seat, .. } | Event::Skipped { seat, .. } => match earlier {
            Event::Skipped { seat: other, .. } | Event::Reshuffled { seat: other } => other == seat,
            Event::Moved { to, .. } => to.shared() == Some(Place::FaceDown(seat)),
            Event::PhaseBegan(phase, _) => phase == G::DUSK,
            _ => false,
        },
        Event::Reshuffled { seat } => match earlier {
            Event::Skipped { seat: other, .. } => other == seat,
            Event::PhaseBegan(phase, _) => phase == G::DUSK,
            _ => false,
        },
        // Moon acts by itself at Dusk, for whoever's figure stands on it.
        Event::BarrelConjured { barrel, .. } if barrel == G::MOON_BARREL => {
            matches!(earlier, Event::Moved { to, .. } if to.shared() == Some(Place::On(barrel)))
        }
        Event::Conjured { seat, .. } | Event::BarrelConjured { seat, .. } => {
            chosen_by(earlier, seat, Question::Turn)
        }
        Event::NotConjured { seat, .. } => gets_moon::<G>(before, seat),
        Event::RitualCalled { caller, .. } => {
            matches!(earlier, Event::Conjured { seat, .. } if seat == caller)
        }
        Event::RitualSecondRound | Event::RitualEnded { .. } => {
            matches!(earlier, Event::RitualCalled { .. })
        }
        Event::ColourCalled { seat, .. } => match earlier {
            Event::Conjured { seat: other, .. } => other == seat,
            earlier => chosen_by(earlier, seat, Question::CallColour),
        },
        Event::Possessed { seat, .. } => chosen_by(earlier, seat, Question::Victim),
        Event::BlessedSwapped { seat, .. } => {
            matches!(earlier, Event::Passed { ship, .. } if ship == seat)
        }
        // A ship that goes on facing as it did is not told to turn.
        Event::Fired { seat, .. } => {
            matches!(earlier, Event::Faced { ship, .. } if ship == seat)
                || chosen_by(earlier, seat, Question::Turn)
        }
        Event::PowerChanged { seat, .. } => match earlier {
            Event::Fired { .. } => before.cause == told.cause,
            earlier => has_moved(earlier, seat),
        },
        Event::Jailed { seat } => {
            matches!(earlier, Event::Revealed { seat: other, .. } if other == seat)
        }
        Event::PassedOver { seat } => {
            matches!(earlier, Event::Jailed { seat: other } if other == seat)
                || gets_moon::<G>(before, seat)
        }
        Event::Shown { .. } | Event::Scored { .. } => {
            matches!(earlier, Event::PhaseBegan(phase, _) if phase == G::OVER)
        }
        Event::Won { seat } => {
            matches!(earlier, Event::Scored { seat: other, .. } if other == seat)
        }
    }
}

/// Returns whether it is a pirate's answer to a question.
fn chosen_by<G: Voodoo>(earlier: Event<G>, seat: Seat, asked: Question) -> bool {
    matches!(earlier, Event::Decided { seat: other, question, .. }
        if other == seat && question.shared() == Some(asked))
}

/// The Moon comes to a pirate: its turn begins.
fn gets_moon<G: Voodoo>(before: &Logged<G>, seat: Seat) -> bool {
    match before.event.shared() {
        Some(Event::PhaseBegan(phase, _)) => phase == G::MOONLIGHT,
        // Goods go from ship to ship by rules of their own.
        Some(Event::Moved { from, to, .. }) if before.cause == Cause::Round.into() => {
            let aboard = |place: G::Place| matches!(place.shared(), Some(Place::Aboard(_)));
            to.shared() == Some(Place::Aboard(seat)) && aboard(from)
        }
        _ => false,
    }
}

/// Returns whether an event made a question be asked.
fn decided<G: Voodoo>(
    before: &Logged<G>,
    earlier: Event<G>,
    seat: Seat,
    question: Question,
) -> bool {
    match question {
        Question::Turn => gets_moon::<G>(before, seat),
        Question::PlayCard | Question::SecondCard => {
            matches!(earlier, Event::PhaseBegan(phase, _) if phase == G::DUSK)
        }
        Question::ChooseCard => {
            matches!(earlier, Event::Revealed { seat: other, .. } if other == seat)
        }
        Question::Quadrants => {
            matches!(earlier, Event::BarrelConjured { seat: other, .. } if other == seat)
        }
        Question::GridSoul | Question::CallColour | Question::Victim | Question::Take(_) => {
            matches!(earlier, Event::Conjured { seat: other, .. } if other == seat)
        }
        Question::WhichSoul(_) => {
            matches!(earlier, Event::ColourCalled { seat: other, .. } if other == seat)
        }
        Question::GiveSoul(_) => {
            matches!(earlier, Event::Possessed { seat: other, .. } if other == seat)
        }
        Question::PlaceSoul => {
            matches!(
                earlier,
                Event::RitualCalled { .. } | Event::RitualSecondRound
            )
        }
        Question::RitualSail(_) => chosen_by(earlier, seat, Question::PlaceSoul),
    }
}

/// Returns whether a ship has come to another space.
fn has_moved<G: Voodoo>(earlier: Event<G>, ship: Seat) -> bool {
    match earlier {
        Event::Sailed { ship: other, .. } | Event::Leapt { ship: other, .. } => other == ship,
        _ => false,
    }
}

/// Returns whether it is a pirate's answer to such a question.
pub(crate) fn answered<G: Voodoo>(
    before: &Logged<G>,
    seat: Seat,
    is_it: impl Fn(G::Question) -> bool,
) -> bool {
    matches!(before.event.shared(), Some(Event::Decided { seat: other, question, .. })
        if other == seat && is_it(question))
}

/// Returns whether a ship has come to another space.
pub(crate) fn came<G: Voodoo>(before: &Logged<G>, ship: Seat) -> bool {
    let shared = before.event.shared();
    shared.is_some_and(|shared| has_moved(shared, ship))
}

/// Returns whether an event can set a ship in motion, or keep it there.
pub(crate) fn sets_sail<G: Voodoo>(earlier: Event<G>, ship: Seat) -> bool {
    match earlier {
        Event::Decided { seat, question, .. } => {
            seat == ship && matches!(question.shared(), Some(Question::RitualSail(_)))
        }
        Event::WindTurned { to, .. } => matches!(to, Wind::Storm | Wind::Mermaids),
        Event::Possessed { seat, victim, .. } => [seat, victim].contains(&ship),
        earlier => has_moved(earlier, ship),
    }
}

/// Returns whether an event moved a piece: an event of the same rule, the answer that did, the move that brought a ship where it happened, or the
/// phase that began.
pub(crate) fn moved<G: Voodoo>(
    before: &Logged<G>,
    told: &Logged<G>,
    from: G::Place,
    to: G::Place,
) -> bool {
    let earlier = before.event.shared();
    let by = |cause: Cause| told.cause == cause.into();
    // What the round moves by itself comes of its phase, whoever decided before.
    if by(Cause::Round) || by(Cause::Dawn) {
        return matches!(earlier, Some(Event::PhaseBegan(..)));
    }
    let Some(earlier) = earlier else {
        return before.cause == told.cause;
    };
    let owners = [G::owner(to), G::owner(from)];
    // What belongs to nobody is moved by whoever acts.
    let owns = |seat: Seat| owners.contains(&Some(seat)) || owners == [None, None];
    match earlier {
        Event::PhaseBegan(phase, _) => phase == G::DUSK && (by(Cause::Cards) || by(Cause::Cursed)),
        Event::Moved { .. } => false,
        Event::Decided { seat, .. }
        | Event::Conjured { seat, .. }
        | Event::BarrelConjured { seat, .. }
        | Event::ColourCalled { seat, .. } => owns(seat),
        Event::WindTurned { .. } => by(Cause::Mermaids),
        Event::RitualCalled { .. } | Event::RitualSecondRound => {
            by(Cause::Cursed) || before.cause == told.cause
        }
        Event::Sailed { ship, .. } | Event::Leapt { ship, .. } => owners.contains(&Some(ship)),
        _ => before.cause == told.cause,
    }
}
