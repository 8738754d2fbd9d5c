//! Moonlight: what a pirate does in its turn (`voodoo-pirate-card-game §5`, `§6`).

use super::choice::{Choice, Question, Reason};
use super::event::{Cause, Event};
use super::pieces::Card;
use super::play::{Agenda, Crew, EventLog, Hands, Play, Round, Tonight};
use super::steps::Step;
use crate as voodoo;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Checks whether an Action card can be conjured as things stand.
    pub fn judge_conjuring(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        match card {
            Card::Jax | Card::Take => Ok(()),
            // A Cursed Pirate without a soul takes one from the bag for it (§10).
            Card::Tok => is(self.holds.has_soul_for_card(seat), Reason::NoSoul),
            Card::Hoodoo => is(!self.round.ritual_held, Reason::RitualHeld),
            Card::Tix => self.judge_tix(seat),
        }
    }

    /// Carries out the action of the Moon's holder; the turn goes on, unless that ended it with a facing and a broadside.
    pub fn act(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Face(heading) = choice {
            self.ships.face(seat, heading, &mut self.log);
            return self.agenda.then(Step::Fire(seat));
        }
        self.agenda.then(Step::TakeTurn(seat));
        match choice {
            Choice::Conjure => self.agenda.then(Step::Conjure(seat)),
            Choice::Barrel(barrel) => self.conjure_barrel(seat, barrel),
            Choice::Use(object) => {
                self.own.tonight.note_use(seat, object);
                self.agenda.then(Step::Use((seat, object)));
            }
            _ => {}
        }
    }
}

/// A turn goes on: of the whole table, for a Cursed Pirate weighs first whether its card can be conjured.
pub fn take_turn(seat: Seat, play: &mut Play) {
    if play.crew.is_cursed(seat) {
        play.weigh_card(seat);
    }
    play.agenda.ask(seat, Question::Turn);
}

/// Conjures the Action card played.
pub fn conjure(
    seat: Seat,
    hands: &Hands,
    crew: &Crew,
    tonight: &mut Tonight,
    round: &mut Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    round.conjured = true;
    let Some(card) = hands.played(seat) else {
        return;
    };
    log.tell(Event::Conjured { seat, card }, card_cause(card));
    agenda.then(match card {
        Card::Jax => {
            // The k-th to conjure Jax this round takes k souls.
            tonight.jaxes += 1;
            voodoo::Step::Jax((seat, tonight.jaxes)).into()
        }
        Card::Tok => voodoo::Step::CallColour(seat).into(),
        Card::Hoodoo => voodoo::Step::CallRitual(seat).into(),
        Card::Tix => Step::Tix(seat),
        Card::Take if crew.is_cursed(seat) => Step::CursedTake(seat),
        Card::Take => voodoo::Step::Take((seat, voodoo::THINGS)).into(),
    });
}

/// The cause that a card's effects have.
#[must_use]
pub fn card_cause(card: Card) -> Cause {
    match card {
        Card::Jax => Cause::Jax,
        Card::Tok => Cause::Tok,
        Card::Hoodoo => Cause::Ritual,
        Card::Tix => Cause::Tix,
        Card::Take => Cause::Take,
    }
}
