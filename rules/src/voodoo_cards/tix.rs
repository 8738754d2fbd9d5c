//! Tix: possess another ship (`voodoo-pirate-card-game §6`, `§12.10`).

use super::VoodooCards;
use super::choice::{Question, Reason};
use super::event::{Cause, Event};
use super::play::Play;
use super::ring::{Heading, Space};
use super::sailing::Voyage;
use super::steps::Step;
use crate::table::Seat;
use crate::voodoo::Voodoo;

/// A possession: who, whom, which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Possession {
    /// The conjurer.
    pub seat: Seat,
    /// The victim.
    pub victim: Seat,
    /// The way the victim sails; the conjurer sails the opposite way.
    pub heading: Heading,
}

impl Play<'_, '_> {
    /// Whether Tix can be conjured: a soul to give, and a victim.
    pub fn judge_tix(&self, seat: Seat) -> Result<(), Reason> {
        if !self.has_soul_for_card(seat) {
            return Err(Reason::NoSoul);
        }
        if self.is_stuck(seat) {
            return Err(Reason::Stuck);
        }
        let any = seat.round(self.seats()).any(|victim| {
            Heading::ALL
                .iter()
                .any(|&way| self.judge_victim(seat, victim, way).is_ok())
        });
        any.then_some(()).ok_or(Reason::NothingThere)
    }

    /// Whether a ship can be the victim, and both can move: judged before either does.
    pub fn judge_victim(&self, seat: Seat, victim: Seat, way: Heading) -> Result<(), Reason> {
        if victim == seat || victim.0 >= self.seats() {
            return Err(Reason::NoSuchThing);
        }
        if VoodooCards::has_grigri(self, victim) {
            return Err(Reason::GriGri);
        }
        if !self.has_soul_room(victim) {
            return Err(Reason::NoRoom);
        }
        let waters = self.waters();
        waters.judge_move(victim, way, false)?;
        waters.judge_move(seat, way.opposite(), true)
    }

    /// Chooses a victim.
    pub fn tix(&mut self, seat: Seat) {
        if self.gets_free_souls(seat) && !self.has_soul(seat) {
            self.draw_soul(seat, Cause::Cursed);
        }
        self.ask(seat, Question::Victim);
    }

    /// The victim is chosen; then the soul to give.
    pub fn possess(&mut self, possession: Possession) {
        let Possession {
            seat,
            victim,
            heading,
        } = possession;
        let event = Event::Possessed {
            seat,
            victim,
            heading,
        };
        self.tell(event, Cause::Tix);
        self.then(Step::Possess(possession));
        self.ask(seat, Question::GiveSoul(victim));
    }
}

/// The victim sails first, then the conjurer the opposite way.
pub fn possess(possession: Possession, play: &mut Play) {
    let Possession {
        seat,
        victim,
        heading,
    } = possession;
    play.then(Step::SailOpposite((seat, heading.opposite())));
    if let Some(at) = play.space(victim) {
        play.set_sail(forced(victim, at, heading));
    }
}

/// The conjurer's own space, if the victim's move left it possible.
pub fn sail_opposite((seat, heading): (Seat, Heading), play: &mut Play) {
    if let Some(at) = play.space(seat)
        && play.waters().judge_move(seat, heading, true).is_ok()
    {
        play.set_sail(own(seat, at, heading));
    }
}

/// The victim's move.
pub(super) fn forced(victim: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage::new(victim, at, heading, 1, Cause::Tix)
}

/// The conjurer's move.
pub(super) fn own(seat: Seat, at: Space, heading: Heading) -> Voyage {
    Voyage::new(seat, at, heading, 1, Cause::Tix).willing()
}
